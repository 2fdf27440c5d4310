import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** What the authorization server for connectors keeps; all that hangs on a grant ends with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)

  await db.schema
    .createTable('oauth_client')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('connector_grant_client').on('connector_grant').column('client_id').execute()

  await db.schema
    .createTable('oauth_artifact')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('grant_id', key, (c) => c.references('connector_grant.id').onDelete('cascade'))
    .addColumn('scope', 'text')
    .addColumn('audience', 'text')
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('consumed_at', 'bigint')
    .execute()
  await db.schema.createIndex('oauth_artifact_grant').on('oauth_artifact').column('grant_id').execute()
  await db.schema.createIndex('oauth_artifact_expiry').on('oauth_artifact').column('expires_at').execute()
}
