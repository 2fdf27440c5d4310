import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** Discoverable WebAuthn credentials of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .createTable('passkey')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('credential_id', key, (c) => c.notNull().unique())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema.createIndex('passkey_actor').on('passkey').column('actor_id').execute()
}
