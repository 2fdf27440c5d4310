import type { CharacteristicProps } from '@homebridge/hap-nodejs'
import type { Hap } from '../types.ts'

interface RemovedCharacteristic {
  readonly name: string
  readonly displayName: string
  readonly uuid: string
  readonly format: string
  /** HAP's short forms: `ev`, `pr`, `pw`. */
  readonly perms: readonly string[]
  readonly range?: readonly [minimum: number, maximum: number]
  readonly values?: Readonly<Record<string, number>>
}

const all = ['ev', 'pr', 'pw']
const readNotify = ['ev', 'pr']
const readWrite = ['pr', 'pw']

/** What hap-nodejs 0.14 defined and 1.0 does not. */
const removed: readonly RemovedCharacteristic[] = [
  { name: 'Category', displayName: 'Category', uuid: 'A3', format: 'uint16', perms: readNotify, range: [1, 16] },
  {
    name: 'ConfigureBridgedAccessory',
    displayName: 'Configure Bridged Accessory',
    uuid: 'A0',
    format: 'tlv8',
    perms: ['pw'],
  },
  {
    name: 'ConfigureBridgedAccessoryStatus',
    displayName: 'Configure Bridged Accessory Status',
    uuid: '9D',
    format: 'tlv8',
    perms: readNotify,
  },
  { name: 'CurrentTime', displayName: 'Current Time', uuid: '9B', format: 'string', perms: readWrite },
  {
    name: 'DayoftheWeek',
    displayName: 'Day of the Week',
    uuid: '98',
    format: 'uint8',
    perms: readWrite,
    range: [1, 7],
  },
  {
    name: 'DiscoverBridgedAccessories',
    displayName: 'Discover Bridged Accessories',
    uuid: '9E',
    format: 'uint8',
    perms: all,
    // Until 0.9.
    values: { START_DISCOVERY: 0, STOP_DISCOVERY: 1 },
  },
  {
    name: 'DiscoveredBridgedAccessories',
    displayName: 'Discovered Bridged Accessories',
    uuid: '9F',
    format: 'uint16',
    perms: readNotify,
  },
  { name: 'LinkQuality', displayName: 'Link Quality', uuid: '9C', format: 'uint8', perms: readNotify, range: [1, 4] },
  { name: 'Reachable', displayName: 'Reachable', uuid: '63', format: 'bool', perms: readWrite },
  {
    name: 'TargetAirQuality',
    displayName: 'Target Air Quality',
    uuid: 'AE',
    format: 'uint8',
    perms: all,
    range: [0, 2],
    values: { EXCELLENT: 0, GOOD: 1, FAIR: 2 },
  },
  {
    name: 'TargetSlatState',
    displayName: 'Target Slat State',
    uuid: 'BE',
    format: 'uint8',
    perms: all,
    range: [0, 1],
    values: { MANUAL: 0, AUTO: 1 },
  },
  { name: 'TimeUpdate', displayName: 'Time Update', uuid: '9A', format: 'bool', perms: readWrite },
]

/** The classes of removed characteristics, by their names. */
export function removedCharacteristics({ Characteristic }: Hap): Record<string, unknown> {
  return Object.fromEntries(
    removed.map(({ name, displayName, uuid, format, perms, range, values }) => {
      const props = { format, perms, ...(range && { minValue: range[0], maxValue: range[1] }) } as CharacteristicProps
      const made = class extends Characteristic {
        static readonly UUID = appleUuid(uuid)
        constructor() {
          super(displayName, appleUuid(uuid), props)
          this.value = this.getDefaultValue()
        }
      }
      // Its name is what it is saved by.
      Object.defineProperty(made, 'name', { value: name })
      return [name, Object.assign(made, values)]
    }),
  )
}

/** A type that Apple defined, from its short form (HAP, 6.6.1). */
export function appleUuid(short: string): string {
  return `${short.padStart(8, '0')}-0000-1000-8000-0026BB765291`
}
