import { onTestFinished } from 'vitest'
import type { AuthTables } from '../../src/auth/schema.ts'
import type { Database } from '../../src/db/database.ts'
import { errorMessage } from '../../src/lib/error-text.ts'
import { enqueue, type Job, type NewJob, QueueWorker, type QueueWorkerOptions } from '../../src/queue/queue.ts'

export const start = Date.UTC(2026, 0, 1)
export const lease = 60_000
export const day = 86_400_000

type Db = Database<AuthTables>

/** A clock that stands still unless it is moved. */
export function stoppedClock() {
  let time = start
  return {
    now: () => time,
    advance: (ms: number) => {
      time += ms
    },
  }
}

/** A worker that keeps what it is told; stopped after the test, without waiting. */
export function workerOn(db: Db, options: Partial<QueueWorkerOptions> = {}) {
  const delivered: Job[] = []
  const givenUp: { job: Job; reason: string }[] = []
  const errors: unknown[] = []
  const worker = new QueueWorker(db, {
    kind: 'test',
    deliver: async (job) => void delivered.push(job),
    retryDelays: [1_000, 5_000],
    lease,
    pollInterval: day,
    onGivenUp: (job, error) => givenUp.push({ job, reason: errorMessage(error) }),
    onError: (error) => errors.push(error),
    now: () => start,
    stopPatience: 0,
    ...options,
  })
  onTestFinished(() => worker.stop())
  return { worker, delivered, givenUp, errors }
}

/** Posts a job that is due at once, unless it says otherwise. */
export async function post(db: Db, job: Partial<NewJob> = {}): Promise<void> {
  const whole = { kind: 'test', payload: 'a', expiresAt: start + day, ...job }
  await db.transaction([], (trx) => enqueue(trx, whole, start))
}

/** What the outbox holds, in the order that it was posted. */
export const rowsOf = (db: Db) => db.reader.selectFrom('outbox').selectAll().orderBy('id').execute()
