import type { Kysely } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'
import { createPresence } from '../../db/presence.ts'

/** Which processes use the database; on SQLite the lock of a file says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await createPresence(db)
}
