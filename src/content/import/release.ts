import type { Kysely } from 'kysely'
import { uuidv7 } from '../../db/ids.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, ReleaseItemTable, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { ImportError } from './error.ts'
import type { Existing, Plan } from './plan.ts'

interface ReleaseWork {
  readonly name: string
  readonly scope: Scope
  readonly plan: Plan
  /** Whether documents that vanished are to be taken down by the release. */
  readonly prune: boolean
  readonly now: number
  /** The revision that holds what the folder says. */
  readonly revisionOf: (id: string, before: Existing | null) => number
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

/** What a name of a release must be, for people. */
export const releaseNameRule = '1 to 100 characters, none of them a control character'

export function isReleaseName(text: string): boolean {
  return text.isWellFormed() && /^\P{Cc}{1,100}$/u.test(text)
}

/** @throws ImportError `release_published` */
export async function checkRelease(db: Kysely<ContentTables>, scope: Scope, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('release')
    .select(['id', 'state'])
    .where('site_id', '=', scope.site)
    .where('env', '=', scope.env)
    .where('name', '=', name)
    .executeTakeFirst()
  if (row !== undefined && row.state !== 'open') {
    throw new ImportError('release_published', `the release "${name}" is published already: take another name`)
  }
  return row?.id ?? null
}

/**
 * Makes the release say what the folder says: an item for every document whose public side differs, none for those
 * that are public as they are. Items of documents that the folder never had stay.
 */
export async function putIntoRelease(trx: Transact, work: ReleaseWork): Promise<ReleaseChange> {
  const { name, scope, now } = work
  const found = await checkRelease(trx, scope, name)
  const id = found ?? uuidv7()
  if (found === null) {
    await trx
      .insertInto('release')
      .values({ id, site_id: scope.site, env: scope.env, name, state: 'open', created_at: now })
      .execute()
  }
  const rows = await trx.selectFrom('release_item').selectAll().where('release_id', '=', id).execute()
  const before = new Map(rows.map((row) => [row.document_id, row]))
  const { wanted, unwanted } = itemsOf(id, work)
  const written = wanted.filter((item) => !same(before.get(item.document_id), item))
  const gone = unwanted.filter((documentId) => before.has(documentId))

  await inChunks([...gone, ...written.map((item) => item.document_id)], (ids) =>
    trx.deleteFrom('release_item').where('release_id', '=', id).where('document_id', 'in', ids).execute(),
  )
  await inChunks(written, (chunk) => trx.insertInto('release_item').values(chunk).execute(), 90)
  const added = written.filter((item) => !before.has(item.document_id)).length
  return { name, made: found === null, items: before.size - gone.length + added, changed: written.length + gone.length }
}

function itemsOf(releaseId: string, { plan, prune, revisionOf }: ReleaseWork) {
  const wanted: ReleaseItemTable[] = []
  const unwanted: string[] = []
  const item = (documentId: string, rev: number | null, liveRev: number | null): ReleaseItemTable => ({
    release_id: releaseId,
    document_id: documentId,
    action: rev === null ? 'unpublish' : 'publish',
    rev,
    base_live_rev: liveRev,
  })
  for (const { entry, id, before } of plan.documents) {
    const liveRev = before?.liveRev ?? null
    if (entry.draft ? liveRev === null : before?.liveEtag === entry.etag) unwanted.push(id)
    else wanted.push(item(id, entry.draft ? null : revisionOf(id, before), liveRev))
  }
  if (prune) {
    for (const { id, liveRev } of plan.vanished) if (liveRev !== null) wanted.push(item(id, null, liveRev))
  }
  return { wanted, unwanted }
}

function same(a: ReleaseItemTable | undefined, b: ReleaseItemTable): boolean {
  return a !== undefined && a.action === b.action && a.rev === b.rev && a.base_live_rev === b.base_live_rev
}
