import type { WithUUID } from '@homebridge/hap-nodejs'
import type { Hap } from '../types.ts'
import { appleUuid } from './characteristics.ts'

interface RemovedService {
  readonly name: string
  readonly uuid: string
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/** What hap-nodejs 0.14 defined and 1.0 does not. */
const removed: readonly RemovedService[] = [
  {
    name: 'BridgeConfiguration',
    uuid: 'A1',
    required: [
      'ConfigureBridgedAccessoryStatus',
      'DiscoverBridgedAccessories',
      'DiscoveredBridgedAccessories',
      'ConfigureBridgedAccessory',
    ],
    optional: ['Name'],
  },
  {
    name: 'BridgingState',
    uuid: '62',
    required: ['Reachable', 'LinkQuality', 'AccessoryIdentifier', 'Category'],
    optional: ['Name'],
  },
  {
    name: 'CameraControl',
    uuid: '111',
    required: ['On'],
    optional: [
      'CurrentHorizontalTiltAngle',
      'CurrentVerticalTiltAngle',
      'TargetHorizontalTiltAngle',
      'TargetVerticalTiltAngle',
      'NightVision',
      'OpticalZoom',
      'DigitalZoom',
      'ImageRotation',
      'ImageMirroring',
      'Name',
    ],
  },
  { name: 'TimeInformation', uuid: '99', required: ['CurrentTime', 'DayoftheWeek', 'TimeUpdate'], optional: ['Name'] },
]

type CharacteristicClass = WithUUID<new () => InstanceType<Hap['Characteristic']>>

/** The classes of removed services, by their names; the removed characteristics are back by then. */
export function removedServices({ Service, Characteristic }: Hap): Record<string, unknown> {
  // Removed ones are no names that the types know.
  const characteristics = Characteristic as unknown as Readonly<Record<string, CharacteristicClass>>
  const find = (name: string): CharacteristicClass => {
    const found = characteristics[name]
    if (found === undefined) throw new Error(`hap-nodejs has no characteristic ${name}`)
    return found
  }
  return Object.fromEntries(
    removed.map(({ name, uuid, required, optional }) => {
      const made = class extends Service {
        static readonly UUID = appleUuid(uuid)
        constructor(displayName?: string, subtype?: string) {
          super(displayName, appleUuid(uuid), subtype)
          for (const each of required) this.addCharacteristic(find(each))
          for (const each of optional) this.addOptionalCharacteristic(find(each))
        }
      }
      // Its name is what it is saved by.
      Object.defineProperty(made, 'name', { value: name })
      return [name, made]
    }),
  )
}
