import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { runAxe } from './axe.ts'
import { openBrowser, type TestBrowser } from './chromium.ts'

let server: RunningTriptych
let browser: TestBrowser
let page: Page
/** What the page did that it must not: errors, breaches of its policy (the browser logs them), foreign requests. */
let faults: string[]

beforeAll(async () => {
  server = await startTriptych({ args: ['content'] })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

afterEach(async () => {
  await page.context().close()
})

async function open(path: string, width = 1440, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
  faults = []
  context.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url())
    if (origin !== new URL(server.urls.content).origin && protocol !== 'data:') faults.push(`asks for ${href}`)
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  context.on('weberror', (error) => faults.push(String(error.error())))
  page = await context.newPage()
  await page.goto(`${server.urls.content}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

describe('/manual', () => {
  it('shows a page, finds another one, and goes there', async () => {
    await open('/manual')
    await page.getByRole('searchbox', { name: 'Search the manual' }).fill('scheduled backups')
    await page.getByRole('link', { name: /Backups: Scheduled backups/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Backups' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#scheduled-backups')
    const heading = page.getByRole('heading', { name: 'Scheduled backups' })
    const top = async () => (await heading.boundingBox())?.y ?? -1
    // Below the bar, on the screen.
    await expect.poll(top).toBeGreaterThanOrEqual(56)
    expect(await top()).toBeLessThan(900)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Retention' }).click()
    await page.getByRole('heading', { level: 1, name: 'Retention' }).waitFor()
    await page.getByRole('link', { name: 'Triptych Manual' }).click()
    await page.getByRole('heading', { level: 1, name: 'Triptych' }).waitFor()
    await page.getByRole('searchbox').fill('no such words anywhere')
    await page.getByText('No matches').waitFor()
    expect(faults).toEqual([])
  })

  it('shows its pictures, says so where there is no page, and takes an address that ends in nothing known', async () => {
    await open('/manual?page=contribute/house')
    const picture = page.getByRole('img', { name: /Contract, generated code/ })
    await expect
      .poll(() => picture.evaluate(({ naturalWidth }: { naturalWidth: number }) => naturalWidth))
      .toBeGreaterThan(100)
    await page.goto(`${server.urls.content}/manual?page=no/such`)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await page.goto(`${server.urls.content}/manual?page=auth/index#%`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).toContain('Triptych manual')
    expect(faults).toEqual([])
  })

  it.each([
    ['', 1440, 'light'],
    ['?page=operate/settings', 1440, 'light'],
    ['', 390, 'dark'],
    ['?page=operate/settings', 390, 'dark'],
  ] as const)('can be used by everyone, at "%s", %i pixels wide and %s', async (query, width, colorScheme) => {
    await open(`/manual${query}`, width, colorScheme)
    expect(await runAxe(page)).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(faults).toEqual([])
  })
})
