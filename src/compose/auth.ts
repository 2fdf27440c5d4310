import type { Handlers } from '../../generated/auth/handlers.ts'
import openapi from '../../generated/auth/openapi.json' with { type: 'json' }
import { routes } from '../../generated/auth/routes.ts'
import { tools as ownTools } from '../../generated/auth/tools.ts'
import * as validators from '../../generated/auth/validators.js'
import type { AuthContext } from '../../handlers/auth/context.ts'
import { authHandlers } from '../../handlers/auth/index.ts'
import { MCP_PATH, type McpMounts } from '../../handlers/auth/mounts/mcp.ts'
import { oauthMounts } from '../../handlers/auth/mounts/oauth.ts'
import { Cookies } from '../../handlers/common/cookies.ts'
import { bearerToken } from '../access/bearer.ts'
import type { Principal } from '../access/principal.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import { consoleVerifier } from '../auth/console-verifier.ts'
import { checkKey } from '../auth/key-check.ts'
import { chooseMethods } from '../auth/methods.ts'
import { authMigrations } from '../auth/migrations/index.ts'
import type { AuthTables } from '../auth/schema.ts'
import { Sweeper } from '../auth/sweep.ts'
import { type Config, obtainSecretKey } from '../config.ts'
import { Surface } from '../contract/surface.ts'
import { toolsOf } from '../contract/tools.ts'
import type { Database } from '../db/database.ts'
import { loadDocsPage } from '../pages/docs-page.ts'
import { createClientReader, createProxyTrust } from '../server/client-address.ts'
import type { Logger } from '../server/logger.ts'
import { createMetrics } from '../server/metrics.ts'
import type { RunningSurface } from '../server/running-surface.ts'
import { createSafeFetch, type SafeFetchOptions } from '../server/safe-fetch.ts'
import type { Addresses } from './addresses.ts'
import { type AuthDomain, authDomain } from './auth-domain.ts'
import { challenge } from './challenge.ts'
import { openConsole } from './console-build.ts'
import { firstSteps } from './first-steps.ts'
import { listenFor } from './http-surface.ts'
import { JoinedTools } from './joined-tools.ts'
import { mcpFor } from './mcp.ts'
import { refusalLog } from './refusal-log.ts'
import { openStore } from './store.ts'

export interface AuthOptions {
  readonly logger: Logger
  readonly addresses: Addresses
  /** What the MCP endpoint offers beside its own tools; surfaces may add theirs while it runs. */
  readonly tools?: JoinedTools
  /** Hold every reply against the contract. */
  readonly checkReplies?: boolean
  /** For tests: how addresses that strangers name are read. */
  readonly safeFetch?: SafeFetchOptions
  /** For tests: where the built consoles are. */
  readonly consoleFolder?: string
}

/** The auth surface, and what it is to the other surfaces of its process. */
export interface RunningAuth extends RunningSurface {
  release(): Promise<void>
  sessionsOf(surface: 'bridge' | 'content'): SessionVerifier
}

/** Starts the auth surface. */
export async function startAuth(config: Config, options: AuthOptions): Promise<RunningAuth> {
  const logger = options.logger.child({ surface: 'auth' })
  const db = await openStore<AuthTables>(config, 'auth', authMigrations)
  try {
    return await serveAuth(config, { ...options, logger }, db)
  } catch (error) {
    await db.close()
    throw error
  }
}

async function serveAuth(config: Config, options: AuthOptions, db: Database<AuthTables>): Promise<RunningAuth> {
  const { logger, addresses } = options
  const metrics = createMetrics()
  const secret = (await obtainSecretKey(config.secretKey, config.dataDir)).reveal()
  const domain = authDomain({ config, db, secret, addresses, logger, registry: metrics.registry })
  await checkKey(db, domain.keys, logger)
  if (config.adminEmail !== null) await domain.members.seedAdmin(config.adminEmail)
  const sweeper = new Sweeper(db, (error) => logger.warn({ err: error }, 'could not sweep'))
  const tools = options.tools ?? new JoinedTools()
  const mcp = mcpFor({
    addresses,
    tools,
    version: openapi.info.version,
    logger,
    authenticate: (token) => authenticate(domain, token),
  })
  const surface = await createSurface(config, options, db, domain, metrics, mcp.mounts)
  const call: typeof surface.call = (...operation) => surface.call(...operation)
  tools.add(toolsOf({ tools: ownTools, routes, call, log: refusalLog(logger) }))
  const listener = await listenFor({
    config,
    port: config.auth.port,
    publicUrl: config.auth.url,
    surface,
    logger,
    closedToReads: (pathname) => pathname === MCP_PATH,
    cache: null,
  })
  addresses.listening('auth', listener.port)
  if (config.mail.smtp === null && !addresses.isLocal('auth')) {
    logger.warn({ setting: 'SVC_SMTP_URL' }, 'codes go to this log: whoever reads it can sign in as anyone')
  }
  domain.mail.start()
  sweeper.start()
  const advice = await firstSteps(config, addresses, domain.members)
  return {
    name: 'auth',
    url: listener.url,
    ...(advice === null ? {} : { firstSteps: advice }),
    sessionsOf: (surface) => consoleVerifier(surface, { ...domain, baseUrl: () => addresses.publicUrl('auth') }),
    close: async () => {
      // Side by side: a mail server and a caller who are both slow have five seconds together. Unsent mail stays.
      await Promise.all([listener.close().then(() => mcp.close()), sweeper.stop(), domain.mail.stop()])
    },
    release: async () => {
      await Promise.all([domain.tokens.settle(), domain.oauthTokens.settle(), domain.sessions.settle()])
      await db.close()
    },
  }
}

async function createSurface(
  config: Config,
  { logger, addresses, checkReplies = false, safeFetch = {}, consoleFolder }: AuthOptions,
  db: Database<AuthTables>,
  domain: AuthDomain,
  metrics: ReturnType<typeof createMetrics>,
  mcp: McpMounts['mounts'],
): Promise<Surface<AuthContext>> {
  const cookies = new Cookies(addresses.isSecure('auth'))
  const parts: Omit<AuthContext, 'call'> = {
    ...domain,
    methods: chooseMethods(domain.label, config.signIn.otpFallback),
    cookies,
    consoles: { urlOf: (surface) => addresses.consoleUrl(surface) },
    publicUrl: () => addresses.publicUrl('auth'),
    codesInLog: config.mail.smtp === null && addresses.isLocal('auth'),
    service: {
      ping: () => db.ping(),
      metrics: () => metrics.expose(),
      metricsPublic: config.metricsPublic,
      docs: await loadDocsPage(new URL('../../generated/auth/docs.html', import.meta.url)),
      console: await openConsole('auth', logger, consoleFolder),
    },
  }
  return Surface.create<AuthContext, Handlers<AuthContext>>({
    definition: openapi,
    routes,
    validators,
    handlers: authHandlers,
    security: {
      // A token is shown on purpose, a cookie comes along by itself: with both, the token is meant.
      session: async (call) => {
        const cookie = call.headers.authorization === undefined ? cookies.read(call, 'auth_session') : null
        return cookie === null ? null : domain.sessions.verify('auth', cookie)
      },
      accessToken: async (call) => {
        const token = bearerToken(call.headers.authorization)
        return token === null ? null : authenticate(domain, token)
      },
    },
    challenge,
    mounts: {
      ...mcp,
      ...oauthMounts({
        ...domain,
        ...domain.oauth,
        base: () => addresses.publicUrl('auth'),
        fetch: createSafeFetch(safeFetch),
        log: logger,
      }),
    },
    context: (call): AuthContext => ({ ...parts, call }),
    callerOf: createClientReader(createProxyTrust(config.trustedProxies)),
    log: refusalLog(logger),
    checkReplies,
    observe: metrics.observe,
  })
}

/** Who shows a token of any kind. */
async function authenticate({ tokens, oauthTokens }: AuthDomain, token: string): Promise<Principal | null> {
  return (await tokens.verify(token)) ?? oauthTokens.verify(token)
}
