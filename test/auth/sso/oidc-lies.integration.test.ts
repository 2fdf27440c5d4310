import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { OidcProvider } from '../../../src/auth/sso/oidc.ts'
import { newFlow } from '../../../src/auth/sso/sso-sign-in.ts'
import { standingClock } from './clock.ts'
import { type LyingProvider, silence, startLyingProvider } from './lying-provider.ts'

const redirectUri = 'http://localhost:8581/api/v1/auth/sso/callback'

/** A provider that may lie, and a sign-in at the moment when the browser comes back with a code. */
async function start(options: { issuer?: (issuer: string) => string; timeout?: number; secret?: string } = {}) {
  const clock = standingClock()
  const flow = newFlow('oidc', '/', clock.now())
  const idp = await startLyingProvider(flow.nonce)
  const { secret } = options
  const issuer = options.issuer?.(idp.issuer) ?? idp.issuer
  const clientSecret = secret === undefined ? null : { reveal: () => secret }
  const observed: string[] = []
  const sso = new OidcProvider(
    { issuer, clientId: 'triptych', clientSecret, label: 'Test' },
    {
      ...{ redirectUri: () => redirectUri, now: clock.now, timeout: options.timeout },
      observer: { providerRequest: (endpoint, outcome) => void observed.push(`${endpoint} ${outcome}`) },
    },
  )
  const finish = (more: Record<string, string> = {}) =>
    sso.finish(new URLSearchParams({ code: 'a code', state: flow.state, ...more }), flow)
  return { idp, sso, flow, clock, observed, finish }
}

describe('OidcProvider with a provider that lies', () => {
  it('takes the truth', async () => {
    const { idp, finish } = await start()
    expect(await finish()).toMatchObject({ issuer: idp.issuer, subject: 'ada', email: 'ada@example.com' })
  })

  const seconds = Math.floor(Date.now() / 1000)
  it.each([
    ['another nonce', { nonce: 'another' }, 'nonce'],
    ['another audience', { aud: 'another' }, 'audience'],
    ['several audiences', { aud: ['triptych', 'another'] }, 'audience'],
    ['several audiences and another azp', { aud: ['triptych', 'another'], azp: 'another' }, 'audience'],
    ['another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['an exp in the past', { exp: seconds - 60 }, 'expired'],
    ['an iat in the future', { iat: seconds + 3600 }, 'not_yet_valid'],
    ['an email that is not verified', { email_verified: false }, 'email_unverified'],
    ['the same as a string', { email_verified: 'false' }, 'email_unverified'],
    ['no email', { email: undefined }, 'email_missing'],
  ])('refuses %s', async (_, claims, reason) => {
    const { idp, finish } = await start()
    idp.claims = claims
    await expect(finish()).rejects.toMatchObject({ name: 'SsoFailure', reason })
  })

  it('says when the person signed in there only where the provider does', async () => {
    const { idp, finish } = await start()
    expect(await finish()).not.toHaveProperty('provenAt')
    // However old it is: the provider may have left out to ask for a sign-in anew.
    idp.claims = { auth_time: seconds - 86_400 }
    expect(await finish()).toMatchObject({ provenAt: (seconds - 86_400) * 1000 })
    idp.claims = { auth_time: String(seconds) }
    await expect(finish()).rejects.toMatchObject({ name: 'SsoFailure' })
  })

  it('takes an email that is verified as a string', async () => {
    const { idp, finish } = await start()
    idp.claims = { email_verified: 'true' }
    expect(await finish()).toMatchObject({ email: 'ada@example.com' })
  })

  it('refuses alg none, also where the provider announces it', async () => {
    const { idp, finish } = await start()
    const claims = decodeJwt(await idp.sign({}))
    idp.idToken = new UnsecuredJWT(claims).encode()
    await expect(finish()).rejects.toMatchObject({ reason: 'algorithm' })
  })

  it('refuses HS256 with the public key as the secret, also where the provider announces it', async () => {
    const { idp, finish } = await start()
    const claims = decodeJwt(await idp.sign({}))
    const secret = new TextEncoder().encode(JSON.stringify(idp.publicJwk))
    idp.idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)
    await expect(finish()).rejects.toMatchObject({ reason: 'algorithm' })
  })

  it.each([
    ['a known', 'one', 'signature'],
    ['an unknown', 'two', 'unknown_key'],
  ])('refuses a token of someone else under %s key id', async (_, kid, reason) => {
    const { idp, finish } = await start()
    const claims = decodeJwt(await idp.sign({}))
    const { privateKey } = await generateKeyPair('RS256')
    idp.idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    await expect(finish()).rejects.toMatchObject({ reason })
    expect(idp.requests.filter(({ endpoint }) => endpoint === 'jwks')).toHaveLength(kid === 'one' ? 1 : 2)
  })

  it('does not take a private key for a published one', async () => {
    const { idp, finish } = await start()
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = { ...(await exportJWK(privateKey)), kid: 'one' }
    idp.misdeeds.jwks = (res) => void res.end(JSON.stringify({ keys: [jwk] }))
    await expect(finish()).rejects.toMatchObject({ reason: 'provider_invalid' })
  })

  it('refuses the issuer of an answer, though the provider announces none', async () => {
    const { idp, finish } = await start()
    await expect(finish({ iss: 'https://evil.example' })).rejects.toMatchObject({ reason: 'issuer' })
    expect(idp.requests.map(({ endpoint }) => endpoint)).toEqual(['discovery'])
  })

  it.each([
    ['a slash more', (issuer: string) => `${issuer}/`],
    ['another host', (issuer: string) => issuer.replace('127.0.0.1', 'localhost')],
  ])('refuses a provider that calls itself otherwise: %s', async (_, issuer) => {
    const { sso, flow } = await start({ issuer })
    await expect(sso.start(flow)).rejects.toMatchObject({ reason: 'issuer' })
  })

  it.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri'])('refuses a wrong %s', async (name) => {
    for (const url of ['http://evil.example/', 'javascript:alert(1)', 'file:///etc/passwd', 7, undefined]) {
      const { idp, sso, flow } = await start()
      idp.metadata = { [name]: url }
      await expect(sso.start(flow)).rejects.toMatchObject({ reason: 'provider_invalid' })
    }
  })

  it('refuses http beyond this machine without asking', async () => {
    const { sso, flow, observed } = await start({ issuer: () => 'http://id.example' })
    await expect(sso.start(flow)).rejects.toMatchObject({ reason: 'provider_invalid' })
    expect(observed).toEqual([])
  })

  it.each(['discovery', 'token', 'jwks'] as const)('gives up on a %s endpoint that is silent', async (endpoint) => {
    const { idp, finish, observed } = await start({ timeout: 1000 })
    idp.misdeeds[endpoint] = silence
    await expect(finish()).rejects.toMatchObject({ reason: 'provider_unreachable' })
    expect(observed.at(-1)).toBe(`${endpoint} error`)
  })

  it('gives up on an answer that never ends', async () => {
    const { idp, finish } = await start({ timeout: 1000 })
    idp.misdeeds.discovery = (res) => void res.writeHead(200, { 'content-type': 'application/json' }).write('{')
    await expect(finish()).rejects.toMatchObject({ reason: 'provider_unreachable' })
  })

  it.each([
    'discovery',
    'token',
    'jwks',
  ] as const)('reads no more than it must of the %s endpoint', async (endpoint) => {
    const { idp, finish } = await start()
    idp.misdeeds[endpoint] = (res) => void res.writeHead(200).end(JSON.stringify({ a: 'a'.repeat(256 * 1024) }))
    await expect(finish()).rejects.toMatchObject({ reason: 'provider_invalid' })
  })

  it.each(['discovery', 'token', 'jwks'] as const)('follows no redirect of the %s endpoint', async (endpoint) => {
    const { idp, finish } = await start()
    idp.misdeeds[endpoint] = (res) => void res.writeHead(307, { location: `${idp.issuer}/elsewhere` }).end()
    await expect(finish()).rejects.toMatchObject({ reason: 'provider_unreachable' })
    expect(idp.requests.at(-1)?.endpoint).toBe(endpoint)
  })

  it.each([
    ['discovery', 500, 'provider_invalid'],
    ['token', 500, 'provider_invalid'],
    ['jwks', 500, 'provider_error'],
    ['discovery', 200, 'provider_invalid'],
    ['jwks', 200, 'provider_invalid'],
  ] as const)('refuses a page of the %s endpoint with status %i', async (endpoint, status, reason) => {
    const { idp, finish } = await start()
    idp.misdeeds[endpoint] = (res) => void res.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Oh</h1>')
    await expect(finish()).rejects.toMatchObject({ reason })
  })

  it('works again when the provider is back, without a restart', async () => {
    const { idp, clock, finish, observed } = await start()
    idp.misdeeds.discovery = (res) => void res.destroy()
    await expect(finish()).rejects.toMatchObject({ reason: 'provider_unreachable' })
    delete idp.misdeeds.discovery
    // For a moment it is not asked again.
    await expect(finish()).rejects.toMatchObject({ reason: 'provider_unreachable' })
    expect(observed).toEqual(['discovery error'])
    clock.at += 3000
    expect(await finish()).toMatchObject({ subject: 'ada' })
  })

  it('fails at once where no server listens', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const { sso, flow } = await start({ issuer: () => `http://127.0.0.1:${port}` })
    await expect(sso.start(flow)).rejects.toMatchObject({ reason: 'provider_unreachable', cause: expect.any(Error) })
  })

  it('reads anew once an hour what the provider says about itself', async () => {
    const { idp, sso, flow, clock } = await start()
    await sso.start(flow)
    idp.metadata = { authorization_endpoint: `${idp.issuer}/elsewhere` }
    clock.at += 3_600_000 - 1
    expect((await sso.start(flow)).pathname).toBe('/authorize')
    clock.at += 1
    expect((await sso.start(flow)).pathname).toBe('/elsewhere')
  })

  it.each([
    [undefined, 'basic'],
    [['client_secret_basic'], 'basic'],
    [['private_key_jwt', 'client_secret_post'], 'post'],
  ])('proves itself as the provider wants: %j', async (methods, way) => {
    const { idp, flow, finish } = await start({ secret: 'a-secret' })
    idp.metadata = { token_endpoint_auth_methods_supported: methods }
    await finish()
    const asked = idp.requests.find(({ endpoint }) => endpoint === 'token')
    expect(asked?.body.get('client_secret')).toBe(way === 'post' ? 'a-secret' : null)
    expect(asked?.authorization).toBe(way === 'post' ? undefined : `Basic ${btoa('triptych:a%2Dsecret')}`)
    expect(Object.fromEntries(asked?.body ?? [])).toMatchObject({
      ...{ grant_type: 'authorization_code', code: 'a code' },
      ...{ redirect_uri: redirectUri, code_verifier: flow.verifier },
    })
  })

  it('says nothing secret when it fails', async () => {
    const lies: ((idp: LyingProvider) => unknown)[] = [
      (idp) => Object.assign(idp, { claims: { nonce: 'canary-claim' } }),
      (idp) => Object.assign(idp, { idToken: 'canary-token' }),
      (idp) => {
        idp.misdeeds.token = (res) => {
          res.writeHead(400, { 'content-type': 'application/json' })
          res.end(JSON.stringify({ error: 'invalid_grant', access_token: 'canary-token' }))
        }
      },
    ]
    for (const lie of lies) {
      const { idp, flow, finish } = await start({ secret: 'canary-secret' })
      lie(idp)
      const failure = (await finish({ code: 'canary-code' }).catch((error: unknown) => error)) as Error
      const told = JSON.stringify([{ ...failure }, failure.message, failure.stack, failure.cause])
      expect(told).not.toMatch(/canary/)
      for (const secret of [flow.state, flow.nonce, flow.verifier]) expect(told).not.toContain(secret)
    }
  })
})
