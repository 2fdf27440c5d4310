import type { Characteristic } from '@homebridge/hap-nodejs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planAccessory } from '../../../src/bridge/accessories/accessory-plan.ts'
import { hapTypes } from '../../../src/bridge/accessories/hap-types.ts'
import { loadHap } from '../../../src/bridge/child/homebridge/hap.ts'
import { hapClasses } from '../../../src/bridge/child/homebridge/hap-classes.ts'
import { fitProps } from '../../../src/bridge/protocol/fit-props.ts'
import { fullProps } from '../../../src/bridge/protocol/props.ts'
import { readMessage } from '../../../src/bridge/protocol/read-message.ts'
import { describeSerialized, serializedOf } from '../../../src/bridge/protocol/serialized-accessory.ts'
import { checkValue, type FullProps, formats } from '../../../src/bridge/protocol/values.ts'

const hap = await loadHap()
const types = hapTypes(hap)
const { propsOf } = hapClasses(hap)
const uuid = 'AAAAAAAA-bbbb-4ccc-8ddd-eeeeeeeeeeee'

const allServices = Object.values(hap.Service).filter((each) => typeof each === 'function' && 'UUID' in each)
const allTypes = Object.values(hap.Characteristic).filter((each) => typeof each === 'function' && 'UUID' in each)
const uuids = (classes: readonly unknown[]): string[] => classes.map((each) => (each as { UUID: string }).UUID)

const trash = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, Number.NaN, Number.POSITIVE_INFINITY, true, '', 'x', [], {}, [null]),
  fc.double(),
  fc.integer({ min: -300, max: 70_000 }),
  fc.string({ maxLength: 80 }),
)
const often = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary }, { weight: 1, arbitrary: trash })

const sloppyProps = fc.record(
  {
    format: often(fc.constantFrom(...formats)),
    perms: often(fc.array(fc.constantFrom('pr', 'pw', 'ev', 'wr', 'READ', 7), { maxLength: 20 })),
    unit: often(fc.constant('celsius')),
    description: often(fc.string({ maxLength: 400 })),
    minValue: trash,
    maxValue: trash,
    minStep: trash,
    maxLen: trash,
    maxDataLen: trash,
    validValues: often(fc.array(trash, { maxLength: 5 })),
    validValueRanges: often(fc.array(trash, { maxLength: 3 })),
    adminOnlyAccess: trash,
  },
  { requiredKeys: [] },
)

const sloppyCharacteristic = fc.record(
  {
    UUID: often(fc.constantFrom(...uuids(allTypes), '12345678-0000-4000-8000-00000000000f')),
    displayName: often(fc.string({ minLength: 1, maxLength: 300 })),
    value: trash,
    props: often(sloppyProps),
  },
  { requiredKeys: ['UUID', 'props'] },
)

const sloppyService = fc.record(
  {
    UUID: often(fc.constantFrom(...uuids(allServices), '12345678-0000-4000-8000-0000000000f0')),
    displayName: often(fc.string({ maxLength: 300 })),
    subtype: often(fc.constantFrom('a', 'b')),
    hiddenService: trash,
    primaryService: trash,
    characteristics: often(fc.array(often(sloppyCharacteristic), { maxLength: 6 })),
  },
  { requiredKeys: ['UUID', 'characteristics'] },
)

const sloppyAccessory = fc.record(
  {
    UUID: fc.constant(uuid),
    displayName: often(fc.string({ maxLength: 300 })),
    category: trash,
    plugin: often(fc.constant('homebridge-x')),
    platform: often(fc.constant('X')),
    context: often(fc.dictionary(fc.string(), trash)),
    services: fc.array(often(sloppyService), { maxLength: 4 }),
    linkedServices: often(fc.dictionary(fc.string(), trash)),
    controllers: trash,
  },
  { requiredKeys: ['UUID', 'services'] },
)

it('whatever it holds, the daemon takes the description, and what a description becomes again is the same', () => {
  fc.assert(
    fc.property(sloppyAccessory, (json) => {
      const description = describeSerialized(json, propsOf)
      const read = readMessage(JSON.parse(JSON.stringify({ type: 'putAccessory', id: 1, description })))
      expect(read).toBeDefined()
      planAccessory(types, description)
      expect(describeSerialized(serializedOf(description), propsOf)).toMatchObject({ uuid, name: description.name })
    }),
    { numRuns: 150 },
  )
})

it('what is right stays as it is, and says nothing', () => {
  const warnings: string[] = []
  for (const Type of [...allTypes] as (new () => { UUID: string; props: FullProps })[]) {
    const { UUID, props } = new Type()
    const fitted = fitProps(props, propsOf(UUID), (fault) => warnings.push(fault))
    expect(fullProps(propsOf(UUID), fitted)).toEqual(
      Object.fromEntries(Object.entries(props).filter(([, each]) => each !== undefined)),
    )
  }
  expect(warnings).toEqual([])
})

it('bounds that the HAP type has and a characteristic has not do not hold for it', () => {
  const type = propsOf(hap.Characteristic.ColorTemperature.UUID)
  const props = fitProps({ format: 'int', perms: ['pr'], minValue: 600 }, type, () => undefined)
  expect(checkValue(fullProps(type, props), 1_000, 'round')).toEqual({ value: 1_000 })
  const mode = propsOf(hap.Characteristic.TargetHeatingCoolingState.UUID)
  const wide = fitProps({ format: 'uint8', perms: ['pr'], minValue: 0, maxValue: 9 }, mode, () => undefined)
  expect(checkValue(fullProps(mode, wide), 9, 'round')).toEqual({ value: 9 })
})

it('an accessory of Homebridge’s cache is described, and restored from its description', () => {
  const characteristic = (Type: new () => Characteristic, value: unknown, props: object) => {
    const { UUID, displayName } = new Type()
    return { displayName, UUID, eventOnlyCharacteristic: false, constructorName: Type.name, value, props }
  }
  const text = { format: 'string', perms: ['pr'] }
  const services = [
    {
      displayName: '',
      UUID: hap.Service.AccessoryInformation.UUID,
      constructorName: 'AccessoryInformation',
      hiddenService: false,
      primaryService: false,
      characteristics: [
        characteristic(hap.Characteristic.Name, 'Lamp', text),
        characteristic(hap.Characteristic.Identify, false, { format: 'bool', perms: ['pw'] }),
      ],
      optionalCharacteristics: [],
    },
    {
      displayName: 'Lamp',
      UUID: hap.Service.Lightbulb.UUID,
      subtype: 'one',
      constructorName: 'Lightbulb',
      hiddenService: false,
      primaryService: true,
      characteristics: [
        characteristic(hap.Characteristic.Name, 'Lamp', text),
        characteristic(hap.Characteristic.On, '1', {
          format: 'bool',
          perms: ['ev', 'pr', 'pw'],
          validValues: null,
          adminOnlyAccess: [1],
        }),
        characteristic(hap.Characteristic.Brightness, 500, {
          format: 'int',
          unit: 'percentage',
          perms: ['pr'],
          minValue: 0,
          maxValue: 100,
          minStep: 1,
        }),
      ],
    },
  ]
  const json = {
    plugin: 'homebridge-lamps',
    platform: 'Lamps',
    context: { id: 7, deep: { a: [1] } },
    displayName: 'Lamp',
    UUID: uuid,
    category: 5,
    services,
    linkedServices: { [hap.Service.AccessoryInformation.UUID]: [`${hap.Service.Lightbulb.UUID}one`] },
    controllers: [{ type: 'characteristic-transition', services: {} }],
  }
  const description = describeSerialized(json, propsOf)
  expect(description).toMatchObject({
    uuid,
    name: 'Lamp',
    category: 5,
    context: { plugin: 'homebridge-lamps', platform: 'Lamps', context: { id: 7, deep: { a: [1] } } },
    services: [
      { linked: [{ type: hap.Service.Lightbulb.UUID, subtype: 'one' }] },
      { subtype: 'one', primary: true, characteristics: [{ value: 'Lamp' }, { value: true }, { value: 100 }] },
    ],
  })
  const again = serializedOf(description, hapClasses(hap))
  const { optionalCharacteristics: _, ...information } = services[0] as object & { optionalCharacteristics: unknown }
  expect(again).toMatchObject({
    ...json,
    services: [information, { constructorName: 'Lightbulb', displayName: 'Lamp' }],
  })
  expect(describeSerialized(again, propsOf)).toEqual(description)
})

it('what is none is refused', () => {
  expect(() => describeSerialized(null)).toThrow('it must be an object')
  expect(() => describeSerialized({ UUID: 'x', services: [] })).toThrow('it has no UUID')
  expect(() => describeSerialized({ UUID: uuid })).toThrow('it has no services')
  expect(() => serializedOf({ uuid, name: 'Native', services: [] })).toThrow(
    'is not an accessory of a Homebridge plugin',
  )
})
