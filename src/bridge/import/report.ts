import { sep } from 'node:path'
import type { AssignedEntry } from './assign-plugins.ts'
import type { BroughtAccessories } from './bring-accessories.ts'
import type { HomebridgeConfig, HomebridgeIdentity } from './homebridge-config.ts'
import type { PackageFinder } from './package-finder.ts'

/** A plugin that the entries need. */
export interface NeededPlugin {
  readonly name: string
  /** The version that lay around; null when none did. */
  readonly version: string | null
  /** Whether this bridge has it. */
  readonly installed: boolean
}

export interface ImportReport {
  readonly bridge: HomebridgeIdentity
  /** How many are paired with the bridge. */
  readonly controllers: number
  readonly plugins: readonly NeededPlugin[]
  /** Entries whose plugin is unknown: `platform X`, `accessory X`. */
  readonly unknown: readonly string[]
  /** Accessories of the bridge: those that are there at once, and those that are known by their ids alone. */
  readonly accessories: number
  readonly awaited: number
  /** Accessories with a pairing of their own that stays. */
  readonly externals: readonly string[]
  /** Child bridges, each with a pairing of its own. */
  readonly children: readonly {
    readonly name: string
    readonly username: string
    readonly controllers: number
    readonly accessories: number
  }[]
  /** Files of plugins that are copied. */
  readonly files: number
  readonly notes: readonly string[]
}

/** A bridge of Homebridge, with what it brings. */
export interface ImportedBridge {
  /** The username of a child bridge; null is the main one. */
  readonly child: string | null
  readonly controllers: number
  readonly brought: BroughtAccessories
}

export interface ReportParts {
  readonly homebridge: HomebridgeConfig
  readonly entries: readonly AssignedEntry[]
  /** The main one first. */
  readonly bridges: readonly ImportedBridge[]
  /** Names of the accessories that are paired on their own. */
  readonly externals: readonly string[]
  readonly finder: PackageFinder
  /** The real path of this bridge's folder of plugins. */
  readonly ownPlugins: string
  readonly files: number
  readonly notes: readonly string[]
}

export function reportOf(parts: ReportParts): ImportReport {
  const { homebridge, entries, bridges, externals, finder, ownPlugins, files, notes } = parts
  const own = bridges.find(({ child }) => child === null)
  const names = [...new Set(entries.flatMap((entry) => entry.package ?? []))].sort()
  return {
    bridge: homebridge.bridge,
    controllers: own?.controllers ?? 0,
    plugins: names.map((name) => {
      const found = finder.packages.find((each) => each.name === name)
      return { name, version: found?.version || null, installed: found?.path.startsWith(ownPlugins + sep) ?? false }
    }),
    unknown: entries.filter((entry) => entry.package === null).map(({ kind, type }) => `${kind} ${type}`),
    accessories: own === undefined ? 0 : countOf(own),
    awaited: own?.brought.awaited.length ?? 0,
    externals,
    children: bridges.flatMap((bridge) => (bridge.child === null ? [] : [childOf(bridge, bridge.child, entries)])),
    files,
    notes,
  }
}

function countOf({ brought }: ImportedBridge): number {
  return brought.cached.length + brought.made.length
}

function childOf(bridge: ImportedBridge, username: string, entries: readonly AssignedEntry[]) {
  const name = entries.find(({ child }) => child?.username === username)?.child?.name ?? username
  return { name, username, controllers: bridge.controllers, accessories: countOf(bridge) }
}
