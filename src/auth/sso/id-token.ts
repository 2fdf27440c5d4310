import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import { SsoFailure } from './provider.ts'
import { asymmetricAlgorithms, CLOCK_TOLERANCE, verifyToken } from './verify-token.ts'

/** What an ID token must say. */
export interface ExpectedIdToken {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  readonly key: JWTVerifyGetKey
  /** UTC milliseconds. */
  readonly now: number
}

/**
 * Validates an ID token (OpenID Connect Core, 3.1.3.7), all of it and from the bytes: nothing here relies on what a
 * library looked at before. Throws {@link SsoFailure}.
 */
export async function verifyIdToken(token: string, expected: ExpectedIdToken): Promise<JWTPayload> {
  const { issuer, clientId, nonce, key, now } = expected
  const requiredClaims = ['sub', 'aud', 'exp', 'iat', 'nonce']
  const claims = await verifyToken(token, { algorithms: asymmetricAlgorithms, issuer, requiredClaims, key, now })
  const audience = [claims.aud].flat()
  if (!audience.includes(clientId)) throw new SsoFailure('audience', 'the ID token is for another client')
  if (audience.length > 1 && claims.azp !== clientId) {
    throw new SsoFailure('audience', 'the ID token is for several clients, and was not issued to this one')
  }
  if (claims.nonce !== nonce) throw new SsoFailure('nonce', 'the ID token belongs to another sign-in')
  if ((claims.iat ?? 0) > now / 1000 + CLOCK_TOLERANCE) {
    throw new SsoFailure('not_yet_valid', 'the ID token was issued in the future')
  }
  return claims
}
