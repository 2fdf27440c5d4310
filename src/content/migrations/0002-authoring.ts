import { type Kysely, sql } from 'kysely'
import { keyText } from '../../db/dialect.ts'
import { createOutbox } from '../../queue/outbox-table.ts'

/** Keys that a revision can move, who published what, releases with a state, sizes of images, webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)

  await db.schema
    .alterTable('revision')
    .addColumn('key', key, (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update revision set key = (select d.key from document d where d.id = document_id)`.execute(db)

  await db.schema.alterTable('release_item').addColumn('key', key).execute()
  await sql`
    update release_item set key = (select r.key from revision r where r.document_id = release_item.document_id
      and r.number = release_item.rev)`.execute(db)
  await db.schema.createIndex('release_item_key').on('release_item').columns(['release_id', 'key']).execute()

  for (const [table, column, type] of added) {
    await db.schema.alterTable(table).addColumn(column, type).execute()
  }
  await db.schema
    .alterTable('release')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createIndex('document_pending')
    .on('document')
    .columns(['site_id', 'env', 'kind', 'key'])
    .where(sql<boolean>`draft_rev is not null and (live_rev is null or live_rev <> draft_rev)`)
    .execute()
  // In the order in which rules are listed, all of them and those that are left out.
  await db.schema.dropIndex('redirect_rule_from').execute()
  const place = ['site_id', 'env', 'from_path', 'document_id']
  await db.schema.createIndex('redirect_rule_place').on('redirect_rule').columns(place).execute()
  await db.schema
    .createIndex('redirect_rule_left_out')
    .on('redirect_rule')
    .columns(place)
    .where(sql<boolean>`left_out is not null`)
    .execute()
  await db.schema.createIndex('release_item_document').on('release_item').column('document_id').execute()
  await db.schema.createIndex('release_due').on('release').columns(['state', 'scheduled_at']).execute()

  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('site_id', key, (c) => c.notNull().references('site.id'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('events', 'text')
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('secret_epoch', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('webhook_site').on('webhook').column('site_id').execute()

  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('webhook_id', 'text', (c) => c.notNull().references('webhook.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_tried_at', 'bigint')
    .execute()
  await db.schema.createIndex('webhook_delivery_webhook').on('webhook_delivery').columns(['webhook_id', 'id']).execute()

  await db.schema
    .createTable('loose_media')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('loose_media_since').on('loose_media').column('since').execute()
  await db.schema.createIndex('media_hash').on('media').column('hash').execute()

  await createOutbox(db)
}

const added = [
  ['document', 'live_at', 'bigint'],
  ['document', 'live_by', 'text'],
  ['release', 'created_by', 'text'],
  ['release', 'scheduled_at', 'bigint'],
  ['release', 'scheduled_by', 'text'],
  ['release', 'published_at', 'bigint'],
  ['release', 'published_by', 'text'],
  ['release', 'failure', 'text'],
  ['release', 'reverts', 'text'],
  ['media', 'width', 'integer'],
  ['media', 'height', 'integer'],
] as const
