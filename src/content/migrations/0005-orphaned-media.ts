import type { Kysely } from 'kysely'

/** The table of bytes without a row gets the name that the code uses for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('loose_media').renameTo('orphaned_media').execute()
}
