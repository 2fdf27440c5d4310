import { remoteSessions } from '../access/remote-sessions.ts'
import { noSessions, type SessionVerifier } from '../access/session-verifier.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../server/logger.ts'
import type { RunningSurface } from '../server/run.ts'
import { Addresses } from './addresses.ts'
import type { RunningAuth } from './auth.ts'
import { checkBridgeReach } from './bridge-reach.ts'
import { JoinedTools } from './joined-tools.ts'

export const surfaceNames = ['auth', 'bridge', 'content'] as const
export type SurfaceName = (typeof surfaceNames)[number]

export interface ServeOptions {
  readonly logger: Logger
  /** Import the manual as site `docs` where there is no site yet. */
  readonly sample: boolean
  /** Hold every reply against the contract. */
  readonly checkReplies: boolean
  /** For tests: where the built consoles are. */
  readonly consoleFolder?: string
}

/**
 * How each of these surfaces starts, in one process; what is not wanted is not loaded.
 *
 * @throws ConfigError where they cannot run so
 */
export function surfaceStarters(
  config: Config,
  wanted: ReadonlySet<SurfaceName>,
  options: ServeOptions,
): (() => Promise<RunningSurface>)[] {
  if (wanted.has('bridge')) checkBridgeReach(config, wanted.has('auth'))
  const shared = { ...options, addresses: new Addresses(config), tools: new JoinedTools() }
  let auth: Promise<RunningAuth> | undefined
  const starters: Record<SurfaceName, () => Promise<RunningSurface>> = {
    auth: () => {
      auth = import('./auth.ts').then(({ startAuth }) => startAuth(config, shared))
      return auth
    },
    bridge: async () => {
      const { startBridge } = await import('./bridge.ts')
      return startBridge(config, { ...shared, sessions: await sessionsFor('bridge') })
    },
    content: async () => {
      const { startContent } = await import('./content.ts')
      return startContent(config, { ...shared, sessions: await sessionsFor('content') })
    },
  }
  const sessionsFor = async (surface: 'bridge' | 'content'): Promise<SessionVerifier> =>
    auth === undefined ? sessionsElsewhere(config, surface) : (await auth).sessionsOf(surface)
  // Auth comes first, so that the others find it.
  return surfaceNames.filter((name) => wanted.has(name)).map((name) => starters[name])
}

/** Sessions where auth is not part of this process. */
function sessionsElsewhere({ authUrl, auth }: Config, surface: 'bridge' | 'content'): SessionVerifier {
  if (authUrl === null) return noSessions
  return remoteSessions({ surface, url: authUrl, publicUrl: auth.url ?? authUrl })
}
