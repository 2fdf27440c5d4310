import type { Handlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import * as validators from '../../generated/content/request-validators.js'
import { routes } from '../../generated/content/routes.ts'
import { tools } from '../../generated/content/tools.ts'
import { type ContentContext, cookieNames } from '../../handlers/content/context.ts'
import { contentHandlers } from '../../handlers/content/index.ts'
import { noSessions, type SessionVerifier } from '../access/session-verifier.ts'
import { type Config, obtainSecretKey } from '../config.ts'
import { VersionWatch } from '../content/version-watch.ts'
import type { HttpCall } from '../contract/call.ts'
import type { Reply } from '../contract/reply.ts'
import { TriptychError } from '../errors.ts'
import { noSignInPage } from '../pages/layout.ts'
import { AnswerCache } from '../server/answer-cache.ts'
import type { Logger } from '../server/logger.ts'
import { createMetrics } from '../server/metrics.ts'
import type { RunningSurface } from '../server/run.ts'
import type { Addresses } from './addresses.ts'
import { contentDomain, loadMessageCheck } from './content-domain.ts'
import { type ContentStore, openContentStore } from './content-store.ts'
import type { JoinedTools } from './joined-tools.ts'
import { bearerCredential, cookieCredential, openSurface, type Surroundings } from './open-surface.ts'
import type { StandInParts } from './stand-in.ts'
import { portOf } from './supervised-surface.ts'

export interface ContentOptions extends Pick<Surroundings, 'supervision'> {
  readonly logger: Logger
  readonly addresses: Addresses
  /** Import the manual as site `docs` where there is no site yet. */
  readonly sample?: boolean
  /** Hold every reply against the contract. */
  readonly checkReplies?: boolean
  /** Verifies sessions; without an auth surface no session is valid. */
  readonly sessions?: SessionVerifier
  /** Takes the tools of this surface, for the MCP endpoint of an auth surface in this process. */
  readonly tools?: JoinedTools
  /** Whether published answers are kept in memory; true when absent. */
  readonly answerCache?: boolean
  /** For tests: where the built consoles are. */
  readonly consoleFolder?: string
}

/** Bytes that the answer cache may hold. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Starts the content surface. */
export async function startContent(config: Config, options: ContentOptions): Promise<RunningSurface> {
  const logger = options.logger.child({ surface: 'content' })
  const { supervision } = options
  const store = await openContentStore(config, supervision && { ...supervision, logger })
  try {
    if (options.sample) {
      const { importSample } = await import('./sample.ts')
      await importSample(store, logger)
    }
    return await serveContent(config, { ...options, logger }, store)
  } catch (error) {
    await store.close()
    throw error
  }
}

async function serveContent(config: Config, options: ContentOptions, store: ContentStore): Promise<RunningSurface> {
  const { logger, sessions = noSessions, answerCache = true } = options
  const { db } = store
  const versions = new VersionWatch(db, (error) => logger.warn({ err: error }, 'the database does not answer'))
  const cache = new AnswerCache(CACHE_BYTES, 'x-cms-preview-token', (params) =>
    versions.versionOf(params.siteId ?? '', params.env ?? ''),
  )
  const metrics = createMetrics(() => cache.hits)
  const secret = await obtainSecretKey(config.secretKey, config.dataDir)
  const { workers, ...domain } = contentDomain({
    config,
    store,
    secret: secret.reveal(),
    sessions,
    logger,
    registry: metrics.registry,
    checkMessage: options.checkReplies ? await loadMessageCheck() : undefined,
  })
  const { listen } = await openSurface<ContentContext, Handlers<ContentContext>>(
    { ...options, config },
    {
      name: 'content',
      routes,
      validators,
      handlers: contentHandlers,
      tools,
      security: (cookies) => ({
        consoleSession: cookieCredential(cookies, cookieNames.session, sessions.verifySession),
        accessToken: bearerCredential((token, address) => sessions.verifyToken(token, address)),
      }),
      bearerTokens: true,
      context: (shared) => {
        const parts = { ...domain, ...shared, versions, sessions }
        return (call) => ({ ...parts, call })
      },
      answerRefusal: explainSignIn,
      metrics,
      ping: () => db.ping(),
      cache: answerCache ? cache : undefined,
    },
  )
  const { url: publicUrl } = config.content
  const port = portOf(config.content.port, options.supervision)
  await versions.start()
  const listener = await listen({ port, publicUrl }).catch(async (error) => {
    await versions.stop()
    throw error
  })
  for (const worker of workers) worker.start()
  return {
    name: 'content',
    url: listener.url,
    close: async () => {
      try {
        await Promise.all([listener.close(), ...workers.map((worker) => worker.stop())])
        await versions.stop()
      } finally {
        await store.close()
      }
    },
  }
}

/** A person who opens the console where no auth surface is known gets a page that says so; programs get the problem. */
function explainSignIn({ match, isForPage }: HttpCall, error: unknown): Reply | null {
  if (!isForPage || !(error instanceof TriptychError) || error.code !== 'sign_in_disabled') return null
  const { html, policy } = noSignInPage()
  const answers: Readonly<Record<string, Reply>> = {
    getConsole: reply.getConsole.ok(html, { 'Content-Security-Policy': policy }),
    getConsolePage: reply.getConsolePage.ok(html, { 'Content-Security-Policy': policy }),
    startSignIn: reply.startSignIn.found({ Location: '/' }),
    finishSignIn: reply.finishSignIn.found({ Location: '/' }),
  }
  return answers[match?.route.operationId ?? ''] ?? null
}

/** The content surface without its data. */
export function contentStandIn(config: Config, sessions: SessionVerifier): StandInParts {
  return {
    ...{ name: 'content', routes, validators, handlers: contentHandlers, tools, bearerTokens: true },
    context: { sessions },
    publicUrl: config.content.url,
  }
}
