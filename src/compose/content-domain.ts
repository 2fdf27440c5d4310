import { webhookNames } from '../../generated/content/webhooks.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import type { Config } from '../config.ts'
import { BlockTypes, ofBlocks } from '../content/block-types/block-types.ts'
import { EnvironmentTypes } from '../content/block-types/environment-types.ts'
import { BulkChanges } from '../content/bulk/bulk-changes.ts'
import { Delivery } from '../content/delivery.ts'
import { DeletedDocuments } from '../content/documents/deleted.ts'
import { Documents } from '../content/documents/documents.ts'
import { HistorySweeper } from '../content/documents/retention.ts'
import { ImportSweeper } from '../content/import-sweeper.ts'
import { Languages } from '../content/languages/site-languages.ts'
import { TranslationGroups } from '../content/languages/translations.ts'
import { LinkPolicies } from '../content/links/policy.ts'
import { Links } from '../content/links/uses.ts'
import { Lists } from '../content/lists.ts'
import { MediaLibrary } from '../content/media/library.ts'
import { Media } from '../content/media/media.ts'
import { MediaSweeper } from '../content/media/sweep.ts'
import { PageDelivery } from '../content/pages/page-delivery.ts'
import { PageLists } from '../content/pages/page-lists.ts'
import { ofPages } from '../content/pages/page-types.ts'
import { Previews } from '../content/preview.ts'
import { PublicSearches } from '../content/public-search/public-search.ts'
import { SearchLists } from '../content/public-search/search-lists.ts'
import { Publisher } from '../content/publishing/publisher.ts'
import { listRules, type RedirectRules } from '../content/redirects/rules.ts'
import { Releases } from '../content/releases/releases.ts'
import { ReleaseScheduler } from '../content/releases/scheduler.ts'
import { DatabaseSearch } from '../content/search/database-search.ts'
import { Sites } from '../content/site-admin/sites.ts'
import { locksOfWebhook, Webhooks } from '../content/webhooks/webhooks.ts'
import type { Logger } from '../server/logger.ts'
import { Counter, type Registry } from '../server/metrics.ts'
import { webhookTables } from '../webhooks/tables.ts'
import type { ContentStore } from './content-store.ts'
import { messageCheck, webhookRules, webhookWorker } from './webhook-worker.ts'

export interface ContentDomainOptions {
  readonly config: Config
  readonly store: ContentStore
  readonly secret: string
  readonly sessions: SessionVerifier
  readonly logger: Logger
  readonly registry: Registry
  /** Holds every message to a webhook against the contract, before it is signed and sent; throws `ReplyDrift`. */
  readonly checkMessage?: ((payload: string) => void) | undefined
}

/** What works by itself, beside answering requests. */
interface Worker {
  start(): void
  stop(): Promise<void>
}

/** Everything of the domain, joined; nothing of it runs yet. */
export function contentDomain(options: ContentDomainOptions) {
  const { config, store, secret, sessions, logger, registry, checkMessage } = options
  const { db, media: files } = store
  const search = new DatabaseSearch(db)
  const publisher = new Publisher(db)
  const bulkChanges = new BulkChanges(db, search, publisher)
  const redirectRules: RedirectRules = (scope, request) => listRules(db.reader, scope, request)
  return {
    delivery: new Delivery(db),
    pages: new PageDelivery(db),
    pageLists: new PageLists(db),
    searchLists: new SearchLists(db),
    lists: new Lists(db),
    media: new Media(db, files),
    previews: new Previews(db, secret, sessions),
    sites: new Sites(db, search),
    documents: new Documents(db, search),
    deleted: new DeletedDocuments(db, search),
    publisher,
    bulkChanges,
    redirectRules,
    search,
    library: new MediaLibrary(db, files, { maxBytes: config.mediaMaxBytes }),
    blockTypes: new BlockTypes(db),
    pageTypes: new BlockTypes(db, ofPages),
    environmentBlockTypes: new EnvironmentTypes(db, ofBlocks),
    environmentPageTypes: new EnvironmentTypes(db, ofPages),
    links: new Links(db),
    linkPolicies: new LinkPolicies(db),
    publicSearches: new PublicSearches(db),
    languages: new Languages(db),
    translations: new TranslationGroups(db, search, bulkChanges),
    releases: new Releases(db),
    promotions: async () => {
      // An import and its readers of folders come with it.
      const { Promotions } = await import('../content/promotion/promotions.ts')
      return new Promotions(db, files)
    },
    webhooks: new Webhooks(db, { secretKey: secret, ...webhookRules(config) }),
    workers: workersOf(),
  }

  function workersOf(): readonly Worker[] {
    const observer = contentMetrics(registry)
    const messages = webhookWorker({
      ...{ config, logger, secret, db: webhookTables(db) },
      locksOf: (webhookId) => locksOfWebhook(db, webhookId),
      ...(checkMessage && { check: checkMessage }),
      onGivenUp: observer.webhookGivenUp,
    })
    const scheduler = new ReleaseScheduler(db, {
      onPublished: (release) => {
        observer.releaseDone('published')
        logger.info({ release }, 'a scheduled release was published')
      },
      onFailed: (release, failure) => {
        observer.releaseDone('failed')
        logger.warn({ release, failure }, 'a scheduled release could not be published')
      },
      onError: (error) => logger.warn({ err: error }, 'could not publish what is due; it is tried again'),
      onClockJump: (by) => logger.warn({ milliseconds: by }, 'the clock jumped: scheduled releases wait for a minute'),
    })
    const sweeper = new MediaSweeper(db, files, {
      onError: (error) => logger.warn({ err: error }, 'could not sweep media'),
    })
    const history = new HistorySweeper(db, search, {
      retention: config.retention,
      onError: (error) => logger.warn({ err: error }, 'could not sweep the history of documents'),
    })
    const imports = new ImportSweeper(db, {
      onError: (error) => logger.warn({ err: error }, 'could not sweep what an import left behind'),
      onSwept: ({ site, env }) => logger.info({ site, env }, 'swept what an import left behind that is dead'),
    })
    return [scheduler, sweeper, history, imports, ...(config.webhooks ? [messages] : [])]
  }
}

/** What the content surface does by itself. */
export interface ContentObserver {
  releaseDone(outcome: 'published' | 'failed'): void
  webhookGivenUp(): void
}

/** Counts it, for Prometheus. */
function contentMetrics(registry: Registry): ContentObserver {
  const registers = [registry]
  const releases = new Counter({
    name: 'content_scheduled_releases_total',
    help: 'Scheduled releases that were due, by outcome (published, failed).',
    labelNames: ['outcome'],
    registers,
  })
  const webhooks = new Counter({
    name: 'content_webhook_messages_given_up_total',
    help: 'Messages to webhooks that were given up.',
    registers,
  })
  return {
    releaseDone: (outcome) => releases.inc({ outcome }),
    webhookGivenUp: () => webhooks.inc(),
  }
}

/** What `checkMessage` of the options may be. Most servers do without, and load no validators for it. */
export async function loadMessageCheck(): Promise<(payload: string) => void> {
  return messageCheck(webhookNames, await import('../../generated/content/webhook-validators.js'))
}
