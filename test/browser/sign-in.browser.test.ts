import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startServing, type World } from '../auth/consoles/world.ts'
import { runAxe } from './axe.ts'
import { openBrowser, type TestBrowser } from './chromium.ts'

let world: World
let browser: TestBrowser
const contexts: BrowserContext[] = []
/** What a page did that it must not: breaches of its policy, and requests to other hosts. */
let faults: string[] = []

beforeAll(async () => {
  ;[world, browser] = await Promise.all([startServing(), openBrowser()])
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

/** The menu of a console, named after the member who is signed in. */
function menuOf(page: Page, email: string): Locator {
  return page.getByRole('button', { name: `Signed in as ${email}` })
}

/** Signs out from a page of a console. */
async function signOut(page: Page, email: string): Promise<void> {
  await menuOf(page, email).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(`${world.auth}/login?error=signed_out`)
}

describe('by keyboard, without JavaScript', () => {
  const scriptless = { javaScriptEnabled: false }

  it('a member gets to the console of content, past a wrong code', async () => {
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
    await page.getByRole('alert').filter({ hasText: 'This code is wrong' }).waitFor()
    await page.getByText(email, { exact: true }).waitFor()
    await typeIn(page, code)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${world.content}/`)
    // From here on it takes scripts, and the page says so.
    await page.locator('noscript').waitFor()
    expect(faults).toEqual([])
  })
})

describe('with the console', () => {
  it('a member goes through the settings, and signs out there', async () => {
    const page = await newPage()
    const email = await world.invite()
    await page.goto(world.auth)
    await signIn(page, email)
    await page.waitForURL(`${world.auth}/settings/account`)
    for (const [name, path] of [
      ['People', 'people'],
      ['Automation', 'automation'],
      ['Activity', 'activity'],
      ['Your account', 'account'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`${world.auth}/settings/${path}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    await signOut(page, email)
    await page.getByRole('status').filter({ hasText: 'You are signed out.' }).waitFor()
    await page.goto(`${world.auth}/settings/activity`)
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.goto(`${world.auth}/login?error=signed_out`)
    await tabTo(page, 'Sign in')
    await page.keyboard.press('Enter')
    await page.getByLabel('Email').waitFor()
    expect(faults).toEqual([])
  })

  it('the page is there again after a reload, and after going back', async () => {
    const page = await newPage()
    const email = await world.invite()
    await page.goto(`${world.auth}/settings/people`)
    await signIn(page, email)
    await page.waitForURL(`${world.auth}/settings/people`)
    await page.goto(`${world.content}/`)
    await menuOf(page, email).waitFor()
    await page.reload()
    await menuOf(page, email).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    expect(faults).toEqual([])
  })
})

/** What axe holds against the page, or cannot tell; and whether it fits. */
async function flaws(page: Page): Promise<string[]> {
  const found = await runAxe(page, ['violations', 'incomplete'])
  const [wanted, width] = await page.evaluate<number[]>('[innerWidth, document.documentElement.scrollWidth]')
  return wanted === width ? found : [...found, `${width} px wide instead of ${wanted}`]
}

describe.each([
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const)('at $width px, $colorScheme', ({ width, height, colorScheme }) => {
  it('every page on the way to a console, and out, is accessible', async () => {
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
    await signOut(page, email)
    await page.getByRole('status').waitFor()
    await look('signed out')
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((name) => [name, []])))
    expect(Object.keys(seen)).toHaveLength(4)
    expect(faults).toEqual([])
  })
})
