import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

let desk: Desk
let tab: DeskPage
let page: Page

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open({ routed: true })
  page = tab.page
  await page.goto(`${desk.urls.content}/`)
})

afterAll(() => desk?.close())

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Takes out what the browser says of answers that a test asked for. */
async function refused(status: number | string): Promise<void> {
  await expect.poll(() => tab.faults.join()).toContain(`${status}`)
  tab.faults.splice(0)
}

describe('sites', () => {
  it('say who is signed in, and what to do while there is none', async () => {
    await page.getByText('No sites yet').waitFor()
    await button('Signed in as admin@example.com').click()
    const account = page.getByRole('menuitem', { name: 'Your account' })
    expect(await account.getAttribute('href')).toContain('/settings/account')
    // A key that comes before the menu has the focus is not for it.
    await account.press('Escape')
    await account.waitFor({ state: 'hidden' })
    await expectReadable(page)
  })

  it('are made with an environment, by keyboard', async () => {
    await button('New site').first().press('Enter')
    await dialog().getByLabel('Name').fill('Handbook')
    await page.keyboard.press('Enter')
    await dialog().getByText('Lower-case letters, digits and hyphens').waitFor()
    await dialog().getByLabel('Name').fill('handbook')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'handbook' }).waitFor()
    await page.getByRole('link', { name: 'production' }).waitFor()
    await expectReadable(page)
  })

  it('may be searched by visitors once an administrator says so, and not any more', async () => {
    const search = page.getByRole('switch', { name: 'Visitors may search this site' })
    const found = () =>
      fetch(`${desk.urls.content}/api/v1/handbook/production/_search?q=a`).then(({ status }) => status)
    expect([await search.isChecked(), await found()]).toEqual([false, 404])
    await search.press('Space')
    await page.getByText('Visitors can search this site').waitFor()
    await expect.poll(() => search.isChecked()).toBe(true)
    expect(await found()).toBe(200)
    await expectReadable(page)
    await search.press('Space')
    await page.getByText('Search is turned off').waitFor()
    expect(await found()).toBe(404)
  })

  it('have a name of their own, and a refusal loses nothing', async () => {
    await page.goto(`${desk.urls.content}/`)
    await button('New site').click()
    await dialog().getByLabel('Name').fill('handbook')
    await dialog().getByLabel('First environment').fill('live')
    await button('Create').click()
    await dialog().getByText('This already exists').waitFor()
    await refused(409)
    expect(await dialog().getByLabel('First environment').inputValue()).toBe('live')
    await page.mouse.click(5, 800)
    expect(await dialog().getByLabel('First environment').inputValue()).toBe('live')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('New site')
  })

  it('have environments, which are deleted by typing their name', async () => {
    await page.getByRole('link', { name: 'handbook', exact: true }).click()
    await page.getByLabel('New environment').fill('staging')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'staging' }).waitFor()

    await page.getByRole('link', { name: 'production' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await page.getByRole('combobox', { name: 'Environment' }).click()
    await page.getByRole('option', { name: 'staging' }).click()
    await page.waitForURL('**/sites/handbook/staging/documents')
    // Whose pages are asked for once the environment is remembered.
    await page.getByText('in staging, by route').waitFor()
    await page.getByText('No pages yet').waitFor()
    // Choosing the site again leads to its last environment.
    await page.goto(`${desk.urls.content}/`)
    await page.getByRole('combobox', { name: 'Site' }).click()
    await page.getByRole('option', { name: 'handbook' }).click()
    await page.waitForURL('**/sites/handbook/staging/documents')

    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await button('Delete environment staging').click()
    expect(await button('Delete environment').isDisabled()).toBe(true)
    await dialog().getByLabel('Type staging to confirm').fill('staging')
    await page.keyboard.press('Enter')
    await page.getByText('The environment staging was deleted').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'staging' }).count()).toBe(0)
  })

  it('and environments that are not there say so, and where to go', async () => {
    await page.goto(`${desk.urls.content}/console/sites/handbook/gone/documents`)
    await page.getByText('Environment not found').waitFor()
    await page.getByRole('link', { name: 'Go to handbook' }).click()
    await page.getByRole('heading', { level: 1, name: 'handbook' }).waitFor()
    await page.goto(`${desk.urls.content}/console/sites/gone`)
    await page.getByText('Site not found').waitFor()
    await refused(404)
    await expectReadable(page)
    await page.getByRole('link', { name: 'All sites' }).click()
    await page.getByRole('link', { name: 'handbook', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'handbook' }).waitFor()
  })

  it('are finished where their first environment was not made', async () => {
    await page.goto(`${desk.urls.content}/`)
    await page.route('**/environments', (route) => route.abort())
    await button('New site').click()
    await dialog().getByLabel('Name').fill('halves')
    await button('Create').click()
    await dialog().getByText('The site was created, but not its environment').waitFor()
    await refused('ERR_FAILED')
    await page.unroute('**/environments')
    await button('Create').click()
    await page.getByRole('heading', { level: 1, name: 'halves' }).waitFor()
    await page.getByRole('link', { name: 'production' }).waitFor()
    await page.goto(`${desk.urls.content}/console/sites/handbook`)
    await page.getByRole('heading', { level: 1, name: 'handbook' }).waitFor()
  })

  it('end all their preview tokens', async () => {
    await button('Revoke preview tokens…').click()
    await dialog().getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('All preview tokens of this site were revoked').waitFor()
  })

  it('are deleted once they have no environment, by typing their name', async () => {
    expect(await button('Delete site…').isDisabled()).toBe(true)
    await button('Delete environment production').click()
    await dialog().getByLabel('Type production to confirm').fill('production')
    await page.keyboard.press('Enter')
    await page.getByText('No environments yet').waitFor()
    await button('Delete site…').click()
    await dialog().getByLabel('Type handbook to confirm').fill('handbook')
    await page.keyboard.press('Enter')
    await page.getByText('The site handbook was deleted').waitFor()
    await page.getByRole('link', { name: 'halves', exact: true }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'handbook', exact: true }).count()).toBe(0)
    expect(tab.faults).toEqual([])
  })
})
