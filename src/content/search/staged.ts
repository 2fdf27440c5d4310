import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { SearchEntry } from './search-index.ts'
import { putEntries } from './write.ts'

/**
 * An import writes its entries beforehand, in its small batches, for that takes longer than all else it does to the
 * database. What is found hangs on a row's `document_id`: a new document's row waits under its id until the document
 * is there; a changed one's waits under another name and then takes the place of the row that was there, which in turn
 * is only given another name, and deleted at leisure. Rows with such names are noted as the import's.
 */
const COMING = '+'
const GONE = '-'

/** Rows deleted at once, so that other writers wait for no more than that. */
const BATCH = 50

export interface StagedEntry {
  readonly entry: SearchEntry
  /** Whether the document itself comes with the import. */
  readonly isNew: boolean
}

export async function stageEntries(
  db: Kysely<ContentTables>,
  importId: string,
  entries: readonly StagedEntry[],
): Promise<void> {
  const of = (wanted: boolean): SearchEntry[] =>
    entries.filter(({ isNew }) => isNew === wanted).map(({ entry }) => entry)
  const changed = of(false).map((entry) => ({ ...entry, documentId: importId + COMING + entry.documentId }))
  await putEntries(db, of(true))
  await putEntries(db, changed, importId)
}

/** What was staged is found from now on, and what its documents said before is not; in the import's transaction. */
export async function adoptStaged(trx: Transact, importId: string): Promise<void> {
  const coming = await trx.selectFrom('document_text').select('document_id').where('import_id', '=', importId).execute()
  const prefix = (importId + COMING).length
  await retire(
    trx,
    importId,
    coming.map((row) => row.document_id.slice(prefix)),
  )
  await inChunks(coming, (rows) =>
    trx
      .updateTable('document_text')
      .set({ document_id: sql`substr(document_id, ${prefix + 1})`, import_id: null })
      .where(
        'document_id',
        'in',
        rows.map((row) => row.document_id),
      )
      .execute(),
  )
}

/** Documents are found no more; the rest is `clearStaged`'s. */
export async function retire(trx: Transact, importId: string, documentIds: readonly string[]): Promise<void> {
  await inChunks(documentIds, (ids) =>
    trx
      .updateTable('document_text')
      .set({ document_id: sql`cast(${importId + GONE} as text) || document_id`, import_id: importId })
      .where('document_id', 'in', ids)
      .execute(),
  )
}

/** Deletes what an import left that is over, however it ended; before its rows of `import_stage` go. */
export async function clearStaged(db: Database<ContentTables>, importId: string): Promise<void> {
  const left = db.reader.selectFrom('document_text').select('document_id').where('import_id', '=', importId)
  const neverMade = db.reader
    .selectFrom('import_stage as s')
    .innerJoin('document_text as t', 't.document_id', 's.document_id')
    .leftJoin('document as d', 'd.id', 's.document_id')
    .select('t.document_id')
    .where('s.import_id', '=', importId)
    .where('d.draft_rev', 'is', null)
  for (const rows of [left, neverMade]) {
    const ids = (await rows.execute()).map((row) => row.document_id)
    await inChunks(
      ids,
      (chunk) => db.writer.deleteFrom('document_text').where('document_id', 'in', chunk).execute(),
      BATCH,
    )
  }
}
