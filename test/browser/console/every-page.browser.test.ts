import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, type DeskPage, expectReadable, expectReadableInBoth, startDesk } from './console-desk.ts'
import { type ConsolePage, everyPage, type Places } from './every-page.ts'
import { fillAuth, fillBridge, fillContent } from './hostile-content.ts'

/** Bytes of compressed scripts that a console's first page may load, chunks that come later aside. */
const FIRST_LOAD = 250_000

// Nothing is asked of other machines; the marketplace says that its registry does not answer.
const noRegistry = { npm_config_registry: 'http://127.0.0.1:9/' }
const unanswered = /^Failed to load resource: the server responded with a status of 502/

let desk: Desk
let tab: DeskPage
let places: Places

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'bridge', 'content'], args: ['--sample'], env: noRegistry })
  tab = await desk.open()
  const context = tab.page.context()
  ;[places] = await Promise.all([fillContent(desk, context), fillAuth(desk, context), fillBridge(desk)])
})

afterAll(async () => {
  await desk?.close()
})

/** Goes to a page, and waits until it shows what it has. */
async function visit({ surface, path }: ConsolePage): Promise<void> {
  const { page } = tab
  await page.goto(`${desk.urls[surface]}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}

/** Where each stop of the Tab key is, from the beginning of a page to its end. */
async function stopsOf(page: Page): Promise<string[]> {
  const stops: string[] = []
  const place = `(() => {
    const { activeElement: active, body } = document
    if (active === body) return null
    if (active.closest('nav') !== null) return 'navigation'
    return active.closest('header') !== null ? 'banner' : 'page'
  })()`
  await page.evaluate('document.activeElement.blur(), getSelection().collapse(document.body, 0)')
  await page.keyboard.press('Tab')
  for (let stop = await page.evaluate<string | null>(place); stop !== null; ) {
    stops.push(stop)
    await page.keyboard.press('Tab')
    stop = await page.evaluate<string | null>(place)
  }
  return stops
}

// The routes do not depend on what their parameters stand for.
const nowhere = { site: 's', env: 'e', documentId: 'd', releaseId: 'r' }
const routes = everyPage(nowhere).map(({ surface, route }) => [surface, route] as const)

it('knows pages of every console', () => {
  for (const surface of ['auth', 'bridge', 'content']) {
    expect(routes.filter(([of]) => of === surface).length).toBeGreaterThan(3)
  }
})

describe.each(routes)('%s %s', (surface, route) => {
  it('holds texts of any length, direction and kind, in both schemes, on phones and desks', async () => {
    const wanted = everyPage(places).find((page) => page.surface === surface && page.route === route)
    if (wanted === undefined) throw new Error(`no page at ${route}`)
    await visit(wanted)
    await expectReadableInBoth(tab.page)
    await tab.page.setViewportSize({ width: 360, height: 640 })
    await expect.poll(() => tab.page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await tab.page.locator('nav[aria-label=Pages][inert]').waitFor({ state: 'attached' })
    expect(await tab.page.title()).toMatch(/ · Triptych$/)
    expect(await tab.page.evaluate('typeof stolen')).toBe('undefined')
    const faults = tab.faults.splice(0)
    expect(route === '/console/marketplace' ? faults.filter((fault) => !unanswered.test(fault)) : faults).toEqual([])
  })
})

describe.each([
  ['auth', '/settings/account'],
  ['bridge', '/'],
  ['content', '/'],
] as const)('the console of %s', (surface, path) => {
  it('loads no more than a quarter of a megabyte of scripts, all of them from /assets/', async () => {
    const fresh = await desk.open()
    const scripts: Response[] = []
    fresh.page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    const answer = await fresh.page.goto(`${desk.urls[surface]}${path}`, { waitUntil: 'load' })
    await fresh.page.getByRole('heading', { level: 1 }).waitFor()
    const loaded = scripts.filter((response) => !/\/assets\/(?:uplot|plot|chart)/i.test(response.url()))
    const sizes = await Promise.all(loaded.map(async (response) => (await response.request().sizes()).responseBodySize))
    expect(loaded.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_LOAD)
    for (const script of scripts) expect(script.url()).toMatch(`${desk.urls[surface]}/assets/`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    const scriptSource = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scriptSource).toMatch(/\/assets\/$/)
    expect(scriptSource).not.toMatch(/unsafe|'self'|\*/)
    await fresh.close()
  })

  it('has a navigation that the keyboard reaches on a phone once it is open', async () => {
    const fresh = await desk.open({ viewport: { width: 360, height: 640 } })
    const { page } = fresh
    await page.goto(`${desk.urls[surface]}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('nav[inert]').waitFor({ state: 'attached' })
    const closed = await stopsOf(page)
    expect(closed).toContain('banner')
    expect(closed).not.toContain('navigation')
    await page.getByRole('button', { name: 'Open the navigation' }).press('Enter')
    const close = page.getByRole('button', { name: 'Close the navigation' })
    await close.waitFor()
    expect(await stopsOf(page)).toContain('navigation')
    await close.press('Enter')
    await page.locator('nav[inert]').waitFor({ state: 'attached' })
    await fresh.close()
  })
})

describe.each(['bridge', 'content'] as const)('the console of %s', (surface) => {
  it('says that there is no such page', async () => {
    const fresh = await desk.open()
    await fresh.page.goto(`${desk.urls[surface]}/console/nowhere`)
    await fresh.page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await expectReadable(fresh.page)
    await fresh.page.getByRole('link', { name: 'Go to start page' }).click()
    await fresh.page.waitForURL(`${desk.urls[surface]}/`)
    await fresh.close()
  })
})

describe.each([
  ['auth', '/settings/people', /\/settings\/account$/, 'Settings'],
  ['bridge', '/console/logs', /^[^/]*\/\/[^/]*\/$/, 'Bridge'],
  ['content', '/console/nowhere', /^[^/]*\/\/[^/]*\/$/, 'Content'],
] as const)('the brand of %s', (surface, path, first, name) => {
  it('leads to the first page, and the navigation to the manual', async () => {
    const fresh = await desk.open()
    const { page } = fresh
    await page.goto(`${desk.urls[surface]}${path}`)
    await page.getByRole('link', { name: `Triptych ${name}` }).click()
    await page.waitForURL(first)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Manual', exact: true }).click()
    await page.waitForURL(`${desk.urls[surface]}/manual`)
    await page.getByRole('heading', { level: 1, name: 'Triptych' }).waitFor()
    expect(fresh.faults).toEqual([])
    await fresh.close()
  })
})

it('leads from every console to the others, signed in at once', async () => {
  const fresh = await desk.open()
  const { page } = fresh
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const go = async (name: string, url: string, heading: string) => {
    await pages.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(url)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  await page.goto(`${desk.urls.auth}/settings/people`)
  await go('Content', `${desk.urls.content}/`, 'Sites')
  await go('Bridge', `${desk.urls.bridge}/`, 'Overview')
  await go('Settings', `${desk.urls.auth}/settings/account`, 'Your account')
  await go('Bridge', `${desk.urls.bridge}/`, 'Overview')
  await go('Content', `${desk.urls.content}/`, 'Sites')
  await go('Settings', `${desk.urls.auth}/settings/account`, 'Your account')
  await fresh.close()
})

describe('a console that was built anew while a page of it was open', () => {
  const gone = { status: 404, contentType: 'application/problem+json', body: '{}' }

  it('says that a page did not load, leaves the way to the others, and has it once it is loaded again', async () => {
    const fresh = await desk.open({ routed: true })
    const { page } = fresh
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true })
    await page.goto(`${desk.urls.bridge}/`)
    await page.route('**/assets/plugins-*', (route) => route.fulfill(gone))
    await link('Plugins').click()
    const broken = page.getByRole('heading', { level: 1, name: 'Something went wrong' })
    await broken.and(page.locator(':focus')).waitFor()
    await link('Logs').click()
    await page.getByRole('heading', { level: 1, name: 'Logs' }).waitFor()
    await link('Plugins').click()
    await broken.waitFor()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Reload' }).click()
    await page.getByRole('heading', { level: 1, name: 'Plugins' }).waitFor()
    expect(fresh.faults.splice(0).join()).toContain('404')
    await fresh.close()
  })
})
