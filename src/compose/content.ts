import type { Handlers } from '../../generated/content/handlers.ts'
import openapi from '../../generated/content/openapi.json' with { type: 'json' }
import { routes } from '../../generated/content/routes.ts'
import { tools as ownTools } from '../../generated/content/tools.ts'
import * as validators from '../../generated/content/validators.js'
import { Cookies } from '../../handlers/common/cookies.ts'
import { type ContentContext, sessionCookie } from '../../handlers/content/context.ts'
import { contentHandlers } from '../../handlers/content/index.ts'
import { bearerToken } from '../access/bearer.ts'
import { noSessions, type SessionVerifier } from '../access/session-verifier.ts'
import { type Config, obtainSecretKey } from '../config.ts'
import { VersionWatch } from '../content/version-watch.ts'
import { Surface } from '../contract/surface.ts'
import { toolsOf } from '../contract/tools.ts'
import { loadDocsPage } from '../pages/docs-page.ts'
import { AnswerCache } from '../server/answer-cache.ts'
import { createClientReader, createProxyTrust } from '../server/client-address.ts'
import type { Logger } from '../server/logger.ts'
import { createMetrics } from '../server/metrics.ts'
import type { RunningSurface } from '../server/running-surface.ts'
import type { Addresses } from './addresses.ts'
import { challenge } from './challenge.ts'
import { openConsole } from './console-build.ts'
import { contentDomain } from './content-domain.ts'
import { type ContentStore, openContentStore } from './content-store.ts'
import { listenFor } from './http-surface.ts'
import type { JoinedTools } from './joined-tools.ts'
import { refusalLog } from './refusal-log.ts'
import { importSample } from './sample.ts'

export interface ContentOptions {
  readonly logger: Logger
  readonly addresses: Addresses
  /** Import the manual as site `docs` where there is no site yet. */
  readonly sample?: boolean
  /** Hold every reply against the contract. */
  readonly checkReplies?: boolean
  /** Who is signed in; nobody while no auth surface is there. */
  readonly sessions?: SessionVerifier
  /** Takes the tools of this surface, for the MCP endpoint of an auth surface in this process. */
  readonly tools?: JoinedTools
  /** Whether published answers are kept in memory; true when absent. */
  readonly frontCache?: boolean
  /** For tests: where the built consoles are. */
  readonly consoleFolder?: string
}

/** Bytes that the front cache may hold. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Starts the content surface. */
export async function startContent(config: Config, options: ContentOptions): Promise<RunningSurface> {
  const logger = options.logger.child({ surface: 'content' })
  const store = await openContentStore(config)
  try {
    if (options.sample) await importSample(store, logger)
    return await serveContent(config, { ...options, logger }, store)
  } catch (error) {
    await store.close()
    throw error
  }
}

async function serveContent(config: Config, options: ContentOptions, store: ContentStore): Promise<RunningSurface> {
  const { logger, addresses, sessions = noSessions, frontCache = true } = options
  const { db } = store
  const versions = new VersionWatch(db, (error) => logger.warn({ err: error }, 'the database does not answer'))
  const cache = new AnswerCache(CACHE_BYTES, 'x-cms-preview-token', (params) =>
    versions.versionOf(params.siteId ?? '', params.env ?? ''),
  )
  const metrics = createMetrics(() => cache.hits)
  const secret = await obtainSecretKey(config.secretKey, config.dataDir)
  const cookies = new Cookies(addresses.isSecure('content'))
  const { workers, ...domain } = contentDomain({
    config,
    store,
    secret: secret.reveal(),
    sessions,
    logger,
    registry: metrics.registry,
  })
  const parts: Omit<ContentContext, 'call'> = {
    ...domain,
    versions,
    sessions,
    cookies,
    publicUrl: () => addresses.publicUrl('content'),
    service: {
      ping: () => db.ping(),
      metrics: () => metrics.expose(),
      metricsPublic: config.metricsPublic,
      docs: await loadDocsPage(new URL('../../generated/content/docs.html', import.meta.url)),
      console: await openConsole('content', logger, options.consoleFolder),
    },
  }
  const surface = await Surface.create<ContentContext, Handlers<ContentContext>>({
    definition: openapi,
    routes,
    validators,
    handlers: contentHandlers,
    security: {
      // A token is shown on purpose, a cookie comes along by itself: with both, the token is meant.
      consoleSession: async (call) => {
        const cookie = call.headers.authorization === undefined ? cookies.read(call, sessionCookie) : null
        return cookie === null ? null : sessions.verifySession(cookie)
      },
      accessToken: async (call) => {
        const token = bearerToken(call.headers.authorization)
        return token === null ? null : sessions.verifyToken(token)
      },
    },
    challenge,
    context: (call): ContentContext => ({ ...parts, call }),
    callerOf: createClientReader(createProxyTrust(config.trustedProxies)),
    log: refusalLog(logger),
    ...(frontCache ? { answers: cache } : {}),
    checkReplies: options.checkReplies ?? false,
    observe: metrics.observe,
  })
  const call: typeof surface.call = (...operation) => surface.call(...operation)
  options.tools?.add(toolsOf({ tools: ownTools, routes, call, log: refusalLog(logger) }))
  const { port, url: publicUrl } = config.content
  await versions.start()
  const listener = await listenFor({
    config,
    port,
    publicUrl,
    surface,
    logger,
    cache: frontCache ? cache : null,
  }).catch(async (error) => {
    await versions.stop()
    throw error
  })
  addresses.listening('content', listener.port)
  for (const worker of workers) worker.start()
  return {
    name: 'content',
    url: listener.url,
    close: async () => {
      await Promise.all([listener.close(), ...workers.map((worker) => worker.stop())])
      await versions.stop()
      await store.close()
    },
  }
}
