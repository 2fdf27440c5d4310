import type { Kysely } from 'kysely'

/** Accessories of an import before it is in force, and those that are awaited after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imported_accessory')
    .addColumn('uuid', 'text', (c) => c.primaryKey())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('plugin', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .execute()

  await db.schema
    .createTable('awaited_accessory')
    .addColumn('uuid', 'text', (c) => c.primaryKey())
    .execute()
}
