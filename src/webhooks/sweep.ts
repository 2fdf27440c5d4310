import type { Database } from '../db/database.ts'
import type { Lock } from '../db/locks.ts'
import { LIFETIME } from './posting.ts'
import type { Transact, WebhookTables } from './tables.ts'

const day = 86_400_000

/** What is kept of deliveries; null for all. */
export interface DeliveryRetention {
  /** Days after which a delivery goes, with its message. */
  readonly deliveryDays: number | null
  /** Of each webhook, the newest; also of those that wait. */
  readonly deliveries: number | null
}

const defaultRetention: DeliveryRetention = { deliveryDays: 30, deliveries: 1_000 }

interface SweepOptions {
  readonly db: Database<WebhookTables>
  locksOf(webhookId: string): readonly Lock[] | Promise<readonly Lock[]>
  readonly retention?: DeliveryRetention
}

/** Removes the deliveries that are too old or too many, and ends those whose job was lost. */
export async function sweepDeliveries(
  { db, locksOf, retention = defaultRetention }: SweepOptions,
  now: number,
): Promise<void> {
  const webhooks = await db.reader.selectFrom('webhook').select('id').execute()
  for (const { id } of webhooks) await db.transaction(await locksOf(id), (trx) => sweepWebhook(trx, id, retention, now))
}

async function sweepWebhook(
  trx: Transact,
  webhookId: string,
  { deliveryDays, deliveries }: DeliveryRetention,
  now: number,
): Promise<void> {
  const oldestKept = await trx
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .offset((deliveries ?? 1) - 1)
    .limit(1)
    .executeTakeFirst()
  const tooMany = deliveries === null ? '' : (oldestKept?.id ?? '')
  const tooOld = deliveryDays === null ? 0 : now - deliveryDays * day
  await trx
    .deleteFrom('webhook_delivery')
    .where('webhook_id', '=', webhookId)
    .where((row) => row.or([row('created_at', '<', tooOld), row('id', '<', tooMany)]))
    .execute()
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', last_error: 'not delivered within 7 days' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .where('queued_at', '<', now - LIFETIME)
    .execute()
}
