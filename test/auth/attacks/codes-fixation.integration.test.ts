import { describe, expect, it } from 'vitest'
import { type AuthServer, adminEmail, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { wrong } from '../codes/visitor.ts'

const made = 'S'.repeat(43)

async function roots({ db }: AuthServer): Promise<string[]> {
  const rows = await db.reader.selectFrom('session').select('id').where('root_id', 'is', null).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

function meOf(browser: CookieBrowser): Promise<number> {
  return browser.get('/api/v1/me').then(({ status }) => status)
}

describe.each(dialects)('session fixation (%s)', (dialect) => {
  it('meets a new id and a new secret at every sign-in, and the one before is dead', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    const [first] = await roots(server)
    const old = browser.cookie('auth_session') ?? ''
    await server.db.writer.deleteFrom('attempt').execute()
    await server.signIn(adminEmail, browser)
    expect(browser.cookie('auth_session')).not.toBe(old)
    const after = await roots(server)
    expect(after).toHaveLength(1)
    expect(after[0]).not.toBe(first)
    const thief = server.browser()
    thief.setCookie('auth_session', old)
    expect([await meOf(browser), await meOf(thief)]).toEqual([200, 401])
  })

  it('with a made-up session cookie tossed into the browser gains nothing', async () => {
    const server = await startAuthServer(dialect)
    const [victim, attacker] = [server.browser(), server.browser()]
    for (const browser of [victim, attacker]) browser.setCookie('auth_session', made)
    await server.signIn(adminEmail, victim)
    expect(victim.cookie('auth_session')).not.toBe(made)
    expect([await meOf(victim), await meOf(attacker)]).toEqual([200, 401])
  })

  it('with the attacker’s own session tossed into the browser ends that session and gains nothing', async () => {
    const server = await startAuthServer(dialect)
    const attacker = await server.member('eve@example.com')
    await server.db.writer.deleteFrom('attempt').execute()
    const victim = server.browser()
    victim.setCookie('auth_session', attacker.cookie('auth_session') ?? '')
    await server.signIn(adminEmail, victim)
    expect(await (await victim.get('/api/v1/me')).json()).toMatchObject({ actor: { email: adminEmail } })
    expect(await meOf(attacker)).toBe(401)
  })

  it('with a challenge tossed into the browser leaves the attacker without the code', async () => {
    const server = await startAuthServer(dialect)
    const [victim, attacker] = [server.browser(), server.browser()]
    // The attacker asks first, for an unknown email, and gives the victim the challenge.
    await attacker.post('/api/v1/auth/otp', { email: 'nobody@example.com' })
    const tossed = attacker.cookie('auth_challenge') ?? ''
    victim.setCookie('auth_challenge', tossed)
    await victim.post('/api/v1/auth/otp', { email: adminEmail })
    const code = await server.codeFor(adminEmail)
    // The holder of the challenge has five guesses, as always, and learns nothing of the victim's sign-in.
    const guess = (browser: CookieBrowser, text: string) =>
      browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code: text })
    expect((await guess(attacker, wrong(code))).status).toBe(401)
    expect((await guess(victim, code)).status).toBe(200)
    expect((await guess(attacker, code)).status).toBe(401)
    expect(await meOf(attacker)).toBe(401)
    expect(victim.cookie('auth_challenge')).toBeUndefined()
    const session = victim.cookie('auth_session')
    expect([attacker.cookie('auth_session'), session === tossed]).toEqual([undefined, false])
  })

  it('with a browser cookie tossed into the browser makes the attacker’s browser no known one', async () => {
    const server = await startAuthServer(dialect)
    const [victim, attacker] = [server.browser(), server.browser()]
    for (const browser of [victim, attacker]) browser.setCookie('auth_browser', made)
    await server.signIn(adminEmail, victim)
    expect(victim.cookie('auth_browser')).not.toBe(made)
    // A stranger within the cooldown gets nothing; a known browser would.
    const codes = () => server.db.reader.selectFrom('login_code').selectAll().execute()
    await attacker.post('/api/v1/auth/otp', { email: adminEmail })
    expect(await codes()).toHaveLength(0)
    await victim.post('/api/v1/auth/otp', { email: adminEmail })
    expect(await codes()).toHaveLength(1)
  })

  it('with two session cookies of the same name is held to what the browser sends first, and never to both', async () => {
    const server = await startAuthServer(dialect)
    const victim = await server.signIn()
    const cookie = `auth_session=${made}; auth_session=${victim.cookie('auth_session')}`
    expect((await fetch(`${server.url}/api/v1/me`, { headers: { Cookie: cookie } })).status).toBe(401)
  })
})

describe.each(dialects)('over https (%s)', (dialect) => {
  it('a cookie without the __Host- prefix, which another host could have set, is none of ours', async () => {
    const server = await startAuthServer(dialect, { SVC_BASE_URL: 'https://auth.example.com' })
    const loopback = new URL(server.running.url).origin
    const headers = { 'Content-Type': 'application/json', Origin: 'https://auth.example.com', Host: 'auth.example.com' }
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${loopback}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, Cookie: cookie },
      })
    const asked = await post('/api/v1/auth/otp', { email: adminEmail })
    const challenge = asked.headers.getSetCookie()[0] ?? ''
    expect(challenge).toMatch(/^__Host-auth_challenge=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const pair = challenge.split(';')[0] ?? ''
    const answer = { email: adminEmail, code: await server.codeFor(adminEmail) }
    expect((await post('/api/v1/auth/otp/verify', answer, pair.replace('__Host-', ''))).status).toBe(401)
    const signedIn = await post('/api/v1/auth/otp/verify', answer, pair)
    expect(signedIn.status).toBe(200)
    const session = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const me = (cookie: string) => fetch(`${loopback}/api/v1/me`, { headers: { Cookie: cookie } })
    expect((await me(session)).status).toBe(200)
    expect((await me(session.replace('__Host-', ''))).status).toBe(401)
  })
})
