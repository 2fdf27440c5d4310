import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { npmEnvironment } from '../../bridge/marketplace/shop.ts'
import { blinds, broken, hostile } from './bridge-marketplace-plugins.ts'
import { type ShelfRegistry, startShelfRegistry } from './bridge-marketplace-registry.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

/** On a busy machine. */
const patient = { timeout: 60_000 }
/** Of npm, which starts more than once and writes many files. */
const installing = { timeout: 45_000 }

let registry: ShelfRegistry
let home: string
let desk: Desk
let tab: DeskPage

beforeAll(async () => {
  registry = await startShelfRegistry([blinds('1.0.0'), hostile, broken])
  home = await mkdtemp(join(tmpdir(), 'triptych-home-'))
  desk = await startDesk({ surfaces: ['bridge'], args: ['--sample'], env: npmEnvironment(registry.url, home) })
  tab = await desk.open()
})
afterAll(async () => {
  await desk.close()
  await registry.stop()
  await rm(home, { recursive: true, force: true })
})

it('a plugin is found, installed while the log tells how it goes, and configured by its form', async () => {
  const { page } = tab
  await page.goto(`${desk.urls.bridge}/console/marketplace`)
  const found = page.getByRole('list', { name: 'Found plugins' })
  await expect.poll(() => found.getByRole('listitem').count(), patient).toBe(3)
  await expectReadable(page)
  await page.getByLabel('Find a plugin').fill('awnings')
  await expect.poll(() => found.getByRole('listitem').count(), patient).toBe(1)

  const release = registry.hold()
  await page.getByRole('button', { name: 'Install homebridge-blinds' }).click()
  const log = page.getByRole('log')
  await log.getByText('installing homebridge-blinds 1.0.0').waitFor(patient)
  await expectReadable(page)
  release()
  await page.getByRole('status').getByText('homebridge-blinds was installed').waitFor(installing)
  await page.getByText('Install scripts were not run, of homebridge-blinds.').waitFor()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Run install scripts' }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('Install scripts were not run').waitFor({ state: 'detached', ...patient })
  await page.getByRole('status').getByText('homebridge-blinds was installed').waitFor(installing)

  await page.getByRole('link', { name: 'Configure', exact: true }).click()
  await page.getByRole('button', { name: 'Add an entry for homebridge-blinds' }).click()
  // Its texts are read as Markdown, and never as HTML.
  expect(await page.getByRole('link', { name: 'how to find the hub' }).getAttribute('href')).toBe(
    'https://example.com/blinds',
  )
  await page.getByText('<script>document.title').waitFor()
  await page.getByLabel('Address of the hub').fill('192.0.2.7')
  expect(await page.getByLabel('Token').first().getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('group', { name: 'Rooms' }).getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Room', { exact: true }).fill('Kitchen')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('It takes effect when the bridge restarts.').waitFor()
  const { content } = await get<{ content: string }>('/api/config')
  expect(JSON.parse(content).platforms[1]).toEqual({
    platform: 'Blinds',
    name: 'Blinds',
    speed: 3,
    plugin: expect.stringContaining('homebridge-blinds'),
    host: '192.0.2.7',
    rooms: [{ name: 'Kitchen' }],
  })
}, 120_000)

it('an installation that fails says why in npm’s words, and leaves what was there', async () => {
  const { page, faults } = tab
  await page.goto(`${desk.urls.bridge}/console/marketplace/homebridge-broken`)
  await page.getByRole('button', { name: 'Install homebridge-broken' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'homebridge-broken was not installed' })
  await refused.waitFor(installing)
  await refused
    .getByText(/there-is-no-such-package/)
    .first()
    .waitFor()
  expect(await refused.textContent()).not.toContain('/package')
  expect(await installed()).toEqual({ 'homebridge-blinds': '1.0.0' })
  await refused.getByRole('button', { name: 'Close' }).click()
  await refused.waitFor({ state: 'detached' })
  expect(faults.splice(0).filter((fault) => !fault.includes('502'))).toEqual([])
})

it('a newer version is offered and installed; removing asks, and says what stays', async () => {
  const { page } = tab
  await registry.publish(blinds('1.1.0'))
  await page.goto(`${desk.urls.bridge}/console/marketplace`)
  await page.getByRole('link', { name: '1 installed, 1 with an update available' }).waitFor()
  await page.goto(`${desk.urls.bridge}/console/marketplace/homebridge-blinds`)
  await page.getByRole('button', { name: 'Update homebridge-blinds to 1.1.0' }).click()
  await page.getByText('Version 1.1.0 is here.').waitFor(installing)
  const news = page.getByRole('status').getByText('homebridge-blinds was updated')
  await news.waitFor(patient)
  await page.getByText('Platforms:').waitFor(patient)
  await page.getByText('Registry signature unverified').waitFor(patient)
  await expectReadable(page)
  expect(await installed()).toEqual({ 'homebridge-blinds': '1.1.0' })

  // One that does not run is rolled back where its fault is shown.
  await registry.publish(blinds('2.0.0'))
  await page.goto('about:blank')
  await fetch(`${desk.urls.bridge}/api/daemon/restart`, { method: 'POST' })
  const status = () => get<{ status: string }>('/api/plugins/homebridge-blinds/stats').catch(() => ({ status: '' }))
  await expect.poll(async () => (await status()).status, patient).toBe('running')
  await page.goto(`${desk.urls.bridge}/console/marketplace/homebridge-blinds`)
  await page.getByRole('button', { name: 'Roll back homebridge-blinds to 1.0.0' }).waitFor(patient)
  await page.getByRole('button', { name: 'Update homebridge-blinds to 2.0.0' }).click()
  await page.getByText('Version 2.0.0 is here.').waitFor(installing)
  await page.goto(`${desk.urls.bridge}/console/plugins`)
  await page.getByText('It was updated from 1.1.0 to 2.0.0 just now.').waitFor(patient)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Roll back homebridge-blinds to 1.1.0' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  await page.getByText('homebridge-blinds is version 1.1.0 again').waitFor(installing)
  await page.getByRole('article', { name: 'homebridge-blinds' }).getByText('Running').waitFor(patient)
  expect(await installed()).toEqual({ 'homebridge-blinds': '1.1.0' })
  await page.goto(`${desk.urls.bridge}/console/marketplace/homebridge-blinds`)

  await page.getByRole('button', { name: 'Remove homebridge-blinds' }).click()
  const question = page.getByRole('dialog', { name: 'Remove homebridge-blinds?' })
  await question.getByText('Its config entries are kept.').waitFor()
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Install homebridge-blinds' }).waitFor(patient)
  expect(await installed()).toEqual({})
  // What was said of its installation is no longer so.
  await news.waitFor({ state: 'detached' })
})

it('explains an empty result, and a registry that does not answer', async () => {
  const { page, faults } = tab
  await page.getByRole('link', { name: 'Back to the marketplace' }).click()
  await page.getByLabel('Find a plugin').fill('zeppelin')
  await page.getByText('No matching plugins').waitFor()
  registry.open = false
  await page.getByLabel('Find a plugin').fill('blinds')
  await page.getByText('The package registry is not responding').first().waitFor()
  registry.open = true
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('button', { name: 'Install homebridge-blinds' }).waitFor()
  expect(faults.splice(0).filter((fault) => !fault.includes('502'))).toEqual([])
  await tab.close()
})

async function get<T>(path: string): Promise<T> {
  return (await (await fetch(`${desk.urls.bridge}${path}`)).json()) as T
}

async function installed(): Promise<Record<string, string>> {
  const { plugins } = await get<{ plugins: { name: string; version: string }[] }>('/api/marketplace/installed')
  return Object.fromEntries(plugins.map(({ name, version }) => [name, version]))
}
