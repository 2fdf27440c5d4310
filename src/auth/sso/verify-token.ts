import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { errorMessage } from '../../lib/error-text.ts'
import { SsoFailure, type SsoReason } from './provider.ts'

/** How far a provider's clock may be off, in seconds. */
export const CLOCK_TOLERANCE = 30

/** Signatures by a key that only the provider has: never `none`, never a shared secret. */
export const asymmetricAlgorithms: readonly string[] = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]

/** What a claim that is missing or wrong means. */
export const claimReasons: Readonly<Record<string, SsoReason>> = {
  iss: 'issuer',
  aud: 'audience',
  azp: 'audience',
  sub: 'subject',
  nonce: 'nonce',
  email: 'email_missing',
  exp: 'expired',
  nbf: 'not_yet_valid',
  iat: 'not_yet_valid',
}

/** What a token must be. */
export interface ExpectedToken {
  readonly algorithms: readonly string[]
  readonly issuer: string
  /** Must be there, with any value. */
  readonly requiredClaims: readonly string[]
  readonly key: JWTVerifyGetKey
  /** UTC milliseconds. */
  readonly now: number
}

/** Checks signature, issuer and times of a signed JWT (RFC 7519, 7.2), or throws {@link SsoFailure}. */
export async function verifyToken(token: string, expected: ExpectedToken): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, expected.key, {
      algorithms: [...expected.algorithms],
      issuer: expected.issuer,
      requiredClaims: [...expected.requiredClaims],
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: new Date(expected.now),
    })
    return payload
  } catch (error) {
    throw error instanceof SsoFailure ? error : tokenFailure(error)
  }
}

/**
 * Until when a token is taken, a slow clock included; in UTC milliseconds. Throws {@link SsoFailure} for an `exp` that no
 * clock shows: JSON has numbers that no database keeps as a time.
 */
export function endOf({ exp = 0 }: JWTPayload): number {
  const end = Math.ceil(exp + CLOCK_TOLERANCE) * 1000
  if (!Number.isSafeInteger(end)) throw new SsoFailure('token', 'the exp of the token is not a time')
  return end
}

/** jose's errors carry the claims, so of them only the message goes on. */
function tokenFailure(error: unknown): SsoFailure {
  const message = errorMessage(error)
  return new SsoFailure(reasonOf(error), message)
}

function reasonOf(error: unknown): SsoReason {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) return claimReasons[error.claim] ?? 'token'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'algorithm'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature'
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'unknown_key'
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return 'token'
  // What is left is about the key: not a public one, too short, of an unknown curve.
  return 'provider_invalid'
}
