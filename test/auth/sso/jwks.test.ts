import { errors, exportJWK, generateKeyPair, type JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { Jwks } from '../../../src/auth/sso/jwks.ts'
import { standingClock } from './clock.ts'

async function publicJwk(kid: string | null): Promise<JWK> {
  const { publicKey } = await generateKeyPair('ES256')
  return { ...(await exportJWK(publicKey)), ...(kid === null ? {} : { kid }) }
}

const [one, two] = [await publicJwk('one'), await publicJwk('two')]
const nothing = { payload: '', signature: '' }

/** Keys over a set that a test may change; `fetches` counts. */
function jwksOf(set: { keys: unknown }) {
  const clock = standingClock()
  const provider = { set, fetches: 0, failure: null as Error | null }
  const jwks = new Jwks(async () => {
    provider.fetches += 1
    if (provider.failure !== null) throw provider.failure
    return provider.set
  }, clock.now)
  const ask = (kid?: string) => jwks.key({ alg: 'ES256', ...(kid === undefined ? {} : { kid }) }, nothing)
  return { provider, clock, jwks, ask }
}

describe('Jwks', () => {
  it('fetches once, also for many at once', async () => {
    const { provider, ask } = jwksOf({ keys: [one] })
    await Promise.all(Array.from({ length: 50 }, () => ask('one')))
    expect(await ask('one')).toBe(await ask('one'))
    expect(provider.fetches).toBe(1)
  })

  it('fetches anew after ten minutes', async () => {
    const { provider, clock, ask } = jwksOf({ keys: [one] })
    await ask('one')
    clock.at += 10 * 60_000 - 1
    await ask('one')
    expect(provider.fetches).toBe(1)
    clock.at += 1
    await ask('one')
    expect(provider.fetches).toBe(2)
  })

  it('fetches anew at once for a key that it does not know', async () => {
    const { provider, ask } = jwksOf({ keys: [one] })
    await ask('one')
    provider.set = { keys: [two] }
    await ask('two')
    expect(provider.fetches).toBe(2)
    await expect(ask('one')).rejects.toThrow(errors.JWKSNoMatchingKey)
  })

  it('fetches twice more for a thousand made-up keys, then once in 30 s', async () => {
    const { provider, clock, ask } = jwksOf({ keys: [one] })
    await ask('one')
    const flood = async () => {
      for (let n = 0; n < 500; n++) await expect(ask(`made up ${n}`)).rejects.toThrow(errors.JWKSNoMatchingKey)
      const answers = await Promise.allSettled(Array.from({ length: 500 }, (_, n) => ask(`at once ${n}`)))
      expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
    }
    await flood()
    expect(provider.fetches).toBe(3)
    clock.at += 30_000
    await flood()
    expect(provider.fetches).toBe(4)
    // Meanwhile tokens with a known key are served.
    await ask('one')
  })

  it('tries again a moment after a failure', async () => {
    const { provider, clock, ask } = jwksOf({ keys: [one] })
    provider.failure = new Error('down')
    await expect(ask('one')).rejects.toThrow('down')
    await expect(ask('one')).rejects.toThrow('down')
    expect(provider.fetches).toBe(1)
    provider.failure = null
    clock.at += 3000
    await ask('one')
  })

  it('takes a token without a key id where one key fits, and no other', async () => {
    await jwksOf({ keys: [one] }).ask()
    await expect(jwksOf({ keys: [one, two] }).ask()).rejects.toThrow(errors.JWKSMultipleMatchingKeys)
  })

  it('leaves out symmetric keys, and what is not a key', async () => {
    const { jwks } = jwksOf({ keys: [{ kty: 'oct', k: 'c2VjcmV0', kid: 'one' }, null, 'key', one] })
    await jwks.key({ alg: 'ES256', kid: 'one' }, nothing)
    await expect(jwks.key({ alg: 'HS256', kid: 'one' }, nothing)).rejects.toThrow(errors.JOSENotSupported)
  })

  it.each([[{ keys: 'none' }], [{ keys: undefined }]])('refuses what is no set: %j', async (set) => {
    await expect(jwksOf(set).ask('one')).rejects.toMatchObject({ reason: 'provider_invalid' })
  })
})
