import { type Kysely, sql } from 'kysely'
import { TriptychError } from '../errors.ts'
import type { Database } from './database.ts'
import { keyText } from './dialect.ts'
import { uuidv7 } from './ids.ts'

/** The processes that use a PostgreSQL database, from whichever machine. */
export interface PresenceTables {
  presence: { id: string; place: string; sole: number; seen_at: number }
}

/** How often a process says that it is there, and after how long it is taken for gone; milliseconds. */
const EVERY = 8_000
const GONE_AFTER = 30_000

/** The table, for a migration of a surface that PostgreSQL may hold. */
export async function createPresence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('presence')
    .addColumn('id', keyText(db), (c) => c.primaryKey())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('sole', 'integer', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute()
}

/** By the clock of the server, which all machines share. */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** A process's note that it uses a database. */
export interface Presence {
  leave(): Promise<void>
}

/**
 * Notes in a PostgreSQL database that this process uses it: beside others, or as the only one. A process that dies is
 * taken for gone after half a minute. It is no lock of the server's, which a pool of connections in between would not
 * keep.
 *
 * @param place the same for processes with the same data folder, whose lock the caller holds: so those there that were
 *   here alone, or all of them where the caller is, are dead
 * @throws TriptychError `unavailable` while a process is there that cannot be beside this one
 */
export async function enterDatabase(
  database: Database<unknown>,
  mode: 'shared' | 'sole',
  place: string,
): Promise<Presence> {
  const db = database as unknown as Database<PresenceTables>
  const id = uuidv7()
  const enter = (): Promise<void> =>
    db.transaction([{ name: 'presence' }], async (trx) => {
      await trx.deleteFrom('presence').where('seen_at', '<', sql<number>`${now} - ${GONE_AFTER}`).execute()
      const elsewhere = trx.selectFrom('presence').select('sole').where('place', '<>', place)
      const inTheWay = await elsewhere.$if(mode === 'shared', (query) => query.where('sole', '=', 1)).executeTakeFirst()
      if (inTheWay !== undefined) throw new TriptychError('unavailable', reasonOf(mode))
      await trx
        .insertInto('presence')
        .values({ id, place, sole: mode === 'sole' ? 1 : 0, seen_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
        .execute()
    })
  await enter()
  let beat: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // What fails is done again by the next one.
    beat = beat.then(enter).catch(() => {})
  }, EVERY).unref()
  return {
    leave: async () => {
      clearInterval(timer)
      await beat
      // One that cannot be removed is gone by its age.
      await db.writer
        .deleteFrom('presence')
        .where('id', '=', id)
        .execute()
        .catch(() => {})
    },
  }
}

function reasonOf(mode: 'shared' | 'sole'): string {
  if (mode === 'shared') return 'a restore or a move works on the database: wait until it has ended'
  const killed = 'one that was killed counts for half a minute'
  return `a server or a command uses the database, on this or another machine: stop it first (${killed})`
}
