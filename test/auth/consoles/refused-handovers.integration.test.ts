import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { locationOf, signedInAtContent, signInByForm, startTogether, type World } from './world.ts'

describe.each(dialects)('a handover (%s)', (dialect) => {
  let world: World
  /** Signed in at auth, and at no console. */
  let ada: CookieBrowser

  beforeAll(async () => {
    world = await startTogether(dialect)
    ada = world.browser()
    await signInByForm(world, ada, '/settings/account', await world.invite())
  })

  afterAll(() => world?.close())

  /** What a console does: a code for a verifier of one's own. */
  async function askForCode(surface = 'content') {
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const path = `/api/v1/auth/handover?surface=${surface}&next=/&code_challenge=${challenge}`
    return { verifier, code: locationOf(await ada.get(path)).searchParams.get('code') ?? '' }
  }

  async function redeem(surface: string, code: string, code_verifier: string): Promise<unknown> {
    const response = await fetch(`${world.auth}/api/v1/auth/console-sessions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ surface, code, code_verifier }),
    })
    const body = (await response.json()) as { code?: string }
    return [response.status, body.code]
  }

  const fine = [201, undefined]
  const refused = [401, 'handover_invalid']

  it('works once', async () => {
    const { code, verifier } = await askForCode()
    expect(await redeem('content', code, verifier)).toEqual(fine)
    expect(await redeem('content', code, verifier)).toEqual(refused)
  })

  it('works once, however many try at the same time', async () => {
    const { code, verifier } = await askForCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem('content', code, verifier)))
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(fine))).toHaveLength(1)
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(refused))).toHaveLength(19)
  })

  it('is for the console that asked, and gone after a try at another', async () => {
    const { code, verifier } = await askForCode()
    expect(await redeem('bridge', code, verifier)).toEqual(refused)
    expect(await redeem('content', code, verifier)).toEqual(refused)
    const other = await askForCode('bridge')
    expect(await redeem('content', other.code, other.verifier)).toEqual(refused)
  })

  it('is for the holder of the verifier, and gone after a guess', async () => {
    const { code, verifier } = await askForCode()
    const { verifier: another } = await askForCode()
    expect(await redeem('content', code, another)).toEqual(refused)
    expect(await redeem('content', code, verifier)).toEqual(refused)
  })

  it('shows the code and its challenge to the console alone', async () => {
    const { code, verifier } = await askForCode()
    expect(code).toMatch(/^[\w-]{43}$/)
    const login = locationOf(await world.browser().get('/api/v1/auth/handover?surface=content'))
    expect([login.origin, login.pathname, login.searchParams.get('code')]).toEqual([world.auth, '/login', null])
    expect(await redeem('content', code, verifier)).toEqual(fine)
  })

  it('cannot be made with a token', async () => {
    const minted = (await (await ada.post('/api/v1/me/tokens', { name: 'script' })).json()) as { token: string }
    const bearer = { Authorization: `Bearer ${minted.token}` }
    const script = world.browser()
    expect(await (await script.get('/api/v1/me', bearer)).json()).toMatchObject({ credential: { kind: 'token' } })
    const path = `/api/v1/auth/handover?surface=content&next=/&code_challenge=${'x'.repeat(43)}`
    expect(locationOf(await script.get(path, bearer)).pathname).toBe('/login')
    // Neither does one that comes with a cookie.
    expect(locationOf(await ada.get(path, bearer)).pathname).toBe('/login')
    expect(locationOf(await ada.get(path)).pathname).toBe('/sign-in/callback')
    const console = script.at(world.content)
    expect((await console.post('/api/preview-token', { siteId: 'a', envId: 'b' }, bearer)).status).toBe(403)
    expect(locationOf(await console.get('/', bearer)).pathname).toBe('/sign-in')
  })
})

describe('a console', () => {
  let world: World

  beforeAll(async () => {
    world = await startTogether('sqlite')
  })

  afterAll(() => world?.close())

  /** Begins at the console, and stops with the code in hand. */
  async function codeInHand(next = '/'): Promise<{ browser: CookieBrowser; back: URL }> {
    const browser = (await signedInAtContent(world, await world.invite())).at(world.auth)
    const started = await browser.get(`${world.content}/sign-in?${new URLSearchParams({ next })}`)
    return { browser, back: locationOf(await browser.get(locationOf(started).href)) }
  }

  const failed = () => `${world.auth}/login?error=handover`

  it('refuses a code that another browser asked for', async () => {
    const { back } = await codeInHand()
    const victim = world.browser().at(world.content)
    expect(locationOf(await victim.get(back.href)).href).toBe(failed())
    expect(victim.cookies()).toEqual({})
    // Nor while a sign-in of their own is under way: that one is still good.
    await victim.get('/sign-in')
    const held = victim.cookies()
    expect(locationOf(await victim.get((await codeInHand()).back.href)).href).toBe(failed())
    expect(victim.cookies()).toEqual(held)
  })

  it('leaves an existing session as it is', async () => {
    const victim = await signedInAtContent(world, await world.invite())
    const own = victim.cookie('content_session')
    const { back } = await codeInHand()
    expect(locationOf(await victim.get(back.href)).href).toBe(`${world.content}/`)
    expect(victim.cookie('content_session')).toBe(own)
  })

  it('takes a code once', async () => {
    const { browser, back } = await codeInHand()
    const verifier = browser.cookie('content_verifier') ?? ''
    expect(locationOf(await browser.get(back.href)).href).toBe(`${world.content}/`)
    browser.setCookie('content_verifier', verifier)
    expect(locationOf(await browser.get(back.href)).href).toBe(failed())
  })

  it.each([
    ['no code', ''],
    ['an empty code', '?code='],
    ['a code that was never given', `?code=${'x'.repeat(43)}`],
    ['a code that is far too long', `?code=${'x'.repeat(5000)}`],
  ])('says that a sign-in came to nothing: %s', async (_, query) => {
    const visitor = world.browser().at(world.content)
    await visitor.get('/sign-in')
    const page = await visitor.visit(`/sign-in/callback${query}`)
    expect([page.status, page.url]).toEqual([200, failed()])
    expect(await page.text()).toContain('The page that you came from could not be opened.')
    expect(visitor.cookie('content_session')).toBeUndefined()
  })

  it('gives no session for a made-up verifier', async () => {
    for (const verifier of ['', 'short', `${'x'.repeat(43)}=`, 'ü'.repeat(43)]) {
      const { browser, back } = await codeInHand()
      const stranger = world.browser().at(world.content)
      stranger.setCookie('content_verifier', encodeURIComponent(verifier))
      expect(locationOf(await stranger.get(back.href)).href).toBe(failed())
      expect(locationOf(await browser.get(back.href)).href).toBe(`${world.content}/`)
    }
  })

  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil',
    `/${'x'.repeat(3000)}`,
    '/sign-in\r\nSet-Cookie: a=b',
  ]

  it('leads to no place but its own, whatever next says', async () => {
    const { browser } = await codeInHand()
    for (const next of elsewhere) {
      const query = new URLSearchParams({ next })
      const started = locationOf(await browser.get(`${world.content}/sign-in?${query}`))
      expect([started.origin, started.searchParams.get('next')]).toEqual([world.auth, '/'])
      // And where the auth surface is asked straight away, the console looks again.
      const challenge = started.searchParams.get('code_challenge') ?? ''
      query.append('surface', 'content')
      query.append('code_challenge', challenge)
      const back = locationOf(await browser.get(`${world.auth}/api/v1/auth/handover?${query}`))
      expect([back.origin, back.pathname]).toEqual([world.content, '/sign-in/callback'])
      expect([next, locationOf(await browser.get(back.href)).href]).toEqual([next, `${world.content}/`])
    }
  })

  it('keeps a path of its own, query and all', async () => {
    const next = '/docs?a=1&b=%2F%2Fx#y'
    const { browser, back } = await codeInHand(next)
    expect(locationOf(await browser.get(back.href)).href).toBe(`${world.content}${next}`)
  })

  it('leads nowhere but to a console that there is', async () => {
    const { browser } = await codeInHand()
    for (const query of ['', '?surface=auth', '?surface=evil', '?surface=https://evil.example']) {
      expect((await browser.get(`/api/v1/auth/handover${query}`)).status).toBe(400)
    }
    expect((await browser.get('/api/v1/auth/handover?surface=content&code_challenge=short')).status).toBe(400)
    const bridge = locationOf(await browser.get('/api/v1/auth/handover?surface=bridge&next=/x'))
    expect(bridge.href).toBe('http://localhost:8582/sign-in?next=%2Fx')
  })

  it('is not a program that happens to listen at the usual port', async () => {
    const server = await startAuthServer('sqlite')
    const browser = await server.signIn()
    const path = `/api/v1/auth/handover?surface=bridge&next=/x&code_challenge=${'x'.repeat(43)}`
    expect((await browser.get(path)).headers.get('Location')).toBe('/login?error=handover')
    expect(await server.db.reader.selectFrom('handover_code').selectAll().execute()).toEqual([])
  })
})
