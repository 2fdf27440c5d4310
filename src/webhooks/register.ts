import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import { uuidv7 } from '../db/ids.ts'
import type { Lock } from '../db/locks.ts'
import { TriptychError } from '../errors.ts'
import { decodeCursor, encodeCursor } from '../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../lib/paging.ts'
import { notFoundError } from '../lib/require-found.ts'
import { type ChosenEvents, chosenText, readChosen } from './events.ts'
import { postDelivery } from './posting.ts'
import { type Resend, type Resent, resendDeliveries } from './resend.ts'
import { webhookSecret } from './send.ts'
import {
  type DeliveryRow,
  type OwnColumns,
  type Transact,
  type WebhookRow,
  type WebhookTables,
  webhookTables,
} from './tables.ts'
import { type UrlRules, webhookUrl } from './url.ts'

export interface WebhooksOptions extends UrlRules {
  /** Secrets of webhooks are derived from it. */
  readonly secretKey: string
  /** UTC milliseconds. */
  readonly now?: () => number
}

/** What each webhook of a group has in columns of its surface; none where the group is all of them. */
export interface WebhookColumns {
  readonly columns: OwnColumns
}

/** Webhooks that belong together, of a site for example, in the surface's tables `T`. */
export interface WebhookGroup<T extends WebhookTables> extends WebhookColumns {
  /** What is held while one is added or taken away, and they are counted. */
  readonly locks: readonly Lock[]
  /** What is held while one of them, or of its deliveries, is written. */
  locksOf(id: string): readonly Lock[]
  /** Checks before a change, in its transaction, that it may be made; throws where not. */
  demand(trx: Transaction<T>): Promise<void>
  /** Records a change in its transaction. */
  record?(trx: Transaction<T>, change: WebhookChange, now: number): Promise<void>
}

/** A change of a webhook: the row before it, null for a new one, and after it, null for a deleted one. */
export interface WebhookChange {
  readonly action: 'create' | 'update' | 'rotate' | 'delete' | 'resend'
  readonly webhook: WebhookRow
  readonly before: WebhookRow | null
  readonly after: WebhookRow | null
}

/** What becomes of a webhook; what is absent stays. */
export interface WebhookEdit {
  readonly url?: string | undefined
  /** Empty for all. */
  readonly events?: readonly string[] | undefined
  /** Those that are sent on request alone. */
  readonly moreEvents?: readonly string[] | undefined
  readonly active?: boolean | undefined
}

/** A webhook with the secret that signs its messages: shown when it is made, and never again. */
export interface SecretRow {
  readonly row: WebhookRow
  readonly secret: string
}

/** Looks at a webhook before it is changed, in the transaction; throws what speaks against it. */
type Check = (before: WebhookRow) => void

/** How many webhooks a group has at most. */
const MAX_WEBHOOKS = 20

/** How many test messages of a webhook may wait at a time. */
const MAX_TESTS = 10

const anyChange: Check = () => undefined

/** Makes and changes webhooks, lists what they were sent, and sends it again. `not_found` for a webhook that is not the group's. */
export class WebhookRegister<T extends WebhookTables> {
  readonly #db: Database<T>
  readonly #options: WebhooksOptions
  readonly #now: () => number

  constructor(db: Database<T>, options: WebhooksOptions) {
    this.#db = db
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** @throws TriptychError `webhook_url_refused`, `limit_reached` */
  async create(
    group: WebhookGroup<T>,
    { url, events = [], moreEvents = [] }: WebhookEdit & { readonly url: string },
  ): Promise<SecretRow> {
    const href = webhookUrl(url, this.#options)
    const now = this.#now()
    const row: WebhookRow = {
      ...group.columns,
      id: uuidv7(),
      url: href,
      events: chosenText({ events, more: moreEvents }),
      active: 1,
      secret_epoch: 1,
      created_at: now,
      updated_at: now,
    }
    return this.#transaction(group, group.locks, async (trx, own) => {
      const others = await ofGroup(trx, group).execute()
      if (others.length >= MAX_WEBHOOKS) throw new TriptychError('limit_reached', `there are ${others.length} webhooks`)
      await trx.insertInto('webhook').values(row).execute()
      await group.record?.(own, { action: 'create', webhook: row, before: null, after: row }, now)
      return this.#withSecret(row)
    })
  }

  /** @throws TriptychError `webhook_url_refused`, and what `check` throws */
  async update(group: WebhookGroup<T>, id: string, edit: WebhookEdit, check = anyChange): Promise<WebhookRow> {
    const { url, active } = edit
    const href = url === undefined ? undefined : webhookUrl(url, this.#options)
    return this.#change(group, id, 'update', check, (before) => ({
      url: href ?? before.url,
      events: chosenText(withEdit(readChosen(before), edit)),
      active: active === undefined ? before.active : Number(active),
    }))
  }

  /** Its deliveries go with it: what was not sent will not be. */
  async remove(group: WebhookGroup<T>, id: string, check = anyChange): Promise<void> {
    await this.#transaction(group, [...group.locks, ...group.locksOf(id)], async (trx, own) => {
      const before = await findWebhook(trx, group, id)
      check(before)
      await trx.deleteFrom('webhook').where('id', '=', id).execute()
      await group.record?.(own, { action: 'delete', webhook: before, before, after: null }, this.#now())
    })
  }

  /** From now on another secret signs what is sent. */
  async rotateSecret(group: WebhookGroup<T>, id: string, check = anyChange): Promise<SecretRow> {
    const raise = ({ secret_epoch }: WebhookRow) => ({ secret_epoch: secret_epoch + 1 })
    return this.#withSecret(await this.#change(group, id, 'rotate', check, raise))
  }

  /**
   * Posts a message to this webhook, whatever it listens to and whether or not it is active.
   *
   * @param payload the message at that time, UTC milliseconds
   * @throws TriptychError `limit_reached` while as many as may wait do
   */
  async test(group: WebhookGroup<T>, id: string, payload: (now: number) => string): Promise<DeliveryRow> {
    const now = this.#now()
    return this.#transaction(group, group.locksOf(id), async (trx) => {
      await findWebhook(trx, group, id)
      const waiting = await trx
        .selectFrom('webhook_delivery')
        .select('id')
        .where('webhook_id', '=', id)
        .where('event', '=', 'webhook.test')
        .where('state', '=', 'pending')
        .limit(MAX_TESTS)
        .execute()
      if (waiting.length === MAX_TESTS)
        throw new TriptychError('limit_reached', 'too many tests of this webhook are pending')
      const delivery = await postDelivery(trx, { webhookId: id, event: 'webhook.test', payload: payload(now) }, now)
      return trx.selectFrom('webhook_delivery').selectAll().where('id', '=', delivery).executeTakeFirstOrThrow()
    })
  }

  /** Sends again what it was sent, or what failed; see `resend.ts`. */
  async resend(group: WebhookGroup<T>, id: string, asked: Resend): Promise<Resent> {
    const locks = group.locksOf(id)
    await this.#transaction(group, locks, async (trx, own) => {
      const webhook = await findWebhook(trx, group, id)
      await group.record?.(own, { action: 'resend', webhook, before: webhook, after: webhook }, this.#now())
    })
    return resendDeliveries(webhookTables(this.#db), { locks, webhookId: id }, asked, this.#now())
  }

  /** Runs `work` in a transaction in which the group allows a change: on the tables of webhooks, and on the surface's own. */
  #transaction<R>(
    group: WebhookGroup<T>,
    locks: readonly Lock[],
    work: (trx: Transact, own: Transaction<T>) => Promise<R>,
  ): Promise<R> {
    return this.#db.transaction(locks, async (own) => {
      await group.demand(own)
      return work(webhookTables(own), own)
    })
  }

  async #change(
    group: WebhookGroup<T>,
    id: string,
    action: 'update' | 'rotate',
    check: Check,
    edit: (row: WebhookRow) => Partial<WebhookRow>,
  ): Promise<WebhookRow> {
    return this.#transaction(group, group.locksOf(id), async (trx, own) => {
      const before = await findWebhook(trx, group, id)
      check(before)
      const now = this.#now()
      // Always another time, so that a change within one millisecond is another state.
      const row = { ...before, ...edit(before), updated_at: Math.max(now, before.updated_at + 1) }
      await trx.updateTable('webhook').set(row).where('id', '=', id).execute()
      await group.record?.(own, { action, webhook: row, before, after: row }, now)
      return row
    })
  }

  #withSecret(row: WebhookRow): SecretRow {
    return { row, secret: webhookSecret(this.#options.secretKey, row.id, row.secret_epoch) }
  }
}

/** The webhooks of a group, the oldest first. */
export function listWebhooks(reader: Kysely<WebhookTables>, group: WebhookColumns): Promise<WebhookRow[]> {
  return ofGroup(reader, group).orderBy('id').execute()
}

/** @throws TriptychError `not_found` */
export async function findWebhook(
  reader: Kysely<WebhookTables>,
  group: WebhookColumns,
  id: string,
): Promise<WebhookRow> {
  const row = await ofGroup(reader, group).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFoundError('webhook')
  return row
}

/** What a webhook was sent, the newest first. `after` is what the page before said in `next`. */
export async function listDeliveries(
  reader: Kysely<WebhookTables>,
  webhookId: string,
  { limit, after }: PageRequest<string>,
): Promise<ListPage<ListedDelivery, string>> {
  const [last] = after === null ? [] : decodeCursor(after, ['string'])
  const rows = await reader
    .selectFrom('webhook_delivery')
    .select(['id', 'event', 'state', 'attempts', 'last_status', 'last_error', 'created_at', 'last_tried_at'])
    .where('webhook_id', '=', webhookId)
    .$if(last !== undefined, (query) => query.where('id', '<', String(last)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, (oldest) => encodeCursor([oldest.id]))
}

/** A delivery as it is listed: not what was sent. */
export type ListedDelivery = Omit<DeliveryRow, 'webhook_id' | 'payload' | 'queued_at'>

function withEdit(
  before: ChosenEvents,
  { events = before.events, moreEvents = before.more }: WebhookEdit,
): ChosenEvents {
  return { events, more: moreEvents }
}

function ofGroup(reader: Kysely<WebhookTables>, { columns }: WebhookColumns) {
  const all = reader.selectFrom('webhook').selectAll()
  return Object.entries(columns).reduce((query, [column, value]) => query.where(column as 'id', '=', value), all)
}
