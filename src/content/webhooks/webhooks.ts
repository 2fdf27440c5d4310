import type { Kysely, Selectable } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { TriptychError } from '../../errors.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import { notFoundError } from '../../lib/require-found.ts'
import { siteLock, webhookLocks } from '../locks.ts'
import type { ContentTables } from '../schema.ts'
import { demandSite } from '../sites.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { messageOf } from './events.ts'
import { postDelivery } from './posting.ts'
import { eventsText, readDelivery, readWebhook, type Webhook, type WebhookDelivery } from './representation.ts'
import { type Resend, type Resent, resendDeliveries } from './resend.ts'
import { webhookSecret } from './send.ts'
import { type UrlRules, webhookUrl } from './url.ts'

export interface WebhooksOptions extends UrlRules {
  /** Secrets of webhooks are derived from it. */
  readonly secretKey: string
  /** UTC milliseconds. */
  readonly now?: () => number
}

/** A webhook with the secret that signs its messages: shown when it is made, and never again. */
export interface WithSecret extends Tagged<Webhook> {
  readonly secret: string
}

type WebhookRow = Selectable<ContentTables['webhook']>

/** How many webhooks a site has at most. */
const MAX_WEBHOOKS = 20

/** How many test messages of a webhook may wait at a time. */
const MAX_TESTS = 10

/** Whom a site tells of what is published. Every method throws `not_found` where there is no such site or webhook. */
export class Webhooks {
  readonly #db: Database<ContentTables>
  readonly #options: WebhooksOptions
  readonly #now: () => number

  constructor(db: Database<ContentTables>, options: WebhooksOptions) {
    this.#db = db
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** All of them, the oldest first. */
  async list(site: string): Promise<Webhook[]> {
    return listWebhooks(this.#db.reader, site)
  }

  /** @throws TriptychError `webhook_url_refused`, `limit_reached` */
  async create(site: string, { url, events = [] }: components['schemas']['NewWebhook']): Promise<WithSecret> {
    const href = webhookUrl(url, this.#options)
    const now = this.#now()
    const row: WebhookRow = {
      id: uuidv7(),
      site_id: site,
      url: href,
      events: eventsText(events),
      active: 1,
      secret_epoch: 1,
      created_at: now,
      updated_at: now,
    }
    return this.#db.transaction([siteLock(site)], async (trx) => {
      await demandSite(trx, site)
      const others = await trx.selectFrom('webhook').select('id').where('site_id', '=', site).execute()
      if (others.length >= MAX_WEBHOOKS)
        throw new TriptychError('limit_reached', `${site} has ${others.length} webhooks`)
      await trx.insertInto('webhook').values(row).execute()
      return this.#withSecret(row)
    })
  }

  async read(site: string, id: string): Promise<Tagged<Webhook>> {
    return withEtag(readWebhook(await findWebhook(this.#db.reader, site, id)))
  }

  /** @throws TriptychError `stale`, `webhook_url_refused` */
  async update(
    site: string,
    id: string,
    etag: string,
    change: components['schemas']['WebhookChange'],
  ): Promise<Tagged<Webhook>> {
    const { url, events, active } = change
    const href = url === undefined ? undefined : webhookUrl(url, this.#options)
    const row = await this.#change(site, id, etag, (before) => ({
      url: href ?? before.url,
      events: events === undefined ? before.events : eventsText(events),
      active: active === undefined ? before.active : Number(active),
    }))
    return withEtag(readWebhook(row))
  }

  /** Its deliveries go with it: what was not sent will not be. */
  async remove(site: string, id: string, etag: string): Promise<void> {
    await this.#db.transaction([siteLock(site), ...webhookLocks(site, id)], async (trx) => {
      checkUnchanged(readWebhook(await findWebhook(trx, site, id)), etag)
      await trx.deleteFrom('webhook').where('id', '=', id).execute()
    })
  }

  /** From now on another secret signs what is sent. */
  async rotateSecret(site: string, id: string, etag: string): Promise<WithSecret> {
    return this.#withSecret(
      await this.#change(site, id, etag, ({ secret_epoch }) => ({ secret_epoch: secret_epoch + 1 })),
    )
  }

  /**
   * Posts a message to this webhook, whatever it listens to and whether or not it is active.
   *
   * @throws TriptychError `limit_reached` while as many as may wait do
   */
  async test(site: string, id: string): Promise<WebhookDelivery> {
    const now = this.#now()
    return this.#db.transaction(webhookLocks(site, id), async (trx) => {
      await findWebhook(trx, site, id)
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
      const event = 'webhook.test'
      const payload = messageOf(site, { type: event }, now)
      const delivery = await postDelivery(trx, { webhookId: id, event, payload }, now)
      return readDelivery(
        await trx.selectFrom('webhook_delivery').selectAll().where('id', '=', delivery).executeTakeFirstOrThrow(),
      )
    })
  }

  /** What it was sent, the newest first. `after` is what the page before said in `next`. */
  async deliveries(site: string, id: string, page: PageRequest<string>): Promise<ListPage<WebhookDelivery, string>> {
    await findWebhook(this.#db.reader, site, id)
    return listDeliveries(this.#db.reader, id, page)
  }

  /** Sends again what it was sent, or what failed; see `resend.ts`. */
  async resend(site: string, id: string, asked: Resend): Promise<Resent> {
    await findWebhook(this.#db.reader, site, id)
    return resendDeliveries(this.#db, { site, webhookId: id }, asked, this.#now())
  }

  async #change(
    site: string,
    id: string,
    etag: string,
    edit: (row: WebhookRow) => Partial<WebhookRow>,
  ): Promise<WebhookRow> {
    return this.#db.transaction(webhookLocks(site, id), async (trx) => {
      const before = await findWebhook(trx, site, id)
      checkUnchanged(readWebhook(before), etag)
      // Always another time, so that a change within one millisecond still changes the tag.
      const row = { ...before, ...edit(before), updated_at: Math.max(this.#now(), before.updated_at + 1) }
      await trx.updateTable('webhook').set(row).where('id', '=', id).execute()
      return row
    })
  }

  #withSecret(row: WebhookRow): WithSecret {
    const secret = webhookSecret(this.#options.secretKey, row.id, row.secret_epoch)
    return { ...withEtag(readWebhook(row)), secret }
  }
}

/** The webhooks of a site, the oldest first. @throws TriptychError `not_found` without such a site */
export async function listWebhooks(reader: Kysely<ContentTables>, site: string): Promise<Webhook[]> {
  await demandSite(reader, site)
  const rows = await reader.selectFrom('webhook').selectAll().where('site_id', '=', site).orderBy('id').execute()
  return rows.map(readWebhook)
}

/** What a webhook was sent, the newest first. */
export async function listDeliveries(
  reader: Kysely<ContentTables>,
  webhookId: string,
  { limit, after }: PageRequest<string>,
): Promise<ListPage<WebhookDelivery, string>> {
  const [last] = after === null ? [] : decodeCursor(after, ['string'])
  const rows = await reader
    .selectFrom('webhook_delivery')
    .select(['id', 'event', 'state', 'attempts', 'last_status', 'last_error', 'created_at', 'last_tried_at'])
    .where('webhook_id', '=', webhookId)
    .$if(last !== undefined, (query) => query.where('id', '<', String(last)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows.map(readDelivery), limit, (oldest) => encodeCursor([oldest.id]))
}

async function findWebhook(db: Kysely<ContentTables>, site: string, id: string): Promise<WebhookRow> {
  const row = await db
    .selectFrom('webhook')
    .selectAll()
    .where('site_id', '=', site)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFoundError('webhook')
  return row
}
