import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBridgeClient } from '../../../generated/bridge/client.ts'
import type { LogEntry } from '../../../generated/bridge/stream-client.ts'
import { findLamp, switchLamp, virtualPlugin } from '../../support/bridge-lamp.ts'
import { type Desk, expectReadable, startDesk } from './console-desk.ts'

let desk: Desk

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['bridge'], args: ['--sample'] })
  // Its plugin starts on its own.
  await vi.waitFor(() => findLamp(desk.urls.bridge))
})

afterAll(async () => {
  await desk?.close()
})

const switched = 'On set to true over REST'
const rows = (page: Page) => page.getByRole('log').getByRole('listitem')

/**
 * In place of the stream of the log: `say(count, more)` makes entries on the page, as quickly as a connection hands
 * them out.
 */
const ownStream = `
  const streams = []
  const Real = WebSocket
  globalThis.WebSocket = class extends EventTarget {
    static CONNECTING = 0
    readyState = 1
    constructor(url) {
      super()
      if (!url.includes('/ws/logs')) return new Real(url)
      streams.push(this)
      setTimeout(() => this.dispatchEvent(new Event('open')))
    }
    send() {}
    close() {}
  }
  let made = 0
  globalThis.say = async (count, more) => {
    for (let index = 0; index < count; index++) {
      if (index % 200 === 199) await new Promise((resolve) => setTimeout(resolve))
      const timestamp = new Date().toISOString()
      const entry = { timestamp, level: 'info', plugin: 'flood', message: 'Line ' + ++made, ...more }
      for (const stream of streams) stream.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(entry) }))
    }
  }
`

/** Goes to the logs with a stream of its own. @returns what makes entries */
async function openWithStream(page: Page) {
  await page.addInitScript(ownStream)
  await page.goto(`${desk.urls.bridge}/console/logs`)
  await page.getByRole('status').getByText('Live').waitFor()
  return (count: number, more: Partial<LogEntry> = {}) => page.evaluate(`say(${count}, ${JSON.stringify(more)})`)
}

it('reads what was said before and follows what is said now, by plugin, level and text', async () => {
  const { page, close } = await desk.open()
  await switchLamp(desk.urls.bridge)
  await page.goto(`${desk.urls.bridge}/console/logs`)
  await rows(page).filter({ hasText: switched }).first().waitFor()
  await page.getByRole('status').getByText('Live').waitFor()
  await switchLamp(desk.urls.bridge)
  await expect.poll(() => rows(page).filter({ hasText: switched }).count()).toBe(2)
  // Where the log began is there too.
  await rows(page).filter({ hasText: 'config.json was made' }).waitFor()

  await page.getByLabel('Search messages').fill('OVER rest')
  await expect.poll(() => rows(page).count()).toBe(2)
  await expect.poll(() => page.locator('mark').allTextContents()).toEqual(['over REST', 'over REST'])
  const background = 'getComputedStyle(document.querySelector("mark")).backgroundColor'
  expect(await page.evaluate(background)).toBe('rgb(255, 224, 138)')
  await page.getByRole('combobox', { name: 'Level' }).click()
  await page.getByRole('option', { name: 'Errors only' }).click()
  await page.getByText('No matching entries').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?level=error&q=OVER+rest')
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await page.getByRole('combobox', { name: 'Plugin' }).click()
  await page.getByRole('option', { name: virtualPlugin }).click()
  await expect.poll(() => new URL(page.url()).search).toBe(`?plugin=${virtualPlugin}`)
  await page.reload()
  await expect.poll(() => page.getByRole('combobox', { name: 'Plugin' }).inputValue()).toBe(virtualPlugin)
  await rows(page).filter({ hasText: switched }).first().waitFor()
  expect(await rows(page).filter({ hasText: 'config.json was made' }).count()).toBe(0)
  await close()
})

it('stands still while paused, goes on without loss, clears, and hands the whole log out', async () => {
  const { page, close } = await desk.open()
  await switchLamp(desk.urls.bridge)
  await page.goto(`${desk.urls.bridge}/console/logs`)
  await page.getByRole('status').getByText('Live').waitFor()
  // What the bridge keeps is shown all at once.
  await rows(page).filter({ hasText: switched }).first().waitFor()
  const before = await rows(page).filter({ hasText: switched }).count()
  await page.getByRole('button', { name: 'Pause' }).click()
  await switchLamp(desk.urls.bridge)
  const resume = page.getByRole('button', { name: 'Resume (1 new)' })
  await resume.waitFor()
  expect(await rows(page).filter({ hasText: switched }).count()).toBe(before)
  await resume.click()
  await expect.poll(() => rows(page).filter({ hasText: switched }).count()).toBe(before + 1)

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByText('Cleared').waitFor()
  await page.getByRole('button', { name: /^Show \d+ earlier$/ }).click()
  await expect.poll(() => rows(page).filter({ hasText: switched }).count()).toBe(before + 1)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('bridge.log')
  expect(readFileSync(await download.path(), 'utf8')).toContain(switched)
  await close()
})

it('fills the gap after the bridge restarted, and says nothing twice', async () => {
  const { page, faults, close } = await desk.open()
  await page.goto(`${desk.urls.bridge}/console/logs?q=HAP+listens`)
  await expect.poll(() => rows(page).count()).toBe(1)
  const client = createBridgeClient({ baseUrl: desk.urls.bridge })
  await client.POST('/api/daemon/restart')
  await expect.poll(() => rows(page).count()).toBe(2)
  await page.getByRole('status').getByText('Live').waitFor()
  await page.getByLabel('Search messages').fill(switched)
  // Its plugin starts on its own.
  await vi.waitFor(() => switchLamp(desk.urls.bridge))
  const { data } = await client.GET('/api/logs', { params: { query: { limit: 1_000 } } })
  const said = data?.entries.map(({ message }) => message).filter((message) => message.endsWith(switched))
  await expect.poll(() => rows(page).filter({ hasText: switched }).count()).toBe(said?.length)
  // The browser tells of connections that it was refused meanwhile.
  faults.splice(0)
  await close()
})

it('stays readable and quick in a flood, with texts of any kind', async () => {
  const { page, close } = await desk.open()
  const say = await openWithStream(page)
  await say(1, {
    message: '<script>document.title = "taken"</script>',
    plugin: `plugin-${'x'.repeat(200)}`,
    level: 'warn',
  })
  await say(1, { message: '\u001b[31mمرحبا\u001b[0m \u001b[33mبالعالم\u001b[0m', level: 'error' })
  await say(1, { message: 'x'.repeat(2_000), level: 'debug' })
  await page.getByText('<script>').waitFor()
  expect(await page.title()).toBe('Logs · Triptych')
  const colour = 'getComputedStyle(document.querySelector(".ansi-1")).color'
  expect(await page.evaluate(colour)).not.toBe(await page.evaluate('getComputedStyle(document.body).color'))
  await expectReadable(page)

  await page.evaluate(`
    globalThis.slowest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration)
    }).observe({ type: 'longtask' })
  `)
  await say(10_000)
  await rows(page).filter({ hasText: 'Line 10003' }).waitFor()
  await page.getByText('10,000 entries', { exact: true }).waitFor()
  expect(await rows(page).count()).toBeLessThan(150)
  expect(await page.evaluate('slowest')).toBeLessThan(1_500)

  // A reader further up stays there.
  await page.getByRole('log').focus()
  await page.keyboard.press('PageUp')
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  const seen = rows(page).filter({ hasText: 'Line 9980' })
  await seen.waitFor()
  await page.keyboard.press('Home')
  const first = rows(page).first()
  await expect.poll(() => first.getAttribute('aria-posinset')).toBe('1')
  await say(20)
  await page.getByRole('button', { name: 'Jump to latest' }).click()
  await rows(page).filter({ hasText: 'Line 10023' }).waitFor()
  await close()
})

it('says why the past cannot be read, and keeps what comes', async () => {
  const { page, faults, close } = await desk.open({ routed: true })
  const problem = { type: 'about:blank', title: 'The bridge has no room', status: 503, code: 'unavailable' }
  await page.route('**/api/logs?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  const say = await openWithStream(page)
  await say(1)
  await page.getByText('The bridge has no room').waitFor()
  await rows(page).filter({ hasText: 'Line 1' }).waitFor()
  await page.unroute('**/api/logs?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await rows(page).filter({ hasText: switched }).first().waitFor()
  await rows(page).filter({ hasText: 'Line 1' }).waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(faults.splice(0)).toEqual([expect.stringContaining('503')])
  await close()
})
