import type { Page, WebSocket } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HttpClient } from '../../support/hap-controller.ts'
import { signInByCode } from './auth-people.ts'
import { type Desk, expectReadable, startDesk } from './console-desk.ts'

let desk: Desk

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'bridge'], args: ['--sample'], env: { SVC_BRIDGE_AUTH: 'session' } })
})

afterAll(() => desk?.close())

/** The console in a tab of the administrator, or of the member whom the tab is signed in as. */
async function openOverview(page: Page): Promise<void> {
  await page.goto(`${desk.urls.bridge}/`)
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
}

/** What the bridge answers to the session of this tab. */
async function ask(page: Page, path: string) {
  return (await page.request.get(`${desk.urls.bridge}${path}`)).json()
}

it('shows how the bridge is, its code, and what it uses, to an administrator', async () => {
  const { page, close } = await desk.open()
  await openOverview(page)
  await page.getByText('Version 0.').waitFor()
  await page.getByText('1 of 1 running').waitFor()
  await page.getByRole('img', { name: "The bridge's setup code" }).waitFor()
  const { pincode } = await ask(page, '/api/qr')
  await page.getByText(pincode, { exact: true }).waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  await page.getByText(/^mean .* %, peak .* %$/).waitFor()
  await page.getByText(/^mean .* MB, peak .* MB$/).waitFor()
  await expect.poll(() => page.locator('.uplot canvas').count()).toBe(2)
  await page.getByRole('button', { name: 'Signed in as admin@example.com' }).waitFor()
  await expect.poll(() => page.getByText('SVC_BRIDGE_AUTH').count()).toBe(0)
  await expectReadable(page)
  await close()
})

it('draws what it uses in a browser of a machine without a locale', async () => {
  const { page, close } = await desk.open()
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix', configurable: true })
  })
  await openOverview(page)
  await expect.poll(() => page.locator('.uplot canvas').count()).toBe(2)
  await close()
})

it('shows a controller that paired, and unpairs it after a question', async () => {
  const { page, close } = await desk.open()
  await openOverview(page)
  await page.getByText('None yet. Scan the setup code').waitFor()
  const [{ username, hapPort }, { pincode }] = await Promise.all([ask(page, '/api/bridge'), ask(page, '/api/qr')])
  const phone = new HttpClient(username, '127.0.0.1', hapPort)
  await phone.pairSetup(pincode)
  const tablet = '11111111-2222-4333-8444-555555555555'
  await phone.addPairing(tablet, Buffer.alloc(32, 1), false)
  await phone.close()
  await page.reload()
  await page.getByRole('button', { name: `Unpair ${tablet}` }).click()
  await page.getByRole('button', { name: 'Unpair', exact: true }).click()
  await page.getByText('The controller was unpaired').waitFor()
  await page.getByText('1 controller').waitFor()
  await page.getByRole('button', { name: 'Unpair all' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect((await ask(page, '/api/hap/pairings')).pairings).toHaveLength(1)
  await page.getByRole('button', { name: 'Unpair all' }).click()
  await page.getByRole('button', { name: 'Unpair', exact: true }).click()
  await page.getByText('None yet. Scan the setup code').waitFor()
  expect((await ask(page, '/api/hap/pairings')).pairings).toEqual([])
  await close()
})

it('comes back by itself after a restart, its stream too', async () => {
  const { page, faults } = await desk.open()
  await openOverview(page)
  await page.getByText('Live', { exact: true }).waitFor()
  const streams: WebSocket[] = []
  page.on('websocket', (stream) => streams.push(stream))
  await page.getByRole('button', { name: 'Restart the bridge' }).click()
  await page.getByRole('button', { name: 'Restart', exact: true }).click()
  await page.getByText('The bridge is back').waitFor()
  // The one that told that the bridge was down has ended; the other one is the page's.
  await expect.poll(() => streams.filter((stream) => !stream.isClosed()).length).toBe(1)
  await page.getByText('Live', { exact: true }).waitFor()
  await page.getByText('1 of 1 running').waitFor()
  await expect.poll(() => page.getByText('The bridge is restarting').count()).toBe(0)
  // Requests that came while it was down failed.
  expect(faults.filter((fault) => !/net::ERR_|WebSocket connection/.test(fault))).toEqual([])
  await page.context().close()
})

it('leads to the port that the config has, while the bridge is not where it was', async () => {
  const { page } = await desk.open({ routed: true })
  await openOverview(page)
  await page.getByText('1 of 1 running').waitFor()
  const { port } = await ask(page, '/api/bridge')
  await page.route('**/api/**', (route) => route.abort())
  const banner = page.getByRole('status').filter({ hasText: 'The bridge is not responding' })
  const there = banner.getByRole('link', { name: `http://localhost:${port}/` })
  await there.waitFor()
  expect(await there.getAttribute('href')).toBe(`http://localhost:${port}/`)
  await expectReadable(page)
  await page.unroute('**/api/**')
  await banner.waitFor({ state: 'detached' })
  await page.context().close()
})

it('says that HAP waits, and shows the code as soon as there is one', async () => {
  const { page, faults } = await desk.open({ routed: true })
  let waits = true
  await page.route('**/api/qr', (route) =>
    waits
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', title: 'Service unavailable', status: 503, code: 'unavailable' }),
        })
      : route.continue(),
  )
  await openOverview(page)
  await page.getByText('HAP is not ready yet, so there is no code').waitFor()
  waits = false
  await page.getByRole('img', { name: "The bridge's setup code" }).waitFor()
  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([])
  await page.context().close()
})

it('tells a member who is not an administrator why they see nothing', async () => {
  const invited = await desk.open()
  const { origin } = new URL(desk.urls.auth)
  const email = 'member@example.com'
  await invited.page.request.post(`${origin}/api/v1/members`, { data: { email }, headers: { Origin: origin } })
  await invited.close()
  const { page, faults } = await desk.open({ signedOut: true })
  await signInByCode(desk, page, email)
  await page.goto(`${desk.urls.bridge}/console/plugins`)
  await page.getByRole('heading', { name: 'Administrators only' }).waitFor()
  await page.getByText('Only an administrator can do this').waitFor()
  await expect
    .poll(() => page.getByRole('navigation').getByRole('link').allTextContents())
    .toEqual(['Settings', 'Manual'])
  await page.getByText(`You are signed in as ${email}`).waitFor()
  await expectReadable(page)
  expect(faults.filter((fault) => !fault.includes('403'))).toEqual([])
  await page.context().close()
})

it('shows the other bridges with their codes, and unpairs their controllers', async () => {
  const { page, faults } = await desk.open()
  await openOverview(page)
  const child = { username: '0E:77:31:0B:42:EE', name: 'Garden <b>shed</b> with a name that is quite long' }
  const { content } = await ask(page, '/api/config')
  const { platforms, ...config } = JSON.parse(content)
  const entries = platforms.map((entry: object) => ({ ...entry, _bridge: child }))
  const headers = { Origin: desk.urls.bridge }
  const put = await page.request.post(`${desk.urls.bridge}/api/config`, {
    data: { content: JSON.stringify({ ...config, platforms: entries }) },
    headers,
  })
  expect(put.status()).toBe(200)
  await page.request.post(`${desk.urls.bridge}/api/daemon/restart`, { headers })
  const card = page.getByRole('button', { name: child.name })
  await card.click()
  await page.getByText('2 accessories, 0 controllers.').waitFor()
  await page.getByRole('img', { name: `The setup code of ${child.name}` }).waitFor()
  await page.getByText('Not advertised', { exact: true }).waitFor()
  await expectReadable(page)
  const { bridges } = await ask(page, '/api/bridges')
  const phone = new HttpClient(child.username, '127.0.0.1', bridges[1].port)
  await phone.pairSetup(bridges[1].pincode)
  await phone.close()
  const unpair = page.getByRole('region', { name: child.name }).getByRole('button', { name: 'Unpair all' })
  await unpair.click()
  await page.getByRole('button', { name: 'Unpair', exact: true }).click()
  await page.getByText(`All controllers of ${child.name} were unpaired`).waitFor()
  await expect.poll(async () => (await ask(page, '/api/bridges')).bridges[1].pairings).toEqual([])
  await page.context().close()
  // The restart cut them off.
  expect(faults.filter((fault) => !/net::ERR_|WebSocket connection/.test(fault))).toEqual([])
})
