import { TriptychError } from '../../errors.ts'
import { afterInclusion } from '../documents/staged-changes.ts'
import { rebaseVersions } from '../languages/in-releases.ts'
import type { ItemOfRelease, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { setOf } from './item-sets.ts'

/** What a release is to do with a document: `revision` is the draft's where it is absent. */
export interface WantedItem {
  readonly action: ItemOfRelease['action']
  readonly revision?: number | undefined
}

/** What is taken down becomes a version of nothing. */
const ofNoVersion = {
  translation_id: null,
  language: null,
  source_rev: null,
  base_translation_id: null,
  base_language: null,
  base_source_rev: null,
}

/**
 * Puts a document into a release, or has the release do something else with it. What is public now is what the item
 * is made for, so an item that is put once more is stale no longer.
 *
 * @returns whether the item is another than before
 * @throws TriptychError `not_found` for no such document or revision, or a deleted document
 */
export async function putItem(
  trx: Transact,
  scope: Scope,
  releaseId: string,
  documentId: string,
  wanted: WantedItem,
): Promise<boolean> {
  const item = await itemFor(trx, scope, documentId, wanted)
  const before = await trx
    .selectFrom('current_release_item')
    .select(['action', 'rev', 'base_live_rev'])
    .where('release_id', '=', releaseId)
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  const { action, rev, base_live_rev } = item
  if (before?.action === action && before.rev === rev && before.base_live_rev === base_live_rev) {
    return rebaseVersions(trx, releaseId, documentId)
  }
  const kept = action === 'unpublish' ? ofNoVersion : {}
  await trx
    .insertInto('release_item')
    .values({ set_id: setOf(trx, releaseId), ...item })
    .onConflict((clash) => clash.columns(['set_id', 'document_id']).doUpdateSet({ ...item, ...kept }))
    .execute()
  await rebaseVersions(trx, releaseId, documentId)
  await afterInclusion(trx, scope, releaseId, documentId)
  return true
}

async function itemFor(
  trx: Transact,
  { site, env }: Scope,
  documentId: string,
  { action, revision }: WantedItem,
): Promise<ItemOfRelease> {
  const document = await trx
    .selectFrom('current_document')
    .select(['draft_rev', 'live_rev'])
    .where('id', '=', documentId)
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('draft_rev', 'is not', null)
    .executeTakeFirst()
  if (document === undefined) throw new TriptychError('not_found', `no document ${documentId}`)
  const base = { document_id: documentId, action, base_live_rev: document.live_rev }
  if (action === 'unpublish') return { ...base, rev: null, key: null }
  const found = await trx
    .selectFrom('revision')
    .select(['number', 'key'])
    .where('document_id', '=', documentId)
    .where('number', '=', revision ?? document.draft_rev)
    .executeTakeFirst()
  if (found === undefined) throw new TriptychError('not_found', `no revision ${revision} of document ${documentId}`)
  return { ...base, rev: found.number, key: found.key }
}

/** @throws TriptychError `not_found` where the document is not in the release */
export async function removeItem(trx: Transact, releaseId: string, documentId: string): Promise<true> {
  const { numDeletedRows } = await trx
    .deleteFrom('release_item')
    .where('set_id', '=', setOf(trx, releaseId))
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new TriptychError('not_found', `document ${documentId} is not in ${releaseId}`)
  return true
}
