import type { Kysely } from 'kysely'

/** Which bridge an accessory is behind, and attempts at pairing with each. What is there is the main bridge's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['accessory', 'imported_accessory', 'awaited_accessory', 'pairing_attempt']) {
    await db.schema.alterTable(table).addColumn('bridge', 'text').execute()
  }
  await db.schema
    .alterTable('accessory')
    .addColumn('overflow', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('pairing_attempt_bridge').unique().on('pairing_attempt').column('bridge').execute()
}
