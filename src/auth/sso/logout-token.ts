import type { JWTVerifyGetKey } from 'jose'
import { isObject } from '../../lib/json.ts'
import { isSubject, type ProviderLogout, SsoFailure } from './provider.ts'
import { asymmetricAlgorithms, CLOCK_TOLERANCE, endOf, verifyToken } from './verify-token.ts'

/** The member of `events` that makes a token a logout token (OpenID Connect Back-Channel Logout 1.0, 2.4). */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** Longest `sid`, `sub` and `jti`. */
const LONGEST = 255

/** What a logout token must say. */
interface ExpectedLogoutToken {
  readonly issuer: string
  readonly clientId: string
  readonly key: JWTVerifyGetKey
  /** UTC milliseconds. */
  readonly now: number
}

/**
 * Validates a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6), but for its `jti`, which the caller counts.
 * Throws {@link SsoFailure}.
 */
export async function verifyLogoutToken(token: string, expected: ExpectedLogoutToken): Promise<ProviderLogout> {
  const { issuer, clientId, key, now } = expected
  const requiredClaims = ['aud', 'iat', 'exp', 'jti', 'events']
  const claims = await verifyToken(token, { algorithms: asymmetricAlgorithms, issuer, requiredClaims, key, now })
  if (![claims.aud].flat().includes(clientId))
    throw new SsoFailure('audience', 'the logout token is for another client')
  if (typeof claims.iat !== 'number' || claims.iat > now / 1000 + CLOCK_TOLERANCE) {
    throw new SsoFailure('not_yet_valid', 'the logout token was issued in the future')
  }
  // An ID token has one, and must never do as a logout token.
  if ('nonce' in claims) throw new SsoFailure('nonce', 'a logout token has no nonce')
  if (!isObject(claims.events) || !isObject(claims.events[EVENT])) {
    throw new SsoFailure('token', 'the token does not say that it is a logout')
  }
  const [sid, subject, jti] = [textOf(claims.sid), textOf(claims.sub), textOf(claims.jti)]
  if (subject !== null && !isSubject(subject)) throw new SsoFailure('subject', 'the logout token has no usable sub')
  if (sid === null && subject === null)
    throw new SsoFailure('subject', 'the logout token names no session and no subject')
  if (jti === null) throw new SsoFailure('token', 'the logout token has no jti')
  return { issuer, sid, subject, jti, expiresAt: endOf(claims) }
}

/** A claim that is there: null when it is not. Throws {@link SsoFailure} for one that cannot be used. */
function textOf(claim: unknown): string | null {
  if (claim === undefined) return null
  if (typeof claim === 'string' && claim !== '' && claim.length <= LONGEST) return claim
  throw new SsoFailure('token', 'a claim of the logout token is not a text of at most 255 characters')
}
