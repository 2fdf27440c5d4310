import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { prepare } from '../../src/db/prepared.ts'

interface Tables {
  mark: { id: number; text: string }
}

const unavailable = { name: 'TriptychError', code: 'unavailable' }

const migrations = {
  '0001': {
    up: (trx: Database<Tables>['writer']) =>
      trx.schema
        .createTable('mark')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('text', 'text')
        .execute(),
  },
}

describe('SQLite', () => {
  let folder: string
  let db: Database<Tables>

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'triptych-sqlite-'))
    db = openDatabase<Tables>({ kind: 'sqlite', file: join(folder, 'data', 'test.db') })
  })

  afterEach(async () => {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function prepared(): Promise<void> {
    await mkdir(join(folder, 'data'))
    await db.migrate(migrations)
  }

  it('is unavailable while the file cannot be opened, and works once it can', async () => {
    await expect(db.ping()).rejects.toMatchObject(unavailable)
    await expect(db.transaction([], async () => {})).rejects.toMatchObject(unavailable)
    await prepared()
    await db.ping()
    await db.transaction([], async () => {})
  })

  it('keeps what was committed through a loss of power: WAL, flushed with every commit, foreign keys held', async () => {
    await prepared()
    const setting = async (name: string) =>
      Object.values((await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db.writer)).rows[0] ?? {})
    expect(await setting('journal_mode')).toEqual(['wal'])
    expect(await setting('synchronous')).toEqual([2])
    expect(await setting('foreign_keys')).toEqual([1])
    expect(await setting('busy_timeout')).toEqual([0])
  })

  it('is read by its owner alone, from its first moment and with the files beside it', async () => {
    await prepared()
    await db.writer.insertInto('mark').values({ id: 1, text: 'a' }).execute()
    const modes = await Promise.all(
      ['', '-wal', '-shm'].map(async (end) => (await stat(join(folder, 'data', `test.db${end}`))).mode & 0o777),
    )
    expect(modes).toEqual([0o600, 0o600, 0o600])
    // One that is there is opened as it is: its owner may have let a program of another user read it.
    await db.close()
    await chmod(join(folder, 'data', 'test.db'), 0o640)
    db = openDatabase<Tables>({ kind: 'sqlite', file: join(folder, 'data', 'test.db') })
    await db.ping()
    expect((await stat(join(folder, 'data', 'test.db'))).mode & 0o777).toBe(0o640)
  })

  it('gives back the disk that a long log took', async () => {
    await prepared()
    const size = async () => (await stat(join(folder, 'data', 'test.db-wal'))).size
    const put = (id: number, length: number) =>
      db.transaction([], (trx) =>
        trx
          .insertInto('mark')
          .values({ id, text: 'x'.repeat(length) })
          .execute(),
      )
    await put(1, 20_000_000)
    expect(await size()).toBeGreaterThan(20_000_000)
    await put(2, 1)
    expect(await size()).toBeLessThanOrEqual(16 * 1024 * 1024)
  })

  it('does not write through the reader, nor begin a transaction there', async () => {
    await prepared()
    const write = db.reader.insertInto('mark').values({ id: 1, text: 'a' }).execute()
    await expect(write).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
    await expect(db.reader.transaction().execute(async () => {})).rejects.toThrow(/writer/)
    expect(await db.reader.selectFrom('mark').selectAll().execute()).toEqual([])
  })

  it('makes a prepared query wait for a lock at its first use as well', async () => {
    await prepared()
    const file = join(folder, 'data', 'test.db')
    const hasty = openDatabase<Tables>({ kind: 'sqlite', file, patience: 1 })
    onTestFinished(() => hasty.close())
    const find = ({ reader }: Database<Tables>) =>
      reader.selectFrom('mark').select('text').where('id', '=', 0).compile()
    const [hastily, patiently] = [prepare(hasty, find(hasty)), prepare(db, find(db))]
    const other = new SqliteFile(file)
    other.exec("pragma locking_mode = exclusive; begin exclusive; insert into mark values (1, 'a'); commit")
    const waiting = patiently([1])
    await expect(hastily([1])).rejects.toMatchObject(unavailable)
    other.close()
    expect(await waiting).toEqual({ text: 'a' })
    expect(await hastily([1])).toEqual({ text: 'a' })
  })

  describe('prepared reads of one turn of the event loop', () => {
    let count: () => number
    let other: SqliteFile.Database

    beforeEach(async () => {
      await prepared()
      const find = prepare(db, sql<{ count: number }>`select count(*) as count from mark`.compile(db.reader))
      // The first use opens the connection, every other one has its row at once.
      await find([])
      count = () => {
        const row = find([])
        if (row instanceof Promise) throw new Error('the row is not there at once')
        return row?.count ?? Number.NaN
      }
      other = new SqliteFile(join(folder, 'data', 'test.db'))
    })

    afterEach(() => other.close())

    const turn = () => new Promise((resolve) => setImmediate(resolve))

    it('see one state, and in the next turn what another process has committed', async () => {
      await turn()
      expect(count()).toBe(0)
      other.exec("insert into mark values (1, 'a')")
      expect(count()).toBe(0)
      await turn()
      expect(count()).toBe(1)
    })

    it('of an immediate are past when a request comes in, which sees what another process has committed', async () => {
      const server = createServer().listen(join(folder, 'socket'))
      await once(server, 'listening')
      const client = connect(join(folder, 'socket'))
      const [accepted] = (await once(server, 'connection')) as [Socket]
      onTestFinished(() => {
        client.destroy()
        server.close()
      })
      const seen = new Promise((resolve) => accepted.once('data', () => resolve(count())))
      await turn()
      expect(count()).toBe(0)
      other.exec("insert into mark values (1, 'a')")
      // It is there when the loop looks for events, which is before the next immediates.
      client.write('x')
      expect(await seen).toBe(1)
    })

    it('see at once what this process has committed', async () => {
      let seen: number | undefined
      // In every turn there is a read before whatever else runs, the commit and its answer included.
      const read = () => {
        if (seen !== undefined) return
        expect(count()).toBe(0)
        setImmediate(read)
      }
      read()
      await db
        .transaction([], (trx) => trx.insertInto('mark').values({ id: 1, text: 'a' }).execute())
        .then(() => {
          seen = count()
        })
      expect(seen).toBe(1)
    })

    it('hold back no checkpoint after it', async () => {
      expect(count()).toBe(0)
      await turn()
      other.exec("insert into mark values (1, 'a')")
      expect(other.pragma('wal_checkpoint(truncate)')).toMatchObject([{ busy: 0, log: 0 }])
    })

    it('leave a stream of rows its own state, and end with the database', async () => {
      await db.writer
        .insertInto('mark')
        .values([1, 2].map((id) => ({ id, text: 'a' })))
        .execute()
      const ids: number[] = []
      expect(count()).toBe(2)
      for await (const { id } of db.reader.selectFrom('mark').select('id').orderBy('id').stream(1)) {
        if (id === 1) await db.writer.insertInto('mark').values({ id: 3, text: 'a' }).execute()
        expect(count()).toBe(3)
        ids.push(id)
      }
      expect(ids).toEqual([1, 2])
      expect(count()).toBe(3)
      await db.close()
      await turn()
    })
  })

  it('is unavailable when the disk is full, keeps nothing of that transaction, and recovers', async () => {
    await prepared()
    await db.writer.insertInto('mark').values({ id: 1, text: 'kept' }).execute()
    await sql`pragma max_page_count = 1`.execute(db.writer)
    const filling = db.transaction([], async (trx) => {
      await trx.insertInto('mark').values({ id: 2, text: 'half' }).execute()
      await trx
        .insertInto('mark')
        .values({ id: 3, text: 'x'.repeat(100_000) })
        .execute()
    })
    await expect(filling).rejects.toMatchObject({ ...unavailable, cause: { code: 'SQLITE_FULL' } })
    await sql`pragma max_page_count = 4294967294`.execute(db.writer)
    await db.transaction([], (trx) => trx.insertInto('mark').values({ id: 4, text: 'after' }).execute())
    expect(await db.reader.selectFrom('mark').select('id').execute()).toEqual([{ id: 1 }, { id: 4 }])
  })

  it('leaves a mistake in a query what it is', async () => {
    await prepared()
    await db.writer.insertInto('mark').values({ id: 1, text: 'a' }).execute()
    const again = db.writer.insertInto('mark').values({ id: 1, text: 'b' }).execute()
    await expect(again).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
  })

  it('streams rows from one moment while others are written, read and run again with the same text', async () => {
    await prepared()
    const rows = Array.from({ length: 250 }, (_, i) => ({ id: i, text: 'a' }))
    await db.writer.insertInto('mark').values(rows).execute()
    const all = db.reader.selectFrom('mark').select('id').orderBy('id')
    const seen: number[] = []
    for await (const { id } of all.stream(100)) {
      if (id % 50 === 0) {
        await db.writer
          .insertInto('mark')
          .values({ id: 1_000 + id, text: 'b' })
          .execute()
        expect((await all.execute()).at(-1)).toEqual({ id: 1_000 + id })
      }
      seen.push(id)
    }
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  it('streams inside a transaction what that transaction has written', async () => {
    await prepared()
    await db.transaction([], async (trx) => {
      await trx.insertInto('mark').values({ id: 7, text: 'a' }).execute()
      const seen: number[] = []
      for await (const { id } of trx.selectFrom('mark').select('id').stream()) seen.push(id)
      expect(seen).toEqual([7])
    })
  })
})
