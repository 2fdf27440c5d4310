import { isObject } from '../../../src/lib/json.ts'
import { type Entry, entriesOf, pluginOf } from './entry.ts'
import { sameJson } from './json-edit.ts'

/** What has to restart before a change counts: some plugins alone, or the whole bridge. */
export type Effect =
  | { readonly kind: 'none' }
  | { readonly kind: 'plugins'; readonly ids: readonly string[] }
  | { readonly kind: 'bridge' }

/**
 * What a change of the config asks for. A plugin that runs reads its own entries when it alone is restarted; all other
 * changes wait for a restart of the bridge.
 *
 * @param packages what there is, with the paths of their entry files
 * @param loaded ids of the plugins that the bridge runs
 */
export function effectOf(
  before: unknown,
  after: unknown,
  packages: readonly { readonly name: string; readonly path: string }[],
  loaded: readonly string[],
): Effect {
  if (sameJson(before, after)) return { kind: 'none' }
  if (!sameJson(withoutEntries(before), withoutEntries(after))) return { kind: 'bridge' }
  const [then, now] = [byPlugin(entriesOf(before), packages), byPlugin(entriesOf(after), packages)]
  const changed = [...new Set([...then.keys(), ...now.keys()])].filter((id) => !sameJson(then.get(id), now.get(id)))
  const alone = changed.every((id) => id !== null && loaded.includes(id) && then.has(id) && now.has(id))
  return alone ? { kind: 'plugins', ids: changed.map(String) } : { kind: 'bridge' }
}

function withoutEntries(config: unknown): unknown {
  if (!isObject(config)) return config
  const { platforms: _platforms, accessories: _accessories, ...rest } = config
  return rest
}

function byPlugin(entries: readonly Entry[], packages: Parameters<typeof pluginOf>[1]): Map<string | null, unknown[]> {
  const all = new Map<string | null, unknown[]>()
  for (const entry of entries) {
    const id = pluginOf(entry, packages)
    all.set(id, [...(all.get(id) ?? []), [entry.list, entry.value]])
  }
  return all
}
