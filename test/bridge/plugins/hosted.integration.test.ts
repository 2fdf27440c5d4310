import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PlatformConfig } from '../../../src/bridge/child/define-plugin.ts'
import { accessoryUuid } from '../../../src/bridge/child/native/describe.ts'
import { shippedPlugins } from '../../../src/bridge/host/plugin-directories.ts'
import { freePort } from '../../support/loopback.ts'
import { type FixtureHost, startHost } from '../host/fixture-host.ts'
import { connectDevice, nextMessage, startAedes } from './mqtt/brokers.ts'
import { writePageFiles } from './page-examples.ts'

async function start(platforms: (dataDir: string) => readonly PlatformConfig[]): Promise<FixtureHost> {
  const running = await startHost(platforms)
  onTestFinished(() => running.stop())
  return running
}

const refTo = (plugin: string, id: string, type: string, characteristic: string) => ({
  accessory: accessoryUuid(plugin, id),
  service: { type },
  characteristic,
})

describe('the plugin of the page on writing one', () => {
  const on = refTo('egg-timer', 'egg', 'Switch', 'On')
  const entry = { platform: 'EggTimer', plugin: 'plugins/native/egg-timer/index.js' }
  const doneOf = (running: FixtureHost, eggs: number) => () =>
    running.logs.some(({ plugin, message }) => plugin === 'egg-timer' && message === `Egg ${eggs} is done`)

  it('is two files, and does what the page says', async () => {
    const running = await start((dataDir) => {
      expect(writePageFiles('writing-a-plugin.md', dataDir)).toEqual([
        'plugins/native/egg-timer/package.json',
        'plugins/native/egg-timer/index.js',
      ])
      return [{ ...entry, seconds: 1 }]
    })
    expect(running.host.get('egg-timer')).toMatchObject({ status: 'running', manifest: { author: 'You' } })
    await running.host.link('egg-timer').write(on, true)
    await running.until(doneOf(running, 1))
    expect(running.values).toEqual([{ plugin: 'egg-timer', ref: on, value: false }])

    await running.host.restart('egg-timer')
    await running.host.link('egg-timer').write(on, true)
    await running.until(doneOf(running, 2))
  })

  it('fails with a reason when its entry is not what its schema allows', async () => {
    const running = await start((dataDir) => {
      writePageFiles('writing-a-plugin.md', dataDir)
      return [{ ...entry, seconds: 0 }]
    })
    expect(running.host.get('egg-timer')).toMatchObject({
      status: 'failed',
      statusReason: expect.stringContaining('seconds'),
    })
  })
})

describe('the plugins that ship', () => {
  it('run in their own processes, and virtual accessories are as they were after a restart', async () => {
    const id = 'triptych-virtual'
    const on = refTo(id, 'lamp', 'Lightbulb', 'On')
    const accessories = [{ id: 'lamp', type: 'dimmable-light', name: 'Lamp', brightness: 40 }]
    const plugin = join(shippedPlugins, 'virtual/index.ts')
    const running = await start(() => [{ platform: 'Virtual', plugin, accessories }])
    expect(running.host.get(id)?.status).toBe('running')
    await running.host.link(id).write(on, true)
    await running.host.restart(id)
    const lamp = running.accessories.get(id)?.get(on.accessory)
    const bulb = lamp?.services.find(({ type }) => type === 'Lightbulb')
    expect(bulb?.characteristics.map(({ type, value }) => [type, value])).toEqual([
      ['On', true],
      ['Brightness', 40],
    ])
  })

  it('reach a broker from there, and tell HAP when there is none', async () => {
    const id = 'triptych-mqtt'
    const on = refTo(id, 'plug', 'Switch', 'On')
    const characteristics = { On: { get: 'home/plug', set: 'home/plug/set' } }
    const accessories = [{ id: 'plug', name: 'Plug', service: 'Switch', characteristics }]
    const plugin = join(shippedPlugins, 'mqtt/index.ts')
    const port = await freePort()
    const url = `mqtt://127.0.0.1:${port}`
    const running = await start(() => [{ platform: 'Mqtt', plugin, url, accessories }])
    const link = running.host.link(id)
    await expect(link.read(on)).rejects.toMatchObject({ name: 'PluginFault', status: -70_402 })
    await expect(link.write(on, true)).rejects.toMatchObject({ status: -70_402 })

    const device = await connectDevice(await startAedes({ port }))
    await device.publishAsync('home/plug', 'ON', { retain: true, qos: 1 })
    await device.subscribeAsync('home/plug/set', { qos: 1 })
    await running.until(() => running.values.length === 1)
    expect(await link.read(on)).toBe(true)
    const received = nextMessage(device)
    await link.write(on, false)
    expect(await received).toBe('home/plug/set OFF 1')
  })
})
