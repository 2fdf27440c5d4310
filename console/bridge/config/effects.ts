import { isObject } from '../../../src/lib/json.ts'
import { type Entry, entriesOf, pluginOf } from './entry.ts'
import { sameJson } from './json-edit.ts'

/** What has to restart before a change counts: some plugins alone, or the whole bridge. */
export type Effect =
  | { readonly kind: 'none' }
  | { readonly kind: 'plugins'; readonly ids: readonly string[] }
  | { readonly kind: 'bridge' }

/** What runs entries of a package: several do where entries have a process or a bridge of their own. */
export interface RunningPlugin {
  readonly id: string
  readonly package?: string | undefined
  /** The username of the bridge that it is behind; null for the main one. */
  readonly bridge?: string | null | undefined
  /** The first of its entries, as it was read last. */
  readonly config: Readonly<Record<string, unknown>>
}

/**
 * What a change of the config asks for. A plugin that runs reads its own entries when it alone is restarted; all other
 * changes wait for a restart of the bridge.
 *
 * @param packages what there is, with the paths of their entry files
 * @param running the plugins that the bridge runs
 */
export function effectOf(
  before: unknown,
  after: unknown,
  packages: readonly { readonly name: string; readonly path: string; readonly isNative: boolean }[],
  running: readonly RunningPlugin[],
): Effect {
  if (sameJson(before, after)) return { kind: 'none' }
  if (!sameJson(withoutEntries(before), withoutEntries(after))) return { kind: 'bridge' }
  if (!sameJson(bridgesOf(before), bridgesOf(after))) return { kind: 'bridge' }
  const [then, now] = [groupEntries(before, packages), groupEntries(after, packages)]
  const ids: string[] = []
  for (const key of new Set([...then.keys(), ...now.keys()])) {
    const [earlier, later] = [then.get(key), now.get(key)]
    if (earlier === undefined || later === undefined) return { kind: 'bridge' }
    if (sameJson(earlier.entries.map(contentOf), later.entries.map(contentOf))) continue
    const siblings = running.filter((plugin) => (plugin.package ?? plugin.id) === earlier.plugin)
    const plugins = siblings.filter(({ bridge = null }) => bridge === earlier.bridge)
    const isDivided = siblings.length > 1 || packages.some(({ name, isNative }) => name === earlier.plugin && isNative)
    // Which process runs an entry that is added, and which of them ends, is decided when the bridge starts.
    const isOther = isDivided && earlier.entries.length !== later.entries.length
    if (plugins.length === 0 || isOther) return { kind: 'bridge' }
    ids.push(...pluginsToRestart(earlier.entries, later.entries, plugins).map(({ id }) => id))
  }
  return { kind: 'plugins', ids }
}

function withoutEntries(config: unknown): unknown {
  if (!isObject(config)) return config
  const { platforms: _platforms, accessories: _accessories, ...rest } = config
  return rest
}

/** What entries say of bridges of their own, by username. */
function bridgesOf(config: unknown): Record<string, unknown[]> {
  const bridges: Record<string, unknown[]> = {}
  for (const { value } of entriesOf(config)) {
    const username = usernameOf(value)
    if (username !== null) bridges[username] = [...(bridges[username] ?? []), value._bridge]
  }
  return bridges
}

/** The username of the bridge that an entry asks for; null for the main one. */
function usernameOf({ _bridge: bridge }: Entry['value']): string | null {
  return isObject(bridge) && typeof bridge.username === 'string' ? bridge.username.toUpperCase() : null
}

/** The entries of a plugin that are behind one bridge. */
interface Group {
  /** Null where it is unknown. */
  readonly plugin: string | null
  readonly bridge: string | null
  readonly entries: readonly Entry[]
}

function groupEntries(config: unknown, packages: Parameters<typeof pluginOf>[1]): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const entry of entriesOf(config)) {
    const plugin = pluginOf(entry, packages)
    const bridge = usernameOf(entry.value)
    const key = JSON.stringify([plugin, bridge])
    groups.set(key, { plugin, bridge, entries: [...(groups.get(key)?.entries ?? []), entry] })
  }
  return groups
}

function contentOf({ list, value }: Entry): unknown {
  return [list, value]
}

/**
 * The plugins whose entries changed. An entry of a platform is found by its name, as the bridge does; where names do not
 * tell which plugin runs what changed, all of them have to restart.
 */
function pluginsToRestart(
  earlier: readonly Entry[],
  later: readonly Entry[],
  plugins: readonly RunningPlugin[],
): readonly RunningPlugin[] {
  if (plugins.length === 1) return plugins
  const changed = new Set<RunningPlugin>()
  const names = new Set([...earlier, ...later].map(({ value }) => value.name))
  for (const name of names) {
    const [then, now] = [earlier, later].map((entries) => entries.filter(({ value }) => value.name === name))
    if (sameJson(then?.map(contentOf), now?.map(contentOf))) continue
    const [plugin, ...others] = plugins.filter(({ config }) => config.name === name)
    if (plugin === undefined || others.length > 0 || then?.length !== 1 || now?.length !== 1) return plugins
    changed.add(plugin)
  }
  // Only their order changed.
  return changed.size === 0 ? plugins : [...changed]
}
