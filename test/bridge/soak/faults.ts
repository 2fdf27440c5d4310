import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { type BridgeServer, listenerOn } from '../../support/bridge-server.ts'
import { writeOverRest } from '../outside/things.ts'
import type { Readings } from './readings.ts'
import type { SoakHome } from './soak-home.ts'

/** Something that goes wrong, and is over when it resolves. */
export interface Fault {
  readonly name: string
  /** The plugin that it is done to; `machine` where something is taken away from all. */
  readonly of: string
  inflict(): Promise<void>
}

const webhooks = 'homebridge-http-webhooks'
const hung = /^it did not answer for 30 s/

/**
 * Every fault that can be here.
 *
 * @param lasting how long what is taken away stays away, in seconds: the network, and anything else
 */
export function faultsOf(
  home: SoakHome,
  readings: Readings,
  lasting: { readonly network: number; readonly other: number },
) {
  const { bridge, network, disk, clock } = home
  const own = (name: string, of: string, inflict: () => Promise<void>): Fault => ({ name, of, inflict })
  const shared = (name: string, seconds: number, begin: () => unknown, end: () => unknown): Fault => ({
    name,
    of: 'machine',
    inflict: async () => {
      await begin()
      await setTimeout(seconds * 1_000)
      await end()
    },
  })
  const endBy = (id: string, how: string, reason: RegExp) => () =>
    readings.without([id], async () => {
      const { restarts } = await bridge.stats(id)
      const [answered] = await Promise.all([
        writeOverRest(bridge, id, 'ConfiguredName', how),
        comesBack(bridge, id, restarts + 1),
      ])
      expect([200, 503]).toContain(answered)
      expect((await bridge.logs(id)).map(({ message }) => message)).toContainEqual(expect.stringMatching(reason))
    })
  return [
    own('hang', 'spins', lasting.other < 10 ? () => hangShortly(home, readings) : endBy('spins', 'spin', hung)),
    own('kill', webhooks, async () => {
      await kill(home, readings, 'healthy-1', await waitToFind(() => bridge.processOf('healthy-1')))
      await kill(home, readings, webhooks, await webhooksListener(home))
    }),
    own('throw', 'throws', endBy('throws', 'throw', /^uncaught exception: SyntaxError/)),
    own('exit', 'exits', endBy('exits', 'exit', /^its process ended with exit code 3/)),
    own('leak in the heap', 'leaks', endBy('leaks', 'leak', /^it ran out of memory/)),
    own('leak outside the heap', 'hoards', endBy('hoards', 'hoard', /^it used \d+ MiB of memory, of 256/)),
    own('flood', 'floods', () => flood(home, lasting.other)),
    own('port stolen', webhooks, () => stealPort(home, readings)),
    ...(network === null
      ? []
      : [
          shared(
            'no network',
            lasting.network,
            () => network.connect(false),
            () => network.connect(true),
          ),
        ]),
    ...(disk === null
      ? []
      : [
          shared(
            'disk full',
            lasting.other,
            () => disk.fill(),
            () => disk.free(),
          ),
        ]),
    ...(clock === null
      ? []
      : [
          shared(
            'clock back a day',
            lasting.other,
            () => clock.set(-24),
            () => clock.set(0),
          ),
        ]),
  ]
}

/** Ends by hand what hangs, as soon as that is noticed. */
async function hangShortly({ bridge }: SoakHome, readings: Readings): Promise<void> {
  await readings.without(['spins'], async () => {
    const restart = async (): Promise<void> => {
      await bridge.becomes('spins', 'unresponsive')
      expect((await bridge.post('/api/plugins/spins/restart')).status).toBe(200)
      await bridge.becomes('spins', 'running')
    }
    const [answered] = await Promise.all([writeOverRest(bridge, 'spins', 'ConfiguredName', 'block'), restart()])
    expect(answered).toBe(503)
  })
}

async function kill({ bridge }: SoakHome, readings: Readings, id: string, pid: number): Promise<void> {
  await readings.without([id], async () => {
    const { restarts } = await bridge.stats(id)
    process.kill(pid, 'SIGKILL')
    await comesBack(bridge, id, restarts + 1)
  })
}

/** Waits until there is something to find, and returns it. */
async function waitToFind<T>(find: () => T | undefined): Promise<T> {
  const look = (): T => {
    const found = find()
    if (found === undefined) throw new Error('it is not there')
    return found
  }
  return await vi.waitFor(look, { timeout: 60_000, interval: 100 })
}

/** The process that listens for webhooks; it runs for a moment before it does. */
function webhooksListener({ bridge, webhookPort }: SoakHome): Promise<number> {
  return waitToFind(() => listenerOn(webhookPort, bridge.child.pid))
}

/** Resolves once a plugin runs again after so many restarts. */
async function comesBack(bridge: BridgeServer, id: string, restarts: number): Promise<void> {
  await vi.waitFor(async () => expect(await bridge.stats(id)).toMatchObject({ status: 'running', restarts }), {
    timeout: 120_000,
    interval: 100,
  })
}

async function flood({ bridge }: SoakHome, seconds: number): Promise<void> {
  expect((await bridge.post('/api/plugins/floods/enable')).status).toBe(200)
  await bridge.becomes('floods', 'running')
  await setTimeout(seconds * 1_000)
  expect((await bridge.post('/api/plugins/floods/disable')).status).toBe(200)
  const dropped = (await bridge.logs('floods')).some(({ message }) => /^dropped \d+ log entries/.test(message))
  expect(dropped).toBe(true)
}

/** Another program takes the port of a plugin as soon as that has ended, and gives it back. */
async function stealPort(home: SoakHome, readings: Readings): Promise<void> {
  const { bridge, webhookPort, through } = home
  await readings.without([webhooks], async () => {
    await webhooksListener(home)
    expect((await bridge.post(`/api/plugins/${webhooks}/disable`)).status).toBe(200)
    const listener = () => listenerOn(webhookPort, bridge.child.pid)
    await vi.waitFor(() => expect(listener()).toBeUndefined(), { timeout: 60_000, interval: 100 })
    const thief = await listen(through, webhookPort)
    expect((await bridge.post(`/api/plugins/${webhooks}/enable`)).status).toBe(200)
    expect((await bridge.becomes(webhooks, 'restarting')).reason).toContain('EADDRINUSE')
    thief.kill('SIGKILL')
    await bridge.becomes(webhooks, 'running', 120_000)
  })
}

async function listen(through: readonly string[], port: number): Promise<ChildProcess> {
  const program = `require('net').createServer().listen(${port}, '127.0.0.1', () => console.log('listens'))`
  const [command = '', ...args] = [...through, process.execPath, '-e', program]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}
