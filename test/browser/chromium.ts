import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { ensureChromium } from '../../tools/chromium/find.ts'
import { makeTemplates } from '../support/templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: string
  }
}

/** Finds Chromium, installed where it is missing: there is always one, or an error that says what to install. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide(
    'chromium',
    ensureChromium((line) => void process.stderr.write(`${line}\n`)),
  )
  return (await makeTemplates()).remove
}

/** What a test does with a browser. Closing it closes every window that was opened by it. */
export type TestBrowser = Pick<Browser, 'newContext' | 'newPage' | 'close'>

/** Milliseconds until a click, or what a page waits for, has failed: a machine that is busy takes its time. */
const PATIENCE = 60_000

/** The one that the test files of this process share. */
let shared: Promise<Browser> | null = null

/**
 * A browser that has nothing in it: windows of its own in the Chromium that all test files of this process share, since
 * each that starts takes more than most of what is done in it.
 */
export async function openBrowser(): Promise<TestBrowser> {
  const running = await shared?.catch(() => null)
  if (running?.isConnected()) return within(running, async () => {})
  shared = launch([])
  return within(await shared, async () => {})
}

/**
 * A Chromium of its own, to which names lead to this machine, as an attacker's may.
 *
 * @param here the names
 */
export async function openBrowserThatResolves(here: readonly string[]): Promise<TestBrowser> {
  const browser = await launch(here)
  return within(browser, () => browser.close())
}

function within(browser: Browser, end: () => Promise<void>): TestBrowser {
  const open = new Set<BrowserContext>()
  const newContext: TestBrowser['newContext'] = async (options) => {
    const context = await browser.newContext(options)
    context.setDefaultTimeout(PATIENCE)
    open.add(context)
    context.once('close', () => open.delete(context))
    return context
  }
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    async close() {
      await Promise.all([...open].map((context) => context.close()))
      await end()
    },
  }
}

/** Starts the Chromium of the global setup, which asks nothing of the network by itself. */
function launch(here: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromium'),
    timeout: PATIENCE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // What draws is a thread of the browser, not a process that each frame is sent to.
      '--in-process-gpu',
      // A page is open for seconds: code that its compilers optimize would not pay for itself.
      '--js-flags=--no-maglev,--no-turbofan',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=${here.map((name) => `MAP ${name} 127.0.0.1`).join(',')}`,
    ],
  })
}
