import type { Kysely } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables } from '../schema.ts'
import { concurrentChange } from './error.ts'
import type { CurrentDocument } from './plan.ts'

/**
 * Looks once more at documents that a plan was made from.
 *
 * @throws ImportError `changed_meanwhile` when one is not as it was
 */
export async function checkStillTrue(db: Kysely<ContentTables>, planned: readonly CurrentDocument[]): Promise<void> {
  const rows = await inChunks(planned, (chunk) =>
    db
      .selectFrom('current_document')
      .select(['id', 'draft_rev', 'live_rev'])
      .where(
        'id',
        'in',
        chunk.map(({ id }) => id),
      )
      .execute(),
  )
  const now = new Map(rows.map((row) => [row.id, row]))
  for (const { id, kind, key, draftRev, liveRev } of planned) {
    const row = now.get(id)
    if (row?.draft_rev !== draftRev || row.live_rev !== liveRev) throw concurrentChange(`the ${kind} ${key}`)
  }
}
