import type { Kysely } from 'kysely'
import { actorText, commandActor } from '../actor.ts'
import { findOverlappingReleases, type OverlappingRelease } from '../releases/scheduled.ts'
import type { ContentTables, ItemOfRelease } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { ComingSet } from './coming-sets.ts'
import { type CurrentDocument, type DocumentPlan, isPublicAs } from './plan.ts'
import { findReleases, readItems, type WrittenItem } from './release-rows.ts'

/** In whose name a release of pages of one date is scheduled: people schedule in theirs. */
const SCHEDULED_BY = actorText(commandActor('import'))

/** What is to become of a page when its date comes. */
export interface Wanted {
  readonly documentId: string
  readonly action: ItemOfRelease['action']
  /** UTC milliseconds. */
  readonly at: number
  /** What becomes public; null to take it down. */
  readonly rev: number | null
  /** Where the folder has it. */
  readonly key: string
  /** What is public of it once the import is in effect. */
  readonly liveRev: number | null
}

/** An item of a release that an import has scheduled. */
interface OwnItem {
  readonly releaseId: string
  readonly name: string
  readonly version: number
  readonly documentId: string
  readonly rev: number | null
}

/** What a folder says of the dates of its pages. */
interface Dates {
  readonly documents: readonly DocumentPlan[]
  readonly wanted: readonly Wanted[]
}

/** A release that an import schedules: all pages of one date. */
interface Schedule {
  readonly name: string
  readonly action: Wanted['action']
  readonly at: number
  /** Null where it is made. */
  readonly releaseId: string | null
  readonly written: readonly Wanted[]
}

interface ScheduleChanges {
  readonly schedules: readonly Schedule[]
  /** Items that go, by release. */
  readonly gone: ReadonlyMap<string, readonly string[]>
  /** What imports have scheduled before. */
  readonly own: readonly OwnItem[]
}

/**
 * Whether the releases that are due at the dates of pages are others than the folder says.
 *
 * @param documents which the import leaves as they are: what changes any has its release written anew
 */
export async function schedulesDiffer(
  db: Kysely<ContentTables>,
  scope: Scope,
  documents: readonly DocumentPlan[],
): Promise<boolean> {
  const wanted = wantedOf(documents, { rev: ({ before }) => before?.draftRev ?? null, live: () => null })
  const { schedules, gone } = await compare(db, scope, { documents, wanted })
  return gone.size > 0 || schedules.length > 0
}

export interface ComingSchedules {
  readonly sets: readonly ComingSet[]
  /** The documents that they stand on. */
  readonly standOn: ReadonlySet<string>
}

/**
 * What the releases are to hold that are due at the dates of pages: one for each date at which pages of the folder become
 * public or are taken down, and those that imports scheduled before. Of what people have made of such a release nothing
 * changes.
 *
 * @param dates of staged documents
 */
export async function comingSchedules(
  db: Kysely<ContentTables>,
  scope: Scope,
  dates: Dates & { readonly removed: readonly CurrentDocument[] },
): Promise<ComingSchedules> {
  const { schedules, gone, own } = await compare(db, scope, dates)
  const leaving = new Set(dates.removed.map(({ id }) => id))
  const made = schedules.flatMap(({ name, action, at, releaseId, written }): ComingSet[] => {
    if (releaseId !== null) return []
    // What an editor has published by then is kept; a page that expires goes whatever it says.
    const on_conflict = action === 'publish' ? 'skip' : 'rebase'
    const schedule = { scheduled_at: at, scheduled_by: SCHEDULED_BY, on_conflict } as const
    return [{ name, before: null, items: written.map(itemOf), schedule }]
  })
  const writtenOf = new Map(schedules.map(({ releaseId, written }) => [releaseId, written]))
  const changed: ComingSet[] = []
  for (const [id, [first, ...others]] of Map.groupBy(own, ({ releaseId }) => releaseId)) {
    if (first === undefined) continue
    const { name, version } = first
    const written = writtenOf.get(id) ?? []
    const going = new Set(gone.get(id) ?? [])
    const stays = [first, ...others].some(({ documentId }) => !going.has(documentId) && !leaving.has(documentId))
    const before = { id, name, state: 'scheduled', version } as const
    if (!stays && written.length === 0) changed.push({ name, before, items: null })
    else if (written.length + going.size > 0) {
      const items = await readItems(db, id)
      for (const documentId of going) items.delete(documentId)
      for (const each of written) items.set(each.documentId, itemOf(each))
      changed.push({ name, before, items: [...items.values()] })
    }
  }
  return {
    sets: [...made, ...changed],
    standOn: new Set(schedules.flatMap(({ written }) => written.map(({ documentId }) => documentId))),
  }
}

function itemOf({ documentId, action, rev, key, liveRev }: Wanted): WrittenItem {
  return { document_id: documentId, action, rev, key: rev === null ? null : key, base_live_rev: liveRev }
}

/** Whether a release is one that an import has scheduled: its items follow the dates in the folder. */
export function isOfDates({
  state,
  scheduled_by,
}: {
  readonly state: string
  readonly scheduled_by: string | null
}): boolean {
  return state === 'scheduled' && scheduled_by === SCHEDULED_BY
}

/** @param of the revision that holds what the folder says, and the one that will be public */
export function wantedOf(
  documents: readonly DocumentPlan[],
  of: Readonly<Record<'rev' | 'live', (plan: DocumentPlan) => number | null>>,
): Wanted[] {
  return documents.flatMap((plan): Wanted[] => {
    const { id: documentId, entry, publishAt, unpublishAt } = plan
    if (publishAt === null && unpublishAt === null) return []
    const said = { documentId, key: entry.key, liveRev: of.live(plan) }
    return [
      ...(publishAt === null ? [] : [{ ...said, action: 'publish', at: publishAt, rev: of.rev(plan) } as const]),
      ...(unpublishAt === null ? [] : [{ ...said, action: 'unpublish', at: unpublishAt, rev: null } as const]),
    ]
  })
}

async function compare(
  db: Kysely<ContentTables>,
  scope: Scope,
  { documents, wanted }: Dates,
): Promise<ScheduleChanges> {
  const own = await readOwn(db, scope)
  const groups = Map.groupBy(wanted, ({ action, at }) => nameOf(action, at))
  const before = Map.groupBy(own, ({ name }) => name)
  const taken = await findReleases(
    db,
    scope,
    [...groups.keys()].filter((name) => !before.has(name)),
  )
  // One of the name that is published, or that people have taken over.
  const foreign = new Set(taken.map(({ name }) => name))
  const schedules = [...groups].flatMap(([name, group]): Schedule[] => {
    const [first] = group
    if (first === undefined || foreign.has(name)) return []
    const items = new Map(before.get(name)?.map((item) => [item.documentId, item]))
    const written = group.filter(({ documentId, rev }) => {
      const item = items.get(documentId)
      return item === undefined || item.rev !== rev
    })
    const releaseId = before.get(name)?.[0]?.releaseId ?? null
    return written.length === 0 ? [] : [{ name, action: first.action, at: first.at, releaseId, written }]
  })
  const kept = new Set(wanted.map(({ action, at, documentId }) => `${nameOf(action, at)} ${documentId}`))
  const scheduled = new Set(own.map(({ documentId }) => documentId))
  // Where the folder has a draft beside what is public, that may be what is scheduled.
  const stated = scheduled.size === 0 ? [] : documents.filter(({ entry }) => entry.pending === null)
  const ids = new Set(stated.flatMap(({ id }) => (scheduled.has(id) ? [id] : [])))
  const gone = own.filter(({ name, documentId }) => ids.has(documentId) && !kept.has(`${name} ${documentId}`))
  const goneOf = Map.groupBy(gone, ({ releaseId }) => releaseId)
  return { schedules, gone: new Map([...goneOf].map(([id, items]) => [id, items.map((item) => item.documentId)])), own }
}

/** The release of all pages of one date; Hugo's word for the date. */
function nameOf(action: Wanted['action'], at: number): string {
  return `${action === 'publish' ? 'publishDate' : 'expiryDate'} ${new Date(at).toISOString()}`
}

/**
 * The scheduled releases of people that hold something of which an import has published another state: those items are
 * stale now.
 */
export async function releasesOvertaken(
  db: Kysely<ContentTables>,
  {
    scope,
    changing,
    removed,
  }: {
    readonly scope: Scope
    readonly changing: readonly DocumentPlan[]
    readonly removed: readonly CurrentDocument[]
  },
): Promise<readonly OverlappingRelease[]> {
  const published = changing.filter(({ entry, before, action }) => {
    return action === 'unpublish' || (action === 'publish' && !isPublicAs(entry, before))
  })
  const ids = [...published, ...removed.filter(({ liveRev }) => liveRev !== null)].map(({ id }) => id)
  const releases = await findOverlappingReleases(db, scope, ids, undefined)
  const own = new Set(releases.length === 0 ? [] : (await readOwn(db, scope)).map(({ releaseId }) => releaseId))
  return releases.filter(({ id }) => !own.has(id))
}

/** What pages are to be public of on their dates. */
export async function readDated(
  db: Kysely<ContentTables>,
  scope: Scope,
): Promise<{ readonly documentId: string; readonly rev: number }[]> {
  return (await readOwn(db, scope)).flatMap(({ documentId, rev }) => (rev === null ? [] : [{ documentId, rev }]))
}

async function readOwn(db: Kysely<ContentTables>, { site, env }: Scope): Promise<OwnItem[]> {
  return db
    .selectFrom('current_release as r')
    .innerJoin('current_release_item as i', 'i.release_id', 'r.id')
    .select(['r.id as releaseId', 'r.name', 'r.version', 'i.document_id as documentId', 'i.rev'])
    .where('r.site_id', '=', site)
    .where('r.env', '=', env)
    .where('r.state', '=', 'scheduled')
    .where('r.scheduled_by', '=', SCHEDULED_BY)
    .execute()
}
