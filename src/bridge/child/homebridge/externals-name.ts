import type { Accessory } from '@homebridge/hap-nodejs'
import type { Hap } from './types.ts'

/** Bytes of a DNS label, less the ` (2)` that a name gets that is taken. */
const LONGEST = 59

/** Gives an accessory a name that it can be advertised by, the same in both places where it stands. */
export function fitName({ Service, Characteristic }: Hap, accessory: Accessory): void {
  const name = shortName(accessory.displayName)
  if (name === accessory.displayName) return
  accessory.displayName = name
  accessory.getService(Service.AccessoryInformation)?.updateCharacteristic(Characteristic.Name, name)
}

/** A name, cut to what can be advertised. */
export function shortName(name: string): string {
  let text = ''
  for (const character of name) {
    if (Buffer.byteLength(text + character) > LONGEST) break
    text += character
  }
  return text.trim() || 'Accessory'
}
