import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { channels } from '../../generated/bridge/streams.ts'
import { type GuardedBridge, startTogether } from '../bridge/guards/guarded-bridge.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { openBrowser, type TestBrowser } from './chromium.ts'

let browser: TestBrowser
let open: RunningTriptych
let guarded: GuardedBridge

beforeAll(async () => {
  ;[browser, open, guarded] = await Promise.all([
    openBrowser(),
    startTriptych({ args: ['bridge', '--sample'] }),
    startTogether(),
  ])
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([open?.stop(), guarded?.close()])
})

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  return page
}

/** How each stream of an origin ends up for this page: open, or refused. */
function streamsOf(page: Page, origin: string): Promise<string[]> {
  const urls = channels.map(({ path }) => origin.replace(/^http/, 'ws') + path)
  return page.evaluate<string[]>(`Promise.all(${JSON.stringify(urls)}.map((url) => new Promise((resolve) => {
    const socket = new WebSocket(url)
    socket.onopen = () => { resolve('open'); socket.close() }
    socket.onerror = () => resolve('refused')
  })))`)
}

it('an open bridge says so, and what would close it', async () => {
  const page = await newPage(await browser.newContext())
  await page.goto(open.urls.bridge)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('SVC_BRIDGE_AUTH=session').first().waitFor()
  await page.goto(`${open.urls.bridge}/docs`)
  await page.getByRole('link', { name: 'the streams as a page' }).click()
  await page.waitForURL(`${open.urls.bridge}/docs/streams`)
  await page.context().close()
})

it('a bridge that asks for a session leads to sign-in and back; then its pages have the streams until signing out', async () => {
  const context = await browser.newContext()
  const page = await newPage(context)
  const { email } = await guarded.invite('admin')
  await page.goto(`${guarded.bridge}/health`)
  expect(await streamsOf(page, guarded.bridge)).toEqual(channels.map(() => 'refused'))

  await page.goto(`${guarded.bridge}/`)
  await page.waitForURL(`${guarded.auth}/login?**`)
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(await guarded.codeFor(email))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${guarded.bridge}/`)
  const menu = page.getByRole('button', { name: `Signed in as ${email}` })
  await menu.waitFor()
  // The console's own policy lets its scripts have them.
  expect(await streamsOf(page, guarded.bridge)).toEqual(channels.map(() => 'open'))

  const own = await newPage(context)
  await own.goto(`${guarded.bridge}/health`)
  expect(await streamsOf(own, guarded.bridge)).toEqual(channels.map(() => 'open'))
  // Its cookie goes to every port of this machine: only where the page comes from keeps the others out.
  await own.goto(`${guarded.auth}/health`)
  expect(await streamsOf(own, guarded.bridge)).toEqual(channels.map(() => 'refused'))

  await menu.click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(`${guarded.auth}/login?error=signed_out`)
  await own.goto(`${guarded.bridge}/health`)
  expect(await streamsOf(own, guarded.bridge)).toEqual(channels.map(() => 'refused'))
  await context.close()
})
