import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Desk, expectReadable, startDesk } from './console-desk.ts'

let desk: Desk

beforeAll(async () => {
  desk = await startDesk({
    surfaces: ['auth', 'bridge', 'content'],
    env: { SVC_STEP_UP: 'true', SVC_BRIDGE_AUTH: 'session' },
    args: ['--sample'],
  })
})

afterAll(() => desk?.close())

/** The last proof of every sign-in was longer ago than it counts. */
function age(): void {
  const db = new SqliteFile(join(desk.triptych.dataDir, 'auth.sqlite'))
  db.prepare('update session set proven_at = ?').run(Date.now() - 11 * 60_000)
  // Codes are sent once a minute.
  db.prepare("delete from attempt where key like 'proof-send %'").run()
  db.close()
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

/** Confirms in the tab that a console's dialog opens, which is auth's, and closes it. */
async function confirm(page: Page): Promise<void> {
  const opening = page.context().waitForEvent('page')
  await dialogOf(page).getByRole('link', { name: 'Confirm in a new tab' }).click()
  const tab = await opening
  expect(tab.url()).toContain(desk.urls.auth)
  const since = desk.triptych.stderr().length
  await dialogOf(tab).getByRole('button', { name: 'Send a code to your email' }).click()
  await dialogOf(tab)
    .getByLabel('Six-digit code')
    .fill(await desk.codeFor('admin@example.com', since))
  await dialogOf(tab).getByRole('button', { name: 'Confirm' }).click()
  await dialogOf(tab).getByText('return to the previous one').waitFor()
  await expectReadable(tab)
  await tab.close()
}

it('content: a change waits for a proof that is given at auth, over what was typed', async () => {
  const { page, faults, close } = await desk.open()
  await page.goto(`${desk.urls.content}/`)
  age()
  await page.getByRole('button', { name: 'New site' }).first().click()
  const form = page.getByRole('dialog', { name: 'New site' })
  await form.getByLabel('Name').fill('handbook')
  await form.getByRole('button', { name: 'Create' }).click()
  await dialogOf(page).getByRole('link', { name: 'Confirm in a new tab' }).waitFor()
  await expectReadable(page)
  // Without a proof nothing is made, and what was typed is there still.
  await page.keyboard.press('Escape')
  await form.getByText('The site was not created').waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('handbook')
  await form.getByRole('button', { name: 'Create' }).click()
  await confirm(page)
  await page.getByRole('heading', { level: 1, name: 'handbook' }).waitFor()
  expect(await dialogOf(page).count()).toBe(0)
  for (const fault of faults.splice(0)) expect(fault).toContain('403')
  await close()
})

it('bridge: a change waits for a proof, and so does a shell', async () => {
  const { page, faults, close } = await desk.open()
  await page.goto(`${desk.urls.bridge}/console/plugins`)
  age()
  await page.getByRole('button', { name: 'Rescan' }).click()
  await confirm(page)
  await page.getByText('rescanned').waitFor()
  age()
  await page.goto(`${desk.urls.bridge}/console/shell`)
  await dialogOf(page).getByRole('link', { name: 'Confirm in a new tab' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('The shell could not be opened').waitFor()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await confirm(page)
  await page.getByRole('main').getByRole('status').getByText('Open', { exact: true }).waitFor()
  for (const fault of faults.splice(0)) expect(fault).toContain('403')
  await close()
})
