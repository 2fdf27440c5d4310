import type { CallContext } from '../../src/access/principal.ts'
import type { Service } from '../../src/access/service.ts'
import type { SessionVerifier } from '../../src/access/session-verifier.ts'
import type { Daemon } from '../../src/bridge/daemon.ts'
import type { ConsoleSignIn } from '../common/console-sign-in.ts'
import type { Cookies } from '../common/cookies.ts'

/** What the handlers of the bridge work with; `compose/bridge.ts` puts it together. */
export interface BridgeContext {
  readonly call: CallContext
  readonly daemon: Daemon
  /** Whether whoever reaches this bridge operates it. */
  readonly open: boolean
  /** The page of the streams, which have a contract of their own. */
  readonly streamsDocs: Service['docs']
  readonly sessions: SessionVerifier
  readonly cookies: Cookies
  readonly service: Service
  /** The public address of this surface. */
  publicUrl(): URL
  /** Restarts the daemon once the answers that are under way are out; nothing happens while it does so already. */
  restart(): void
}

/** The session cookie of this surface's console. */
export const sessionCookie = 'bridge_session'

/** The parts that signing in to the console needs. */
export function consoleOf({ call, sessions, cookies, publicUrl }: BridgeContext): ConsoleSignIn {
  const names = { session: sessionCookie, verifier: 'bridge_verifier' }
  return { call, sessions, cookies, names, publicUrl: publicUrl() }
}
