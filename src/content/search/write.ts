import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isPostgres, table } from '../../db/dialect.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables } from '../schema.ts'
import type { SearchEntry } from './search-index.ts'
import { termsOf } from './terms.ts'

/**
 * Makes documents found by what they say now; of a document that is given twice, the last counts.
 *
 * @param importId the import whose rows these are, until it takes effect
 */
export async function putEntries(
  db: Kysely<ContentTables>,
  entries: readonly SearchEntry[],
  importId: string | null = null,
): Promise<void> {
  const latest = [...new Map(entries.map((entry) => [entry.documentId, entry])).values()]
  const postgres = isPostgres(db)
  await inChunks(latest, (chunk) => write(db, chunk, importId, postgres ? tsvector : text), 100)
}

export async function removeEntries(db: Kysely<ContentTables>, documentIds: readonly string[]): Promise<void> {
  await inChunks(documentIds, (ids) => db.deleteFrom('document_text').where('document_id', 'in', ids).execute())
}

/** Pages of the index that are merged in one transaction: some milliseconds. */
const MERGED_PAGES = 100

/**
 * FTS5 notes that a row was deleted; its terms go when the segments that have them are merged into one. Done as its
 * `optimize` does it, in steps (https://www.sqlite.org/fts5.html, 6.8): other transactions come between.
 */
export async function purgeSqlite(db: Database<ContentTables>): Promise<void> {
  for (const name of ['document_search', 'public_search']) await purgeIndex(db, sql.ref(name))
}

async function purgeIndex(db: Database<ContentTables>, index: RawBuilder<unknown>): Promise<void> {
  for (let pages = -MERGED_PAGES, isDone = false; !isDone; pages = MERGED_PAGES) {
    isDone = await db.transaction([], async (trx) => {
      const before = await countChanges(trx)
      await sql`insert into ${index} (${index}, rank) values ('merge', ${pages})`.execute(trx)
      return (await countChanges(trx)) - before < 2
    })
    await pause(0)
  }
}

async function countChanges(trx: Kysely<ContentTables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(trx)
  return rows[0]?.count ?? 0
}

async function write(
  db: Kysely<ContentTables>,
  entries: readonly SearchEntry[],
  importId: string | null,
  column: (terms: readonly string[]) => RawBuilder<unknown>,
): Promise<never[]> {
  const rows = entries.map((entry) => {
    const { title, terms } = termsOf(entry)
    // PostgreSQL takes no NUL within a text.
    return sql`(${entry.documentId}, ${title.replaceAll('\0', '\ufffd')}, ${column(terms)}, ${importId})`
  })
  await sql`
    insert into ${table(db, 'document_text')} (document_id, title, terms, import_id) values ${sql.join(rows)}
    on conflict (document_id) do update set title = excluded.title, terms = excluded.terms`.execute(db)
  return []
}

/** As SQLite has them. Terms have letters and digits only, so a space tells them apart. */
export function text(terms: readonly string[]): RawBuilder<unknown> {
  return sql`${terms.map((term) => ` ${term}`).join('')}`
}

/** As PostgreSQL has them. */
export function tsvector(terms: readonly string[]): RawBuilder<unknown> {
  return sql`array_to_tsvector(string_to_array(${terms.join(' ')}, ' '))`
}
