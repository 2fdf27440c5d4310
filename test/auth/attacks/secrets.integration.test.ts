import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mintToken } from '../../../src/auth/access-token-format.ts'
import { adminEmail, startAuthServer } from '../../support/auth-server.ts'
import { createEmptyDatabase, type DialectName, dialects } from '../../support/databases.ts'
import { startOidcProvider } from '../../support/oidc-provider.ts'
import { asAdmin } from '../../support/postgres.ts'
import { startTriptych } from '../../support/process.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { wrong } from '../codes/visitor.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { dumpPostgres, dumpSqlite, readDatabaseFiles } from './everything.ts'
import { WatchingBrowser } from './watching-browser.ts'

const canary = (name: string) => `canary-${name}-${randomBytes(12).toString('hex')}`

/** Whether a text holds a secret. Six digits are looked for where they are not a part of an id or a number. */
function holds(text: string, secret: string): boolean {
  return /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\da-f-])${secret}(?![\\da-f-])`).test(text) : text.includes(secret)
}

function findIn(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => holds(text, secret))
}

/** A whole Triptych with a real mail server and a real provider, and whatever it was told in confidence. */
async function startEverything(dialect: DialectName) {
  const given = {
    smtp: canary('smtp'),
    client: canary('client'),
    key: canary('key').padEnd(64, 'k'),
    database: canary('db'),
  }
  const mail = await startMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
  })
  const provider = await startOidcProvider({
    clientSecret: given.client,
    account: { sub: 'grace', email: 'grace@example.com', email_verified: true },
  })
  onTestFinished(() => provider.close())
  const place = await createEmptyDatabase(dialect)
  onTestFinished(() => place.remove())
  const database: Record<string, string> = {}
  if (place.settings.kind === 'postgres') {
    const url = new URL(place.settings.url)
    url.password ||= given.database
    database.SVC_DATABASE_URL = url.href
  }
  const triptych = await startTriptych({
    env: {
      ...database,
      SVC_LOG_LEVEL: 'trace',
      SVC_ADMIN_EMAIL: adminEmail,
      SVC_SECRET_KEY: given.key,
      SVC_SMTP_URL: `smtp://mailer:${given.smtp}@${mail.authority}`,
      SVC_MAIL_FROM: 'no-reply@example.com',
      SVC_OIDC_ISSUER: provider.issuer,
      SVC_OIDC_CLIENT_ID: provider.clientId,
      SVC_OIDC_CLIENT_SECRET: given.client,
      SVC_OTP_FALLBACK: 'true',
    },
  })
  onTestFinished(() => void triptych.child.kill('SIGKILL'))
  const auth = triptych.urls.auth.replace('127.0.0.1', 'localhost')
  provider.allowRedirect(new URL('/api/v1/auth/sso/callback', auth).href)
  let read = 0
  async function nextCode(): Promise<string> {
    const letter = await vi.waitFor(() => {
      const fresh = mail.received.slice(read).findIndex(({ email }) => email.subject === 'Your sign-in code')
      if (fresh < 0) throw new Error('no code came')
      read += fresh + 1
      return mail.received[read - 1]
    })
    return /\n(\d{6})\n/.exec(letter?.email.text ?? '')?.[1] ?? ''
  }
  return { triptych, auth, place, nextCode, secrets: Object.values(given) }
}

type Everything = Awaited<ReturnType<typeof startEverything>>

/** What people, scripts and attackers do in a day; all the secrets that came up. */
async function liveThroughADay({ triptych, auth, nextCode }: Everything): Promise<string[]> {
  const secrets: string[] = []
  const content = triptych.urls.content.replace('127.0.0.1', 'localhost')
  const home = new WatchingBrowser(auth)
  const request = (path: string, headers: Record<string, string>) => fetch(new URL(path, auth), { headers })

  // A sign-in by code, with a mistake.
  await home.post('/api/v1/auth/otp', { email: adminEmail })
  const code = await nextCode()
  await home.post('/api/v1/auth/otp/verify', { email: adminEmail, code: wrong(code) })
  await home.post('/api/v1/auth/otp/verify', { email: adminEmail, code: code.split('').join(' ') })
  expect((await home.post('/api/v1/auth/otp/verify', { email: adminEmail, code })).status).toBe(200)
  // One that is left under way, and one in the form.
  expect((await home.post('/api/v1/members', { email: 'ada@example.com' })).status).toBe(201)
  const other = new WatchingBrowser(auth)
  await other.submit('/login', { email: 'ada@example.com' })
  const left = await nextCode()
  // A code that is wrong may be right but for one digit, so it is no more for a log than the right one.
  secrets.push(code, wrong(code), left, wrong(left))
  await other.submit('/login', { email: 'ada@example.com', code: wrong(left) })

  // The other console, and back.
  expect((await home.visit(content)).status).toBe(200)
  expect(home.cookie('content_session')).toBeDefined()

  // The provider: once well, once with an answer that is none.
  const grace = new WatchingBrowser(auth)
  expect((await grace.visit('/settings/account')).status).toBe(200)
  const bad = new URLSearchParams({ code: canary('answer'), state: canary('state'), iss: canary('iss') })
  await grace.visit(`/api/v1/auth/sso/callback?${bad}`)
  secrets.push(bad.get('code') ?? '', bad.get('state') ?? '')

  // Tokens: shown on purpose, in the wrong place, unknown, spoilt.
  const personal = (await (await home.post('/api/v1/me/tokens', { name: 'script' })).json()) as { token: string }
  const agent = (await (await home.post('/api/v1/agents', { name: 'robot' })).json()) as { id: string }
  const minted = await home.post(`/api/v1/agents/${agent.id}/tokens`, { name: 'night shift' })
  const { token } = (await minted.json()) as { token: string }
  const unknown = mintToken('wsp_')
  secrets.push(personal.token, token, unknown)
  for (const each of [personal.token, token, unknown, `${unknown}x`]) {
    await request('/api/v1/me', { Authorization: `Bearer ${each}` })
    await request('/api/v1/members', { Authorization: `Basic ${each}` })
    await request(`/api/v1/me?access_token=${each}`, {})
    await request(`/nowhere?token=${each}`, { Cookie: `auth_session=${each}` })
  }
  expect((await request('/api/v1/me', { Authorization: `Bearer ${token}` })).status).toBe(200)
  const preview = canary('preview')
  secrets.push(preview)
  await fetch(`${content}/nowhere?previewToken=${preview}`, { headers: { 'X-Cms-Preview-Token': preview } })

  // Requests that are broken, with credentials in them.
  const session = home.cookie('auth_session')
  const port = Number(new URL(auth).port)
  await sendRaw(port, `GET /api/v1/me HTTP/1.1\r\nCookie: auth_session=${session}\r\nbroken field\r\n\r\n`)
  await sendRaw(port, `GET /api/v1/me?token=${personal.token} HTTP/9.9\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await home.post('/api/v1/me/tokens', { name: 'x', token: personal.token })
  await home.send('POST', '/api/v1/members', { email: 'a@b.example' }, { Origin: 'https://evil.example' })
  return [...secrets, ...home.secrets, ...other.secrets, ...grace.secrets]
}

/** A database that is not as it should be: refusals of the worst sort, which are logged in full. */
async function breakDatabase({ place, triptych, auth }: Everything, token: string): Promise<void> {
  const statement = 'alter table access_token rename to away'
  if (place.settings.kind === 'postgres') await asAdmin(`set search_path = auth; ${statement}`, place.settings.url)
  else {
    const { default: SqliteFile } = await import('better-sqlite3')
    const db = new SqliteFile(join(triptych.dataDir, 'auth.sqlite'))
    db.exec(statement)
    db.close()
  }
  const answer = await fetch(`${auth}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(500)
}

describe.each(dialects)('what was told in confidence (%s)', (dialect) => {
  it('is in no log at whatever level, in no database and in no metric', async () => {
    const everything = await startEverything(dialect)
    const { triptych, place, secrets: given } = everything
    const secrets = [...new Set([...given, ...(await liveThroughADay(everything))])]
    expect(secrets.length).toBeGreaterThan(20)

    const dump =
      place.settings.kind === 'postgres'
        ? await dumpPostgres(place.settings.url)
        : `${dumpSqlite(join(triptych.dataDir, 'auth.sqlite'))}\n${dumpSqlite(join(triptych.dataDir, 'content.sqlite'))}`
    expect(dump).toMatch(/access_token .*night shift/s)
    expect(findIn(dump, secrets)).toEqual([])
    if (place.settings.kind === 'sqlite') {
      const bytes = await readDatabaseFiles(triptych.dataDir)
      expect(bytes).toContain('night shift')
      expect(findIn(bytes, secrets)).toEqual([])
    }

    const metrics = await (await fetch(`${triptych.urls.auth}/metrics`)).text()
    expect(metrics).toMatch(/^auth_sign_ins_total\{method="otp",outcome="success"\} 1$/m)
    expect(findIn(metrics, secrets)).toEqual([])

    await breakDatabase(everything, secrets.find((each) => each.startsWith('wsa_')) ?? '')
    await triptych.stop()
    const log = `${triptych.stdout()}\n${triptych.stderr()}`
    for (const line of ['a sign-in failed', 'a code was asked for', 'unauthenticated', 'internal_error']) {
      expect(log).toContain(line)
    }
    expect(findIn(log, secrets)).toEqual([])
  })

  it('is in the log of the default sender, on a line of its own and nowhere else', async () => {
    const server = await startAuthServer(dialect)
    const browser = server.browser()
    await browser.post('/api/v1/auth/otp', { email: adminEmail })
    const code = await server.codeFor(adminEmail)
    await browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code: wrong(code) })
    expect((await browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code })).status).toBe(200)
    const telling = server.log.filter((line) => holds(JSON.stringify(line), code))
    expect(telling.map(({ msg }) => msg)).toEqual([`sign-in code for ${adminEmail}: ${code}`])
    const cookies = Object.values(browser.cookies())
    expect(cookies).toHaveLength(2)
    expect(findIn(JSON.stringify(server.log), cookies)).toEqual([])
  })
})
