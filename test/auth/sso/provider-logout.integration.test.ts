import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type AuthServer, adminEmail, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { type DialectName, dialects } from '../../support/databases.ts'
import { startOidcProvider, type TestOidcProvider } from '../../support/oidc-provider.ts'
import { type LyingProvider, startLyingProvider } from './lying-provider.ts'

const callback = '/api/v1/auth/sso/callback'
const backChannel = '/api/v1/auth/sso/logout'
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const grace = { sub: 'grace', email: 'grace@example.com', email_verified: true, name: 'Grace' }

async function isSignedIn(browser: CookieBrowser): Promise<boolean> {
  return (await browser.get('/api/v1/auth/session')).status === 200
}

describe('back-channel logout by a real provider', () => {
  interface Started {
    readonly server: AuthServer
    readonly provider: TestOidcProvider
  }

  async function start(dialect: DialectName, withSid: boolean): Promise<Started> {
    const provider = await startOidcProvider({ account: grace })
    onTestFinished(() => provider.close())
    const server = await startAuthServer(dialect, {
      SVC_OIDC_ISSUER: provider.issuer,
      SVC_OIDC_CLIENT_ID: provider.clientId,
      SVC_OIDC_CLIENT_SECRET: provider.clientSecret ?? '',
    })
    provider.allowRedirect(`${server.url}${callback}`)
    provider.notifyLogout(`${server.url}${backChannel}`, withSid)
    return { server, provider }
  }

  async function signIn(server: AuthServer): Promise<CookieBrowser> {
    const browser = server.browser()
    await browser.visit('/login')
    expect(await isSignedIn(browser)).toBe(true)
    return browser
  }

  /** What a person does at the provider who signs out there. */
  async function signOutAtProvider({ issuer }: TestOidcProvider, browser: CookieBrowser): Promise<void> {
    const there = browser.at(issuer)
    const page = await (await there.get('/session/end')).text()
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    expect((await there.submit('/session/end/confirm', { xsrf, logout: 'yes' })).status).toBe(303)
  }

  it.each(dialects)('ends what began in that session of the provider, and nothing else (%s)', async (dialect) => {
    const { server, provider } = await start(dialect, true)
    const [laptop, phone] = [await signIn(server), await signIn(server)]
    const token = await server.mint(laptop)
    await signOutAtProvider(provider, laptop)
    expect(await Promise.all([laptop, phone].map(isSignedIn))).toEqual([false, true])
    expect((await server.browser().get('/api/v1/me', { Authorization: `Bearer ${token.token}` })).status).toBe(200)
    const lines = await server.db.reader
      .selectFrom('activity')
      .selectAll()
      .where('action', '=', 'session.end')
      .execute()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ actor_kind: 'system', actor_name: 'provider' })
    expect(JSON.parse(lines[0]?.details ?? '')).toMatchObject({ reason: 'provider' })
    // They may come back.
    await signIn(server)
  })

  it.each(dialects)('ends every sign-in of a subject where the provider names no session (%s)', async (dialect) => {
    const { server, provider } = await start(dialect, false)
    const mine = [await signIn(server), await signIn(server)]
    provider.account = { ...grace, sub: 'ada', email: 'ada@example.com' }
    const other = await signIn(server)
    await signOutAtProvider(provider, mine[0] ?? other)
    expect(await Promise.all([...mine, other].map(isSignedIn))).toEqual([false, false, true])
  })
})

describe('back-channel logout by a provider that lies', () => {
  interface Lying {
    readonly server: AuthServer
    readonly idp: LyingProvider
    readonly browser: CookieBrowser
    /** Sends a logout token of these claims beside the right ones. */
    logOut(claims?: Record<string, unknown>): Promise<Response>
    send(token: string): Promise<Response>
    sign(claims?: Record<string, unknown>): Promise<string>
  }

  /** The member is signed in, in the session `one` of the provider. */
  async function start(): Promise<Lying> {
    const idp = await startLyingProvider('unused')
    const server = await startAuthServer('sqlite', {
      SVC_OIDC_ISSUER: idp.issuer,
      SVC_OIDC_CLIENT_ID: 'triptych',
      SVC_OTP_FALLBACK: 'true',
    })
    const browser = server.browser()
    const begun = await browser.get('/api/v1/auth/sso/start')
    const { searchParams } = new URL(begun.headers.get('Location') ?? '')
    idp.claims = { nonce: searchParams.get('nonce'), sid: 'one' }
    await browser.get(`${callback}?${new URLSearchParams({ code: 'a', state: searchParams.get('state') ?? '' })}`)
    expect(await isSignedIn(browser)).toBe(true)
    const sign = (claims: Record<string, unknown> = {}) => {
      const right = { nonce: undefined, email: undefined, sid: 'one', sub: undefined, jti: crypto.randomUUID(), events }
      return idp.sign({ ...right, ...claims })
    }
    const send = (logout_token: string) =>
      fetch(`${server.url}${backChannel}`, { method: 'POST', body: new URLSearchParams({ logout_token }) })
    return { server, idp, browser, send, sign, logOut: async (claims) => send(await sign(claims)) }
  }

  function reasons(server: AuthServer): unknown[] {
    return server.log.filter(({ msg }) => msg === 'a logout of the provider was refused').map(({ reason }) => reason)
  }

  async function expectRefused({ server, browser }: Lying, response: Response, reason: string): Promise<void> {
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'logout_token_invalid' }])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(reasons(server)).toEqual([reason])
    expect(await isSignedIn(browser)).toBe(true)
  }

  it('takes the truth: 200, an empty body, not kept', async () => {
    const { browser, logOut } = await start()
    const response = await logOut()
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await isSignedIn(browser)).toBe(false)
  })

  const seconds = Math.floor(Date.now() / 1000)
  it.each([
    ['another audience', { aud: 'another' }, 'audience'],
    ['another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['a nonce, as an ID token has', { nonce: 'a nonce' }, 'nonce'],
    ['a nonce that is null', { nonce: null }, 'nonce'],
    ['no events', { events: undefined }, 'token'],
    ['other events', { events: { 'http://schemas.openid.net/event/other': {} } }, 'token'],
    ['an event that is no object', { events: { [Object.keys(events)[0] ?? '']: true } }, 'token'],
    ['no jti', { jti: undefined }, 'token'],
    ['an empty jti', { jti: '' }, 'token'],
    ['neither sid nor sub', { sid: undefined }, 'subject'],
    ['a sid that is no text', { sid: 1 }, 'token'],
    ['an exp in the past', { exp: seconds - 60 }, 'expired'],
    ['no exp', { exp: undefined }, 'expired'],
    ['an iat in the future', { iat: seconds + 3600, exp: seconds + 7200 }, 'not_yet_valid'],
  ])('refuses %s', async (_, claims, reason) => {
    const world = await start()
    await expectRefused(world, await world.logOut(claims), reason)
  })

  it('refuses a replayed token, also once the session has begun anew', async () => {
    const world = await start()
    const token = await world.sign({ sid: 'another' })
    expect((await world.send(token)).status).toBe(200)
    await expectRefused(world, await world.send(token), 'replayed')
  })

  it('takes one of two at once', async () => {
    const { send, sign } = await start()
    const token = await sign()
    const answers = await Promise.all([send(token), send(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('refuses the ID token of a sign-in', async () => {
    const world = await start()
    await expectRefused(world, await world.send(await world.idp.sign({})), 'token')
  })

  it('refuses alg none', async () => {
    const world = await start()
    const claims = decodeJwt(await world.sign())
    await expectRefused(world, await world.send(new UnsecuredJWT(claims).encode()), 'algorithm')
  })

  it('refuses HS256 with the public key as the secret', async () => {
    const world = await start()
    const secret = new TextEncoder().encode(JSON.stringify(world.idp.publicJwk))
    const forged = new SignJWT(decodeJwt(await world.sign())).setProtectedHeader({ alg: 'HS256', kid: 'one' })
    await expectRefused(world, await world.send(await forged.sign(secret)), 'algorithm')
  })

  it.each([
    ['a known', 'one', 'signature'],
    ['an unknown', 'two', 'unknown_key'],
  ])('refuses another key under %s key id', async (_, kid, reason) => {
    const world = await start()
    const { privateKey } = await generateKeyPair('RS256')
    const forged = new SignJWT(decodeJwt(await world.sign())).setProtectedHeader({ alg: 'RS256', kid })
    await expectRefused(world, await world.send(await forged.sign(privateKey)), reason)
  })

  it('asks again later where the keys cannot be fetched', async () => {
    const { idp, server, browser, logOut } = await start()
    idp.misdeeds.jwks = (res) => void res.writeHead(500).end()
    const { privateKey } = await generateKeyPair('RS256')
    const unknown = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'two' }).sign(privateKey)
    const response = await fetch(`${server.url}${backChannel}`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: unknown }),
    })
    expect(response.status).toBe(503)
    expect(await isSignedIn(browser)).toBe(true)
    // Keys that are known still serve.
    expect((await logOut()).status).toBe(200)
  })

  it('ends no sign-in of another session or subject', async () => {
    const { server, browser, logOut } = await start()
    const admin = await server.signIn()
    expect((await logOut({ sid: 'two' })).status).toBe(200)
    expect((await logOut({ sid: undefined, sub: adminEmail })).status).toBe(200)
    expect(await Promise.all([browser, admin].map(isSignedIn))).toEqual([true, true])
  })

  it('lets no sign-in begin in a session that has ended meanwhile', async () => {
    const { idp, server, logOut } = await start()
    const late = server.browser()
    const begun = await late.get('/api/v1/auth/sso/start')
    const { searchParams } = new URL(begun.headers.get('Location') ?? '')
    expect((await logOut()).status).toBe(200)
    idp.claims = { nonce: searchParams.get('nonce'), sid: 'one' }
    const query = new URLSearchParams({ code: 'a', state: searchParams.get('state') ?? '' })
    expect((await late.get(`${callback}?${query}`)).headers.get('Location')).toBe('/login?error=sso_token')
    expect(await isSignedIn(late)).toBe(false)
  })

  it('is not there without an OpenID Connect provider', async () => {
    const server = await startAuthServer('sqlite')
    const body = new URLSearchParams({ logout_token: 'a' })
    const response = await fetch(`${server.url}${backChannel}`, { method: 'POST', body })
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'sso_disabled' }])
  })
})
