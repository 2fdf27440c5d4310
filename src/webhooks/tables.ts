import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { OutboxTable } from '../queue/outbox-table.ts'

/** The tables of a surface that has webhooks. Each surface has its own, perhaps with columns beside these. */
export interface WebhookTables {
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  outbox: OutboxTable
}

/** An address that messages are sent to. Times are UTC milliseconds. */
export interface WebhookTable {
  id: string
  url: string
  /** The events that it receives (`events.ts`); null for all but those that are sent on request alone. */
  events: string | null
  active: number
  /** Part of what its secret is derived from: raising it makes a new secret. */
  secret_epoch: number
  created_at: number
  updated_at: number
}

/** One message to one webhook, tried until it is taken or given up. */
export interface WebhookDeliveryTable {
  /** UUIDv7; what the receiver sees as `webhook-id`, the same at each try. */
  id: string
  webhook_id: string
  event: string
  /** The body that is signed and sent. */
  payload: string
  state: 'pending' | 'delivered' | 'failed'
  attempts: number
  /** HTTP status of the last answer; null where there was none. */
  last_status: number | null
  /** Why the last try came to nothing, in a few words. */
  last_error: string | null
  created_at: number
  /** When it was last posted: as `created_at`, or when it was asked for again. */
  queued_at: number
  last_tried_at: number | null
}

export type WebhookRow = Selectable<WebhookTable>
export type DeliveryRow = Selectable<WebhookDeliveryTable>

/** A transaction on these tables. */
export type Transact = Transaction<WebhookTables>

/** Values of a surface's own columns, by their names. */
export type OwnColumns = Readonly<Record<string, string | null>>

/** A surface's database, or a transaction or reader of it, for what works on these tables alone. */
export function webhookTables<T extends WebhookTables>(db: Database<T>): Database<WebhookTables>
export function webhookTables<T extends WebhookTables>(db: Transaction<T>): Transact
export function webhookTables<T extends WebhookTables>(db: Kysely<T>): Kysely<WebhookTables>
export function webhookTables(db: unknown): unknown {
  // Kysely's types are not those of fewer tables; its queries are.
  return db
}
