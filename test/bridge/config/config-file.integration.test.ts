import { lstat, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bindOf, type ConfigFile } from '../../../src/bridge/config/config-file.ts'
import { ConfigFileError } from '../../../src/bridge/config/config-file-error.ts'
import type { PlatformEntry } from '../../../src/bridge/config/types.ts'
import { createPlace, samplePlugin } from './place.ts'
import { nameOf, textOf } from './writer-texts.ts'

const first = textOf('test', 0)

/** A place with a config that is known. */
async function createKnown() {
  const place = await createPlace()
  await writeFile(place.file, first)
  return { ...place, config: await place.open() }
}

async function contents(config: ConfigFile): Promise<string[]> {
  const versions = await config.backups()
  return Promise.all(versions.map(async ({ id }) => (await config.backup(id)).content))
}

describe('the first boot', () => {
  it('makes a config with an identity of its own', async () => {
    const { file, open, logged, beside } = await createPlace()
    const config = await open()
    const { bridge, platforms, disabledPlugins } = await config.readConfig()
    expect(bridge).toEqual({
      name: `Triptych ${bridge.username.slice(-5).replace(':', '')}`,
      port: 8582,
      hapPort: expect.any(Number),
      pincode: expect.stringMatching(/^\d{3}-\d{2}-\d{3}$/),
      username: expect.stringMatching(/^0E(:[0-9A-F]{2}){5}$/),
      logLevel: 'info',
    })
    expect(platforms).toEqual([])
    expect(disabledPlugins).toEqual([])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await contents(config)).toEqual([await config.text()])
    expect(await beside()).toEqual([])
    expect(logged).toEqual([`${file} was made`])

    const other = await (await createPlace()).open()
    expect((await other.bridge()).username).not.toBe(bridge.username)
    expect((await other.bridge()).pincode).not.toBe(bridge.pincode)
  })

  it('has virtual accessories where a sample is wanted, and only then', async () => {
    const { openSample, open } = await createPlace()
    const { platforms } = await (await openSample()).readConfig()
    expect(platforms).toEqual([
      {
        platform: 'Virtual',
        plugin: samplePlugin,
        accessories: [
          { id: 'lamp', type: 'dimmable-light', name: 'Lamp' },
          { id: 'temperature', type: 'temperature-sensor', name: 'Temperature' },
        ],
      },
    ])
    expect((await (await open()).readConfig()).platforms).toEqual(platforms)
    const real = await createPlace()
    await real.open()
    expect((await (await real.openSample()).readConfig()).platforms).toEqual([])
  })

  it('names a port that is free', async () => {
    const { hapPort } = await (await (await createPlace()).open()).bridge()
    const server = createServer()
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(hapPort, resolve))
  })

  it('is one, also where two come at once', async () => {
    const { open } = await createPlace()
    const [one, two] = await Promise.all([open(), open()])
    expect(await one.text()).toBe(await two.text())
    expect(await one.backups()).toHaveLength(1)
  })

  it('begins anew where the file is gone, and tells', async () => {
    const { open, file, logged, config } = await createKnown()
    await rm(file)
    const again = await open()
    expect(logged.at(-1)).toBe(
      `${file} was missing: this is a new bridge; an earlier version of the config can be restored`,
    )
    expect((await contents(again)).at(-1)).toBe(first)
    await rm(file)
    await expect(config.text()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(config.setDisabled('a', true)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await config.replace(first)).toBe(true)
    expect(await config.text()).toBe(first)
  })
})

describe('opening', () => {
  it.each<[string, string | Buffer, object]>([
    ['no JSON', '{\n  "bridge": {,}\n}', { code: 'config_not_json', extensions: { line: 2, column: 14 } }],
    [
      'no config',
      '{"bridge": {}}',
      { code: 'config_invalid', message: expect.stringContaining('/platforms is missing') },
    ],
    [
      'no UTF-8',
      Buffer.from('{"ü":\n"\xff"}', 'latin1'),
      { code: 'config_not_json', extensions: { line: 1, column: 3 } },
    ],
    [
      'a cut off letter',
      Buffer.from('"ü').subarray(0, 2),
      { code: 'config_not_json', extensions: { line: 1, column: 2 } },
    ],
    ['too large', ' '.repeat(1024 * 1024 + 1), { code: 'config_invalid' }],
  ])('refuses a file that is %s, by its name', async (_what, text, expected) => {
    const { file, open, db } = await createPlace()
    await writeFile(file, text)
    const error = await open().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConfigFileError)
    expect(error).toMatchObject(expected)
    expect(error).toMatchObject({ message: expect.stringContaining(`${file}: `) })
    expect(await readFile(file)).toEqual(Buffer.from(text))
    expect(await db.reader.selectFrom('config_version').selectAll().execute()).toEqual([])
  })

  it('refuses what is not a file', async () => {
    const { file, open } = await createPlace()
    await mkdir(file)
    await expect(open()).rejects.toMatchObject({ code: 'unavailable', message: `${file} is not a file` })
  })

  it('removes what a killed process left, and nothing else', async () => {
    const { dataDir, open, beside } = await createPlace()
    const others = ['.config.json.swp', '.config.json.0123456789abcdef.tmp.bak', 'x.config.json.0123456789abcdef.tmp']
    for (const name of [...others, '.config.json.0123456789abcdef.tmp']) await writeFile(join(dataDir, name), 'x')
    await open()
    expect((await beside()).sort()).toEqual(others.sort())
  })

  it('writes through a link', async () => {
    const { dataDir, file, open, beside } = await createPlace()
    await mkdir(join(dataDir, 'real'))
    const target = join(dataDir, 'real', 'bridge.json')
    await symlink('real/bridge.json', file)
    const config = await open()
    expect(await config.replace(first)).toBe(true)
    expect((await lstat(file)).isSymbolicLink()).toBe(true)
    expect(await readFile(target, 'utf8')).toBe(first)
    expect(await beside()).toEqual(['real'])
  })
})

describe('replace', () => {
  it('stores a text byte for byte', async () => {
    const { config, file } = await createKnown()
    const text = `\r\n${first}\t\n`
    expect(await config.replace(text)).toBe(true)
    expect(await readFile(file, 'utf8')).toBe(text)
    expect(await contents(config)).toEqual([text, first])
  })

  it('keeps no version of what is there already, and touches nothing', async () => {
    const { config, file } = await createKnown()
    const before = await stat(file)
    expect(await config.replace(first)).toBe(false)
    expect(await config.changeBridge({ port: 8582, logLevel: 'info' })).toBe(false)
    const { ino, mtimeMs, ctimeMs } = await stat(file)
    expect({ ino, mtimeMs, ctimeMs }).toEqual({ ino: before.ino, mtimeMs: before.mtimeMs, ctimeMs: before.ctimeMs })
    expect(await config.backups()).toHaveLength(1)
  })

  it('leaves the file where the text is bad', async () => {
    const { config } = await createKnown()
    await expect(config.replace('{')).rejects.toMatchObject({ code: 'config_not_json' })
    await expect(config.replace('{}')).rejects.toMatchObject({ code: 'config_invalid' })
    expect(await config.text()).toBe(first)
    expect(await config.backups()).toHaveLength(1)
  })
})

describe('edits by hand', () => {
  it('become versions of their own', async () => {
    const { config, file, open } = await createKnown()
    await writeFile(file, textOf('hand', 2))
    expect((await config.bridge()).name).toBe(nameOf('hand', 2))
    await config.replace(textOf('api', 4))
    expect(await contents(config)).toEqual([textOf('api', 4), textOf('hand', 2), first])
    await writeFile(file, textOf('hand', 6))
    await open()
    expect((await contents(config))[0]).toBe(textOf('hand', 6))
  })

  it.each([
    ['no JSON', '{"bridge":', 'line 1, column 11: value expected'],
    ['no config', '{}', '/bridge is missing; /platforms is missing'],
  ])('that leave %s are reported, kept and mended', async (_what, text, message) => {
    const { config, file } = await createKnown()
    await writeFile(file, text)
    const broken = { code: 'unavailable', message: `${file}: ${message}`, cause: expect.any(ConfigFileError) }
    expect(await config.text()).toBe(text)
    await expect(config.bridge()).rejects.toMatchObject(broken)
    await expect(config.platform('a')).rejects.toMatchObject(broken)
    await expect(config.changeBridge({ port: 1 })).rejects.toMatchObject(broken)
    expect(await readFile(file, 'utf8')).toBe(text)
    await config.replace(textOf('api', 2))
    expect(await contents(config)).toEqual([textOf('api', 2), text, first])
    const [, kept] = await config.backups()
    await expect(config.restore(kept?.id ?? '')).rejects.toBeInstanceOf(ConfigFileError)
  })

  it('that no version could hold are not overwritten', async () => {
    const { config, file } = await createKnown()
    for (const bytes of [Buffer.from([0xff]), Buffer.alloc(1024 * 1024 + 1, ' ')]) {
      await writeFile(file, bytes)
      await expect(config.text()).rejects.toMatchObject({ code: 'unavailable' })
      await expect(config.replace(textOf('api', 2))).rejects.toMatchObject({ code: 'unavailable' })
      expect((await readFile(file)).equals(bytes)).toBe(true)
    }
  })
})

describe('changeBridge', () => {
  it('takes addresses as a list with commas, without the blanks around them', () => {
    expect(['en0', ' en0 ', 'en0, 192.0.2.1', 'en0,'].map(bindOf)).toEqual([
      'en0',
      'en0',
      ['en0', '192.0.2.1'],
      ['en0', ''],
    ])
  })

  it('sets the fields that are given, and nothing else', async () => {
    const { config } = await createKnown()
    expect(await config.changeBridge({ port: 9000, bind: null, advertiser: 'none' })).toBe(true)
    expect(await config.text()).toBe(
      first
        .replace('"port": 8582', '"port": 9000')
        .replace('"logLevel": "info"', '"logLevel": "info",\n    "bind": null,\n    "advertiser": "none"'),
    )
    expect(await config.backups()).toHaveLength(2)
  })

  it('refuses unknown fields and bad values, by their paths', async () => {
    const { config } = await createKnown()
    const refused = (fields: object) => config.changeBridge(fields).catch((error: ConfigFileError) => error.errors)
    expect(await refused({ prot: 1, port: 2 })).toEqual([
      { in: 'body', name: '/bridge/prot', message: 'is not a field of the bridge' },
    ])
    expect(await refused(JSON.parse('{"__proto__": 1}'))).toMatchObject([{ name: '/bridge/__proto__' }])
    expect(await refused({ port: 51826 })).toMatchObject([{ name: '/bridge/hapPort' }])
    expect(await refused({ pincode: '123-45-678', name: {} })).toMatchObject([
      { name: '/bridge/name' },
      { name: '/bridge/pincode' },
    ])
    expect(await config.text()).toBe(first)
  })

  it('leaves fields that are not of the bridge, and does not show them', async () => {
    const { config } = await createKnown()
    await config.replace(first.replace('"port"', '"disableIpc": true,\n    "port"'))
    await config.changeBridge({ name: 'other' })
    expect(await config.text()).toContain('"disableIpc": true')
    expect(await config.bridge()).not.toHaveProperty('disableIpc')
  })
})

describe('platforms', () => {
  const entry = (platform: string, more: object = {}): PlatformEntry => ({ platform, plugin: '/p', ...more })

  it('are added at the end and replaced in their place', async () => {
    const { config } = await createKnown()
    for (const name of ['a', 'b', 'c']) expect(await config.putPlatform(entry(name))).toBe(true)
    expect(await config.putPlatform(entry('b', { deep: { er: [1, { x: null }] } }))).toBe(true)
    expect(await config.putPlatform(entry('b', { deep: { er: [1, { x: null }] } }))).toBe(false)
    const { platforms } = await config.readConfig()
    expect(platforms).toEqual([entry('a'), entry('b', { deep: { er: [1, { x: null }] } }), entry('c')])
    expect(await config.platform('b')).toEqual(platforms[1])
    expect(await config.platform('d')).toBeNull()
    expect(await config.platform('constructor')).toBeNull()
  })

  it('of one plugin are told apart by their names', async () => {
    const { config } = await createKnown()
    const { platforms: _none, ...rest } = await config.readConfig()
    const several = [entry('a', { name: 'x' }), entry('a', { name: 'y' }), entry('b')]
    await config.replace(JSON.stringify({ ...rest, platforms: several }))
    expect(await config.platform('a')).toEqual(several[0])
    await config.putPlatform(entry('a', { name: 'y', more: 1 }))
    await config.putPlatform(entry('a', { name: 'z' }))
    const { platforms } = await config.readConfig()
    expect(platforms).toEqual([entry('a', { name: 'z' }), entry('a', { name: 'y', more: 1 }), entry('b')])
    await expect(config.putPlatform(entry('a', { plugin: '/other' }))).rejects.toMatchObject({ code: 'config_invalid' })
  })

  it('are refused by their paths', async () => {
    const { config } = await createKnown()
    await config.putPlatform(entry('a'))
    const now = await config.text()
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
    const refused = async (given: unknown): Promise<string[] | undefined> => {
      const error = await config.putPlatform(given as PlatformEntry).catch((thrown: ConfigFileError) => thrown)
      return error instanceof ConfigFileError ? error.errors?.map(({ name }) => name) : undefined
    }
    expect(await refused({ platform: 'b' })).toEqual(['/platforms/1/plugin'])
    expect(await refused({ platform: 'a', plugin: 1 })).toEqual(['/platforms/0/plugin'])
    expect(await refused({ platform: 1, plugin: '' })).toEqual(['/platforms/1/platform', '/platforms/1/plugin'])
    expect(await refused(JSON.parse('{"platform": "a", "plugin": "/p", "x": {"__proto__": 1}}'))).toEqual([
      '/platforms/0/x/__proto__',
    ])
    expect(await refused(entry('a', { x: nested(62) }))).toEqual(['/platforms/0'])
    expect(await refused(entry('b', { x: nested(4000) }))).toEqual(['/platforms/1'])
    expect(await refused(entry('a', { x: 'x'.repeat(1024 * 1024) }))).toEqual([''])
    expect(await config.text()).toBe(now)
    expect(await config.putPlatform(entry('a', { x: nested(61) }))).toBe(true)
  })

  it('are disabled by the id of their plugin', async () => {
    const { config } = await createKnown()
    expect(await config.setDisabled('a', false)).toBe(false)
    expect(await config.setDisabled('a', true)).toBe(true)
    expect(await config.setDisabled('a', true)).toBe(false)
    expect(await config.setDisabled('@b/homebridge-c', true)).toBe(true)
    expect((await config.readConfig()).disabledPlugins).toEqual(['a', '@b/homebridge-c'])
    expect(await config.setDisabled('a', false)).toBe(true)
    expect((await config.readConfig()).disabledPlugins).toEqual(['@b/homebridge-c'])
    await expect(config.setDisabled('', true)).rejects.toMatchObject({ code: 'config_invalid' })
  })
})

describe('versions', () => {
  it('are the last fifty, newest first, also when the clock steps back', async () => {
    const { config } = await createKnown()
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'] })
    const now = Date.now()
    for (let count = 2; count <= 120; count += 2) {
      vi.setSystemTime(now - count * 1000)
      await config.replace(textOf('test', count))
    }
    const versions = await config.backups()
    expect(await contents(config)).toEqual(Array.from({ length: 50 }, (_, index) => textOf('test', 120 - 2 * index)))
    expect(versions[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: now - 120_000,
      size: Buffer.byteLength(textOf('test', 120)),
    })
  })

  it('are restored as they were, which makes another', async () => {
    const { config } = await createKnown()
    await config.replace(textOf('test', 2))
    const [newest, oldest] = await config.backups()
    expect(await config.restore(newest?.id ?? '')).toBe(false)
    expect(await config.restore(oldest?.id ?? '')).toBe(true)
    expect(await contents(config)).toEqual([first, textOf('test', 2), first])
    expect(await config.text()).toBe(first)
    for (const id of ['', 'nope', '01980000-0000-7000-8000-000000000000']) {
      await expect(config.backup(id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(config.restore(id)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})
