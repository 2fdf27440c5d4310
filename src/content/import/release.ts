import type { Kysely } from 'kysely'
import { commandActor } from '../actor.ts'
import { insertRelease } from '../releases/new-release.ts'
import type { ContentTables, ReleaseItemTable, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type CurrentDocument, isPublicAs, type Plan } from './plan.ts'
import { changeItems, findReleases, fixedReleaseError } from './release-rows.ts'

interface ReleaseWork {
  readonly name: string
  readonly scope: Scope
  readonly plan: Plan
  /** Whether documents that vanished are to be taken down by the release. */
  readonly prune: boolean
  readonly author: string
  readonly now: number
  /** The revision that holds what the folder says. */
  readonly revisionOf: (id: string, before: CurrentDocument | null) => number
}

export interface ReleaseChange {
  readonly name: string
  /** Whether the release was made. */
  readonly made: boolean
  /** How many items it holds. */
  readonly items: number
  /** How many came, went or changed. */
  readonly changed: number
}

/** @throws ImportError `release_published`, `release_scheduled` */
export async function checkRelease(db: Kysely<ContentTables>, scope: Scope, name: string): Promise<string | null> {
  const [found] = await findReleases(db, scope, [name])
  const fixed = found === undefined ? undefined : fixedReleaseError(found)
  if (fixed !== undefined) throw fixed
  return found?.id ?? null
}

/**
 * Makes the release say what the folder says: an item for every document whose public side differs, none for those
 * that are public as they are. Items of documents that the folder never had stay.
 */
export async function putIntoRelease(trx: Transact, work: ReleaseWork): Promise<ReleaseChange> {
  const { name, scope, now } = work
  const found = await checkRelease(trx, scope, name)
  const id = found ?? (await insertRelease(trx, scope, { name, actor: commandActor(work.author), now }))
  const rows = await trx.selectFrom('release_item').selectAll().where('release_id', '=', id).execute()
  const before = new Map(rows.map((row) => [row.document_id, row]))
  const { wanted, unwanted } = itemsOf(id, work)
  const written = wanted.filter((item) => !same(before.get(item.document_id), item))
  const gone = unwanted.filter((documentId) => before.has(documentId))
  await changeItems(trx, id, { gone, written })
  const added = written.filter((item) => !before.has(item.document_id)).length
  return { name, made: found === null, items: before.size - gone.length + added, changed: written.length + gone.length }
}

function itemsOf(releaseId: string, { plan, prune, revisionOf }: ReleaseWork) {
  const wanted: ReleaseItemTable[] = []
  const unwanted: string[] = []
  const add = (document_id: string, rev: number | null, key: string | null, base_live_rev: number | null): void => {
    const action = rev === null ? 'unpublish' : 'publish'
    wanted.push({ release_id: releaseId, document_id, action, rev, key, base_live_rev })
  }
  for (const { entry, id, before } of plan.documents) {
    const liveRev = before?.liveRev ?? null
    if (entry.draft ? liveRev === null : isPublicAs(entry, before)) unwanted.push(id)
    else if (entry.draft) add(id, null, null, liveRev)
    else add(id, revisionOf(id, before), entry.key, liveRev)
  }
  if (prune) {
    for (const { id, liveRev } of plan.vanished) if (liveRev !== null) add(id, null, null, liveRev)
  }
  return { wanted, unwanted }
}

function same(a: ReleaseItemTable | undefined, b: ReleaseItemTable): boolean {
  return a !== undefined && a.action === b.action && a.rev === b.rev && a.base_live_rev === b.base_live_rev
}
