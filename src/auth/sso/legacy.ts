import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import { hashSecret } from '../secrets.ts'
import { fetchJwks, Jwks } from './jwks.ts'
import {
  checkAnswer,
  onlyParameter,
  personOf,
  SsoFailure,
  type SsoFlow,
  type SsoProvider,
  type VerifiedPerson,
} from './provider.ts'
import { createProviderFetch, type ProviderSurroundings } from './provider-fetch.ts'
import { endOf, verifyToken } from './verify-token.ts'

export interface LegacyOptions {
  /** May carry a query of its own. */
  readonly authorizeUrl: URL
  readonly appId: string
  /** Letter by letter the `iss` of the tokens; the keys are at `{issuer}/.well-known/jwks.json`. */
  readonly issuer: string
  readonly label: string
  /** Whether `aud`, where a token has one, must be `appId`. */
  readonly checkAudience: boolean
  /** Whether a token signs in once. */
  readonly singleUse: boolean
}

/** The legacy handover: the browser brings back a signed JWT in the query. */
export class LegacyProvider implements SsoProvider {
  readonly kind = 'legacy'
  readonly verifyLogout = null
  readonly label: string
  readonly #options: LegacyOptions
  readonly #redirectUri: () => string
  readonly #now: () => number
  readonly #jwks: Jwks

  constructor(options: LegacyOptions, { redirectUri, now = Date.now, ...fetchOptions }: ProviderSurroundings) {
    this.label = options.label
    this.#options = options
    this.#redirectUri = redirectUri
    this.#now = now
    const fetch = createProviderFetch(fetchOptions)
    const keysUrl = `${options.issuer.replace(/\/+$/, '')}/.well-known/jwks.json`
    this.#jwks = new Jwks(() => fetchJwks(fetch, keysUrl), now)
  }

  async start(flow: SsoFlow): Promise<URL> {
    const url = new URL(this.#options.authorizeUrl)
    url.searchParams.set('app_id', this.#options.appId)
    url.searchParams.set('redirect_uri', new URL(this.#redirectUri()).href)
    url.searchParams.set('state', flow.state)
    return url
  }

  async finish(answer: URLSearchParams, flow: SsoFlow): Promise<VerifiedPerson> {
    checkAnswer(answer, flow, this.kind, this.#now())
    const { issuer, checkAudience, appId, singleUse } = this.#options
    const token = onlyParameter(answer, 'token')
    if (token === undefined) throw new SsoFailure('token', 'the answer brings no token, or several')
    const claims = await verifyToken(token, {
      algorithms: ['RS256'],
      issuer,
      requiredClaims: ['sub', 'email', 'exp'],
      key: this.#namedKey,
      now: this.#now(),
    })
    if (checkAudience && claims.aud !== undefined && ![claims.aud].flat().includes(appId)) {
      throw new SsoFailure('audience', 'the token is for another application')
    }
    return personOf(claims, issuer, singleUse ? spendOf(token, claims) : null)
  }

  readonly #namedKey: JWTVerifyGetKey = (header, token) => {
    if (typeof header.kid !== 'string') throw new SsoFailure('unknown_key', 'the token does not name its key')
    return this.#jwks.key(header, token)
  }
}

/**
 * The hash is that of what was signed: the last character of a signature has bits that are ignored, so that one token
 * can be written in several ways. Kept for as long as the token is taken.
 */
function spendOf(token: string, claims: JWTPayload): NonNullable<VerifiedPerson['spend']> {
  return { hash: hashSecret(token.slice(0, token.lastIndexOf('.'))), expiresAt: endOf(claims) }
}
