import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import { publishedParts } from './hap-internals.ts'

const awaited = new WeakMap<Bridge, readonly string[]>()

/** From now on the ids of these accessories stay, also while the bridge has none such. */
export function keepIdsOf(bridge: Bridge, uuids: readonly string[]): void {
  awaited.set(bridge, uuids)
}

/**
 * Forgets the HAP ids of accessories that the bridge no longer has. hap-nodejs's own purge, which has to be disabled,
 * forgets more: the ids of a service that is gone for a second, and, with the last accessory, which ids were ever used,
 * so that another accessory would get them (HAP, 2.6.1: never).
 */
export function forgetUnusedIds(bridge: Bridge): void {
  const cache = publishedParts(bridge)._identifierCache?._cache
  if (cache === undefined) return
  const uuids = bridge.bridgedAccessories.map(({ UUID }) => UUID)
  const kept = new Set(['', bridge.UUID, ...uuids, ...(awaited.get(bridge) ?? [])])
  for (const key of Object.keys(cache)) {
    if (!kept.has(key.split('|', 1)[0] ?? '')) delete cache[key]
  }
}
