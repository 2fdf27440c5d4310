import type { Handlers } from '../../generated/auth/handlers.ts'
import openapi from '../../generated/auth/openapi.json' with { type: 'json' }
import { reply } from '../../generated/auth/replies.ts'
import * as validators from '../../generated/auth/request-validators.js'
import { routes } from '../../generated/auth/routes.ts'
import { tools as ownTools } from '../../generated/auth/tools.ts'
import type { AuthContext } from '../../handlers/auth/context.ts'
import { authHandlers } from '../../handlers/auth/index.ts'
import { MCP_PATH, type McpMounts, mcpMounts } from '../../handlers/auth/mounts/mcp.ts'
import { oauthMounts } from '../../handlers/auth/mounts/oauth.ts'
import { scimMounts } from '../../handlers/auth/mounts/scim.ts'
import { redirectTo } from '../../handlers/common/console-sign-in.ts'
import type { Principal } from '../access/principal.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import type { ToolSource } from '../access/tool-source.ts'
import { postApprovalNotices } from '../auth/approval-notices.ts'
import { consoleVerifier } from '../auth/console-verifier.ts'
import type { MemberPage } from '../auth/members.ts'
import { chooseMethods } from '../auth/methods.ts'
import { authMigrations } from '../auth/migrations/index.ts'
import type { AuthTables } from '../auth/schema.ts'
import { checkKey } from '../auth/secrets.ts'
import { describeSetup } from '../auth/setup-link.ts'
import { Sweeper } from '../auth/sweep.ts'
import { postEndNotices } from '../auth/token-notices.ts'
import { type Config, obtainSecretKey } from '../config.ts'
import type { HttpCall } from '../contract/call.ts'
import type { Reply } from '../contract/reply.ts'
import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import type { Logger } from '../server/logger.ts'
import { createMetrics, type Metrics } from '../server/metrics.ts'
import type { RunningSurface } from '../server/run.ts'
import { createSafeFetch, type SafeFetchOptions } from '../server/safe-fetch.ts'
import type { Addresses } from './addresses.ts'
import { type AuthDomain, authDomain } from './auth-domain.ts'
import { JoinedTools } from './joined-tools.ts'
import { bearerCredential, cookieCredential, type OpenSurface, openSurface, type Surroundings } from './open-surface.ts'
import type { StandInParts } from './stand-in.ts'
import { openStore } from './store.ts'
import { portOf } from './supervised-surface.ts'

export interface AuthOptions extends Pick<Surroundings, 'supervision' | 'backups'> {
  readonly logger: Logger
  readonly addresses: Addresses
  /** What the MCP endpoint offers beside its own tools; surfaces may add theirs while it runs. */
  readonly tools?: JoinedTools
  /** Hold every reply against the contract. */
  readonly checkReplies?: boolean
  /** For tests: how untrusted addresses are fetched. */
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
  const { supervision } = options
  const db = await openStore<AuthTables>(config, 'auth', authMigrations, supervision && { ...supervision, logger })
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
  const domain = await authDomain({
    config,
    db,
    secret,
    addresses,
    logger,
    registry: metrics.registry,
    checkReplies: options.checkReplies ?? false,
  })
  await checkKey(db, domain.keys, logger)
  if (config.adminEmail !== null) await domain.members.seedAdmin(config.adminEmail)
  const onSweepError = (error: unknown) => logger.warn({ err: error }, 'could not sweep')
  const sweeper = new Sweeper(db, onSweepError, async (now) => {
    await domain.linker.pruneDays(config.retention.activityDays, now)
    await postEndNotices(db, domain.mail, now)
    await postApprovalNotices(db, domain.mail, now)
  })
  const tools = options.tools ?? new JoinedTools()
  const mcp = mcpFor({
    addresses,
    tools,
    version: openapi.info.version,
    logger,
    authenticate: (token, address) => authenticate(domain, token, address),
  })
  const first = (await domain.members.list({ limit: 1 })).members[0] ?? null
  const { listen } = await openAuth(config, { ...options, tools }, db, domain, metrics, mcp.mounts)
  const listener = await listen({
    port: portOf(config.auth.port, options.supervision),
    publicUrl: config.auth.url,
    closedToReads: (pathname) => pathname === MCP_PATH,
  })
  if (config.mail.smtp === null && !addresses.isLocal('auth')) {
    logger.warn({ setting: 'SVC_SMTP_URL' }, 'codes go to this log: anyone who can read it can sign in as any member')
  }
  // Nothing may fail after this point: another try to start would leave these workers running.
  domain.mail.start()
  domain.linker.start()
  if (config.webhooks) domain.messages.start()
  sweeper.start()
  const advice = describeSignIn(config, addresses, { first, setup: domain.setup })
  const verifierOf = (surface: 'bridge' | 'content') =>
    consoleVerifier(surface, { ...domain, baseUrl: () => addresses.publicUrl('auth') })
  const verifiers = { bridge: verifierOf('bridge'), content: verifierOf('content') }
  return {
    name: 'auth',
    url: addressOf(listener.url, addresses),
    ...(advice === null ? {} : { signIn: advice }),
    sessionsOf: (surface) => verifiers[surface],
    close: async () => {
      // Side by side: a mail server and a caller who are both slow have five seconds together. Unsent mail stays.
      await Promise.all([
        listener.close().then(() => mcp.close()),
        sweeper.stop(),
        domain.mail.stop(),
        domain.messages.stop(),
      ])
    },
    release: async () => {
      try {
        await Promise.all([domain.tokens.settle(), domain.oauthTokens.settle(), domain.sessions.settle()])
        await domain.linker.stop()
      } finally {
        await db.close()
      }
    },
  }
}

/** The auth surface without its data. */
export function authStandIn(config: Config): StandInParts {
  return {
    ...{ name: 'auth', routes, validators, handlers: authHandlers, tools: ownTools, bearerTokens: true },
    context: {},
    publicUrl: config.auth.url,
  }
}

function openAuth(
  config: Config,
  options: AuthOptions,
  db: Database<AuthTables>,
  domain: AuthDomain,
  metrics: Metrics,
  mcp: McpMounts['mounts'],
): Promise<OpenSurface<AuthContext>> {
  const { logger, addresses, safeFetch = {} } = options
  const base = () => addresses.publicUrl('auth')
  return openSurface<AuthContext, Handlers<AuthContext>>(
    { ...options, config },
    {
      name: 'auth',
      routes,
      validators,
      handlers: authHandlers,
      tools: ownTools,
      mounts: {
        ...mcp,
        ...scimMounts({ token: config.signIn.scimToken, members: domain.provisioned, base }),
        ...oauthMounts({ ...domain, ...domain.oauth, base, fetch: createSafeFetch(safeFetch), log: logger }),
      },
      security: (cookies) => ({
        session: cookieCredential(cookies, 'auth_session', (cookie) => domain.sessions.verify('auth', cookie)),
        accessToken: bearerCredential((token, address) => authenticate(domain, token, address)),
      }),
      bearerTokens: true,
      context: (shared) => {
        const parts = {
          ...domain,
          ...shared,
          methods: chooseMethods(domain.label, config.signIn.otpFallback),
          consoles: { urlOf: (surface: 'bridge' | 'content') => addresses.consoleUrl(surface) },
          delivery: config.mail.smtp === null ? ('log' as const) : ('mail' as const),
          codesInLog: config.mail.smtp === null && addresses.isLocal('auth'),
        }
        return (call) => ({ ...parts, call })
      },
      answerRefusal: (call, error) => leadToLogin(call, error, logger),
      metrics,
      ping: () => db.ping(),
    },
  )
}

/**
 * Where the surface listens, by the name that it goes by itself. On this machine that is `localhost`: connectors, cookies
 * and what is read of the surface are for that name alone, and `127.0.0.1` is another one to them.
 */
function addressOf(listening: string, addresses: Addresses): string {
  const known = addresses.publicUrl('auth')
  return addresses.isLocal('auth') && known.port === new URL(listening).port ? known.origin : listening
}

/** The links of a sign-in, which people follow, and where one of them leads that is malformed. */
const signInLinks: Readonly<Record<string, Reply>> = {
  finishSso: reply.finishSso.found(redirectTo('/login?error=sso_token')),
  startSso: reply.startSso.found(redirectTo('/login?error=invalid_link')),
  handOver: reply.handOver.found(redirectTo('/login?error=invalid_link')),
  getLogin: reply.getLogin.found(redirectTo('/login?error=invalid_link')),
  getSetup: reply.getSetup.found(redirectTo('/setup')),
}

/** A person who follows a malformed link of a sign-in gets a page; programs get the problem. */
function leadToLogin(call: HttpCall, error: unknown, logger: Logger): Reply | null {
  const answer = signInLinks[call.match?.route.operationId ?? '']
  if (answer === undefined || !call.isForPage || !(error instanceof TriptychError) || error.code !== 'invalid_request')
    return null
  const detail = error.errors?.map(({ name, message }) => `${name} ${message}`).join('; ')
  logger.warn({ requestId: call.requestId, reason: 'invalid_request', detail }, 'a sign-in failed')
  return answer
}

/** Who shows a token of any kind. */
async function authenticate(
  { tokens, oauthTokens }: AuthDomain,
  token: string,
  address: string | null,
): Promise<Principal | null> {
  return (await tokens.verify(token, address)) ?? oauthTokens.verify(token)
}

/** What the operator does next to sign in; null once the first member has signed in. */
function describeSignIn(
  config: Config,
  addresses: Addresses,
  { first, setup }: Pick<AuthDomain, 'setup'> & { readonly first: MemberPage['members'][number] | null },
): string | null {
  const inLog = config.mail.smtp === null
  const login = new URL('/login', addresses.publicUrl('auth')).href
  if (first === null) return describeSetup(setup.create())
  if (first.joined_at !== null) return null
  const { oidc, legacy, otpFallback } = config.signIn
  const provider = oidc !== null || legacy !== null
  if (provider && !otpFallback) return `to sign in: open ${login} as ${first.email}`
  const where = inLog ? 'find the code in this log' : 'enter the code from the mail'
  // Beside a provider the form has to be asked for.
  return `to sign in: open ${login}${provider ? '?code=1' : ''}, enter ${first.email}, and ${where}`
}

export interface McpParts {
  readonly addresses: Addresses
  readonly tools: ToolSource
  readonly version: string
  readonly logger: Logger
  readonly authenticate: (token: string, address: string | null) => Promise<Principal | null>
}

/** The MCP endpoint of the auth surface, with the tools of every surface of this process. */
function mcpFor({ addresses, logger, ...parts }: McpParts): McpMounts {
  return mcpMounts({
    ...parts,
    baseUrl: () => addresses.publicUrl('auth'),
    onCall: ({ tool, principal, requestId, code }) => {
      const { id, kind, credentialId } = principal
      logger.info({ requestId, tool, actor: id, kind, credential: credentialId, code }, 'tool call')
    },
    onError: (error) => logger.info({ cause: error.message }, 'an MCP message was refused'),
  })
}
