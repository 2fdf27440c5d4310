import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** Changes of an email: codes under way, and links that take a change back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .createTable('email_change')
    .addColumn('actor_id', key, (c) => c.primaryKey().references('actor.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('code_mac', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('email_take_back')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('email_take_back_actor').on('email_take_back').column('actor_id').execute()
}
