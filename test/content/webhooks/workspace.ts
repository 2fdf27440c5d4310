import { onTestFinished } from 'vitest'
import { loadMessageCheck } from '../../../src/compose/content-domain.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { announce, type ContentEvent } from '../../../src/content/webhooks/announce.ts'
import { locksOfWebhook, Webhooks } from '../../../src/content/webhooks/webhooks.ts'
import type { Database } from '../../../src/db/database.ts'
import { type WebhookPost, WebhookWorker } from '../../../src/webhooks/deliver.ts'
import { webhookTables } from '../../../src/webhooks/tables.ts'
import { posting, secretKey, visible } from './posting.ts'

export const site = 'docs'
const checkMessage = await loadMessageCheck()

export const published = {
  type: 'content.published',
  environment: 'production',
  contentVersion: 'v1',
  changes: [{ kind: 'page', key: '/about', action: 'publish' }],
} satisfies ContentEvent

/** A site with webhooks, a clock that stands still unless it is moved, and a worker. */
export class Workspace {
  readonly db: Database<ContentTables>
  readonly webhooks: Webhooks
  time = Date.now()

  constructor(db: Database<ContentTables>) {
    this.db = db
    this.webhooks = new Webhooks(db, { secretKey, trusts: () => true, isPublic: () => true, now: () => this.time })
  }

  static async begin(db: Database<ContentTables>): Promise<Workspace> {
    const workspace = new Workspace(db)
    await db.transaction([], (trx) => ensureScope(trx, { site, env: 'production' }, workspace.time))
    return workspace
  }

  async webhook(url: string): Promise<{ id: string; secret: string }> {
    const { value, secret } = await this.webhooks.create(site, { url })
    return { id: value.id, secret }
  }

  announce(event: ContentEvent = published): Promise<void> {
    return this.db.transaction([], (trx) => announce(trx, site, event, this.time))
  }

  /** Stopped after the test. */
  worker(post: WebhookPost = posting, now = () => this.time) {
    const errors: unknown[] = []
    const givenUp: { id: string; reason: string }[] = []
    const worker = new WebhookWorker({
      db: webhookTables(this.db),
      locksOf: (id) => locksOfWebhook(this.db, id),
      secret: secretKey,
      post,
      check: checkMessage,
      now,
      onGivenUp: (delivery) => givenUp.push(delivery),
      onError: (error) => errors.push(error),
    })
    onTestFinished(() => worker.stop())
    return { worker, errors, givenUp }
  }

  /** Moves the clock, and has the worker try what is due then. */
  async after(ms: number, { worker }: Pick<ReturnType<Workspace['worker']>, 'worker'>): Promise<void> {
    this.time += ms
    await worker.runOnce()
  }

  /** Until what was announced is tried for the first time. */
  async firstTry(running: Pick<ReturnType<Workspace['worker']>, 'worker'>): Promise<void> {
    await running.worker.runOnce()
    await this.after(visible, running)
  }

  /** The newest first. */
  async deliveries(id: string) {
    const { entries } = await this.webhooks.deliveries(site, id, { limit: 200, after: null })
    return entries
  }

  jobs() {
    return this.db.reader.selectFrom('outbox').selectAll().orderBy('id').execute()
  }
}
