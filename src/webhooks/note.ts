import { postJob } from './posting.ts'
import type { Outcome } from './send.ts'
import type { Transact } from './tables.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Milliseconds between a try and the next: ten tries in two days. */
const RETRY_DELAYS = [
  ...[5 * second, 30 * second, 2 * minute, 10 * minute],
  ...[hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour],
]

/** When a message that was tried so often is tried again, where the last try ended at `at`; both UTC milliseconds. */
export function nextTry(attempts: number, at: number): number {
  return at + (RETRY_DELAYS[attempts - 1] ?? 0)
}

/** Says that it is for good (RFC 9110, 15.5.11), so its webhook is turned off (Standard Webhooks, retry schedule). */
const GONE = 410

/** A delivery with its webhook, as it was read before the try. */
export interface DeliveryAttempt {
  readonly id: string
  readonly webhookId: string
  readonly url: string
  /** Tries before this one. */
  readonly attempts: number
}

/**
 * Writes down how a try ended, and has it tried again where that may help. A row that is gone, or that another worker
 * wrote meanwhile, stays as it is.
 *
 * @returns what became of the delivery; null where it was no longer the caller's
 */
export async function noteTry(
  trx: Transact,
  { id, webhookId, url, attempts: before }: DeliveryAttempt,
  { status, error }: Outcome,
  now: number,
): Promise<'delivered' | 'pending' | 'failed' | null> {
  const attempts = before + 1
  const delay = status === GONE ? undefined : RETRY_DELAYS[before]
  const state = error === null ? 'delivered' : delay === undefined ? 'failed' : 'pending'
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .set({ state, attempts, last_status: status, last_error: error, last_tried_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', before)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return null
  if (status === GONE) await turnOff(trx, webhookId, url, now)
  if (state === 'pending') await postJob(trx, { delivery: id, tried: attempts, fresh: false }, now + (delay ?? 0))
  return state
}

/** Ends a delivery that is given up. */
export async function noteGivenUp(trx: Transact, delivery: string, error: string): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', last_error: error })
    .where('id', '=', delivery)
    .where('state', '=', 'pending')
    .execute()
}

/** Unless it was given another address since. */
async function turnOff(trx: Transact, webhookId: string, url: string, now: number): Promise<void> {
  await trx
    .updateTable('webhook')
    .set((row) => ({
      active: 0,
      updated_at: row
        .case()
        .when('updated_at', '<', now)
        .then(now)
        .else(row('updated_at', '+', 1))
        .end(),
    }))
    .where('id', '=', webhookId)
    .where('url', '=', url)
    .where('active', '=', 1)
    .execute()
}
