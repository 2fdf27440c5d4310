import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { expectReadable, startDesk } from './console-desk.ts'

it('administrators narrow the activity, share the address, and take it away as a file', async () => {
  const desk = await startDesk({ surfaces: ['auth'] })
  onTestFinished(() => desk.close())
  const { page, close } = await desk.open()
  await page.goto(`${desk.urls.auth}/settings/people`)
  await invite(page, 'ada@example.com', 'Ada Lovelace')
  await page.goto(`${desk.urls.auth}/settings/activity`)
  const entries = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => entries.filter({ hasText: 'Ada Lovelace' }).count()).toBe(1)
  await expectReadable(page)

  await choose(page, 'Action', 'member.invite')
  await choose(page, 'Done to', 'Ada Lovelace')
  await expect.poll(() => entries.count()).toBe(1)
  await expect.poll(() => new URL(page.url()).searchParams.get('action')).toBe('member.invite')
  await page.reload()
  await expect.poll(() => entries.count()).toBe(1)

  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('activity.csv')
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('Ada Lovelace')

  // Two that change before the router has come to the first one's address.
  await page.evaluate(`
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    for (const field of document.querySelectorAll('input[type=date]')) {
      set.call(field, '2000-01-01')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  `)
  await expect.poll(() => page.url()).toMatch(/from=2000-01-01&to=2000-01-01/)
  await page.getByRole('textbox', { name: 'To' }).fill('')
  await page.getByLabel('From').fill('2999-01-01')
  await page.getByText('Nothing matches').waitFor()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => entries.count()).toBeGreaterThan(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectReadable(page)
  await close()
})

async function invite(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a member' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}
