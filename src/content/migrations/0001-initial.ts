import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** Sites, documents with their revisions, what is published, redirects, releases, media, block types. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)

  await db.schema
    .createTable('site')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('environment')
    .addColumn('site_id', key, (c) => c.notNull().references('site.id'))
    .addColumn('name', key, (c) => c.notNull())
    .addColumn('content_version', 'text', (c) => c.notNull())
    .addColumn('token_epoch', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('environment_pk', ['site_id', 'name'])
    .execute()

  await db.schema
    .createTable('document')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', key, (c) => c.notNull())
    .addColumn('draft_rev', 'integer')
    .addColumn('live_rev', 'integer')
    .addForeignKeyConstraint('document_environment_fk', ['site_id', 'env'], 'environment', ['site_id', 'name'])
    .addUniqueConstraint('document_key', ['site_id', 'env', 'kind', 'key'])
    .execute()

  await db.schema
    .createTable('revision')
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('etag', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('revision_pk', ['document_id', 'number'])
    .execute()

  await db.schema
    .createTable('published')
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', key, (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('etag', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('published_pk', ['site_id', 'env', 'kind', 'key'])
    .execute()
  await db.schema.createIndex('published_document').on('published').column('document_id').execute()

  await db.schema
    .createTable('redirect_rule')
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id'))
    .addColumn('from_path', key, (c) => c.notNull())
    .addColumn('to_path', key, (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('left_out', 'text')
    .addPrimaryKeyConstraint('redirect_rule_pk', ['document_id', 'from_path'])
    .execute()
  await db.schema
    .createIndex('redirect_rule_from')
    .on('redirect_rule')
    .columns(['site_id', 'env', 'from_path'])
    .execute()
  await db.schema.createIndex('redirect_rule_to').on('redirect_rule').columns(['site_id', 'env', 'to_path']).execute()

  await db.schema
    .createTable('redirect_resolved')
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('from_path', key, (c) => c.notNull())
    .addColumn('to_path', key, (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('redirect_resolved_pk', ['site_id', 'env', 'from_path'])
    .execute()

  await db.schema
    .createTable('release')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('name', key, (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addForeignKeyConstraint('release_environment_fk', ['site_id', 'env'], 'environment', ['site_id', 'name'])
    .addUniqueConstraint('release_name', ['site_id', 'env', 'name'])
    .execute()

  await db.schema
    .createTable('release_item')
    .addColumn('release_id', 'text', (c) => c.notNull().references('release.id').onDelete('cascade'))
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('rev', 'integer')
    .addColumn('base_live_rev', 'integer')
    .addPrimaryKeyConstraint('release_item_pk', ['release_id', 'document_id'])
    .execute()

  await db.schema
    .createTable('media')
    .addColumn('key', key, (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('media_site')
    .addColumn('site_id', key, (c) => c.notNull().references('site.id'))
    .addColumn('key', key, (c) => c.notNull().references('media.key'))
    .addPrimaryKeyConstraint('media_site_pk', ['site_id', 'key'])
    .execute()
  await db.schema.createIndex('media_site_key').on('media_site').column('key').execute()

  await db.schema
    .createTable('block_type')
    .addColumn('site_id', key, (c) => c.notNull().references('site.id'))
    .addColumn('type', key, (c) => c.notNull())
    .addColumn('schema', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('block_type_pk', ['site_id', 'type'])
    .execute()

  await db.schema
    .createTable('import_stage')
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', key, (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('etag', 'text', (c) => c.notNull())
    .addColumn('draft_only', 'integer', (c) => c.notNull())
    .addColumn('base_draft_rev', 'integer')
    .addColumn('staged_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_stage_pk', ['import_id', 'kind', 'key'])
    .execute()
}
