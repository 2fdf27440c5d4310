import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ContentTables } from '../../src/content/schema.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { asAdmin } from '../support/postgres.ts'

const unavailable = { name: 'TriptychError', code: 'unavailable' }

/** The kernel's name for the timer of TCP keepalive in `/proc/net/tcp` (proc_net_tcp). */
const KEEPALIVE = '02'

/** The timers of the connections that this machine has at these ports. */
async function timersOf(ports: readonly number[]): Promise<string[]> {
  const tables = await Promise.all(['tcp', 'tcp6'].map((file) => readFile(`/proc/net/${file}`, 'utf8').catch(() => '')))
  const sockets = tables.flatMap((text) => text.split('\n').map((line) => line.trim().split(/\s+/)))
  return sockets
    .filter(([, local = '']) => ports.includes(Number.parseInt(local.split(':')[1] ?? '', 16)))
    .map((fields) => fields[5]?.split(':')[0] ?? '')
}

describe('PostgreSQL', () => {
  let test: TestDatabase
  let db: Database<ContentTables>
  let name: string

  beforeEach(async () => {
    test = await openTestDatabase('postgres')
    db = test.database
    name = test.settings.kind === 'postgres' ? new URL(test.settings.url).pathname.slice(1) : ''
  })

  afterEach(() => test.close())

  async function endConnections(): Promise<number> {
    const result = await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    return result.rowCount ?? 0
  }

  it('tells a transaction that its connection was lost, keeps nothing of it, and works again', async () => {
    const broken = db.transaction([], async (trx) => {
      await trx.insertInto('site').values({ id: 'a', created_at: 1 }).execute()
      expect(await endConnections()).toBeGreaterThan(0)
      await trx.insertInto('site').values({ id: 'b', created_at: 1 }).execute()
    })
    await expect(broken).rejects.toMatchObject(unavailable)
    await vi.waitFor(() => db.ping())
    expect(await db.reader.selectFrom('site').selectAll().execute()).toEqual([])
    await db.transaction([], (trx) => trx.insertInto('site').values({ id: 'c', created_at: 1 }).execute())
    expect(await db.reader.selectFrom('site').select('id').execute()).toEqual([{ id: 'c' }])
  })

  it('has no more connections than its pool may have', async () => {
    if (test.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
    const small = openDatabase<ContentTables>({ ...test.settings, pool: 4 })
    onTestFinished(() => small.close())
    // Each takes a moment, so that all of them want one at once.
    const ask = async (from: typeof small.reader): Promise<number | undefined> => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(from)
      return rows[0]?.pid
    }
    const reads = await Promise.all(Array.from({ length: 12 }, () => ask(small.reader)))
    const writes = await Promise.all(Array.from({ length: 12 }, () => small.transaction([], ask)))
    expect([new Set(reads).size, new Set(writes).size]).toEqual([2, 2])
  })

  it('has the kernel ask whether the server of an idle connection is still there', async () => {
    await vi.waitFor(async () => {
      await db.ping()
      const { rows } = await asAdmin(`select client_port from pg_stat_activity where datname = '${name}'`)
      const timers = await timersOf(rows.map(({ client_port }) => Number(client_port)))
      expect(timers).toEqual(rows.map(() => KEEPALIVE))
    })
  })

  it('outlives the loss of idle connections', async () => {
    await Promise.all([db.ping(), db.ping(), db.ping()])
    expect(await endConnections()).toBeGreaterThan(0)
    await vi.waitFor(() => db.ping())
  })

  it('is unavailable while the database takes no connections, and works once it does', async () => {
    await asAdmin(`alter database ${name} allow_connections false`)
    await endConnections()
    await expect(db.ping()).rejects.toMatchObject(unavailable)
    await expect(db.transaction([], async () => {})).rejects.toMatchObject(unavailable)
    await asAdmin(`alter database ${name} allow_connections true`)
    await vi.waitFor(() => db.ping())
  })

  it('is unavailable where no server listens', async () => {
    const nowhere = openDatabase({ kind: 'postgres', url: 'postgres://postgres@127.0.0.1:1/none', schema: 'content' })
    await expect(nowhere.ping()).rejects.toMatchObject({ ...unavailable, cause: { code: 'ECONNREFUSED' } })
    await nowhere.close()
  })

  it('leaves a mistake in a query what it is', async () => {
    await db.writer.insertInto('site').values({ id: 'a', created_at: 1 }).execute()
    const again = db.writer.insertInto('site').values({ id: 'a', created_at: 1 }).execute()
    await expect(again).rejects.toMatchObject({ code: '23505' })
  })

  it('keeps to its schema, and other schemas of the database to theirs', async () => {
    if (test.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
    const other = openDatabase<ContentTables>({ ...test.settings, schema: 'other' })
    await other.migrate({})
    await expect(other.reader.selectFrom('site').selectAll().execute()).rejects.toMatchObject({ code: '42P01' })
    await other.close()
    const { url } = test.settings
    expect(() => openDatabase({ kind: 'postgres', url, schema: 'a"b' })).toThrow(/schema/)
  })

  it('keeps the settings that the URL brings along', async () => {
    if (test.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
    const url = new URL(test.settings.url)
    url.searchParams.set('options', '-c application_name=mine')
    const other = openDatabase<ContentTables>({ ...test.settings, url: url.href })
    expect(await other.reader.selectFrom('site').selectAll().execute()).toEqual([])
    const { rows } = await asAdmin(
      `select 1 from pg_stat_activity where datname = '${name}' and application_name = 'mine'`,
    )
    await other.close()
    expect(rows).toHaveLength(1)
  })
})
