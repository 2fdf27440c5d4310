import type { Kysely } from 'kysely'

/** Which orphaned bytes a sweep is removing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orphaned_media').addColumn('claimed_at', 'bigint').execute()
}
