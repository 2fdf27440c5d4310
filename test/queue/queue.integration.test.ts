import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AuthTables } from '../../src/auth/schema.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { table } from '../../src/db/dialect.ts'
import { Claims } from '../../src/queue/claims.ts'
import { enqueue, type Job, PermanentFailure } from '../../src/queue/queue.ts'
import { describeEachAuthDatabase, dialects, openAuthDatabase } from '../support/databases.ts'
import { day, lease, post, rowsOf, start, stoppedClock, workerOn } from './worker.ts'

type Db = Database<AuthTables>

const rename = (db: Db, from: string, to: string) =>
  sql`alter table ${table(db.writer, from)} rename to ${sql.id(to)}`.execute(db.writer)

/** Counts what workers ask of the outbox; until the test ends. */
function spyOnClaims(method: 'take' | 'finish') {
  const spy = vi.spyOn(Claims.prototype, method)
  onTestFinished(() => spy.mockRestore())
  return spy
}

/** A delivery that begins and ends when the test says so. */
function heldDelivery() {
  const begun = Promise.withResolvers<AbortSignal>()
  const end = Promise.withResolvers<void>()
  const deliver = (_: Job, signal: AbortSignal): Promise<void> => {
    begun.resolve(signal)
    return end.promise
  }
  return { deliver, begun: begun.promise, end }
}

describeEachAuthDatabase('a queue', (open) => {
  it('does a job once and wipes it', async () => {
    const db = await open()
    const { worker, delivered } = workerOn(db)
    await post(db, { payload: 'what to do' })
    expect(await rowsOf(db)).toMatchObject([{ kind: 'test', payload: 'what to do', attempts: 0, due_at: start }])
    await worker.runOnce()
    await worker.runOnce()
    expect(delivered).toMatchObject([{ payload: 'what to do', attempt: 1, expiresAt: start + day }])
    expect(await rowsOf(db)).toEqual([])
  })

  it('does nothing of a transaction that was rolled back', async () => {
    const db = await open()
    const { worker, delivered } = workerOn(db)
    const work = db.transaction([], async (trx) => {
      await enqueue(trx, { kind: 'test', payload: 'a', expiresAt: start + day }, start)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await worker.runOnce()
    expect(delivered).toEqual([])
  })

  it('leaves what is of another kind or not due', async () => {
    const db = await open()
    const clock = stoppedClock()
    const { worker, delivered } = workerOn(db, { now: clock.now })
    await post(db, { kind: 'other', payload: 'other' })
    await post(db, { dueAt: start + 1, payload: 'later' })
    await worker.runOnce()
    expect(delivered).toEqual([])
    clock.advance(1)
    await worker.runOnce()
    expect(delivered).toMatchObject([{ payload: 'later' }])
    expect(await rowsOf(db)).toMatchObject([{ kind: 'other', attempts: 0 }])
  })

  it('tries again after each delay, then gives up and says why', async () => {
    const db = await open()
    const clock = stoppedClock()
    const attempts: number[] = []
    const { worker, givenUp } = workerOn(db, {
      now: clock.now,
      deliver: async ({ attempt }) => {
        attempts.push(attempt)
        throw new Error(`failure ${attempt}`)
      },
    })
    await post(db)
    await worker.runOnce()
    clock.advance(999)
    await worker.runOnce()
    expect(attempts).toEqual([1])
    clock.advance(1)
    await worker.runOnce()
    expect(attempts).toEqual([1, 2])
    clock.advance(4_999)
    await worker.runOnce()
    expect(attempts).toEqual([1, 2])
    expect(givenUp).toEqual([])
    clock.advance(1)
    await worker.runOnce()
    expect(attempts).toEqual([1, 2, 3])
    expect(givenUp).toMatchObject([{ job: { payload: 'a', attempt: 3 }, reason: 'failure 3' }])
    expect(await rowsOf(db)).toEqual([])
  })

  it('gives up at once on a failure that is permanent, or that leaves no time for another try', async () => {
    const db = await open()
    const { worker, givenUp } = workerOn(db, {
      deliver: async ({ payload }) => {
        throw payload === 'hopeless' ? new PermanentFailure('never') : new Error('not now')
      },
    })
    await post(db, { payload: 'hopeless' })
    await post(db, { payload: 'urgent', expiresAt: start + 1_000 })
    await post(db, { payload: 'patient', expiresAt: start + 1_001 })
    await worker.runOnce()
    expect(givenUp.map(({ job, reason }) => [job.payload, reason]).toSorted()).toEqual([
      ['hopeless', 'never'],
      ['urgent', 'not now'],
    ])
    expect(await rowsOf(db)).toMatchObject([{ payload: 'patient', attempts: 1, due_at: start + 1_000 }])
  })

  it('deletes what expired, undone, and tells', async () => {
    const db = await open()
    const clock = stoppedClock()
    const { worker, delivered, givenUp } = workerOn(db, { now: clock.now })
    await post(db, { expiresAt: start + 10 })
    clock.advance(10)
    await worker.runOnce()
    expect(delivered).toEqual([])
    expect(givenUp).toMatchObject([{ job: { payload: 'a', attempt: 0 }, reason: 'it was not done in time' }])
    expect(await rowsOf(db)).toEqual([])
  })

  it('does a bounded number of jobs at a time, and fills a place as soon as it is free', async () => {
    const db = await open()
    const ends = new Map<string, () => void>()
    const { worker } = workerOn(db, {
      concurrency: 3,
      deliver: ({ payload }) => new Promise((resolve) => ends.set(payload, resolve)),
    })
    for (const payload of ['1', '2', '3', '4', '5']) await post(db, { payload })
    const whole = worker.runOnce()
    await vi.waitFor(() => expect([...ends.keys()].toSorted()).toEqual(['1', '2', '3']))
    worker.kick()
    ends.get('2')?.()
    await vi.waitFor(() => expect(ends.has('4')).toBe(true))
    expect(ends.has('5')).toBe(false)
    expect((await rowsOf(db)).map(({ payload, attempts }) => [payload, attempts])).toEqual([
      ['1', 1],
      ['3', 1],
      ['4', 1],
      ['5', 0],
    ])
    ends.get('1')?.()
    await vi.waitFor(() => expect(ends.has('5')).toBe(true))
    for (const end of ends.values()) end()
    await whole
    expect(await rowsOf(db)).toEqual([])
  })

  it('misses no job among kicks that fall together', async () => {
    const db = await open()
    const { worker, delivered } = workerOn(db)
    for (let i = 0; i < 20; i++) {
      worker.kick()
      await post(db, { payload: String(i) })
      worker.kick()
      worker.kick()
    }
    await vi.waitFor(() => expect(delivered).toHaveLength(20))
    expect(new Set(delivered.map(({ payload }) => payload)).size).toBe(20)
  })

  it('claims what was posted together by one statement, and wipes it by another', async () => {
    const db = await open()
    const [take, finish] = [spyOnClaims('take'), spyOnClaims('finish')]
    const { worker, delivered } = workerOn(db, { concurrency: 20 })
    for (let i = 0; i < 19; i++) await post(db)
    for (let i = 0; i < 19; i++) worker.kick()
    await vi.waitFor(async () => expect(await rowsOf(db)).toEqual([]))
    expect(delivered).toHaveLength(19)
    expect([take, finish].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('looks by itself once it is started', async () => {
    const db = await open()
    const clock = stoppedClock()
    const { worker, delivered } = workerOn(db, { now: clock.now, pollInterval: 5 })
    await post(db, { payload: 'now' })
    await post(db, { payload: 'later', dueAt: start + day / 2 })
    worker.start()
    await vi.waitFor(() => expect(delivered).toMatchObject([{ payload: 'now' }]))
    clock.advance(day / 2)
    await vi.waitFor(() => expect(delivered).toMatchObject([{ payload: 'now' }, { payload: 'later' }]))
  })

  it('goes on once a database that was away is back', async () => {
    const db = await open()
    const { worker, delivered, errors } = workerOn(db, { pollInterval: 5 })
    await post(db)
    await rename(db, 'outbox', 'away')
    worker.start()
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1))
    await rename(db, 'away', 'outbox')
    await vi.waitFor(() => expect(delivered).toHaveLength(1))
  })

  it('does not do again what it could not note as done', async () => {
    const db = await open()
    const clock = stoppedClock()
    const delivered: string[] = []
    const { worker, errors } = workerOn(db, {
      now: clock.now,
      deliver: async ({ payload }) => {
        delivered.push(payload)
        await rename(db, 'outbox', 'away')
      },
    })
    await post(db)
    await worker.runOnce()
    expect(errors).not.toEqual([])
    await rename(db, 'away', 'outbox')
    clock.advance(lease)
    await worker.runOnce()
    expect(delivered).toEqual(['a'])
    expect(await rowsOf(db)).toEqual([])
  })

  it('does not do again what it claims once more while it cannot note it as done', async () => {
    const db = await open()
    const clock = stoppedClock()
    const { worker, delivered, errors } = workerOn(db, { now: clock.now })
    const finish = spyOnClaims('finish').mockRejectedValueOnce('one').mockRejectedValueOnce('two')
    await post(db)
    worker.kick()
    await vi.waitFor(() => expect(errors).toEqual(['one']))
    clock.advance(lease)
    worker.kick()
    await vi.waitFor(() => expect(errors).toEqual(['one', 'two']))
    await vi.waitFor(async () => expect(await rowsOf(db)).toMatchObject([{ attempts: 2 }]))
    await worker.runOnce()
    expect(finish).toHaveBeenCalledTimes(3)
    expect(delivered).toHaveLength(1)
    expect(await rowsOf(db)).toEqual([])
  })

  it('goes on when its listener throws', async () => {
    const db = await open()
    const { worker, errors } = workerOn(db, {
      deliver: async () => {
        throw new PermanentFailure('never')
      },
      onGivenUp: () => {
        throw new Error('the listener')
      },
    })
    await post(db)
    await worker.runOnce()
    expect(errors).toMatchObject([{ message: 'the listener' }])
    expect(await rowsOf(db)).toEqual([])
  })

  it('ends a delivery that has no end, as a failure, before its lease does', async () => {
    const db = await open()
    const { deliver, begun } = heldDelivery()
    const { worker } = workerOn(db, { deliver, lease: 40 })
    await post(db)
    await worker.runOnce()
    expect((await begun).aborted).toBe(true)
    expect(await rowsOf(db)).toMatchObject([{ attempts: 1, due_at: start + 1_000 }])
  })

  it('finishes what it is doing when it is stopped, and begins nothing more', async () => {
    const db = await open()
    const { deliver, begun, end } = heldDelivery()
    const { worker } = workerOn(db, { deliver, concurrency: 1, stopPatience: day })
    await post(db, { payload: 'begun' })
    await post(db, { payload: 'waiting' })
    worker.start()
    await begun
    const stopped = worker.stop()
    end.resolve()
    await stopped
    worker.kick()
    await worker.runOnce()
    expect(await rowsOf(db)).toMatchObject([{ payload: 'waiting', attempts: 0 }])
  })

  it('leaves to its lease what takes too long when it is stopped', async () => {
    const db = await open()
    const { deliver, begun } = heldDelivery()
    const { worker, givenUp, errors } = workerOn(db, { deliver, stopPatience: 1 })
    await post(db)
    worker.start()
    const signal = await begun
    await worker.stop()
    expect(signal.aborted).toBe(true)
    await worker.runOnce()
    expect(await rowsOf(db)).toMatchObject([{ attempts: 1, due_at: start + lease }])
    expect([givenUp, errors]).toEqual([[], []])
  })

  it('gives back the job of a worker that died, and not before its lease is over', async () => {
    const db = await open()
    const clock = stoppedClock()
    const dead = heldDelivery()
    await post(db)
    const { worker, delivered } = workerOn(db, { now: clock.now })
    workerOn(db, { now: clock.now, deliver: dead.deliver }).worker.start()
    await dead.begun
    clock.advance(lease - 1)
    await worker.runOnce()
    expect(delivered).toEqual([])
    clock.advance(1)
    await worker.runOnce()
    expect(delivered).toMatchObject([{ attempt: 2 }])
  })

  it('gives up a job whose worker dies at every try', async () => {
    const db = await open()
    const clock = stoppedClock()
    await post(db)
    for (let attempt = 1; attempt <= 3; attempt++) {
      const dead = heldDelivery()
      workerOn(db, { now: clock.now, deliver: dead.deliver }).worker.start()
      await dead.begun
      clock.advance(lease)
    }
    const { worker, delivered, givenUp } = workerOn(db, { now: clock.now })
    await worker.runOnce()
    expect(delivered).toEqual([])
    expect(givenUp).toMatchObject([{ job: { attempt: 3 } }])
    expect(await rowsOf(db)).toEqual([])
  })

  it('keeps its hands off a job that another worker has by now', async () => {
    const db = await open()
    const clock = stoppedClock()
    const [slow, other] = [heldDelivery(), heldDelivery()]
    const first = workerOn(db, { now: clock.now, deliver: slow.deliver, retryDelays: [1] })
    const second = workerOn(db, { now: clock.now, deliver: other.deliver, retryDelays: [1] })
    await post(db)
    const firstRun = first.worker.runOnce()
    await slow.begun
    clock.advance(lease)
    const secondRun = second.worker.runOnce()
    await other.begun
    slow.end.reject(new PermanentFailure('too late'))
    await firstRun
    expect(first.givenUp).toEqual([])
    expect(await rowsOf(db)).toMatchObject([{ attempts: 2, due_at: start + 2 * lease }])
    other.end.resolve()
    await secondRun
    expect(await rowsOf(db)).toEqual([])
  })
})

describe.each(dialects)('several instances on one database (%s)', (dialect) => {
  it('never do one job twice', async () => {
    const { database, settings, close } = await openAuthDatabase(dialect)
    onTestFinished(close)
    const handles = [1, 2, 3].map(() => openDatabase<AuthTables>(settings))
    onTestFinished(async () => void (await Promise.all(handles.map((handle) => handle.close()))))
    for (let i = 0; i < 60; i++) await post(database, { payload: String(i) })
    const workers = handles.map((handle) => workerOn(handle))
    await Promise.all(workers.map(({ worker }) => worker.runOnce()))
    const delivered = workers.flatMap((one) => one.delivered.map(({ payload }) => payload))
    expect(delivered).toHaveLength(60)
    expect(new Set(delivered).size).toBe(60)
    expect(workers.flatMap(({ errors }) => errors)).toEqual([])
    expect(await rowsOf(database)).toEqual([])
  })
})
