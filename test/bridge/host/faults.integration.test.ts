import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { accessoryUuid } from '../../../src/bridge/child/native/describe.ts'
import { BURST, SUSTAINED } from '../../../src/bridge/protocol/limits.ts'
import { copyFixtures } from '../fixtures/homebridge/index.ts'
import { entry, type FixtureHost, startHost } from './fixture-host.ts'

let running: FixtureHost | undefined
afterEach(() => running?.stop())

const ends = 'fixture-ends'
const healthy = 'fixture-healthy'

/** Makes the fixture `ends` end. */
async function end({ host }: FixtureHost, how: string): Promise<void> {
  const service = { type: 'Switch' }
  await host
    .link(ends)
    .write({ accessory: accessoryUuid(ends, 'button'), service, characteristic: 'ConfiguredName' }, how)
    .catch(() => {})
}

function readHealthy({ host }: FixtureHost) {
  const service = { type: 'Lightbulb' }
  return host.link(healthy).read({ accessory: accessoryUuid(healthy, 'lamp'), service, characteristic: 'Brightness' })
}

const timesStarted = ({ statuses }: FixtureHost): number =>
  statuses.filter((status) => status === `${ends} starting`).length

describe('a plugin that ends is started again, with the reason in the log', () => {
  it.each([
    ['throw', /uncaught exception: SyntaxError: .*; it is started again in 0\.01 s$/m],
    ['reject', /unhandled rejection: Error: this was not caught; it is started again/],
    ['exit', /its process ended with exit code 3; it is started again/],
    ['leak', /it ran out of memory \(its heap is capped by `heapMb`\); it is started again/],
  ])('by %s', async (how, reason) => {
    const plugins = { [ends]: { heapMb: 48 } }
    running = await startHost([entry('ends')], { config: { plugins } })
    const { host, logs, until } = running
    await end(running, how)
    await until(() => host.get(ends)?.status === 'restarting')
    expect(host.get(ends)?.statusReason).toBeTruthy()
    await until(() => host.get(ends)?.status === 'running')
    expect(logs.some(({ level, message }) => level === 'error' && reason.test(message))).toBe(true)
    if (how === 'throw') expect(logs.some(({ message }) => /SyntaxError: .*\n {4}at /.test(message))).toBe(true)
    expect(host.stats(ends).restarts).toBe(1)
  })

  it('for ever, in steps that grow up to a bound; it says when', async () => {
    running = await startHost([entry('throws-in-setup'), entry('healthy')])
    const { host, logs, until } = running
    const tries = (): string[] =>
      logs.filter(({ message }) => message.includes('started again')).map(({ message }) => message)
    await until(() => tries().length >= 7)
    expect(tries().slice(0, 7)).toEqual([
      'Error: no setup today; it is started again in 0.01 s',
      'Error: no setup today (2 times in a row); it is started again in 0.02 s',
      ...[3, 4, 5, 6, 7].map((n) => `Error: no setup today (${n} times in a row); it is started again in 0.04 s`),
    ])
    await until(() => host.get('fixture-throws-in-setup')?.status === 'restarting')
    expect(host.get('fixture-throws-in-setup')).toMatchObject({
      statusReason: 'Error: no setup today',
      retryAt: expect.any(Number),
    })
    expect(await readHealthy(running)).toBe(40)
  })

  it('and not when no other try would help', async () => {
    running = await startHost([])
    const { dataDir, host } = running
    await writeFile(join(dataDir, 'plugins/native/ends/index.ts'), 'export default {\nconst a = 1\n')
    await writeFile(join(dataDir, 'plugins/native/healthy/index.ts'), "import './not-there.ts'\n")
    await host.start({ platforms: [entry('ends'), entry('healthy')] })
    await host.waitUntilSettled()
    const reasons = running.host.list().map(({ status, statusReason }) => [status, statusReason])
    expect(reasons).toEqual([
      ['failed', expect.stringMatching(/^its code does not parse: .*:2: /)],
      ['failed', expect.stringContaining('not-there.ts')],
    ])
  })

  it('also when the system refuses what it needs, and then can', async () => {
    running = await startHost([entry('healthy')])
    const { host, logs, until, dataDir } = running
    const installed = join(dataDir, 'plugins/node_modules')
    await copyFixtures(join(dataDir, 'plugins'))
    // Where its storage is to be, a file stands in the way.
    await rm(join(dataDir, 'homebridge'), { recursive: true, force: true })
    await writeFile(join(dataDir, 'homebridge'), '')
    await host.start({ platforms: [{ platform: 'FixtureDynamic', plugin: `${installed}/homebridge-fixture-dynamic` }] })
    await until(() => logs.some(({ message }) => /(?:ENOTDIR|EEXIST).*started again/.test(message)))
    await rm(join(dataDir, 'homebridge'))
    await until(() => host.list()[0]?.status === 'running')
  })

  it('and counts from one again once it ran for long', async () => {
    running = await startHost([entry('ends')], { timing: { stableAfter: 0 } })
    for (const starts of [2, 3, 4]) {
      await end(running, 'exit')
      await running.until(() => timesStarted(running as FixtureHost) === starts)
      await running.until(() => running?.host.get(ends)?.status === 'running')
      // The time after which it is stable is over as soon as timers had their turn.
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  })
})

it('a plugin that spins is unresponsive, then killed; the others answer as before', async () => {
  const timing = { unresponsiveAfter: 1_500, killAfter: 3_000 }
  running = await startHost([entry('ends'), entry('healthy')], { timing })
  const { host, logs, until } = running
  const isAvailable: boolean[] = []
  const goesUnresponsive = until(() => host.get(ends)?.status === 'unresponsive').then(() => {
    isAvailable.push(host.link(ends).available)
  })
  const write = end(running, 'spin')
  // How fast is a row of the bench.
  for (let reads = 0; reads < 100; reads += 1) expect(await readHealthy(running)).toBe(40)
  await goesUnresponsive
  expect(isAvailable).toEqual([false])
  await until(() => timesStarted(running as FixtureHost) === 2)
  await write
  expect(logs.some(({ message }) => message.startsWith('it did not answer for 3 s; '))).toBe(true)
  await until(() => host.get(ends)?.status === 'running')
  expect(host.get(healthy)?.status).toBe('running')
})

it.runIf(process.platform === 'linux')('a plugin that takes memory outside of its heap is killed, too', async () => {
  const config = { plugins: { [ends]: { heapMb: 64, memoryMb: 200 } } }
  running = await startHost([entry('ends'), entry('healthy')], { config })
  const { host, logs, until } = running
  await end(running, 'hoard')
  await until(() => timesStarted(running as FixtureHost) === 2)
  expect(logs.find(({ plugin, level }) => plugin === ends && level === 'error')?.message).toMatch(
    /^it used [2-9]\d\d MiB of memory, of 200 \(`memoryMb`\)/,
  )
  expect(host.get(healthy)?.status).toBe('running')
})

it('a plugin whose setup never ends is killed', async () => {
  running = await startHost([entry('hangs', { inSetup: true })], { timing: { startLimit: 700 } })
  expect(running.host.get('fixture-hangs')).toMatchObject({
    status: 'restarting',
    statusReason: 'it did not start within 0.7 s',
  })
})

describe('a plugin that floods the log', () => {
  it.each(['log', 'stdout', 'channel'])('costs the others nothing: %s', async (through) => {
    const began = performance.now()
    running = await startHost([entry('floods', { through }), entry('healthy')])
    const { logs, until, host } = running
    await until(() => logs.some(({ message }) => /^dropped \d+ log entries: more than \d+ a second$/.test(message)))
    for (let reads = 0; reads < 20; reads += 1) expect(await readHealthy(running)).toBe(40)
    expect(logs.filter(({ plugin }) => plugin === healthy).length).toBeGreaterThanOrEqual(4)
    const seconds = (performance.now() - began) / 1_000
    // Each process may begin with a burst; a second has one entry more, which says how many were dropped.
    const allowed = BURST * (1 + host.stats('fixture-floods').restarts) + (SUSTAINED + 1) * seconds
    expect(logs.filter(({ plugin }) => plugin === 'fixture-floods').length).toBeLessThan(allowed)
  })

  it('is read at the same rate when its lines are short', async () => {
    const began = performance.now()
    // It is not killed meanwhile: what a process leaves when it ends is read at once.
    const timing = { unresponsiveAfter: 60_000, killAfter: 60_000 }
    running = await startHost([entry('floods', { through: 'short lines' })], { timing })
    const { logs, until } = running
    const dropped = (): number[] =>
      logs.flatMap(({ message }) => /^dropped (\d+) log/.exec(message)?.slice(1).map(Number) ?? [])
    await until(() => dropped().length >= 3)
    const seconds = (performance.now() - began) / 1_000
    // 1 MiB a second, of which a line is 102 bytes; a burst of as much, and a piece of 64 KiB that was on its way.
    expect(dropped().reduce((sum, count) => sum + count, 0)).toBeLessThan((seconds + 1) * 10_300 + 32_768)
  })
})

it('a process that talks nonsense is warned about once, and does no harm', async () => {
  running = await startHost([entry('hostile'), entry('healthy')])
  expect(running.host.list().map(({ status }) => status)).toEqual(['running', 'running'])
  const said = running.logs.filter(({ plugin, level }) => plugin === 'fixture-hostile' && level !== 'debug')
  expect(said.map(({ message }) => message)).toEqual(['its process sent a message that the bridge does not understand'])
  expect(running.accessories.get('fixture-hostile')?.size ?? 0).toBe(0)
  expect(running.values).toEqual([])
})

describe('a daemon that has no descriptors left', () => {
  // Not enough for the process, for the reaper, and enough for both.
  it.each([
    [2, /^its process cannot be started: spawn .* EMFILE\n$/],
    [9, /^its process was ended by SIGKILL\n$/],
    [30, /^its process was ended by SIGKILL\n$/],
  ])('goes on with %d', async (left, how) => {
    const program = join(import.meta.dirname, 'without-descriptors.ts')
    const command = `ulimit -n 64 && exec '${process.execPath}' '${program}' ${left}`
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command])
    expect(stdout).toMatch(how)
  })
})
