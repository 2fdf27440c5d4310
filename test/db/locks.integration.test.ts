import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { createEmptyDatabase, dialects, type Place } from '../support/databases.ts'
import { forkOther, type OtherProcess } from './fork-other.ts'

/** What every transaction here stands on. */
const lock = { name: 'mark' }

interface Tables {
  mark: { id: string }
  tally: { n: number }
}

describe.each(dialects)('locks (%s)', (dialect) => {
  let place: Place
  let db: Database<Tables>

  beforeEach(async () => {
    place = await createEmptyDatabase(dialect)
    db = openDatabase<Tables>(place.settings)
    await db.migrate({
      '0001': {
        up: async (trx) => {
          await trx.schema.createTable('mark').addColumn('id', 'text').execute()
          await trx.schema.createTable('tally').addColumn('n', 'integer').execute()
        },
      },
    })
  })

  afterEach(async () => {
    await db.close()
    await place.remove()
  })

  async function ids(): Promise<string[]> {
    return (await db.reader.selectFrom('mark').select('id').orderBy('id').execute()).map(({ id }) => id)
  }

  /** Another process in the middle of a transaction that has written. */
  async function holder(): Promise<OtherProcess> {
    const other = await forkOther(place.settings, 'hold')
    other.tell('go')
    expect(await other.hear()).toBe('inside')
    return other
  }

  it('waits for the transaction of another process while the event loop turns', async () => {
    const other = await holder()
    let written = false
    const ours = db
      .transaction([lock], (trx) => trx.insertInto('mark').values({ id: 'ours' }).execute())
      .then(() => {
        written = true
      })
    for (let turns = 0; turns < 1_000; turns++) await turn()
    expect(written).toBe(false)
    expect(await ids()).toEqual([])
    other.tell('finish')
    await ours
    expect(await ids()).toEqual(['held', 'ours'])
    expect(await other.hear()).toBe('done')
  })

  it('goes on when the process in its way is killed, and nothing of that one stays', async () => {
    const other = await holder()
    const ours = db.transaction([lock], (trx) => trx.insertInto('mark').values({ id: 'ours' }).execute())
    await other.kill()
    await ours
    expect(await ids()).toEqual(['ours'])
  })

  it('is unavailable when the lock is not given back in time, and works once it is', async () => {
    const other = await holder()
    const hasty = openDatabase<Tables>({ ...place.settings, patience: 1_000 })
    const write = () => hasty.transaction([lock], (trx) => trx.insertInto('mark').values({ id: 'ours' }).execute())
    await expect(write()).rejects.toMatchObject({ name: 'TriptychError', code: 'unavailable' })
    other.tell('finish')
    expect(await other.hear()).toBe('done')
    await write()
    await hasty.close()
    expect(await ids()).toEqual(['held', 'ours'])
  })

  it('runs transactions one after the other, of one handle and of two', async () => {
    const second = openDatabase<Tables>(place.settings)
    await db.writer.insertInto('tally').values({ n: 0 }).execute()
    const increment = (handle: Database<Tables>) =>
      handle.transaction([lock], async (trx) => {
        const { n } = await trx.selectFrom('tally').select('n').executeTakeFirstOrThrow()
        await turn()
        await trx
          .updateTable('tally')
          .set({ n: n + 1 })
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, (_, i) => increment(i % 2 === 0 ? second : db)))
    await second.close()
    expect(await db.reader.selectFrom('tally').select('n').execute()).toEqual([{ n: 20 }])
  })

  it('still reads while more transactions wait than there are connections', async () => {
    const gate = Promise.withResolvers<void>()
    const first = db.transaction([lock], () => gate.promise)
    const waiting = Array.from({ length: 30 }, (_, i) =>
      db.transaction([lock], (trx) =>
        trx
          .insertInto('mark')
          .values({ id: String(i) })
          .execute(),
      ),
    )
    expect(await ids()).toEqual([])
    gate.resolve()
    await Promise.all([first, ...waiting])
    expect(await ids()).toHaveLength(30)
  })

  it('goes on after a transaction that failed', async () => {
    const failing = db.transaction([lock], () => Promise.reject(new Error('no')))
    const next = db.transaction([lock], (trx) => trx.insertInto('mark').values({ id: 'next' }).execute())
    await expect(failing).rejects.toThrow('no')
    await next
    expect(await ids()).toEqual(['next'])
  })
})
