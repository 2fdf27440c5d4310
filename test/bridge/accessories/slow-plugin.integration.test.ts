import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PluginFault } from '../../../src/bridge/accessories/plugin-link.ts'
import type { Value } from '../../../src/bridge/protocol/accessory.ts'
import { lamp, thermometer, uuidOf } from './descriptions.ts'
import { find, type Home, openHome } from './home.ts'

const lampUuid = uuidOf(1)
const sensorUuid = uuidOf(2)
const on = { accessory: lampUuid, service: { type: 'Lightbulb' }, characteristic: 'On' }

let home: Home
beforeEach(async () => {
  home = await openHome()
  await home.accessories.put('lights', lamp(lampUuid))
  await home.accessories.put('sensors', thermometer(sensorUuid))
})
afterEach(async () => {
  vi.useRealTimers()
  await home.close()
})

const warnings = () => home.entries.filter(({ level }) => level === 'warn')
const shown = (uuid: string, service: string, type: string) =>
  find(home.accessories.list(), uuid, service, type).characteristic

function writeOn(value: boolean): Promise<void> {
  const { service, characteristic } = find(home.accessories.list(), lampUuid, 'Lightbulb', 'On')
  return home.accessories.write(lampUuid, service.uuid, characteristic.uuid, value)
}

/** Makes a plugin exceed the time limit; its answer is the test's to give. */
function exceed(plugin: string) {
  const answer = Promise.withResolvers<Value | undefined>()
  home.plugin(plugin).fault = new PluginFault('it did not answer', -70408, answer.promise)
  return answer
}

describe('an answer that comes too late', () => {
  it('to a write corrects the value, for controllers too', async () => {
    const values: unknown[] = []
    const services = home.accessories.bridge.bridgedAccessories.flatMap((each) => each.services)
    const hap = services.flatMap((each) => each.characteristics).find(({ displayName }) => displayName === 'On')
    hap?.on('change', ({ newValue }) => values.push(newValue))
    const answer = exceed('lights')
    await expect(writeOn(true)).rejects.toMatchObject({ code: 'plugin_unavailable' })
    expect(shown(lampUuid, 'Lightbulb', 'On').value).toBe(false)
    answer.resolve(undefined)
    await vi.waitFor(() => expect(shown(lampUuid, 'Lightbulb', 'On').value).toBe(true))
    expect(values).toEqual([true])
  })

  it('to a read becomes the value', async () => {
    const answer = exceed('sensors')
    await home.accessories.refresh()
    expect(shown(sensorUuid, 'TemperatureSensor', 'CurrentTemperature').value).toBe(20)
    answer.resolve(21)
    await vi.waitFor(() => expect(shown(sensorUuid, 'TemperatureSensor', 'CurrentTemperature').value).toBe(21))
    expect(warnings()).toMatchObject([
      { plugin: 'sensors', message: expect.stringContaining('did not answer in time') },
    ])
  })

  it('does not undo what was written or reported since', async () => {
    const answer = exceed('lights')
    await expect(writeOn(true)).rejects.toThrow()
    home.plugin('lights').fault = undefined
    home.accessories.update('lights', on, true)
    await writeOn(false)
    answer.resolve(undefined)
    await answer.promise
    expect(shown(lampUuid, 'Lightbulb', 'On').value).toBe(false)
  })

  it('that is a refusal is logged', async () => {
    const answer = exceed('lights')
    await expect(writeOn(true)).rejects.toThrow()
    answer.reject(new PluginFault('the lamp fell down'))
    await vi.waitFor(() =>
      expect(warnings()).toContainEqual(expect.objectContaining({ message: expect.stringContaining('fell down') })),
    )
    expect(shown(lampUuid, 'Lightbulb', 'On').value).toBe(false)
  })
})

describe('a handler that takes long', () => {
  it('is named in the log of its plugin after 3 s, and delays no other', async () => {
    const reading = Promise.withResolvers<Value>()
    home.plugin('sensors').readings.CurrentTemperature = reading.promise
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const refreshed = home.accessories.refresh(sensorUuid)
    await writeOn(true)
    await home.accessories.refresh(lampUuid)
    vi.advanceTimersByTime(2_999)
    expect(warnings()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(warnings()).toEqual([
      {
        level: 'warn',
        plugin: 'sensors',
        message: 'Thermometer: CurrentTemperature: the read handler is slow, no answer for 3 s',
      },
    ])
    reading.resolve(22)
    await refreshed
    expect(shown(sensorUuid, 'TemperatureSensor', 'CurrentTemperature').value).toBe(22)
  })
})

describe('the time of a value', () => {
  const time = (uuid: string, service: string, type: string) => shown(uuid, service, type).updatedAt

  it('is that at which its plugin said, read or took it', async () => {
    expect(time(sensorUuid, 'TemperatureSensor', 'CurrentTemperature')).toBeNull()
    home.plugin('sensors').readings.CurrentTemperature = 20
    await home.accessories.refresh()
    expect(time(sensorUuid, 'TemperatureSensor', 'CurrentTemperature')).toBeTruthy()
    await home.reload()
    expect(time(lampUuid, 'Lightbulb', 'On')).toBeNull()
    home.accessories.update('lights', on, false)
    expect(time(lampUuid, 'Lightbulb', 'On')).toBeTruthy()
  })

  it('does not change when it cannot be read', async () => {
    home.plugin('sensors').available = false
    await home.accessories.refresh()
    expect(time(sensorUuid, 'TemperatureSensor', 'CurrentTemperature')).toBeNull()
  })
})
