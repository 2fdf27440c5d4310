import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PluginFault } from '../../../src/bridge/accessories/plugin-link.ts'
import type { AccessoryDescription } from '../../../src/bridge/protocol/accessory.ts'
import { TriptychError } from '../../../src/errors.ts'
import { lamp, thermometer, uuidOf } from './descriptions.ts'
import { find, type Home, openHome, withoutTimes } from './home.ts'

const uuid = uuidOf(1)
const on = { accessory: uuid, service: { type: 'Lightbulb' }, characteristic: 'On' }

let home: Home
beforeEach(async () => {
  home = await openHome()
})
afterEach(() => home.close())

const put = (description: AccessoryDescription, plugin = 'lights') => home.accessories.put(plugin, description)
const shownOf = (serviceType: string, type: string, accessory = uuid) =>
  find(home.accessories.list(), accessory, serviceType, type).characteristic.value

/** Writes as the REST API does; answers the refusal. */
async function write(type: string, value: unknown, serviceType = 'Lightbulb', accessory = uuid) {
  const { service, characteristic } = find(home.accessories.list(), accessory, serviceType, type)
  try {
    await home.accessories.write(accessory, service.uuid, characteristic.uuid, value)
    return undefined
  } catch (error) {
    if (!(error instanceof TriptychError)) throw error
    return { code: error.code, message: error.message, errors: error.errors }
  }
}

describe('accessories', () => {
  it('are listed with their ids, types, values and properties', async () => {
    await put(lamp(uuid))
    const [accessory] = home.accessories.list()
    expect(accessory).toMatchObject({ uuid, name: 'Lamp', plugin: 'lights' })
    expect(accessory?.services.map(({ type }) => type)).toEqual(['AccessoryInformation', 'Lightbulb'])
    const { service, characteristic } = find(home.accessories.list(), uuid, 'Lightbulb', 'Brightness')
    expect(characteristic).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'Brightness',
      value: 50,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      format: 'int',
      unit: 'percentage',
      perms: ['ev', 'pr', 'pw'],
      minValue: 0,
      maxValue: 100,
      minStep: 1,
    })
    const ids = accessory?.services.flatMap((each) => [each.uuid, ...each.characteristics.map((one) => one.uuid)]) ?? []
    expect(new Set([uuid, ...ids]).size).toBe(ids.length + 1)
    await put(lamp(uuidOf(2)))
    expect(find(home.accessories.list(), uuidOf(2), 'Lightbulb', 'Brightness').service.uuid).not.toBe(service.uuid)
    expect(home.accessories.names()).toEqual(['Lamp', 'Lamp'])
    expect(home.accessories.count).toBe(2)
  })

  it('show no value where none can be read', async () => {
    const characteristics = [{ type: 'ProgrammableSwitchEvent', value: 1 }]
    await put({ uuid, name: 'Button', services: [{ type: 'StatelessProgrammableSwitch', characteristics }] })
    expect(shownOf('AccessoryInformation', 'Identify')).toBe(null)
    expect(shownOf('StatelessProgrammableSwitch', 'ProgrammableSwitchEvent')).toBe(null)
  })

  it('are there before their plugins, with their ids, values, properties and context', async () => {
    home.plugin('lights').available = false
    const description = {
      ...lamp(uuid, { type: 'ColorTemperature', props: { minValue: 200 } }),
      context: { host: 'a' },
    }
    await put(description)
    await put(thermometer(uuidOf(2)), 'sensors')
    home.accessories.update('lights', on, true)
    const before = home.accessories.list()
    await home.reload()
    expect(withoutTimes(home.accessories.list())).toEqual(withoutTimes(before))
    expect(shownOf('Lightbulb', 'On')).toBe(true)
    expect(find(home.accessories.list(), uuid, 'Lightbulb', 'ColorTemperature').characteristic.minValue).toBe(200)
    expect(home.accessories.of('lights')).toMatchObject([{ uuid, context: { host: 'a' }, category: 5 }])
    expect(home.accessories.of('sensors')).toMatchObject([{ uuid: uuidOf(2) }])
    expect(home.accessories.of('nobody')).toEqual([])
  })

  it('that cannot be brought back are skipped, and stay in the database', async () => {
    await put(lamp(uuid))
    const row = {
      uuid: uuidOf(2),
      plugin: 'old',
      description: '{"name":"A","services":[{"type":"Gone"}]}',
      bridge: null,
      overflow: 0,
      updated_at: 1,
    }
    await home.db.writer.insertInto('accessory').values(row).execute()
    await home.reload()
    expect(home.accessories.names()).toEqual(['Lamp'])
    expect(home.entries).toMatchObject([{ level: 'error', plugin: 'old', message: expect.stringContaining(uuidOf(2)) }])
    expect(await home.db.reader.selectFrom('accessory').selectAll().execute()).toHaveLength(2)
  })

  it('keep the objects of HAP when their description changes', async () => {
    await put(
      lamp(uuid, { type: 'Hue', value: 10 }, { type: 'ColorTemperature', props: { minValue: 200, maxValue: 300 } }),
    )
    const [mirrored] = home.accessories.bridge.bridgedAccessories
    const light = mirrored?.getServiceById(home.accessories.hap.Service.Lightbulb, undefined as never)
    const brightness = light?.getCharacteristic('Brightness')
    const outlet = { type: 'Outlet', characteristics: [{ type: 'On', value: true }], linked: [{ type: 'Lightbulb' }] }
    const next = lamp(uuid, { type: 'Saturation', value: 30 }, { type: 'ColorTemperature', props: { maxValue: 400 } })
    await put({ ...next, name: 'Lantern', category: 7, services: [...next.services, outlet] })
    expect(home.accessories.bridge.bridgedAccessories).toEqual([mirrored])
    expect(mirrored).toMatchObject({ displayName: 'Lantern', category: 7 })
    expect(light?.getCharacteristic('Brightness')).toBe(brightness)
    expect(light?.characteristics.map(({ displayName }) => displayName)).toEqual(
      expect.arrayContaining(['Brightness', 'Saturation', 'Name', 'Color Temperature', 'On']),
    )
    expect(light?.characteristics).toHaveLength(5)
    expect(light?.getCharacteristic('Color Temperature')?.props).toMatchObject({ minValue: 140, maxValue: 400 })
    expect(mirrored?.services.map(({ linkedServices }) => linkedServices.length)).toEqual([0, 0, 1])
    expect(shownOf('AccessoryInformation', 'Name')).toBe('Lantern')
    const list = home.accessories.list()
    await home.reload()
    expect(withoutTimes(home.accessories.list())).toEqual(withoutTimes(list))
    await put(next)
    expect(home.accessories.list()[0]?.services.map(({ type }) => type)).toEqual(['AccessoryInformation', 'Lightbulb'])
  })

  it('keep a value that a new description does not mention, as far as it is still allowed', async () => {
    await put(lamp(uuid, { type: 'ColorTemperature', value: 300 }))
    await put(lamp(uuid, { type: 'ColorTemperature' }))
    expect(shownOf('Lightbulb', 'ColorTemperature')).toBe(300)
    await put(lamp(uuid, { type: 'ColorTemperature', props: { minValue: 150, maxValue: 200 } }))
    expect(shownOf('Lightbulb', 'ColorTemperature')).toBe(150)
    expect(home.entries).toEqual([])
  })

  it('may be of types of a plugin’s own', async () => {
    const own = 'E863F10A-079E-48FF-8F27-9C2605A29F52'
    const props = { format: 'uint16', perms: ['pr', 'ev'], unit: 'W', minValue: 0, maxValue: 3_680 }
    await put(lamp(uuid, { type: own.toLowerCase(), displayName: 'Consumption', props, value: 12 }))
    const { characteristic } = find(home.accessories.list(), uuid, 'Lightbulb', 'Consumption')
    expect(characteristic).toMatchObject({ value: 12, ...props })
    home.accessories.update('lights', { ...on, characteristic: own }, 40)
    expect(shownOf('Lightbulb', 'Consumption')).toBe(40)
  })

  it('that are wrong are refused, and what was there stays', async () => {
    await put(lamp(uuid))
    const before = home.accessories.list()
    const wrong = lamp(uuid, { type: 'Hue', value: 361 })
    await expect(put(wrong)).rejects.toThrow('services[0].characteristics[2].value: must be at most 360')
    await expect(put({ ...lamp(uuid), uuid: 'lamp' })).rejects.toThrow('uuid: must be a UUID')
    await expect(put(lamp(home.accessories.bridge.UUID))).rejects.toThrow("uuid: must be a UUID, other than a bridge's")
    expect(home.accessories.list()).toEqual(before)
  })

  it('belong to the plugin that made them', async () => {
    await put(lamp(uuid))
    await expect(put(lamp(uuid), 'thief')).rejects.toThrow(`uuid: accessory ${uuid} belongs to plugin lights`)
    home.accessories.update('thief', on, true)
    await home.accessories.remove('thief', uuid)
    expect(home.accessories.list()).toMatchObject([{ plugin: 'lights' }])
    expect(shownOf('Lightbulb', 'On')).toBe(false)
    expect(home.entries).toMatchObject([{ level: 'warn', plugin: 'thief' }])
    await home.reload()
    await expect(put(lamp(uuid), 'thief')).rejects.toThrow('belongs to plugin lights')
    await home.accessories.remove('lights', uuid)
    await put(lamp(uuid), 'heir')
    expect(home.accessories.list()).toMatchObject([{ plugin: 'heir' }])
  })

  it('past 149 are behind another bridge, and stay there when the first has room again', async () => {
    await Promise.all(Array.from({ length: 149 }, (_, n) => put(lamp(uuidOf(n)))))
    const opened: number[] = []
    home.accessories.placement.onOpened = ({ overflow }) => void opened.push(overflow)
    await put(lamp(uuidOf(149)), 'other')
    expect(opened).toEqual([1])
    const placeOf = (n: number) => home.accessories.get(uuidOf(n))?.place
    expect([placeOf(148), placeOf(149)]).toEqual([
      { home: null, overflow: 0 },
      { home: null, overflow: 1 },
    ])
    await home.accessories.remove('lights', uuidOf(3))
    await put({ ...lamp(uuidOf(149)), name: 'As it is now' }, 'other')
    await home.reload()
    expect(placeOf(149)).toEqual({ home: null, overflow: 1 })
    await put(lamp(uuidOf(150)))
    expect(placeOf(150)).toEqual({ home: null, overflow: 0 })
    expect(home.accessories.count).toBe(150)
  })

  it('are refused, once in the log, when no bridge has room', async () => {
    vi.spyOn(home.accessories.placement, 'choose').mockReturnValue(null)
    // However often its plugin describes it and reports values.
    for (const value of [true, false]) {
      await expect(put(lamp(uuidOf(1)), 'other')).rejects.toThrow('Lamp is refused: its bridge is full')
      home.accessories.update('other', { ...on, accessory: uuidOf(1) }, value)
    }
    expect(home.entries).toMatchObject([{ level: 'error', plugin: 'other', message: expect.stringContaining('149') }])
  })

  it('go when their plugin is no longer there', async () => {
    await put(lamp(uuidOf(1)), 'a')
    await put(lamp(uuidOf(2)), 'b')
    await put(lamp(uuidOf(3)), 'b')
    await put(lamp(uuidOf(4)), 'c')
    await home.accessories.keepOnly(['b', 'c', 'd'])
    await home.accessories.remove('b', uuidOf(3))
    await home.accessories.remove('c', uuidOf(4))
    expect(home.accessories.has(uuidOf(4))).toBe(false)
    const left = [uuidOf(2)]
    expect(home.accessories.list().map((each) => each.uuid)).toEqual(left)
    const { bridge } = home.accessories
    expect(bridge.bridgedAccessories.map(({ UUID }) => UUID)).toEqual(left)
    // What hap-nodejs would hold for ever.
    expect(Reflect.get(bridge.controllerStorage, 'linkedAccessories')).toHaveLength(1)
    await home.reload()
    expect(home.accessories.list().map((each) => each.uuid)).toEqual(left)
  })

  it('and their values are written when the bridge stops, if it is not long before', async () => {
    await put(lamp(uuid))
    const transaction = vi.spyOn(home.db, 'transaction')
    for (let n = 0; n <= 1_000; n++) {
      home.accessories.update('lights', { ...on, characteristic: 'Brightness' }, n % 101)
    }
    expect(transaction).not.toHaveBeenCalled()
    await home.reload()
    expect(shownOf('Lightbulb', 'Brightness')).toBe(1_000 % 101)
    expect(transaction).toHaveBeenCalledTimes(1)
  })
})

describe('a value that a plugin tells', () => {
  it('is there at once, rounded to its step', async () => {
    await put(thermometer(uuid))
    const ref = { accessory: uuid, service: { type: 'TemperatureSensor' }, characteristic: 'CurrentTemperature' }
    home.accessories.update('lights', ref, 21.37)
    expect(shownOf('TemperatureSensor', 'CurrentTemperature')).toBe(21.4)
    expect(home.entries).toEqual([])
  })

  it.each([
    ['another type', on, 'yes', 'Lamp: On must be true or false, not "yes"'],
    ['null', on, null, 'Lamp: On must be true or false, not null'],
    ['too much', { ...on, characteristic: 'Brightness' }, 101, 'Lamp: Brightness must be at most 100, not 101'],
    [
      'no characteristic',
      { ...on, characteristic: 'Hue' },
      1,
      `a value for Lightbulb Hue of ${uuid}, which is not there`,
    ],
    ['no service', { ...on, service: { type: 'Lightbulb', subtype: 'b' } }, true, 'which is not there'],
    ['no accessory', { ...on, accessory: uuidOf(9) }, true, 'which is not there'],
  ])('is refused with a warning: %s', async (_, ref, value, message) => {
    await put(lamp(uuid))
    const before = home.accessories.list()
    home.accessories.update('lights', ref, value)
    expect(home.accessories.list()).toEqual(before)
    expect(home.entries).toEqual([{ level: 'warn', plugin: 'lights', message: expect.stringContaining(message) }])
  })
})

describe('a write over REST', () => {
  it('reaches the plugin in its own words, is logged, and is on disk when answered', async () => {
    await put({ ...lamp(uuid), services: [{ ...lamp(uuid).services[0], type: 'Lightbulb', subtype: 'left' } as never] })
    expect(await write('On', true)).toBeUndefined()
    const ref = { accessory: uuid, service: { type: 'Lightbulb', subtype: 'left' }, characteristic: 'On' }
    expect(home.plugin('lights').writes).toEqual([{ ref, value: true }])
    expect(shownOf('Lightbulb', 'On')).toBe(true)
    expect(home.entries).toEqual([{ level: 'info', plugin: 'lights', message: 'Lamp: On set to true over REST' }])
    const { description } = await home.db.reader.selectFrom('accessory').select('description').executeTakeFirstOrThrow()
    expect(JSON.parse(description)).toMatchObject({
      services: [{ characteristics: [{ type: 'On', value: true }, {}] }],
    })
  })

  it('only changes the value when the plugin does not take it', async () => {
    await put(lamp(uuid, { type: 'Hue' }))
    expect(await write('Hue', 200)).toBeUndefined()
    expect(home.plugin('lights').writes).toEqual([])
    await home.reload()
    expect(shownOf('Lightbulb', 'Hue')).toBe(200)
  })

  it('does not tell the log what may be a secret', async () => {
    const props = { format: 'data', perms: ['pw'] }
    await put(lamp(uuid, { type: uuidOf(7), displayName: 'Door Code', props, writes: true }))
    expect(await write('Door Code', 'c2VjcmV0')).toBeUndefined()
    expect(home.entries).toMatchObject([{ message: 'Lamp: Door Code set over REST' }])
  })

  it.each([
    ['On', 1, 'must be true or false'],
    ['On', null, 'must be true or false'],
    ['Brightness', 50.5, 'must be whole'],
    ['Brightness', 101, 'must be at most 100'],
    ['Brightness', '50', 'must be a number'],
    ['Name', 'x', undefined],
  ])('of %s is refused: %s', async (type, value, message) => {
    await put(lamp(uuid))
    const before = home.accessories.list()
    const refusal = await write(type, value)
    if (message === undefined) expect(refusal).toMatchObject({ code: 'not_writable' })
    else expect(refusal).toMatchObject({ code: 'value_invalid', errors: [{ in: 'body', name: 'value', message }] })
    expect(home.accessories.list()).toEqual(before)
    expect(home.plugin('lights').writes).toEqual([])
    expect(home.entries).toEqual([])
  })

  it('of nothing that is there is not found', async () => {
    await put(lamp(uuid))
    await put(lamp(uuidOf(2)))
    const { service, characteristic } = find(home.accessories.list(), uuid, 'Lightbulb', 'On')
    const other = find(home.accessories.list(), uuidOf(2), 'Lightbulb', 'On')
    const wrong: [string, string, string][] = [
      [uuidOf(3), service.uuid, characteristic.uuid],
      [uuid, other.service.uuid, characteristic.uuid],
      [uuid, service.uuid, other.characteristic.uuid],
      [uuid, characteristic.uuid, service.uuid],
    ]
    for (const path of wrong) {
      await expect(home.accessories.write(...path, true)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('fails when the plugin is not there, or says no, and changes nothing', async () => {
    await put(lamp(uuid, { type: 'Hue', value: 1 }))
    const before = home.accessories.list()
    const plugin = home.plugin('lights')
    plugin.available = false
    const message = 'plugin lights: it is not running (HAP status -70402)'
    expect(await write('On', true)).toMatchObject({ code: 'plugin_unavailable', message })
    expect(await write('Hue', 2)).toMatchObject({ code: 'plugin_unavailable', message })
    expect(plugin.writes).toEqual([])
    plugin.available = true
    plugin.fault = new PluginFault('the lamp is busy', -70403)
    const busy = 'plugin lights: the lamp is busy (HAP status -70403)'
    expect(await write('On', true)).toMatchObject({ code: 'plugin_unavailable', message: busy })
    expect(home.accessories.list()).toEqual(before)
    expect(home.entries).toEqual([])
  })
})

describe('while the database takes nothing', () => {
  it('what the plugin owns goes on, what only the bridge knows is refused, and all is written later', async () => {
    await put(lamp(uuid, { type: 'Hue', value: 1 }))
    const { schema } = home.db.writer
    await schema.alterTable('accessory').renameTo('elsewhere').execute()
    expect(await write('On', true)).toBeUndefined()
    expect(home.plugin('lights').writes).toHaveLength(1)
    const { service, characteristic } = find(home.accessories.list(), uuid, 'Lightbulb', 'Hue')
    await expect(home.accessories.write(uuid, service.uuid, characteristic.uuid, 2)).rejects.toThrow('accessory')
    await expect(put(lamp(uuidOf(2)))).rejects.toThrow('accessory')
    const failed = {
      level: 'error',
      plugin: 'bridge',
      message: expect.stringContaining('accessories could not be saved'),
    }
    expect(home.entries).toContainEqual(failed)
    await schema.alterTable('elsewhere').renameTo('accessory').execute()
    home.accessories.update('lights', { ...on, characteristic: 'Brightness' }, 9)
    const list = home.accessories.list()
    await home.reload()
    expect(withoutTimes(home.accessories.list())).toEqual(withoutTimes(list))
    expect([shownOf('Lightbulb', 'On'), shownOf('Lightbulb', 'Brightness')]).toEqual([true, 9])
  })
})
