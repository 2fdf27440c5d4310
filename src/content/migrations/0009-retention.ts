import { type Kysely, sql } from 'kysely'
import type { ContentTables } from '../schema.ts'

/**
 * Which orphaned bytes a sweep is removing, when a message to a webhook was last posted, and when a document was
 * deleted.
 */
export async function up(db: Kysely<ContentTables>): Promise<void> {
  await db.schema.alterTable('orphaned_media').addColumn('claimed_at', 'bigint').execute()
  await db.schema
    .alterTable('webhook_delivery')
    .addColumn('queued_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('webhook_delivery')
    .set((row) => ({ queued_at: row.ref('created_at') }))
    .execute()
  await db.schema.alterTable('document').addColumn('deleted_at', 'bigint').execute()
  // When they were deleted was not recorded: it counts from now.
  await db.updateTable('document').set({ deleted_at: Date.now() }).where('draft_rev', 'is', null).execute()
  await db.schema
    .createIndex('document_deleted')
    .on('document')
    .columns(['site_id', 'env', 'id'])
    .where(sql<boolean>`deleted_at is not null`)
    .execute()
}
