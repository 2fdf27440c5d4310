import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/**
 * In which session of the provider a sign-in began, for the provider to end it; what a provisioning client calls a member,
 * and whether it suspended them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema.alterTable('session').addColumn('provider_session', key).execute()
  await db.schema.createIndex('session_provider').on('session').column('provider_session').execute()
  await db.schema.alterTable('actor').addColumn('external_id', key).execute()
  await db.schema.alterTable('actor').addColumn('suspended_by', 'text').execute()
  await db.schema.createIndex('actor_external').on('actor').column('external_id').execute()
}
