import type { Kysely } from 'kysely'

/** How the person of a session proved last that it is them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('proven_by', 'text').execute()
}
