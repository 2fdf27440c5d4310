import type { Kysely } from 'kysely'

/** Accessories, what plugins keep, versions of the config, samples of the metrics, attempts at pairing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accessory')
    .addColumn('uuid', 'text', (c) => c.primaryKey())
    .addColumn('plugin', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('accessory_plugin').on('accessory').column('plugin').execute()

  await db.schema
    .createTable('plugin_value')
    .addColumn('plugin', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('plugin_value_pk', ['plugin', 'key'])
    .execute()

  await db.schema
    .createTable('config_version')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('metric_sample')
    .addColumn('timestamp', 'bigint', (c) => c.primaryKey())
    .addColumn('cpu', 'real', (c) => c.notNull())
    .addColumn('memory', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('pairing_attempt')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .execute()
}
