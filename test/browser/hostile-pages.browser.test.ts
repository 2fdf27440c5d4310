import type { Server } from 'node:http'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../generated/auth/routes.ts'
import { startServing, type World } from '../auth/consoles/world.ts'
import { some } from '../support/thorough.ts'
import { openBrowser, type TestBrowser } from './chromium.ts'
import { jsonForm, post, run, startHostileServer, tryFetch } from './hostile-page.ts'

/** What would do harm, by operation; the rest is sent an empty object. */
const harm: Readonly<Record<string, Record<string, unknown>>> = {
  requestCode: { email: 'admin@example.com' },
  verifyCode: { email: 'admin@example.com', code: '123456' },
  createMyToken: { name: 'stolen' },
  inviteMember: { email: 'evil@example.com', role: 'admin' },
  updateMember: { role: 'member' },
  createAgent: { name: 'evil' },
  updateAgent: { name: 'evil' },
  createAgentToken: { name: 'stolen' },
  submitLogin: { email: 'admin@example.com' },
  submitSetup: { token: 'token', email: 'admin@example.com' },
}

const writes = routes.filter(({ method }) => method !== 'GET')
/** What is open to every page stands first, so that a sample has of both. */
const posts = writes.filter(({ method }) => method === 'POST').toSorted((a, b) => Number(b.cors) - Number(a.cors))

/** What a post is answered; what is open to every page reads no cookie, so that there is nothing in these posts for it. */
function refusalOf({ cors }: (typeof routes)[number]): number {
  return cors ? 400 : 403
}

let world: World
let browser: TestBrowser
let hostile: Server
/** Of the same site as the victim's session, which cookies know no ports of; and of another. */
let nextDoor: string
let elsewhere: string
let context: BrowserContext
let ids: Record<string, string>
/** The state before the attack. */
let before: string

beforeAll(async () => {
  const attacker = await startHostileServer()
  hostile = attacker.server
  nextDoor = `http://localhost:${attacker.port}`
  elsewhere = `http://127.0.0.1:${attacker.port}`
  ;[world, browser] = await Promise.all([startServing(), openBrowser()])
  context = await browser.newContext()
  await signInVictim()
  ids = await makeThings()
  before = await state()
})

afterAll(async () => {
  await browser?.close()
  await world?.close()
  hostile.close()
})

/** The administrator, in the browser that then goes to hostile pages. */
async function signInVictim(): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${world.content}/`)
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('admin@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(await world.codeFor('admin@example.com'))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${world.content}/`)
  await page.close()
}

async function ask<T>(method: string, path: string, data?: unknown): Promise<T> {
  const response = await context.request.fetch(`${world.auth}${path}`, {
    method,
    ...(data === undefined ? {} : { data }),
    headers: { Origin: world.auth },
  })
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}`)
  return (await response.json()) as T
}

/** One of everything that could be taken away, by the name of the path parameter. */
async function makeThings(): Promise<Record<string, string>> {
  const session = await ask<{ session: { id: string } }>('GET', '/api/v1/auth/session')
  const member = await ask<{ id: string }>('POST', '/api/v1/members', { email: 'ada@example.com' })
  const agent = await ask<{ id: string }>('POST', '/api/v1/agents', { name: 'robot' })
  await ask('POST', `/api/v1/agents/${agent.id}/tokens`, { name: 'of the robot' })
  const token = await ask<{ id: string }>('POST', '/api/v1/me/tokens', { name: 'script' })
  return {
    sessionId: session.session.id,
    memberId: member.id,
    agentId: agent.id,
    tokenId: token.id,
    clientId: 'client-1',
  }
}

/** All that the victim could lose or be made to give: the activity has a line for every change. */
async function state(): Promise<string> {
  const paths = ['auth/session', 'members', 'agents', 'me/tokens', 'me/sessions', 'activity?limit=100']
  const bodies: unknown[] = []
  for (const path of paths) bodies.push(await ask('GET', `/api/v1/${path}`))
  return JSON.stringify(bodies, (key, value) => (/_(?:seen|used)_at$/.test(key) ? undefined : value))
}

function urlOf(path: string): string {
  return world.auth + path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'missing')
}

async function open(origin: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(origin)
  return page
}

describe.each([
  ['the same host at another port', () => nextDoor, true],
  ['another host', () => elsewhere, false],
] as const)('a page of %s', (_, originOf, sameSite) => {
  it('changes nothing by a form', async () => {
    const page = await open(originOf())
    expect(posts.length).toBeGreaterThan(8)
    for (const route of some(posts, 6)) {
      const { path, operationId } = route
      const [url, body] = [urlOf(path), harm[operationId] ?? {}]
      const plain = { url, type: 'application/x-www-form-urlencoded', fields: Object.entries(body) } as const
      for (const form of [plain, jsonForm(url, body)]) {
        const { status, sent } = await post(page, originOf(), form)
        // What came from next door came with the victim's cookies, so that the guard alone stood in the way.
        expect([operationId, sent.origin, /auth_session=/.test(sent.cookie ?? ''), status]).toEqual([
          ...[operationId, originOf(), sameSite, refusalOf(route)],
        ])
      }
    }
    await page.close()
    expect(await state()).toBe(before)
  })

  it('changes nothing by fetch, and reads nothing', async () => {
    const page = await open(originOf())
    const answers: string[] = []
    for (const { method, path, operationId } of writes) {
      const body = JSON.stringify(harm[operationId] ?? {})
      const inits = [
        { method, mode: 'cors', headers: { 'Content-Type': 'application/json' }, body },
        { method, mode: 'cors', headers: { 'Content-Type': 'text/plain' }, body },
        { method, mode: 'cors' },
        { method, mode: 'no-cors', headers: { 'Content-Type': 'text/plain' }, body },
        { method: 'POST', mode: 'no-cors', body },
      ]
      for (const init of inits) {
        answers.push(await run<string>(page, tryFetch, { url: urlOf(path), init: { ...init, credentials: 'include' } }))
      }
    }
    // An opaque answer says nothing, not even its status.
    expect([...new Set(answers)].toSorted()).toEqual(['opaque 0', 'refused'])
    for (const path of ['/api/v1/auth/session', '/api/v1/members', '/settings/account']) {
      const init = { mode: 'cors', credentials: 'include' }
      expect(await run(page, tryFetch, { url: urlOf(path), init })).toBe('refused')
    }
    await page.close()
    expect(await state()).toBe(before)
  })

  it('changes nothing from a sandbox, which comes from nowhere', async () => {
    const page = await open(originOf())
    for (const route of some(posts, 4)) {
      const { path, operationId } = route
      const fields = Object.entries(harm[operationId] ?? {})
      const form = { url: urlOf(path), type: 'application/x-www-form-urlencoded', fields } as const
      const { status, sent } = await post(page, `${originOf()}/sandboxed`, form)
      expect([operationId, sent.origin, status]).toEqual([operationId, 'null', refusalOf(route)])
    }
    await page.close()
    expect(await state()).toBe(before)
  })

  it.each([
    '/login',
    '/login?error=sso_token',
    '/settings/account',
    '/settings/people',
  ])('cannot frame %s', async (path) => {
    const page = await open(originOf())
    const complaint = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await run(
      page,
      `(url) => { document.body.append(Object.assign(document.createElement('iframe'), { src: url })) }`,
      urlOf(path),
    )
    expect((await complaint).text()).toContain(`'none'`)
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
    await page.close()
  })

  it('cannot frame the console of content', async () => {
    const page = await open(originOf())
    const complaint = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    const src = `${world.content}/`
    await run(
      page,
      `(url) => { document.body.append(Object.assign(document.createElement('iframe'), { src: url })) }`,
      src,
    )
    expect((await complaint).text()).toContain(`'none'`)
    await page.close()
  })

  it('does no harm by a link', async () => {
    const page = await open(originOf())
    const follow = (url: string) => run(page, `(url) => { location.href = url }`, url)
    for (const url of [`${world.auth}/logout`, `${world.content}/sign-out`]) {
      await page.goto(originOf())
      const answered = page.waitForResponse((response) => response.url() === url)
      await follow(url)
      expect((await answered).status()).toBe(405)
      await page.waitForURL(url)
    }

    // A code for a verifier of the attacker's: it goes to the console, which has no use for it.
    await page.goto(originOf())
    const query = new URLSearchParams({ surface: 'content', next: originOf(), code_challenge: 'A'.repeat(43) })
    const visited: string[] = []
    page.on('request', (request) => visited.push(request.url()))
    await follow(`${world.auth}/api/v1/auth/handover?${query}`)
    // The browser is signed in there, as who it was: that is where it stays.
    await page.waitForURL(`${world.content}/`)
    await page.getByRole('button', { name: 'Signed in as admin@example.com' }).waitFor()
    const secret = visited.filter((url) => new URL(url).searchParams.has('code'))
    expect(secret.map((url) => new URL(url).origin)).toEqual([world.content])
    expect(visited.filter((url) => url.startsWith(originOf()))).toEqual([])
    await page.close()
    expect(await state()).toBe(before)
  })

  it('cannot sign out from the console of content, or make a preview token', async () => {
    const page = await open(originOf())
    for (const path of ['/sign-out', '/api/preview-token']) {
      const form = jsonForm(`${world.content}${path}`, { siteId: 'docs', envId: 'production' })
      const { status, sent } = await post(page, originOf(), form)
      expect([path, /content_session=/.test(sent.cookie ?? ''), status]).toEqual([path, sameSite, 403])
    }
    await page.goto(`${world.content}/`)
    expect(page.url()).toBe(`${world.content}/`)
    await page.close()
    expect(await state()).toBe(before)
  })
})

it('a page of the surface itself may do all of that: what refuses the others is where they come from', async () => {
  // A place without a policy of its own: on the pages no script may ask for anything.
  const page = await open(`${world.auth}/health`)
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":"own"}' }
  expect(await run(page, tryFetch, { url: urlOf('/api/v1/agents'), init })).toBe('basic 201')
  expect(await state()).not.toBe(before)
})
