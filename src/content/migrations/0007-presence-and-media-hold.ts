import type { Kysely } from 'kysely'
import { isPostgres, keyText } from '../../db/dialect.ts'
import { createPresence } from '../../db/presence.ts'

/** Which processes use the database (on SQLite the lock of a file says so), and backups that media have to wait for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await createPresence(db)
  await db.schema
    .createTable('media_hold')
    .addColumn('id', keyText(db), (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute()
}
