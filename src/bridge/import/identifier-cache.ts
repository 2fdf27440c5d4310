import { isObject } from '../../lib/json.ts'
import { isUuid } from '../protocol/fit-accessory.ts'

/**
 * The HAP ids of a bridge by what they belong to (hap-nodejs, `IdentifierCache`): an accessory's UUID, or
 * `accessory|service`, `accessory|service|subtype`, either with `|characteristic`, or `accessory|nextIID`.
 */
export type Ids = Readonly<Record<string, number>>

export interface ServiceIds {
  /** UUID in upper case. */
  readonly type: string
  readonly subtype: string | undefined
  /** UUIDs in upper case. */
  readonly characteristics: readonly string[]
}

/** Reads an `IdentifierCache` file; undefined for other content. */
export function readIds(json: unknown): Ids | undefined {
  if (!isObject(json) || !isObject(json.cache)) return undefined
  const isId = (id: unknown): boolean => Number.isSafeInteger(id) && Number(id) > 0
  return Object.values(json.cache).every(isId) ? (json.cache as Ids) : undefined
}

/** UUIDs of the accessories behind the bridge. */
export function accessoriesOf(ids: Ids): string[] {
  return Object.keys(ids).filter(isUuid)
}

export function servicesOf(ids: Ids, accessory: string): ServiceIds[] {
  const services = new Map<string, ServiceIds & { readonly characteristics: string[] }>()
  for (const key of Object.keys(ids)) {
    const parts = partsOf(ids, key)
    if (parts.accessory !== accessory || parts.type === undefined) continue
    const { type, subtype, characteristic } = parts
    const place = `${type}|${subtype ?? ''}`
    const service = services.get(place) ?? { type, subtype, characteristics: [] }
    services.set(place, service)
    if (characteristic !== undefined) service.characteristics.push(characteristic)
  }
  return [...services.values()]
}

/**
 * The same ids for a bridge whose own UUID is another. The mirrored accessories have their types in upper case, so the
 * ids have as well; Homebridge has them as the plugins write them.
 */
export function withBridge(ids: Ids, from: string, to: string): Ids {
  const next: Record<string, number> = {}
  for (const [key, id] of Object.entries(ids)) {
    const { accessory, type, subtype, characteristic } = partsOf(ids, key)
    const owner = accessory === from ? to : accessory
    const own =
      type === undefined ? key.slice(accessory.length) : `|${[type, subtype, characteristic].filter(Boolean).join('|')}`
    next[owner + own] ??= id
  }
  return next
}

interface Parts {
  readonly accessory: string
  /** Undefined where the key is not a service's or characteristic's. */
  readonly type?: string
  readonly subtype?: string
  readonly characteristic?: string
}

/** A subtype may look like a UUID, and may hold the separator: only what has nothing below it is a characteristic. */
function partsOf(ids: Ids, key: string): Parts {
  const [accessory = '', service, ...rest] = key.split('|')
  if (!isUuid(service)) return { accessory }
  const type = service.toUpperCase()
  const last = rest.at(-1)
  const isCharacteristic = isUuid(last) && !hasBelow(ids, key)
  const subtype = (isCharacteristic ? rest.slice(0, -1) : rest).join('|') || undefined
  return {
    accessory,
    type,
    ...(subtype !== undefined && { subtype }),
    ...(isCharacteristic && { characteristic: last.toUpperCase() }),
  }
}

const belowOf = new WeakMap<Ids, ReadonlySet<string>>()

function hasBelow(ids: Ids, key: string): boolean {
  let parents = belowOf.get(ids)
  if (parents === undefined) {
    parents = new Set(Object.keys(ids).map((each) => each.slice(0, each.lastIndexOf('|'))))
    belowOf.set(ids, parents)
  }
  return parents.has(key)
}
