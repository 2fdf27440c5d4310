import { type Kysely, sql } from 'kysely'
import type { ContentTables, Transact } from '../schema.ts'
import type { SearchEntry } from './search-index.ts'
import { putEntries } from './write.ts'

/**
 * An import writes its entries beforehand, in its small pieces, for that takes longer than all else it does to the
 * database. What is found hangs on a row's `document_id`: a new document's row waits under its id until the document
 * is there; a changed one's waits under another name and takes the place of the row that was there soon after the
 * import took effect. Rows with such names are noted as the import's.
 */
const COMING = '+'

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

/** What was staged of these documents is found from now on, and what they said before is not. */
export async function adoptStaged(trx: Transact, importId: string, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  const waiting = await trx
    .selectFrom('document_text')
    .select('document_id')
    .where('document_id', 'in', waitingNames(importId, documentIds))
    .execute()
  const names = waiting.map((row) => row.document_id)
  if (names.length === 0) return
  const prefix = (importId + COMING).length
  await trx
    .deleteFrom('document_text')
    .where(
      'document_id',
      'in',
      names.map((name) => name.slice(prefix)),
    )
    .execute()
  await trx
    .updateTable('document_text')
    .set({ document_id: sql`substr(document_id, ${prefix + 1})`, import_id: null })
    .where('document_id', 'in', names)
    .execute()
}

/** Removes what was staged of these documents, and what finds those of them that are not there. */
export async function clearStaged(trx: Transact, importId: string, documentIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('document_text').where('document_id', 'in', waitingNames(importId, documentIds)).execute()
  await trx
    .deleteFrom('document_text')
    .where('document_id', 'in', documentIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('current_document as d')
            .select('d.id')
            .whereRef('d.id', '=', 'document_text.document_id')
            .where('d.draft_rev', 'is not', null),
        ),
      ),
    )
    .execute()
}

function waitingNames(importId: string, documentIds: readonly string[]): string[] {
  return documentIds.map((id) => importId + COMING + id)
}
