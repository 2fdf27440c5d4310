import { describe, expect, it, onTestFinished } from 'vitest'
import virtual from '../../../../src/bridge/plugins/virtual/index.ts'
import { Kept, type RunOptions, runPlugin } from '../memory-context.ts'

type Accessory = { readonly id: string; readonly type: string } & Readonly<Record<string, unknown>>

async function run(accessories: readonly Accessory[], options: RunOptions = {}) {
  const named = accessories.map((accessory) => ({ name: accessory.id, ...accessory }))
  const running = await runPlugin(virtual, { accessories: named }, options)
  onTestFinished(() => running.stop())
  return running
}

describe('virtual accessories', () => {
  it('begin as the config says', async () => {
    const running = await run([
      { id: 'lamp', type: 'dimmable-light', on: true, brightness: 40 },
      { id: 'plug', type: 'switch' },
      { id: 'door', type: 'contact-sensor', open: true },
      { id: 'garden', type: 'temperature-sensor', temperature: -3.5 },
      { id: 'hall', type: 'thermostat', mode: 'auto', temperature: 19, targetTemperature: 22.5 },
    ])
    expect(running.value('lamp', 'Lightbulb', 'On')).toBe(true)
    expect(running.value('lamp', 'Lightbulb', 'Brightness')).toBe(40)
    expect(running.value('plug', 'Switch', 'On')).toBe(false)
    expect(running.value('door', 'ContactSensor', 'ContactSensorState')).toBe(1)
    expect(running.value('door', 'Switch', 'On')).toBe(true)
    expect(running.value('garden', 'TemperatureSensor', 'CurrentTemperature')).toBe(-3.5)
    expect(running.value('hall', 'Thermostat', 'TargetHeatingCoolingState')).toBe(3)
    expect(running.value('hall', 'Thermostat', 'CurrentHeatingCoolingState')).toBe(1)
    expect(running.value('hall', 'Thermostat', 'CurrentTemperature')).toBe(19)
    expect(running.value('hall', 'Thermostat', 'TargetTemperature')).toBe(22.5)
  })

  it('are as they were left after a restart', async () => {
    const kept = new Kept()
    const accessories = [
      { id: 'lamp', type: 'dimmable-light' },
      { id: 'door', type: 'contact-sensor' },
      { id: 'hall', type: 'thermostat', stepSeconds: 3600 },
    ]
    const first = await run(accessories, { kept })
    await Promise.all([
      first.write('lamp', 'Lightbulb', 'On', true),
      first.write('lamp', 'Lightbulb', 'Brightness', 25),
      first.write('door', 'Switch', 'On', true),
      first.write('hall', 'Thermostat', 'TargetTemperature', 23),
      first.write('hall', 'Thermostat', 'TargetHeatingCoolingState', 1),
    ])
    first.stop()

    const second = await run(accessories, { kept })
    expect(second.value('lamp', 'Lightbulb', 'On')).toBe(true)
    expect(second.value('lamp', 'Lightbulb', 'Brightness')).toBe(25)
    expect(second.value('door', 'ContactSensor', 'ContactSensorState')).toBe(1)
    expect(second.value('hall', 'Thermostat', 'TargetTemperature')).toBe(23)
    expect(second.value('hall', 'Thermostat', 'CurrentHeatingCoolingState')).toBe(1)
  })

  it('refuse a write that cannot be kept, and stay what they were', async () => {
    const kept = new Kept()
    const running = await run([{ id: 'door', type: 'contact-sensor' }], { kept })
    kept.isFull = true
    await expect(running.write('door', 'Switch', 'On', true)).rejects.toThrow('no space left')
    expect(running.told).toEqual([])
    kept.isFull = false
    await running.write('door', 'Switch', 'On', true)
    expect(running.told).toEqual(['ContactSensor.ContactSensorState=1'])
  })

  it('forget what was kept in another form', async () => {
    const kept = new Kept()
    kept.storage.set('lamp', '{"on":"yes","brightness":7,"colour":3}')
    kept.storage.set('plug', 'null')
    const running = await run(
      [
        { id: 'lamp', type: 'dimmable-light' },
        { id: 'plug', type: 'switch' },
      ],
      { kept },
    )
    expect(running.value('lamp', 'Lightbulb', 'On')).toBe(false)
    expect(running.value('lamp', 'Lightbulb', 'Brightness')).toBe(7)
    expect(running.value('plug', 'Switch', 'On')).toBe(false)
  })

  it('go when the config has them no longer, with what they kept', async () => {
    const kept = new Kept()
    const lamp = { id: 'lamp', type: 'dimmable-light' }
    const first = await run([lamp, { id: 'plug', type: 'switch' }], { kept })
    await first.write('plug', 'Switch', 'On', true)
    first.stop()
    const second = await run([lamp], { kept })
    expect(second.names()).toEqual(['lamp'])
    expect([...kept.storage.keys()]).toEqual([])
  })

  it('are there without one that the bridge refuses', async () => {
    const accessories = [
      { id: 'lamp', type: 'switch' },
      { id: 'plug', type: 'switch' },
    ]
    const refuse = ({ name }: { name: string }) => (name === 'lamp' ? 'a bridge has 149 accessories' : undefined)
    const running = await run(accessories, { refuse })
    expect(running.names()).toEqual(['plug'])
    expect(running.log).toEqual(['error “lamp”: a bridge has 149 accessories'])
  })

  it('need ids of their own', async () => {
    const twice = [
      { id: 'a', type: 'switch', name: 'Lamp' },
      { id: 'a', type: 'switch', name: 'Plug' },
    ]
    await expect(run(twice)).rejects.toThrow('“Lamp” and “Plug” have the same id, “a”')
  })

  it.each([
    ['an unknown type', { id: 'a', type: 'kettle' }, '/type'],
    ['an unknown option', { id: 'a', type: 'switch', brigthness: 1 }, 'additional properties'],
    ['an id that is not a word', { id: 'a b', type: 'switch' }, '/id'],
    ['a brightness past 100', { id: 'a', type: 'dimmable-light', brightness: 101 }, '/brightness'],
  ])('are refused with %s', async (_name, accessory, where) => {
    await expect(run([accessory])).rejects.toThrow(where)
  })
})

describe('a virtual thermostat', () => {
  it('comes to its target step by step, and then rests', async () => {
    const running = await run([
      { id: 'hall', type: 'thermostat', temperature: 20, targetTemperature: 20.2, stepSeconds: 0.1 },
    ])
    await running.write('hall', 'Thermostat', 'TargetHeatingCoolingState', 1)
    await running.until(() => running.told.length === 4)
    expect(running.told).toEqual([
      'Thermostat.CurrentHeatingCoolingState=1',
      'Thermostat.CurrentTemperature=20.1',
      'Thermostat.CurrentHeatingCoolingState=0',
      'Thermostat.CurrentTemperature=20.2',
    ])
  })
})

describe('a virtual temperature sensor', () => {
  it('tells its drift', async () => {
    const running = await run([{ id: 'garden', type: 'temperature-sensor', driftDegrees: 20, driftMinutes: 0.1 }])
    await running.until(() => running.told.length === 2)
    expect(running.told.every((line) => /^TemperatureSensor\.CurrentTemperature=-?\d+(\.\d)?$/.test(line))).toBe(true)
  })
})
