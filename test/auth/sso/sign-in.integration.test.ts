import { describe, expect, it, onTestFinished } from 'vitest'
import { type AuthServer, adminEmail, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { Connector } from '../../support/oauth-connector.ts'
import { type OidcProviderOptions, startOidcProvider, type TestOidcProvider } from '../../support/oidc-provider.ts'
import { startLyingProvider } from './lying-provider.ts'

const callback = '/api/v1/auth/sso/callback'
const grace = { sub: 'grace', email: 'grace@example.com', email_verified: true, name: 'Grace' }

interface Started {
  readonly server: AuthServer
  readonly provider: TestOidcProvider
}

async function start(env: Record<string, string> = {}, options: OidcProviderOptions = {}): Promise<Started> {
  const provider = await startOidcProvider({ account: grace, ...options })
  onTestFinished(() => provider.close())
  const secret = provider.clientSecret === null ? {} : { SVC_OIDC_CLIENT_SECRET: provider.clientSecret }
  const settings = { SVC_OIDC_ISSUER: provider.issuer, SVC_OIDC_CLIENT_ID: provider.clientId, ...secret, ...env }
  const server = await startAuthServer('sqlite', settings)
  provider.allowRedirect(`${server.url}${callback}`)
  return { server, provider }
}

/** Walks to the provider and back, up to the callback, which is not asked for. */
async function walkToCallback(server: AuthServer, browser: CookieBrowser, from = '/login'): Promise<URL> {
  let url = new URL(from, server.url)
  for (let i = 0; i < 10; i++) {
    const response = await browser.send('GET', url.href)
    url = new URL(response.headers.get('Location') ?? '', url)
    if (url.href.startsWith(`${server.url}${callback}`)) return url
  }
  throw new Error(`never came back from ${from}`)
}

async function emails({ db }: AuthServer): Promise<(string | null)[]> {
  const rows = await db.reader.selectFrom('actor').select('email').orderBy('id').execute()
  return rows.map(({ email }) => email)
}

function reasons(server: AuthServer): unknown[] {
  return server.log.filter(({ msg }) => msg === 'a sign-in failed').map(({ reason }) => reason)
}

async function expectRefused(response: Response, error: 'sso_token' | 'not_a_member' = 'sso_token'): Promise<void> {
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(`/login?error=${error}`)
  expect(response.headers.getSetCookie()).toEqual([])
}

describe('signing in with an OpenID Connect provider', () => {
  it.each(dialects)('makes a person whom the provider vouches for a member and signs them in (%s)', async (dialect) => {
    const provider = await startOidcProvider({ account: grace })
    onTestFinished(() => provider.close())
    const server = await startAuthServer(dialect, {
      SVC_OIDC_ISSUER: provider.issuer,
      SVC_OIDC_CLIENT_ID: provider.clientId,
      SVC_OIDC_CLIENT_SECRET: provider.clientSecret ?? '',
      SVC_OIDC_LABEL: 'Example Corp',
    })
    provider.allowRedirect(`${server.url}${callback}`)
    const browser = server.browser()
    const page = await browser.visit('/settings/people')
    expect([page.status, new URL(page.url).pathname]).toEqual([200, '/settings/people'])
    expect(await (await browser.get('/api/v1/auth/session')).json()).toMatchObject({
      member: { email: 'grace@example.com', name: 'Grace', role: 'member' },
      session: { method: 'oidc' },
    })
    expect(await (await browser.get('/api/v1/auth/config')).json()).toEqual({
      ...{ sso: true, otp: false, sso_label: 'Example Corp' },
    })
  })

  it.each([
    '/',
    '/login',
    '/settings/people',
    '/settings/automation',
    '/settings/account',
    '/login?code=1',
  ])('leads a signed-out visitor of %s to the provider before any HTML', async (path) => {
    const { server, provider } = await start()
    const response = await server.browser().get(path)
    const url = new URL(response.headers.get('Location') ?? '')
    expect([response.status, await response.text(), url.origin]).toEqual([302, '', provider.issuer])
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ response_type: 'code', scope: 'openid email profile', code_challenge_method: 'S256' },
      redirect_uri: `${server.url}${callback}`,
    })
  })

  it('comes before consent, for a browser without a session', async () => {
    const { server, provider } = await start()
    const connector = await Connector.register(server.url)
    const browser = server.browser()
    const consent = await browser.send('GET', connector.authorizeUrl())
    const response = await browser.get(consent.headers.get('Location') ?? '')
    expect(new URL(response.headers.get('Location') ?? '').origin).toBe(provider.issuer)
    expect(response.headers.getSetCookie()).toHaveLength(1)
  })

  it('shows a failure as a page, with a way to try again', async () => {
    const { server } = await start()
    const response = await server.browser().get('/login?error=sso_token')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('href="/api/v1/auth/sso/start"')
  })

  it('shows the code form beside the provider where the fallback is on, and signs in with it', async () => {
    const { server } = await start({ SVC_OTP_FALLBACK: 'true' })
    const page = await server.browser().get('/login?code=1')
    expect(await page.text()).toContain('name="email"')
    const admin = await server.signIn()
    expect((await admin.get('/api/v1/auth/session')).status).toBe(200)
    expect(await (await admin.get('/api/v1/auth/config')).json()).toMatchObject({ sso: true, otp: true })
  })

  it('turns codes off', async () => {
    const { server } = await start()
    const response = await server.browser().post('/api/v1/auth/otp', { email: adminEmail })
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'otp_disabled' }])
  })

  it('makes an administrator of a role claim, once', async () => {
    const { server, provider } = await start()
    provider.account = { ...grace, role: 'admin' }
    const browser = server.browser()
    await browser.visit('/login')
    expect(await (await browser.get('/api/v1/me')).json()).toMatchObject({ actor: { role: 'admin' } })
    provider.account = { ...grace, role: 'member' }
    const again = server.browser()
    await again.visit('/login')
    expect(await (await again.get('/api/v1/me')).json()).toMatchObject({ actor: { role: 'admin' } })
    expect(await emails(server)).toEqual([adminEmail, 'grace@example.com'])
  })

  it('admits members alone while provisioning is off', async () => {
    const { server, provider } = await start({ SVC_OIDC_AUTO_PROVISION: 'false' })
    const stranger = server.browser()
    await expectRefused(await stranger.send('GET', (await walkToCallback(server, stranger)).href), 'not_a_member')
    expect(await emails(server)).toEqual([adminEmail])
    provider.account = { sub: 'boss', email: 'Admin@Example.com', email_verified: true }
    const admin = server.browser()
    await admin.visit('/login')
    expect(await (await admin.get('/api/v1/me')).json()).toMatchObject({ actor: { email: adminEmail, role: 'admin' } })
  })

  it.each([
    ['email_missing', { sub: 'grace' }],
    ['email_unverified', { ...grace, email_verified: false }],
    ['email_unverified', { sub: 'mallory', email: adminEmail, email_verified: false }],
  ])('refuses %s, takeover of a member included', async (reason, account) => {
    const { server, provider } = await start()
    provider.account = account
    const browser = server.browser()
    await expectRefused(await browser.send('GET', (await walkToCallback(server, browser)).href))
    expect(reasons(server)).toEqual([reason])
    expect(await emails(server)).toEqual([adminEmail])
  })

  it('goes on when the provider has changed its keys', async () => {
    const { server, provider } = await start()
    await server.browser().visit('/login')
    await provider.rotateKeys()
    const browser = server.browser()
    await browser.visit('/login')
    expect((await browser.get('/api/v1/auth/session')).status).toBe(200)
  })

  it('works without a secret for a public client', async () => {
    const { server } = await start({}, { clientSecret: null })
    const browser = server.browser()
    await browser.visit('/login')
    expect((await browser.get('/api/v1/auth/session')).status).toBe(200)
  })

  it('says that it did not work while the provider is down, and works when it is back', async () => {
    const provider = await startOidcProvider({ account: grace })
    const server = await startAuthServer('sqlite', {
      SVC_OIDC_ISSUER: provider.issuer,
      SVC_OIDC_CLIENT_ID: provider.clientId,
    })
    await provider.close()
    await expectRefused(await server.browser().get('/login'))
    expect(reasons(server)).toEqual(['provider_unreachable'])
    expect((await server.browser().get('/health')).status).toBe(200)
  })
})

describe('an answer that is not what it should be', () => {
  it('login CSRF: is of no use to a browser that did not begin it', async () => {
    const { server } = await start()
    const attacker = server.browser()
    const url = await walkToCallback(server, attacker)
    const victim = server.browser()
    await expectRefused(await victim.send('GET', url.href))
    expect(victim.cookies()).toEqual({})
  })

  it('replay: counts once, also with the cookies that it was first sent with', async () => {
    const { server } = await start()
    const browser = server.browser()
    const url = await walkToCallback(server, browser)
    const cookies = browser.cookies()
    expect((await browser.send('GET', url.href)).headers.get('Location')).toBe('/settings/account')
    const again = server.browser()
    for (const [name, value] of Object.entries(cookies)) again.setCookie(name, value)
    await expectRefused(await again.send('GET', url.href))
    expect(reasons(server)).toEqual(['replayed'])
  })

  it.each([
    ['another state', { state: 'x'.repeat(43) }],
    ['no state', { state: '' }],
    ['another code', { code: 'made-up' }],
    ['mix-up: another issuer', { iss: 'https://evil.example' }],
    ['an error', { error: 'access_denied', code: '' }],
  ])('with %s is refused', async (_, change) => {
    const { server } = await start()
    const browser = server.browser()
    const url = await walkToCallback(server, browser)
    for (const [name, value] of Object.entries(change)) {
      if (value === '') url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    }
    await expectRefused(await browser.send('GET', url.href))
    expect(await emails(server)).toEqual([adminEmail])
  })

  it.each([
    ['nonce', { nonce: 'of another sign-in' }],
    ['audience', { aud: 'another-client' }],
    ['expired', { exp: 1_700_000_000 }],
    ['issuer', { iss: 'https://evil.example' }],
  ])('with a token of wrong %s is refused, and the browser is not told why', async (reason, lie) => {
    const provider = await startLyingProvider('')
    const server = await startAuthServer('sqlite', {
      SVC_OIDC_ISSUER: provider.issuer,
      SVC_OIDC_CLIENT_ID: 'triptych',
    })
    const browser = server.browser()
    const url = new URL((await browser.get('/login')).headers.get('Location') ?? '')
    const [state = '', nonce] = ['state', 'nonce'].map((name) => url.searchParams.get(name) ?? '')
    provider.claims = { nonce, ...lie }
    const response = await browser.get(`${callback}?${new URLSearchParams({ code: 'a-code', state })}`)
    await expectRefused(response)
    expect(reasons(server)).toEqual([reason])
    expect(await emails(server)).toEqual([adminEmail])
  })
})

describe('where a sign-in leads', () => {
  it.each([
    ['/settings/people?a=1', '/settings/people?a=1'],
    ['//evil.example/', '/settings/account'],
    ['/\\evil.example', '/settings/account'],
    ['/%2f%2fevil.example', '/settings/account'],
    ['https://evil.example/', '/settings/account'],
    ['javascript:alert(1)', '/settings/account'],
    ['http://localhost:8583/', 'http://localhost:8583/'],
    ['http://localhost:8584/', '/settings/account'],
  ])('open redirect: %j leads to %j', async (next, expected) => {
    const { server } = await start()
    const browser = server.browser()
    const from = `/api/v1/auth/sso/start?${new URLSearchParams({ next })}`
    const url = await walkToCallback(server, browser, from)
    expect((await browser.send('GET', url.href)).headers.get('Location')).toBe(expected)
  })
})

describe('a malformed link of a sign-in', () => {
  const browserAsks = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  it('a doubled state: leads a browser to the page of the failure, and a program to the problem', async () => {
    const server = await startAuthServer('sqlite')
    const doubled = `${callback}?code=c&state=a&state=b`
    const browser = server.browser()
    await expectRefused(await browser.get(doubled, browserAsks))
    expect(reasons(server)).toEqual(['invalid_request'])
    const program = await browser.get(doubled)
    expect([program.status, await program.json()]).toMatchObject([400, { code: 'invalid_request' }])
  })

  it.each([
    '/login?next=a&next=b',
    '/api/v1/auth/sso/start?next=a&next=b',
    '/api/v1/auth/handover?surface=nowhere',
  ])('%s leads a browser to a page that says so', async (path) => {
    const server = await startAuthServer('sqlite')
    const page = await server.browser().get(path, browserAsks)
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/login?error=invalid_link'])
    expect(await (await server.browser().visit('/login?error=invalid_link')).text()).toContain('link is not complete')
  })
})
