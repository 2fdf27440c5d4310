import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase, type SqliteSettings } from '../../src/db/database.ts'
import { forkOther } from './fork-other.ts'

interface Tables {
  mark: { id: string; of: string | null }
}

/** A row of half a megabyte. */
function largeRow(part: number): Tables['mark'] {
  return { id: `${part} ${'x'.repeat(512 * 1024)}`, of: null }
}

describe('transactions that are synced together', () => {
  let folder: string
  let settings: SqliteSettings
  let db: Database<Tables>

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'triptych-group-'))
    settings = { kind: 'sqlite', file: join(folder, 'test.db') }
    db = openDatabase<Tables>(settings)
    await db.migrate({
      '0001': {
        up: async (trx) => {
          const columns = 'id text primary key, of text references mark (id) deferrable initially deferred'
          await sql`create table mark (${sql.raw(columns)})`.execute(trx)
        },
      },
    })
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    await db.close()
    await rm(folder, { recursive: true })
  })

  function put(id: string, of: string | null = null): Promise<unknown> {
    return db.transaction([], (trx) => trx.insertInto('mark').values({ id, of }).execute())
  }

  /** From here on a group stays open to others for as long as a busy machine takes. */
  function stopClock(): void {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  }

  async function ids(): Promise<string[]> {
    return (await db.reader.selectFrom('mark').select('id').orderBy('id').execute()).map(({ id }) => id)
  }

  it('sees what those before it wrote, which no other reader does, and none is answered before all are durable', async () => {
    stopClock()
    const answered: string[] = []
    const answer = (id: string) => () => void answered.push(id)
    const [a, b] = [put('a').then(answer('a')), db.writer.insertInto('mark').values({ id: 'b', of: null }).execute()]
    const last = db.transaction([], async (trx) => {
      const within = await trx.selectFrom('mark').select('id').orderBy('id').execute()
      await turn()
      return { within, outside: await ids(), answered: [...answered] }
    })
    expect(await last).toEqual({ within: [{ id: 'a' }, { id: 'b' }], outside: [], answered: [] })
    await Promise.all([a, b.then(answer('b'))])
    expect(answered).toEqual(['a', 'b'])
    expect(await ids()).toEqual(['a', 'b'])
  })

  it('takes in single writes in SQL that is written by hand, and runs what no transaction allows by itself', async () => {
    stopClock()
    const seen: string[][] = []
    await Promise.all([
      put('a'),
      sql`insert into mark (id) values (${'b'})`.execute(db.writer),
      sql`with old as materialized (select id from mark where id = ${'b'})
        update mark set id = ${'c'} where id in (select id from old)`.execute(db.writer),
      db.transaction([], async () => void seen.push(await ids())),
    ])
    // Nothing was committed before the last one began.
    expect(seen).toEqual([[]])
    expect(await ids()).toEqual(['a', 'c'])
    await sql`vacuum`.execute(db.writer)
  })

  it('does not sync what says so, alone, and folds the log of it into the file in small parts', async () => {
    const modes: string[] = []
    const write = (id: string, unsynced: boolean) =>
      db.transaction(
        [],
        async (trx) => {
          const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(trx)
          modes.push(`${id}: ${{ 1: 'normal', 2: 'full' }[rows[0]?.synchronous ?? 0]}, ${(await ids()).join('')}`)
          await trx.insertInto('mark').values({ id, of: null }).execute()
        },
        { unsynced },
      )
    await Promise.all([write('a', false), write('b', true), write('c', true), write('d', false)])
    // What is seen from outside was committed before.
    expect(modes).toEqual(['a: full, ', 'b: normal, a', 'c: normal, ab', 'd: full, abc'])
    let longest = 0
    for (let part = 0; part < 8; part++) {
      // 128 pages each; SQLite itself waits for 1,000.
      await db.transaction([], (trx) => trx.insertInto('mark').values(largeRow(part)).execute(), { unsynced: true })
      longest = Math.max(longest, (await stat(`${settings.file}-wal`)).size)
    }
    expect(longest).toBeLessThan(2_000_000)
  })

  it('is taken back alone where its work throws, or its one statement fails', async () => {
    stopClock()
    const failure = new Error('changed my mind')
    const results = await Promise.allSettled([
      put('a'),
      db.transaction([], async (trx) => {
        await trx.insertInto('mark').values({ id: 'b', of: null }).execute()
        throw failure
      }),
      put('a'),
      db.writer.insertInto('mark').values({ id: 'a', of: null }).execute(),
      put('c'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: failure })
    expect(results[2]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } })
    expect(await ids()).toEqual(['a', 'c'])
  })

  it('fails with all the others where the commit fails, also where its work had failed by itself', async () => {
    stopClock()
    const results = await Promise.allSettled([
      put('a'),
      db.transaction([], () => Promise.reject(new Error('there is an a'))),
      put('b', 'missing'),
      db.writer.insertInto('mark').values({ id: 'c', of: null }).execute(),
    ])
    for (const result of results) expect(result).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } })
    expect(await ids()).toEqual([])
    await put('d')
    expect(await ids()).toEqual(['d'])
  })

  it('fails with all before it where the disk is full, and writes nothing more in its transaction', async () => {
    stopClock()
    await put('a')
    await sql`pragma max_page_count = 1`.execute(db.writer)
    const full = { code: 'unavailable', cause: { code: 'SQLITE_FULL' } }
    const results = await Promise.allSettled([
      put('b'),
      db.transaction([], async (trx) => {
        const write = (id: string) => trx.insertInto('mark').values({ id, of: null }).execute()
        await write('x'.repeat(100_000)).catch(() => {})
        await write('c')
      }),
      put('d'),
    ])
    expect(results.slice(0, 2)).toMatchObject([{ reason: full }, { reason: full }])
    expect(results[2]).toMatchObject({ status: 'fulfilled' })
    await sql`pragma max_page_count = 4294967294`.execute(db.writer)
    expect(await ids()).toEqual(['a', 'd'])
  })

  it('is not answered later for one that takes long and says so', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = [put('a'), db.transaction([], () => gate.promise, { alone: true }), put('b')] as const
    await slow[0]
    expect(await ids()).toEqual(['a'])
    gate.resolve()
    await Promise.all(slow)
    expect(await ids()).toEqual(['a', 'b'])
  })

  it('leaves other processes their turn, however many write', async () => {
    const other = await forkOther(settings, 'hold')
    let isOver = false
    let written = 0
    const writers = Array.from({ length: 50 }, async (_, writer) => {
      for (let n = 0; !isOver; n++) {
        await put(`${writer}-${n}`)
        written += 1
      }
    })
    other.tell('go')
    expect(await other.hear()).toBe('inside')
    other.tell('finish')
    expect(await other.hear()).toBe('done')
    isOver = true
    await Promise.all(writers)
    expect(await ids()).toHaveLength(written + 1)
  })

  it('is there after a kill once it was answered', async () => {
    for (let kill = 0; kill < 3; kill++) {
      const other = await forkOther(settings, 'write')
      other.tell('go')
      const answered: string[] = []
      while (answered.length < 500) answered.push(await other.hear())
      await other.kill()
      const there = new Set(await ids())
      expect(answered.filter((id) => !there.has(id))).toEqual([])
    }
  })
})
