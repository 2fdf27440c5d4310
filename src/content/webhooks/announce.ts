import { announceTo } from '../../webhooks/announce.ts'
import { webhookTables } from '../../webhooks/tables.ts'
import type { Transact } from '../schema.ts'
import { type ContentEvent, messageOf } from './events.ts'

export type { AnnouncedChange, ContentEvent } from './events.ts'

/**
 * Queues an event for the webhooks of a site that subscribe to it, in the transaction that makes it true.
 *
 * @param now UTC milliseconds; becomes the `timestamp` of the message
 */
export async function announce(trx: Transact, site: string, event: ContentEvent, now: number): Promise<void> {
  const payload = () => messageOf(site, event, now)
  await announceTo(webhookTables(trx), { site_id: site }, { event: event.type, payload }, now)
}
