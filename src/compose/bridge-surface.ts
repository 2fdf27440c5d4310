import type { Handlers } from '../../generated/bridge/handlers.ts'
import openapi from '../../generated/bridge/openapi.json' with { type: 'json' }
import { routes } from '../../generated/bridge/routes.ts'
import * as streamValidators from '../../generated/bridge/stream-validators.js'
import { channels } from '../../generated/bridge/streams.ts'
import * as validators from '../../generated/bridge/validators.js'
import { type BridgeContext, sessionCookie } from '../../handlers/bridge/context.ts'
import { bridgeHandlers } from '../../handlers/bridge/index.ts'
import { bridgeStreams } from '../../handlers/bridge/streams/index.ts'
import { Cookies } from '../../handlers/common/cookies.ts'
import type { Principal } from '../access/principal.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import type { Daemon } from '../bridge/daemon.ts'
import { openShell } from '../bridge/shell/shell.ts'
import type { Config } from '../config.ts'
import type { HttpCall } from '../contract/call.ts'
import { StreamSurface } from '../contract/streams/stream-surface.ts'
import { Surface } from '../contract/surface.ts'
import { TriptychError } from '../errors.ts'
import { loadDocsPage } from '../pages/docs-page.ts'
import { createClientReader, createProxyTrust } from '../server/client-address.ts'
import type { Logger } from '../server/logger.ts'
import type { Metrics } from '../server/metrics.ts'
import type { Addresses } from './addresses.ts'
import { openConsole } from './console-build.ts'
import { refusalLog } from './refusal-log.ts'

export interface BridgeSurfaceParts {
  readonly config: Config
  readonly addresses: Addresses
  readonly sessions: SessionVerifier
  readonly daemon: Daemon
  readonly metrics: Metrics
  readonly logger: Logger
  readonly checkReplies: boolean
  /** Where the built consoles are; the usual place when undefined. */
  readonly consoleFolder: string | undefined
  /** Asks the database something. */
  ping(): Promise<void>
  /** Restarts the daemon. */
  restart(): void
}

/** Shells at once: each is a process of its own. */
const SHELLS = 5

/** The operations of the bridge, and its streams, behind one rule of who may come in. */
export async function bridgeSurface(parts: BridgeSurfaceParts) {
  const { config, addresses, sessions, daemon, metrics, logger, checkReplies } = parts
  const open = config.bridge.auth === 'none'
  const cookies = new Cookies(addresses.isSecure('bridge'))
  const callerOf = createClientReader(createProxyTrust(config.trustedProxies))
  const log = refusalLog(logger)
  const page = (name: string) => loadDocsPage(new URL(`../../generated/bridge/${name}`, import.meta.url))
  const [docs, streamsDocs] = await Promise.all([page('docs.html'), page('streams.html')])
  const context: Omit<BridgeContext, 'call'> = {
    daemon,
    open,
    streamsDocs,
    sessions,
    cookies,
    publicUrl: () => addresses.publicUrl('bridge'),
    restart: parts.restart,
    service: {
      ping: parts.ping,
      metrics: () => metrics.expose(),
      metricsPublic: config.metricsPublic,
      docs,
      console: await openConsole('bridge', logger, parts.consoleFolder),
    },
  }

  /** Who shows the cookie of this console; nobody is asked for one where the bridge is open. */
  const whoCalls = async (call: HttpCall): Promise<Principal | null> => {
    if (open) return null
    const cookie = cookies.read(call, sessionCookie)
    const principal = cookie === null ? null : await sessions.verifySession(cookie)
    if (principal === null && call.headers.authorization !== undefined) throw new TriptychError('session_required')
    return principal
  }

  const surface = await Surface.create<BridgeContext, Handlers<BridgeContext>>({
    definition: openapi,
    routes,
    validators,
    handlers: bridgeHandlers,
    security: { consoleSession: whoCalls },
    openToOperators: open,
    context: (call): BridgeContext => ({ ...context, call }),
    callerOf,
    log,
    checkReplies,
    observe: metrics.observe,
  })

  /** The streams of one run of the listener, which closes them. */
  const streams = (): StreamSurface =>
    StreamSurface.create({
      channels,
      validators: streamValidators,
      handlers: bridgeStreams({
        logs: daemon.logs,
        metrics: daemon.metrics,
        openShell: (size) => openShell(size, config.environment),
      }),
      context: () => undefined,
      callerOf,
      authorize: async (call) => {
        const principal = await whoCalls(call)
        if (!open) requireOperator(principal)
        return principal
      },
      recheck: async (_principal, call) => (await whoCalls(call))?.role === 'admin',
      log,
      checkMessages: checkReplies,
      limits: { shell: SHELLS },
    })

  return { surface, streams }
}

/** @throws TriptychError `unauthenticated`, `admin_required` */
function requireOperator(principal: Principal | null): void {
  if (principal === null) throw new TriptychError('unauthenticated')
  if (principal.role !== 'admin') throw new TriptychError('admin_required')
}
