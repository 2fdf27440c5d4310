import { setInterval } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { makeBridgeFolder } from '../../support/bridge-folder.ts'
import { startBridge } from '../../support/bridge-server.ts'
import { everyId, hapId, readAll, readOne } from '../../support/hap-controller.ts'
import { AWAY, identitiesOf, inTime, readUntilBack, writeOverRest } from './things.ts'

/** Short types (HAP, chapter 9). */
const [BRIGHTNESS, CONFIGURED_NAME, ON, TEMPERATURE] = ['8', 'E3', '25', '11']

/** Looks ten times a second until it is aborted; resolves with how often that was. */
async function keepLooking(look: () => Promise<void>, signal: AbortSignal): Promise<number> {
  let looks = 0
  for await (const _ of setInterval(100)) {
    if (signal.aborted) break
    await look()
    looks += 1
  }
  return looks
}

it('whatever a plugin does, the API and the others answer, and it comes back as what it was', async () => {
  const ways = { throws: 'throw', exits: 'exit', leaks: 'leak', blocks: 'block' }
  const names = Object.keys(ways)
  const folder = await makeBridgeFolder({
    plugins: {
      ...Object.fromEntries(names.map((name) => [name, { fixture: 'ends' }])),
      ...{ healthy: {}, floods: {}, 'throws-in-setup': {} },
    },
    config: { plugins: { leaks: { heapMb: 48 } } },
  })
  const bridge = await startBridge(folder)
  await Promise.all(['triptych-virtual', 'healthy', ...names].map((id) => bridge.becomes(id, 'running')))
  const before = identitiesOf(await bridge.accessories())
  const controller = bridge.controller()
  const lamp = await hapId(controller, 'healthy', BRIGHTNESS)
  const items = await Promise.all(names.map((name) => hapId(controller, name, CONFIGURED_NAME)))

  const done = new AbortController()
  const looking = keepLooking(async () => {
    expect(identitiesOf(await inTime(bridge.accessories()))).toEqual(before)
    expect(await inTime(readOne(controller, lamp))).toMatchObject({ value: 40 })
  }, done.signal)

  const cameBack = async (id: string, reason: RegExp): Promise<void> => {
    // In the log, since it is `restarting` for a second only.
    await vi.waitFor(
      async () => {
        const messages = (await bridge.logs(id)).map(({ message }) => message)
        expect(messages).toContainEqual(expect.stringMatching(reason))
      },
      { interval: 100 },
    )
    expect((await bridge.becomes(id, 'running')).restarts).toBe(1)
  }
  const writes = Object.entries(ways).map(([name, how]) => writeOverRest(bridge, name, 'ConfiguredName', how))
  await Promise.race([
    looking,
    Promise.all([
      cameBack('exits', /^its process ended with exit code 3; /),
      cameBack('throws', /^uncaught exception: SyntaxError/),
      cameBack('leaks', /^it ran out of memory/),
      bridge
        .becomes('blocks', 'unresponsive')
        .then(({ reason }) => expect(reason).toBe('no answer for 10 s'))
        .then(() => cameBack('blocks', /^it did not answer for 30 s; /)),
      bridge
        .becomes('throws-in-setup', 'restarting')
        .then(({ reason }) => expect(reason).toBe('Error: no setup today')),
    ]),
  ])
  done.abort()
  expect(await looking).toBeGreaterThan(10)

  // Each is the accessory that it was, to every paired controller.
  const again = bridge.controller()
  for (const item of items) expect((await readOne(again, item)).status ?? 0).toBe(0)
  expect((await Promise.all(writes)).filter((status) => status !== 200 && status !== 503)).toEqual([])
  const flood = await bridge.logs('floods')
  expect(flood.length).toBeLessThanOrEqual(2_000)
  expect(flood.some(({ message }) => /^dropped \d+ log entries/.test(message))).toBe(true)
  expect((await bridge.logs('healthy')).some(({ message }) => message.startsWith('hello'))).toBe(true)
})

it('the items of a plugin whose process is killed fail in time, all others answer, and it has its ids again', async () => {
  const bridge = await startBridge(await makeBridgeFolder({ plugins: { healthy: {} } }))
  await Promise.all(['triptych-virtual', 'healthy'].map((id) => bridge.becomes(id, 'running')))
  const controller = bridge.controller()
  const before = await everyId(controller)
  const ids = [
    await hapId(controller, 'healthy', BRIGHTNESS),
    await hapId(controller, 'Lamp', ON),
    await hapId(controller, 'Temperature', TEMPERATURE),
  ]
  const read = () => inTime(readAll(controller, ids))
  expect(await read()).toEqual([40, 0, 20])
  const pid = bridge.processOf('healthy') ?? 0
  process.kill(pid, 'SIGKILL')
  const items = await readUntilBack(read, [40, 0, 20])
  expect(items.filter((item) => item !== 40 && item !== AWAY)).toEqual([])
  expect(await everyId(controller)).toEqual(before)
  expect(bridge.processOf('healthy')).not.toBe(pid)
})
