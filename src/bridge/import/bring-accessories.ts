import { errorMessage } from '../../lib/error-text.ts'
import { isObject } from '../../lib/json.ts'
import { INFORMATION, planAccessory } from '../accessories/accessory-plan.ts'
import type { HapTypes } from '../accessories/hap-types.ts'
import type { HapNodejs } from '../hap/hap-nodejs.ts'
import type { AccessoryDescription } from '../protocol/accessory.ts'
import { pluginId } from '../protocol/plugin-id.ts'
import { describeSerialized, isSerializedMetadata, type SerializedMetadata } from '../protocol/serialized-accessory.ts'
import type { AssignedEntry } from './assign-plugins.ts'
import { accessoriesOf, type Ids, servicesOf } from './identifier-cache.ts'
import type { ImportedAccessory } from './imported-accessories.ts'

/** HAP's longest string where nothing else is said. */
const SHOWN_NAME = 64

/**
 * An accessory as far as its ids tell, so that it is there before its plugin has brought it: its services and
 * characteristics of HAP's own types, with the values that those begin with. Ids of other types stay where they are.
 *
 * @param plugin the package that will bring it
 */
function placeholder(types: HapTypes, ids: Ids, uuid: string, name: string, plugin: string): AccessoryDescription {
  const context: SerializedMetadata = { plugin, platform: null, context: {} }
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

/** The accessories behind one bridge of a storage folder, as this bridge is to have them. */
export interface BroughtAccessories {
  readonly rows: readonly ImportedAccessory[]
  /** With all that their plugins said of them. */
  readonly cached: readonly AccessoryDescription[]
  /** Accessories that plugins create again at each start: known by their names in the config, and by their ids. */
  readonly made: readonly AccessoryDescription[]
  /** Known by their ids alone. */
  readonly awaited: readonly string[]
}

/** A bridge of a storage folder. */
export interface BridgeContents {
  /** Of a child bridge; null is the main one. */
  readonly username: string | null
  /** Those that ran on it. */
  readonly entries: readonly AssignedEntry[]
  /** What Homebridge cached of its accessories. */
  readonly cached: readonly unknown[]
  /** Its HAP ids; its own UUID belongs to no accessory. */
  readonly ids: Ids
}

/** @param taken UUIDs of the accessories that the bridges before it have; those of this one are added */
export function bringAccessories(
  { types, uuid }: { types: HapTypes; uuid: HapNodejs['uuid'] },
  { username, entries, cached: list, ids }: BridgeContents,
  taken: Set<string>,
  note: (message: string) => void,
): BroughtAccessories {
  const plugins = new Set(entries.flatMap((entry) => entry.package ?? []))
  const found = new Map<string, { plugin: string; description: AccessoryDescription }>()
  const take = (plugin: string, description: AccessoryDescription): boolean => {
    if (taken.has(description.uuid)) {
      note(`${description.name} is left out: another accessory has its UUID ${description.uuid}`)
      return false
    }
    planAccessory(types, description)
    taken.add(description.uuid)
    found.set(description.uuid, { plugin: pluginId(plugin, username), description })
    return true
  }
  const cached: AccessoryDescription[] = []
  for (const json of list) {
    const name = isObject(json) && typeof json.displayName === 'string' ? json.displayName : 'an accessory'
    try {
      const description = describeSerialized(json, (type) => types.characteristic(type)?.props)
      const plugin = isSerializedMetadata(description.context) ? description.context.plugin : ''
      if (!plugins.has(plugin)) note(`${name} is left out: no entry of the config belongs to its plugin ${plugin}`)
      else if (take(plugin, description)) cached.push(description)
    } catch (error) {
      note(`${name} is left out: ${errorMessage(error)}`)
    }
  }
  const present = accessoriesOf(ids)
  const made: AccessoryDescription[] = []
  for (const { plugin, name, base } of nameable(entries)) {
    const id = uuid.generate(base)
    if (!present.includes(id) || taken.has(id)) continue
    const description = placeholder(types, ids, id, name, plugin)
    if (description.services.length > 0 && take(plugin, description)) made.push(description)
  }
  const awaited = present.filter((id) => !taken.has(id))
  for (const id of awaited) taken.add(id)
  const rows = [...found].map(([id, { plugin, description }]) => ({
    ...{ uuid: id, plugin, bridge: username },
    description: JSON.stringify(description),
  }))
  return {
    rows: [...rows, ...awaited.map((id) => ({ uuid: id, plugin: '', description: null, bridge: username }))],
    cached,
    made,
    awaited,
  }
}

/**
 * What Homebridge may have made a UUID of: the type and the `uuid_base` or name, which of a static platform only the
 * plugin knows, but which is likely to stand in its config (Homebridge, `BridgeService.createHAPAccessory`).
 */
function* nameable(entries: readonly AssignedEntry[]): Generator<{ plugin: string; name: string; base: string }> {
  for (const { kind, type, package: plugin, fields } of entries) {
    if (plugin === null) continue
    if (kind === 'accessory') {
      const name = String(fields.name)
      yield { plugin, name, base: `${type}:${fields.uuid_base || name}` }
      continue
    }
    for (const name of stringsIn(fields)) yield { plugin, name, base: `${type}:${name}` }
  }
}

const LONGEST_NAME = 256

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME) yield value
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* stringsIn(each)
}
