import type { Accessory } from '@homebridge/hap-nodejs'
import type { AccessoryRegistry } from '../../../../src/bridge/child/homebridge/types.ts'
import type { AccessoryDescription } from '../../../../src/bridge/protocol/accessory.ts'
import type { SerializedMetadata } from '../../../../src/bridge/protocol/serialized-accessory.ts'

/** A home that only notes what it is told. */
export interface MemoryHome extends AccessoryRegistry {
  /** Names of what is behind the bridge, in their order. */
  names(): string[]
  /** What was kept of an accessory when it was last described. */
  kept(name: string): SerializedMetadata | undefined
  accessory(name: string): Accessory
  readonly published: Accessory[]
  /** Calls that are no accessories, in their order. */
  readonly calls: string[]
}

export function memoryHome(earlier: readonly AccessoryDescription[] = []): MemoryHome {
  const there = new Map<
    string,
    { readonly accessory: Accessory; readonly keep: () => SerializedMetadata; kept: SerializedMetadata }
  >()
  const named = (name: string) => there.values().find(({ accessory }) => accessory.displayName === name)
  const home: MemoryHome = {
    earlier,
    published: [],
    calls: [],
    names: () => [...there.values().map(({ accessory }) => accessory.displayName)],
    kept: (name) => named(name)?.kept,
    accessory: (name) => {
      const found = named(name)
      if (found === undefined) throw new Error(`no ${name} among ${home.names()}`)
      return found.accessory
    },
    add: (accessory, keep) => {
      if (there.has(accessory.UUID)) throw new Error(`${accessory.UUID} is there already`)
      there.set(accessory.UUID, { accessory, keep, kept: keep() })
    },
    changed: (accessory) => {
      const found = there.get(accessory.UUID)
      if (found !== undefined) found.kept = found.keep()
    },
    remove: (accessory) => void there.delete(accessory.UUID),
    find: (uuid) => there.get(uuid)?.accessory,
    publishExternal: async (accessory) => void home.published.push(accessory),
    forgetOthers: async () => void home.calls.push('forgetOthers'),
    settled: async () => {},
    read: async () => null,
    write: async () => undefined,
    unpair: async (uuid) => void home.calls.push(`unpair ${uuid}`),
    close: async () => {
      for (const each of there.values()) each.kept = each.keep()
      home.calls.push('close')
    },
  }
  return home
}
