import { describe, expect, it } from 'vitest'
import { routes } from '../../../generated/auth/routes.ts'
import { passkeyScript } from '../../../src/pages/login-page.ts'
import { hashSource } from '../../../src/pages/policy.ts'
import { adminEmail, startAuthServer } from '../../support/auth-server.ts'
import { builtConsole } from '../../support/built-console.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { openWorkspace } from './workspace.ts'

const settings = [
  '/settings/people',
  '/settings/automation',
  '/settings/security',
  '/settings/webhooks',
  '/settings/activity',
  '/settings/account',
]

async function leadsTo(response: Promise<Response>): Promise<[number, string | null]> {
  const { status, headers } = await response
  return [status, headers.get('Location')]
}

/** The pages of sign-in run no script but the one that offers passkeys; the console's runs those of its build, under each name that it may have. */
const consoleScripts = /script-src localhost:\d+\/assets\/;/

/** What a page of ours looks like, whatever it says. */
async function readPage(response: Promise<Response>, scripts?: RegExp): Promise<string> {
  const { status, headers } = await response
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Referrer-Policy')).toBe('same-origin')
  const policy = headers.get('Content-Security-Policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  const offering = `script-src ${hashSource(passkeyScript)};`
  if (scripts === undefined) expect(policy?.replace(offering, '')).not.toContain('script-src')
  else expect(policy).toMatch(scripts)
  return (await response).text()
}

async function askedFor(browser: CookieBrowser, code: () => Promise<string>, next: string) {
  const asked = await leadsTo(browser.submit('/login', { email: adminEmail, next }))
  const answered = await leadsTo(browser.submit('/login', { email: adminEmail, code: await code(), next }))
  return { asked, answered }
}

describe('the pages, for a visitor who is signed out', () => {
  it('lead to sign-in, and remember where to', async () => {
    const browser = (await startAuthServer('sqlite')).browser()
    expect(await leadsTo(browser.get('/'))).toEqual([302, '/login'])
    expect(await leadsTo(browser.get('/settings/account'))).toEqual([302, '/login'])
    expect(await leadsTo(browser.get('/settings/people'))).toEqual([302, '/login?next=%2Fsettings%2Fpeople'])
    expect(await leadsTo(browser.get('/settings/activity?by=ada%40example.com'))).toEqual([
      302,
      '/login?next=%2Fsettings%2Factivity%3Fby%3Dada%2540example.com',
    ])
    // Where there is a provider it would travel in a cookie, and enough long ones would keep a browser out.
    const long = `/settings/people?by=${'x'.repeat(2000)}`
    expect(await leadsTo(browser.get(long))).toEqual([302, '/login?next=%2Fsettings%2Fpeople'])
    const page = await readPage(browser.get('/login?next=%2Fsettings%2Fpeople'))
    expect(page).toContain('<form method="post" action="/login">')
    expect(page).toContain('<input type="hidden" name="next" value="/settings/people">')
  })

  it('lead to the provider before any HTML, where there is one', async () => {
    const legacy = {
      SVC_SSO_AUTHORIZE_URL: 'http://127.0.0.1:9/authorize',
      SVC_SSO_APP_ID: 'workspace',
      SVC_SSO_ISSUER: 'http://127.0.0.1:9',
    }
    const browser = (await startAuthServer('sqlite', legacy)).browser()
    for (const path of ['/', '/login', '/login?code=1', '/login?step=code', ...settings, '/api/v1/auth/sso/start']) {
      const response = await browser.get(path)
      expect([path, response.status, await response.text()]).toEqual([path, 302, ''])
      expect(response.headers.get('Location')).toMatch(/^http:\/\/127\.0\.0\.1:9\/authorize\?app_id=workspace&/)
    }
    // A failure is a page: leading on from it would go round in circles.
    expect(await readPage(browser.get('/login?error=sso_token'))).toContain('href="/api/v1/auth/sso/start"')

    const fallback = (await startAuthServer('sqlite', { ...legacy, SVC_OTP_FALLBACK: 'true' })).browser()
    expect(await readPage(fallback.get('/login?code=1'))).toContain('action="/login"')
    expect((await fallback.get('/login')).status).toBe(302)
  })
})

describe('the form', () => {
  it('signs in step by step, and leads where it was meant to', async () => {
    const server = await startAuthServer('sqlite', {}, { consoleFolder: await builtConsole() })
    const browser = server.browser()
    const { asked, answered } = await askedFor(
      browser,
      async () => {
        const page = await readPage(browser.get('/login?step=code&next=%2Fsettings%2Fpeople'))
        expect(page).toContain(`<bdi>${adminEmail}</bdi>`)
        expect(page).toContain('name="code"')
        const code = await server.codeFor(adminEmail)
        return `${code.slice(0, 3)} ${code.slice(3)}`
      },
      '/settings/people',
    )
    expect(asked).toEqual([303, '/login?step=code&next=%2Fsettings%2Fpeople'])
    expect(answered).toEqual([303, '/settings/people'])
    for (const path of settings) expect(await readPage(browser.get(path), consoleScripts)).toContain('of auth')
    expect(await leadsTo(browser.get('/'))).toEqual([302, '/settings/account'])
    expect(await leadsTo(browser.get('/login?next=%2Fsettings%2Fautomation'))).toEqual([302, '/settings/automation'])
  })

  it('leads back to the page with what went wrong', async () => {
    const server = await startAuthServer('sqlite')
    const browser = server.browser()
    const submit = (fields: Record<string, string>) => leadsTo(browser.submit('/login', fields))
    expect(await submit({ email: 'nobody' })).toEqual([303, '/login?error=invalid_email'])
    expect(await submit({ email: adminEmail })).toEqual([303, '/login?step=code'])
    const code = await server.codeFor(adminEmail)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const failed = [303, '/login?error=otp_invalid&step=code&next=%2Fsettings%2Fpeople']
    expect(await submit({ email: adminEmail, code: wrong, next: '/settings/people' })).toEqual(failed)
    expect(await submit({ email: adminEmail, code: 'abc', next: '/settings/people' })).toEqual(failed)
    expect(await readPage(browser.get(String(failed[1])))).toContain('role="alert"')
    expect(await leadsTo(browser.get('/settings/people'))).toEqual([302, '/login?next=%2Fsettings%2Fpeople'])
    expect(await submit({ email: adminEmail, code })).toEqual([303, '/settings/account'])
  })

  it('says that an address asked too often', async () => {
    const server = await startAuthServer('sqlite')
    const browser = server.browser()
    for (let i = 0; i < 30; i++) await browser.submit('/login', { email: `somebody-${i}@example.com` })
    const [status, location] = await leadsTo(browser.submit('/login', { email: adminEmail }))
    expect([status, location]).toEqual([303, '/login?error=too_many_requests'])
  })

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    'https://evil.example/',
    'http://localhost:1/settings/people',
    'javascript:alert(1)',
    '/\t/evil.example/',
  ])('leads home instead of to %j', async (next) => {
    const server = await startAuthServer('sqlite')
    const browser = server.browser()
    const { asked, answered } = await askedFor(browser, () => server.codeFor(adminEmail), next)
    expect(asked).toEqual([303, '/login?step=code'])
    expect(answered).toEqual([303, '/settings/account'])
    const query = new URLSearchParams({ next })
    expect(await leadsTo(browser.get(`/login?${query}`))).toEqual([302, '/settings/account'])
    expect(await readPage(server.browser().get(`/login?${query}`))).not.toContain('name="next"')
  })

  it('leads on to the console of another surface', async () => {
    const server = await startAuthServer('sqlite', { SVC_CONTENT_URL: 'https://content.example' })
    const browser = server.browser()
    const next = 'https://content.example/sites?page=2'
    const { answered } = await askedFor(browser, () => server.codeFor(adminEmail), next)
    expect(answered).toEqual([303, next])
  })
})

describe('the way out', () => {
  it('ends the session, takes its cookie back, and says so', async () => {
    const { admin, server } = await openWorkspace('sqlite')
    const secret = admin.cookie('auth_session') ?? ''
    const response = await admin.submit('/logout', {})
    expect(await leadsTo(Promise.resolve(response))).toEqual([303, '/login?error=signed_out'])
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^auth_session=; Max-Age=0; /)])
    const stale = server.browser()
    stale.setCookie('auth_session', secret)
    expect((await stale.get('/api/v1/me')).status).toBe(401)
    expect(await readPage(admin.get('/login?error=signed_out'))).toContain('role="status"')
  })

  it('is open to a visitor who is signed out already', async () => {
    const browser = (await startAuthServer('sqlite')).browser()
    expect(await leadsTo(browser.submit('/logout', {}))).toEqual([303, '/login?error=signed_out'])
  })
})

describe('HEAD', () => {
  it('answers as GET does, without the body', async () => {
    const { admin, adminId, credentials } = await openWorkspace('sqlite')
    const agentId = await credentials.actor('agent', 'Robot')
    const reads = routes.filter(({ method }) => method === 'GET')
    const paths = reads.map(({ path }) => path.replace('{agentId}', agentId).replace(/\{\w+\}/, adminId))
    for (const path of ['/login?error=otp_invalid', ...paths]) {
      const [get, head] = [await admin.get(path), await admin.send('HEAD', path)]
      expect([path, ...told(head)]).toEqual([path, ...told(get)])
      expect(await head.text()).toBe('')
    }
    function told({ status, headers }: Response) {
      return [status, headers.get('Content-Type'), headers.get('Location'), headers.get('Cache-Control')]
    }
  })
})
