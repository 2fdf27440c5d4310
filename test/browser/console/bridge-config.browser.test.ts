import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

/** On a busy machine. */
let desk: Desk
let tab: DeskPage

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['bridge'], args: ['--sample'] })
  tab = await desk.open({ routed: true })
})
afterAll(async () => {
  await desk.close()
})

const config = async () => JSON.parse(await content())

it('a setting and an entry are changed in forms, saved, and taken by the plugin when it restarts', async () => {
  const { page } = tab
  await page.goto(`${desk.urls.bridge}/console/config`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().waitFor()
  const lamp = page.locator('[id$="accessories_0_name"]')
  await lamp.fill('Reading lamp')
  // A part that does not load takes nothing else along, and is asked for again.
  const parts = '**/assets/diff-field*'
  await page.route(parts, (route) => route.abort())
  await page.getByRole('button', { name: 'See changes' }).click()
  const changes = page.getByRole('dialog', { name: 'Your changes' })
  await changes.getByText('Part of this page did not load').waitFor()
  await expect.poll(() => tab.faults.join()).toContain('ERR_FAILED')
  await page.unroute(parts)
  await changes.getByRole('button', { name: 'Try again' }).click()
  // What was not touched stays as it was written, and nothing is filled in.
  await expect
    .poll(() => changes.locator('.cm-changedLine').allTextContents())
    .toEqual([expect.stringContaining('"name": "Reading lamp"')])
  expect(tab.faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('It takes effect when triptych-virtual restarts.').waitFor()
  expect((await config()).platforms[0].accessories).toEqual([
    { id: 'lamp', type: 'dimmable-light', name: 'Reading lamp' },
    { id: 'temperature', type: 'temperature-sensor', name: 'Temperature' },
  ])
  await page.getByRole('button', { name: 'Restart the plugin' }).click()
  await page.getByText('triptych-virtual restarted').waitFor()
  await expect.poll(names).toContain('Reading lamp')
})

it('what a setting overrides is locked, with the name of the setting', async () => {
  const { page } = tab
  await page.goto(`${desk.urls.bridge}/console/config`)
  await page.getByText(/^Locked: the setting SVC_BRIDGE_PORT is a free port/).waitFor()
  await page.getByText(/^Locked: the setting SVC_HAP_ADVERTISER is none/).waitFor()
  expect(await page.getByLabel('Port of this console and the API').isDisabled()).toBe(true)
  expect(await page.getByLabel('HAP addresses').first().isDisabled()).toBe(true)
  expect(await page.getByLabel('HAP port').isDisabled()).toBe(false)
  await expectReadable(page)
})

it('the accessories of removed plugins are kept, and the name is told apart, by a switch each', async () => {
  const { page } = tab
  await page.goto(`${desk.urls.bridge}/console/config`)
  const keep = page.getByRole('switch', { name: 'Keep accessories of removed plugins' })
  expect(await keep.isChecked()).toBe(false)
  await keep.focus()
  await page.keyboard.press('Space')
  await page.getByRole('switch', { name: 'Add characters to the name' }).focus()
  await page.keyboard.press('Space')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('It takes effect when the bridge restarts.').waitFor()
  expect((await config()).bridge).toMatchObject({ keepOrphans: true, addIdentifyingMaterial: true })
  await keep.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await config()).bridge).not.toHaveProperty('keepOrphans')
})

it('what is refused is marked in both views, nothing is lost, and leaving asks', async () => {
  const { page, faults } = tab
  await page.getByLabel('Setup code').fill('123-45-678')
  await page.getByLabel('Device ID').fill('mine')
  const before = await content()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('must not be one of those that HAP forbids, such as 123-45-678').first().waitFor()
  await expect.poll(() => page.getByLabel('Setup code').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Device ID').inputValue()).toBe('mine')
  expect(await content()).toBe(before)
  await expectReadable(page)
  await page.getByRole('tab', { name: 'JSON' }).click()
  const marked = page.locator('.cm-lintRange-error')
  await expect.poll(() => marked.allTextContents()).toEqual(['"123-45-678"', '"mine"'])
  await expectReadable(page)
  // Leaving asks, and staying keeps everything.
  await page.getByRole('link', { name: 'Plugins', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => marked.allTextContents()).toHaveLength(2)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByLabel('Setup code').fill('031-45-154')
  await expect.poll(() => page.getByLabel('Setup code').getAttribute('aria-invalid')).not.toBe('true')
  await page.getByLabel('Device ID').fill('0E:11:22:33:44:55')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = { pincode: '031-45-154', username: '0E:11:22:33:44:55' }
  await expect.poll(async () => (await config()).bridge).toMatchObject(saved)
  await page.getByText('It takes effect when the bridge restarts.').waitFor()
  await page.getByRole('button', { name: 'Later' }).click()
  expect(faults.splice(0).filter((fault) => !fault.includes('422'))).toEqual([])
})

it('ports and the process of a plugin are set in forms too, and what is typed during a save is kept', async () => {
  const { page, faults } = tab
  await page.getByLabel('First port for unbridged accessories').fill('52100')
  await page.getByLabel('Last port for unbridged accessories').fill('52150')
  await page.getByRole('button', { name: 'triptych-mqtt' }).click()
  const heap = page.getByLabel('Heap limit in MiB')
  await heap.fill('8')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('must be 32 to 4096 MiB').first().waitFor()
  await expect.poll(() => heap.getAttribute('aria-invalid')).toBe('true')
  await expectReadable(page)
  await heap.fill('64')
  const saving = Promise.withResolvers<void>()
  await page.route('**/api/config', async (route) => {
    if (route.request().method() === 'POST') await saving.promise
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/config') && request.method() === 'POST')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await asked
  await heap.fill('96')
  saving.resolve()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.unroute('**/api/config')
  expect(await config()).toMatchObject({
    ports: { start: 52_100, end: 52_150 },
    plugins: { 'triptych-mqtt': { heapMb: 64 } },
  })
  expect(await heap.inputValue()).toBe('96')
  await page.getByText('Unsaved changes').waitFor()
  // Another editor saves the very same.
  await post('/api/config', { content: (await content()).replace('"heapMb": 64', '"heapMb": 96') })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  await heap.fill('')
  await page.getByLabel('First port for unbridged accessories').fill('')
  await page.getByLabel('Last port for unbridged accessories').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  expect(Object.keys(await config())).toEqual(['bridge', 'platforms'])
  await page.getByRole('button', { name: /^(?:Later|Close)$/ }).click()
  expect(faults.splice(0).filter((fault) => !fault.includes('422'))).toEqual([])
})

it('an entry that is added is gone on with', async () => {
  const { page } = tab
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await page.getByRole('menuitem', { name: 'triptych-mqtt' }).click()
  const added = page.getByRole('button', { name: /^Mqtt/ })
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Mqtt/)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await added.waitFor({ state: 'detached' })
})

it('invalid JSON is marked at its line, and the forms wait until it is corrected', async () => {
  const { page, faults } = tab
  await page.getByRole('tab', { name: 'JSON' }).click()
  const editor = page.getByRole('textbox', { name: 'Config as JSON' })
  await editor.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('x')
  await page.locator('.cm-lint-marker-error').first().waitFor()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByText('The text is not valid JSON yet').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/Line 1, column 1:/).waitFor()
  expect((await config()).bridge.pincode).toBe('031-45-154')
  await page.getByRole('button', { name: 'Fix the JSON' }).click()
  await editor.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Delete')
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  expect(faults.splice(0).filter((fault) => !fault.includes('400'))).toEqual([])
})

it('what another user changed meanwhile is not overwritten unasked', async () => {
  const { page } = tab
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Mine')
  const theirs = (await content()).replace(/"logLevel": "info"/, '"logLevel": "warn"')
  await post('/api/config', { content: theirs })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The config was changed elsewhere').waitFor()
  expect(await content()).toBe(theirs)
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('dialog').locator('.cm-changedLine').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Overwrite' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect((await config()).bridge).toMatchObject({ name: 'Mine', logLevel: 'info' })
})

it('a version is compared, restored after a question, and what it was is a version too', async () => {
  const { page } = tab
  await page.getByRole('tab', { name: 'Versions' }).click()
  const compare = page.getByRole('button', { name: /^Compare and restore/ })
  await expect.poll(() => compare.count()).toBe(9)
  await compare.last().click()
  const dialog = page.getByRole('dialog', { name: /^Version of/ })
  await dialog.locator('.cm-changedLine').first().waitFor()
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await page
    .getByRole('dialog', { name: /^Restore the version/ })
    .getByRole('button', { name: 'Restore' })
    .click()
  await page.getByText('The version was restored').waitFor()
  expect((await config()).platforms[0].accessories[0].name).toBe('Lamp')
  await expect.poll(() => compare.count()).toBe(10)
  await page.getByRole('button', { name: 'Restart the bridge' }).click()
  await page.getByText('The bridge is running with the new config').waitFor()
  await expect.poll(names).toContain('Lamp')
  // The restart cut off whatever this page had open.
  tab.faults.splice(0)
  await tab.close()
})

async function content(): Promise<string> {
  const response = await fetch(`${desk.urls.bridge}/api/config`)
  return ((await response.json()) as { content: string }).content
}

async function names(): Promise<string[]> {
  const response = await fetch(`${desk.urls.bridge}/api/accessories/debug`)
  return ((await response.json()) as { names: string[] }).names
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${desk.urls.bridge}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(200)
}
