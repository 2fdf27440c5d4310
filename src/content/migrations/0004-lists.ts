import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'

/** All that lists say, in their order: read from the tables themselves, each entry would cost pages full of bodies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('published_list')
    .on('published')
    .columns(['site_id', 'env', 'kind', 'key', 'type', 'updated_at'])
    .execute()
  await db.schema.createIndex('revision_list').on('revision').columns(['document_id', 'number', 'created_at']).execute()
  // PostgreSQL keeps long values elsewhere anyway, and takes no index of a title that is longer than 2,704 bytes.
  if (!isPostgres(db)) await sql`create index document_text_title on document_text (document_id, title)`.execute(db)
}
