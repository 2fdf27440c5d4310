import { isObject } from '../../lib/json.ts'
import { homebridgeName } from '../protocol/homebridge-name.ts'
import type { HomebridgeConfig } from './homebridge-config.ts'
import type { HomebridgeEntry } from './homebridge-entries.ts'
import type { PackageFinder } from './package-finder.ts'
import type { StorageFolder } from './storage-folder.ts'

/** Prefix of the made-up name of an unknown package: its plugin is `failed`, and says that it is not installed. */
export const UNKNOWN = 'homebridge-unknown-'

export interface AssignedEntry extends HomebridgeEntry {
  /** The package that registers the entry; null when it is unknown. */
  readonly package: string | null
}

/**
 * Which package each entry belongs to: the one that its cached accessories name, the one before the dot of
 * `homebridge-x.Name`, or one of those that lie around.
 */
export async function assignPlugins(
  { entries }: HomebridgeConfig,
  { cached }: StorageFolder,
  finder: PackageFinder,
): Promise<AssignedEntry[]> {
  const byPlatform = new Map<string, string>()
  for (const each of [...cached.values()].flat()) {
    if (!isObject(each) || typeof each.platform !== 'string' || typeof each.plugin !== 'string') continue
    if (homebridgeName.test(each.plugin) && !byPlatform.has(each.platform)) byPlatform.set(each.platform, each.plugin)
  }
  const assigned: AssignedEntry[] = []
  for (const entry of entries) {
    const [prefix, name] = splitPrefix(entry.type)
    const fromCache = entry.kind === 'platform' ? byPlatform.get(name) : undefined
    const found = prefix ?? fromCache ?? (await finder.find(entry.kind, name))
    assigned.push({ ...entry, package: found ?? null })
  }
  return assigned
}

/** `homebridge-x.Name` is the `Name` of that package (Homebridge, `PluginManager`). */
function splitPrefix(type: string): [prefix: string | undefined, name: string] {
  const dot = type.lastIndexOf('.')
  const prefix = type.slice(0, Math.max(dot, 0))
  return homebridgeName.test(prefix) ? [prefix, type.slice(dot + 1)] : [undefined, type]
}

/** What an entry names as `plugin`: where the marketplace installs the package, relative to the data folder. */
export function pluginPath({ package: name, type }: AssignedEntry): string {
  return `plugins/node_modules/${name ?? `${UNKNOWN}${type.toLowerCase().replace(/[^a-z\d]+/g, '-')}`}`
}
