import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { channels } from '../../generated/bridge/streams.ts'
import { type GuardedBridge, startTogether } from '../bridge/guards/guarded-bridge.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { launchChromium } from './chromium.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let open: RunningTriptych
let guarded: GuardedBridge

beforeAll(async () => {
  ;[browser, open, guarded] = await Promise.all([
    launchChromium(),
    startTriptych({ args: ['bridge'] }),
    startTogether(),
  ])
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([open?.stop(), guarded?.close()])
})

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Looks at the page as it is sent, at every width and in both schemes. */
async function expectReadable(page: Page): Promise<void> {
  await page.evaluate(axe)
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations, incomplete } =
        await page.evaluate<Record<'violations' | 'incomplete', Finding[]>>('axe.run()')
      const findings = [...violations, ...incomplete]
      expect(findings.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    }
  }
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

it('an open bridge says so on its front page, and what would close it', async () => {
  const page = await newPage(await browser.newContext())
  await page.goto(open.urls.bridge)
  expect(await page.getByRole('heading', { name: 'Bridge' }).isVisible()).toBe(true)
  expect(await page.getByText('Whoever can open this page').isVisible()).toBe(true)
  expect(await page.getByText('SVC_BRIDGE_AUTH=session').isVisible()).toBe(true)
  expect(await page.getByRole('button').count()).toBe(0)
  await expectReadable(page)
  await page.getByRole('link', { name: 'Read about the API' }).click()
  await page.waitForURL(`${open.urls.bridge}/docs`)
  await page.getByRole('link', { name: 'streams', exact: true }).first().click()
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
  expect(await page.getByText(email).isVisible()).toBe(true)
  await expectReadable(page)

  const own = await newPage(context)
  // A place without a policy of its own: on the console no script may ask for anything.
  await own.goto(`${guarded.bridge}/health`)
  expect(await streamsOf(own, guarded.bridge)).toEqual(channels.map(() => 'open'))
  // Its cookie goes to every port of this machine: only where the page comes from keeps the others out.
  await own.goto(`${guarded.auth}/health`)
  expect(await streamsOf(own, guarded.bridge)).toEqual(channels.map(() => 'refused'))

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${guarded.auth}/login?error=signed_out`)
  await own.goto(`${guarded.bridge}/health`)
  expect(await streamsOf(own, guarded.bridge)).toEqual(channels.map(() => 'refused'))
  await context.close()
})
