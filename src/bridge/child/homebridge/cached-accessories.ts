import { isSerializedMetadata, serializedOf } from '../../protocol/serialized-accessory.ts'
import { detailOf } from '../faults.ts'
import { hapClasses } from './hap-classes.ts'
import type { PlatformAccessories } from './platform-accessories.ts'
import type { PlatformAccessory } from './platform-accessory.ts'
import { noteFailure, type Stage } from './stage.ts'

/** The accessories of dynamic platforms that the bridge has of earlier runs, as Homebridge reads its cache. */
export function loadCached(stage: Stage): PlatformAccessory[] {
  // An accessory that its plugin creates again at each start has no platform.
  const kept = stage.home.earlier.filter(({ context }) => isSerializedMetadata(context) && context.platform !== null)
  if (kept.length === 0) return []
  const classes = hapClasses(stage.hap)
  return kept.flatMap((description) => {
    try {
      return [stage.api.platformAccessory.deserialize(serializedOf(description, classes))]
    } catch (error) {
      noteFailure(stage, `${description.name}, as it was kept`, error)
      return []
    }
  })
}

/**
 * Gives each cached accessory back to its platform (`configureAccessory`) and puts it behind the bridge. One whose
 * platform does not run is left out, unless orphans are kept.
 */
export function restoreCached(
  stage: Stage,
  accessories: PlatformAccessories,
  cached: readonly PlatformAccessory[],
): void {
  const { hap, log } = stage
  for (const accessory of cached) {
    // Unregistered while another one was given back.
    if (!accessories.has(accessory)) continue
    const platform = stage.dynamic.get(accessory._associatedPlatform ?? '')
    if (platform === undefined) {
      log.info(`${accessory.displayName}: its platform '${accessory._associatedPlatform}' does not run`)
      if (stage.keepOrphans) accessories.add(accessory)
      else accessories.drop(accessory)
      continue
    }
    // For the plugin to say better, as in Homebridge.
    const information = accessory.getService(hap.Service.AccessoryInformation)
    information?.setCharacteristic(hap.Characteristic.FirmwareRevision, '0')
    try {
      platform.configureAccessory(accessory)
    } catch (error) {
      log.error(`${accessory.displayName}: its plugin could not restore it: ${detailOf(error)}`)
    }
    if (accessories.has(accessory)) accessories.add(accessory)
  }
}
