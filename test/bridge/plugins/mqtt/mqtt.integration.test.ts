import { describe, expect, it, onTestFinished } from 'vitest'
import { retryDelay } from '../../../../src/bridge/plugins/mqtt/broker.ts'
import mqtt from '../../../../src/bridge/plugins/mqtt/index.ts'
import { freePort } from '../../../support/loopback.ts'
import { type Kept, type RunningPlugin, type RunOptions, runPlugin } from '../memory-context.ts'
import { brokers, connectDevice, nextMessage, startAedes } from './brokers.ts'

const lamp = {
  id: 'lamp',
  name: 'Lamp',
  service: 'Lightbulb',
  characteristics: {
    On: { get: 'home/lamp', set: 'home/lamp/set', json: '/state' },
    Brightness: { get: 'home/lamp', set: 'home/lamp/set', json: '/brightness', scale: 100 / 254 },
  },
}
const plug = {
  id: 'plug',
  name: 'Plug',
  service: 'Switch',
  characteristics: { On: { get: 'home/plug', set: 'home/plug/set' } },
}
const garden = {
  id: 'garden',
  name: 'Garden',
  service: 'TemperatureSensor',
  characteristics: { CurrentTemperature: { get: 'home/garden' } },
}

async function run(
  url: string,
  accessories: readonly object[],
  entry: object = {},
  options: RunOptions = {},
): Promise<RunningPlugin> {
  const running = await runPlugin(mqtt, { url, accessories, ...entry }, options)
  onTestFinished(() => running.stop())
  return running
}

const connected = (running: RunningPlugin, times = 1) =>
  running.until(() => running.log.filter((line) => line.startsWith('info connected')).length === times)
const warnings = (running: RunningPlugin) => running.log.filter((line) => line.startsWith('warn'))

describe.each(brokers)('topics of %s', (_name, startBroker) => {
  it('become values, kept ones at once and new ones as they come', async () => {
    const broker = await startBroker()
    const device = await connectDevice(broker)
    await device.publishAsync('home/lamp', '{"state":"ON","brightness":127,"colour":"red"}', { retain: true, qos: 1 })
    const running = await run(broker.url, [lamp, garden])
    await running.until(() => running.told.length === 2)
    expect(await running.read('lamp', 'Lightbulb', 'On')).toBe(true)
    expect(await running.read('lamp', 'Lightbulb', 'Brightness')).toBe(50)

    await device.publishAsync('home/lamp', '{"state":"ON"}', { qos: 1 })
    await device.publishAsync('home/garden', '21.5', { qos: 1 })
    await running.until(() => running.told.length === 3)
    expect(running.told[2]).toBe('TemperatureSensor.CurrentTemperature=21.5')
    expect(await running.read('garden', 'TemperatureSensor', 'CurrentTemperature')).toBe(21.5)
  })

  it('take writes, at least once', async () => {
    const broker = await startBroker()
    const device = await connectDevice(broker)
    await device.subscribeAsync(['home/lamp/set', 'home/plug/set'], { qos: 1 })
    const running = await run(broker.url, [lamp, plug])
    await connected(running)
    for (const [id, service, name, value, message] of [
      ['plug', 'Switch', 'On', true, 'home/plug/set ON 1'],
      ['lamp', 'Lightbulb', 'On', false, 'home/lamp/set {"state":"OFF"} 1'],
      ['lamp', 'Lightbulb', 'Brightness', 100, 'home/lamp/set {"brightness":254} 1'],
    ] as const) {
      const received = nextMessage(device)
      await running.write(id, service, name, value)
      expect(await received).toBe(message)
      expect(await running.read(id, service, name)).toBe(value)
    }
  })

  it('that make no sense are ignored, with one warning each', async () => {
    const broker = await startBroker()
    const device = await connectDevice(broker)
    const running = await run(broker.url, [lamp, garden])
    await connected(running)
    for (const payload of ['warm', 'warmer', 'x'.repeat(70_000)]) await device.publishAsync('home/garden', payload)
    for (const payload of ['{', '{"state":["ON"]}']) await device.publishAsync('home/lamp', payload)
    await device.publishAsync('home/garden', '20')
    await running.until(() => running.told.length === 1)
    expect(warnings(running).sort()).toEqual([
      'warn home/garden: not a number; ignored',
      'warn home/lamp: not JSON; ignored',
    ])
  })

  it('come back when the broker does; nothing that was refused is sent then', async () => {
    const broker = await startBroker()
    const running = await run(broker.url, [plug])
    await connected(running)
    await (await connectDevice(broker)).publishAsync('home/plug', 'ON', { qos: 1 })
    await running.until(() => running.told.length === 1)
    await broker.stop()
    await running.until(() => warnings(running).length === 1)
    expect(await running.read('plug', 'Switch', 'On')).toBe(true)
    await expect(running.write('plug', 'Switch', 'On', false)).rejects.toMatchObject({
      name: 'HapError',
      status: -70_402,
      message: `mqtt://127.0.0.1:${broker.port} is away`,
    })

    const again = await startBroker({ port: broker.port })
    const device = await connectDevice(again)
    await device.subscribeAsync('home/plug/set', { qos: 1 })
    await connected(running, 2)
    const received = nextMessage(device)
    await running.write('plug', 'Switch', 'On', true)
    expect(await received).toBe('home/plug/set ON 1')
    expect(warnings(running)).toHaveLength(1)
    expect(warnings(running)[0]).toMatch(/^warn mqtt:\/\/127\.0\.0\.1:\d+ is away \(.+\); trying again$/)
  })

  it('need the user name and password that the broker asks for', async () => {
    const user = { name: 'bridge', password: 'correct horse' }
    const broker = await startBroker({ user })
    const stranger = await run(broker.url, [plug])
    await stranger.until(() => warnings(stranger).length === 1)
    expect(warnings(stranger)[0]).toContain('Not authorized')

    const running = await run(broker.url, [plug], { username: user.name, password: user.password })
    await connected(running)
    expect(running.log.join('\n')).not.toContain(user.password)
  })
})

describe('the mqtt plugin', () => {
  it('runs without a broker, and finds it when it comes', async () => {
    const port = await freePort()
    const running = await run(`mqtt://127.0.0.1:${port}`, [plug])
    await expect(running.read('plug', 'Switch', 'On')).rejects.toMatchObject({ name: 'HapError', status: -70_402 })
    await expect(running.write('plug', 'Switch', 'On', true)).rejects.toMatchObject({ status: -70_402 })
    await running.until(() => running.log.filter((line) => line.includes('ECONNREFUSED')).length === 2)
    await startAedes({ port })
    await connected(running)
    expect(warnings(running)).toHaveLength(1)
    await running.write('plug', 'Switch', 'On', true)
    expect(await running.read('plug', 'Switch', 'On')).toBe(true)
  })

  it('refuses a write that the broker does not acknowledge', async () => {
    const broker = await startAedes({}, false)
    const running = await run(broker.url, [plug])
    await connected(running)
    await expect(running.write('plug', 'Switch', 'On', true)).rejects.toMatchObject({
      name: 'HapError',
      message: 'home/plug/set: no answer',
    })
    await expect(running.read('plug', 'Switch', 'On')).rejects.toMatchObject({ status: -70_402 })
  })

  it('tells each press of a button, but none of the past', async () => {
    const broker = await startAedes()
    const device = await connectDevice(broker)
    await device.publishAsync('home/button', 'single', { retain: true, qos: 1 })
    const characteristics = { ProgrammableSwitchEvent: { get: 'home/button', off: 'single', on: 'double' } }
    const button = { id: 'button', name: 'Button', service: 'StatelessProgrammableSwitch', characteristics }
    const running = await run(broker.url, [button])
    await connected(running)
    for (const payload of ['double', 'double', 'single']) await device.publishAsync('home/button', payload, { qos: 1 })
    await running.until(() => running.told.length === 3)
    expect(running.told.map((line) => line.split('=')[1])).toEqual(['1', '1', '0'])
  })

  it('takes away what the config has no longer, and goes on without what the bridge refuses', async () => {
    const broker = await startAedes()
    const first = await run(broker.url, [plug, garden])
    first.stop()
    const kept: Kept = first.kept
    const refuse = ({ name }: { name: string }) => (name === 'Lamp' ? 'unknown service Lightbulb' : undefined)
    const second = await run(broker.url, [lamp, garden], {}, { kept, refuse })
    expect(second.names()).toEqual(['Garden'])
    expect(second.log).toContain('error “Lamp”: unknown service Lightbulb')
  })

  it('lets go of the broker when it stops', async () => {
    const broker = await startAedes()
    const running = await run(broker.url, [plug])
    await connected(running)
    running.stop()
    await expect(running.write('plug', 'Switch', 'On', true)).rejects.toMatchObject({ status: -70_402 })
    await broker.firstGone
    expect(warnings(running)).toEqual([])
  })

  it('makes what nothing listens to read-only', async () => {
    const running = await run(`mqtt://127.0.0.1:${await freePort()}`, [garden])
    const [accessory] = running.kept.accessories.values()
    const sensor = accessory?.services.find(({ type }) => type === 'TemperatureSensor')
    expect(sensor?.characteristics).toEqual([
      { type: 'CurrentTemperature', props: { perms: ['pr', 'ev'] }, reads: true },
    ])
  })

  it.each([
    ['a url of another protocol', 'http://127.0.0.1', [], '/url'],
    [
      'a topic with a wildcard',
      'mqtt://127.0.0.1',
      [{ ...garden, characteristics: { On: { get: 'home/+' } } }],
      '/get',
    ],
    ['a characteristic without topics', 'mqtt://127.0.0.1', [{ ...garden, characteristics: { On: {} } }], "'get'"],
    [
      'a pointer that is none',
      'mqtt://127.0.0.1',
      [{ ...garden, characteristics: { On: { get: 'a', json: 'b' } } }],
      '/json',
    ],
    ['two accessories of one id', 'mqtt://127.0.0.1', [garden, { ...garden, name: 'Yard' }], 'the same id'],
  ])('does not take %s', async (_name, url, accessories, where) => {
    await expect(run(url, accessories)).rejects.toThrow(where)
  })
})

describe('the time until the next try', () => {
  it('doubles up to a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(retryDelay)).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60].map((s) => s * 1_000))
  })
})
