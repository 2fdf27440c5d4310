import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensurePrism } from '../../../tools/prism/mock.ts'
import { type RunningProcess, startProcess } from '../../support/process.ts'
import { openBrowser, type TestBrowser } from '../chromium.ts'

const root = join(import.meta.dirname, '../../..')
const surfaces = ['auth', 'bridge', 'content'] as const

/** What each page shows of the contract's examples. */
const pages = [
  { surface: 'auth', path: '/', shows: ['Your account'] },
  { surface: 'auth', path: '/settings/people', shows: ['ada@example.com'] },
  { surface: 'bridge', path: '/console/logs', shows: ['Lamp: On set to true over REST', 'Switched Lamp on'] },
  { surface: 'content', path: '/', shows: ['docs'] },
] as const

const running: RunningProcess[] = []
const urls = { auth: '', bridge: '', content: '' }
let browser: TestBrowser

beforeAll(async () => {
  ensurePrism(() => {})
  const chromium = openBrowser()
  await Promise.all(
    surfaces.map(async (surface) => {
      const mock = await start('tools/prism/main.ts', 'mock', surface, '--port', '0')
      urls[surface] = await start('console/dev/main.ts', 'pages', surface, '--mock', mock, '--port', '0')
    }),
  )
  browser = await chromium
  // Prism is installed where it is not yet, and six programs start at once: a machine that is busy takes its time.
}, 600_000)

afterAll(async () => {
  await browser?.close()
  for (const each of running) await each.stop()
})

/** Starts a program that serves a surface. @returns where */
async function start(program: string, word: string, surface: string, ...options: string[]): Promise<string> {
  const started = startProcess(process.execPath, [join(root, program), surface, ...options])
  running.push(started)
  await started.waitFor('ready\n')
  const url = new RegExp(`^${word} ${surface} (http://\\S+?)/?$`, 'm').exec(started.stdout())?.[1]
  return url ?? `nowhere: ${started.stdout()}`
}

it.each(pages)('the page $path of $surface runs over its mock, without a backend', async ({ surface, path, shows }) => {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(urls[surface] + path)
  for (const text of shows) await page.getByRole('main').getByText(text).first().waitFor()
  await page.close()
  expect(faults).toEqual([])
})

it('the streams of the bridge are there as well', async () => {
  const page = await browser.newPage()
  await page.goto(`${urls.bridge}/console/shell`)
  await page.getByRole('main').getByRole('status').getByText('Open', { exact: true }).waitFor()
  const shown = page.locator('.xterm-accessibility-tree')
  await shown.getByText('$', { exact: true }).waitFor()
  await page.keyboard.type('uname\n')
  await shown.getByText('$ uname').waitFor()
  await page.close()
})

it('hands on addresses of several segments', async () => {
  const response = await fetch(`${urls.content}/api/v1/docs/production/content/delivery`)
  expect(response.status).toBe(200)
})

it('says which port is taken', async () => {
  const { port } = new URL(urls.auth)
  const second = startProcess(process.execPath, [join(root, 'console/dev/main.ts'), 'auth', '--port', port])
  expect(await second.exited).toEqual({ code: 1, signal: null })
  expect(second.stderr()).toBe(`pages auth: port ${port} is taken; --port chooses another\n`)
})
