import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { npmEnvironment } from '../../bridge/marketplace/shop.ts'
import { type LoopbackSigstore, startSigstore, trustIn } from '../../support/sigstore/sigstore.ts'
import { blinds, broken, hostile } from './bridge-marketplace-plugins.ts'
import { type ShelfRegistry, startShelfRegistry } from './bridge-marketplace-registry.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

/** On a busy machine. */
const patient = { timeout: 60_000 }
/** Of npm, which starts more than once and writes many files. */
const installing = { timeout: 120_000 }

let sigstore: LoopbackSigstore
let registry: ShelfRegistry
let home: string
let desk: Desk
let tab: DeskPage

beforeAll(async () => {
  sigstore = await startSigstore()
  registry = await startShelfRegistry([blinds('1.0.0'), hostile, broken], attest)
  home = await mkdtemp(join(tmpdir(), 'triptych-home-'))
  await trustIn(join(home, 'cache'), sigstore)
  desk = await startDesk({ surfaces: ['bridge'], args: ['--sample'], env: npmEnvironment(registry.url, home) })
  tab = await desk.open()
})
afterAll(async () => {
  await desk.close()
  await registry.stop()
  await sigstore.stop()
  await rm(home, { recursive: true, force: true })
})

/** A build attests version 1.1.0, and says of version 2.0.0 that it is the same. */
async function attest({ name, version }: { name: string; version: string }, integrity: string) {
  if (version === '1.0.0') return undefined
  const sha512 = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
  const subject = [{ name: `pkg:npm/${name}@1.1.0`, digest: { sha512 } }]
  const predicateType = 'https://slsa.dev/provenance/v1'
  const claims = {
    iss: 'https://token.actions.githubusercontent.com',
    sub: 'repo:blinds/homebridge-blinds',
    repository: 'blinds/homebridge-blinds',
    sha: '5f2b6c1d0a9e8f7c6b5a4d3e2f1a0b9c8d7e6f5a',
    job_workflow_ref: 'blinds/homebridge-blinds/.github/workflows/release.yml@refs/tags/v1.1.0',
    run_id: '7',
    run_attempt: '1',
  }
  const statement = { _type: 'https://in-toto.io/Statement/v1', subject, predicateType, predicate: {} }
  return { predicateType, bundle: await sigstore.attest(statement, claims) }
}

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
})

it('an installation that fails says why in npm’s words, and leaves what was there', async () => {
  const fresh = await desk.open({ routed: true })
  const { page, faults } = fresh
  // The first answer of the log never comes, and the stream opens once there is something in the log.
  const told = Promise.withResolvers<void>()
  await page.routeWebSocket('**/ws/logs', async (socket) => {
    await told.promise
    socket.connectToServer()
  })
  await page.route('**/api/logs?*', () => {}, { times: 1 })
  await page.goto(`${desk.urls.bridge}/console/marketplace/homebridge-broken`)
  const release = registry.hold()
  await page.getByRole('button', { name: 'Install homebridge-broken' }).click()
  const said = 'installing homebridge-broken 1.0.0'
  await expect.poll(async () => JSON.stringify(await get('/api/logs')), patient).toContain(said)
  told.resolve()
  await page.getByRole('log').getByText(said).waitFor(patient)
  release()
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
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await fresh.close()
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
  await page.getByText('Provenance verified').waitFor(patient)
  const source = page.getByRole('link', { name: 'github.com/blinds/homebridge-blinds' })
  expect(await source.getAttribute('href')).toBe('https://github.com/blinds/homebridge-blinds')
  const workflow = page.getByRole('link', { name: '.github/workflows/release.yml@refs/tags/v1.1.0' })
  expect(await workflow.getAttribute('href')).toMatch('/blinds/homebridge-blinds/actions/runs/7/attempts/1')
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
  // It does not prevent the install: what npm unpacked is what the registry has.
  await page.getByText('Provenance invalid').waitFor(patient)
  await page.getByText('it is not about homebridge-blinds 2.0.0').waitFor()
  await expectReadable(page)
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
