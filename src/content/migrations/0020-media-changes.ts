import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** What became of media, and by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .createTable('media_change')
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('id', key, (c) => c.notNull())
    .addColumn('key', key, (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('hash', 'text')
    .addColumn('size', 'bigint')
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('from_env', key)
    .addColumn('from_generation', 'integer')
    .addPrimaryKeyConstraint('media_change_pk', ['site_id', 'id'])
    .execute()
}
