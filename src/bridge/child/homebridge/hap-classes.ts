import type { Accessory, Characteristic, Service } from '@homebridge/hap-nodejs'
import type { PropsOf } from '../../protocol/fit-accessory.ts'
import type { ClassNames } from '../../protocol/serialized-accessory.ts'
import type { FullProps } from '../../protocol/values.ts'
import type { Hap } from './types.ts'

/** The classes of hap-nodejs by the UUID, in upper case, of what they make. */
export interface HapClasses extends ClassNames {
  /** The properties that HAP defines for the characteristic. */
  readonly propsOf: PropsOf
}

/** Apple's types end in it; whatever else stands on `Service` and `Characteristic` was put there by a plugin. */
const BASE_UUID = '-0000-1000-8000-0026BB765291'

/** Some hundred small objects are made once. */
export function hapClasses({ Service, Characteristic }: Pick<Hap, 'Service' | 'Characteristic'>): HapClasses {
  const services = classesByUuid<new () => Service>(Service)
  const characteristics = classesByUuid<new () => Characteristic>(Characteristic)
  const props = new Map([...characteristics].map(([uuid, { Type }]) => [uuid, new Type().props as FullProps]))
  return {
    service: (uuid) => services.get(uuid)?.name,
    characteristic: (uuid) => characteristics.get(uuid)?.name,
    propsOf: (uuid) => props.get(uuid),
  }
}

/** The static members that are types; of two with one UUID (`Speaker`, `TelevisionSpeaker`) the first has it. */
function classesByUuid<Class>(owner: object): Map<string, { readonly name: string; readonly Type: Class }> {
  const found = new Map<string, { readonly name: string; readonly Type: Class }>()
  for (const [name, Type] of Object.entries(owner)) {
    const uuid = typeof Type === 'function' && Object.hasOwn(Type, 'UUID') ? String(Type.UUID) : ''
    if (uuid.endsWith(BASE_UUID) && !found.has(uuid)) found.set(uuid, { name, Type })
  }
  return found
}

/** What lies in a `ControllerStorage` (hap-nodejs 2.2.3) that is touched here. */
interface ControllerStorage {
  readonly queuedSaveTimeout?: NodeJS.Timeout
  save(): void
}

/** Writes what its controllers keep and hap-nodejs would write in a moment, when the process may be gone. */
export function saveControllers({ controllerStorage }: Accessory): void {
  const storage = controllerStorage as unknown as ControllerStorage
  if (storage.queuedSaveTimeout === undefined) return
  clearTimeout(storage.queuedSaveTimeout)
  storage.save()
}
