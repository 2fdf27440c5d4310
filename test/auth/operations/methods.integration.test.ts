import { describe, expect, it } from 'vitest'
import { adminEmail, startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { refusal } from './workspace.ts'

// No provider is asked before a sign-in begins, so none of them has to be there.
const oidc = { SVC_OIDC_ISSUER: 'http://127.0.0.1:9', SVC_OIDC_CLIENT_ID: 'workspace', SVC_OIDC_LABEL: 'Example Corp' }
const legacy = {
  SVC_SSO_AUTHORIZE_URL: 'http://127.0.0.1:9/authorize',
  SVC_SSO_APP_ID: 'workspace',
  SVC_SSO_ISSUER: 'http://127.0.0.1:9',
  SVC_SSO_LABEL: 'The old way',
}
const fallback = { SVC_OTP_FALLBACK: 'true' }

describe('the methods of sign-in, as they are listed', () => {
  it.each([
    ['nothing configured', {}, { sso: false, otp: true, sso_label: '' }],
    ['the fallback beside nothing', fallback, { sso: false, otp: true, sso_label: '' }],
    ['OpenID Connect', oidc, { sso: true, otp: false, sso_label: 'Example Corp' }],
    ['OpenID Connect and the fallback', { ...oidc, ...fallback }, { sso: true, otp: true, sso_label: 'Example Corp' }],
    ['the legacy handover', legacy, { sso: true, otp: false, sso_label: 'The old way' }],
    ['both providers', { ...oidc, ...legacy }, { sso: true, otp: false, sso_label: 'Example Corp' }],
  ])('with %s', async (_, env, told) => {
    const { url } = await startAuthServer('sqlite', env)
    const response = await fetch(`${url}/api/v1/auth/config`)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual(told)
  })
})

describe('a method that is off', () => {
  it('sends no code, and takes none, beside a provider', async () => {
    const server = await startAuthServer('sqlite', legacy)
    const browser = server.browser()
    expect(await refusal(await browser.post('/api/v1/auth/otp', { email: adminEmail }))).toEqual([404, 'otp_disabled'])
    const answer = { email: adminEmail, code: '123456' }
    expect(await refusal(await browser.post('/api/v1/auth/otp/verify', answer))).toEqual([404, 'otp_disabled'])
    const form = await browser.submit('/login', { email: adminEmail })
    expect([form.status, form.headers.get('Location')]).toEqual([303, '/login?error=otp_disabled'])
    expect(server.log.filter(({ msg }) => String(msg).includes('code for'))).toEqual([])
  })

  it('leads to no provider where there is none', async () => {
    const { url } = await startAuthServer('sqlite')
    expect(await refusal(await fetch(`${url}/api/v1/auth/sso/start`, { redirect: 'manual' }))).toEqual([
      404,
      'sso_disabled',
    ])
  })
})

describe.each(dialects)('a code by email (%s)', (dialect) => {
  it('is requested alike by all, and signs its member in', async () => {
    const server = await startAuthServer(dialect)
    const [browser, stranger] = [server.browser(), server.browser()]
    const asked = await browser.post('/api/v1/auth/otp', { email: 'Admin@Example.com' })
    const unknown = await stranger.post('/api/v1/auth/otp', { email: 'nobody@example.com' })
    expect([asked.status, unknown.status]).toEqual([202, 202])
    const said = await asked.text()
    expect([said, await unknown.text()]).toEqual(['{"expires_in":600}', said])

    const code = await server.codeFor(adminEmail)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const verify = (text: string) => browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code: text })
    expect(await refusal(await verify(wrong))).toEqual([401, 'otp_invalid'])
    const response = await verify(code)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toMatchObject({ member: { email: adminEmail, role: 'admin' } })
    const cookies = response.headers.getSetCookie()
    const lasting = / Max-Age=[1-9]\d+; Path=\/; HttpOnly; SameSite=Lax$/
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['auth_session', 'auth_browser', 'auth_challenge'])
    expect(cookies[0]).toMatch(lasting)
    expect(cookies[1]).toMatch(lasting)
    expect(cookies[2]).toMatch(/^auth_challenge=; Max-Age=0; /)
    expect((await browser.get('/api/v1/auth/session')).status).toBe(200)
    expect(await refusal(await verify(code))).toEqual([401, 'otp_invalid'])
  })
})
