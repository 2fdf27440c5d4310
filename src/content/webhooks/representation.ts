import type { Selectable } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { ContentTables } from '../schema.ts'

export type Webhook = components['schemas']['Webhook']
export type WebhookDelivery = components['schemas']['WebhookDelivery']

type WebhookRow = Selectable<ContentTables['webhook']>
type DeliveryRow = Selectable<ContentTables['webhook_delivery']>

/** A webhook as a console reads it. */
export function readWebhook(row: Omit<WebhookRow, 'site_id' | 'secret_epoch'>): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events === null ? [] : (JSON.parse(row.events) as Webhook['events']),
    active: row.active === 1,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** What the column keeps of a choice of events; none means all. */
export function eventsText(events: Webhook['events']): string | null {
  return events.length === 0 ? null : JSON.stringify(events)
}

/** A delivery as a console reads it: not what was sent. */
export function readDelivery(row: Omit<DeliveryRow, 'webhook_id' | 'payload' | 'queued_at'>): WebhookDelivery {
  return {
    id: row.id,
    event: row.event as WebhookDelivery['event'],
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError: row.last_error,
    createdAt: new Date(row.created_at).toISOString(),
    lastTriedAt: row.last_tried_at === null ? null : new Date(row.last_tried_at).toISOString(),
  }
}
