import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../lib/json.ts'
import { pointer } from './config-file-error.ts'

export type Entry = Readonly<Record<string, unknown>>

/** The lists of the config that hold entries of plugins. */
const entryLists = ['platforms', 'accessories'] as const
export type EntryList = (typeof entryLists)[number]
export type Entries = Readonly<Record<EntryList, readonly Entry[]>>

/** What a plugin made of an entry of its own. */
export interface EntryChange {
  readonly list: EntryList
  /** As the plugin was given it, with its `plugin`. */
  readonly before: Entry
  readonly after: Entry
}

/** What decides which program runs, how, and as which user: never the plugin's to change. */
const KEPT: ReadonlySet<string> = new Set([
  ...['plugin', 'platform', 'accessory'],
  ...['uid', 'process', 'heapMb', '_bridge', 'allowScripts'],
])

const typeOf = (list: EntryList, entry: Entry): unknown => entry[list === 'platforms' ? 'platform' : 'accessory']

/**
 * The entries that a plugin changed. They are distinguished by their type and their order; where a type has more or fewer
 * entries than before, none of it is compared, and it is among `unknown`.
 */
export function findChanges(before: Entries, after: Entries): { changes: EntryChange[]; unknown: string[] } {
  const changes: EntryChange[] = []
  const unknown: string[] = []
  for (const list of entryLists) {
    const types = new Set([...before[list], ...after[list]].map((entry) => typeOf(list, entry)))
    for (const type of types) {
      const [were, are] = [before, after].map((each) => each[list].filter((entry) => typeOf(list, entry) === type))
      if (were?.length !== are?.length) unknown.push(String(type))
      else {
        for (const [index, entry] of (were ?? []).entries()) {
          const changed = are?.[index] ?? {}
          if (!isDeepStrictEqual(fieldsOf(entry), fieldsOf(changed))) {
            changes.push({ list, before: entry, after: changed })
          }
        }
      }
    }
  }
  return { changes, unknown }
}

/** The entry that a change is of, as it is now; undefined when there is no such entry, or more than one. */
export function entryOf({ list, before }: EntryChange, now: Entries): Entry | undefined {
  const same = now[list].filter(
    (entry) => typeOf(list, entry) === typeOf(list, before) && entry.plugin === before.plugin,
  )
  const named = same.filter(({ name }) => name === before.name)
  const [found, ...others] = named.length > 0 ? named : same
  return others.length === 0 ? found : named.find((entry) => isDeepStrictEqual(entry, before))
}

export interface MergedEntry {
  readonly entry: Entry
  /** JSON Pointers into the entry, of what the plugin changed and is taken over. */
  readonly taken: readonly string[]
  /** The same of what was changed on both sides: there the entry is as it was. */
  readonly conflicts: readonly string[]
}

/** Three-way: what one side alone has changed is in, field by field. */
export function mergeEntry(now: Entry, { before, after }: EntryChange): MergedEntry {
  const taken: string[] = []
  const conflicts: string[] = []
  const merge = (base: unknown, ours: unknown, theirs: unknown, path: readonly string[]): unknown => {
    if (isDeepStrictEqual(base, theirs) || isDeepStrictEqual(ours, theirs)) return ours
    if (isObject(ours) && isObject(theirs) && (base === undefined || isObject(base))) {
      return mergeFields(base ?? {}, ours, theirs, path)
    }
    if (isDeepStrictEqual(base, ours)) {
      taken.push(pointer(path))
      return theirs
    }
    conflicts.push(pointer(path))
    return ours
  }
  const mergeFields = (base: Entry, ours: Entry, theirs: Entry, path: readonly string[]): Entry => {
    const names = new Set([...Object.keys(ours), ...Object.keys(theirs)])
    const merged = [...names].map((name) => {
      const isKept = path.length === 0 && KEPT.has(name)
      return [name, isKept ? ours[name] : merge(base[name], ours[name], theirs[name], [...path, name])] as const
    })
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }
  return { entry: mergeFields(before, now, after, []), taken, conflicts }
}

function fieldsOf(entry: Entry): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([name, value]) => !KEPT.has(name) && value !== undefined))
}
