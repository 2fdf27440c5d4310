import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../../generated/auth/client.ts'
import { Program } from '../../auth/mcp/oauth-clients.ts'
import { signInByCode } from './auth-people.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { cookieHeaders } from './cookie-headers.ts'

let desk: Desk
let tab: DeskPage
let page: Page

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth'] })
  tab = await desk.open({ routed: true })
  page = tab.page
})

afterAll(() => desk?.close())

const dialog = () => page.getByRole('dialog')
const rows = (list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem')

/** Whose a token is, or the status that it is refused with. */
async function whose(token: string) {
  const client = createAuthClient({ baseUrl: desk.urls.auth, headers: { Authorization: `Bearer ${token}` } })
  const { data, response } = await client.GET('/api/v1/me')
  return data?.actor.name ?? data?.actor.email ?? response.status
}

/** Takes out what the browser says of a request that a test let fail, once it has said it. */
async function refused(word: string): Promise<void> {
  await expect.poll(() => tab.faults.join()).toContain(word)
  tab.faults.splice(0)
}

/** Fills the dialog of a new token, and takes the secret away. */
async function mint(name: string): Promise<string> {
  await dialog().getByLabel('Name').fill(name)
  await dialog().getByLabel('Expires in').selectOption('7 days')
  await dialog().getByRole('button', { name: 'Create' }).click()
  const secret = (await dialog().locator('[data-secret]').textContent()) ?? ''
  // Nothing but the button closes it.
  await page.keyboard.press('Escape')
  await dialog().getByRole('button', { name: 'I have copied it' }).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await page.getByText(secret).count()).toBe(0)
  return secret
}

async function revoke(name: string): Promise<void> {
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await dialog().getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: `Revoke ${name}` }).waitFor({ state: 'detached' })
}

describe('agents', () => {
  it('are created, and act with tokens that are shown once', async () => {
    await page.goto(`${desk.urls.auth}/settings/automation`)
    await page.getByText('No agents yet').waitFor()
    await page.getByRole('button', { name: 'New agent' }).click()
    await dialog().getByLabel('Name').fill('Release bot')
    await page.keyboard.press('Enter')
    const tokens = page.getByRole('region', { name: 'Tokens of Release bot' })
    await tokens.getByText('No tokens yet').waitFor()
    await tokens.getByRole('button', { name: 'New token' }).click()
    const secret = await mint('nightly')
    expect(await whose(secret)).toBe('Release bot')
    await rows('Tokens of Release bot')
      .getByText(/^Expires /)
      .waitFor()
    await expectReadable(page)
    await revoke('nightly')
    expect(await whose(secret)).toBe(401)
  })

  it('are renamed and deleted', async () => {
    await page.getByRole('button', { name: 'Actions for Release bot' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await dialog().getByLabel('Name').fill('')
    await page.keyboard.press('Enter')
    await dialog().getByText('Enter a name').waitFor()
    await refused('400')
    await dialog().getByLabel('Name').fill('Night bot')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Actions for Night bot' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog().getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No agents yet').waitFor()
  })
})

describe('an account', () => {
  it('has tokens, and a server that does not answer loses nothing that was typed', async () => {
    await page.getByRole('link', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'New token' }).click()
    const tokens = '**/api/v1/me/tokens'
    // What the page reads meanwhile gets its answer.
    await page.route(tokens, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await dialog().getByLabel('Name').fill('laptop')
    await page.keyboard.press('Enter')
    await dialog().getByText('The server is not responding').waitFor()
    await refused('ERR_FAILED')
    await page.unroute(tokens)
    expect(await dialog().getByLabel('Name').inputValue()).toBe('laptop')
    const secret = await mint('laptop')
    expect(await whose(secret)).toBe('admin@example.com')
    await revoke('laptop')
    expect(await whose(secret)).toBe(401)
  })

  it('takes a token for revoked that was revoked elsewhere', async () => {
    const headers = await cookieHeaders(page.context(), desk.urls.auth)
    const elsewhere = createAuthClient({ baseUrl: desk.urls.auth, headers })
    const { data } = await elsewhere.POST('/api/v1/me/tokens', { body: { name: 'desktop' } })
    await page.reload()
    await page.getByRole('button', { name: 'Revoke desktop' }).waitFor()
    await elsewhere.DELETE('/api/v1/me/tokens/{tokenId}', { params: { path: { tokenId: data?.id ?? '' } } })
    await revoke('desktop')
    await page.getByText('desktop was revoked.').waitFor()
    await refused('404')
  })

  it('shows the authorized applications, and revokes their access', async () => {
    const program = new Program(`${desk.urls.auth}/mcp`, async (url) => {
      const consent = await page.context().newPage()
      await consent.goto(url.href)
      await consent.getByText('under Your account').waitFor()
      await consent.getByRole('button', { name: 'Allow', exact: true }).click()
      await consent.getByText('You can close this window.').waitFor()
      await consent.close()
    })
    await program.connect('client 2.x')
    const token = program.kept.tokens?.access_token ?? ''
    expect(await whose(token)).toBe('admin@example.com')
    await page.reload()
    await rows('Connected applications').getByText('Can read what you can read').waitFor()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Revoke access of Notes' }).click()
    await dialog().getByRole('button', { name: 'Revoke access' }).click()
    await page.getByText('No applications').waitFor()
    expect(await whose(token)).toBe(401)
  })

  it('shows the sign-ins, and ends one, or all others', async () => {
    const other = await signInElsewhere()
    await page.reload()
    await rows('Sessions').getByText('This browser').waitFor()
    await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
    await dialog().getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => rows('Sessions').count()).toBe(1)
    await other.page.getByRole('navigation').getByRole('link', { name: 'People' }).click()
    await other.page.getByText('Your session ended').waitFor()

    // A member who signs in again in the same browser goes on.
    await signInByCode(desk, other.page, 'admin@example.com')
    // Each of the page's requests was refused, the last of them perhaps after it had said so.
    expect(other.faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await dialog().getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => rows('Sessions').count()).toBe(1)
    await other.close()
    await tab.close()
  })
})

/** The administrator in another browser, one that they signed in to before: a stranger's gets a code a minute. */
async function signInElsewhere(): Promise<DeskPage> {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const other = await desk.open({ signedOut: true, userAgent })
  const cookies = await page.context().cookies(desk.urls.auth)
  await other.page.context().addCookies(cookies.filter(({ name }) => name === 'auth_browser'))
  await signInByCode(desk, other.page, 'admin@example.com')
  return other
}
