import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { adminEmail } from '../support/auth-server.ts'
import { CookieBrowser } from '../support/cookie-browser.ts'
import { createEmptyDatabase } from '../support/databases.ts'
import { PasskeyDevice } from '../support/passkey-device.ts'
import { startPgBouncer } from '../support/pgbouncer.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { wrong } from './codes/visitor.ts'
import { options } from './passkeys/passkey-owner.ts'
import { addApp } from './second-factor/app.ts'

/** The address that passkeys are for. */
const address = 'http://localhost:9'
const env = {
  ...{ SVC_SECRET_KEY: 'k'.repeat(64), SVC_ADMIN_EMAIL: adminEmail, SVC_BASE_URL: address },
  // What is counted by address: each test comes from one of its own.
  SVC_TRUSTED_PROXIES: '127.0.0.1,::1',
}

type Way = 'directly' | 'by PgBouncer'

/** Two servers on one database, each with a data folder of its own, as on two machines. */
interface Pair {
  readonly here: RunningTriptych
  readonly there: RunningTriptych
  /** Another one beside them. */
  another(changed: Record<string, string>): Promise<RunningTriptych>
  readonly credentials: Credentials
  close(): Promise<void>
}

/** Both at once, which race for the first migration and the first administrator. */
async function startPair(way: Way): Promise<Pair> {
  const place = await createEmptyDatabase('postgres')
  if (place.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
  const bouncer = way === 'directly' ? null : await startPgBouncer(place.settings.url)
  const { url } = bouncer ?? place.settings
  const another = (changed: Record<string, string> = {}) =>
    startTriptych({ args: ['auth'], env: { ...env, SVC_DATABASE_URL: url, ...changed } })
  const [here, there] = await Promise.all([another(), another()])
  const settings = { SVC_DATA_DIR: here.dataDir, SVC_DATABASE_URL: place.settings.url }
  const db = await openStore<AuthTables>(loadConfig(settings), 'auth', authMigrations)
  return {
    ...{ here, there, another },
    credentials: new Credentials(db),
    close: async () => {
      await db.close()
      await Promise.all([here.stop(), there.stop()])
      await bouncer?.close()
      await place.remove()
    },
  }
}

const pairs = new Map<Way, Promise<Pair>>()
afterAll(async () => {
  for (const pair of pairs.values()) await (await pair).close()
})

/** A browser behind an address. */
class Visitor extends CookieBrowser {
  readonly #from: string
  readonly #cookies: Map<string, Map<string, string>>

  constructor(origin: string, from: string, cookies = new Map<string, Map<string, string>>()) {
    super(origin, cookies)
    this.#from = from
    this.#cookies = cookies
  }

  override at(origin: string): Visitor {
    return new Visitor(origin, this.#from, this.#cookies)
  }

  override send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send(method, path, body, { 'X-Forwarded-For': this.#from, ...headers })
  }
}

let addresses = 0

/** The two, for a test that comes from an address of its own. */
async function usePair(way: Way = 'directly') {
  const pair = pairs.get(way) ?? startPair(way)
  pairs.set(way, pair)
  const { here, there, another, credentials } = await pair
  const from = `203.0.113.${++addresses}`
  const told = new Set<string>()
  /** Of the log of whichever of the two was first to send it: the outbox is everybody's. */
  function codeFor(email: string): Promise<string> {
    return vi.waitFor(() => {
      const log = here.stderr() + there.stderr()
      const found = [...log.matchAll(/sign-in code for (\S+): (\d{6})"/g)].find(
        ([line, to]) => to === email && !told.has(line),
      )
      if (found === undefined) throw new Error(`no code for ${email}`)
      told.add(found[0])
      return found[2] ?? ''
    })
  }
  const at = (instance: RunningTriptych, browser?: CookieBrowser) =>
    browser?.at(instance.urls.auth) ?? new Visitor(instance.urls.auth, from)
  const emailOf = (id: string) => `${id}@example.com`
  return {
    ...{ here, there, another, credentials, at, codeFor, from },
    /** The email of a new administrator. */
    makeAdmin: async () => emailOf(await credentials.actor('person', 'Ann', 'admin')),
    /** Signs a new administrator in. */
    enter: async () => {
      const browser = at(here)
      const { secret } = await credentials.session(await credentials.actor('person', 'Ann', 'admin'))
      browser.setCookie('auth_session', secret)
      return browser
    },
  }
}

const ask = (browser: CookieBrowser, email: string) => browser.post('/api/v1/auth/otp', { email })
const answer = (browser: CookieBrowser, code: string, email: string) =>
  browser.post('/api/v1/auth/otp/verify', { email, code })

describe('two instances on one PostgreSQL', () => {
  it('made one first administrator between them', async () => {
    const { here, at, codeFor } = await usePair()
    const browser = at(here)
    await ask(browser, adminEmail)
    expect((await answer(browser, await codeFor(adminEmail), adminEmail)).status).toBe(200)
    const { members } = (await (await browser.get('/api/v1/members')).json()) as { members: object[] }
    expect(members).toMatchObject([{ email: adminEmail, role: 'admin' }])
  })

  it.each([
    'directly',
    'by PgBouncer',
  ] as const)('share codes, sessions and tokens %s: what one gives the other takes, and what one ends is over at the other', async (by) => {
    const { here, there, at, codeFor, makeAdmin } = await usePair(by)
    const browser = at(here)
    const email = await makeAdmin()
    expect((await ask(browser, email)).status).toBe(202)
    const code = await codeFor(email)
    expect((await answer(at(there, browser), code, email)).status).toBe(200)
    expect((await answer(at(here), code, email)).status).toBe(401)

    expect((await at(here, browser).get('/api/v1/me')).status).toBe(200)
    const made = await at(here, browser).post('/api/v1/me/tokens', { name: 'script' })
    const { id, token } = (await made.json()) as { id: string; token: string }
    const withToken = () => fetch(`${there.urls.auth}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })
    expect((await withToken()).status).toBe(200)
    expect((await at(here, browser).delete(`/api/v1/me/tokens/${id}`)).status).toBe(204)
    expect((await withToken()).status).toBe(401)

    const secret = browser.cookie('auth_session') ?? ''
    expect((await at(there, browser).delete('/api/v1/auth/session')).status).toBe(204)
    const replayed = at(here)
    replayed.setCookie('auth_session', secret)
    expect((await replayed.get('/api/v1/me')).status).toBe(401)
  })

  it.each([
    'directly',
    'by PgBouncer',
  ] as const)('count guesses together %s: a code takes five tries between them, however they arrive', async (by) => {
    const { here, there, at, codeFor, makeAdmin } = await usePair(by)
    const browser = at(here)
    const email = await makeAdmin()
    await ask(browser, email)
    const code = await codeFor(email)
    const guesses = Array.from({ length: 40 }, (_, index) =>
      answer(at(index % 2 === 0 ? here : there, browser), wrong(code), email),
    )
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]))
    expect((await answer(browser, code, email)).status).toBe(401)
    expect((await answer(at(there, browser), code, email)).status).toBe(401)
  })

  it('let the right code in once, however it arrives', async () => {
    const { here, there, at, codeFor, from, makeAdmin } = await usePair()
    const browser = at(here)
    const email = await makeAdmin()
    await ask(browser, email)
    const code = await codeFor(email)
    const cookie = `auth_challenge=${browser.cookie('auth_challenge')}`
    const tries = Array.from({ length: 40 }, (_, index) =>
      fetch(`${(index % 2 === 0 ? here : there).urls.auth}/api/v1/auth/otp/verify`, {
        method: 'POST',
        headers: {
          ...{ 'Content-Type': 'application/json', Cookie: cookie },
          ...{ 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': from },
        },
        body: JSON.stringify({ email, code }),
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(39)
  })

  it('count sends together: one code a minute for an email, thirty an hour for an address', async () => {
    const { here, there, at, codeFor, makeAdmin } = await usePair()
    const [one, other] = [at(here), at(there)]
    const email = await makeAdmin()
    await ask(one, email)
    const code = await codeFor(email)
    await ask(other, email)
    // Had a second code left, the other browser could be signed in with one.
    expect((await answer(other, code, email)).status).toBe(401)
    const asks = Array.from({ length: 30 }, (_, index) =>
      ask(at(index % 2 === 0 ? here : there), `someone-${index}@example.com`),
    )
    const statuses = (await Promise.all(asks)).map(({ status }) => status)
    // Two were asked for above.
    expect(statuses.filter((status) => status === 202)).toHaveLength(28)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const log = here.stderr() + there.stderr()
    expect(log).not.toContain('sign-in code for someone')
    expect(log.split(`sign-in code for ${email}`)).toHaveLength(2)
  })

  describe('with passkeys, behind one address', () => {
    const begin = '/api/v1/auth/passkey/options'
    const verify = '/api/v1/auth/passkey/verify'

    async function startOwner() {
      const two = await usePair()
      const { there, at } = two
      const owner = await two.enter()
      const device = new PasskeyDevice()
      const credential = device.create(await options(owner, '/api/v1/me/passkeys/options'), address)
      expect((await at(there, owner).post('/api/v1/me/passkeys', { name: 'phone', credential })).status).toBe(201)
      return { ...two, device }
    }

    it('take an answer to a challenge of the other, once, however it arrives', async () => {
      const { here, there, at, device } = await startOwner()
      const browser = at(here)
      const proof = device.get(await options(browser, begin), address)
      const cookie = browser.cookie('auth_passkey') ?? ''
      const answers = Array.from({ length: 24 }, (_, index) => {
        const one = at(index % 2 === 0 ? there : here)
        one.setCookie('auth_passkey', cookie)
        return one.post(verify, proof)
      })
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(new Set(statuses)).toEqual(new Set([200, 401]))
    })

    it('count failures of an address together', async () => {
      const { here, there, at, device } = await startOwner()
      const stranger = new PasskeyDevice()
      const statuses: number[] = []
      for (let index = 0; index < 31; index++) {
        const one = at(index % 2 === 0 ? here : there)
        statuses.push((await one.post(verify, stranger.get(await options(one, begin), address))).status)
      }
      expect(statuses).toEqual([...Array<number>(30).fill(401), 429])
      const owner = at(there)
      expect((await owner.post(verify, device.get(await options(owner, begin), address))).status).toBe(200)
    })
  })

  it('take a code of an authenticator app once, a recovery code once, and ten wrong ones between them', async () => {
    const { here, there, at, enter } = await usePair()
    const owner = await enter()
    const { app, codes } = await addApp(at(there, owner))
    const me = (await (await owner.get('/api/v1/me')).json()) as { actor: { id: string } }
    const unlock = async () =>
      expect((await at(there, owner).post(`/api/v1/members/${me.actor.id}/unlock`)).status).toBe(204)
    const prove = async (count: number, proofOf: (index: number) => object) => {
      const answers = Array.from({ length: count }, (_, index) =>
        at(index % 2 === 0 ? here : there, owner).post('/api/v1/me/proof', proofOf(index)),
      )
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      return statuses.sort((a, b) => a - b)
    }
    const once = [200, ...Array<number>(9).fill(409)]
    const code = app.code()
    expect(await prove(10, () => ({ authenticator_code: code }))).toEqual(once)
    await unlock()
    expect(await prove(10, () => ({ recovery_code: codes[0] }))).toEqual(once)
    await unlock()
    const guesses = await prove(20, (index) =>
      index % 4 < 2 ? { authenticator_code: wrong(code) } : { recovery_code: `wrong-${index}` },
    )
    expect(guesses).toEqual([...Array<number>(10).fill(409), ...Array<number>(10).fill(429)])
    expect(await prove(2, () => ({ recovery_code: codes[1] }))).toEqual([429, 429])
  })

  it('count together what a member may do: invitations, changes of email and their codes, tokens', async () => {
    const { here, there, at, enter, credentials } = await usePair()
    const owner = await enter()
    /** So many requests, every other one to the other instance, all at once; how many were answered with each status. */
    const counts = async (count: number, path: string, body: (index: number) => object | undefined) => {
      const sent = Array.from({ length: count }, (_, index) =>
        at(index % 2 === 0 ? here : there, owner).post(path, body(index)),
      )
      const found: Record<string, number> = {}
      for (const { status } of await Promise.all(sent)) found[status] = (found[status] ?? 0) + 1
      return found
    }

    const invited = await at(there, owner).post('/api/v1/members', { email: 'ada@example.com' })
    const { id } = (await invited.json()) as { id: string }
    expect(await counts(4, `/api/v1/members/${id}/invitation`, () => undefined)).toEqual({ 429: 4 })
    expect(await counts(4, '/api/v1/me/email', () => ({ email: 'new@example.com' }))).toEqual({ 202: 1, 429: 3 })
    const code = await vi.waitFor(() => {
      const found = /code for the new email new@example\.com: (\d{6})/.exec(here.stderr() + there.stderr())?.[1]
      if (found === undefined) throw new Error('no code yet')
      return found
    })
    const confirm = '/api/v1/me/email/confirm'
    expect(await counts(12, confirm, () => ({ code: wrong(code) }))).toEqual({ 409: 12 })
    // Its five tries are used up.
    expect(await counts(2, confirm, () => ({ code }))).toEqual({ 409: 2 })
    const me = (await (await owner.get('/api/v1/me')).json()) as { actor: { id: string } }
    for (let made = 0; made < 94; made++) await credentials.token({ id: me.actor.id, kind: 'person' })
    expect(await counts(10, '/api/v1/me/tokens', (index) => ({ name: `t${index}` }))).toEqual({ 201: 6, 409: 4 })
  })

  it('count registrations of an address together, twenty an hour', async () => {
    const { here, there, from } = await usePair()
    const client = { client_name: 'Notes', redirect_uris: ['http://127.0.0.1/cb'], token_endpoint_auth_method: 'none' }
    const sent = Array.from({ length: 24 }, (_, index) =>
      fetch(`${(index % 2 === 0 ? here : there).urls.auth}/oauth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify(client),
      }),
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array<number>(20).fill(201), ...Array<number>(4).fill(429)])
  })

  it('say so in the log when they have not the same key', async () => {
    const { here: first, there: second, another } = await usePair()
    const third = await another({ SVC_SECRET_KEY: 'x'.repeat(64) })
    onTestFinished(async () => void (await third.stop()))
    const warning = 'give every machine the same SVC_SECRET_KEY'
    expect([first, second, third].map(({ stderr }) => stderr().includes(warning))).toEqual([false, false, true])
    expect(third.stderr()).not.toContain('x'.repeat(64))
  })
})
