import { type Kysely, sql } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/**
 * The items of a release are a set that it names, so that an import writes another one in pieces, unseen, and the
 * release has all of it with one change of its row. A set outlives no release; the code sees to that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('release')
    .addColumn('item_set', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update release set item_set = id`.execute(db)
  await db.schema.createIndex('release_item_set').on('release').column('item_set').execute()

  // SQLite takes no reference away from a table.
  await db.schema
    .createTable('release_item_of_set')
    .addColumn('set_id', 'text', (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('rev', 'integer')
    .addColumn('key', keyText(db))
    .addColumn('base_live_rev', 'integer')
    .addColumn('translation_id', 'text')
    .addColumn('language', keyText(db))
    .addColumn('source_rev', 'integer')
    .addColumn('base_translation_id', 'text')
    .addColumn('base_language', keyText(db))
    .addColumn('base_source_rev', 'integer')
    .addPrimaryKeyConstraint('release_item_of_set_pk', ['set_id', 'document_id'])
    .execute()
  await sql`
    insert into release_item_of_set (set_id, ${said}) select release_id, ${said} from release_item`.execute(db)
  await db.schema.dropTable('release_item').execute()
  await db.schema.alterTable('release_item_of_set').renameTo('release_item').execute()
  await db.schema.createIndex('release_item_key').on('release_item').columns(['set_id', 'key']).execute()
  await db.schema.createIndex('release_item_document').on('release_item').column('document_id').execute()

  await sql`
    create view current_release_item as
    select r.id as release_id, i.document_id, i.action, i.rev, i.key, i.base_live_rev, i.translation_id, i.language,
      i.source_rev, i.base_translation_id, i.base_language, i.base_source_rev
    from release r join release_item i on i.set_id = r.item_set
    where r.staged_by is null`.execute(db)
}

const said =
  sql.raw(`document_id, action, rev, key, base_live_rev, translation_id, language, source_rev, base_translation_id,
  base_language, base_source_rev`)
