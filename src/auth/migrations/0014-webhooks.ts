import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** Addresses of administrators that are sent what happens to accounts, and what each was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .createTable('webhook')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('events', 'text')
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('secret_epoch', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('webhook_id', key, (c) => c.notNull().references('webhook.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('queued_at', 'bigint', (c) => c.notNull())
    .addColumn('last_tried_at', 'bigint')
    .addColumn('member_id', key)
    .execute()
  await db.schema.createIndex('webhook_delivery_webhook').on('webhook_delivery').columns(['webhook_id', 'id']).execute()
  const ofMember = db.schema.createIndex('webhook_delivery_member').on('webhook_delivery')
  await ofMember.columns(['member_id', 'webhook_id', 'id']).execute()
}
