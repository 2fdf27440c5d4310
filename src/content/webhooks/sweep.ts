import type { Database } from '../../db/database.ts'
import { webhookLocks } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { LIFETIME } from './posting.ts'

const day = 86_400_000

/** How long the record of a delivery is kept, in milliseconds. */
const MEMORY = 30 * day

/** How many deliveries of one webhook are kept, the newest; also of those that wait. */
const MAX_KEPT = 1_000

/** Removes the deliveries that are too old or too many, and ends those whose job was lost. */
export async function sweepDeliveries(db: Database<ContentTables>, now: number): Promise<void> {
  const webhooks = await db.reader.selectFrom('webhook').select(['id', 'site_id']).execute()
  for (const { id, site_id } of webhooks)
    await db.transaction(webhookLocks(site_id, id), (trx) => sweepWebhook(trx, id, now))
}

async function sweepWebhook(trx: Transact, webhookId: string, now: number): Promise<void> {
  const oldestKept = await trx
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .offset(MAX_KEPT - 1)
    .limit(1)
    .executeTakeFirst()
  await trx
    .deleteFrom('webhook_delivery')
    .where('webhook_id', '=', webhookId)
    .where((row) => row.or([row('created_at', '<', now - MEMORY), row('id', '<', oldestKept?.id ?? '')]))
    .execute()
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', last_error: 'its last attempt was interrupted' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .where('queued_at', '<', now - LIFETIME)
    .execute()
}
