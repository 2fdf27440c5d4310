import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { createEmptyDatabase, type Place } from '../support/databases.ts'
import { asAdmin } from '../support/postgres.ts'
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.ts'

interface Tables {
  mark: { id: string }
}

const unavailable = { name: 'TriptychError', code: 'unavailable' }
const lock = { name: 'mark' }
const migrations = {
  '0001': {
    up: async (trx: Database<Tables>['writer']) =>
      trx.schema
        .createTable('mark')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .execute(),
  },
}

describe('a PostgreSQL that falls silent', () => {
  let place: Place
  let proxy: SilentProxy
  let db: Database<Tables>
  let url: string

  beforeEach(async () => {
    place = await createEmptyDatabase('postgres')
    if (place.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
    url = place.settings.url
    proxy = await startSilentProxy(url)
    db = openDatabase<Tables>({ kind: 'postgres', url: proxy.url, schema: 'quiet', silence: 200 })
    await db.migrate(migrations)
  })

  afterEach(async () => {
    await db.close()
    await proxy.close()
    await place.remove()
  })

  const write = (id: string, locks = [lock]) =>
    db.transaction(locks, (trx) => trx.insertInto('mark').values({ id }).execute())
  const ids = async () => (await db.reader.selectFrom('mark').select('id').orderBy('id').execute()).map(({ id }) => id)

  it('is unavailable to reads, writes, transactions, those that wait for them, and snapshots; then works again', async () => {
    await write('before')
    await ids()
    proxy.silence()
    const asked = [
      ids(),
      db.ping(),
      db.writer.insertInto('mark').values({ id: 'lost' }).execute(),
      ...Array.from({ length: 20 }, (_, n) => write(`waiting ${n}`)),
      ...Array.from({ length: 20 }, (_, n) => write(`beside ${n}`, [{ name: `${n}` }])),
      db.snapshot((reader) => reader.selectFrom('mark').selectAll().execute()),
    ]
    for (const outcome of await Promise.allSettled(asked)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
    }
    proxy.heal()
    await vi.waitFor(() => write('after'))
    expect(await ids()).toEqual(['after', 'before'])
  })

  it('gives up a transaction in the middle, whose locks end with it', async () => {
    const broken = db.transaction([lock], async (trx) => {
      await trx.insertInto('mark').values({ id: 'half' }).execute()
      proxy.silence()
      await trx.insertInto('mark').values({ id: 'whole' }).execute()
    })
    await expect(broken).rejects.toMatchObject(unavailable)
    proxy.heal()
    // The server has not heard of it yet: who was connected there is ended as a machine that vanished would be.
    await asAdmin(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
      url,
    )
    await vi.waitFor(() => write('next'))
    expect(await ids()).toEqual(['next'])
  })

  it('loses only the connection where others get through', async () => {
    await ids()
    proxy.silence({ newOnes: false })
    await expect(ids()).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining('was lost') })
    expect(await ids()).toEqual([])
  })

  it('waits for a query that is slow, and for a lock', async () => {
    const { rows } = await sql<{ slept: string }>`select 'well' as slept from pg_sleep(1)`.execute(db.reader)
    expect(rows).toEqual([{ slept: 'well' }])
    const other = openDatabase<Tables>({ kind: 'postgres', url, schema: 'quiet' })
    const held = Promise.withResolvers<void>()
    const inside = Promise.withResolvers<void>()
    const first = other.transaction([lock], async () => {
      inside.resolve()
      await held.promise
    })
    await inside.promise
    const second = write('second')
    await sql`select pg_sleep(1)`.execute(db.reader)
    held.resolve()
    await Promise.all([first, second])
    expect(await ids()).toEqual(['second'])
    await other.close()
  })

  it('has limits of its own within each transaction, and leaves none behind', async () => {
    const limits = (handle: Database<Tables>['reader']) =>
      sql<{ name: string; setting: string }>`
        select name, setting from pg_settings
        where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
        order by name`
        .execute(handle)
        .then(({ rows }) => rows.map(({ setting }) => Number(setting)))
    expect(await db.transaction([], limits)).toEqual([60_000, 10_000, 60_000])
    expect(await db.snapshot(limits)).toEqual([600_000, 0, 60_000])
    expect(await limits(db.writer)).toEqual([0, 0, 0])
    expect(await limits(db.reader)).toEqual([0, 0, 0])
  })
})
