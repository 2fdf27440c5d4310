import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import {
  forThisTest,
  goOn,
  locationOf,
  signedInAtContent,
  signInByForm,
  startApart,
  startTogether,
  type World,
} from './world.ts'

/** How long a console that asks over HTTP may go on believing what it was told, and a little more. */
const noticed = { interval: 100 }

const arrangements = {
  'one process, sqlite': { start: () => startTogether('sqlite'), atOnce: true },
  'one process, postgres': { start: () => startTogether('postgres'), atOnce: true },
  'two processes': { start: startApart, atOnce: false },
}

async function mayMint(browser: CookieBrowser): Promise<string> {
  const target = { siteId: 'nowhere', envId: 'production' }
  const { status } = await browser.post('/api/preview-token', target)
  return { 401: 'anonymous', 404: 'signed in' }[status] ?? `answered ${status}`
}

describe.each(Object.entries(arrangements))('one sign-in for every console (%s)', (_, { start, atOnce }) => {
  let world: World

  beforeAll(async () => {
    world = await start()
  })

  afterAll(() => world?.close())

  /** What the console is told of who looks at it. */
  async function visitorOf(browser: CookieBrowser): Promise<unknown> {
    const response = await browser.at(world.content).get('/visitor')
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    return response.json()
  }

  /** Waits as long as the arrangement may take to notice; in one process, that is not a time at all. */
  async function expectSignedOut(browser: CookieBrowser): Promise<void> {
    if (!atOnce) await vi.waitFor(async () => expect(await mayMint(browser)).toBe('anonymous'), noticed)
    expect(await mayMint(browser)).toBe('anonymous')
    const front = await browser.get('/')
    expect([front.status, locationOf(front).pathname]).toEqual([302, '/sign-in'])
  }

  it('leads from the console to sign-in and back, and gives the console a session of its own', async () => {
    const browser = world.browser()
    const email = await world.invite()
    const front = await signInByForm(world, browser, `${world.content}/`, email)
    expect([front.status, front.url]).toEqual([200, `${world.content}/`])
    const account = `${world.auth}/settings/account`
    const person = { name: null, email, role: 'member' }
    const consoles = [{ surface: 'auth', url: `${world.auth}/` }]
    expect(await visitorOf(browser)).toEqual({ person, accountUrl: account, consoles })
    expect(await visitorOf(world.browser())).toEqual({ person: null, accountUrl: account, consoles: [] })
    const settings = await (await browser.at(world.auth).get('/visitor')).json()
    const back = [{ surface: 'content', url: `${world.content}/` }]
    expect(settings).toEqual({ person, accountUrl: account, consoles: back })
    browser.at(world.content)
    const { auth_session: parent, content_session: share } = browser.cookies()
    expect(share).toMatch(/^[\w-]{43}$/)
    expect(share).not.toBe(parent)
    expect(browser.cookie('content_verifier')).toBeUndefined()
    expect(await mayMint(browser.at(world.content))).toBe('signed in')
    // Neither is of use to the other surface.
    browser.setCookie('auth_session', share ?? '')
    expect((await browser.get('/api/v1/me')).status).toBe(401)
    browser.setCookie('content_session', parent ?? '')
    expect(await mayMint(browser.at(world.content))).toBe('anonymous')
  })

  it('asks for one sign-in only, and leads back to the page that was requested', async () => {
    const browser = world.browser()
    await signInByForm(world, browser, '/settings/people', await world.invite())
    const console = browser.at(world.content)
    const wanted = await console.visit('/sign-in?next=/docs')
    expect([wanted.status, wanted.url]).toEqual([200, `${world.content}/docs`])
    expect(await mayMint(console)).toBe('signed in')
    // From auth, the console's own way is taken.
    const again = await browser.visit('/api/v1/auth/handover?surface=content&next=/docs')
    expect([again.status, again.url]).toEqual([200, `${world.content}/docs`])
  })

  it('works by whichever name of the machine the console was opened', async () => {
    const browser = world.browser()
    const front = await signInByForm(world, browser, `${world.contentAddress}/`, await world.invite())
    expect(world.contentAddress).not.toBe(world.content)
    expect([front.status, front.url]).toEqual([200, `${world.content}/`])
  })

  it('lets two tabs sign in at the same time', async () => {
    const browser = world.browser()
    await signInByForm(world, browser, '/settings/account', await world.invite())
    const console = browser.at(world.content)
    const tabs = [await console.get('/sign-in?next=/'), await console.get('/sign-in?next=/docs')]
    const backs = []
    for (const tab of tabs) backs.push(locationOf(await browser.get(locationOf(tab).href)))
    const ends = []
    for (const back of backs) ends.push((await console.visit(back.href)).url)
    expect(ends).toEqual([`${world.content}/`, `${world.content}/docs`])
    expect(await mayMint(console)).toBe('signed in')
  })

  it('leads back to the very page of the console that was asked for', async () => {
    const page = `${world.content}/console/mine/documents?q=a%20b`
    const back = await signInByForm(world, world.browser(), page, await world.invite())
    expect([back.status, back.url]).toEqual([200, page])
  })

  it('ends everywhere when the member signs out at the console', async () => {
    const console = await signedInAtContent(world, await world.invite())
    const session = console.cookie('content_session') ?? ''
    const signedOut = await console.submit('/sign-out', {})
    expect([signedOut.status, locationOf(signedOut).href]).toEqual([303, `${world.auth}/login?error=signed_out`])
    expect(await (await goOn(console, signedOut)).text()).toContain('You are signed out.')
    expect(console.cookie('content_session')).toBeUndefined()
    expect((await console.at(world.auth).get('/api/v1/me')).status).toBe(401)
    console.setCookie('content_session', session)
    expect(await mayMint(console)).toBe('anonymous')
  })

  it('ends everywhere when the member signs out at auth', async () => {
    const console = await signedInAtContent(world, await world.invite())
    expect(await mayMint(console)).toBe('signed in')
    expect((await console.at(world.auth).submit('/logout', {})).status).toBe(303)
    await expectSignedOut(console)
  })

  it('ends at the console when its owner revokes the session', async () => {
    const console = await signedInAtContent(world, await world.invite())
    expect(await mayMint(console)).toBe('signed in')
    const settings = console.at(world.auth)
    const { sessions } = (await (await settings.get('/api/v1/me/sessions')).json()) as Sessions
    // The share is not a session of its own.
    expect(sessions).toHaveLength(1)
    expect((await settings.delete(`/api/v1/me/sessions/${sessions[0]?.id}`)).status).toBe(204)
    await expectSignedOut(console)
  })
})

interface Sessions {
  readonly sessions: readonly { readonly id: string }[]
}

describe('when the auth process is away', () => {
  it('the console says so, delivery goes on', async () => {
    const world = await forThisTest(startApart())
    const console = await signedInAtContent(world)
    expect(await mayMint(console)).toBe('signed in')
    await world.stopAuth()
    await vi.waitFor(async () => expect((await console.get('/')).status).toBe(503), noticed)
    const refused = await console.post('/api/preview-token', { siteId: 'site', envId: 'production' })
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }])
    expect((await console.submit('/sign-out', {})).status).toBe(503)
    expect(console.cookie('content_session')).toBeDefined()
    expect((await console.get('/health')).status).toBe(200)
    expect((await console.get('/docs')).status).toBe(200)
    expect(await (await console.get('/api/v1/site/production/_routes')).json()).toMatchObject({ code: 'not_found' })
  })
})
