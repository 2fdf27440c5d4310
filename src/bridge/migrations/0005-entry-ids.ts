import type { Kysely } from 'kysely'

/** Which id each platform entry of the config runs under. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entry_id')
    .addColumn('position', 'integer', (c) => c.primaryKey())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('package', 'text', (c) => c.notNull())
    .addColumn('bridge', 'text')
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .execute()
}
