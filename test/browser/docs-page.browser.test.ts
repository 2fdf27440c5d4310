import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import openapi from '../../generated/content/openapi.json' with { type: 'json' }
import { routes } from '../../generated/content/routes.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { launchChromium } from './chromium.ts'

interface Screen {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

const wide: Screen = { width: 1440, height: 900, colorScheme: 'light' }
const narrow: Screen = { width: 390, height: 844, colorScheme: 'light' }
const screens = [wide, narrow].flatMap((screen) => [screen, { ...screen, colorScheme: 'dark' as const }])

const operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    typeof operation === 'object' && 'operationId' in operation
      ? [{ id: operation.operationId, link: `${method} ${path}`, summary: operation.summary, tag: operation.tags[0] }]
      : [],
  ),
)

let server: RunningTriptych
let browser: Browser
let page: Page
/** What the page did that it must not: errors, breaches of its policy (the browser logs them), foreign requests. */
let faults: string[]

beforeAll(async () => {
  server = await startTriptych({ args: ['content', '--sample'] })
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

afterEach(async () => {
  await page.context().close()
})

/** Opens the page of the contract, and waits until its script has taken over. */
async function open({ width, height, colorScheme }: Screen): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme })
  faults = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    const local = url.origin === new URL(server.urls.content).origin || ['data:', 'blob:'].includes(url.protocol)
    if (!local) faults.push(`asks for ${url.href}`)
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  context.on('weberror', (error) => faults.push(String(error.error())))
  page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto(`${server.urls.content}/docs`)
  // The markup that the server sends is without this picture.
  await page.getByAltText('redocly logo').waitFor({ state: 'attached' })
}

const waiting = { timeout: 10_000 }

/** How many operations the beginning of a chapter lists; a button shows the others. */
const LISTED = 8

/** The operations that are there without pressing that, by chapter. */
const listed = [...Map.groupBy(operations, ({ tag }) => tag).values()].map((chapter) => chapter.slice(0, LISTED))

/** Goes down until something is there: the page draws what is in sight. */
async function scrollTo(wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await wanted.isVisible()) return true
      await page.keyboard.press('PageDown')
      return false
    }, waiting)
    .toBe(true)
}

/** Where the page is, as its address says after `#`. */
const place = (): string => new URL(page.url()).hash

describe.each(screens)('/docs at $width px, $colorScheme', (screen) => {
  it('shows the title and the operations of each chapter, in this scheme and width, and asks nobody else', async () => {
    await open(screen)
    expect(await page.title()).toBe('Triptych content')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Triptych content')
    expect(operations.map(({ id }) => id).toSorted()).toEqual(routes.map(({ operationId }) => operationId).toSorted())
    const [red = 0, green = 0, blue = 0] = await page.evaluate<number[]>(
      `getComputedStyle(document.querySelector('h1')).color.match(/\\d+/g).map(Number)`,
    )
    expect(red + green + blue > 3 * 128 ? 'dark' : 'light').toBe(screen.colorScheme)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width)
    for (const { link } of listed.flat()) await scrollTo(page.getByRole('link', { name: link, exact: true }))
    expect(faults).toEqual([])
  })
})

describe('/docs', () => {
  it('describes an operation where its link leads, the first of each chapter', async () => {
    await open(wide)
    for (const { link, summary, id } of listed.flatMap((chapter) => chapter.slice(0, 1))) {
      const leads = page.getByRole('link', { name: link, exact: true }).first()
      await scrollTo(leads)
      // Not by a click: what scrolls the page meanwhile may win over it, and change the address.
      const place = (await leads.getAttribute('href')) ?? ''
      expect(place).toMatch(new RegExp(`^#/[\\w-]+/${id.toLowerCase()}$`))
      await page.goto('about:blank')
      await page.goto(`${server.urls.content}/docs${place}`)
      await page.getByRole('heading', { name: summary }).first().waitFor()
      await page.goto('about:blank')
      await page.goto(`${server.urls.content}/docs`)
    }
    expect(faults).toEqual([])
  })

  it('has a menu whose links lead to the page itself', async () => {
    await open(wide)
    const links = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.menu-content a')].map((link) => link.getAttribute('href'))`,
    )
    expect(links).toEqual([
      '#/',
      ...openapi.tags.map(({ name }) => `#/${name.toLowerCase().replaceAll(' ', '-')}`),
      expect.any(String),
    ])
  })

  it('is found through by keyboard: the menu', async () => {
    await open(wide)
    await page.getByRole('link', { name: 'Triptych content', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(place).toBe('#/delivery')
    await page
      .getByRole('link', { name: operations[0]?.summary ?? '' })
      .first()
      .waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(place).toBe('#/delivery/getrootdocument')
    expect(faults).toEqual([])
  })

  it('is found through by keyboard: the search', async () => {
    await open(wide)
    const field = page.getByPlaceholder('Search docs')
    // The page listens for the key some time after it is there.
    await expect
      .poll(async () => {
        if (!(await field.isVisible())) await page.keyboard.press('Control+k')
        return field.isVisible()
      })
      .toBe(true)
    await field.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('redirects')
    await page.getByText('Every redirect of the published site').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(place).toContain('#/delivery/listredirects')
    await field.waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })

  it('is found through by keyboard: the menu of a narrow screen', async () => {
    await open(narrow)
    const tag = page.getByRole('link', { name: 'Delivery', exact: true })
    expect(await tag.isVisible()).toBe(false)
    // The button has no name.
    await page.locator('button:has([data-component-name="icons/MenuIcon/MenuIcon"])').press('Enter')
    await tag.waitFor()
    await tag.press('Enter')
    await expect.poll(place).toBe('#/delivery')
    expect(faults).toEqual([])
  })

  it('lets nothing in that is not its own', async () => {
    await open(wide)
    await page.evaluate(`document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.test/a.png' }))`)
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: 'stolen = 1' }))`)
    await expect.poll(() => faults).toHaveLength(3)
    expect(faults).toContain('asks for http://elsewhere.test/a.png')
    expect(faults).toContainEqual(expect.stringMatching(/^Loading the image .* violates .* "img-src /))
    expect(faults).toContainEqual(expect.stringMatching(/^Executing inline script violates .* 'script-src /))
    expect(await page.evaluate('typeof stolen')).toBe('undefined')
  })
})
