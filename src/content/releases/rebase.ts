import { sql } from 'kysely'
import type { Transact } from '../schema.ts'

/**
 * Has every item of a release stand on what is public now, whatever it stood on before.
 *
 * @returns whether any item stood on something else
 */
export async function rebaseItems(trx: Transact, releaseId: string): Promise<boolean> {
  const live = sql<number | null>`(select d.live_rev from document d where d.id = release_item.document_id)`
  const { numUpdatedRows } = await trx
    .updateTable('release_item')
    .set({ base_live_rev: live })
    .where('release_id', '=', releaseId)
    .where('base_live_rev', 'is distinct from', live)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
