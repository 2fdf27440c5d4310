import { expect, it, onTestFinished } from 'vitest'
import { expectReadable, startDesk } from './console/console-desk.ts'

it('a member adds a passkey, and the sign-in page offers it in the email field', async () => {
  const desk = await startDesk({ surfaces: ['auth'] })
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
  await page.goto(`${desk.urls.auth}/settings/account`)
  await page.getByText('No passkeys').waitFor()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Laptop of Ada')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Laptop of Ada signs you in from now on.').waitFor()
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await passkeys.getByText('Never used').waitFor()
  await expectReadable(page)

  // The same authenticator again: it says that it has one.
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await dialog.getByLabel('Name').fill('Again')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('on this device already').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Rename Laptop of Ada' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename Laptop of Ada' })
  await renaming.getByLabel('Name').fill('Laptop')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await passkeys.getByText('Laptop', { exact: true }).waitFor()

  // Signed out, the passkey is all that it takes: the virtual authenticator picks it from the suggestions by itself.
  await page.context().clearCookies()
  await page.goto(`${desk.urls.auth}/login?next=%2Fsettings%2Fpeople`)
  await page.waitForURL(`${desk.urls.auth}/settings/people`)
  await page.goto(`${desk.urls.auth}/settings/account`)
  await page.getByText('with a passkey').waitFor()
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No passkeys').waitFor()

  // The authenticator still has it: the page says that it is of no use, and takes the email.
  await page.context().clearCookies()
  await page.goto(`${desk.urls.auth}/login`)
  await page.getByRole('alert').filter({ hasText: 'This passkey no longer works here' }).first().waitFor()
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([])
  faults.splice(0)
  await close()
})
