import type { Accessory } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'

/**
 * Has a bridge forget what the controllers of a removed accessory keep. hap-nodejs links it when the accessory is added
 * (`ControllerStorage.linkAccessory`, 2.2.3) and never lets it go, nor the accessory with it: a plugin that adds and
 * removes for ever would fill the memory.
 */
export function unlinkStorage(bridge: Bridge, accessory: Accessory): void {
  const linked: unknown = Reflect.get(bridge.controllerStorage, 'linkedAccessories')
  if (!Array.isArray(linked)) return
  const index = linked.indexOf(accessory.controllerStorage)
  if (index >= 0) linked.splice(index, 1)
}
