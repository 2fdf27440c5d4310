import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { expectReadable, startDesk } from './console-desk.ts'

it('a change that needs a fresh proof asks for a code over what was typed, and is made then', async () => {
  const desk = await startDesk({ surfaces: ['auth'], env: { SVC_STEP_UP: 'true' } })
  onTestFinished(() => desk.close())
  const { page, faults, close } = await desk.open()
  await page.goto(`${desk.urls.auth}/settings/automation`)
  const db = new SqliteFile(join(desk.triptych.dataDir, 'auth.sqlite'))
  db.prepare('update session set proven_at = ?').run(Date.now() - 11 * 60_000)
  db.close()
  await page.getByRole('button', { name: 'New agent' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New agent' })
  await dialog.getByLabel('Name').fill('Robot')
  await dialog.getByRole('button', { name: 'Create' }).click()

  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByRole('button', { name: 'Send a code to your email' }).waitFor()
  await expectReadable(page)
  // Without a proof nothing is made, and what was typed is there still.
  await page.keyboard.press('Escape')
  await dialog.getByText('The agent was not created').waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Robot')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const since = desk.triptych.stderr().length
  await proof.getByRole('button', { name: 'Send a code to your email' }).click()
  await proof.getByLabel('Six-digit code').waitFor()
  await expectReadable(page)
  const code = await desk.codeFor('admin@example.com', since)
  await proof.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await proof.getByText('The code was not accepted').waitFor()
  await proof.getByLabel('Six-digit code').fill(code)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Robot was created.').waitFor()
  expect(await proof.count()).toBe(0)
  // What was refused on the way: the agent twice, and the wrong code.
  const refused = ['403', '403', '409'].map((status) => expect.stringContaining(status))
  expect(faults.splice(0)).toEqual(refused)
  await close()
})
