import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startServing, type World } from '../auth/consoles/world.ts'
import { launchChromium } from './chromium.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let world: World
let browser: Browser
const contexts: BrowserContext[] = []
/** What a page did that it must not: breaches of its policy, and requests to anybody else. */
let faults: string[] = []

beforeAll(async () => {
  ;[world, browser] = await Promise.all([startServing(), launchChromium()])
})

afterAll(async () => {
  await browser?.close()
  await world?.close()
})

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
  faults = []
})

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options)
  contexts.push(context)
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  context.on('request', (request) => {
    const own = [world.auth, world.content].some((origin) => request.url().startsWith(`${origin}/`))
    if (!own && !request.url().startsWith('data:')) faults.push(`asks for ${request.url()}`)
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

/** Types into the field that the page begins in, once it has the focus: a page is there a moment before. */
async function typeIn(page: Page, text: string): Promise<void> {
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(text)
}

/** Enters the email and the code, in the fields that the pages begin in. */
async function signIn(page: Page, email: string): Promise<void> {
  await typeIn(page, email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await typeIn(page, await world.codeFor(email))
  await page.keyboard.press('Enter')
}

/** Goes on by Tab until a button or a link has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) > 0 && (await focused.textContent())?.trim() === name) return
  }
  throw new Error(`there is no way to ${name} by keyboard`)
}

describe('by keyboard, without JavaScript', () => {
  const scriptless = { javaScriptEnabled: false }

  it('somebody gets to the console of content and out again, past a wrong code', async () => {
    const page = await newPage(scriptless)
    const email = await world.invite()
    await page.goto(`${world.content}/`)
    expect(new URL(page.url()).pathname).toBe('/login')
    await typeIn(page, email)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    const code = await world.codeFor(email)
    await typeIn(page, code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('alert').textContent()).toContain('This code is wrong')
    expect(await page.getByText(email, { exact: true }).isVisible()).toBe(true)
    await typeIn(page, code)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${world.content}/`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Content')
    expect(await page.getByText(email, { exact: true }).isVisible()).toBe(true)

    await tabTo(page, 'Sign out')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${world.auth}/login?error=signed_out`)
    expect(await page.getByRole('status').textContent()).toBe('You are signed out.')
    await page.goto(`${world.auth}/settings/account`)
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(faults).toEqual([])
  })

  it('somebody reads the settings, and signs out there', async () => {
    const page = await newPage(scriptless)
    const email = await world.invite()
    await page.goto(world.auth)
    await signIn(page, email)
    await page.waitForURL(`${world.auth}/settings/account`)
    const facts = page.getByRole('region', { name: 'Signed in as' })
    expect(await facts.textContent()).toMatch(new RegExp(`${email}[^]*Member[^]*A code by email[^]*UTC`))
    for (const [tab, path] of [
      ['People', 'people'],
      ['Automation', 'automation'],
      ['Your account', 'account'],
    ] as const) {
      await tabTo(page, tab)
      await page.keyboard.press('Enter')
      await page.waitForURL(`${world.auth}/settings/${path}`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(tab)
      expect(await facts.textContent()).toContain(email)
    }
    await tabTo(page, 'Sign out')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${world.auth}/login?error=signed_out`)
    await tabTo(page, 'Sign in')
    await page.keyboard.press('Enter')
    await page.getByLabel('Email').waitFor()
    expect(faults).toEqual([])
  })

  it('the page is there again after a reload, and after going back', async () => {
    const page = await newPage(scriptless)
    const email = await world.invite()
    await page.goto(`${world.auth}/settings/people`)
    await signIn(page, email)
    await page.waitForURL(`${world.auth}/settings/people`)
    await page.goto(`${world.content}/`)
    await page.getByRole('heading', { name: 'Content' }).waitFor()
    await page.reload()
    expect(await page.getByText(email, { exact: true }).isVisible()).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { name: 'People' }).waitFor()
    expect(faults).toEqual([])
  })
})

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What axe holds against the page, or cannot tell; and whether it fits. */
async function flaws(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations, incomplete } = await page.evaluate<{ violations: Finding[]; incomplete: Finding[] }>('axe.run()')
  const found = [...violations, ...incomplete].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  const [wanted, width] = await page.evaluate<number[]>('[innerWidth, document.documentElement.scrollWidth]')
  return wanted === width ? found : [...found, `${width} px wide instead of ${wanted}`]
}

describe.each([
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const)('at $width px, $colorScheme', ({ width, height, colorScheme }) => {
  it('every page on the way can be read by everybody', async () => {
    const page = await newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
    const email = await world.invite()
    const seen: Record<string, string[]> = {}
    const look = async (name: string): Promise<void> => {
      seen[name] = await flaws(page)
    }
    await page.goto(`${world.content}/`)
    await look('email')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    await look('code')
    const code = await world.codeFor(email)
    await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').waitFor()
    await look('wrong code')
    await page.getByLabel('Six-digit code').fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${world.content}/`)
    await look('content')
    for (const tab of ['people', 'automation', 'account']) {
      await page.goto(`${world.auth}/settings/${tab}`)
      await look(tab)
    }
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('status').waitFor()
    await look('signed out')
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((name) => [name, []])))
    expect(Object.keys(seen)).toHaveLength(8)
    expect(faults).toEqual([])
  })
})
