import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'
import { isObject } from '../../lib/json.ts'
import { TokenBucket } from '../../lib/token-bucket.ts'
import { CachedValue } from './cached.ts'
import { SsoFailure } from './provider.ts'
import type { ProviderFetch } from './provider-fetch.ts'

const freshFor = 10 * 60_000
const failureFor = 3000

/**
 * The keys of a provider. They are fetched when first needed and good for ten minutes. A token whose key is not among
 * them has them fetched again at once, so that a provider may change its keys at any time; made-up key ids cause two
 * such fetches in a row and then one every 30 s.
 */
export class Jwks {
  readonly #keys: CachedValue<JWTVerifyGetKey>
  readonly #refetches: TokenBucket

  /**
   * @param fetchKeys gives the JWK Set (RFC 7517, 5)
   * @param now UTC milliseconds
   */
  constructor(fetchKeys: () => Promise<unknown>, now: () => number = Date.now) {
    this.#keys = new CachedValue(async () => publicKeys(await fetchKeys()), { freshFor, failureFor, now })
    this.#refetches = new TokenBucket(1 / 30, 2, now)
  }

  /**
   * The key that a token's header asks for. Without a `kid` exactly one key must fit. Throws what fetching threw, or
   * jose's `JWKSNoMatchingKey` and `JWKSMultipleMatchingKeys`.
   */
  readonly key: JWTVerifyGetKey = async (header, token) => {
    const keys = await this.#keys.get()
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      if (!this.#keys.loading && !this.#refetches.take()) throw error
    }
    const renewed = await this.#keys.reload()
    return renewed(header, token)
  }
}

/** Fetches a JWK Set. Throws {@link SsoFailure} `provider_unreachable`, `provider_error`, `provider_invalid`. */
export async function fetchJwks(fetch: ProviderFetch, url: string): Promise<unknown> {
  const response = await fetch('jwks', url, { headers: { accept: 'application/json, application/jwk-set+json' } })
  if (response.status !== 200) throw new SsoFailure('provider_error', `the keys came with status ${response.status}`)
  try {
    return await response.json()
  } catch {
    throw new SsoFailure('provider_invalid', 'the keys are not JSON')
  }
}

/** A secret in a published set proves nothing, so symmetric keys are left out. */
function publicKeys(set: unknown): JWTVerifyGetKey {
  if (!isObject(set) || !Array.isArray(set.keys)) throw new SsoFailure('provider_invalid', 'the keys are not a JWK Set')
  return createLocalJWKSet({ keys: set.keys.filter(isJwk).filter(({ kty }) => kty !== 'oct') })
}

function isJwk(value: unknown): value is JWK {
  return isObject(value) && typeof value.kty === 'string'
}
