import type { CallContext, Principal } from '../../src/access/principal.ts'
import type { ConsoleLink, Service } from '../../src/access/service.ts'
import type { AccessTokens } from '../../src/auth/access-tokens.ts'
import type { ActivityLog } from '../../src/auth/activity-log.ts'
import type { Actor } from '../../src/auth/actor.ts'
import type { Agents } from '../../src/auth/agents.ts'
import type { Applications } from '../../src/auth/applications.ts'
import type { Callers } from '../../src/auth/callers.ts'
import type { LoginCodes } from '../../src/auth/codes/login-codes.ts'
import type { EmailChanges } from '../../src/auth/email-changes.ts'
import type { Handovers } from '../../src/auth/handovers.ts'
import type { MemberExport } from '../../src/auth/member-export.ts'
import type { Members } from '../../src/auth/members.ts'
import type { SignInMethods } from '../../src/auth/methods.ts'
import type { Consents } from '../../src/auth/oauth/consents.ts'
import type { PasskeySignIn } from '../../src/auth/passkeys/passkey-sign-in.ts'
import type { Passkeys } from '../../src/auth/passkeys/passkeys.ts'
import type { Proofs, Prover } from '../../src/auth/proofs.ts'
import type { SecondFactors } from '../../src/auth/second-factor/second-factors.ts'
import type { Sessions } from '../../src/auth/sessions.ts'
import type { SetupLink } from '../../src/auth/setup-link.ts'
import type { IdentityRequests } from '../../src/auth/sso/identity-requests.ts'
import type { ProviderLogouts } from '../../src/auth/sso/provider-logout.ts'
import type { SsoSignIn } from '../../src/auth/sso/sso-sign-in.ts'
import type { Webhooks } from '../../src/auth/webhooks/webhooks.ts'
import { TriptychError } from '../../src/errors.ts'
import type { Cookies } from '../common/cookies.ts'

/** What the handlers of the auth surface work with; `compose/auth.ts` puts it together. */
export interface AuthContext {
  readonly call: CallContext
  readonly methods: SignInMethods
  readonly codes: LoginCodes
  /** Null where no provider is configured. */
  readonly sso: SsoSignIn | null
  /** Null where no provider is configured. */
  readonly providerLogouts: ProviderLogouts | null
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly passkeySignIn: PasskeySignIn
  readonly secondFactors: SecondFactors
  readonly proofs: Proofs
  /** Whether proofs or second factors are asked for: then passkeys are of use beside a provider too. */
  readonly passkeysProve: boolean
  readonly handovers: Handovers
  readonly callers: Callers
  readonly members: Members
  readonly setup: SetupLink
  readonly emailChanges: EmailChanges
  readonly identityRequests: IdentityRequests
  /** Ends all that a member can act with. */
  endCredentials(actor: Actor, memberId: string): Promise<unknown>
  /** All that is kept on a member. */
  exportMember(memberId: string): Promise<MemberExport>
  /** Takes out of the activity what names someone who was removed. */
  eraseMember(actor: Actor, memberId: string): Promise<void>
  readonly agents: Agents
  readonly tokens: AccessTokens
  readonly applications: Applications
  /** Whether an administrator approves an application before members may authorize it. */
  readonly approveApplications: boolean
  readonly consents: Consents
  readonly activity: ActivityLog
  readonly webhooks: Webhooks
  readonly cookies: Cookies
  readonly consoles: Consoles
  /** Whether codes go to the log, and the person who signs in may read it. */
  readonly codesInLog: boolean
  /** Where mail goes: to a mail server, or to the log alone. */
  readonly delivery: 'mail' | 'log'
  readonly service: Service
  /** The public address of this surface. */
  publicUrl(): URL
  /** The consoles that this one leads to. */
  otherConsoles(): readonly ConsoleLink[]
}

/** The consoles of the other surfaces. */
export interface Consoles {
  /** Null for a console that is not there. */
  urlOf(surface: 'bridge' | 'content'): URL | null
}

/** The principal of an operation that requires one. */
export function callerOf({ call }: AuthContext): Principal {
  if (call.principal === null) throw new TriptychError('unauthenticated')
  return call.principal
}

/** Whom a change is recorded under. */
export function actorOf(context: AuthContext): Actor {
  const { requestId, clientAddress: address, userAgent } = context.call
  return { principal: callerOf(context), requestId, address, userAgent }
}

/** The caller as the person in their session. */
export function proverOf(context: AuthContext): Prover {
  return { ...actorOf(context), principal: callerOf(context) }
}

/** The caller as the holder of personal tokens. */
export function holderOf(context: AuthContext): { readonly id: string; readonly kind: 'person' } {
  return { id: callerOf(context).id, kind: 'person' }
}
