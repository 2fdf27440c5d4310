import { describe, expect, it, onTestFinished } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { startLegacyProvider } from '../../support/legacy-provider.ts'
import { startLyingProvider } from './lying-provider.ts'
import { believing, signInWith } from './provider-says.ts'

const seconds = Math.floor(Date.now() / 1000)

/** What no clock shows, and no database keeps as a time. */
const absurd = [1e300, -1e300, Number.MAX_SAFE_INTEGER, `${seconds + 300}`, true, [seconds + 300], null]

describe.each(dialects)('what a provider says that is no time, or no text (%s)', (dialect) => {
  async function start() {
    const provider = await startLyingProvider('')
    const server = await startAuthServer(dialect, believing(provider))
    const signIn = async (claims: Record<string, unknown> = {}) => {
      const browser = server.browser()
      return { browser, location: await signInWith(provider, browser, 'grace', undefined, claims) }
    }
    return { provider, server, signIn }
  }

  it('ends no sign-in as a logout token, and is refused as one', async () => {
    const { provider, server, signIn } = await start()
    const { browser } = await signIn({ sid: 'one' })
    const logOut = async (claims: Record<string, unknown>) => {
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const right = { nonce: undefined, email: undefined, sid: 'one', sub: undefined, jti: crypto.randomUUID(), events }
      const body = new URLSearchParams({ logout_token: await provider.sign({ ...right, ...claims }) })
      return (await fetch(`${server.url}/api/v1/auth/sso/logout`, { method: 'POST', body })).status
    }
    const texts = ['grace\0', '\0', '\ud800', 1e300]
    const wrong = [
      ...absurd.map((exp) => ({ exp })),
      ...[seconds + 3600.5, 1e300, `${seconds}`, true, null].map((iat) => ({ iat })),
      ...texts.map((sub) => ({ sid: undefined, sub })),
      ...texts.map((sub) => ({ sub })),
      ...[1e300, null, {}].flatMap((value) => [{ sid: value }, { jti: value }]),
    ]
    const answers: unknown[] = []
    for (const claims of wrong) answers.push([claims, await logOut(claims)])
    expect(answers).toEqual(wrong.map((claims) => [claims, 400]))
    expect((await browser.get('/api/v1/auth/session')).status).toBe(200)
    // A fraction of a second is one (RFC 7519, 2, NumericDate).
    expect(await logOut({ exp: seconds + 300.25, iat: seconds - 0.5 })).toBe(200)
    expect((await browser.get('/api/v1/auth/session')).status).toBe(401)
  })

  it('is no proof as the time of a sign-in there, and keeps no one out', async () => {
    const { signIn } = await start()
    const provenBy = async (auth_time: number) => {
      const { browser, location } = await signIn({ auth_time })
      const proof = (await (await browser.get('/api/v1/me/proof')).json()) as { readonly proven_until?: string | null }
      return [auth_time, location, proof.proven_until !== null && proof.proven_until !== undefined]
    }
    // One in milliseconds would be a fresh proof for centuries.
    for (const time of [1e300, Number.MAX_SAFE_INTEGER, Date.now(), seconds + 3600, 0, 1e-300]) {
      expect(await provenBy(time)).toEqual([time, '/settings/account', false])
    }
    for (const time of [seconds, seconds - 1.2345678]) {
      expect(await provenBy(time)).toEqual([time, '/settings/account', true])
    }
  })

  it('is refused as the life of a token, or of no account', async () => {
    const { provider, signIn } = await start()
    for (const expires_in of [1e300, -1, 0.5, 'soon', null, {}]) {
      provider.misdeeds.token = async (res) => {
        const answer = { access_token: 'a', token_type: 'Bearer', expires_in, id_token: await provider.sign({}) }
        res.setHeader('Content-Type', 'application/json')
        res.end(JSON.stringify(answer))
      }
      const { location } = await signIn()
      expect([expires_in, ['/settings/account', '/login?error=sso_token'].includes(location ?? '')]).toEqual([
        ...[expires_in, true],
      ])
    }
  })

  it('signs no one in by the legacy handover', async () => {
    const provider = await startLegacyProvider()
    onTestFinished(() => provider.close())
    const server = await startAuthServer(dialect, {
      SVC_SSO_AUTHORIZE_URL: provider.authorizeUrl.href,
      SVC_SSO_APP_ID: 'triptych',
      SVC_SSO_ISSUER: provider.issuer,
    })
    const bringBack = async (claims: Record<string, unknown>) => {
      const browser = server.browser()
      const away = new URL((await browser.get('/login')).headers.get('Location') ?? '')
      const state = away.searchParams.get('state') ?? ''
      const query = new URLSearchParams({ token: await provider.sign(claims), state })
      return (await browser.get(`/api/v1/auth/sso/callback?${query}`)).headers.get('Location')
    }
    const wrong = [
      ...absurd.map((exp) => ({ exp })),
      ...[1e300, `${seconds - 5}`, true].map((nbf) => ({ nbf })),
      ...['\0', 'ada\0', '\ud800', 7].map((sub) => ({ sub })),
      ...['ada\0@example.com', 'ada@example.com\0', 7].map((email) => ({ email })),
    ]
    const answers: unknown[] = []
    for (const claims of wrong) answers.push([claims, await bringBack(claims)])
    expect(answers).toEqual(wrong.map((claims) => [claims, '/login?error=sso_token']))
    expect(await bringBack({ exp: seconds + 300.25 })).toBe('/settings/account')
  })
})
