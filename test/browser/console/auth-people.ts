import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Desk } from './console-desk.ts'

/** Signs a member in with a code that came by mail, and leaves them at their account, with all that it shows. */
export async function signInByCode(desk: Desk, page: Page, email: string): Promise<void> {
  const since = desk.triptych.stderr().length
  await page.goto(`${desk.urls.auth}/login`)
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Six-digit code').fill(await desk.codeFor(email, since))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}
