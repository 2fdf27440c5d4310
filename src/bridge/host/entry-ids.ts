import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/database.ts'
import type { PlatformConfig } from '../child/define-plugin.ts'
import { nameWithoutPlugin } from '../protocol/homebridge-name.ts'
import { pluginId } from '../protocol/plugin-id.ts'
import type { BridgeTables, EntryIdTable } from '../schema.ts'

/** Letters of an entry's name that its id has. */
const LONGEST_NAME = 40

type Known = Omit<EntryIdTable, 'position'>

/** What runs a plugin's entries behind one bridge. */
export interface EntryHome {
  /** What all entries run under that need no process of their own. */
  readonly id: string
  readonly package: string
  readonly bridge: string | null
  readonly kind: 'native' | 'homebridge'
  readonly platforms: readonly PlatformConfig[]
}

/**
 * Which id each platform entry runs under. A platform that keeps its accessories (a dynamic one, a native one) runs one
 * entry in a process: several have a process each, with an id that ends in the entry's name. Which entry has which id is
 * remembered, so that it stays whatever becomes of the order of the config and of the other entries.
 */
export class EntryIds {
  readonly #save: (known: readonly Known[]) => Promise<void>
  #known: readonly Known[]
  /** Of `package` and `platform`: those that were found to run one entry in a process. */
  readonly #single = new Set<string>()

  /**
   * @param known of earlier starts, those first that came first
   * @param save has them outlive the process
   */
  constructor(known: readonly Known[] = [], save: (known: readonly Known[]) => Promise<void> = async () => {}) {
    this.#known = known
    this.#save = save
  }

  /** Those that are kept in the database. */
  static async load(db: Database<BridgeTables>): Promise<EntryIds> {
    const rows = await db.reader.selectFrom('entry_id').selectAll().orderBy('position').execute()
    return new EntryIds(
      rows.map(({ position: _, ...known }) => known),
      (known) =>
        db.transaction([], async (trx) => {
          await trx.deleteFrom('entry_id').execute()
          for (const [position, row] of known.entries()) {
            await trx
              .insertInto('entry_id')
              .values({ position, ...row })
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
   * The platform entries by the id that they run under. Those of one id are in the order in which they came to the config.
   *
   * @param isTaken whether another plugin has an id
   */
  divide(home: EntryHome, isTaken: (id: string) => boolean): Map<string, PlatformConfig[]> {
    const divided = new Map<string, PlatformConfig[]>()
    const platforms = Map.groupBy(home.platforms, ({ platform }) => nameWithoutPlugin(platform, home.package))
    for (const [platform, entries] of platforms) {
      const known = this.#known.filter((each) => isSame(each, home) && each.platform === platform)
      const isDivided = this.#isSingle(home, platform)
      const inOrder = byAge(entries, known)
      const ids = isDivided
        ? idsOf(inOrder, known, home.id, (id) => isTaken(id) || divided.has(id) || this.#isKnown(id))
        : inOrder.map(() => home.id)
      for (const [index, entry] of inOrder.entries()) {
        const id = ids[index] ?? home.id
        divided.set(id, [...(divided.get(id) ?? []), entry])
      }
    }
    return divided
  }

  /**
   * Remembers what entries run under. What is known of other ids stays.
   *
   * @throws what the database throws; then it is remembered until this process ends
   */
  async remember(running: readonly Pick<EntryHome, 'id' | 'package' | 'bridge' | 'platforms'>[]): Promise<void> {
    const ids = new Set(running.map(({ id }) => id))
    const now = running.flatMap(({ id, package: name, bridge, platforms }) =>
      platforms.map((entry) => ({
        ...{ id, package: name, bridge },
        platform: nameWithoutPlugin(entry.platform, name),
        name: nameOf(entry),
      })),
    )
    await this.#become([...now, ...this.#known.filter(({ id }) => !ids.has(id))])
  }

  /** Forgets what others than these ran under. Throws as {@link remember}. */
  async keepOnly(ids: readonly string[]): Promise<void> {
    await this.#become(this.#known.filter(({ id }) => ids.includes(id)))
  }

  async #become(known: readonly Known[]): Promise<void> {
    if (isDeepStrictEqual(known, this.#known)) return
    this.#known = known
    await this.#save(known)
  }

  #isSingle({ kind, package: name }: EntryHome, platform: string): boolean {
    if (kind === 'native' || this.#single.has(keyOf(name, platform))) return true
    return this.#known.some(
      (each) => each.package === name && each.platform === platform && each.id !== pluginId(name, each.bridge),
    )
  }

  #isKnown(id: string): boolean {
    return this.#known.some((known) => known.id === id)
  }
}

function keyOf(packageName: string, platform: string): string {
  return JSON.stringify([packageName, platform])
}

function isSame(known: Known, home: EntryHome): boolean {
  return known.package === home.package && known.bridge === home.bridge
}

function nameOf({ name }: PlatformConfig): string | null {
  return typeof name === 'string' ? name : null
}

/** Those first whose names are known, as they came; the others as the config has them. */
function byAge(entries: readonly PlatformConfig[], known: readonly Known[]): PlatformConfig[] {
  const age = (entry: PlatformConfig): number => {
    const index = known.findIndex(({ name }) => name === nameOf(entry))
    return index === -1 ? known.length : index
  }
  return entries.toSorted((a, b) => age(a) - age(b))
}

/** An id for each entry: the one that it had by its name; one that an entry had which is gone; a new one. */
function idsOf(
  entries: readonly PlatformConfig[],
  known: readonly Known[],
  first: string,
  isTaken: (id: string) => boolean,
): string[] {
  const ids = new Map<PlatformConfig, string>()
  // Of those that were together, the first keeps their id.
  const free = new Map(known.toReversed().map((each) => [each.id, each]))
  const give = (entry: PlatformConfig, id: string): void => {
    ids.set(entry, id)
    free.delete(id)
  }
  for (const entry of entries) {
    const own = free.values().find(({ name }) => name === nameOf(entry))
    if (own !== undefined) give(entry, own.id)
  }
  const others = (): PlatformConfig[] => entries.filter((entry) => !ids.has(entry))
  const isFirstFree = !ids.values().some((id) => id === first)
  const [next] = others()
  if (isFirstFree && next !== undefined) give(next, first)
  // One that has another name now.
  const [renamed, ...more] = others()
  const [left, ...moreLeft] = free.keys()
  if (renamed !== undefined && left !== undefined && more.length + moreLeft.length === 0) give(renamed, left)
  const given = new Set(ids.values())
  for (const entry of others()) {
    const id = newId(first, entry, (wanted) => given.has(wanted) || isTaken(wanted))
    given.add(id)
    give(entry, id)
  }
  return entries.map((entry) => ids.get(entry) ?? first)
}

/** No package has a dot in the last part of its name: no other plugin's id is like this. */
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
