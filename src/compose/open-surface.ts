import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { Cookies } from '../../handlers/common/cookies.ts'
import type { CallContext, MountedOperation, Principal } from '../access/principal.ts'
import { connectorScopeFor } from '../access/scopes.ts'
import type { BackupStatus, ConsoleLink, ServedContract, Service } from '../access/service.ts'
import { bearerToken } from '../access/session-verifier.ts'
import type { Config } from '../config.ts'
import type { Schemes } from '../contract/authorize.ts'
import type { HttpCall } from '../contract/call.ts'
import type { Challenge, RefusalLog } from '../contract/problem-writer.ts'
import { type ReplyRule, Surface, type SurfaceOptions } from '../contract/surface.ts'
import { type ToolRow, toolsOf } from '../contract/tools.ts'
import { errorMessage } from '../lib/error-text.ts'
import { ConsoleFiles } from '../pages/console-files.ts'
import { loadDocsPage, type StaticPage } from '../pages/docs-page.ts'
import { notFoundPage } from '../pages/layout.ts'
import { LongText, SerializedJson } from '../payload.ts'
import type { AnswerCache } from '../server/answer-cache.ts'
import { createClientReader, createProxyTrust, isForwarded } from '../server/client-address.ts'
import type { Listener } from '../server/listener.ts'
import { type Logger, redactUrl } from '../server/logger.ts'
import type { Metrics } from '../server/metrics.ts'
import type { Addresses, SurfaceName } from './addresses.ts'
import { type HttpSurfaceOptions, listenFor } from './http-surface.ts'
import type { JoinedTools } from './joined-tools.ts'
import { Outage } from './outage.ts'
import { fencedRequests, type PluginFence } from './plugin-fence.ts'
import type { Supervision } from './supervised-surface.ts'

/** What every surface's handlers work with, beside their domain and the call. */
export interface SharedContext {
  readonly cookies: Cookies
  readonly service: Service
  publicUrl(): URL
  otherConsoles(): readonly ConsoleLink[]
}

/** What every surface of a process is given. */
export interface Surroundings {
  readonly config: Config
  readonly logger: Logger
  readonly addresses: Addresses
  /** Takes the tools of this surface. */
  readonly tools?: JoinedTools | undefined
  /** Hold every reply against the contract, whatever the settings say. */
  readonly checkReplies?: boolean | undefined
  /** For tests: where the built consoles are. */
  readonly consoleFolder?: string | undefined
  readonly supervision?: Supervision | undefined
  /** Keeps the plugins of this process's bridge away; none without a bridge. */
  readonly fence?: PluginFence | undefined
  /** How the scheduled backups of the process went; none are scheduled when absent. */
  readonly backups?: (() => BackupStatus) | undefined
}

/** What makes one surface different from the others. */
export interface SurfaceDescriptor<Context, Handlers> {
  readonly name: SurfaceName
  readonly routes: SurfaceOptions<Context, Handlers>['routes']
  /** Of requests. */
  readonly validators: object
  readonly handlers: SurfaceOptions<Context, Handlers>['handlers']
  readonly tools?: readonly ToolRow[]
  readonly mounts?: Readonly<Record<string, MountedOperation>>
  /** Who shows the credential of each security scheme of the contract. */
  readonly security: (cookies: Cookies) => Schemes<HttpCall>
  readonly requireCredentials?: boolean
  /** Whether a refusal says how to show a bearer token. */
  readonly bearerTokens: boolean
  readonly context: (shared: SharedContext) => (call: CallContext) => Context
  readonly answerRefusal?: SurfaceOptions<Context, Handlers>['answerRefusal']
  readonly metrics: Metrics
  /** Asks the database something; throws where it does not answer. */
  readonly ping: () => Promise<void>
  /** Answers before anything else does. */
  readonly cache?: AnswerCache | undefined
}

/** A surface that runs its operations, and listens once `listen` is called. */
export interface OpenSurface<Context> {
  readonly surface: Surface<Context>
  readonly log: RefusalLog
  listen(options: ListenOptions<Context>): Promise<Listener>
}

type ListenOptions<Context> = Pick<HttpSurfaceOptions<Context>, 'port' | 'publicUrl' | 'streams' | 'closedToReads'>

/**
 * Joins a contract, its handlers and its domain to what all surfaces have: documentation, console, metrics, log, tools,
 * who is calling, and a listener.
 */
export async function openSurface<Context, Handlers extends object>(
  surroundings: Surroundings,
  descriptor: SurfaceDescriptor<Context, Handlers>,
): Promise<OpenSurface<Context>> {
  const { config, logger, addresses } = surroundings
  const { name, routes, metrics, cache, mounts, tools } = descriptor
  const cookies = new Cookies(addresses.isSecure(name))
  const log = refusalLog(logger)
  const surface = Surface.create<Context, Handlers>({
    routes,
    validators: descriptor.validators,
    handlers: descriptor.handlers,
    security: descriptor.security(cookies),
    requireCredentials: descriptor.requireCredentials ?? false,
    ...(descriptor.bearerTokens && { challenge }),
    ...(mounts && { mounts }),
    context: descriptor.context({
      cookies,
      publicUrl: () => addresses.publicUrl(name),
      otherConsoles: () => addresses.consolesBeside(name),
      service: {
        ping: () => pingOf(descriptor),
        metrics: () => metrics.expose(),
        metricsPublic: config.metricsPublic,
        console: await openConsole(name, logger, surroundings.consoleFolder),
        openapi: contractFile(name, 'openapi.json'),
        backups: surroundings.backups ?? (() => noBackups),
      },
    }),
    callerOf: createClientReader(createProxyTrust(config.trustedProxies), untrustedProxy(logger)),
    log,
    notFoundPage: notFoundPage(),
    ...(cache && { answers: cache }),
    replies: await replyRuleOf(name, surroundings),
    ...(descriptor.answerRefusal && { answerRefusal: descriptor.answerRefusal }),
    onStripped: (property) => logger.warn(property, 'the reply had a property that the contract does not declare'),
    observe: metrics.observe,
  })
  const { operationAt } = surface
  const isFenced = fencedRequests({ name, routes, operationAt })
  const { fence: plugins } = surroundings
  const fence =
    plugins &&
    ((request: IncomingMessage) => {
      if (isFenced(request)) return plugins.refuse(request)
      return isForwarded(request) ? plugins.distrust(request) : undefined
    })
  return {
    surface,
    log,
    listen: async (options) => {
      await surroundings.supervision?.beforeListening()
      const listener = await listenFor({
        ...{ ...options, name, config, surface, logger, cache: cache ?? null },
        ...(fence && { fence }),
      })
      addresses.listening(name, listener.port)
      if (tools) surroundings.tools?.set(name, toolsOf({ tools, routes, call: surface.call.bind(surface), log }))
      return listener
    },
  }
}

const noBackups: BackupStatus = { scheduled: false, lastSuccess: null, lastFailure: null, next: null }

/** @throws Outage */
async function pingOf({ ping }: Pick<SurfaceDescriptor<never, never>, 'ping'>): Promise<void> {
  try {
    await ping()
  } catch (error) {
    throw error instanceof Outage ? error : new Outage(error)
  }
}

/** Who shows a session cookie; with a token beside it the token counts, since a cookie comes along by itself. */
export function cookieCredential(
  cookies: Cookies,
  cookieName: string,
  verify: (cookie: string, forStepUp: boolean) => Promise<Principal | null>,
): Schemes<HttpCall>[string] {
  return async (call, { stepUp }) => {
    const cookie = call.headers.authorization === undefined ? cookies.read(call, cookieName) : null
    return cookie === null ? null : verify(cookie, stepUp !== undefined)
  }
}

/** Who shows a bearer token (RFC 6750, 2.1). */
export function bearerCredential(
  verify: (token: string, address: string | null) => Promise<Principal | null>,
): (call: HttpCall) => Promise<Principal | null> {
  return async (call) => {
    const token = bearerToken(call.headers.authorization)
    return token === null ? null : verify(token, call.clientAddress)
  }
}

/** How to show a credential, or a better one (RFC 6750, 3). */
export const challenge: Challenge = (call, code) => {
  const scheme = 'Bearer realm="workspace"'
  if (code === 'unauthenticated')
    return bearerToken(call.headers.authorization) === null ? scheme : `${scheme}, error="invalid_token"`
  const scope = call.match === null ? '' : `, scope="${connectorScopeFor(call.match.route.scope)}"`
  return `${scheme}, error="insufficient_scope"${scope}`
}

/** What is done about replies, and messages of streams, that are not what the contract promises. */
export function replyCheckOf({ config, checkReplies }: Pick<Surroundings, 'config' | 'checkReplies'>) {
  return checkReplies ? 'fail' : config.replyCheck
}

/** What replies are held against; not loaded where they are sent as they are, which is usual. */
const replyValidators = {
  auth: () => import('../../generated/auth/reply-validators.js'),
  bridge: () => import('../../generated/bridge/reply-validators.js'),
  content: () => import('../../generated/content/reply-validators.js'),
}

async function replyRuleOf(name: SurfaceName, surroundings: Surroundings): Promise<ReplyRule | null> {
  const check = replyCheckOf(surroundings)
  return check === 'off' ? null : { check, validators: await replyValidators[name]() }
}

/** A generated page of documentation. */
export function openDocs(surface: string, page: string): Promise<StaticPage> {
  return loadDocsPage(new URL(`../../generated/${surface}/${page}`, import.meta.url))
}

/** A generated contract, which the first request for it reads, writes without spaces and compresses. */
export function contractFile(surface: string, file: string): () => Promise<ServedContract> {
  let served: Promise<ServedContract> | undefined
  return () => {
    served ??= readContract(new URL(`../../generated/${surface}/${file}`, import.meta.url)).catch((error: unknown) => {
      served = undefined
      throw error
    })
    return served
  }
}

async function readContract(file: URL): Promise<ServedContract> {
  return servedContract(JSON.parse(await readFile(file, 'utf8')))
}

/** A contract in the form in which it is answered: written and compressed once. */
export function servedContract(document: unknown): ServedContract {
  const text = Buffer.from(JSON.stringify(document))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  return { body: new SerializedJson(new LongText([gzipSync(text, { level: 9 })], text.length)), etag: `"${hash}"` }
}

/** Where `make console` builds to, in a checkout as in the npm package. */
const BUILT = fileURLToPath(new URL('../../console/dist/', import.meta.url))

/** The browser console of a surface. Without a build everything else is served all the same. */
async function openConsole(
  surface: SurfaceDescriptor<never, never>['name'],
  logger: Logger,
  folder = BUILT,
): Promise<ConsoleFiles> {
  const files = new ConsoleFiles(folder, surface)
  if (!(await files.isBuilt())) logger.warn('the console is not built: `make console` builds it')
  return files
}

/** Says once that a proxy is not trusted. */
function untrustedProxy(logger: Logger): (address: string) => void {
  let said = false
  return (address) => {
    if (said) return
    said = true
    const fields = { setting: 'SVC_TRUSTED_PROXIES', address }
    logger.warn(
      fields,
      'a proxy that is not trusted forwards requests: all of its clients share one address and its limits',
    )
  }
}

/** Refusals as log lines: our own faults as errors, those with a cause worth knowing as info, the everyday ones as debug. */
function refusalLog(logger: Logger): RefusalLog {
  return ({ requestId, method, url, code, status, error }) => {
    const fields = { requestId, method, url: redactUrl(url), code, status }
    if (status >= 500) return logger.error({ ...fields, err: error }, 'refused')
    const { message, cause } = error instanceof Error ? error : { message: code, cause: undefined }
    if (cause === undefined) return logger.debug(fields, message)
    logger.info({ ...fields, cause: errorMessage(cause) }, message)
  }
}
