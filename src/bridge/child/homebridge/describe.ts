import type { Accessory, Characteristic, Service } from '@homebridge/hap-nodejs'
import type { AccessoryDescription, CharacteristicRef } from '../../protocol/accessory.ts'
import { fitAccessory, type RoughCharacteristic, type RoughService } from '../../protocol/fit-accessory.ts'
import type { Warn } from '../../protocol/fit-props.ts'
import { fullProps } from '../../protocol/props.ts'
import type { SerializedMetadata } from '../../protocol/serialized-accessory.ts'
import type { FullProps } from '../../protocol/values.ts'
import type { HapClasses } from './hap-classes.ts'

/** A characteristic as the daemon knows it. */
export interface DescribedCharacteristic {
  readonly ref: CharacteristicRef
  readonly props: FullProps
  /** Whether the plugin is asked at each read. */
  readonly reads: boolean
}

export interface DescribedAccessory {
  readonly description: AccessoryDescription
  /** Those that are in the description. */
  readonly characteristics: ReadonlyMap<Characteristic, DescribedCharacteristic>
}

/** Describes an accessory to the daemon. What the daemon would refuse is left out or clamped, with a warning for each. */
export function describeAccessory(
  accessory: Accessory,
  kept: SerializedMetadata,
  classes: HapClasses,
  warn: Warn,
): DescribedAccessory {
  const { UUID: uuid, displayName: name, category, services } = accessory
  const rough = { uuid, name, category, services: services.map(roughService), context: kept }
  const description = fitAccessory(rough, classes.propsOf, warn)
  return { description, characteristics: characteristicsOf(description, services, classes) }
}

function roughService(service: Service): RoughService {
  const isAdaptive = service.characteristics.some(({ UUID }) => UUID === TRANSITION_CONTROL)
  return {
    type: service.UUID,
    name: service.displayName,
    subtype: service.subtype,
    primary: service.isPrimaryService,
    hidden: service.isHiddenService,
    linked: service.linkedServices.map(({ UUID, subtype }) => ({ type: UUID, subtype })),
    characteristics: service.characteristics.map((each) => roughCharacteristic(each, isAdaptive)),
  }
}

/** `CharacteristicValueTransitionControl`, which adaptive lighting puts on a lightbulb. */
const TRANSITION_CONTROL = '00000143-0000-1000-8000-0026BB765291'

/** @param isAdaptive its values may change without an event: adaptive lighting notifies controllers only sometimes */
function roughCharacteristic(characteristic: Characteristic, isAdaptive: boolean): RoughCharacteristic {
  const { UUID, displayName, value, props } = characteristic
  return {
    type: UUID,
    displayName,
    value,
    props,
    reads: isAdaptive || hasReadHandler(characteristic) || isFailing(characteristic),
    writes: Reflect.get(characteristic, 'setHandler') !== undefined || characteristic.listenerCount('set') > 0,
  }
}

function hasReadHandler(characteristic: Characteristic): boolean {
  return Reflect.get(characteristic, 'getHandler') !== undefined || characteristic.listenerCount('get') > 0
}

/** Whether reads are answered with a status, which its plugin has set (`updateValue(new HapStatusError(…))`). */
export function isFailing(characteristic: Characteristic): boolean {
  return characteristic.statusCode !== 0
}

function characteristicsOf(
  description: AccessoryDescription,
  services: readonly Service[],
  { propsOf }: HapClasses,
): ReadonlyMap<Characteristic, DescribedCharacteristic> {
  const found = new Map<Characteristic, DescribedCharacteristic>()
  const rest = [...services]
  for (const { type, subtype, characteristics } of description.services) {
    const index = rest.findIndex(({ UUID, subtype: own }) => UUID === type && (own || undefined) === subtype)
    const [service] = rest.splice(index, index === -1 ? 0 : 1)
    for (const { type: characteristicType, props: own, reads = false } of characteristics) {
      const characteristic = service?.characteristics.find(({ UUID }) => UUID === characteristicType)
      if (characteristic === undefined) continue
      const ref = {
        accessory: description.uuid,
        service: subtype === undefined ? { type } : { type, subtype },
        characteristic: characteristicType,
      }
      const props = fullProps(propsOf(characteristicType.toUpperCase()), own)
      found.set(characteristic, { ref, props, reads })
    }
  }
  return found
}
