import type { Kysely } from 'kysely'
import type { ContentTables } from '../schema.ts'
import { putEntries } from './write.ts'

const BATCH = 200

/**
 * Makes every document found by its draft: all that the index holds can be made again from what else is there. A
 * migration calls this before there was a view of documents.
 */
export async function indexDrafts(db: Kysely<ContentTables>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('document as d')
      .innerJoin('revision as r', (join) =>
        join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.draft_rev'),
      )
      .select(['d.id as documentId', 'd.site_id as site', 'd.env', 'd.kind', 'd.key', 'r.body'])
      .where('d.id', '>', after)
      .orderBy('d.id')
      .limit(BATCH)
      .execute()
    await putEntries(db, rows)
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = last.documentId
  }
}
