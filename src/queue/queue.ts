import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import { table } from '../db/dialect.ts'
import { uuidv7 } from '../db/ids.ts'
import { Claims, type Job } from './claims.ts'
import type { OutboxTable } from './outbox-table.ts'

export type { Job } from './claims.ts'

/** What a surface's tables hold when it has a queue. */
export interface QueueTables {
  outbox: OutboxTable
}

/** Thrown by a delivery that no further try would help; `cause` says why. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

export interface NewJob {
  readonly kind: string
  readonly payload: string
  /** UTC milliseconds; at once when absent. */
  readonly dueAt?: number
  /** UTC milliseconds: when it is dropped, done or not. */
  readonly expiresAt: number
}

/** Adds a job in the caller's transaction: it is done if that commits, and only then. Kick the worker afterwards. */
export async function enqueue<T extends QueueTables>(trx: Transaction<T>, job: NewJob, now: number): Promise<void> {
  const { kind, payload, dueAt = now, expiresAt } = job
  await sql`
    insert into ${table(trx, 'outbox')} (id, kind, payload, attempts, due_at, expires_at)
    values (${uuidv7()}, ${kind}, ${payload}, 0, ${dueAt}, ${expiresAt})`.execute(trx)
}

/** How long a look waits for others that are asked for, in milliseconds: each is a commit that is synced to the disk. */
const gathering = 10

export interface QueueWorkerOptions {
  readonly kind: string
  /**
   * Does the job. What it throws is tried again after the next of `retryDelays`; a {@link PermanentFailure} is not.
   * `signal` aborts when its time is over: three quarters of the lease, or less when the worker is stopped.
   */
  deliver(job: Job, signal: AbortSignal): Promise<void>
  /** Milliseconds between a failed try and the next; there is one try more than delays. */
  readonly retryDelays: readonly number[]
  /** Milliseconds after which a job whose worker died is another's. */
  readonly lease: number
  /** Milliseconds between regular looks. */
  readonly pollInterval: number
  /** Called with the reason when a job was deleted undone. */
  onGivenUp(job: Job, error: unknown): void
  /** Called when the database does not answer (the next look tries again), and with what `onGivenUp` throws. */
  onError(error: unknown): void
  /** UTC milliseconds. */
  readonly now?: () => number
  /** How many jobs are done at a time; 4 when absent. */
  readonly concurrency?: number
  /** How long `stop` waits for what is being done, in milliseconds; 3,000 when absent. */
  readonly stopPatience?: number
}

/**
 * Does the jobs of one kind, in this process and beside workers in others. A job is done at least once: twice only
 * where a worker died, or lost its database, between doing it and noting that.
 */
export class QueueWorker<T extends QueueTables> {
  readonly #options: QueueWorkerOptions
  readonly #claims: Claims
  readonly #now: () => number
  readonly #concurrency: number
  readonly #running = new Map<Promise<void>, AbortController>()
  /** Done, but not yet deleted: none of them is done again. */
  readonly #done = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #asked = false
  #claimAsked = false
  #lostAsked = false
  /** Whether there was no place for all that was due. */
  #moreIsDue = false
  #isLooking = false
  #looking: Promise<void> = Promise.resolve()
  #stopping = false
  #abandoned = false

  constructor(db: Pick<Database<T>, 'writer'>, options: QueueWorkerOptions) {
    this.#options = options
    this.#claims = new Claims(db.writer, options.kind, options.retryDelays.length + 1)
    this.#now = options.now ?? Date.now
    this.#concurrency = options.concurrency ?? 4
  }

  /** Looks now, and then every `pollInterval`. */
  start(): void {
    if (this.#stopping) return
    this.#timer ??= setInterval(() => this.#kickForAll(), this.#options.pollInterval).unref()
    this.#kickForAll()
  }

  /** Looks now, or once more after the look that is under way. */
  kick(): void {
    if (this.#stopping) return
    this.#claimAsked = true
    this.#ask()
  }

  /** Looks once and resolves when nothing that is due is left, nor anything being done. */
  async runOnce(): Promise<void> {
    this.#kickForAll()
    await this.#idle()
  }

  /**
   * Claims nothing more, and waits for what is being done. What takes longer than `stopPatience` is aborted and left
   * to its lease.
   */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    const { promise: patienceIsOver, resolve } = Promise.withResolvers<void>()
    const patience = setTimeout(resolve, this.#options.stopPatience ?? 3_000)
    await Promise.race([this.#idle(), patienceIsOver])
    clearTimeout(patience)
    this.#abandoned = true
    for (const controller of this.#running.values()) controller.abort(new Error('the worker was stopped'))
  }

  /** Also for what was lost, which takes a look at all that is due: too long for each mail. */
  #kickForAll(): void {
    this.#lostAsked = true
    this.kick()
  }

  async #idle(): Promise<void> {
    while (this.#isLooking || this.#running.size > 0) {
      await this.#looking
      await Promise.all(this.#running.keys())
    }
  }

  #ask(): void {
    this.#asked = true
    if (!this.#isLooking) this.#looking = this.#look()
  }

  /**
   * One look at a time. Jobs that are posted or done within {@link gathering} milliseconds are claimed by one statement and
   * deleted by one. Where more is due than there were places, the end of each delivery asks for a look, which does not
   * wait.
   */
  async #look(): Promise<void> {
    this.#isLooking = true
    while (this.#asked) {
      await (this.#moreIsDue ? nextTurn() : pause(gathering))
      this.#asked = false
      // At once: on SQLite both are synced to the disk together (`group-commit.ts`).
      for (const outcome of await Promise.allSettled([this.#wipeDone(), this.#claim()])) {
        if (outcome.status === 'rejected') this.#options.onError(outcome.reason)
      }
    }
    this.#isLooking = false
  }

  async #claim(): Promise<void> {
    if (!this.#claimAsked || this.#stopping) return
    this.#claimAsked = false
    if (this.#lostAsked) await this.#giveUpLost()
    await this.#fill()
  }

  async #giveUpLost(): Promise<void> {
    this.#lostAsked = false
    const done = new Set(this.#done)
    const lost = await this.#claims.takeLost(this.#now())
    for (const job of lost) {
      if (!done.has(job.id)) this.#giveUp(job, new Error('it was not done in time'))
    }
  }

  async #fill(): Promise<void> {
    const places = this.#concurrency - this.#running.size
    this.#moreIsDue = true
    if (places <= 0) return
    const now = this.#now()
    const done = new Set(this.#done)
    const jobs = await this.#claims.take(places, now, now + this.#options.lease)
    this.#moreIsDue = jobs.length === places
    for (const job of jobs) {
      if (!this.#abandoned && !done.has(job.id)) this.#run(job)
    }
  }

  #run(job: Job): void {
    const controller = new AbortController()
    const run = this.#attempt(job, controller)
      .catch((error) => this.#options.onError(error))
      .finally(() => {
        this.#running.delete(run)
        if (this.#moreIsDue) this.kick()
        if (this.#done.size > 0) this.#ask()
      })
    this.#running.set(run, controller)
  }

  async #attempt(job: Job, controller: AbortController): Promise<void> {
    const time = this.#options.lease * 0.75
    const timer = setTimeout(() => controller.abort(new Error(`no end after ${time} ms`)), time).unref()
    try {
      const { signal } = controller
      const { promise: aborted, reject } = Promise.withResolvers<never>()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      await Promise.race([aborted, Promise.resolve().then(() => this.#options.deliver(job, signal))])
    } catch (error) {
      if (!this.#abandoned) await this.#retryOrGiveUp(job, error)
      return
    } finally {
      clearTimeout(timer)
    }
    this.#done.add(job.id)
  }

  async #retryOrGiveUp(job: Job, error: unknown): Promise<void> {
    const delay = this.#options.retryDelays[job.attempt - 1]
    const dueAt = delay === undefined ? Number.POSITIVE_INFINITY : this.#now() + delay
    if (dueAt < job.expiresAt && !(error instanceof PermanentFailure)) await this.#claims.postpone(job, dueAt)
    else if (await this.#claims.drop(job)) this.#giveUp(job, error)
  }

  #giveUp(job: Job, error: unknown): void {
    try {
      this.#options.onGivenUp(job, error)
    } catch (thrown) {
      this.#options.onError(thrown)
    }
  }

  async #wipeDone(): Promise<void> {
    if (this.#done.size === 0) return
    const ids = [...this.#done]
    await this.#claims.finish(ids)
    for (const id of ids) this.#done.delete(id)
  }
}
