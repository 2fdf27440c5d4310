import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { instantOf } from '../../lib/moment.ts'
import { webhookLocks } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { postJob } from './posting.ts'

export type Resend = components['schemas']['WebhookResend']
export type Resent = components['schemas']['WebhookResent']

/** How many messages are posted in one transaction. */
const BATCH = 50

/**
 * Posts messages of a webhook again: those that fit all of what is asked, and are not waiting already. In short transactions: what breaks off has posted the first ones, which asking again leaves alone.
 */
export async function resendDeliveries(
  db: Database<ContentTables>,
  { site, webhookId }: { readonly site: string; readonly webhookId: string },
  asked: Resend,
  now: number,
): Promise<Resent> {
  const answer = { resent: 0, withoutPayload: 0 }
  for (let after: string | null = ''; after !== null; ) {
    const last: string = after
    after = await db.transaction(webhookLocks(site, webhookId), async (trx) => {
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
