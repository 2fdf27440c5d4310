import type { components } from '../../../generated/content/types.ts'
import { readChosen } from '../../webhooks/events.ts'
import type { ListedDelivery } from '../../webhooks/register.ts'
import type { WebhookRow } from '../../webhooks/tables.ts'

export type Webhook = components['schemas']['Webhook']
export type WebhookDelivery = components['schemas']['WebhookDelivery']

/** A webhook as a console reads it. */
export function readWebhook(row: WebhookRow): Webhook {
  const { events, more } = readChosen<Webhook['events'][number]>(row)
  return {
    id: row.id,
    url: row.url,
    events: [...events],
    ...(more.length === 0 ? {} : { moreEvents: [...more] }),
    active: row.active === 1,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** A delivery as a console reads it: not what was sent. */
export function readDelivery(row: ListedDelivery): WebhookDelivery {
  return {
    id: row.id,
    ...eventOf(row.event),
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError: row.last_error,
    createdAt: new Date(row.created_at).toISOString(),
    lastTriedAt: row.last_tried_at === null ? null : new Date(row.last_tried_at).toISOString(),
  }
}

/** What is sent on request alone is a publication for those that do not know it. */
function eventOf(event: string): Pick<WebhookDelivery, 'event' | 'type'> {
  return event === 'media.changed'
    ? { event: 'content.published', type: event }
    : { event: event as WebhookDelivery['event'] }
}
