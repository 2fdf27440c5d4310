import { describe, expect, it } from 'vitest'
import { emailLock } from '../../../src/auth/locks.ts'
import { type AuthServer, adminEmail, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { wrong } from '../codes/visitor.ts'

/** What no authenticator has signed. */
const assertion = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

const proxy = { SVC_TRUSTED_PROXIES: '127.0.0.1' }

function ask(browser: CookieBrowser, email: string, headers?: Record<string, string>): Promise<Response> {
  return browser.post('/api/v1/auth/otp', { email }, headers)
}

function answer(browser: CookieBrowser, code: string, email = adminEmail): Promise<Response> {
  return browser.post('/api/v1/auth/otp/verify', { email, code })
}

/** Their statuses, and how often each came. */
async function tally(answers: readonly Promise<Response>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** As if a minute had passed since the last code left. */
async function endCooldown({ db }: AuthServer): Promise<void> {
  await db.writer
    .updateTable('attempt')
    .set((eb) => ({ at: eb('at', '-', 60_000) }))
    .where('key', 'like', 'send:%')
    .execute()
}

const countOf = async ({ db }: AuthServer, table: 'session' | 'login_code') =>
  (await db.reader.selectFrom(table).selectAll().execute()).length

async function failures({ db }: AuthServer): Promise<number> {
  const rows = await db.reader.selectFrom('attempt').select('id').where('key', 'like', 'fail:%').execute()
  // Each counts for its address, and for the email.
  return rows.length / 2
}

describe.each(dialects)('guesses side by side (%s)', (dialect) => {
  it('count as five tries and not one more, however many arrive at once', async () => {
    const server = await startAuthServer(dialect)
    const browser = server.browser()
    await ask(browser, adminEmail)
    const code = await server.codeFor(adminEmail)
    expect(await tally(Array.from({ length: 100 }, () => answer(browser, wrong(code))))).toEqual({ 401: 100 })
    expect(await server.db.reader.selectFrom('login_code').select('tries').execute()).toEqual([{ tries: 5 }])
    expect(await failures(server)).toBe(5)
    expect((await answer(browser, code)).status).toBe(401)
    expect(await countOf(server, 'session')).toBe(0)
  })

  it('with the right code a hundred times make one session', async () => {
    const server = await startAuthServer(dialect)
    const browser = server.browser()
    await ask(browser, adminEmail)
    const code = await server.codeFor(adminEmail)
    expect(await tally(Array.from({ length: 100 }, () => answer(browser, code)))).toEqual({ 200: 1, 401: 99 })
    expect(await countOf(server, 'session')).toBe(1)
    expect(await countOf(server, 'login_code')).toBe(0)
  })

  it('with the right code among them make one session at most', async () => {
    const server = await startAuthServer(dialect)
    const browser = server.browser()
    await ask(browser, adminEmail)
    const code = await server.codeFor(adminEmail)
    const guesses = Array.from({ length: 100 }, (_, index) => answer(browser, index % 4 === 0 ? code : wrong(code)))
    const statuses = await tally(guesses)
    const sessions = await countOf(server, 'session')
    expect(sessions).toBeLessThanOrEqual(1)
    expect(statuses).toEqual(sessions === 1 ? { 200: 1, 401: 99 } : { 401: 100 })
    expect(await failures(server)).toBeLessThanOrEqual(5)
  })
})

describe.each(dialects)('guesses spread out (%s)', (dialect) => {
  it('over forty emails from one address get thirty codes asked for, then are told to wait', async () => {
    const server = await startAuthServer(dialect)
    const refused: Response[] = []
    for (let i = 0; i < 40; i++) {
      const response = await ask(server.browser(), `member-${i}@example.com`)
      if (response.status !== 202) refused.push(response)
    }
    expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(429))
    expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_requests' })
    const wait = Number(refused[0]?.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(3_500)
    expect(wait).toBeLessThanOrEqual(3_600)
    expect(await countOf(server, 'login_code')).toBe(30)
    // The form is the same door.
    const form = await server.browser().submit('/login', { email: adminEmail })
    expect([form.status, form.headers.get('Location')]).toEqual([303, '/login?error=too_many_requests'])
  })

  it('guessing codes, spread over emails, addresses, or side by side: thirty fail an hour for one email, and then the right code does too', async () => {
    const server = await startAuthServer(dialect, proxy)
    const browser = server.browser()
    const from = (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index}` })
    let code = ''
    for (let i = 0; i < 40; i++) {
      if (i % 5 === 0) {
        await endCooldown(server)
        expect((await ask(browser, adminEmail, from(i))).status).toBe(202)
        code = await server.codeFor(adminEmail)
      }
      const guess = { email: adminEmail, code: wrong(code) }
      expect((await browser.post('/api/v1/auth/otp/verify', guess, from(i))).status).toBe(401)
    }
    expect(await failures(server)).toBe(30)
    await server.db.writer.deleteFrom('attempt').where('key', 'like', 'send:%').execute()
    await ask(browser, adminEmail, from(50))
    expect((await answer(browser, await server.codeFor(adminEmail))).status).toBe(401)
    expect(await countOf(server, 'session')).toBe(0)
  })

  it('over addresses send one email twenty codes an hour', async () => {
    const server = await startAuthServer(dialect, proxy)
    const asks = Array.from({ length: 30 }, (_, index) =>
      ask(server.browser(), adminEmail, { 'X-Forwarded-For': `198.51.100.${index}` }),
    )
    expect(await tally(asks)).toEqual({ 202: 30 })
    expect(await countOf(server, 'login_code')).toBe(20)
  })

  it('over addresses of one /64 are one subscriber’s', async () => {
    const server = await startAuthServer(dialect, proxy)
    const asks = Array.from({ length: 31 }, (_, index) =>
      ask(server.browser(), `member-${index}@example.com`, { 'X-Forwarded-For': `2001:db8::${index + 1}` }),
    )
    expect(await tally(asks)).toEqual({ 202: 30, 429: 1 })
    const other = await ask(server.browser(), adminEmail, { 'X-Forwarded-For': '2001:db8:0:1::1' })
    expect(other.status).toBe(202)
  })

  it.each([
    ['no proxy is trusted', {}, (i: number) => ({ 'X-Forwarded-For': `198.51.100.${i}` })],
    ['no proxy is trusted', {}, (i: number) => ({ 'X-Real-IP': `198.51.100.${i}`, Forwarded: `for=198.51.100.${i}` })],
    ['the proxy says otherwise', proxy, (i: number) => ({ 'X-Forwarded-For': `198.51.100.${i}, 203.0.113.5` })],
  ])('over addresses that are made up are of one address where %s', async (_, env, forged) => {
    const server = await startAuthServer(dialect, env)
    const asks = Array.from({ length: 31 }, (_, index) =>
      ask(server.browser(), `member-${index}@example.com`, forged(index)),
    )
    expect(await tally(asks)).toEqual({ 202: 30, 429: 1 })
  })

  it('behind a proxy that the settings do not name are noticed, and the log says so once', async () => {
    const server = await startAuthServer(dialect)
    for (const client of ['203.0.113.5', '203.0.113.6']) {
      await ask(server.browser(), adminEmail, { 'X-Forwarded-For': client })
    }
    const warnings = server.log.filter(({ setting }) => setting === 'SVC_TRUSTED_PROXIES')
    expect(warnings).toMatchObject([{ level: 40, address: '127.0.0.1' }])
  })

  it('without a challenge wait for no lock of the email: a flood of them holds up no member', async () => {
    const server = await startAuthServer(dialect)
    const browser = server.browser()
    await ask(browser, adminEmail)
    const [held, inside] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = server.db.transaction([emailLock(adminEmail)], async () => {
      inside.resolve()
      await held.promise
    })
    await inside.promise
    // Answered while another transaction has the lock.
    expect(await tally(Array.from({ length: 20 }, () => answer(server.browser(), '000000')))).toEqual({ 401: 20 })
    held.resolve()
    await holder
  })

  it.each([
    ['codes', '/api/v1/auth/otp/verify', { email: adminEmail, code: '000000' }],
    ['passkeys', '/api/v1/auth/passkey/verify', assertion],
  ])('at %s that nobody was asked for are told to wait, in the end, and who was sent a code is not', async (_, path, guess) => {
    const server = await startAuthServer(dialect)
    const member = server.browser()
    await ask(member, adminEmail)
    let refused: Response | undefined
    while (refused === undefined) {
      const answers = await Promise.all(Array.from({ length: 300 }, () => server.browser().post(path, guess)))
      expect(answers.map(({ status }) => status).filter((status) => status !== 401 && status !== 429)).toEqual([])
      refused = answers.find(({ status }) => status === 429)
    }
    expect(refused.headers.get('Retry-After')).toBe('1')
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect(server.log.filter(({ msg }) => /slowed down/.test(String(msg)))).toMatchObject([{ level: 40, refused: 1 }])
    expect((await answer(member, await server.codeFor(adminEmail))).status).toBe(200)
  })

  it('from strangers leave a browser that its member signed in with alone', async () => {
    const server = await startAuthServer(dialect)
    const [home, stranger] = [await server.signIn(), server.browser()]
    await home.delete('/api/v1/auth/session')
    // The fifth send of the hour was the first sign-in's, when its browser was a stranger.
    for (let i = 0; i < 4; i++) {
      await endCooldown(server)
      await ask(stranger, adminEmail)
      const code = await server.codeFor(adminEmail)
      await tally(Array.from({ length: 5 }, () => answer(stranger, wrong(code))))
    }
    await endCooldown(server)
    const before = await countOf(server, 'login_code')
    await ask(server.browser(), adminEmail)
    expect(await countOf(server, 'login_code')).toBe(before)
    await server.signIn(adminEmail, home)
    expect((await home.get('/api/v1/me')).status).toBe(200)
  })
})

describe.each(dialects)('a code by email (%s)', (dialect) => {
  it('is of no use to another browser, whatever it holds', async () => {
    const server = await startAuthServer(dialect)
    const [victim, thief] = [server.browser(), server.browser()]
    await ask(victim, adminEmail)
    const code = await server.codeFor(adminEmail)
    expect((await answer(thief, code)).status).toBe(401)
    await ask(thief, adminEmail)
    expect((await answer(thief, code)).status).toBe(401)
    for (const cookie of ['', 'x', '.', `${'A'.repeat(43)}.`, `${'A'.repeat(43)}.!!!`, '%00', 'é']) {
      thief.setCookie('auth_challenge', encodeURIComponent(cookie))
      expect((await answer(thief, code)).status).toBe(401)
    }
    expect((await answer(victim, code)).status).toBe(200)
  })

  it('is the same however the email is written', async () => {
    const server = await startAuthServer(dialect)
    const browser = server.browser()
    expect((await ask(browser, 'ADMIN@Example.COM')).status).toBe(202)
    const code = await server.codeFor(adminEmail)
    // One budget for all spellings: nothing more leaves within the minute.
    await browser.submit('/login', { email: '  Admin@example.com ' })
    expect(await countOf(server, 'login_code')).toBe(1)
    const response = await browser.submit('/login', {
      email: ' admin@EXAMPLE.com',
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/settings/account'])
    expect((await browser.get('/api/v1/me')).status).toBe(200)
  })

  it('of a member who was removed meanwhile is dead', async () => {
    const server = await startAuthServer(dialect)
    const admin = await server.signIn()
    const made = await admin.post('/api/v1/members', { email: 'ada@example.com' })
    const { id } = (await made.json()) as { id: string }
    const browser = server.browser()
    await ask(browser, 'ada@example.com')
    const code = await server.codeFor('ada@example.com')
    expect((await admin.delete(`/api/v1/members/${id}`)).status).toBe(204)
    expect((await answer(browser, code, 'ada@example.com')).status).toBe(401)
  })
})
