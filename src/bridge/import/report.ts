import { sep } from 'node:path'
import { MAX_ACCESSORIES } from '../protocol/limits.ts'
import type { AssignedEntry } from './assign-plugins.ts'
import type { BroughtAccessories } from './bring-accessories.ts'
import { type HapFiles, idOf } from './hap-files.ts'
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
  /** Accessories that were behind another bridge, which the Home app sees as new ones. */
  readonly children: readonly { readonly name: string; readonly accessories: readonly string[] }[]
  /** Files of plugins that are copied. */
  readonly files: number
  readonly notes: readonly string[]
}

export interface ReportParts {
  readonly homebridge: HomebridgeConfig
  readonly entries: readonly AssignedEntry[]
  readonly identity: HapFiles
  readonly brought: BroughtAccessories
  readonly finder: PackageFinder
  /** The real path of this bridge's folder of plugins. */
  readonly ownPlugins: string
  readonly files: number
  readonly notes: readonly string[]
}

export function reportOf(parts: ReportParts): ImportReport {
  const { homebridge, entries, identity, brought, finder, ownPlugins, files, notes } = parts
  const total = brought.rows.length
  const tooMany = `${total} accessories are more than the ${MAX_ACCESSORIES} that fit behind one bridge`
  const names = [...new Set(entries.flatMap((entry) => entry.package ?? []))].sort()
  return {
    bridge: homebridge.bridge,
    controllers: identity.controllers,
    plugins: names.map((name) => {
      const found = finder.packages.find((each) => each.name === name)
      return { name, version: found?.version || null, installed: found?.path.startsWith(ownPlugins + sep) ?? false }
    }),
    unknown: entries.filter((entry) => entry.package === null).map(({ kind, type }) => `${kind} ${type}`),
    accessories: (brought.cached.get('')?.length ?? 0) + brought.made.length,
    awaited: brought.awaited.length,
    externals: identity.externals,
    children: childrenOf(entries, brought),
    files,
    notes: total > MAX_ACCESSORIES ? [...notes, tooMany] : notes,
  }
}

function childrenOf(entries: readonly AssignedEntry[], { cached }: BroughtAccessories): ImportReport['children'] {
  const names = new Map(entries.flatMap(({ child }) => (child === null ? [] : [[idOf(child.username), child.name]])))
  const ids = new Set([...names.keys(), ...cached.keys()].filter((id) => id !== ''))
  return [...ids].map((id) => ({
    name: names.get(id) ?? id,
    accessories: (cached.get(id) ?? []).map(({ name }) => name),
  }))
}
