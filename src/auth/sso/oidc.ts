import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import { Cached } from './cached.ts'
import { checkAnswer } from './check-answer.ts'
import { type Discovered, discover, type OidcClient } from './discovery.ts'
import { verifyIdToken } from './id-token.ts'
import { fetchJwks, Jwks } from './jwks.ts'
import { openidFailure } from './openid-failure.ts'
import { personOf } from './person.ts'
import { SsoFailure, type SsoFlow, type SsoProvider, type VerifiedPerson } from './provider.ts'
import { createProviderFetch, type ProviderSurroundings } from './provider-fetch.ts'

export interface OidcOptions extends OidcClient {
  /** What people call the provider. */
  readonly label: string
}

const SCOPE = 'openid email profile'
const hour = 60 * 60_000

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
  readonly #discovered: Cached<Discovered>
  readonly #jwks: Jwks

  constructor(options: OidcOptions, { redirectUri, now = Date.now, ...fetchOptions }: ProviderSurroundings) {
    this.label = options.label
    this.#options = options
    this.#redirectUri = redirectUri
    this.#now = now
    const fetch = createProviderFetch(fetchOptions)
    this.#discovered = new Cached(() => discover(options, fetch), { freshFor: hour, failureFor: 3000, now })
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
    return person
  }

  /** Trades the code for an ID token, which nobody has verified yet. */
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

/** Absent where a provider verifies all of them; a string where it writes every claim as one. */
function mayBeVerified(claim: unknown): boolean {
  return claim === undefined || claim === true || claim === 'true'
}
