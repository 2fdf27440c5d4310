import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'

/**
 * Ids of pages in the order that documents have them: PostgreSQL uses no index of one collation for comparisons in another,
 * so each join from a translation to its document read all documents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`
    alter table translation
      alter column document_id type text collate "default",
      alter column translation_id type text collate "default"`.execute(db)
}
