import type { Kysely } from 'kysely'
import { TriptychError } from '../../errors.ts'
import type { RevisionsToPublish } from '../publishing/validated.ts'
import type { ContentTables } from '../schema.ts'
import type { Release } from './representation.ts'

/**
 * The revisions that a release would make public.
 *
 * @throws TriptychError `release_empty`
 */
export async function readReleaseRevisions(
  db: Kysely<ContentTables>,
  { id, items }: Release,
): Promise<RevisionsToPublish> {
  if (items === 0) throw new TriptychError('release_empty', `release ${id} has no items`)
  const rows = await db
    .selectFrom('current_release_item')
    .select(['document_id', 'rev'])
    .where('release_id', '=', id)
    .where('action', '=', 'publish')
    .orderBy('document_id')
    .execute()
  const revisions = rows.flatMap(({ document_id: documentId, rev }) => (rev === null ? [] : [{ documentId, rev }]))
  return { revisions, named: true }
}
