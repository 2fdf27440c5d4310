import type { Accessory, AccessoryInfo } from '@homebridge/hap-nodejs'
import { setupUri } from '../../hap/setup-uri.ts'
import type { ExternalAccessory } from '../../protocol/accessory.ts'
import { shortName } from './externals-name.ts'

/** HAP's category of what has no other (HAP, 13-1). */
const OTHER = 1

/** What the daemon is told of an accessory, but where it listens. */
export function viewOf(accessory: Accessory, info: AccessoryInfo): Omit<ExternalAccessory, 'port' | 'error'> {
  const { UUID: uuid, displayName } = accessory
  const { username, pincode, setupID } = info
  const category = categoryOf(accessory)
  return {
    uuid,
    name: shortName(displayName),
    category,
    username,
    pincode,
    setupURI: setupUri(pincode, category, setupID),
    paired: info.paired(),
  }
}

/** Plugins set it to anything. */
export function categoryOf({ category }: Accessory): number {
  return Number.isInteger(category) && category >= 1 && category <= 255 ? category : OTHER
}
