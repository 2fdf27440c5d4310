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

it('where a passkey is asked for, the first one is added, and confirms every later change', async () => {
  const desk = await startDesk({ surfaces: ['auth'], env: { SVC_STEP_UP: 'true', SVC_REQUIRE_PASSKEY: 'admins' } })
  onTestFinished(() => desk.close())
  const { page, faults, close } = await desk.open()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const dialog = page.getByRole('dialog', { name: 'New agent' })
  const create = async (name: string) => {
    await page.goto(`${desk.urls.auth}/settings/automation`)
    await page.getByRole('button', { name: 'New agent' }).first().click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Create' }).click()
  }
  await page.goto(`${desk.urls.auth}/settings/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('Laptop')
  await adding.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Laptop signs you in from now on.').waitFor()
  await create('Robot')
  await page.getByText('Robot was created.').waitFor()

  const db = new SqliteFile(join(desk.triptych.dataDir, 'auth.sqlite'))
  db.prepare('update session set proven_at = ?').run(Date.now() - 11 * 60_000)
  db.close()
  await create('Parrot')
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByRole('button', { name: 'Use a passkey' }).waitFor()
  expect(await proof.getByRole('button', { name: 'Send a code to your email' }).count()).toBe(0)
  await expectReadable(page)
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('Parrot was created.').waitFor()
  for (const fault of faults.splice(0)) expect(fault).toContain('403')
  await close()
})
