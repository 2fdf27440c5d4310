import { expect, it, onTestFinished } from 'vitest'
import { startLyingProvider } from '../../auth/sso/lying-provider.ts'
import { believing, email, signInWith } from '../../auth/sso/provider-says.ts'
import { CookieBrowser } from '../../support/cookie-browser.ts'
import { expectReadable, startDesk } from './console-desk.ts'

it('an administrator approves and refuses sign-ins of a provider that wait', async () => {
  const provider = await startLyingProvider('')
  const desk = await startDesk({ surfaces: ['auth'], env: believing(provider) })
  onTestFinished(() => desk.close())
  const { page, close } = await desk.open({ signedOut: true })
  await page.goto(`${desk.urls.auth}/login?code=1`)
  await page.getByLabel('Email').fill('admin@example.com')
  await page.keyboard.press('Enter')
  await page.getByLabel('Six-digit code').fill(await desk.codeFor('admin@example.com'))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  const signIn = (subject: string) => signInWith(provider, new CookieBrowser(desk.urls.auth), subject)
  expect(await signIn('first')).toBe('/settings/account')
  for (const subject of ['second', 'third']) expect(await signIn(subject)).toBe('/login?error=identity_waits')

  await page.goto(`${desk.urls.auth}/settings/people`)
  await page.getByRole('button', { name: `Actions for ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Sessions and tokens' }).click()
  const waiting = page.getByRole('list', { name: 'Waiting sign-ins' })
  await expect.poll(() => waiting.getByRole('listitem').count()).toBe(2)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Refuse third' }).click()
  await expect.poll(() => waiting.getByRole('listitem').count()).toBe(1)
  await page.getByRole('button', { name: 'Approve second' }).click()
  const question = page.getByRole('dialog', { name: 'Approve this sign-in?' })
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => waiting.count()).toBe(0)
  expect(await signIn('second')).toBe('/settings/account')
  await close()
})
