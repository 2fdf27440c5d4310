import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { runAxe } from './axe.ts'
import { openBrowser, type TestBrowser } from './chromium.ts'

interface Screen {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

const wide: Screen = { width: 1440, height: 900, colorScheme: 'light' }
const narrow: Screen = { width: 390, height: 844, colorScheme: 'light' }
/** Each scheme at one width: what a width changes has nothing to do with colours. */
const screens: Screen[] = [wide, { ...narrow, colorScheme: 'dark' }]

let server: RunningTriptych
let browser: TestBrowser
let page: Page
/** What the page did that it must not: errors, breaches of its policy (the browser logs them), foreign requests. */
let faults: string[]

beforeAll(async () => {
  server = await startTriptych({ args: ['content', 'bridge', '--sample'] })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

afterEach(async () => {
  await page.context().close()
})

/** Opens the reference of a surface, and waits until the contract is on it. */
async function open(screen: Screen, hash = '', surface: 'content' | 'bridge' = 'content'): Promise<void> {
  const { width, height, colorScheme } = screen
  const context = await browser.newContext({ viewport: { width, height }, colorScheme })
  faults = []
  context.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url())
    const local = origin === new URL(server.urls[surface]).origin || protocol === 'data:'
    if (!local) faults.push(`asks for ${href}`)
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  context.on('weberror', (error) => faults.push(String(error.error())))
  page = await context.newPage()
  await page.goto(`${server.urls[surface]}/docs${hash}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** What axe holds against the page, and whether it fits. */
async function flaws({ width }: Screen): Promise<string[]> {
  const found = await runAxe(page)
  const across = await page.evaluate<number>('document.documentElement.scrollWidth')
  return across > width ? [...found, `${across} pixels wide`] : found
}

it('keeps each link of its bar on one line of the narrowest page', async () => {
  await open({ ...narrow, width: 320 })
  const bar = page.getByRole('banner')
  const { height = 0 } = (await bar.boundingBox()) ?? {}
  for (const link of await bar.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeLessThan(height / 1.5)
  }
})

describe.each(screens)('/docs at $width px, $colorScheme', (screen) => {
  it('introduces the contract, in this scheme and width, and asks no other server', async () => {
    await open(screen)
    expect(await page.title()).toBe('Triptych content')
    const [red = 0, green = 0, blue = 0] = await page.evaluate<number[]>(
      `getComputedStyle(document.querySelector('h1')).color.match(/\\d+/g).map(Number)`,
    )
    expect(red + green + blue > 3 * 128 ? 'dark' : 'light').toBe(screen.colorScheme)
    expect([await flaws(screen), faults]).toEqual([[], []])
    await page.context().close()
    await open(screen, '', 'bridge')
    expect([await flaws(screen), faults]).toEqual([[], []])
  })

  it('describes an operation: parameters, body, answers', async () => {
    await open(screen, '#/createWebhook')
    await page.getByRole('heading', { name: 'Request body', exact: true }).waitFor()
    for (const status of ['201', '400']) await page.getByRole('button', { name: new RegExp(`^${status}`) }).waitFor()
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('button', { name: 'Send POST' }).waitFor()
    expect([await flaws(screen), faults]).toEqual([[], []])
  })
})

describe('/docs', () => {
  it('lists every operation of the contract it shows', async () => {
    await open(wide)
    const served = (await (await fetch(`${server.urls.content}/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
    }
    const ids = Object.values(served.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    )
    const links = await page.evaluate<string[]>(
      `[...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))`,
    )
    expect(links.toSorted()).toEqual(['#/', ...ids.map((id) => `#/${id}`)].toSorted())
  })

  it('sends a request to this server, and shows what it answers', async () => {
    await open(wide, '#/getHealth')
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('button', { name: 'Send GET' }).click()
    const answer = page.getByLabel('Response body')
    expect(JSON.parse((await answer.textContent()) ?? '')).toEqual({ status: 'ready', surface: 'content' })
    expect(faults).toEqual([])
  })

  it('fills parameters in, keeps the slashes of a path, and asks for what is missing', async () => {
    await open(wide, '#/getDocument')
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('textbox', { name: 'siteId' }).fill('docs')
    await page.getByRole('textbox', { name: 'env' }).fill('production')
    await page.getByRole('textbox', { name: 'route' }).fill('')
    await page.getByRole('button', { name: 'Send GET' }).click()
    await page.getByRole('alert').getByText('Fill in route.').waitFor()
    await page.getByRole('textbox', { name: 'route' }).fill('contribute/house')
    const [request] = await Promise.all([
      page.waitForRequest(/\/api\/v1\//),
      page.getByRole('button', { name: 'Send GET' }).click(),
    ])
    expect(new URL(request.url()).pathname).toBe('/api/v1/docs/production/contribute/house')
    await page.getByRole('status').getByText('200', { exact: true }).waitFor()
    expect(faults).toEqual([])
  })

  it('is found through by keyboard: the search', async () => {
    await open(wide)
    await page.getByRole('searchbox', { name: 'Find an operation' }).fill('redirects published')
    await page.getByRole('link', { name: 'Every redirect of the published site' }).press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/listRedirects')
    await page.locator('h1:focus').waitFor()
    expect(await page.title()).toBe('Every redirect of the published site · Triptych content')
    await page.getByRole('searchbox', { name: 'Find an operation' }).fill('nothing like that')
    await page.getByText('No operation matches').waitFor()
    expect(faults).toEqual([])
  })

  it('is found through by keyboard: the menu of a narrow screen', async () => {
    await open(narrow)
    const link = page.getByRole('link', { name: 'The bytes of a media file' })
    await page.locator('nav[inert]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Open the list of operations' }).press('Enter')
    expect(await page.locator('nav[inert]').count()).toBe(0)
    await link.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'The bytes of a media file' }).waitFor()
    await page.locator('nav[inert]').waitFor({ state: 'attached' })
    expect(faults).toEqual([])
  })

  it('leads to the streams of the bridge, which run no script', async () => {
    await open(wide, '', 'bridge')
    await page.getByRole('link', { name: 'the streams as a page' }).click()
    await page.getByRole('heading', { level: 1, name: /streams/ }).waitFor()
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
