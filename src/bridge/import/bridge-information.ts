import { bridgeInformation, longestInformation } from '../config/schema.ts'
import type { BridgeInformation } from '../config/types.ts'

/**
 * What a Homebridge config has a bridge say of itself, as far as HAP allows it.
 *
 * @param place of the object, for the note about what HAP does not allow
 */
export function readInformation(
  bridge: Readonly<Record<string, unknown>>,
  place: string,
  note: (message: string) => void,
): BridgeInformation {
  const take = (name: keyof BridgeInformation, isGood: (value: unknown) => boolean) => {
    const value = bridge[name]
    // Homebridge takes no notice of what is empty.
    if (!value) return {}
    const taken = name === 'setupID' ? String(value).toUpperCase() : value
    if (isGood(taken)) return { [name]: taken }
    note(`config: ${place}.${name} is left out: HAP does not allow it`)
    return {}
  }
  const { manufacturer, model, firmwareRevision, setupID } = bridgeInformation
  return {
    ...take('manufacturer', fits(manufacturer)),
    ...take('model', fits(model)),
    ...take('firmwareRevision', fits(firmwareRevision)),
    ...take('setupID', fits(setupID)),
  }
}

function fits({ pattern }: { readonly pattern: string }) {
  const good = new RegExp(pattern, 'u')
  return (value: unknown): boolean =>
    typeof value === 'string' && value.length <= longestInformation && good.test(value)
}
