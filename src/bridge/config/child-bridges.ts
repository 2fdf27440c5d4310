import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../lib/json.ts'
import { cutText } from '../protocol/limits.ts'
import { bridgeInformation, longestName } from './schema.ts'
import type { BridgeConfigFile, ChildBridge } from './types.ts'

/** What counts of a `_bridge`; Homebridge has more, for its own processes. */
const fields = ['username', 'name', 'port', 'pin', ...Object.keys(bridgeInformation)]

interface BridgeEntry {
  /** JSON Pointer of the entry. */
  readonly place: string
  readonly plugin: string
  /** What its bridge is called where that says nothing. */
  readonly name: string
  readonly bridge: ChildBridge
}

/** What an entry says of the bridge that it asks for; null for one that is behind the main bridge. */
export function bridgeOf(entry: Readonly<Record<string, unknown>>): ChildBridge | null {
  if (!isObject(entry._bridge) || typeof entry._bridge.username !== 'string') return null
  const bridge = entry._bridge as unknown as ChildBridge
  return { ...bridge, username: bridge.username.toUpperCase() }
}

function bridgeEntries({ platforms, accessories }: Pick<BridgeConfigFile, 'platforms' | 'accessories'>): BridgeEntry[] {
  return Object.entries({ platforms, accessories }).flatMap(([list, entries]) =>
    entries.flatMap((entry, index) => {
      const bridge = bridgeOf(entry)
      if (bridge === null) return []
      const name = [entry.name, entry.platform, entry.accessory].find(isName) ?? bridge.username
      return [{ place: `/${list}/${index}`, plugin: entry.plugin, bridge, name: cutText(name, longestName) }]
    }),
  )
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value)
}

/** The bridges that entries ask for, each once, with what the first of its entries says. */
export function childBridges(config: Pick<BridgeConfigFile, 'platforms' | 'accessories'>) {
  const bridges = new Map<string, ChildBridge & { readonly name: string }>()
  for (const { bridge, name } of bridgeEntries(config)) {
    if (!bridges.has(bridge.username)) bridges.set(bridge.username, { ...bridge, name: bridge.name ?? name })
  }
  return [...bridges.values()]
}

/** Adds what is wrong between the bridges of a config that passed its schema, by JSON Pointer. */
export function findBridgeClashes(config: BridgeConfigFile, faults: Map<string, string>): void {
  const first = new Map<string, BridgeEntry>()
  const ports = new Map([
    [config.bridge.port, '/bridge/port'],
    [config.bridge.hapPort, '/bridge/hapPort'],
  ])
  for (const entry of bridgeEntries(config)) {
    const { place, plugin, bridge } = entry
    const at = `${place}/_bridge`
    const other = first.get(bridge.username)
    if (bridge.username === config.bridge.username.toUpperCase()) {
      faults.set(`${at}/username`, 'must not be that of the main bridge')
    } else if (other === undefined) {
      first.set(bridge.username, entry)
      const taken = bridge.port === undefined ? undefined : ports.get(bridge.port)
      if (taken !== undefined) faults.set(`${at}/port`, `must not be the same as ${taken}`)
      if (bridge.port !== undefined) ports.set(bridge.port, `${at}/port`)
      if (bridge.name !== undefined && Buffer.byteLength(bridge.name) > longestName) {
        faults.set(`${at}/name`, `must not be longer than ${longestName} bytes of UTF-8`)
      }
    } else if (other.plugin !== plugin) {
      faults.set(`${at}/username`, `must not be that of another plugin, which has it in ${other.place}`)
    } else {
      const differing = fields.find((name) => {
        const value = Reflect.get(bridge, name)
        return value !== undefined && !isDeepStrictEqual(value, Reflect.get(other.bridge, name))
      })
      if (differing !== undefined) {
        faults.set(`${at}/${differing}`, `must be absent, or as in ${other.place}, which has the same bridge`)
      }
    }
  }
}
