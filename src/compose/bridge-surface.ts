import type { Handlers } from '../../generated/bridge/handlers.ts'
import * as validators from '../../generated/bridge/request-validators.js'
import { routes } from '../../generated/bridge/routes.ts'
import * as streamValidators from '../../generated/bridge/stream-validators.js'
import { channels } from '../../generated/bridge/streams.ts'
import type { BridgeContext, ConfigOverride } from '../../handlers/bridge/context.ts'
import { bridgeHandlers } from '../../handlers/bridge/index.ts'
import { bridgeStreams } from '../../handlers/bridge/streams.ts'
import { Cookies } from '../../handlers/common/cookies.ts'
import type { BackupStatus } from '../access/service.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import type { AccessTokens } from '../bridge/credentials/access-tokens.ts'
import type { FirstToken } from '../bridge/credentials/first-token.ts'
import type { Daemon } from '../bridge/daemon.ts'
import { openShell } from '../bridge/shell/shell.ts'
import type { Config } from '../config.ts'
import { StreamSurface } from '../contract/streams/stream-surface.ts'
import { createClientReader, createProxyTrust } from '../server/client-address.ts'
import type { Logger } from '../server/logger.ts'
import type { Metrics } from '../server/metrics.ts'
import type { Addresses } from './addresses.ts'
import { bridgeCallers } from './bridge-callers.ts'
import { contractFile, openDocs, openSurface, replyCheckOf } from './open-surface.ts'
import type { PluginFence } from './plugin-fence.ts'
import type { StandInParts } from './stand-in.ts'
import type { Supervision } from './supervised-surface.ts'

export interface BridgeSurfaceParts {
  readonly config: Config
  readonly addresses: Addresses
  readonly sessions: SessionVerifier
  readonly daemon: Daemon
  readonly tokens: AccessTokens
  /** Signs the operator in; null where no such token does. */
  readonly firstToken: FirstToken | null
  readonly metrics: Metrics
  readonly logger: Logger
  readonly checkReplies: boolean
  /** Where the built consoles are; the usual place when undefined. */
  readonly consoleFolder: string | undefined
  readonly supervision: Supervision | undefined
  readonly fence: PluginFence
  readonly backups: (() => BackupStatus) | undefined
  /** Asks the database something. */
  ping(): Promise<void>
  /** Restarts the daemon. */
  restart(): void
}

/** The operations of the bridge, and its streams, behind one rule of who may come in. */
export async function bridgeSurface(parts: BridgeSurfaceParts) {
  const { config, addresses, sessions, daemon, metrics, tokens, firstToken } = parts
  const open = config.bridge.auth === 'none'
  const callersOn = (cookies: Cookies) => bridgeCallers(open ? null : parts, cookies)

  const streamsDocs = await openDocs('bridge', 'streams.html')
  const asyncapi = contractFile('bridge', 'asyncapi.json')
  const { log, listen } = await openSurface<BridgeContext, Handlers<BridgeContext>>(parts, {
    name: 'bridge',
    routes,
    validators,
    handlers: bridgeHandlers,
    security: callersOn,
    requireCredentials: !open,
    bearerTokens: true,
    context: (shared) => {
      const context = {
        ...shared,
        daemon,
        tokens,
        firstToken,
        open,
        overrides: overridesOf(config),
        streamsDocs,
        asyncapi,
        sessions,
        restart: parts.restart,
      }
      return (call) => ({ ...context, call })
    },
    metrics,
    ping: parts.ping,
  })

  const callers = callersOn(new Cookies(addresses.isSecure('bridge')))
  const callerOf = createClientReader(createProxyTrust(config.trustedProxies))

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
      security: callers,
      requireCredentials: !open,
      context: () => undefined,
      callerOf,
      log,
      checkMessages: replyCheckOf(parts) === 'fail',
    })

  return { listen, streams }
}

/** What the settings say beside the config file, which they win over. */
function overridesOf({ bridge }: Config): ConfigOverride[] {
  const settings = [
    ['port', 'SVC_BRIDGE_PORT', bridge.port],
    ['bind', 'SVC_HAP_BIND', bridge.hapBind],
    ['advertiser', 'SVC_HAP_ADVERTISER', bridge.hapAdvertiser],
  ] as const
  return settings.flatMap(([field, setting, value]) =>
    value === null ? [] : [{ field, setting, value: String(value) }],
  )
}

/** The bridge without its data: its streams are refused too. */
export async function bridgeStandIn(config: Config, sessions: SessionVerifier): Promise<StandInParts> {
  const streamsDocs = await openDocs('bridge', 'streams.html')
  const asyncapi = contractFile('bridge', 'asyncapi.json')
  const callerOf = createClientReader(createProxyTrust(config.trustedProxies))
  // No client gets as far as a handler.
  const never = () => Promise.reject(new Error('the bridge does not run'))
  return {
    ...{ name: 'bridge', routes, validators, handlers: bridgeHandlers, bearerTokens: true },
    context: { sessions, streamsDocs, asyncapi, firstToken: null },
    publicUrl: config.bridge.url,
    streams: (security, log) =>
      StreamSurface.create({
        channels,
        validators: streamValidators,
        handlers: Object.fromEntries(channels.map(({ name }) => [name, never])) as never,
        security,
        context: () => undefined,
        callerOf,
        log,
      }),
  }
}
