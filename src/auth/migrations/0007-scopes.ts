import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** What tokens are limited to and where they were used last, and what administrators decided about applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema.alterTable('access_token').addColumn('scopes', 'text').execute()
  await db.schema.alterTable('access_token').addColumn('last_used_address', 'text').execute()
  await db.schema.alterTable('access_token').addColumn('end_notices', 'integer').execute()
  await db.schema.createIndex('access_token_expiry').on('access_token').column('expires_at').execute()

  await db.schema
    .createTable('application_decision')
    .addColumn('client_id', key, (c) => c.primaryKey())
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('requested_by', key, (c) => c.references('actor.id').onDelete('set null'))
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute()
}
