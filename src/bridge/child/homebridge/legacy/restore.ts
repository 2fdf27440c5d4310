import type { Hap } from '../types.ts'
import { legacyCamera } from './camera.ts'
import { removedCharacteristics } from './characteristics.ts'
import { accessoryMethods, characteristicMethods, init } from './methods.ts'
import { type OldName, oldCharacteristics, oldExports, oldMembers, oldServices, oldStatics } from './names.ts'
import { removedServices } from './services.ts'

type Members = Record<string, unknown>

/**
 * Gives hap-nodejs back what its older versions had and plugins still use. Found by comparing 0.3 to 2.2; left out are
 * its loader of accessory files, its cryptography, and the internals of camera streams.
 */
export function restoreLegacy(hap: Hap): void {
  // By names that the types do not know.
  const members = hap as unknown as Members
  const { configureCameraSource, ...camera } = legacyCamera(hap)

  addAll(members, { init, ...camera, ...renamed(members, oldExports) })
  for (const { of, name } of oldStatics) addAll(members[of] as object, { [name]: members[name] })
  for (const { of, name, value } of oldMembers) addAll(find(members, of), { [name]: value })
  addAll(hap.Characteristic, { ...renamed(hap.Characteristic, oldCharacteristics), ...removedCharacteristics(hap) })
  addAll(hap.Service, { ...renamed(hap.Service, oldServices), ...removedServices(hap) })
  addAll(hap.Characteristic.prototype, characteristicMethods)
  addAll(hap.Accessory.prototype, { ...accessoryMethods, configureCameraSource })
}

/** What today's names stand for, by the old ones. A name that is gone as well is left out. */
function renamed(holder: object, names: readonly OldName[]): Members {
  const members = holder as Members
  return Object.fromEntries(names.flatMap(({ name, now }) => (now in members ? [[name, members[now]]] : [])))
}

/** `Characteristic.ProgramMode` of the package. */
function find(members: Members, path: string): object {
  return path.split('.').reduce<unknown>((holder, name) => (holder as Members)[name], members) as object
}

/** Not enumerable: who goes through all services finds each once, by its name of today. What is there stays. */
function addAll(holder: object, members: Members): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in holder)) Object.defineProperty(holder, name, { value, writable: true, configurable: true })
  }
}
