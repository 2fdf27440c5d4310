import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** The languages of sites, and which pages are versions of one another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema.alterTable('site').addColumn('languages', 'text').execute()
  await db.schema
    .createTable('translation')
    .addColumn('document_id', key, (c) => c.primaryKey())
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('translation_id', key, (c) => c.notNull())
    .addColumn('language', key, (c) => c.notNull())
    .addColumn('source_rev', 'integer')
    .execute()
  await db.schema.createIndex('translation_versions').on('translation').columns(['translation_id']).execute()
  await db.schema.createIndex('translation_site').on('translation').columns(['site_id', 'language']).execute()
}
