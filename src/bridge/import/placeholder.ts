import { INFORMATION } from '../accessories/accessory-plan.ts'
import type { HapTypes } from '../accessories/hap-types.ts'
import type { AccessoryDescription } from '../protocol/accessory.ts'
import type { Kept } from '../protocol/serialized-accessory.ts'
import { type Ids, servicesOf } from './identifier-cache.ts'

/** HAP's longest string where nothing else is said. */
const SHOWN_NAME = 64

/**
 * An accessory as far as its ids tell, so that it is there before its plugin has brought it: its services and
 * characteristics of HAP's own types, with the values that those begin with. Ids of other types stay where they are.
 *
 * @param plugin the package that will bring it
 */
export function placeholder(
  types: HapTypes,
  ids: Ids,
  uuid: string,
  name: string,
  plugin: string,
): AccessoryDescription {
  const context: Kept = { plugin, platform: null, context: {} }
  const services = servicesOf(ids, uuid).flatMap(({ type, subtype, characteristics }) => {
    const known = characteristics.flatMap((each) => types.characteristic(each)?.name ?? [])
    if (known.length === 0) return []
    const isInformation = types.service(type)?.name === INFORMATION
    const described = known.map((each) =>
      isInformation && each === 'Name' ? { type: each, value: name.slice(0, SHOWN_NAME) } : { type: each },
    )
    return [{ type, ...(subtype !== undefined && { subtype }), characteristics: described }]
  })
  return { uuid, name, services, context }
}
