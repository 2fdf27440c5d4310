import { TriptychError } from '../../errors.ts'
import { beforeLeaving } from '../releases/item-sets.ts'
import { nextVersion } from '../releases/representation.ts'
import type { Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { ConsoleDocument } from './representation.ts'
import { beforeChange } from './staged-changes.ts'

/**
 * Deletes a document: its revisions stay, and it comes back by being created again. It leaves the releases that would
 * have published it.
 *
 * @throws TriptychError `document_public`; `release_not_open` while it is in a scheduled release
 */
export async function removeDocument(
  trx: Transact,
  search: Pick<SearchIndex, 'remove'>,
  { id, live }: ConsoleDocument,
  now: number,
): Promise<void> {
  if (live !== null) throw new TriptychError('document_public', `${id} is public at ${live.key}`)
  const scheduled = await trx
    .selectFrom('current_release_item as i')
    .innerJoin('release as r', 'r.id', 'i.release_id')
    .select('r.id')
    .where('i.document_id', '=', id)
    .where('r.state', '=', 'scheduled')
    .executeTakeFirst()
  if (scheduled !== undefined) throw new TriptychError('release_not_open', `${id} is in ${scheduled.id}, scheduled`)

  await beforeLeaving(trx, id)
  await trx
    .updateTable('release')
    .set({ version: nextVersion })
    .where('state', '<>', 'published')
    .where('id', 'in', (eb) => eb.selectFrom('current_release_item').select('release_id').where('document_id', '=', id))
    .execute()
  await trx
    .deleteFrom('release_item')
    .where('document_id', '=', id)
    .where('set_id', 'in', (eb) =>
      eb
        .selectFrom('release_item as i')
        .innerJoin('release_set as s', 's.set_id', 'i.set_id')
        .innerJoin('release as r', 'r.id', 's.release_id')
        .select('i.set_id')
        .where('i.document_id', '=', id)
        .where('r.state', '<>', 'published'),
    )
    .execute()
  await beforeChange(trx, [id])
  await trx.updateTable('document').set({ draft_rev: null, deleted_at: now }).where('id', '=', id).execute()
  await search.remove(trx, [id])
}
