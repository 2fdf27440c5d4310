import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  calculatePKCECodeChallenge,
  ResponseBodyError,
} from 'openid-client'
import { hour } from '../attempts.ts'
import { CachedValue } from './cached.ts'
import { discover, type OidcClient, type ProviderMetadata } from './discovery.ts'
import { fetchJwks, Jwks } from './jwks.ts'
import { verifyLogoutToken } from './logout-token.ts'
import {
  checkAnswer,
  type ProviderLogout,
  personOf,
  SsoFailure,
  type SsoFlow,
  type SsoProvider,
  type SsoReason,
  type VerifiedPerson,
} from './provider.ts'
import { createProviderFetch, type ProviderSurroundings } from './provider-fetch.ts'
import { asymmetricAlgorithms, CLOCK_TOLERANCE, claimReasons, verifyToken } from './verify-token.ts'

/**
 * What openid-client threw, as a failure of this surface. Its errors carry tokens, codes and claims, so only their
 * words go on.
 */
function openidFailure(error: unknown): SsoFailure {
  const chain = [...causes(error)]
  const own = chain.find((each) => each instanceof SsoFailure)
  return own ?? new SsoFailure(reasonOf(error), describe(chain))
}

function reasonOf(error: unknown): SsoReason {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return 'provider_error'
  const details = detailsOf(error)
  if (typeof details.claim === 'string') return claimReasons[details.claim] ?? 'token'
  if (details.attribute === 'issuer') return 'issuer'
  if ('header' in details) return 'algorithm'
  // The state was looked at before: what is left to be wrong with an answer is its `iss` (RFC 9207).
  if ('parameters' in details) return 'issuer'
  return error instanceof ClientError && errorsOfTokens.has(error.code ?? '') ? 'token' : 'provider_invalid'
}

const errorsOfTokens = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_PARSE_ERROR', 'OAUTH_UNSUPPORTED_OPERATION'])

/** What is beside the words: the cause of the last error in the chain. */
function detailsOf(error: unknown): Readonly<Record<string, unknown>> {
  const last = [...causes(error)].at(-1)?.cause
  return typeof last === 'object' && last !== null ? { ...last } : {}
}

function* causes(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}

function describe(chain: readonly Error[]): string {
  const words = chain.flatMap((each) => {
    if (!(each instanceof AuthorizationResponseError || each instanceof ResponseBodyError)) return [each.message]
    // Written by the provider, or by a forger.
    return [each.message, each.error, each.error_description ?? ''].map((word) => String(word).slice(0, 200))
  })
  return words.filter((word) => word !== '').join(': ')
}

export interface OidcOptions extends OidcClient {
  /** What people call the provider. */
  readonly label: string
}

const SCOPE = 'openid email profile'

/**
 * OpenID Connect: authorization code flow with PKCE (S256), state and nonce. What the provider says about itself is
 * read when it is first needed and kept for an hour, its failure for 3 s: it may be down when this server starts, and
 * come back.
 */
export class OidcProvider implements SsoProvider {
  readonly kind = 'oidc'
  readonly label: string
  readonly #options: OidcOptions
  readonly #redirectUri: () => string
  readonly #now: () => number
  readonly #discovered: CachedValue<ProviderMetadata>
  readonly #jwks: Jwks

  constructor(options: OidcOptions, { redirectUri, now = Date.now, ...fetchOptions }: ProviderSurroundings) {
    this.label = options.label
    this.#options = options
    this.#redirectUri = redirectUri
    this.#now = now
    const fetch = createProviderFetch(fetchOptions)
    this.#discovered = new CachedValue(() => discover(options, fetch), { freshFor: hour, failureFor: 3000, now })
    this.#jwks = new Jwks(async () => fetchJwks(fetch, (await this.#discovered.get()).jwksUri), now)
  }

  async start(flow: SsoFlow): Promise<URL> {
    try {
      const { configuration } = await this.#discovered.get()
      return buildAuthorizationUrl(configuration, {
        redirect_uri: new URL(this.#redirectUri()).href,
        scope: SCOPE,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        // An `auth_time` comes where a `max_age` was asked for (OpenID Connect Core, 2).
        ...(flow.prove && { prompt: 'login', max_age: '0' }),
      })
    } catch (error) {
      throw openidFailure(error)
    }
  }

  async finish(answer: URLSearchParams, flow: SsoFlow): Promise<VerifiedPerson> {
    checkAnswer(answer, flow, this.kind, this.#now())
    const { issuer, clientId } = this.#options
    const { nonce } = flow
    const token = await this.#redeem(answer, flow)
    const claims = await verifyIdToken(token, { issuer, clientId, nonce, key: this.#jwks.key, now: this.#now() })
    const person = personOf(claims, issuer)
    if (!mayBeVerified(claims.email_verified)) {
      throw new SsoFailure('email_unverified', 'the provider has not verified the email')
    }
    const provenAt = timeOf(claims.auth_time, this.#now())
    return provenAt === null ? person : { ...person, provenAt }
  }

  readonly verifyLogout = (token: string): Promise<ProviderLogout> => {
    const { issuer, clientId } = this.#options
    return verifyLogoutToken(token, { issuer, clientId, key: this.#jwks.key, now: this.#now() })
  }

  /** Trades the code for an ID token, which is not verified yet. */
  async #redeem(answer: URLSearchParams, { state, nonce, verifier }: SsoFlow): Promise<string> {
    try {
      const { configuration } = await this.#discovered.get()
      const back = new URL(this.#redirectUri())
      back.search = answer.toString()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const { id_token } = await authorizationCodeGrant(configuration, back, checks)
      return id_token ?? ''
    } catch (error) {
      throw openidFailure(error)
    }
  }
}

/** A claim that is a time up to now, in UTC milliseconds; null for all else, such as one that was given in milliseconds. */
function timeOf(claim: unknown, now: number): number | null {
  const time = typeof claim === 'number' ? Math.floor(claim * 1000) : Number.NaN
  return time >= 0 && time <= now + CLOCK_TOLERANCE * 1000 ? time : null
}

/** Absent where a provider verifies all of them; a string where it writes every claim as one. */
function mayBeVerified(claim: unknown): boolean {
  return claim === undefined || claim === true || claim === 'true'
}

/** What an ID token must say. */
interface ExpectedIdToken {
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
