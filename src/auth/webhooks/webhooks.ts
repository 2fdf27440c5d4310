import type { components } from '../../../generated/auth/types.ts'
import type { Database } from '../../db/database.ts'
import type { Lock } from '../../db/locks.ts'
import type { ListPage, PageRequest } from '../../lib/paging.ts'
import { readChosen } from '../../webhooks/events.ts'
import { nextTry } from '../../webhooks/note.ts'
import {
  findWebhook,
  type ListedDelivery,
  listDeliveries,
  listWebhooks,
  type SecretRow,
  type WebhookChange,
  type WebhookEdit,
  type WebhookGroup,
  WebhookRegister,
  type WebhooksOptions,
} from '../../webhooks/register.ts'
import type { Resend } from '../../webhooks/resend.ts'
import { type WebhookRow, webhookTables } from '../../webhooks/tables.ts'
import type { ActivityValues } from '../actions.ts'
import { recordActivity } from '../activity.ts'
import { type Actor, requireLive } from '../actor.ts'
import { requesterLocks, webhookLock, webhooksLock } from '../locks.ts'
import { changedValues } from '../member-rows.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { testMessage } from './announce.ts'

export type Webhook = components['schemas']['Webhook']
export type WebhookDelivery = components['schemas']['WebhookDelivery']
type WithSecret = components['schemas']['WebhookSecret']

/** Webhooks belong to the workspace. */
const everyWebhook = { columns: {} }

/** The webhooks of the workspace. Every change is recorded in the activity. */
export class Webhooks {
  readonly #db: Database<AuthTables>
  readonly #register: WebhookRegister<AuthTables>

  constructor(db: Database<AuthTables>, options: WebhooksOptions) {
    this.#db = db
    this.#register = new WebhookRegister(db, options)
  }

  /** All of them, the oldest first. */
  async list(): Promise<Webhook[]> {
    return (await listWebhooks(webhookTables(this.#db).reader, everyWebhook)).map(readWebhook)
  }

  /** @throws TriptychError `webhook_url_refused`, `limit_reached` */
  async create(actor: Actor, made: WebhookEdit & { readonly url: string }): Promise<WithSecret> {
    return withSecret(await this.#register.create(groupFor(actor), made))
  }

  /** @throws TriptychError `not_found`, `webhook_url_refused` */
  async update(actor: Actor, id: string, change: WebhookEdit): Promise<Webhook> {
    return readWebhook(await this.#register.update(groupFor(actor), id, change))
  }

  /** @throws TriptychError `not_found` */
  remove(actor: Actor, id: string): Promise<void> {
    return this.#register.remove(groupFor(actor), id)
  }

  /** @throws TriptychError `not_found` */
  async rotateSecret(actor: Actor, id: string): Promise<WithSecret> {
    return withSecret(await this.#register.rotateSecret(groupFor(actor), id))
  }

  /** @throws TriptychError `not_found`, `limit_reached` */
  async test(actor: Actor, id: string): Promise<WebhookDelivery> {
    return readDelivery(await this.#register.test(groupFor(actor), id, testMessage))
  }

  /** What it was sent, the newest first. @throws TriptychError `not_found` */
  async deliveries(id: string, page: PageRequest<string>): Promise<ListPage<WebhookDelivery, string>> {
    const { reader } = webhookTables(this.#db)
    await findWebhook(reader, everyWebhook, id)
    const { entries, next } = await listDeliveries(reader, id, page)
    return { entries: entries.map(readDelivery), next }
  }

  /** How many messages are sent again. @throws TriptychError `not_found` */
  async resend(actor: Actor, id: string, asked: Resend): Promise<number> {
    return (await this.#register.resend(groupFor(actor), id, asked)).resent
  }
}

/** For the worker: what is held while a webhook, or one of its deliveries, is written. */
export function locksOfWebhook(id: string): Lock[] {
  return [webhookLock(id)]
}

/** How soon a message looks again whether the one before it about the same member is through, in milliseconds. */
const LOOK_AGAIN = 500

/** How many earlier messages make a later one wait longer. */
const MOST_EARLIER = 100

/**
 * For the worker: until when a message waits for an earlier one about the same member, UTC milliseconds; null where it may
 * go. So those come in order.
 */
export async function waitForEarlier(db: Database<AuthTables>, id: string, now: number): Promise<number | null> {
  const deliveries = db.reader.selectFrom('webhook_delivery')
  const own = await deliveries.select(['webhook_id', 'member_id']).where('id', '=', id).executeTakeFirst()
  if (!own?.member_id) return null
  const [first, ...others] = await deliveries
    .select(['attempts', 'last_tried_at'])
    .where('member_id', '=', own.member_id)
    .where('webhook_id', '=', own.webhook_id)
    .where('id', '<', id)
    .where('state', '=', 'pending')
    .orderBy('id')
    .limit(MOST_EARLIER)
    .execute()
  if (first === undefined) return null
  // Each of them takes a turn, so the last of many looks again no sooner than it can be next.
  return Math.max(now, nextTry(first.attempts, first.last_tried_at ?? now)) + LOOK_AGAIN * (1 + others.length)
}

function groupFor(actor: Actor): WebhookGroup<AuthTables> {
  const requester = requesterLocks(actor)
  return {
    ...everyWebhook,
    locks: [webhooksLock, ...requester],
    locksOf: (id) => [webhookLock(id), ...requester],
    demand: (trx) => requireLive(trx, actor),
    record: (trx, change, now) => recordChange(trx, actor, change, now),
  }
}

function recordChange(
  trx: Transact,
  actor: Actor,
  { action, webhook: { id, url }, before, after }: WebhookChange,
  now: number,
): Promise<void> {
  const [was, is] = [before && valuesOf(before), after && valuesOf(after)]
  const changed = was && is ? changedValues(was, is) : { ...(was && { before: was }), ...(is && { after: is }) }
  const details = Object.keys({ ...changed.before, ...changed.after }).length > 0 ? changed : {}
  const target = { kind: 'webhook', id, name: new URL(url).host } as const
  return recordActivity(trx, actor, { action: `webhook.${action}`, target, details }, now)
}

/** What the activity says of a webhook: of its address the place, since what follows may hold a secret. */
function valuesOf(row: WebhookRow): ActivityValues {
  const events = readChosen(row).events.join(', ')
  return {
    host: new URL(row.url).host,
    events: events === '' ? 'all' : events,
    active: row.active === 1 ? 'yes' : 'no',
  }
}

function readWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: [...readChosen<Webhook['events'][number]>(row).events],
    active: row.active === 1,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

function readDelivery(row: ListedDelivery): WebhookDelivery {
  return {
    id: row.id,
    event: row.event as WebhookDelivery['event'],
    state: row.state,
    attempts: row.attempts,
    last_status: row.last_status,
    last_error: row.last_error,
    created_at: new Date(row.created_at).toISOString(),
    last_tried_at: row.last_tried_at === null ? null : new Date(row.last_tried_at).toISOString(),
  }
}

function withSecret({ row, secret }: SecretRow): WithSecret {
  return { webhook: readWebhook(row), secret }
}
