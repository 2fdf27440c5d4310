import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import { environmentLocks } from '../locks.ts'
import { type Change, type PublishResult, publishRevisions } from '../publish.ts'
import { publishValidated } from '../publishing/validated.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { NamedDocument } from './find-documents.ts'

const unchanged: PublishResult = { contentVersion: null, brokenLinks: [], scheduledIn: [] }

/**
 * Makes drafts public, all of them in one transaction.
 *
 * @throws TriptychError `content_invalid`, `route_taken`; `unavailable` after a concurrent change
 */
export async function publishDrafts(
  db: Database<ContentTables>,
  scope: Scope,
  documents: readonly NamedDocument[],
  actor: Actor,
): Promise<PublishResult> {
  const revisions = documents.flatMap(({ id, draftRev }) =>
    draftRev === null ? [] : [{ documentId: id, rev: draftRev }],
  )
  if (revisions.length === 0) return unchanged
  const changes = revisions.map(({ documentId, rev }): Change => ({ documentId, action: 'publish', rev }))
  const choose = async () => ({ revisions, named: true })
  return publishValidated(db, scope, choose, (trx) => change(trx, scope, documents, changes, actor))
}

/**
 * Takes documents off the site, all of them in one transaction.
 *
 * @throws TriptychError `unavailable` after a concurrent change
 */
export async function unpublishLive(
  db: Database<ContentTables>,
  scope: Scope,
  documents: readonly NamedDocument[],
  actor: Actor,
): Promise<PublishResult> {
  if (documents.length === 0) return unchanged
  const changes = documents.map(({ id }): Change => ({ documentId: id, action: 'unpublish' }))
  return db.transaction(environmentLocks(scope), (trx) => change(trx, scope, documents, changes, actor))
}

async function change(
  trx: Transact,
  scope: Scope,
  documents: readonly NamedDocument[],
  changes: readonly Change[],
  actor: Actor,
): Promise<PublishResult> {
  await checkSame(trx, documents)
  return publishRevisions(trx, scope, changes, { actor })
}

async function checkSame(trx: Transact, documents: readonly NamedDocument[]): Promise<void> {
  const ids = documents.map(({ id }) => id)
  const rows = await inChunks(ids, (chunk) =>
    trx.selectFrom('current_document').select(['id', 'draft_rev', 'live_rev']).where('id', 'in', chunk).execute(),
  )
  const now = new Map(rows.map((row) => [row.id, row]))
  for (const { id, kind, key, draftRev, liveRev } of documents) {
    const row = now.get(id)
    if (row?.draft_rev === draftRev && row.live_rev === liveRev) continue
    throw new TriptychError('unavailable', `the ${kind} ${key} changed meanwhile: nothing was done, run it again`)
  }
}
