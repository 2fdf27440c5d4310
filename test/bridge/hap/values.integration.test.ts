import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PluginFault } from '../../../src/bridge/accessories/plugin-link.ts'
import { type Controller, databaseOf, idOf, readOne } from '../../support/hap-controller.ts'
import { lamp, thermometer, uuidOf } from '../accessories/descriptions.ts'
import { find } from '../accessories/home.ts'
import { type HapHome, openHapHome } from './hap-home.ts'

const uuid = uuidOf(1)
const on = { accessory: uuid, service: { type: 'Lightbulb' }, characteristic: 'On' }

let home: HapHome
let controller: Controller
let ids: Record<'on' | 'brightness' | 'hue' | 'name' | 'temperature' | 'button', string>

beforeAll(async () => {
  home = await openHapHome()
  const { accessories } = home.home
  await accessories.put('lights', lamp(uuid, { type: 'Hue', value: 10 }))
  await accessories.put('sensors', thermometer(uuidOf(2)))
  const button = { type: 'StatelessProgrammableSwitch', characteristics: [{ type: 'ProgrammableSwitchEvent' }] }
  await accessories.put('buttons', { uuid: uuidOf(3), name: 'Button', services: [button] })
  await home.start()
  controller = home.known()
  ids = {
    on: await idOf(controller, 1, '25'),
    brightness: await idOf(controller, 1, '8'),
    hue: await idOf(controller, 1, '13'),
    name: await idOf(controller, 1, '23'),
    temperature: await idOf(controller, 2, '11'),
    button: await idOf(controller, 3, '73'),
  }
})
afterAll(() => home.close())

afterEach(() => {
  for (const id of ['lights', 'sensors']) Object.assign(home.home.plugin(id), { available: true, fault: undefined })
  home.home.plugin('lights').writes.length = 0
  home.home.entries.length = 0
})

const shownOf = (type: string) => find(home.home.accessories.list(), uuid, 'Lightbulb', type).characteristic.value

async function writeOverRest(type: string, value: unknown): Promise<void> {
  const { service, characteristic } = find(home.home.accessories.list(), uuid, 'Lightbulb', type)
  await home.home.accessories.write(uuid, service.uuid, characteristic.uuid, value)
}

/** What a controller that asked for events of `id` is told in the course of `work`. */
async function eventsOf(id: string, work: () => void | Promise<void>): Promise<unknown[]> {
  const listener = home.controller(controller)
  await listener.subscribeCharacteristics([id])
  const told = once(listener, 'event')
  await work()
  const [{ characteristics }] = await told
  await listener.unsubscribeCharacteristics()
  return JSON.parse(JSON.stringify(characteristics)).map((each: { value: unknown }) => each.value)
}

describe('over HAP', () => {
  it('every accessory is there', async () => {
    const accessories = await databaseOf(controller)
    expect(accessories.map(({ aid }) => aid)).toEqual([1, 2, 3, 4])
    expect(JSON.stringify(accessories)).toContain('"value":"Thermometer"')
  })

  it('a value is read from the plugin that wants to be asked, and shows over REST', async () => {
    home.home.plugin('sensors').readings.CurrentTemperature = 23.456
    expect(await readOne(controller, ids.temperature)).toMatchObject({ value: 23.5 })
    const { characteristic } = find(home.home.accessories.list(), uuidOf(2), 'TemperatureSensor', 'CurrentTemperature')
    expect(characteristic.value).toBe(23.5)
    const ref = { accessory: uuidOf(2), service: { type: 'TemperatureSensor' }, characteristic: 'CurrentTemperature' }
    expect(home.home.plugin('sensors').reads).toContainEqual(ref)
    expect(home.home.plugin('lights').reads).toEqual([])
  })

  it('a read that the plugin refuses, or answers with nonsense, has a status', async () => {
    const sensors = home.home.plugin('sensors')
    sensors.fault = new PluginFault('busy', -70403)
    expect(await readOne(controller, ids.temperature)).toMatchObject({ status: -70403 })
    sensors.fault = undefined
    sensors.readings.CurrentTemperature = 1_000
    expect(await readOne(controller, ids.temperature)).toMatchObject({ status: -70402 })
    expect(home.home.entries).toEqual([
      { level: 'warn', plugin: 'sensors', message: 'Thermometer: CurrentTemperature must be at most 100, not 1000' },
    ])
    delete sensors.readings.CurrentTemperature
    expect(await readOne(controller, ids.temperature)).toMatchObject({ value: 23.5 })
  })

  it('a write reaches the plugin, the REST API and the log', async () => {
    await controller.setCharacteristics({ [ids.on]: 1, [ids.brightness]: 70 })
    expect(home.home.plugin('lights').writes).toEqual([
      { ref: on, value: true },
      { ref: { ...on, characteristic: 'Brightness' }, value: 70 },
    ])
    expect([shownOf('On'), shownOf('Brightness')]).toEqual([true, 70])
    expect(home.home.entries).toEqual([
      { level: 'info', plugin: 'lights', message: 'Lamp: On set to true over HAP' },
      { level: 'info', plugin: 'lights', message: 'Lamp: Brightness set to 70 over HAP' },
    ])
  })

  it.each([
    ['a value outside', () => ids.brightness, 101, -70410],
    ['a fraction of a whole', () => ids.hue, 'red', -70410],
    ['what cannot be written', () => ids.temperature, 20, -70404],
  ])('a write of %s is refused', async (_, id, value, status) => {
    const before = home.home.accessories.list()
    const answer = await controller.setCharacteristics({ [id()]: value })
    expect(JSON.parse(JSON.stringify(answer))).toMatchObject({ characteristics: [{ status }] })
    expect(home.home.accessories.list()).toEqual(before)
    expect(home.home.plugin('lights').writes).toEqual([])
  })

  it('a write that the plugin refuses changes nothing', async () => {
    home.home.plugin('lights').fault = new PluginFault('not now', -70412)
    const before = home.home.accessories.list()
    const answer = await controller.setCharacteristics({ [ids.brightness]: 1 })
    expect(JSON.parse(JSON.stringify(answer))).toMatchObject({ characteristics: [{ status: -70412 }] })
    expect(home.home.accessories.list()).toEqual(before)
  })

  it('the items of a plugin that is down fail, but for what the accessory is, and all others answer', async () => {
    home.home.plugin('lights').available = false
    const { characteristics } = await controller.getCharacteristics([ids.on, ids.name, ids.temperature])
    const answers = JSON.parse(JSON.stringify(characteristics)) as { aid: number; iid: number }[]
    const answerOf = (id: string) => answers.find(({ aid, iid }) => `${aid}.${iid}` === id)
    expect(answerOf(ids.on)).toMatchObject({ status: -70402 })
    expect(answerOf(ids.name)).toMatchObject({ value: 'Lamp', status: 0 })
    expect(answerOf(ids.temperature)).toMatchObject({ value: 23.5, status: 0 })
    const answer = await controller.setCharacteristics({ [ids.hue]: 20 })
    expect(JSON.parse(JSON.stringify(answer))).toMatchObject({ characteristics: [{ status: -70402 }] })
    home.home.plugin('lights').available = true
    expect(await readOne(controller, ids.on)).toMatchObject({ value: 1 })
  })

  it('what a plugin tells becomes an event', async () => {
    const { accessories } = home.home
    expect(await eventsOf(ids.on, () => accessories.update('lights', on, !shownOf('On')))).toEqual([0])
    const ref = { ...on, characteristic: 'Brightness' }
    expect(await eventsOf(ids.brightness, () => accessories.update('lights', ref, 33))).toEqual([33])
  })

  it('a write over REST becomes an event', async () => {
    expect(await eventsOf(ids.hue, () => writeOverRest('Hue', 123))).toEqual([123])
    expect(await readOne(controller, ids.hue)).toMatchObject({ value: 123 })
  })

  it('a write of one controller becomes an event of another', async () => {
    const write = async () => void (await controller.setCharacteristics({ [ids.hue]: 222 }))
    expect(await eventsOf(ids.hue, write)).toEqual([222])
  })

  it('a button that is pressed twice makes two events, and none when its plugin describes it anew', async () => {
    const { accessories } = home.home
    const service = { type: 'StatelessProgrammableSwitch' }
    const ref = { accessory: uuidOf(3), service, characteristic: 'ProgrammableSwitchEvent' }
    const again = { ...service, characteristics: [{ type: 'ProgrammableSwitchEvent', value: 2 }] }
    for (const value of [0, 0]) {
      expect(await eventsOf(ids.button, () => accessories.update('buttons', ref, value))).toEqual([0])
    }
    const work = async () => {
      await accessories.put('buttons', { uuid: uuidOf(3), name: 'Button', services: [again] })
      accessories.update('buttons', ref, 1)
    }
    expect(await eventsOf(ids.button, work)).toEqual([1])
  })

  it('identify is logged', async () => {
    const identify = await idOf(controller, 1, '14')
    await controller.setCharacteristics({ [identify]: true })
    expect(home.home.entries).toEqual([{ level: 'info', plugin: 'lights', message: 'Lamp: identify' }])
  })
})
