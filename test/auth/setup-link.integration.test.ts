import { describe, expect, it, onTestFinished } from 'vitest'
import { Addresses } from '../../src/compose/addresses.ts'
import { startAuth } from '../../src/compose/auth.ts'
import { type AuthServer, startAuthServer } from '../support/auth-server.ts'
import { CookieBrowser } from '../support/cookie-browser.ts'
import { dialects } from '../support/databases.ts'

const email = 'ada@example.com'

function linkIn(text: string | undefined): URL {
  return new URL(/http:\S+\/setup\?token=\S+/.exec(text ?? '')?.[0] ?? '')
}

const tokenOf = (link: URL) => link.searchParams.get('token') ?? ''

async function leadsTo(response: Promise<Response>): Promise<[number, string | null]> {
  const { status, headers } = await response
  return [status, headers.get('Location')]
}

const people = ({ db }: AuthServer) =>
  db.reader.selectFrom('actor').select(['email', 'role']).where('kind', '=', 'person').execute()

describe.each(dialects)('a database that never had a member, on %s', (dialect) => {
  it('is set up by the link that was printed, and signed in to with a code', async () => {
    const server = await startAuthServer(dialect, {}, { members: false })
    const browser = server.browser()
    const link = linkIn(server.running.signIn)
    expect(link.origin).toBe(server.url)
    const page = await browser.get(link.href)
    expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'same-origin'])
    expect(await page.text()).toContain('<form method="post" action="/setup">')
    const token = tokenOf(link)
    expect(await leadsTo(browser.submit('/setup', { token, email: 'Ada@Example.com' }))).toEqual([
      303,
      '/login?step=code',
    ])
    const code = await server.codeFor(email)
    expect(await leadsTo(browser.submit('/login', { email, code }))).toEqual([303, '/settings/account'])
    expect(await (await browser.get('/api/v1/me')).json()).toMatchObject({ actor: { email, role: 'admin' } })
    expect(await leadsTo(server.browser().get(link.href))).toEqual([302, '/login'])
    const again = server.browser().submit('/setup', { token, email: 'eve@example.com' })
    expect(await leadsTo(again)).toEqual([303, '/setup'])
    expect(await people(server)).toEqual([{ email, role: 'admin' }])
    const logged = JSON.stringify(server.log.filter(({ msg }) => !String(msg).startsWith('no members yet')))
    expect(logged).not.toContain(token)
  })

  it('gets one administrator from two forms that are sent at once', async () => {
    const server = await startAuthServer(dialect, {}, { members: false })
    const token = tokenOf(linkIn(server.running.signIn))
    const emails = ['ada@example.com', 'eve@example.com', 'mallory@example.com']
    const answers = await Promise.all(
      emails.map((each) => leadsTo(server.browser().submit('/setup', { token, email: each }))),
    )
    expect(answers.map(([, location]) => location).sort()).toEqual(['/login?step=code', '/setup', '/setup'])
    expect(await people(server)).toHaveLength(1)
  })

  it('takes the link of another instance, also after that one has stopped', async () => {
    const server = await startAuthServer(dialect, {}, { members: false })
    const addresses = new Addresses(server.config)
    const second = await startAuth(server.config, { ...server.startOptions, addresses })
    let running = true
    const stop = async () => {
      if (running) await second.close().then(() => second.release())
      running = false
    }
    onTestFinished(stop)
    const link = linkIn(second.signIn)
    await stop()
    const browser = server.browser()
    expect((await browser.get(`/setup${link.search}`)).status).toBe(200)
    expect(await leadsTo(browser.submit('/setup', { token: tokenOf(link), email }))).toEqual([303, '/login?step=code'])
    // Begun before there was a member, and it knows.
    expect((await browser.get('/login')).status).toBe(200)
  })
})

describe('the page for the first administrator', () => {
  it('is where sign-in leads while there is no member, and says where the link is', async () => {
    const server = await startAuthServer('sqlite', {}, { members: false })
    expect(await leadsTo(server.browser().get('/login?next=%2Fsettings%2Fpeople'))).toEqual([302, '/setup'])
    const page = await (await server.browser().visit('/')).text()
    expect(page).toContain('No members yet')
    expect(page).not.toContain('<form')
    for (const token of ['', 'x', 'A'.repeat(90)]) {
      expect(await (await server.browser().get(`/setup?token=${token}`)).text()).toContain('No members yet')
      expect(await leadsTo(server.browser().submit('/setup', { token, email }))).toEqual([303, '/setup'])
    }
    const tooLong = { Accept: 'text/html' }
    expect(await leadsTo(server.browser().get(`/setup?token=${'x'.repeat(1001)}`, tooLong))).toEqual([302, '/setup'])
    expect(await people(server)).toEqual([])
  })

  it('keeps the link through an email that is none', async () => {
    const server = await startAuthServer('sqlite', {}, { members: false })
    const browser = server.browser()
    const token = tokenOf(linkIn(server.running.signIn))
    const [status, location] = await leadsTo(browser.submit('/setup', { token, email: 'ada@' }))
    expect([status, location]).toEqual([303, `/setup?error=invalid_email&token=${token}`])
    const page = await (await browser.get(location ?? '')).text()
    expect(page).toContain('Enter a complete email address')
    expect(page).toContain(`value="${token}"`)
    expect(await leadsTo(browser.submit('/setup', { token, email }))).toEqual([303, '/login?step=code'])
  })

  it('takes no form of another origin', async () => {
    const server = await startAuthServer('sqlite', {}, { members: false })
    const token = tokenOf(linkIn(server.running.signIn))
    const fields = new URLSearchParams({ token, email: 'eve@example.com' })
    const evil = new CookieBrowser('http://evil.example')
    const response = await evil.send('POST', `${server.url}/setup`, fields)
    expect(response.status).toBe(403)
    expect(await people(server)).toEqual([])
  })

  it('leads to sign-in where there are members', async () => {
    const server = await startAuthServer('sqlite')
    expect(server.running.signIn).not.toContain('/setup')
    expect(await leadsTo(server.browser().get('/setup'))).toEqual([302, '/login'])
    expect((await server.browser().get('/login')).status).toBe(200)
  })

  it('leads an administrator to the provider, where that is the way in', async () => {
    const provider = {
      SVC_SSO_AUTHORIZE_URL: 'http://127.0.0.1:9/authorize',
      SVC_SSO_APP_ID: 'workspace',
      SVC_SSO_ISSUER: 'http://127.0.0.1:9',
    }
    const server = await startAuthServer('sqlite', provider, { members: false })
    const token = tokenOf(linkIn(server.running.signIn))
    const [status, location] = await leadsTo(server.browser().submit('/setup', { token, email }))
    expect([status, location]).toEqual([303, expect.stringContaining('http://127.0.0.1:9/authorize')])
    expect(await people(server)).toEqual([{ email, role: 'admin' }])
  })

  it('says so where the address has asked for too many codes', async () => {
    const server = await startAuthServer('sqlite', {}, { members: false })
    const browser = server.browser()
    for (let i = 0; i < 30; i++) await browser.submit('/login', { email: `somebody-${i}@example.com` })
    const token = tokenOf(linkIn(server.running.signIn))
    expect(await leadsTo(browser.submit('/setup', { token, email }))).toEqual([303, '/login?error=too_many_requests'])
    expect(await people(server)).toEqual([{ email, role: 'admin' }])
  })
})
