import type { Characteristic, Service } from '@homebridge/hap-nodejs'
import type { PropsOf } from '../../protocol/fit-accessory.ts'
import type { ClassNames } from '../../protocol/serialized-accessory.ts'
import type { FullProps } from '../../protocol/values.ts'
import type { Hap } from './types.ts'

/** The classes of hap-nodejs by the UUID, in upper case, of what they make. */
export interface HapClasses extends ClassNames {
  /** What a characteristic has that nobody has changed. */
  readonly propsOf: PropsOf
}

/** Apple's types end in it; whatever else stands on `Service` and `Characteristic` was put there by a plugin. */
const BASE_UUID = '-0000-1000-8000-0026BB765291'

/** Some hundred small objects are made once. */
export function hapClasses({ Service, Characteristic }: Pick<Hap, 'Service' | 'Characteristic'>): HapClasses {
  const services = named<new () => Service>(Service)
  const characteristics = named<new () => Characteristic>(Characteristic)
  const props = new Map([...characteristics].map(([uuid, { Type }]) => [uuid, new Type().props as FullProps]))
  return {
    service: (uuid) => services.get(uuid)?.name,
    characteristic: (uuid) => characteristics.get(uuid)?.name,
    propsOf: (uuid) => props.get(uuid),
  }
}

/** The static members that are types; of two with one UUID (`Speaker`, `TelevisionSpeaker`) the first has it. */
function named<Class>(owner: object): Map<string, { readonly name: string; readonly Type: Class }> {
  const found = new Map<string, { readonly name: string; readonly Type: Class }>()
  for (const [name, Type] of Object.entries(owner)) {
    const uuid = typeof Type === 'function' && Object.hasOwn(Type, 'UUID') ? String(Type.UUID) : ''
    if (uuid.endsWith(BASE_UUID) && !found.has(uuid)) found.set(uuid, { name, Type })
  }
  return found
}
