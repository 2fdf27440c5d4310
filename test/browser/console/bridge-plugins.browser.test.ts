import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

const long = 'x'.repeat(200)
/** On a busy machine. */
let desk: Desk
let tab: DeskPage

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['bridge'], args: ['--sample'] })
  // A second plugin that is not there, named as badly as can be.
  const { content } = await get<{ content: string }>('/api/config')
  const config = JSON.parse(content)
  config.platforms.push({
    platform: `<script>alert(1)</script>${long}`.slice(0, 200),
    plugin: `plugins/native/${long}`,
  })
  await post('/api/config', { content: JSON.stringify(config) })
  await post('/api/daemon/restart')
  await vi.waitFor(async () => expect(await plugins()).toBe(2), { interval: 100 })
  tab = await desk.open()
})
afterAll(async () => {
  await desk.close()
})

it('each plugin shows how it is and what it costs, one that failed why; and leads on', async () => {
  const { page } = tab
  await page.goto(`${desk.urls.bridge}/console/plugins`)
  const virtual = page.getByRole('article', { name: 'triptych-virtual' })
  await virtual.getByText('Running').waitFor()
  await expect.poll(() => virtual.locator('dd').first().textContent()).toMatch(/^\d[\d.]* MB$/)
  await expect.poll(() => virtual.locator('dd').last().textContent()).toBe('2')
  const other = page.getByRole('article').nth(1)
  await other.getByText('Why it failed').waitFor()
  await expectReadable(page)
  const links = virtual.getByRole('link')
  expect(await Promise.all((await links.all()).map((link) => link.getAttribute('href')))).toEqual(
    ['config', 'logs', 'accessories'].map((name) => `/console/${name}?plugin=triptych-virtual`),
  )
})

it('a plugin shares a process by choice in its config, and its card says with whom', async () => {
  const { page } = tab
  const choose = async (option: string): Promise<void> => {
    await page.goto(`${desk.urls.bridge}/console/config`)
    await page
      .getByRole('button', { name: /^triptych-virtual/ })
      .last()
      .click()
    await page.getByRole('combobox', { name: 'Process' }).click()
    await page.getByRole('option', { name: option }).click()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await post('/api/plugins/triptych-virtual/restart')
    await page.goto(`${desk.urls.bridge}/console/plugins`)
  }
  await choose('Shared process')
  const virtual = page.getByRole('article', { name: 'triptych-virtual' })
  await virtual.getByText('In the shared process, alone.').waitFor()
  await expectReadable(page)
  expect((await stats()).sharedWith).toEqual([])
  await choose('Own process')
  await virtual.getByText('Running').waitFor()
  expect((await stats()).sharedWith).toBeUndefined()
  expect(await virtual.getByText('shared process').count()).toBe(0)
})

it('accessories of a plugin are reset after a question, and come back as new ones', async () => {
  const { page } = tab
  const before = await accessoryIds()
  expect(before).toHaveLength(2)
  const button = page.getByRole('button', { name: 'Reset accessories of triptych-virtual' })
  await button.click()
  const question = page.getByRole('dialog', { name: 'Reset the accessories of triptych-virtual?' })
  await expectReadable(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  const restarts = (await stats()).restarts
  expect(await accessoryIds()).toEqual(before)
  await button.click()
  await question.getByRole('button', { name: 'Reset' }).click()
  await page.getByText('The accessories of triptych-virtual were reset').waitFor()
  await expect.poll(async () => (await stats()).accessories).toBe(2)
  expect((await stats()).restarts).toBeGreaterThanOrEqual(restarts)
})

it('a plugin is restarted, disabled after a question, and enabled', async () => {
  const { page } = tab
  const virtual = page.getByRole('article', { name: 'triptych-virtual' })
  await page.getByRole('button', { name: 'Restart triptych-virtual' }).click()
  await page.getByText('triptych-virtual was restarted').waitFor()
  await expect.poll(() => status()).toBe('running')

  await page.getByRole('button', { name: 'Disable triptych-virtual' }).click()
  const question = page.getByRole('dialog', { name: 'Disable triptych-virtual?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await status()).toBe('running')
  await page.getByRole('button', { name: 'Disable triptych-virtual' }).click()
  await question.getByRole('button', { name: 'Disable' }).click()
  await virtual.getByText('Disabled').waitFor()
  await expect.poll(() => status()).toBe('disabled')

  await page.getByRole('button', { name: 'Enable triptych-virtual' }).click()
  await virtual.getByText('Running').waitFor()
  await expect.poll(() => status()).toBe('running')
  await tab.close()
})

async function status(): Promise<string> {
  return (await stats()).status
}

function stats() {
  return get<{ status: string; restarts: number; accessories: number; sharedWith?: string[] }>(
    '/api/plugins/triptych-virtual/stats',
  )
}

async function accessoryIds(): Promise<string[]> {
  const { accessories } = await get<{ accessories: { uuid: string }[] }>('/api/accessories')
  return accessories.map(({ uuid }) => uuid)
}

async function plugins(): Promise<number> {
  return (await get<{ plugins: unknown[] }>('/api/plugins')).plugins.length
}

async function get<T>(path: string): Promise<T> {
  return (await (await fetch(`${desk.urls.bridge}${path}`)).json()) as T
}

async function post(path: string, body?: object): Promise<void> {
  const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${desk.urls.bridge}${path}`, { method: 'POST', ...(body && sent) })
  expect(response.status).toBe(200)
}
