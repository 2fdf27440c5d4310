import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type FolderOptions, makeBridgeFolder } from '../../support/bridge-folder.ts'
import { type BridgeServer, startBridge } from '../../support/bridge-server.ts'
import { freePort } from '../../support/loopback.ts'
import { startTriptych } from '../../support/process.ts'
import { copyFixtures } from '../fixtures/homebridge/index.ts'
import { canBeOther, otherUser } from '../host/other-user.ts'
import { openStream, outcome } from './open-stream.ts'

const refused = '403 plugin_forbidden'
const homebridge = 'homebridge-fixture-intruder'

const hasIPv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'))

/** A port for the bridge, and a file that is not the plugin's: what a plugin has to know to try. */
async function target() {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const secret = join(folder, 'secret')
  await writeFile(secret, 'secret', { mode: 0o600 })
  // Other users pass through, and write nothing.
  await chmod(folder, 0o711)
  return { port: await freePort(), secret }
}

/** Starts a bridge on every address of this machine. */
async function bridgeAt(port: number, options: FolderOptions) {
  const folder = await makeBridgeFolder({ platforms: [], ...options })
  await copyFixtures(join(folder.path, 'plugins'))
  await chmod(folder.path, 0o711)
  const everywhere = { SVC_HOST: '::', SVC_BRIDGE_INSECURE: 'true' }
  const bridge = await startBridge(folder, { SVC_BRIDGE_PORT: String(port), ...everywhere })
  return { bridge, folder }
}

/** What a plugin says has come of its tries. */
function outcomesOf(bridge: BridgeServer, plugin: string): Promise<Record<string, unknown>> {
  return vi.waitFor(
    async () => {
      const said = (await bridge.logs(plugin)).find(({ message }) => message.startsWith('outcomes '))
      if (said === undefined) throw new Error(`${plugin} has not finished:\n${bridge.stderr()}`)
      return JSON.parse(said.message.slice('outcomes '.length)) as Record<string, unknown>
    },
    { interval: 100 },
  )
}

describe.runIf(process.platform === 'linux')('the fence around plugins', () => {
  it('lets a native plugin neither to the bridge nor out of its process', async () => {
    const { port, secret } = await target()
    const hapPort = await freePort()
    const { bridge, folder } = await bridgeAt(port, { hapPort, plugins: { intruder: { port, hapPort, secret } } })
    const { pincode, ...outcomes } = await outcomesOf(bridge, 'intruder')
    const denied = 'ERR_ACCESS_DENIED'
    const open = {
      'read a public page': '200',
      // What is sent behind a request that has no answer yet is no upgrade, for every sender.
      'open the shell second': 'no answer',
      'after SIGUSR1': '200',
      'as another user': process.getuid?.() === 0 ? refused : null,
    }
    const confined = {
      ...{ 'read a file': denied, 'write a file': denied, 'start a program': denied, 'replace itself': denied },
      ...{ fork: denied, 'start a thread': denied, 'open a debugger': denied },
      'load an addon': 'ERR_DLOPEN_DISABLED',
      'open a database': 'there is none',
      // What it can do: it is a process of the daemon's user, and has a network.
      'signal the daemon': true,
      'settings of the daemon': 0,
      // It may not read what says so.
      'gain privileges': denied,
    }
    // Only a paired controller, which proves itself first, is told anything: not even this machine's own programs are.
    const overHap = {
      ...{ 'HAP GET /accessories': '470', 'HAP GET /characteristics?id=1.1': '470', 'HAP PUT /characteristics': '470' },
      ...{ 'HAP PUT /prepare': '470', 'HAP POST /pairings': '470', 'HAP POST /resource': '470' },
      ...{ 'HAP POST /identify': '400', 'HAP GET /api/config': '404', 'HAP GET /health': '404' },
    }
    const known = { ...open, ...confined, ...overHap }
    const others = Object.keys(outcomes).filter((name) => !(name in known))
    expect(others).toHaveLength(19)
    expect(outcomes).toEqual({
      ...Object.fromEntries(others.map((name) => [name, refused])),
      ...known,
    })
    expect(pincode).toBe(false)
    expect(JSON.parse(await readFile(folder.configFile, 'utf8')).bridge.name).toBe('Test Bridge')
    expect(await readFile(secret, 'utf8')).toBe('secret')
    expect(bridge.stderr()).not.toContain('Debugger')
    // At the first refusal; the others within a minute are counted.
    const told = (await bridge.logs('bridge')).filter(({ message }) => message.includes('was refused'))
    expect(told.map(({ level, message }) => [level, message])).toEqual([
      [
        'warn',
        'plugin intruder was refused at GET /api/config: plugins may not use the bridge; a process of it has the socket',
      ],
      ...told.slice(1).map(({ level, message }) => [level, message]),
    ])
    // Connections that are gone before they are looked at belong to no process that could be named.
    expect(told.length).toBeLessThanOrEqual(2)
  })

  it('keeps out a Homebridge plugin of the daemon’s user, and what it starts', async () => {
    const { port, secret } = await target()
    const { bridge } = await bridgeAt(port, { platforms: [homebridgeEntry(port, secret)] })
    const outcomes = await outcomesOf(bridge, homebridge)
    expect(outcomes).toEqual({
      uid: process.getuid?.(),
      ...everyWayRefused,
      // Of the same user: that no plugin reads or writes the daemon's files is not promised.
      ...{ secret: 'secret', writeBeside: null, writeForOthers: null, signalTheDaemon: true, socketsOfTheDaemon: [] },
    })
  })

  it('keeps out a plugin that shares its process as it keeps out one alone', async () => {
    const { port, secret } = await target()
    const beside = 'homebridge-fixture-independent'
    const shared = { process: 'shared' }
    const { bridge } = await bridgeAt(port, {
      platforms: [
        homebridgeEntry(port, secret),
        { platform: 'FixtureIndependent', plugin: `plugins/node_modules/${beside}` },
      ],
      config: { plugins: { [homebridge]: shared, [beside]: shared } },
    })
    expect(await outcomesOf(bridge, homebridge)).toEqual({
      ...{ uid: process.getuid?.(), ...everyWayRefused },
      ...{ secret: 'secret', writeBeside: null, writeForOthers: null, signalTheDaemon: true, socketsOfTheDaemon: [] },
    })
    const { body } = await bridge.get(`/api/plugins/${homebridge}/stats`)
    expect(body.sharedWith).toEqual([beside])
    const [told] = (await bridge.logs('bridge')).filter(({ message }) => message.includes('was refused'))
    expect(told?.message).toContain(`plugin ${homebridge}, ${beside} was refused at GET /api/config`)
  })

  it.runIf(canBeOther)('keeps out a Homebridge plugin with a user of its own, by that user', async () => {
    const { port, secret } = await target()
    const config = { plugins: { [homebridge]: { uid: otherUser } } }
    const { bridge } = await bridgeAt(port, { platforms: [homebridgeEntry(port, secret)], config })
    expect(await outcomesOf(bridge, homebridge)).toEqual({
      ...{ uid: otherUser, ...everyWayRefused },
      ...{
        secret: 'EACCES',
        writeBeside: 'EACCES',
        writeForOthers: 'EACCES',
        signalTheDaemon: 'EPERM',
        socketsOfTheDaemon: 'EACCES',
      },
    })
    const [told] = (await bridge.logs('bridge')).filter(({ message }) => message.includes('was refused'))
    expect(told?.message).toBe(
      `plugin ${homebridge} was refused at GET /api/config: plugins may not use the bridge; its user ${otherUser} is that of a plugin`,
    )
    // Whatever runs as that user: nothing else is to.
    expect(await statusFor(port, otherUser)).toBe('403')
    expect(await statusFor(port, otherUser - 1)).toBe('200')
  })

  it('keeps out a plugin that is only asked what it registers', async () => {
    const { port, secret } = await target()
    const { bridge, folder } = await bridgeAt(port, {})
    const place = join(folder.path, 'plugins/node_modules/homebridge-asked')
    await mkdir(place, { recursive: true })
    await writeFile(
      join(place, 'package.json'),
      JSON.stringify({ name: 'homebridge-asked', version: '1.0.0', keywords: ['homebridge-plugin'] }),
    )
    await writeFile(join(place, 'index.js'), asked(port, secret))
    const { status, body } = await bridge.get('/api/marketplace/plugin-info/homebridge-asked')
    expect([status, body.platforms]).toEqual([
      200,
      [
        ...['403', 'spawn ERR_ACCESS_DENIED', 'thread ERR_ACCESS_DENIED', 'addon ERR_DLOPEN_DISABLED'],
        ...['database none', 'privileges none', 'link ERR_ACCESS_DENIED', 'write through a link ERR_ACCESS_DENIED'],
        ...['write through an import ERR_ACCESS_DENIED', 'environment HOME,TMPDIR'],
      ],
    ])
    expect(await readFile(secret, 'utf8')).toBe('secret')
  })

  it('lets in everyone else on this machine, by every address', async () => {
    const { port } = await target()
    const { bridge } = await bridgeAt(port, { plugins: { healthy: {} } })
    const own = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
    for (const { address, family, scopeid } of own) {
      if (scopeid) continue
      const host = family === 'IPv6' ? `[${address}]` : address
      const response = await ask(`http://${host}:${port}/api/config`, port)
      expect([host, response]).toEqual([host, 200])
    }
    expect(outcome(await openStream(bridge.url, '/ws/shell'))).toEqual([101, null])
    expect(bridge.stderr()).not.toContain('refused')
  })

  it('keeps plugins from what loopback opens on the surfaces beside the bridge', async () => {
    const { port, secret } = await target()
    const content = await freePort()
    const folder = await makeBridgeFolder({
      platforms: [{ ...homebridgeEntry(port, secret), beside: content }],
      config: { plugins: { [homebridge]: { allowSetuid: true } } },
    })
    await copyFixtures(join(folder.path, 'plugins'))
    const running = await startTriptych({
      args: ['content', 'bridge', '--check-replies'],
      env: { SVC_DATA_DIR: folder.path, SVC_BRIDGE_PORT: String(port), SVC_CONTENT_PORT: String(content) },
    })
    onTestFinished(async () => void (await running.stop('SIGKILL')))
    const said = await vi.waitFor(
      async () => {
        const response = await fetch(`${running.urls.bridge}/api/logs?plugin=${homebridge}`)
        const { entries } = (await response.json()) as { entries: { message: string }[] }
        const found = entries.find(({ message }) => message.startsWith('outcomes '))
        if (found === undefined) throw new Error(running.stderr())
        return JSON.parse(found.message.slice('outcomes '.length)) as Record<string, unknown>
      },
      { interval: 100 },
    )
    expect(said).toMatchObject({
      ...{ 'metrics beside': refused, 'a public page beside': '200' },
      // Browsers would take it for the bridge.
      'another server at the address of localhost': hasIPv6 ? 'EADDRINUSE' : expect.any(String),
      // As the config allows it.
      noNewPrivileges: false,
    })
    expect(await ask(`http://127.0.0.1:${content}/metrics`, content)).toBe(200)
  })
})

const everyWayRefused = {
  // As Homebridge's plugins have it, for accessories on their own.
  pincode: true,
  settings: [],
  writeToStorage: null,
  noNewPrivileges: true,
  oomScore: 500,
  ...{ itself: refused, 'a child': refused, 'a child in a session of its own': refused },
  ...{ 'an orphan in its group': refused, 'a child with its socket': '403' },
}

function homebridgeEntry(port: number, secret: string) {
  const plugin = `plugins/node_modules/${homebridge}`
  return { platform: 'FixtureIntruder', plugin, name: 'Intruder', port, secret }
}

/** Code of a plugin that registers what came of its tries. */
function asked(port: number, secret: string): string {
  return `
    const fs = require('node:fs')
    const place = process.env.HOME + '/links'
    const through = (copy) => {
      const open = fs.openSync('${secret}', 'r')
      copy('/proc/self/fd', place, { recursive: true, verbatimSymlinks: true })
      fs.writeFileSync(place + '/' + open, 'changed')
      return 'written'
    }
    const tried = (name, attempt) => {
      try { return name + ' ' + attempt() } catch (error) { return name + ' ' + error.code }
    }
    module.exports = async (api) => {
      const { cpSync } = await import('node:fs')
      const status = await new Promise((resolve) => {
        require('node:http').get('http://localhost:${port}/api/config', ({ statusCode }) => resolve(String(statusCode)))
          .on('error', ({ code }) => resolve(code))
      })
      for (const name of [
        status,
        tried('spawn', () => require('node:child_process').execFileSync('true')),
        tried('thread', () => new (require('node:worker_threads').Worker)('', { eval: true })),
        tried('addon', () => process.dlopen({ exports: {} }, '/nothing.node')),
        tried('database', () => (process.getBuiltinModule('node:sqlite') ? 'there' : 'none')),
        tried('privileges', () => (/^NoNewPrivs:\\t1$/m.test(require('node:fs').readFileSync('/proc/self/status', 'utf8')) ? 'none' : 'new')),
        tried('link', () => fs.symlinkSync('${secret}', place)),
        tried('write through a link', () => through(fs.cpSync)),
        tried('write through an import', () => through(cpSync)),
        tried('environment', () => Object.keys(process.env).filter((name) => !name.startsWith('__')).join()),
      ]) api.registerPlatform('homebridge-asked', name, class {})
    }`
}

/** The status for a request that names the bridge by its own name, whichever address it goes to. */
function ask(url: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { Host: `localhost:${port}` }, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

/** The status for the config, asked for by a program of a user. */
async function statusFor(port: number, uid: number): Promise<string> {
  const code = `fetch('http://127.0.0.1:${port}/api/config').then(({ status }) => process.stdout.write(String(status)))`
  const child = spawn(process.execPath, ['-e', code], { uid, gid: uid, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] })
  const pieces: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
  await once(child, 'close')
  return Buffer.concat(pieces).toString()
}
