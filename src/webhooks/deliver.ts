import type { Database } from '../db/database.ts'
import type { Lock } from '../db/locks.ts'
import { type Job, QueueWorker } from '../queue/queue.ts'
import { noteGivenUp, noteTry } from './note.ts'
import { type DeliveryJob, postJob, WEBHOOK_JOB } from './posting.ts'
import { send, type WebhookPost, webhookSecret } from './send.ts'
import { type DeliveryRetention, sweepDeliveries } from './sweep.ts'
import type { Transact, WebhookTables } from './tables.ts'
import { Turns } from './turns.ts'

export { WEBHOOK_TIMEOUT, type WebhookPost } from './send.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How often it looks for what is due, in milliseconds. */
const LOOK = 250

export interface WebhookWorkerOptions {
  readonly db: Database<WebhookTables>
  /** What is held while a webhook, or one of its deliveries, is written. */
  locksOf(webhookId: string): readonly Lock[] | Promise<readonly Lock[]>
  /** Until when a message has to wait for others, UTC milliseconds; null where it may go. None waits when absent. */
  readonly waitUntil?: (delivery: string) => Promise<number | null>
  /** What secrets are derived from: that of `WebhookRegister`. */
  readonly secret: string
  readonly post: WebhookPost
  /** A month and a thousand of each webhook when absent. */
  readonly retention?: DeliveryRetention
  /** Holds a payload against the contract before it is sent: throws where it is another. Nothing is held when absent. */
  readonly check?: (payload: string) => void
  /** UTC milliseconds. */
  readonly now?: () => number
  /** Called when a message is given up; `reason` holds nothing secret. */
  onGivenUp(delivery: { readonly id: string; readonly webhookId: string; readonly reason: string }): void
  /** Called when the database does not answer; the next look tries again. */
  onError(error: unknown): void
}

/** A delivery that is due, with its webhook. */
interface DueDelivery {
  readonly id: string
  readonly webhookId: string
  readonly event: string
  readonly payload: string
  readonly attempts: number
  readonly url: string
  readonly active: number
  readonly epoch: number
}

/**
 * Sends what is posted to webhooks (`announce.ts`, `register.ts`), beside the workers of other instances. A message is sent at least
 * once: twice only where a worker died between sending it and noting that, and then under the same id. Each try is a job
 * of its own; what the outbox counts is how often a try was begun and not ended.
 */
export class WebhookWorker {
  readonly #options: WebhookWorkerOptions
  readonly #now: () => number
  readonly #queue: QueueWorker<WebhookTables>
  readonly #turns: Turns
  /** Until when a change that was just committed is visible to every instance, in milliseconds (`version-watch.ts`). */
  readonly #visible: number
  readonly #timers: NodeJS.Timeout[] = []
  readonly #background = new Set<Promise<void>>()
  #looking = false

  constructor(options: WebhookWorkerOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#turns = new Turns(this.#now)
    this.#visible = options.db.dialect === 'postgres' ? 2 * second : second / 2
    this.#queue = new QueueWorker(options.db, {
      kind: WEBHOOK_JOB,
      deliver: (job, signal) => this.#deliver(job, signal),
      // Between tries that the database, or the end of a process, broke off.
      retryDelays: [second, 5 * second, 30 * second, minute, 10 * minute, 10 * minute, hour, hour],
      lease: minute,
      pollInterval: 5 * second,
      concurrency: 16,
      onGivenUp: (job) => this.#inBackground(this.#recordLoss(readJob(job))),
      onError: options.onError,
      now: this.#now,
    })
  }

  /** Begins to send what is due, also what an earlier process left, and to sweep now and then. */
  start(): void {
    this.#queue.start()
    const sweep = (): void => this.#inBackground(sweepDeliveries(this.#options, this.#now()))
    sweep()
    this.#timers.push(setInterval(() => void this.#look(), LOOK).unref(), setInterval(sweep, hour).unref())
  }

  /** Sends what is due; resolves when each was tried, or put off. */
  async runOnce(): Promise<void> {
    await this.#queue.runOnce()
    await Promise.all(this.#background)
  }

  /** Finishes what is being sent, within seconds; the rest stays for the next process. */
  async stop(): Promise<void> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer)
    await this.#queue.stop()
    await Promise.all(this.#background)
  }

  /** Has the queue look where something is due: that a claim finds nothing costs more than a read. */
  async #look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    try {
      const due = await this.#options.db.reader
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', WEBHOOK_JOB)
        .where('due_at', '<=', this.#now())
        .limit(1)
        .executeTakeFirst()
      if (due !== undefined) this.#queue.kick()
    } catch {
      // The queue looks too, less often, and tells.
    } finally {
      this.#looking = false
    }
  }

  async #deliver(job: Job, signal: AbortSignal): Promise<void> {
    const asked = readJob(job)
    if (asked.fresh) {
      // Counted from here and not from when it was posted: its transaction may have taken long.
      await this.#putOff(job, { ...asked, fresh: false }, this.#now() + this.#visible)
      return
    }
    const due = await this.#read(asked)
    if (due === undefined) return
    if (due.active === 0 && due.event !== 'webhook.test') {
      await this.#giveUp(due, 'the webhook is turned off')
      return
    }
    const waiting = await this.#options.waitUntil?.(due.id)
    if (waiting) return this.#putOff(job, asked, waiting)
    const turn = await this.#turns.take(due.webhookId)
    if ('comeBackAt' in turn) await this.#putOff(job, asked, turn.comeBackAt)
    else await this.#try(job, due, signal).finally(turn.end)
  }

  /** Nothing where the webhook or the delivery was removed, or another try came first. */
  async #read({ delivery, tried }: DeliveryJob): Promise<DueDelivery | undefined> {
    return this.#options.db.reader
      .selectFrom('webhook_delivery as d')
      .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
      .select(['d.id', 'd.webhook_id as webhookId', 'd.event', 'd.payload', 'd.attempts'])
      .select(['w.url', 'w.active', 'w.secret_epoch as epoch'])
      .where('d.id', '=', delivery)
      .where('d.state', '=', 'pending')
      .where('d.attempts', '=', tried)
      .executeTakeFirst()
  }

  async #try(job: Job, due: DueDelivery, signal: AbortSignal): Promise<void> {
    const { db, locksOf, post, check, onGivenUp } = this.#options
    try {
      check?.(due.payload)
    } catch (error) {
      this.#options.onError(error)
      await this.#giveUp(due, 'the payload does not match the contract')
      return
    }
    const secret = webhookSecret(this.#options.secret, due.webhookId, due.epoch)
    const outcome = await send(post, { ...due, secret }, this.#now(), signal)
    const state = await db.transaction(await locksOf(due.webhookId), async (trx) => {
      await endJob(trx, job)
      return noteTry(trx, due, outcome, this.#now())
    })
    if (state === 'failed') onGivenUp({ id: due.id, webhookId: due.webhookId, reason: outcome.error ?? '' })
  }

  async #putOff(job: Job, next: DeliveryJob, dueAt: number): Promise<void> {
    await this.#options.db.transaction([], async (trx) => {
      // When another worker has taken the job over, that worker decides.
      if (await endJob(trx, job)) await postJob(trx, next, dueAt)
    })
  }

  async #giveUp({ id, webhookId }: Pick<DueDelivery, 'id' | 'webhookId'>, reason: string): Promise<void> {
    const { db, locksOf } = this.#options
    await db.transaction(await locksOf(webhookId), (trx) => noteGivenUp(trx, id, reason))
    this.#options.onGivenUp({ id, webhookId, reason })
  }

  async #recordLoss(asked: DeliveryJob): Promise<void> {
    const due = await this.#read(asked)
    if (due !== undefined) await this.#giveUp(due, 'its last attempt was interrupted')
  }

  #inBackground(work: Promise<void>): void {
    const whole = work.catch(this.#options.onError).finally(() => this.#background.delete(whole))
    this.#background.add(whole)
  }
}

/** Ends a job in the transaction that posts its successor, so that never both exist. Returns whether it existed. */
async function endJob(trx: Transact, { id, attempt }: Job): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function readJob({ payload }: Job): DeliveryJob {
  return JSON.parse(payload) as DeliveryJob
}
