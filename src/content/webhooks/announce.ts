import { announceTo } from '../../webhooks/announce.ts'
import { webhookTables } from '../../webhooks/tables.ts'
import type { Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type AnnouncedChange, type ContentEvent, LISTED, messageOf } from './events.ts'

export type { AnnouncedChange, ContentEvent }

/**
 * Queues an event for the webhooks of a site that subscribe to it, in the transaction that makes it true.
 *
 * @param now UTC milliseconds; becomes the `timestamp` of the message
 */
export async function announce(trx: Transact, site: string, event: ContentEvent, now: number): Promise<void> {
  const payload = () => messageOf(site, event, now)
  const onRequest = event.type === 'media.changed'
  await announceTo(webhookTables(trx), { site_id: site }, { event: event.type, payload, onRequest }, now)
}

/**
 * Queues the message that every public page of an environment answers something else; none where no page is public. They
 * are counted only where a webhook listens.
 *
 * @param now UTC milliseconds
 */
export async function announcePages(
  trx: Transact,
  { site, env }: Scope,
  contentVersion: string,
  now: number,
): Promise<void> {
  const pages = trx
    .selectFrom('public_document')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('kind', '=', 'page')
  const first = await pages.select('key').orderBy('key').limit(LISTED).execute()
  if (first.length === 0) return
  const changes = first.map(({ key }): AnnouncedChange => ({ kind: 'page', key, action: 'publish' }))
  const payload = async () => {
    const { all } = await pages.select((eb) => eb.fn.countAll<number | string>().as('all')).executeTakeFirstOrThrow()
    const event = {
      type: 'content.published',
      environment: env,
      contentVersion,
      changes,
      changed: Number(all),
    } as const
    return messageOf(site, event, now)
  }
  await announceTo(webhookTables(trx), { site_id: site }, { event: 'content.published', payload }, now)
}
