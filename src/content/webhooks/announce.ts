import type { Transact } from '../schema.ts'
import { type ContentEvent, messageOf } from './events.ts'
import { postDelivery } from './posting.ts'

export type { AnnouncedChange, ContentEvent } from './events.ts'

/**
 * Queues an event for the webhooks of a site that subscribe to it, in the transaction that makes it true: what is
 * rolled back is not announced. One indexed look-up where a site has no webhooks. The worker (`deliver.ts`) sends once what
 * was committed is visible to every instance.
 *
 * @param now UTC milliseconds; becomes the `timestamp` of the message
 */
export async function announce(trx: Transact, site: string, event: ContentEvent, now: number): Promise<void> {
  const webhooks = await trx
    .selectFrom('webhook')
    .select(['id', 'events'])
    .where('site_id', '=', site)
    .where('active', '=', 1)
    .execute()
  const listening = webhooks.filter(({ events }) => events === null || eventsOf(events).includes(event.type))
  if (listening.length === 0) return
  const payload = messageOf(site, event, now)
  for (const { id } of listening) await postDelivery(trx, { webhookId: id, event: event.type, payload }, now)
}

function eventsOf(text: string): unknown[] {
  return JSON.parse(text) as unknown[]
}
