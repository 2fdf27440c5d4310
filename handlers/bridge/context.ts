import type { CallContext } from '../../src/access/principal.ts'
import type { ConsoleLink, Service } from '../../src/access/service.ts'
import type { SessionVerifier } from '../../src/access/session-verifier.ts'
import type { AccessTokens } from '../../src/bridge/credentials/access-tokens.ts'
import type { FirstToken } from '../../src/bridge/credentials/first-token.ts'
import type { Daemon } from '../../src/bridge/daemon.ts'
import type { StaticPage } from '../../src/pages/docs-page.ts'
import type { Cookies } from '../common/cookies.ts'

/** A field of the config's `bridge` that a setting overrides. */
export interface ConfigOverride {
  readonly field: 'port' | 'bind' | 'advertiser'
  readonly setting: string
  /** What is in force. */
  readonly value: string
}

/** What the handlers of the bridge work with; `compose/bridge.ts` puts it together. */
export interface BridgeContext {
  readonly call: CallContext
  readonly daemon: Daemon
  /** Its own, for programs. */
  readonly tokens: AccessTokens
  /** Signs the operator in; null where no such token does. */
  readonly firstToken: FirstToken | null
  /** Whether anyone who can reach this bridge controls it, without a session. */
  readonly open: boolean
  /** Fields of the config's `bridge` that settings override. */
  readonly overrides: readonly ConfigOverride[]
  /** The page of the streams, which have a contract of their own. */
  readonly streamsDocs: StaticPage
  /** The contract of the streams. */
  readonly asyncapi: Service['openapi']
  readonly sessions: SessionVerifier
  readonly cookies: Cookies
  readonly service: Service
  /** The public address of this surface. */
  publicUrl(): URL
  /** The consoles that this one leads to. */
  otherConsoles(): readonly ConsoleLink[]
  /** Restarts the daemon once the answers that are under way are out; nothing happens while it does so already. */
  restart(): void
}

/** The cookies of this surface's console: the session, and the verifier of a sign-in under way. */
export const cookieNames = { session: 'bridge_session', verifier: 'bridge_verifier' }
