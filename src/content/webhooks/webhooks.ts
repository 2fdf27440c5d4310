import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import type { Lock } from '../../db/locks.ts'
import type { ListPage, PageRequest } from '../../lib/paging.ts'
import {
  findWebhook,
  listDeliveries,
  listWebhooks,
  type SecretRow,
  type WebhookGroup,
  WebhookRegister,
  type WebhooksOptions,
} from '../../webhooks/register.ts'
import type { Resend, Resent } from '../../webhooks/resend.ts'
import { type WebhookRow, webhookTables } from '../../webhooks/tables.ts'
import { siteLock, webhookLocks } from '../locks.ts'
import type { ContentTables } from '../schema.ts'
import { demandSite } from '../sites.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { messageOf } from './events.ts'
import { readDelivery, readWebhook, type Webhook, type WebhookDelivery } from './representation.ts'

/** A webhook with the secret that signs its messages: shown when it is made, and never again. */
export interface WithSecret extends Tagged<Webhook> {
  readonly secret: string
}

/** Whom a site tells of what is published. Every method throws `not_found` where there is no such site or webhook. */
export class Webhooks {
  readonly #db: Database<ContentTables>
  readonly #register: WebhookRegister<ContentTables>

  constructor(db: Database<ContentTables>, options: WebhooksOptions) {
    this.#db = db
    this.#register = new WebhookRegister(db, options)
  }

  /** All of them, the oldest first. */
  list(site: string): Promise<Webhook[]> {
    return listSiteWebhooks(this.#db, site)
  }

  /** @throws TriptychError `webhook_url_refused`, `limit_reached` */
  async create(site: string, made: components['schemas']['NewWebhook']): Promise<WithSecret> {
    return withSecret(await this.#register.create(groupOf(site), made))
  }

  async read(site: string, id: string): Promise<Tagged<Webhook>> {
    return withEtag(readWebhook(await findWebhook(webhookTables(this.#db).reader, groupOf(site), id)))
  }

  /** @throws TriptychError `stale`, `webhook_url_refused` */
  async update(
    site: string,
    id: string,
    etag: string,
    change: components['schemas']['WebhookChange'],
  ): Promise<Tagged<Webhook>> {
    return withEtag(readWebhook(await this.#register.update(groupOf(site), id, change, requireUnchanged(etag))))
  }

  /** Its deliveries go with it: what was not sent will not be. */
  remove(site: string, id: string, etag: string): Promise<void> {
    return this.#register.remove(groupOf(site), id, requireUnchanged(etag))
  }

  /** From now on another secret signs what is sent. */
  async rotateSecret(site: string, id: string, etag: string): Promise<WithSecret> {
    return withSecret(await this.#register.rotateSecret(groupOf(site), id, requireUnchanged(etag)))
  }

  /**
   * Posts a message to this webhook, whatever it listens to and whether or not it is active.
   *
   * @throws TriptychError `limit_reached` while as many as may wait do
   */
  async test(site: string, id: string): Promise<WebhookDelivery> {
    const payload = (now: number) => messageOf(site, { type: 'webhook.test' }, now)
    return readDelivery(await this.#register.test(groupOf(site), id, payload))
  }

  /** What it was sent, the newest first. `after` is what the page before said in `next`. */
  async deliveries(site: string, id: string, page: PageRequest<string>): Promise<ListPage<WebhookDelivery, string>> {
    const { reader } = webhookTables(this.#db)
    await findWebhook(reader, groupOf(site), id)
    return listSiteDeliveries(this.#db, id, page)
  }

  /** Sends again what it was sent, or what failed. */
  resend(site: string, id: string, asked: Resend): Promise<Resent> {
    return this.#register.resend(groupOf(site), id, asked)
  }
}

/** The webhooks of a site, the oldest first. @throws TriptychError `not_found` without such a site */
export async function listSiteWebhooks(db: Database<ContentTables>, site: string): Promise<Webhook[]> {
  await demandSite(db.reader, site)
  return (await listWebhooks(webhookTables(db).reader, groupOf(site))).map(readWebhook)
}

/** What a webhook was sent, the newest first. */
export async function listSiteDeliveries(
  db: Database<ContentTables>,
  webhookId: string,
  page: PageRequest<string>,
): Promise<ListPage<WebhookDelivery, string>> {
  const { entries, next } = await listDeliveries(webhookTables(db).reader, webhookId, page)
  return { entries: entries.map(readDelivery), next }
}

/** For the worker: what is held while a webhook is written; of one that is gone its own lock alone. */
export async function locksOfWebhook(db: Database<ContentTables>, id: string): Promise<Lock[]> {
  const row = await db.reader.selectFrom('webhook').select('site_id').where('id', '=', id).executeTakeFirst()
  return webhookLocks(row?.site_id ?? '', id)
}

function groupOf(site: string): WebhookGroup<ContentTables> {
  return {
    columns: { site_id: site },
    locks: [siteLock(site)],
    locksOf: (id) => webhookLocks(site, id),
    demand: (trx) => demandSite(trx, site),
  }
}

function requireUnchanged(etag: string): (before: WebhookRow) => void {
  return (before) => checkUnchanged(readWebhook(before), etag)
}

function withSecret({ row, secret }: SecretRow): WithSecret {
  return { ...withEtag(readWebhook(row)), secret }
}
