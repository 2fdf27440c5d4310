import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** When the person of a session proved last that it is them, and the code with which they do so again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema.alterTable('session').addColumn('proven_at', 'bigint').execute()
  await db.schema
    .createTable('proof_code')
    .addColumn('session_id', key, (c) => c.primaryKey().references('session.id').onDelete('cascade'))
    .addColumn('code_mac', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
}
