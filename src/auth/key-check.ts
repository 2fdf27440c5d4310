import type { Database } from '../db/database.ts'
import type { AuthLog } from './observer.ts'
import type { AuthTables } from './schema.ts'
import type { Keys } from './secrets.ts'

/**
 * Warns when the key is not the one that the database was last used with: machines that share a database but no key
 * cannot verify the codes that one another sent. A key that was changed on purpose gives the warning once.
 */
export async function checkKey(db: Database<AuthTables>, keys: Keys, log: AuthLog): Promise<void> {
  const fingerprint = keys.mac('fingerprint', 'auth')
  const before = await db.reader
    .selectFrom('key_check')
    .select('fingerprint')
    .where('name', '=', 'auth')
    .executeTakeFirst()
  if (before?.fingerprint === fingerprint) return
  await db.writer
    .insertInto('key_check')
    .values({ name: 'auth', fingerprint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
    .execute()
  if (before === undefined) return
  log.warn(
    { setting: 'SVC_SECRET_KEY' },
    'the secret key is not the one that last used this database: unless it was changed on purpose, give every machine the same SVC_SECRET_KEY',
  )
}
