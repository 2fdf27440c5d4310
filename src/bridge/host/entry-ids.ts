import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/database.ts'
import type { PlatformConfig } from '../child/define-plugin.ts'
import { nameWithoutPlugin } from '../protocol/homebridge-name.ts'
import { pluginId } from '../protocol/plugin-id.ts'
import type { BridgeTables, EntryIdTable } from '../schema.ts'

/** How many characters of an entry's name its id has at most. */
const LONGEST_NAME = 40

/** Assignments that one statement writes. */
const ROWS = 500

/** The id that an entry of a platform runs under. */
type Assignment = Omit<EntryIdTable, 'position'>

/** What runs a plugin's entries behind one bridge. */
export interface EntryHome {
  /** The id of the entries that need no process of their own. */
  readonly id: string
  readonly package: string
  readonly bridge: string | null
  readonly kind: 'native' | 'homebridge'
  readonly platforms: readonly PlatformConfig[]
}

/**
 * Assigns each platform entry the id that it runs under. A process of a dynamic or native platform runs one entry: several
 * entries have a process each, with an id that ends in the entry's name. The assignments are stored, so that an entry keeps
 * its id when the order of the config or the other entries change.
 */
export class EntryIds {
  readonly #save: (assignments: readonly Assignment[]) => Promise<void>
  #assignments: readonly Assignment[]
  /** What the last successful save wrote. */
  #saved: readonly Assignment[]
  /** Keys of the platforms ({@link keyOf}) whose processes run one entry each. */
  readonly #single = new Set<string>()

  /**
   * @param assignments as they were saved, oldest first
   * @param save stores all of them
   */
  constructor(
    assignments: readonly Assignment[] = [],
    save: (assignments: readonly Assignment[]) => Promise<void> = async () => {},
  ) {
    this.#assignments = assignments
    this.#saved = assignments
    this.#save = save
  }

  /** Reads the assignments from the database, and saves them there. */
  static async load(db: Database<BridgeTables>): Promise<EntryIds> {
    const rows = await db.reader.selectFrom('entry_id').selectAll().orderBy('position').execute()
    return new EntryIds(
      rows.map(({ position: _, ...assignment }) => assignment),
      (assignments) =>
        db.transaction([], async (trx) => {
          await trx.deleteFrom('entry_id').execute()
          const entries = assignments.map((row, position) => ({ position, ...row }))
          for (let start = 0; start < entries.length; start += ROWS) {
            await trx
              .insertInto('entry_id')
              .values(entries.slice(start, start + ROWS))
              .execute()
          }
        }),
    )
  }

  /** From now on each entry of this platform has a process of its own. */
  separate(packageName: string, platform: string): void {
    this.#single.add(keyOf(packageName, platform))
  }

  /**
   * Groups platform entries by the id that they run under. Entries of one id are in the order in which they were added.
   *
   * @param isTaken whether another plugin has an id
   */
  divide(home: EntryHome, isTaken: (id: string) => boolean): Map<string, PlatformConfig[]> {
    const divided = new Map<string, PlatformConfig[]>()
    const platforms = Map.groupBy(home.platforms, ({ platform }) => nameWithoutPlugin(platform, home.package))
    for (const [platform, entries] of platforms) {
      const earlier = this.#assignments.filter((each) => isOfHome(each, home) && each.platform === platform)
      const inOrder = sortByAge(entries, earlier)
      const isUsed = (id: string): boolean => isTaken(id) || divided.has(id) || this.#isAssigned(id)
      const ids = this.#isSingle(home, platform)
        ? assignIds(inOrder, earlier, home.id, isUsed)
        : inOrder.map(() => home.id)
      for (const [index, entry] of inOrder.entries()) {
        const id = ids[index] ?? home.id
        divided.set(id, [...(divided.get(id) ?? []), entry])
      }
    }
    return divided
  }

  /**
   * Stores what entries run under. Assignments of other ids stay.
   *
   * @throws what the database throws; the assignments are in force all the same, and the next call saves them
   */
  async remember(running: readonly Pick<EntryHome, 'id' | 'package' | 'bridge' | 'platforms'>[]): Promise<void> {
    const ids = new Set(running.map(({ id }) => id))
    const current = running.flatMap(({ id, package: name, bridge, platforms }) =>
      platforms.map((entry) => ({
        ...{ id, package: name, bridge },
        platform: nameWithoutPlugin(entry.platform, name),
        name: nameOf(entry),
      })),
    )
    await this.#replace([...current, ...this.#assignments.filter(({ id }) => !ids.has(id))])
  }

  /** Removes the assignments of all other ids. Throws as {@link remember}. */
  async keepOnly(ids: readonly string[]): Promise<void> {
    await this.#replace(this.#assignments.filter(({ id }) => ids.includes(id)))
  }

  async #replace(assignments: readonly Assignment[]): Promise<void> {
    this.#assignments = assignments
    if (isDeepStrictEqual(assignments, this.#saved)) return
    await this.#save(assignments)
    this.#saved = assignments
  }

  #isSingle({ kind, package: name }: EntryHome, platform: string): boolean {
    if (kind === 'native' || this.#single.has(keyOf(name, platform))) return true
    return this.#assignments.some(
      (each) => each.package === name && each.platform === platform && each.id !== pluginId(name, each.bridge),
    )
  }

  #isAssigned(id: string): boolean {
    return this.#assignments.some((assignment) => assignment.id === id)
  }
}

function keyOf(packageName: string, platform: string): string {
  return JSON.stringify([packageName, platform])
}

function isOfHome(assignment: Assignment, home: EntryHome): boolean {
  return assignment.package === home.package && assignment.bridge === home.bridge
}

function nameOf({ name }: PlatformConfig): string | null {
  return typeof name === 'string' ? name : null
}

/** Entries with a known name come first, oldest first; the others follow in the order of the config. */
function sortByAge(entries: readonly PlatformConfig[], earlier: readonly Assignment[]): PlatformConfig[] {
  const age = (entry: PlatformConfig): number => {
    const index = earlier.findIndex(({ name }) => name === nameOf(entry))
    return index === -1 ? earlier.length : index
  }
  return entries.toSorted((a, b) => age(a) - age(b))
}

/**
 * An id for each entry: the one assigned to its name; else the plugin's own id, where it is free; else, for the only entry
 * left, the only id left, as the entry was renamed; else a new one.
 */
function assignIds(
  entries: readonly PlatformConfig[],
  earlier: readonly Assignment[],
  first: string,
  isTaken: (id: string) => boolean,
): string[] {
  const ids = new Map<PlatformConfig, string>()
  // Entries that shared an id, before they had to be separated, are several assignments: the oldest keeps it.
  const free = new Map(earlier.toReversed().map((each) => [each.id, each]))
  const assign = (entry: PlatformConfig, id: string): void => {
    ids.set(entry, id)
    free.delete(id)
  }
  for (const entry of entries) {
    const own = free.values().find(({ name }) => name === nameOf(entry))
    if (own !== undefined) assign(entry, own.id)
  }
  const unassigned = (): PlatformConfig[] => entries.filter((entry) => !ids.has(entry))
  const isFirstFree = !ids.values().some((id) => id === first)
  const [next] = unassigned()
  if (isFirstFree && next !== undefined) assign(next, first)
  const [renamed, ...otherEntries] = unassigned()
  const [freeId, ...otherIds] = free.keys()
  if (renamed !== undefined && freeId !== undefined && otherEntries.length + otherIds.length === 0) {
    assign(renamed, freeId)
  }
  const used = new Set(ids.values())
  for (const entry of unassigned()) {
    const id = newId(first, entry, (wanted) => used.has(wanted) || isTaken(wanted))
    used.add(id)
    assign(entry, id)
  }
  return entries.map((entry) => ids.get(entry) ?? first)
}

/** An id from the entry's name. It has a dot, which the last part of a package's name has not: no other plugin has it. */
function newId(first: string, entry: PlatformConfig, isTaken: (id: string) => boolean): string {
  const words =
    (nameOf(entry) ?? '')
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const word = words.join('-').slice(0, LONGEST_NAME).replace(/-$/, '')
  if (word !== '' && !isTaken(`${first}.${word}`)) return `${first}.${word}`
  for (let number = 2; ; number += 1) {
    const id = `${first}.${word === '' ? '' : `${word}-`}${number}`
    if (!isTaken(id)) return id
  }
}
