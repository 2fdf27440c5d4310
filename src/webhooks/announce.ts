import { isPostgres } from '../db/dialect.ts'
import { listensTo } from './events.ts'
import { postDelivery } from './posting.ts'
import type { OwnColumns, Transact } from './tables.ts'

/** A message for webhooks. */
export interface Announcement {
  readonly event: string
  /** The text that is signed and sent; computed only where a webhook listens. */
  readonly payload: () => string | Promise<string>
  /** Whether it is sent only to webhooks that name it. */
  readonly onRequest?: boolean
  /** What else the delivery's row says. */
  readonly columns?: OwnColumns
}

/**
 * Queues a message for the webhooks that listen, in the transaction that makes it true: what is rolled back is not
 * announced. One indexed look-up where there are no webhooks. The worker (`deliver.ts`) sends once what was committed
 * is visible to every instance.
 *
 * @param among columns that a webhook has to have: its site, say
 * @param now UTC milliseconds
 */
export async function announceTo(
  trx: Transact,
  among: OwnColumns,
  { event, payload, columns, onRequest = false }: Announcement,
  now: number,
): Promise<void> {
  const active = trx.selectFrom('webhook').select(['id', 'events']).where('active', '=', 1)
  const own = Object.entries(among).reduce((query, [column, value]) => query.where(column as 'id', '=', value), active)
  // So that none of them is deleted before its delivery is there.
  const webhooks = await (isPostgres(trx) ? own.forKeyShare() : own).execute()
  const listening = webhooks.filter((webhook) => listensTo(webhook, event, onRequest))
  if (listening.length === 0) return
  const text = await payload()
  for (const { id: webhookId } of listening) {
    await postDelivery(trx, { webhookId, event, payload: text, ...(columns && { columns }) }, now)
  }
}
