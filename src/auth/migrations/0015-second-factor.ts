import { type Kysely, sql } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** Authenticator apps and recovery codes of members, and the second factor that was shown in a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema.alterTable('session').addColumn('second_factor', 'text').execute()
  await sql`update ${sql.table('session')} set second_factor = 'passkey' where proven_by = 'passkey'`.execute(db)
  await db.schema
    .createTable('authenticator')
    .addColumn('actor_id', key, (c) => c.primaryKey().references('actor.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('last_step', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('recovery_code_actor').on('recovery_code').column('actor_id').execute()
}
