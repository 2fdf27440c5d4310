import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import type { HapNodejs } from './hap-nodejs.ts'
import type { HapSettings } from './hap-settings.ts'

/** Bytes of a DNS label, which is what the name is advertised as. */
const LONGEST_NAME = 63

/**
 * Writes on a bridge what it is, for whoever pairs.
 *
 * @throws Error for a name that would leave the bridge in a state that cannot be published any more
 */
export function describeBridge(
  { Service, Characteristic }: HapNodejs,
  bridge: Bridge,
  { name, username, version }: HapSettings,
): void {
  if (name === '' || Buffer.byteLength(name) > LONGEST_NAME) {
    throw new Error(`the name must have 1 to ${LONGEST_NAME} bytes (bridge.name)`)
  }
  bridge.displayName = name
  bridge
    .getService(Service.AccessoryInformation)
    ?.updateCharacteristic(Characteristic.Name, name)
    .updateCharacteristic(Characteristic.Manufacturer, 'Triptych')
    .updateCharacteristic(Characteristic.Model, 'Triptych Bridge')
    .updateCharacteristic(Characteristic.SerialNumber, username)
    .updateCharacteristic(Characteristic.FirmwareRevision, version)
}
