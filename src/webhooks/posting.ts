import { uuidv7 } from '../db/ids.ts'
import { enqueue } from '../queue/queue.ts'
import type { OwnColumns, Transact } from './tables.ts'

/** The kind of the outbox's jobs that are messages to webhooks. */
export const WEBHOOK_JOB = 'webhook'

const day = 86_400_000

/** How long a message is tried at all, in milliseconds: its tries take two days, and a service may be off for some. */
export const LIFETIME = 7 * day

/** The content of a job in the outbox; the message itself and its state are in `webhook_delivery`. */
export interface DeliveryJob {
  readonly delivery: string
  /** How often it was tried when the job was made: a job that others overtook has another number. */
  readonly tried: number
  /** Made in the transaction that it tells of: what that did may not be visible everywhere yet. */
  readonly fresh: boolean
}

export interface NewDelivery {
  readonly webhookId: string
  readonly event: string
  /** The body that is signed and sent. */
  readonly payload: string
  readonly columns?: OwnColumns
}

/** Posts a message in the caller's transaction: it is sent if that commits, and only then. Answers its id. */
export async function postDelivery(trx: Transact, { webhookId, event, payload, columns }: NewDelivery, now: number) {
  const id = uuidv7()
  await trx
    .insertInto('webhook_delivery')
    .values({
      ...columns,
      id,
      webhook_id: webhookId,
      event,
      payload,
      state: 'pending',
      attempts: 0,
      last_status: null,
      last_error: null,
      created_at: now,
      queued_at: now,
      last_tried_at: null,
    })
    .execute()
  await postJob(trx, { delivery: id, tried: 0, fresh: true }, now)
  return id
}

/** Has a message tried at a time. */
export async function postJob(trx: Transact, job: DeliveryJob, dueAt: number): Promise<void> {
  const expiresAt = dueAt + LIFETIME
  await enqueue(trx, { kind: WEBHOOK_JOB, payload: JSON.stringify(job), dueAt, expiresAt }, dueAt)
}
