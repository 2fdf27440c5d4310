import { remoteSessions } from '../access/remote-sessions.ts'
import type { BackupStatus } from '../access/service.ts'
import { accountPage, handoverUrl, loginPage, noSessions, type SessionVerifier } from '../access/session-verifier.ts'
import type { Config } from '../config.ts'
import { TriptychError } from '../errors.ts'
import type { Logger } from '../server/logger.ts'
import type { RunningSurface } from '../server/run.ts'
import { Addresses, type SurfaceName, surfaceNames } from './addresses.ts'
import type { RunningAuth } from './auth.ts'
import { checkBridgeReach } from './bridge-reach.ts'
import { JoinedTools } from './joined-tools.ts'
import { PluginFence } from './plugin-fence.ts'
import { type StandInParts, standIn } from './stand-in.ts'
import { portOf, SupervisedSurface, type Supervision } from './supervised-surface.ts'

export interface ServeOptions {
  readonly logger: Logger
  /** Import the manual as site `docs` where there is no site yet, and begin a bridge with virtual accessories. */
  readonly sample: boolean
  /** Hold every reply against the contract. */
  readonly checkReplies: boolean
  /** Surfaces whose damaged database is moved aside, to begin with an empty one. */
  readonly startEmpty?: ReadonlySet<SurfaceName>
  /** For tests: where the built consoles are. */
  readonly consoleFolder?: string
  /** How the scheduled backups of the process went; none are scheduled when absent. */
  readonly backups?: (() => BackupStatus) | undefined
}

/**
 * How each of these surfaces starts, in one process; what is not wanted is not loaded. Each is supervised: one whose data
 * cannot be opened is degraded, and takes nothing with it.
 *
 * @throws ConfigError where they cannot run so
 */
export function surfaceStarters(
  config: Config,
  wanted: ReadonlySet<SurfaceName>,
  options: ServeOptions,
): (() => Promise<RunningSurface>)[] {
  if (wanted.has('bridge')) checkBridgeReach(config, wanted.has('auth'))
  const addresses = new Addresses(config)
  const shared = { ...options, addresses, tools: new JoinedTools(), fence: new PluginFence() }
  let auth: SupervisedSurface<RunningAuth> | undefined
  const sessionsFor = (surface: 'bridge' | 'content'): SessionVerifier =>
    wanted.has('auth')
      ? sessionsHere(
          surface,
          () => auth?.running ?? null,
          () => addresses.publicUrl('auth'),
        )
      : sessionsElsewhere(config, surface)

  const supervise = <R extends RunningSurface>(
    name: SurfaceName,
    start: (supervision: Supervision) => Promise<R>,
    parts: () => StandInParts | Promise<StandInParts>,
    portFor: (before: number | null) => number,
  ): Promise<SupervisedSurface<R>> => {
    const logger = options.logger.child({ surface: name })
    return SupervisedSurface.begin<R>({
      name,
      logger,
      start,
      startEmpty: options.startEmpty?.has(name) ?? false,
      standIn: async (outage, port) => standIn({ ...shared, config, logger }, await parts(), portFor(port), outage),
    })
  }

  const starters: Record<SurfaceName, () => Promise<RunningSurface>> = {
    auth: async () => {
      const { startAuth, authStandIn } = await import('./auth.ts')
      const start = (supervision: Supervision) => startAuth(config, { ...shared, supervision })
      auth = await supervise(
        'auth',
        start,
        () => authStandIn(config),
        (port) => portOf(config.auth.port, { port }),
      )
      return auth
    },
    bridge: async () => {
      const { startBridge } = await import('./bridge.ts')
      const { bridgeStandIn } = await import('./bridge-surface.ts')
      const { readBridgePort } = await import('./bridge-port.ts')
      // One in the config file counts from the next start of the bridge on.
      const portFor = (before: number | null): number =>
        config.bridge.port === null ? (before ?? readBridgePort(config)) : portOf(config.bridge.port, { port: before })
      const sessions = sessionsFor('bridge')
      const start = (supervision: Supervision) => startBridge(config, { ...shared, sessions, supervision })
      return supervise('bridge', start, () => bridgeStandIn(config, sessions), portFor)
    },
    content: async () => {
      const { startContent, contentStandIn } = await import('./content.ts')
      const sessions = sessionsFor('content')
      const start = (supervision: Supervision) => startContent(config, { ...shared, sessions, supervision })
      return supervise(
        'content',
        start,
        () => contentStandIn(config, sessions),
        (port) => portOf(config.content.port, { port }),
      )
    },
  }
  return surfaceNames.filter((name) => wanted.has(name)).map((name) => starters[name])
}

/** Sessions of the auth surface in this process: `unavailable` to every caller while that does not run. */
function sessionsHere(
  surface: 'bridge' | 'content',
  running: () => RunningAuth | null,
  baseUrl: () => URL,
): SessionVerifier {
  const verifier = (): SessionVerifier => {
    const auth = running()
    if (auth === null) throw new TriptychError('unavailable', 'the auth surface of this process is degraded')
    return auth.sessionsOf(surface)
  }
  return {
    verifySession: async (cookie, forStepUp) => verifier().verifySession(cookie, forStepUp),
    verifyToken: async (token, address) => verifier().verifyToken(token, address),
    isMember: async (id) => verifier().isMember(id),
    isAdministrator: async (id) => verifier().isAdministrator(id),
    profile: async (cookie) => verifier().profile(cookie),
    redeem: async (code, secret, userAgent) => verifier().redeem(code, secret, userAgent),
    endSession: async (cookie) => verifier().endSession(cookie),
    // Addresses need no data; what is there says that it is degraded.
    handoverUrl: (next, challenge) => handoverUrl(baseUrl(), surface, next, challenge),
    loginPage: (error) => loginPage(baseUrl(), error),
    accountPage: () => accountPage(baseUrl()),
  }
}

/** Sessions where auth is not part of this process. */
function sessionsElsewhere({ authUrl, auth }: Config, surface: 'bridge' | 'content'): SessionVerifier {
  if (authUrl === null) return noSessions
  return remoteSessions({ surface, url: authUrl, publicUrl: auth.url ?? authUrl })
}
