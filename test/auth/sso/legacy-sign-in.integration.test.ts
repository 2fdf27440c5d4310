import { describe, expect, it, onTestFinished } from 'vitest'
import { type AuthServer, adminEmail, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { startLegacyProvider, type TestLegacyProvider } from '../../support/legacy-provider.ts'

async function start(env: Record<string, string> = {}, dialect = dialects[0]) {
  const provider = await startLegacyProvider()
  onTestFinished(() => provider.close())
  const server = await startAuthServer(dialect ?? 'sqlite', { ...settings(provider), ...env })
  return { provider, server }
}

function settings(provider: TestLegacyProvider): Record<string, string> {
  return {
    SVC_SSO_AUTHORIZE_URL: provider.authorizeUrl.href,
    SVC_SSO_APP_ID: 'triptych',
    SVC_SSO_ISSUER: provider.issuer,
    SVC_SSO_LABEL: 'Old Corp',
  }
}

/** Begins a sign-in, and brings this token back instead of the provider's. */
async function bringBack(server: AuthServer, token: string): Promise<string | null> {
  const browser = server.browser()
  const away = new URL((await browser.get('/login')).headers.get('Location') ?? '')
  const query = new URLSearchParams({ token, state: away.searchParams.get('state') ?? '' })
  return (await browser.get(`/api/v1/auth/sso/callback?${query}`)).headers.get('Location')
}

function flows(browser: CookieBrowser): string[] {
  return Object.keys(browser.cookies()).filter((name) => name.startsWith('auth_flow_'))
}

describe('the legacy handover', () => {
  it.each(dialects)('signs in a person whom the provider sends back with a token (%s)', async (dialect) => {
    const { server } = await start({}, dialect)
    const browser = server.browser()
    const page = await browser.visit('/settings/automation')
    expect([page.status, new URL(page.url).pathname]).toEqual([200, '/settings/automation'])
    expect(await (await browser.get('/api/v1/auth/session')).json()).toMatchObject({
      member: { email: 'ada@example.com', name: 'Ada', role: 'member' },
      session: { method: 'legacy' },
    })
    expect(await (await browser.get('/api/v1/auth/config')).json()).toEqual({
      ...{ sso: true, otp: false, sso_label: 'Old Corp' },
    })
  })

  it('sends the parameters of the legacy handover, and nothing else', async () => {
    const { server, provider } = await start()
    const url = new URL((await server.browser().get('/login')).headers.get('Location') ?? '')
    expect(`${url.origin}${url.pathname}`).toBe(provider.authorizeUrl.href)
    expect([...url.searchParams.keys()]).toEqual(['app_id', 'redirect_uri', 'state'])
    expect(url.searchParams.get('redirect_uri')).toBe(`${server.url}/api/v1/auth/sso/callback`)
  })

  it('yields to OpenID Connect where both are configured', async () => {
    const provider = await startLegacyProvider()
    onTestFinished(() => provider.close())
    const server = await startAuthServer('sqlite', {
      ...settings(provider),
      SVC_OIDC_ISSUER: 'http://127.0.0.1:9',
      SVC_OIDC_CLIENT_ID: 'triptych',
      SVC_OIDC_LABEL: 'New Corp',
    })
    const browser = server.browser()
    expect(await (await browser.get('/api/v1/auth/config')).json()).toMatchObject({ sso_label: 'New Corp' })
    expect((await browser.get('/login')).headers.get('Location')).toBe('/login?error=sso_token')
    expect(provider.requests.size).toBe(0)
  })

  it('replay: a token signs in once, and again where that is turned off', async () => {
    const { server, provider } = await start()
    const token = await provider.sign()
    expect(await bringBack(server, token)).toBe('/settings/account')
    expect(await bringBack(server, token)).toBe('/login?error=sso_token')
    const lenient = await startAuthServer('sqlite', { ...settings(provider), SVC_SSO_SINGLE_USE: 'false' })
    expect(await bringBack(lenient, token)).toBe('/settings/account')
    expect(await bringBack(lenient, token)).toBe('/settings/account')
  })

  it('refuses a token of another app, and takes it where that is turned off', async () => {
    const { server, provider } = await start()
    const token = await provider.sign({ aud: 'another-app' })
    expect(await bringBack(server, token)).toBe('/login?error=sso_token')
    const lenient = await startAuthServer('sqlite', { ...settings(provider), SVC_SSO_CHECK_AUDIENCE: 'false' })
    expect(await bringBack(lenient, token)).toBe('/settings/account')
  })

  it.each([
    ['sub', undefined],
    ['email', undefined],
    ['iss', 'https://evil.example'],
    ['exp', undefined],
    ['exp', 1_700_000_000],
  ])('refuses a token whose %s is %j', async (claim, value) => {
    const { server, provider } = await start()
    expect(await bringBack(server, await provider.sign({ [claim]: value }))).toBe('/login?error=sso_token')
    const rows = await server.db.reader.selectFrom('actor').select('email').execute()
    expect(rows.map(({ email }) => email)).toEqual([adminEmail])
  })

  it('admits no new member while provisioning is off', async () => {
    const { server, provider } = await start({ SVC_OIDC_AUTO_PROVISION: 'false' })
    expect(await bringBack(server, await provider.sign())).toBe('/login?error=not_a_member')
  })

  it('signs in from several tabs of one browser, up to five', async () => {
    const { server, provider } = await start()
    const browser = server.browser()
    const answers: string[] = []
    for (let tab = 0; tab < 6; tab++) {
      const away = new URL((await browser.get('/login')).headers.get('Location') ?? '')
      const token = await provider.sign({ jti: String(tab) })
      answers.push(`${new URLSearchParams({ token, state: away.searchParams.get('state') ?? '' })}`)
    }
    expect(flows(browser)).toHaveLength(5)
    const led: (string | null)[] = []
    for (const query of answers) {
      led.push((await browser.get(`/api/v1/auth/sso/callback?${query}`)).headers.get('Location'))
    }
    expect(led).toEqual(['/login?error=sso_token', ...Array(5).fill('/settings/account')])
    expect(flows(browser)).toEqual([])
  })

  it('asks twice at most for a hundred unknown keys', async () => {
    const { server, provider } = await start()
    await bringBack(server, await provider.sign())
    const before = provider.requests.get('/.well-known/jwks.json') ?? 0
    const tokens = await Promise.all(Array.from({ length: 100 }, (_, i) => provider.sign({}, { kid: `made-up-${i}` })))
    const browser = server.browser()
    const away = new URL((await browser.get('/login')).headers.get('Location') ?? '')
    const state = away.searchParams.get('state') ?? ''
    for (const token of tokens.slice(0, 20)) await bringBack(server, token)
    await Promise.all(
      tokens
        .slice(20)
        .map((token) => browser.get(`/api/v1/auth/sso/callback?${new URLSearchParams({ token, state })}`)),
    )
    const asked = (provider.requests.get('/.well-known/jwks.json') ?? 0) - before
    expect(asked).toBeLessThanOrEqual(2)
    expect(asked).toBeGreaterThan(0)
  })
})
