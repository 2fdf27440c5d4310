import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { homebridgeManifest, packagesIn, pluginsFolder, writeIn } from './plugin-folders.ts'

const entry = 'module.exports = () => {}'

describe('the plugins that are installed', () => {
  it('are those of Homebridge, by name and keyword, scoped ones too', async () => {
    const folder = await pluginsFolder({
      'node_modules/homebridge-lamp/package.json': homebridgeManifest('homebridge-lamp'),
      'node_modules/homebridge-lamp/index.js': entry,
      'node_modules/@some.one/homebridge-door/package.json': homebridgeManifest('@some.one/homebridge-door'),
      'node_modules/@some.one/homebridge-door/index.js': entry,
      'node_modules/homebridge-keyless/package.json': { name: 'homebridge-keyless', version: '1.0.0' },
      'node_modules/homebridge-keyless/index.js': entry,
      'node_modules/lodash/package.json': homebridgeManifest('lodash'),
      'node_modules/lodash/index.js': entry,
    })
    const { packages } = await packagesIn(folder)
    expect(await packages.installed()).toEqual([
      {
        name: '@some.one/homebridge-door',
        version: '1.2.3',
        path: join(folder, 'node_modules/@some.one/homebridge-door/index.js'),
      },
      { name: 'homebridge-lamp', version: '1.2.3', path: join(folder, 'node_modules/homebridge-lamp/index.js') },
    ])
  })

  it.each([
    ['exports as a path', { exports: './dist/a.js' }, 'dist/a.js'],
    [
      'exports by condition',
      { exports: { types: './a.d.ts', require: './dist/c.cjs', import: './dist/a.js' } },
      'dist/a.js',
    ],
    ['exports of its own name', { exports: { '.': { require: './dist/c.cjs' }, './x': './x.js' } }, 'dist/c.cjs'],
    ['exports within conditions', { exports: { node: { default: './dist/a.js' } } }, 'dist/a.js'],
    ['exports with a choice', { exports: [{ browser: './x.js' }, './dist/a.js'] }, 'dist/a.js'],
    ['main', { main: 'dist/a.js' }, 'dist/a.js'],
    ['main without its ending', { main: './dist/a' }, 'dist/a.js'],
    ['main as a folder', { main: 'dist' }, 'dist/index.js'],
    ['main that leads out', { main: '../../../secret.js' }, 'index.js'],
    ['none of both', {}, 'index.js'],
  ])('are entered by %s', async (_name, manifest, path) => {
    const folder = await pluginsFolder({
      'secret.js': entry,
      'node_modules/homebridge-lamp/package.json': homebridgeManifest('homebridge-lamp', manifest),
      'node_modules/homebridge-lamp/index.js': entry,
      'node_modules/homebridge-lamp/dist/index.js': entry,
      'node_modules/homebridge-lamp/dist/a.js': entry,
      'node_modules/homebridge-lamp/dist/c.cjs': entry,
    })
    const { packages } = await packagesIn(folder)
    expect((await packages.installed()).map((plugin) => plugin.path)).toEqual([
      join(folder, 'node_modules/homebridge-lamp', path),
    ])
  })

  it('are without what is broken, foreign or elsewhere', async () => {
    const folder = await pluginsFolder({
      'elsewhere/homebridge-linked/package.json': homebridgeManifest('homebridge-linked'),
      'elsewhere/homebridge-linked/index.js': entry,
      'node_modules/homebridge-broken/package.json': '{"name":',
      'node_modules/homebridge-list/package.json': '[]',
      'node_modules/homebridge-empty/readme': '',
      'node_modules/homebridge-file': '',
      'node_modules/homebridge-entryless/package.json': homebridgeManifest('homebridge-entryless'),
      'node_modules/homebridge-other/package.json': homebridgeManifest('homebridge-lamp'),
      'node_modules/homebridge-other/index.js': entry,
      'node_modules/homebridge-huge/package.json': `${JSON.stringify(homebridgeManifest('homebridge-huge'))}${' '.repeat(1_100_000)}`,
      'node_modules/homebridge-huge/index.js': entry,
      'node_modules/.homebridge-hidden/package.json': homebridgeManifest('homebridge-hidden'),
      'node_modules/@scope': '',
    })
    await symlink(join(folder, 'elsewhere/homebridge-linked'), join(folder, 'node_modules/homebridge-linked'))
    await symlink('nowhere', join(folder, 'node_modules/homebridge-nowhere'))
    const { packages } = await packagesIn(folder)
    expect(await packages.installed()).toEqual([])
  })

  it('may be links into the trees beside them, and their paths outlast an update', async () => {
    const tree = (id: string, version: string) => ({
      [`trees/${id}/node_modules/homebridge-lamp/package.json`]: homebridgeManifest('homebridge-lamp', { version }),
      [`trees/${id}/node_modules/homebridge-lamp/index.js`]: entry,
      [`trees/${id}/node_modules/homebridge-lamp/config.schema.json`]: { pluginAlias: version },
    })
    const folder = await pluginsFolder({ ...tree('one', '1.0.0'), ...tree('two', '2.0.0'), 'node_modules/x': '' })
    const link = join(folder, 'node_modules/homebridge-lamp')
    const { packages } = await packagesIn(folder)
    for (const [id, version] of [
      ['one', '1.0.0'],
      ['two', '2.0.0'],
    ] as const) {
      await rm(link, { force: true })
      await symlink(`../trees/${id}/node_modules/homebridge-lamp`, link)
      expect(await packages.installed()).toEqual([{ name: 'homebridge-lamp', version, path: join(link, 'index.js') }])
      expect(await packages.schema('homebridge-lamp')).toEqual({ schema: { pluginAlias: version } })
    }
  })

  it('are none without the folder', async () => {
    const { packages } = await packagesIn(await pluginsFolder({}))
    expect(await packages.installed()).toEqual([])
    expect(await packages.local()).toEqual([])
  })
})

describe('the plugins that are local', () => {
  it('are those of the native directories, as they are now', async () => {
    const folder = await pluginsFolder({})
    const { packages } = await packagesIn(folder)
    expect(await packages.local()).toEqual([])
    await writeIn(folder, 'native/bell/package.json', { name: 'door-bell', version: '0.1.0' })
    await writeIn(folder, 'native/bell/index.js', '')
    await mkdir(join(folder, 'native/empty'))
    expect(await packages.local()).toEqual([
      { name: 'door-bell', version: '0.1.0', path: join(folder, 'native/bell/index.js') },
    ])
  })
})

describe('the schema of a plugin', () => {
  const schema = { pluginAlias: 'Lamp', pluginType: 'platform', schema: { type: 'object' } }
  const files = {
    'native/bell/package.json': { name: 'door-bell' },
    'native/bell/lib/index.js': '',
    'native/bell/index.js': '',
    'node_modules/@some/homebridge-lamp/package.json': homebridgeManifest('@some/homebridge-lamp', {
      main: 'dist/a.js',
    }),
    'node_modules/@some/homebridge-lamp/dist/a.js': entry,
  }
  const lampSchema = 'node_modules/@some/homebridge-lamp/config.schema.json'

  it('is its config.schema.json', async () => {
    const folder = await pluginsFolder({ ...files, [lampSchema]: `\uFEFF${JSON.stringify(schema)}` })
    await writeIn(folder, 'native/bell/config.schema.json', { ...schema, pluginAlias: 'Bell' })
    const { packages } = await packagesIn(folder)
    expect(await packages.schema('@some/homebridge-lamp')).toEqual({ schema })
    expect(await packages.schema('door-bell')).toEqual({ schema: { ...schema, pluginAlias: 'Bell' } })
  })

  it('is not found where there is none', async () => {
    const { packages, warnings } = await packagesIn(await pluginsFolder(files))
    for (const name of ['@some/homebridge-lamp', 'door-bell']) {
      await expect(packages.schema(name)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(warnings).toEqual([])
  })

  it.each([
    ['no JSON', '{', /JSON/],
    ['a list', '[]', /not a JSON object/],
    ['nested without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /nested more than 200 levels/],
    ['more than 1 MiB', `{"a":"${'x'.repeat(1_048_576)}"}`, /longer than 1048576 bytes/],
  ])('is not found where it is %s, and the log says why', async (_name, content, reason) => {
    const { packages, warnings } = await packagesIn(await pluginsFolder({ ...files, [lampSchema]: content }))
    await expect(packages.schema('@some/homebridge-lamp')).rejects.toMatchObject({ code: 'not_found' })
    expect(warnings).toEqual([expect.stringMatching(/^config\.schema\.json of plugin @some\/homebridge-lamp: /)])
    expect(warnings[0]).toMatch(reason)
  })

  it('never comes from outside of the plugin', async () => {
    const folder = await pluginsFolder({ ...files, 'secret.json': schema })
    await symlink(join(folder, 'secret.json'), join(folder, lampSchema))
    const { packages } = await packagesIn(folder)
    await expect(packages.schema('@some/homebridge-lamp')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('an invalid name', () => {
  it.each([
    '',
    '.',
    '..',
    '../native/bell',
    '../../etc/passwd',
    '/etc/passwd',
    '%2e%2e%2fbell',
    'bell%2fpackage.json',
    'bell',
    'door-bell/../door-bell',
    'door-bell\0',
    'DOOR-BELL',
    '@some',
    '__proto__',
    'x'.repeat(300),
  ])('%j is not found', async (name) => {
    const folder = await pluginsFolder({
      'native/bell/package.json': { name: 'door-bell' },
      'native/bell/index.js': '',
    })
    const { packages } = await packagesIn(folder)
    await expect(packages.schema(name)).rejects.toMatchObject({ code: 'not_found' })
    await expect(packages.info(name)).rejects.toMatchObject({ code: 'not_found' })
  })
})
