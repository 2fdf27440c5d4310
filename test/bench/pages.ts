/**
 * `node test/bench/pages.ts [word…]`: how long each page of the consoles takes until it is of use, in a browser that has never
 * seen it. Nothing is compared: the aim is one second, from the start of the navigation until the heading is there and
 * nothing on the page waits any more. Ends with 1 when a page misses it.
 */
import { type Browser, chromium } from 'playwright-core'
import { createContentClient } from '../../generated/content/client.ts'
import { ensureChromium } from '../../tools/chromium/find.ts'
import { ensureConsole } from '../../tools/console-build.ts'
import { type ConsolePage, everyPage, type Places } from '../browser/console/every-page.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

/** Milliseconds. */
const AIM = 1000
const ROUNDS = 5
const admin = 'admin@example.com'

const USEFUL = 'body:has(h1):not(:has([aria-busy=true]))'

/** Milliseconds without any wait after which none is expected any more: a part may begin to load once another is there. */
const QUIET = 500

/** Keeps in the page when it became useful the last time; from outside it is looked at only now and then. */
const watch = `
  new MutationObserver(() => {
    if (document.querySelector("${USEFUL}") === null) window.useful = undefined
    else window.useful ??= performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true })`

/** When the page became useful for good. */
const settled = `new Promise((resolve) => {
    const look = () => (performance.now() - window.useful > ${QUIET} ? resolve(window.useful) : setTimeout(look, 50))
    look()
  })`

type Urls = Readonly<Record<ConsolePage['surface'], string>>
type State = Awaited<ReturnType<typeof signIn>>

ensureConsole((line) => void process.stderr.write(`${line}\n`))
const executablePath = ensureChromium((line) => void process.stderr.write(`${line}\n`))
const triptych = await startTriptych({ args: ['--sample'], env: { SVC_ADMIN_EMAIL: admin } })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const urls = {
    auth: named(triptych.urls.auth),
    bridge: named(triptych.urls.bridge),
    content: named(triptych.urls.content),
  }
  const state = await signIn(browser, triptych, urls)
  const pages = everyPage(await findPlaces(urls.content, state))
  const results = []
  for (const page of pages.filter(isWanted)) {
    process.stderr.write(`${nameOf(page)} …\n`)
    results.push({ page, times: await measure(browser, state, urls, page) })
  }
  for (const { page, times } of results) {
    const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
    const verdict = median <= AIM ? 'met' : 'MISSED'
    process.stdout.write(`${nameOf(page).padEnd(62)}${String(Math.round(median)).padStart(5)} ms  ${verdict}\n`)
    if (median > AIM) process.exitCode = 1
  }
} finally {
  await browser.close()
  await triptych.stop()
}

async function measure(browser: Browser, state: State, urls: Urls, { surface, path }: ConsolePage): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript({ content: watch })
    await page.goto(`${urls[surface]}${path}`, { waitUntil: 'commit' })
    await page.locator(USEFUL).waitFor()
    times.push(await page.evaluate<number>(settled))
    await context.close()
  }
  return times
}

async function signIn(browser: Browser, { waitFor, stderr }: RunningTriptych, urls: Urls) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${urls.auth}/login`)
  await page.getByLabel('Email').fill(admin)
  await page.keyboard.press('Enter')
  const logged = `code for ${admin}: `
  await waitFor(logged)
  await page.getByLabel('Six-digit code').fill(new RegExp(`${logged}(\\d{6})`).exec(stderr())?.[1] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings/account')
  await page.goto(`${urls.content}/sign-in`)
  await page.waitForURL(`${urls.content}/`)
  const state = await context.storageState()
  await context.close()
  return state
}

/** A page and a release of the sample site, the manual. */
async function findPlaces(baseUrl: string, { cookies }: State): Promise<Places> {
  const at = { site: 'docs', env: 'production' }
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const client = createContentClient({ baseUrl, headers: { Cookie, Origin: baseUrl } })
  const environment = '/api/console/sites/{site}/environments/{env}'
  const documents = await client.GET(`${environment}/documents`, { params: { path: at } })
  const release = await client.POST(`${environment}/releases`, { params: { path: at }, body: { name: 'Spring' } })
  const documentId = documents.data?.documents.find(({ kind }) => kind === 'page')?.id
  if (documentId === undefined || release.data === undefined) throw new Error('the sample site is not there')
  return { ...at, documentId, releaseId: release.data.id }
}

/** Whether a page's name has one of the words that were given; each has, where none was. */
function isWanted(page: ConsolePage): boolean {
  const words = process.argv.slice(2)
  return words.length === 0 || words.some((word) => nameOf(page).includes(word))
}

function nameOf({ surface, route }: ConsolePage): string {
  return `${surface} ${route}`
}

/** Cookies are kept for the name of the public address. */
function named(url: string): string {
  return url.replace('127.0.0.1', 'localhost')
}
