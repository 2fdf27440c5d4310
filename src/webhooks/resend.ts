import type { Database } from '../db/database.ts'
import type { Lock } from '../db/locks.ts'
import { instantOf } from '../lib/moment.ts'
import { postJob } from './posting.ts'
import type { Transact, WebhookTables } from './tables.ts'

/** What is to be sent again: what fits all of it. */
export interface Resend {
  readonly ids?: readonly string[] | undefined
  readonly state?: 'delivered' | 'failed' | undefined
  /** When messages were created, ISO 8601. */
  readonly since?: string | undefined
  readonly until?: string | undefined
}

/** How many messages were posted, and how many fit of which there is no payload any more. */
export interface Resent {
  readonly resent: number
  readonly withoutPayload: number
}

/** How many messages are posted in one transaction. */
const BATCH = 50

/**
 * Posts messages of a webhook again: those that fit all of what is asked, and are not waiting already. In short
 * transactions: what breaks off has posted the first ones, which asking again leaves alone.
 */
export async function resendDeliveries(
  db: Database<WebhookTables>,
  { locks, webhookId }: { readonly locks: readonly Lock[]; readonly webhookId: string },
  asked: Resend,
  now: number,
): Promise<Resent> {
  const answer = { resent: 0, withoutPayload: 0 }
  for (let after: string | null = ''; after !== null; ) {
    const last: string = after
    after = await db.transaction(locks, async (trx) => {
      const found = await findDeliveries(trx, webhookId, asked, last)
      const ids = found.filter(({ hasPayload }) => hasPayload === 1).map(({ id }) => id)
      await postAgain(trx, ids, now)
      answer.resent += ids.length
      answer.withoutPayload += found.length - ids.length
      return found.length === BATCH ? (found.at(-1)?.id ?? null) : null
    })
  }
  return answer
}

function findDeliveries(trx: Transact, webhookId: string, { ids, state, since, until }: Resend, after: string) {
  return trx
    .selectFrom('webhook_delivery')
    .select(['id', (eb) => eb.case().when('payload', '=', '').then(0).else(1).end().as('hasPayload')])
    .where('webhook_id', '=', webhookId)
    .where('id', '>', after)
    .where('state', '<>', 'pending')
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', instantOf(since ?? '')))
    .$if(until !== undefined, (query) => query.where('created_at', '<', instantOf(until ?? '')))
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

/** With all tries before them, as if they were new: only the id and the time of the event are the old ones. */
async function postAgain(trx: Transact, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'pending', attempts: 0, last_status: null, last_error: null, queued_at: now })
    .where('id', 'in', ids)
    .execute()
  for (const delivery of ids) await postJob(trx, { delivery, tried: 0, fresh: false }, now)
}
