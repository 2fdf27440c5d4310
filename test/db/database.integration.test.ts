import { expect, it } from 'vitest'
import { prepare } from '../../src/db/prepared.ts'
import { describeEachDatabase } from '../support/databases.ts'

const created_at = Date.UTC(2030, 5, 1)

describeEachDatabase('openDatabase', (open, dialect) => {
  it('gives back what was written, 64 bit numbers and counts as numbers', async () => {
    const db = await open()
    await db.writer.insertInto('site').values({ id: 'a', created_at }).execute()
    expect(await db.reader.selectFrom('site').select(['id', 'created_at']).execute()).toEqual([{ id: 'a', created_at }])
    const count = db.reader.selectFrom('site').select((eb) => eb.fn.countAll().as('n'))
    expect(await count.executeTakeFirst()).toEqual({ n: 1 })
  })

  it('says how many rows a write has changed', async () => {
    const db = await open()
    await db.writer
      .insertInto('site')
      .values(['a', 'b'].map((id) => ({ id, created_at })))
      .execute()
    const changed = await db.writer.updateTable('site').set({ created_at: 1 }).executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(2n)
    const returned = await db.writer.deleteFrom('site').where('id', '=', 'a').returning('created_at').execute()
    expect(returned).toEqual([{ created_at: 1 }])
  })

  it('holds foreign keys', async () => {
    const db = await open()
    const orphan = { site_id: 'missing', name: 'live', content_version: 'v', token_epoch: 0 }
    await expect(db.writer.insertInto('environment').values(orphan).execute()).rejects.toThrow(/foreign key/i)
  })

  it('orders keys by their bytes', async () => {
    const db = await open()
    const ids = ['b', 'B', 'ä', '_', 'a', 'a/b', 'a-b', 'Z']
    await db.writer
      .insertInto('site')
      .values(ids.map((id) => ({ id, created_at })))
      .execute()
    const rows = await db.reader.selectFrom('site').select('id').orderBy('id').execute()
    const byBytes = ids.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    expect(rows.map(({ id }) => id)).toEqual(byBytes)
  })

  it('rolls a transaction back when its work throws, and throws that', async () => {
    const db = await open()
    const failure = new Error('changed my mind')
    const result = db.transaction([], async (trx) => {
      await trx.insertInto('site').values({ id: 'a', created_at }).execute()
      throw failure
    })
    await expect(result).rejects.toBe(failure)
    expect(await db.reader.selectFrom('site').selectAll().execute()).toEqual([])
    await db.transaction([], (trx) => trx.insertInto('site').values({ id: 'b', created_at }).execute())
    expect(await db.reader.selectFrom('site').select('id').execute()).toEqual([{ id: 'b' }])
  })

  it('reads what is committed while a transaction is open, without waiting for it', async () => {
    const db = await open()
    const ids = async () => (await db.reader.selectFrom('site').select('id').execute()).map(({ id }) => id)
    await db.transaction([], async (trx) => {
      await trx.insertInto('site').values({ id: 'a', created_at }).execute()
      expect(await ids()).toEqual([])
    })
    expect(await ids()).toEqual(['a'])
  })

  it('reads one state of the database within a snapshot, and keeps no writer waiting for it', async () => {
    const db = await open()
    const add = (id: string) => db.transaction([], (trx) => trx.insertInto('site').values({ id, created_at }).execute())
    await add('a')
    const seen = await db.snapshot(async (reader) => {
      const ids = async () => (await reader.selectFrom('site').select('id').execute()).map(({ id }) => id)
      const before = await ids()
      await add('b')
      expect(await db.reader.selectFrom('site').select('id').execute()).toHaveLength(2)
      return [before, await ids()]
    })
    expect(seen).toEqual([['a'], ['a']])
    await db.snapshot(async (reader) => {
      expect(await reader.selectFrom('site').select('id').execute()).toHaveLength(2)
      await expect(reader.insertInto('site').values({ id: 'c', created_at }).execute()).rejects.toThrow()
    })
    const failure = new Error('read enough')
    await expect(db.snapshot(() => Promise.reject(failure))).rejects.toBe(failure)
    // On PostgreSQL the connection is one of the pool's: it must come back as it was.
    await Promise.all(Array.from({ length: 12 }, (_, n) => add(`n${n}`)))
    expect(await db.reader.selectFrom('site').select('id').execute()).toHaveLength(14)
  })

  it('answers a prepared query for each set of parameters', async () => {
    const db = await open()
    await db.writer
      .insertInto('site')
      .values(['a', 'b'].map((id) => ({ id, created_at })))
      .execute()
    const find = prepare(db, db.reader.selectFrom('site').select('id').where('id', '=', '').compile())
    expect(await Promise.all([find(['a']), find(['b']), find(['c'])])).toEqual([{ id: 'a' }, { id: 'b' }, undefined])
  })

  it(dialect === 'sqlite' ? 'marks what others commit' : 'has no mark of what others commit', async () => {
    const db = await open()
    const before = await db.changeMarker()
    const again = await db.changeMarker()
    await db.writer.insertInto('site').values({ id: 'a', created_at }).execute()
    const after = await db.changeMarker()
    expect(again).toBe(before)
    if (dialect === 'sqlite') expect(after).not.toBe(before)
    else expect([before, after]).toEqual([null, null])
  })

  it('refuses to answer once it is closed', async () => {
    const db = await open()
    await db.ping()
    await db.close()
    await expect(db.ping()).rejects.toThrow()
  })
})
