import { beforeAll, describe, expect, it } from 'vitest'
import { planAccessory } from '../../../src/bridge/accessories/accessory-plan.ts'
import { type HapTypes, hapTypes } from '../../../src/bridge/accessories/hap-types.ts'
import { loadHapNodejs } from '../../../src/bridge/hap/hap-nodejs.ts'
import type { AccessoryDescription, CharacteristicDescription } from '../../../src/bridge/protocol/accessory.ts'
import { fullProps } from '../../../src/bridge/protocol/props.ts'
import { lamp, uuidOf } from './descriptions.ts'

let types: HapTypes
beforeAll(async () => {
  types = hapTypes(await loadHapNodejs())
})

const uuid = uuidOf(1)
const own = 'E863F10A-079E-48FF-8F27-9C2605A29F52'

const plan = (description: AccessoryDescription) => planAccessory(types, description)
const withOne = (characteristic: CharacteristicDescription) => lamp(uuid, characteristic)
const ownProps = (props: NonNullable<CharacteristicDescription['props']>) =>
  withOne({ type: own, displayName: 'Watts', props: { format: 'float', perms: ['pr', 'ev'], ...props } })

describe('a description', () => {
  it.each<[what: string, description: () => AccessoryDescription, message: string]>([
    ['an empty name', () => ({ ...lamp(uuid), name: '' }), 'name: must have 1 to 256 characters'],
    ['a category that HAP has not', () => ({ ...lamp(uuid), category: 39 }), 'category: must be from 1 to 38'],
    [
      'a service that HAP has not',
      () => ({ uuid, name: 'A', services: [{ type: 'Lamp', characteristics: [] }] }),
      'services[0].type: HAP has no service "Lamp"',
    ],
    [
      'a word of the class that is not a type',
      () => ({ uuid, name: 'A', services: [{ type: 'serialize', characteristics: [] }] }),
      'services[0].type: HAP has no service "serialize"',
    ],
    [
      'one service twice',
      () => ({ ...lamp(uuid), services: [...lamp(uuid).services, ...lamp(uuid).services] }),
      'services[1].another service has its type and subtype',
    ],
    [
      'one service twice, once by its UUID',
      () => ({
        ...lamp(uuid),
        services: [
          ...lamp(uuid).services,
          { type: '00000043-0000-1000-8000-0026bb765291', characteristics: [{ type: 'On' }] },
        ],
      }),
      'services[1].another service has its type and subtype',
    ],
    [
      'information on what is not an accessory',
      () => ({
        uuid,
        name: 'A',
        services: [{ type: 'AccessoryInformation', subtype: 'b', characteristics: [] }],
      }),
      'services[0].subtype: an AccessoryInformation has none',
    ],
    [
      'a service of nothing',
      () => ({ uuid, name: 'A', services: [{ type: own, characteristics: [] }] }),
      'services[0].characteristics: must be at least one',
    ],
    [
      'a link to nowhere',
      () => ({
        uuid,
        name: 'A',
        services: [{ type: 'Switch', linked: [{ type: 'Outlet' }], characteristics: [{ type: 'On' }] }],
      }),
      'services: 00000049-0000-1000-8000-0026BB765291 is linked to 00000047-0000-1000-8000-0026BB765291, which is not there',
    ],
    [
      'a characteristic that HAP has not',
      () => withOne({ type: 'Onn' }),
      'services[0].characteristics[2].type: HAP has no characteristic "Onn"',
    ],
    [
      'a characteristic twice',
      () => withOne({ type: 'On' }),
      'services[0].characteristics[2].another characteristic of the service has its type',
    ],
    [
      'a value of another type',
      () => withOne({ type: 'Hue', value: 'red' }),
      'services[0].characteristics[2].value: must be a number',
    ],
    [
      'a value outside of what HAP has',
      () => withOne({ type: 'Hue', value: 361 }),
      'services[0].characteristics[2].value: must be at most 360',
    ],
    [
      'a value outside of its own bounds',
      () => withOne({ type: 'ColorTemperature', props: { minValue: 150 }, value: 149 }),
      'services[0].characteristics[2].value: must be at least 150',
    ],
    [
      'an own type without props',
      () => withOne({ type: own, displayName: 'Watts' }),
      'services[0].characteristics[2].props: a custom type needs format and perms',
    ],
    [
      'an own type without a name',
      () => withOne({ type: own, props: { format: 'float', perms: ['pr'] } }),
      'services[0].characteristics[2].displayName: a custom type needs one',
    ],
    ['a format that HAP has not', () => ownProps({ format: 'double' }), 'props.format: must be one of bool, string'],
    ['no permission', () => ownProps({ perms: [] }), 'props.perms: must be some of pr, pw, ev, aa, tw, hd, wr'],
    ['a permission that HAP has not', () => ownProps({ perms: ['read'] }), 'props.perms: must be some of'],
    ['bounds the wrong way round', () => ownProps({ minValue: 2, maxValue: 1 }), 'props.minValue: must not be above'],
    [
      'a bound past the format',
      () => ownProps({ format: 'uint8', maxValue: 256 }),
      'props.maxValue: must be from 0 to 255',
    ],
    ['a bound that is not a number', () => ownProps({ minValue: '1' as never }), 'props.minValue: must be from'],
    ['a negative step', () => ownProps({ minStep: -1 }), 'props.minStep: must be a positive number'],
    ['no valid value', () => ownProps({ validValues: [] }), 'props.validValues: must be numbers'],
    ['a valid value past the format', () => ownProps({ format: 'uint8', validValues: [256] }), 'props.validValues'],
    ['a range from its end', () => ownProps({ validValueRanges: [9, 1] }), 'props.validValueRanges: must begin with'],
    ['half a range', () => ownProps({ validValueRanges: [1] as never }), 'props.validValueRanges: must be two'],
    ['a string longer than HAP has', () => ownProps({ format: 'string', maxLen: 257 }), 'props.maxLen: must be from 1'],
    ['data of no length', () => ownProps({ format: 'data', maxDataLen: 0 }), 'props.maxDataLen: must be at least 1'],
  ])('is refused for %s', (_, description, message) => {
    expect(() => plan(description())).toThrow(message)
  })

  it('is refused for 101 services, and 101 characteristics', () => {
    const uuids = Array.from({ length: 101 }, (_, n) => uuidOf(n))
    const props = { format: 'bool', perms: ['pr'] }
    const services = uuids.map((type) => ({ type, characteristics: [{ type: 'On' }] }))
    expect(() => plan({ uuid, name: 'A', services })).toThrow('services: must be at most 100')
    const characteristics = uuids.map((type) => ({ type, displayName: 'A', props }))
    const message = 'services[0].characteristics: must be at most 100'
    expect(() => plan({ uuid, name: 'A', services: [{ type: own, characteristics }] })).toThrow(message)
  })

  it('gets the characteristics that HAP requires and the plugin left out', () => {
    const { services } = plan({ uuid, name: 'A', services: [{ type: 'Lightbulb', name: 'B', characteristics: [] }] })
    const [light, information] = services.values()
    expect(
      light?.characteristics
        .values()
        .map(({ type, value }) => [type, value])
        .toArray(),
    ).toEqual([
      ['On', undefined],
      ['Name', 'B'],
    ])
    const types = information?.characteristics
      .values()
      .map(({ type }) => type)
      .toArray()
    expect(types).toEqual(['Identify', 'Manufacturer', 'Model', 'Name', 'SerialNumber', 'FirmwareRevision'])
  })

  it('may name types by their UUIDs, and has them shown by their names', () => {
    const characteristics = [{ type: '00000025-0000-1000-8000-0026bb765291', value: true }]
    const [light] = plan({
      uuid,
      name: 'A',
      services: [{ type: '00000043-0000-1000-8000-0026BB765291', characteristics }],
    }).services.values()
    expect(light).toMatchObject({ type: 'Lightbulb' })
    expect(light?.characteristics.values().toArray()).toMatchObject([{ type: 'On', value: true }])
  })

  it('may say nothing of a value by null, and a button has none', () => {
    const button = {
      type: 'StatelessProgrammableSwitch',
      characteristics: [{ type: 'ProgrammableSwitchEvent', value: 2 }],
    }
    const [service, light] = plan({
      uuid,
      name: 'A',
      services: [button, { type: 'Lightbulb', characteristics: [{ type: 'On', value: null }] }],
    }).services.values()
    expect(service?.characteristics.values().next().value).not.toHaveProperty('value')
    expect(light?.characteristics.values().next().value).not.toHaveProperty('value')
  })

  it('finds every type of HAP to be one that it may use', async () => {
    const { Characteristic } = await loadHapNodejs()
    const names = Object.keys(Characteristic).filter((name) => types.characteristic(name) !== undefined)
    expect(names.length).toBeGreaterThan(200)
    for (const name of names) expect(() => fullProps(types.characteristic(name)?.props)).not.toThrow()
  })
})
