import { describe, expect, it, onTestFinished } from 'vitest'
import { Credentials } from '../../support/auth-credentials.ts'
import { startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { startLegacyProvider } from '../../support/legacy-provider.ts'
import { startLyingProvider } from '../sso/lying-provider.ts'
import { believing, email, signInWith } from '../sso/provider-says.ts'

const callback = '/api/v1/auth/sso/callback'
const locationOf = (response: Response) => response.headers.get('Location')

describe.each(dialects)('what counts once, and arrives five times at the same moment (%s)', (dialect) => {
  it('an answer of the provider signs in once', async () => {
    const provider = await startLyingProvider('')
    const server = await startAuthServer(dialect, believing(provider))
    const browser = server.browser()
    const away = new URL(locationOf(await browser.get('/login')) ?? '')
    const [state = '', nonce] = ['state', 'nonce'].map((name) => away.searchParams.get(name) ?? '')
    provider.claims = { nonce, sub: 'grace', email }
    const back = `${callback}?${new URLSearchParams({ code: 'a-code', state })}`
    const thieves = Array.from({ length: 5 }, () => {
      const thief = server.browser()
      for (const [name, value] of Object.entries(browser.cookies())) thief.setCookie(name, value)
      return thief
    })
    const answers = await Promise.all(thieves.map((thief) => thief.get(back)))
    expect(answers.map(locationOf).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => '/login?error=sso_token'),
      '/settings/account',
    ])
    const sessions = server.db.reader.selectFrom('session').select('id').where('method', '=', 'oidc')
    expect(await sessions.execute()).toHaveLength(1)
  })

  it('a token of the legacy handover signs in once, in whichever of five browsers', async () => {
    const provider = await startLegacyProvider()
    onTestFinished(() => provider.close())
    const server = await startAuthServer(dialect, {
      SVC_SSO_AUTHORIZE_URL: provider.authorizeUrl.href,
      SVC_SSO_APP_ID: 'triptych',
      SVC_SSO_ISSUER: provider.issuer,
    })
    const token = await provider.sign()
    const begun = await Promise.all(
      Array.from({ length: 5 }, async (): Promise<[CookieBrowser, string]> => {
        const browser = server.browser()
        const away = new URL(locationOf(await browser.get('/login')) ?? '')
        return [browser, away.searchParams.get('state') ?? '']
      }),
    )
    const answers = await Promise.all(
      begun.map(([browser, state]) => browser.get(`${callback}?${new URLSearchParams({ token, state })}`)),
    )
    expect(answers.map(locationOf).filter((location) => location === '/settings/account')).toHaveLength(1)
    const sessions = server.db.reader.selectFrom('session').select('id').where('method', '=', 'legacy')
    expect(await sessions.execute()).toHaveLength(1)
  })
})

it.each(
  dialects,
)('a logout of a subject ends every sign-in of the person, those by code included, and no token (%s)', async (dialect) => {
  const provider = await startLyingProvider('')
  const server = await startAuthServer(dialect, believing(provider))
  const byProvider = server.browser()
  expect(await signInWith(provider, byProvider, 'grace')).toBe('/settings/account')
  const byCode = await server.signIn(email)
  const stranger = await server.signIn()
  const { token } = await server.mint(byCode)
  const { id } = await server.db.reader
    .selectFrom('actor')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await new Credentials(server.db).application(id)
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const claims = { nonce: undefined, email: undefined, sub: 'grace', jti: 'one', events }
  const body = new URLSearchParams({ logout_token: await provider.sign(claims) })
  expect((await fetch(`${server.url}/api/v1/auth/sso/logout`, { method: 'POST', body })).status).toBe(200)
  const left = await Promise.all([byProvider, byCode, stranger].map((each) => each.get('/api/v1/me')))
  expect(left.map(({ status }) => status)).toEqual([401, 401, 200])
  const asProgram = await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })
  expect(asProgram.status).toBe(200)
  const grants = server.db.reader.selectFrom('connector_grant').select('id').where('actor_id', '=', id)
  expect(await grants.execute()).toHaveLength(1)
})
