import type { Kysely } from 'kysely'
import { actorText, commandActor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import { insertRelease } from '../releases/new-release.ts'
import { findOverlappingReleases, type OverlappingRelease } from '../releases/scheduled.ts'
import type { ContentTables, ReleaseItemTable, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type CurrentDocument, type DocumentPlan, isPublicAs } from './plan.ts'
import { changeItems, findReleases } from './release-rows.ts'

/** In whose name a release of pages of one date is scheduled: people schedule in theirs. */
const SCHEDULED_BY = actorText(commandActor('import'))

/** What is to become of a page when its date comes. */
export interface Wanted {
  readonly documentId: string
  readonly action: ReleaseItemTable['action']
  /** UTC milliseconds. */
  readonly at: number
  /** What becomes public; null to take it down. */
  readonly rev: number | null
}

/** An item of a release that an import has scheduled. */
interface OwnItem {
  readonly releaseId: string
  readonly name: string
  readonly documentId: string
  readonly rev: number | null
}

/** What a folder says of the dates of its pages. */
interface Dates {
  readonly documents: readonly DocumentPlan[]
  readonly wanted: readonly Wanted[]
}

interface Writing {
  readonly scope: Scope
  readonly author: string
  readonly now: number
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
  const wanted = wantedOf(documents, (_, before) => before?.draftRev ?? null)
  const { schedules, gone } = await compare(db, scope, { documents, wanted })
  return gone.size > 0 || schedules.length > 0
}

/**
 * Schedules a release for each date at which pages of the folder become public or are taken down, and has those that
 * imports scheduled before hold what the folder says now. Of what people have made of such a release nothing changes.
 */
export async function writeSchedules(trx: Transact, dates: Dates, { scope, author, now }: Writing): Promise<void> {
  const { schedules, gone } = await compare(trx, scope, dates)
  for (const [id, documentIds] of gone) await changeItems(trx, id, { gone: documentIds, written: [] })
  for (const { name, action, at, releaseId, written } of schedules) {
    const id = releaseId ?? (await insertRelease(trx, scope, { name, actor: commandActor(author), now }))
    await changeItems(trx, id, { gone: [], written: await itemsOf(trx, id, written) })
    await trx
      .updateTable('release')
      .set({
        state: 'scheduled',
        scheduled_at: at,
        scheduled_by: SCHEDULED_BY,
        // What an editor has published by then is kept; a page that expires goes whatever it says.
        on_conflict: action === 'publish' ? 'skip' : 'rebase',
      })
      .where('id', '=', id)
      .execute()
  }
  await removeEmpty(trx, scope)
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

/** @param revisionOf the revision that holds what the folder says */
export function wantedOf(
  documents: readonly DocumentPlan[],
  revisionOf: (id: string, before: DocumentPlan['before']) => number | null,
): Wanted[] {
  return documents.flatMap(({ id, before, publishAt, unpublishAt }): Wanted[] => [
    ...(publishAt === null
      ? []
      : [{ documentId: id, action: 'publish', at: publishAt, rev: revisionOf(id, before) } as const]),
    ...(unpublishAt === null ? [] : [{ documentId: id, action: 'unpublish', at: unpublishAt, rev: null } as const]),
  ])
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
  return { schedules, gone: new Map([...goneOf].map(([id, items]) => [id, items.map((item) => item.documentId)])) }
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
    .innerJoin('release_item as i', 'i.release_id', 'r.id')
    .select(['r.id as releaseId', 'r.name', 'i.document_id as documentId', 'i.rev'])
    .where('r.site_id', '=', site)
    .where('r.env', '=', env)
    .where('r.state', '=', 'scheduled')
    .where('r.scheduled_by', '=', SCHEDULED_BY)
    .execute()
}

async function itemsOf(trx: Transact, releaseId: string, wanted: readonly Wanted[]): Promise<ReleaseItemTable[]> {
  return inChunks(wanted, async (chunk) => {
    const ids = chunk.map(({ documentId }) => documentId)
    const documents = await trx
      .selectFrom('current_document')
      .select(['id', 'live_rev'])
      .where('id', 'in', ids)
      .execute()
    const live = new Map(documents.map(({ id, live_rev }) => [id, live_rev]))
    const revisions = await trx
      .selectFrom('revision')
      .select(['document_id', 'number', 'key'])
      .where('document_id', 'in', ids)
      .execute()
    const keys = new Map(revisions.map(({ document_id, number, key }) => [`${document_id} ${number}`, key]))
    return chunk.map(({ documentId, action, rev }) => ({
      release_id: releaseId,
      document_id: documentId,
      action,
      rev,
      key: rev === null ? null : (keys.get(`${documentId} ${rev}`) ?? null),
      base_live_rev: live.get(documentId) ?? null,
    }))
  })
}

async function removeEmpty(trx: Transact, { site, env }: Scope): Promise<void> {
  await trx
    .deleteFrom('release')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('state', '=', 'scheduled')
    .where('scheduled_by', '=', SCHEDULED_BY)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('release_item as i').select('i.release_id').whereRef('i.release_id', '=', 'release.id'))),
    )
    .execute()
}
