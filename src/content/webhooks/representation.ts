import type { components } from '../../../generated/content/types.ts'
import { type ListedDelivery, readEvents } from '../../webhooks/register.ts'
import type { WebhookRow } from '../../webhooks/tables.ts'

export type Webhook = components['schemas']['Webhook']
export type WebhookDelivery = components['schemas']['WebhookDelivery']

/** A webhook as a console reads it. */
export function readWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: readEvents(row),
    active: row.active === 1,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** A delivery as a console reads it: not what was sent. */
export function readDelivery(row: ListedDelivery): WebhookDelivery {
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
