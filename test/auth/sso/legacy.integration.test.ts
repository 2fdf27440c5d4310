import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type LegacyOptions, LegacyProvider } from '../../../src/auth/sso/legacy.ts'
import { newFlow } from '../../../src/auth/sso/sso-sign-in.ts'
import { type LegacyClaims, startLegacyProvider } from '../../support/legacy-provider.ts'
import { walkRedirects } from '../../support/oidc-provider.ts'
import { standingClock } from './clock.ts'

const redirectUri = 'http://localhost:8581/api/v1/auth/sso/callback'

/** A provider of the handover, and this service as one of its applications. */
async function start(options: Partial<LegacyOptions> & { issuerEnd?: string } = {}) {
  const idp = await startLegacyProvider()
  onTestFinished(() => idp.close())
  const clock = standingClock()
  const issuer = `${idp.issuer}${options.issuerEnd ?? ''}`
  const sso = new LegacyProvider(
    {
      ...{ authorizeUrl: idp.authorizeUrl, appId: 'triptych', issuer, label: 'Test' },
      ...{ checkAudience: true, singleUse: true, ...options },
    },
    { redirectUri: () => redirectUri, now: clock.now },
  )
  const flow = newFlow('legacy', '/', clock.now())
  const finish = (token: string) => sso.finish(new URLSearchParams({ token, state: flow.state }), flow)
  const signed = async (claims: LegacyClaims = {}, header: Record<string, unknown> = {}) => {
    return finish(await idp.sign(claims, header))
  }
  const fetches = () => idp.requests.get('/.well-known/jwks.json') ?? 0
  return { idp, sso, clock, flow, finish, signed, fetches }
}

const seconds = Math.floor(Date.now() / 1000)

describe('LegacyProvider', () => {
  it('sends the browser away with what the handover asks for, and nothing else', async () => {
    const { idp, sso, flow } = await start()
    const url = await sso.start(flow)
    expect(`${url.origin}${url.pathname}`).toBe(`${idp.issuer}/authorize`)
    expect([...url.searchParams]).toEqual([
      ['app_id', 'triptych'],
      ['redirect_uri', redirectUri],
      ['state', flow.state],
    ])
  })

  it('keeps the query of the authorize URL', async () => {
    const { sso, flow } = await start({ authorizeUrl: new URL('https://id.example/go?tenant=a%26b') })
    const url = await sso.start(flow)
    expect(url.href).toMatch(/^https:\/\/id\.example\/go\?tenant=a%26b&app_id=triptych&redirect_uri=http/)
    // Nothing is left over for the next one.
    expect((await sso.start({ ...flow, state: 'another' })).searchParams.getAll('state')).toEqual(['another'])
  })

  it('takes the word of the provider', async () => {
    const { idp, sso, flow } = await start()
    idp.claims = { sub: 'a-1', email: 'Ada@Example.com', name: 'Ada', role: 'admin' }
    const answer = (await walkRedirects(await sso.start(flow), redirectUri)).searchParams
    expect(await sso.finish(answer, flow)).toEqual({
      ...{ issuer: idp.issuer, subject: 'a-1', email: 'ada@example.com', name: 'Ada', role: 'admin' },
      spend: { hash: expect.stringMatching(/^[\w-]{43}$/), expiresAt: expect.any(Number) },
      sid: null,
    })
  })

  it('finds the keys of an issuer with a slash at its end', async () => {
    const { idp, signed } = await start({ issuerEnd: '/' })
    expect(await signed({ iss: `${idp.issuer}/` })).toMatchObject({ issuer: `${idp.issuer}/` })
    await expect(signed()).rejects.toMatchObject({ reason: 'issuer' })
  })

  it.each([
    ['no sub', { sub: undefined }, 'subject'],
    ['no email', { email: undefined }, 'email_missing'],
    ['an email that is none', { email: 'ada' }, 'email_invalid'],
    ['no issuer', { iss: undefined }, 'issuer'],
    ['another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['no exp', { exp: undefined }, 'expired'],
    ['an exp in the past', { exp: seconds - 60 }, 'expired'],
    ['an exp that is not a time', { exp: 1e300 }, 'token'],
    ['an nbf in the future', { nbf: seconds + 3600 }, 'not_yet_valid'],
    ['another application', { aud: 'another' }, 'audience'],
    ['other applications', { aud: ['another', 'third'] }, 'audience'],
  ])('refuses %s', async (_, claims, reason) => {
    const { signed } = await start()
    await expect(signed(claims)).rejects.toMatchObject({ name: 'SsoFailure', reason })
  })

  it.each([[undefined], ['triptych'], [['another', 'triptych']]])('takes aud %j', async (aud) => {
    const { signed } = await start()
    expect(await signed({ aud })).toMatchObject({ subject: 'ada' })
  })

  it('does not look at aud when it is told not to', async () => {
    const { signed } = await start({ checkAudience: false })
    expect(await signed({ aud: 'another' })).toMatchObject({ subject: 'ada' })
  })

  it('asks for a key id', async () => {
    const { signed, fetches } = await start()
    await expect(signed({}, { kid: undefined })).rejects.toMatchObject({ reason: 'unknown_key' })
    expect(fetches()).toBe(0)
  })

  it('takes RS256 alone', async () => {
    const { idp, finish, fetches } = await start()
    const claims = { iss: idp.issuer, exp: seconds + 300, ...idp.claims }
    const secret = new TextEncoder().encode(JSON.stringify(idp.publicJwk))
    const { kid = '' } = idp.publicJwk
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'PS256', kid })
        .sign((await generateKeyPair('PS256')).privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign((await generateKeyPair('ES256')).privateKey),
    ]
    for (const token of forged) await expect(finish(token)).rejects.toMatchObject({ reason: 'algorithm' })
    expect(fetches()).toBe(0)
  })

  it('refuses a PS256 token by the very key of the provider', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const { idp, finish } = await start()
    Object.assign(idp.publicJwk, await exportJWK(publicKey))
    const claims = { iss: idp.issuer, exp: seconds + 300, ...idp.claims }
    const { kid = '' } = idp.publicJwk
    const jwk = await exportJWK(privateKey)
    const sign = (alg: string) => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(jwk)
    await expect(finish(await sign('PS256'))).rejects.toMatchObject({ reason: 'algorithm' })
    expect(await finish(await sign('RS256'))).toMatchObject({ subject: 'ada' })
  })

  it('refuses a token of another issuer under the key id of the provider', async () => {
    const { idp, finish } = await start()
    const claims = { iss: idp.issuer, exp: seconds + 300, ...idp.claims }
    const { privateKey } = await generateKeyPair('RS256')
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: idp.publicJwk.kid ?? '' })
      .sign(privateKey)
    await expect(finish(token)).rejects.toMatchObject({ reason: 'signature' })
  })

  it('goes on when the provider changes its keys, and is not made to ask by made-up ones', async () => {
    const { idp, signed, fetches } = await start()
    await signed()
    await idp.rotateKeys()
    expect(await signed()).toMatchObject({ subject: 'ada' })
    expect(fetches()).toBe(2)
    const made = Array.from({ length: 100 }, (_, n) => signed({}, { kid: `made up ${n}` }))
    for (const { status } of await Promise.allSettled(made)) expect(status).toBe('rejected')
    expect(fetches()).toBe(3)
  })

  it('is told when the keys cannot be had', async () => {
    const { idp, signed } = await start()
    await idp.close()
    await expect(signed()).rejects.toMatchObject({ reason: 'provider_unreachable' })
  })

  it('names what a token may be spent for once, however its signature is written', async () => {
    const { idp, finish } = await start()
    const exp = seconds + 300
    const token = await idp.sign({ exp })
    // 256 bytes take 342 characters, the last of which has four unused bits.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1) ?? '') ^ 1]
    expect(twin).not.toBe(token)
    const { spend } = await finish(token)
    // To be remembered for as long as the token is taken.
    expect(spend).toEqual({ hash: expect.any(String), expiresAt: (exp + 30) * 1000 })
    expect((await finish(twin)).spend).toEqual(spend)
    expect((await finish(await idp.sign({ exp: exp + 1 }))).spend?.hash).not.toBe(spend?.hash)
  })

  it('names nothing to spend when it is told not to', async () => {
    const { signed } = await start({ singleUse: false })
    expect((await signed()).spend).toBeNull()
  })

  it('refuses an answer to another sign-in, without a token, or with two', async () => {
    const { idp, sso, flow } = await start()
    const token = await idp.sign()
    const { state } = flow
    const answers: [string, [string, string][]][] = [
      ['state', [['token', token]]],
      [
        'state',
        [
          ['token', token],
          ['state', 'another'],
        ],
      ],
      ['token', [['state', state]]],
      [
        'token',
        [
          ['state', state],
          ['token', token],
          ['token', token],
        ],
      ],
    ]
    for (const [reason, answer] of answers) {
      await expect(sso.finish(new URLSearchParams(answer), flow)).rejects.toMatchObject({ reason })
    }
    const answer = new URLSearchParams({ token, state })
    await expect(sso.finish(answer, { ...flow, provider: 'oidc' })).rejects.toMatchObject({ reason: 'state' })
  })
})
