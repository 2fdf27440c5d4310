import { expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { asAdmin } from '../../support/postgres.ts'

const member = 'ada@example.com'

/** A PostgreSQL that is there, and one that refuses every user. */
async function startWithDatabase() {
  const server = await startAuthServer('postgres')
  const { database } = server.config
  if (database.kind !== 'postgres') throw new Error('not PostgreSQL')
  const name = new URL(database.url.reveal()).pathname.slice(1)
  const hangUp = () => asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  return {
    server,
    hangUp,
    takeAway: async () => {
      await asAdmin(`alter database ${name} with allow_connections false`)
      await hangUp()
    },
    giveBack: () => asAdmin(`alter database ${name} with allow_connections true`),
  }
}

it('a database that is away makes every door say so, and all works again once it is back', async () => {
  const { server, takeAway, giveBack } = await startWithDatabase()
  const ada = await server.member(member)
  const { token } = await server.mint(ada)
  const waiting = server.browser()
  await server.db.writer.deleteFrom('attempt').execute()
  await waiting.post('/api/v1/auth/otp', { email: member })
  const code = await server.codeFor(member)
  const verify = () => waiting.post('/api/v1/auth/otp/verify', { email: member, code })

  await takeAway()
  const doors = () =>
    Promise.all([
      server.browser().post('/api/v1/auth/otp', { email: member }),
      verify(),
      ada.get('/api/v1/me'),
      ada.post('/api/v1/me/tokens', { name: 'another' }),
      fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } }),
      server.browser().get('/health'),
    ])
  // The first may find connections that are gone without notice.
  for (let times = 0; times < 2; times++) {
    const page = await server.browser().submit('/login', { email: member })
    expect([page.status, page.headers.get('Location')]).toEqual([303, '/login?error=unavailable'])
    for (const response of await doors()) {
      expect(response.status, response.url).toBe(503)
      expect(await response.json(), response.url).toMatchObject({ code: 'unavailable' })
      expect(response.headers.getSetCookie()).toEqual([])
    }
  }
  // What needs no database is answered all the same.
  expect((await server.browser().get('/api/v1/auth/config')).status).toBe(200)
  expect((await server.browser().get('/login')).status).toBe(200)

  await giveBack()
  expect((await ada.get('/api/v1/me')).status).toBe(200)
  // The try that came to nothing was not counted, nor the code used up.
  expect((await verify()).status).toBe(200)
  expect((await waiting.get('/api/v1/me')).status).toBe(200)
})

it('connections that end in the middle of sign-ins leave no half of one', async () => {
  const { server, hangUp } = await startWithDatabase()
  const admin = await server.signIn()
  const emails = Array.from({ length: 20 }, (_, index) => `member-${index}@example.com`)
  for (const email of emails) expect((await admin.post('/api/v1/members', { email })).status).toBe(201)
  const browsers = emails.map((email) => ({ email, browser: server.browser() }))
  for (const { email, browser } of browsers) await browser.post('/api/v1/auth/otp', { email })
  const answers = await Promise.all(
    browsers.map(async ({ email, browser }, index) => {
      const code = await server.codeFor(email)
      if (index % 5 === 4) await hangUp()
      return browser.post('/api/v1/auth/otp/verify', { email, code })
    }),
  )
  expect([200, 503]).toEqual(expect.arrayContaining([...new Set(answers.map(({ status }) => status))]))
  const rows = await server.db.reader
    .selectFrom('actor as a')
    .leftJoin('session as s', 's.actor_id', 'a.id')
    .leftJoin('login_code as c', 'c.actor_id', 'a.id')
    .select(['a.email', 'a.joined_at', 's.id as session', 'c.code_mac as code'])
    .where('a.email', 'like', 'member-%')
    .execute()
  expect(rows).toHaveLength(20)
  for (const { joined_at, session, code } of rows) {
    expect([joined_at !== null, session !== null, code === null]).toEqual(Array(3).fill(joined_at !== null))
  }
  for (const [index, { browser }] of browsers.entries()) {
    if (answers[index]?.status === 200) expect((await browser.get('/api/v1/me')).status).toBe(200)
  }
})
