import type { JWTPayload } from 'jose'
import { equalInConstantTime } from '../../lib/digest.ts'
import { normalizeEmail } from '../../lib/email.ts'
import { normalizeName } from '../names.ts'
import type { Role } from '../schema.ts'

/** Longest `sub` (OpenID Connect Core, 2). */
const MAX_SUBJECT = 255

/** The person of a verified token. Throws {@link SsoFailure} `subject`, `email_missing`, `email_invalid`. */
export function personOf(claims: JWTPayload, issuer: string, spend: VerifiedPerson['spend'] = null): VerifiedPerson {
  const { sub, email: address, name, role, sid } = claims as Readonly<Record<string, unknown>>
  if (!isSubject(sub)) throw new SsoFailure('subject', 'the token has no usable sub')
  if (typeof address !== 'string' || address === '') throw new SsoFailure('email_missing', 'the token has no email')
  const email = normalizeEmail(address)
  if (email === null) throw new SsoFailure('email_invalid', 'the email of the token is not an email address')
  return {
    issuer,
    subject: sub,
    email,
    // A name that cannot be shown is as good as none; it keeps no member out.
    name: typeof name === 'string' ? normalizeName(name) : null,
    role: role === 'admin' ? 'admin' : 'member',
    spend,
    sid: typeof sid === 'string' && sid !== '' ? sid : null,
  }
}

/** Whether a claim names a person: PostgreSQL keeps no NUL, and no lone surrogate can be written in UTF-8. */
export function isSubject(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '' && claim.length <= MAX_SUBJECT && !/[\p{Cc}\p{Cs}]/u.test(claim)
}

export type ProviderKind = 'oidc' | 'legacy'

/** What of one sign-in must be remembered between leaving for the provider and coming back. */
export interface SsoFlow {
  readonly provider: ProviderKind
  /** Goes out and must come back (RFC 6749, 10.12). */
  readonly state: string
  /** Stands in the ID token of this sign-in and of no other (OpenID Connect Core, 3.1.2.1). */
  readonly nonce: string
  /** The PKCE code verifier (RFC 7636, 4.1). */
  readonly verifier: string
  /** Where the person wanted to go, as `safeNext` gave it. */
  readonly next: string
  /** Whether the person has to sign in at the provider anew, to prove that it is them. */
  readonly prove?: true
  /** UTC milliseconds. */
  readonly expiresAt: number
}

/** Whom a provider vouches for. */
export interface VerifiedPerson {
  readonly issuer: string
  readonly subject: string
  /** As `normalizeEmail` writes it. */
  readonly email: string
  readonly name: string | null
  /** By the `role` claim; it counts when the member is made. */
  readonly role: Role
  /** What may count once: the hash of a legacy token, and until when (UTC milliseconds) the token is taken. */
  readonly spend: { readonly hash: string; readonly expiresAt: number } | null
  /** The session at the provider; null where it names none. */
  readonly sid: string | null
  /** When the person signed in there (`auth_time`), in UTC milliseconds; absent where the provider does not say. */
  readonly provenAt?: number
}

/** What a provider ends. */
export interface ProviderLogout {
  readonly issuer: string
  /** One session of the provider; null: all of the subject. */
  readonly sid: string | null
  readonly subject: string | null
  /** Counts once, and until when (UTC milliseconds) the token is taken. */
  readonly jti: string
  readonly expiresAt: number
}

/** An identity provider of some kind. Everything that goes wrong is an {@link SsoFailure}. */
export interface SsoProvider {
  readonly kind: ProviderKind
  /** What people call it. */
  readonly label: string
  /** Where the browser goes. */
  start(flow: SsoFlow): Promise<URL>
  /** @param answer the query that the browser came back with, as it was received */
  finish(answer: URLSearchParams, flow: SsoFlow): Promise<VerifiedPerson>
  /** What a logout token ends, but for its `jti`; null where the provider has none. */
  readonly verifyLogout: ((token: string) => Promise<ProviderLogout>) | null
}

/** What a sign-in failed for. */
export type SsoReason =
  /** The flow: not the one that was begun, or too late. */
  | 'state'
  | 'flow_expired'
  /** The provider: said no; did not answer; answered what it must not. */
  | 'provider_error'
  | 'provider_unreachable'
  | 'provider_invalid'
  /** The token. */
  | 'token'
  | 'algorithm'
  | 'unknown_key'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'nonce'
  | 'expired'
  | 'not_yet_valid'
  | 'subject'
  | 'email_missing'
  | 'email_invalid'
  | 'email_unverified'
  | 'replayed'
  /** The person. */
  | 'identity_conflict'
  | 'identity_waits'
  | 'not_a_member'
  | 'member_suspended'

/**
 * A sign-in that came to nothing. Reason and message are for the log and hold no token, code or claim; nor does a
 * cause, which is there only for what the network did.
 */
export class SsoFailure extends Error {
  override readonly name = 'SsoFailure'
  readonly reason: SsoReason

  constructor(reason: SsoReason, message: string, options?: { readonly cause: unknown }) {
    super(message, options)
    this.reason = reason
  }
}

/**
 * Whether an answer belongs to a flow that is still open: throws {@link SsoFailure} `state`, `flow_expired`.
 *
 * @param now UTC milliseconds
 */
export function checkAnswer(answer: URLSearchParams, flow: SsoFlow, kind: ProviderKind, now: number): void {
  // Settings may have changed while the person was away.
  if (flow.provider !== kind) throw new SsoFailure('state', `the sign-in began with ${flow.provider}`)
  if (!equalInConstantTime(onlyParameter(answer, 'state') ?? '', flow.state)) {
    throw new SsoFailure('state', 'the answer belongs to another sign-in')
  }
  if (now >= flow.expiresAt) throw new SsoFailure('flow_expired', 'the answer came too late')
}

/** A parameter that stands there once (RFC 6749, 3.1), else undefined. */
export function onlyParameter(answer: URLSearchParams, name: string): string | undefined {
  const values = answer.getAll(name)
  return values.length === 1 ? values[0] : undefined
}
