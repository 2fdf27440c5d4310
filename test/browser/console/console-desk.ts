import { type BrowserContext, type BrowserContextOptions, type Page, request } from 'playwright-core'
import { expect, vi } from 'vitest'
import { onLocalhost } from '../../support/loopback.ts'
import { type RunningTriptych, startTriptych } from '../../support/process.ts'
import { isThorough } from '../../support/thorough.ts'
import { runAxe } from '../axe.ts'
import { openBrowser, type TestBrowser } from '../chromium.ts'

const admin = 'admin@example.com'

const scrollWidth = 'document.documentElement.scrollWidth'
/** Brings every transition to its end, and says how many there were. */
const finishTransitions = `(() => {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  for (const transition of transitions) transition.finish()
  return transitions.length
})()`

type Surface = 'auth' | 'bridge' | 'content'

/** What a browser keeps of those who are signed in. */
type State = Awaited<ReturnType<BrowserContext['storageState']>>

export interface DeskOptions {
  /** The surfaces to start. */
  readonly surfaces: readonly Surface[]
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>
  /** Further arguments of `serve`: `--sample`. */
  readonly args?: readonly string[]
}

export interface TabOptions extends BrowserContextOptions {
  readonly signedOut?: boolean
  /**
   * Whether the test routes requests. Then every request goes by the test, and Chromium caches nothing, neither a
   * script nor what it compiled of it.
   */
  readonly routed?: boolean
}

/** Real servers, and a browser in which an administrator is signed in to all of them. */
export interface Desk {
  readonly triptych: RunningTriptych
  readonly browser: TestBrowser
  /** Public addresses, without a trailing slash. */
  readonly urls: Readonly<Record<Surface, string>>
  /** A tab in a browser that the administrator is signed in to, or signed out. What a page must not do fails the test that closes it. */
  open(options?: TabOptions): Promise<DeskPage>
  /** The last code that was logged for an email, waited for; with `since`, one behind so many characters of the log. */
  codeFor(email: string, since?: number): Promise<string>
  close(): Promise<void>
}

export interface DeskPage {
  readonly page: Page
  /** Breaches of the policy, errors on the console, uncaught errors. Tests that provoke a refusal take theirs out. */
  readonly faults: string[]
  /** Closes the browser's window and expects no faults. */
  close(): Promise<void>
}

/** Starts servers with the built consoles and a browser; call `close` at the end. */
export async function startDesk({ surfaces, env = {}, args = [] }: DeskOptions): Promise<Desk> {
  const [triptych, browser] = await Promise.all([
    startTriptych({ args: [...surfaces, ...args, '--check-replies'], env: { SVC_ADMIN_EMAIL: admin, ...env } }),
    openBrowser(),
  ])
  const urls = {
    auth: onLocalhost(triptych.urls.auth),
    bridge: onLocalhost(triptych.urls.bridge),
    content: onLocalhost(triptych.urls.content),
  }
  const codeFor = (email: string, since = 0): Promise<string> =>
    vi.waitFor(() => {
      const code = codesIn(triptych.stderr().slice(since), email).at(-1)
      if (code === undefined) throw new Error(`no code for ${email} was logged`)
      return code
    })
  let state: State | undefined
  const signedInState = async () => {
    state ??= await signIn(urls, surfaces, codeFor)
    return state
  }
  const open: Desk['open'] = async ({ signedOut = false, routed = false, ...options } = {}) => {
    const known = signedOut || !surfaces.includes('auth') ? {} : { storageState: await signedInState() }
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...known,
      ...options,
    })
    // From the beginning: Chromium lets some requests pass right after it is asked of a page that is open.
    if (routed) await context.route(/\/\/nobody\.invalid\//, (route) => route.abort())
    const page = await context.newPage()
    const faults: string[] = []
    context.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    context.on('weberror', (error) => faults.push(String(error.error())))
    const close = async () => {
      await context.close()
      expect(faults).toEqual([])
    }
    return { page, faults, close }
  }
  const close = async () => {
    await browser.close()
    await triptych.stop()
  }
  return { triptych, browser, urls, open, codeFor, close }
}

/** A width in pixels, and a scheme: both of each, in as few looks as that takes. */
const looks = [
  [390, 'dark'],
  [1440, 'light'],
] as const

/** How many states each file of tests has looked at. */
const lookedAt = new Map<string | undefined, number>()

/**
 * Looks at a page as it is now, on a phone in the dark or on a desk in the light: axe finds nothing, and nothing sticks
 * out sideways. The states of a file have those in turns, and a thorough run has both of each.
 */
export async function expectReadable(page: Page): Promise<void> {
  const { testPath } = expect.getState()
  const turn = lookedAt.get(testPath) ?? 0
  lookedAt.set(testPath, turn + 1)
  await expectReadableIn(page, isThorough ? looks : looks.slice(turn % looks.length).slice(0, 1))
  await show(page, looks[1])
}

/** As {@link expectReadable}, with both looks in every run. */
export function expectReadableInBoth(page: Page): Promise<void> {
  return expectReadableIn(page, looks)
}

async function expectReadableIn(page: Page, chosen: readonly (typeof looks)[number][]): Promise<void> {
  for (const look of chosen) {
    const [width, colorScheme] = look
    await show(page, look)
    await expect.poll(() => page.evaluate('document.documentElement.dataset.mantineColorScheme')).toBe(colorScheme)
    // Of a page that is still loading, there is nothing to look at.
    await page.locator('h1').first().waitFor()
    // A colour in transition is not one to be read.
    await expect.poll(() => page.evaluate(finishTransitions)).toBe(0)
    expect(await runAxe(page), `${page.url()} at ${width} in ${colorScheme}`).toEqual([])
    await expect.poll(() => page.evaluate(scrollWidth), { message: `${page.url()} at ${width}` }).toBe(width)
  }
}

async function show(page: Page, [width, colorScheme]: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Signs the administrator in, over HTTP: the tests of sign-in do it in a browser. @returns what a browser has then */
async function signIn(
  urls: Desk['urls'],
  surfaces: readonly Surface[],
  codeFor: (email: string) => Promise<string>,
): Promise<State> {
  const browser = await request.newContext()
  const headers = { Origin: urls.auth }
  await browser.post(`${urls.auth}/login`, { headers, form: { email: admin } })
  const answer = await browser.post(`${urls.auth}/login`, {
    headers,
    form: { email: admin, code: await codeFor(admin) },
  })
  expect(answer.url()).toBe(`${urls.auth}/settings/account`)
  if (surfaces.includes('content')) {
    const home = await browser.get(`${urls.content}/sign-in`)
    expect(home.url()).toBe(`${urls.content}/`)
  }
  const state = await browser.storageState()
  await browser.dispose()
  return state
}

function codesIn(log: string, email: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.includes(email))
    .flatMap((line) => /(?<![\d-])\d{6}(?!\d)/.exec(line.replace(/"time":"[^"]*"/, ''))?.[0] ?? [])
}
