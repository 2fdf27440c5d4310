import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../../generated/auth/client.ts'
import { signInByCode } from './auth-people.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { cookieHeaders } from './cookie-headers.ts'

let desk: Desk
let tab: DeskPage
let page: Page

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth'] })
  tab = await desk.open()
  page = tab.page
  await page.goto(`${desk.urls.auth}/settings/people`)
})

afterAll(() => desk?.close())

const row = (name: string) =>
  page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })
const dialog = () => page.getByRole('dialog')

/** Takes out what the browser says of an answer that a test asked for, once it has said it. */
async function refused(status: number): Promise<void> {
  await expect.poll(() => tab.faults.join()).toContain(`${status}`)
  tab.faults.splice(0)
}

async function choose(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('people', () => {
  it('are invited, by keyboard, and a refusal loses nothing', async () => {
    await page.getByRole('button', { name: 'Invite' }).focus()
    await page.keyboard.press('Enter')
    const email = dialog().getByLabel('Email')
    await email.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('ada')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada')
    await page.keyboard.press('Enter')
    await dialog().getByText('Enter a complete email address').waitFor()
    await email.and(page.locator('[aria-invalid=true]')).waitFor()
    await email.and(page.locator(':focus')).waitFor()
    await refused(400)
    await expectReadable(page)

    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Invite' }).click()
    expect(await dialog().getByLabel('Name').inputValue()).toBe('Ada')
    await email.fill('ada@example.com')
    await page.keyboard.press('Enter')
    await row('ada@example.com').getByText('Invited', { exact: true }).waitFor()
    await expect.poll(() => desk.triptych.stderr()).toContain('ada@example.com')
  })

  it('are invited once', async () => {
    await page.getByRole('button', { name: 'Invite' }).click()
    await dialog().getByLabel('Email').fill('ada@example.com')
    await page.keyboard.press('Enter')
    await dialog().getByText('This email is already a member').waitFor()
    await refused(409)
    // What was said of the last try goes once it is no longer what stands there.
    await dialog().getByLabel('Email').fill('ada@example.org')
    await dialog().getByText('This email is already a member').waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
  })

  it('leave an administrator behind', async () => {
    await choose('admin@example.com', 'Change name, email or role')
    await dialog().getByLabel('Member', { exact: true }).check()
    await dialog().getByText('You will be signed out').waitFor()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().getByText('There must be at least one administrator').waitFor()
    await refused(409)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await dialog().waitFor({ state: 'hidden' })

    await choose('admin@example.com', 'Remove')
    await dialog().getByRole('button', { name: 'Remove' }).click()
    await row('admin@example.com').getByText('There must be at least one administrator').waitFor()
    await refused(409)
  })

  it('are renamed and promoted', async () => {
    await choose('Ada', 'Change name, email or role')
    await dialog().getByLabel('Name').fill('Ada Lovelace')
    await dialog().getByLabel('Administrator').check()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await row('Ada Lovelace').getByText('Administrator').waitFor()
    await expectReadable(page)
  })

  it('are reminded once a minute', async () => {
    // Whatever became of the minute since the first invitation, one has left just now.
    const own = createAuthClient({
      baseUrl: desk.urls.auth,
      headers: await cookieHeaders(page.context(), desk.urls.auth),
    })
    const { data } = await own.GET('/api/v1/members')
    const memberId = data?.members.find(({ name }) => name === 'Ada Lovelace')?.id ?? ''
    await own.POST('/api/v1/members/{memberId}/invitation', { params: { path: { memberId } } })
    await choose('Ada Lovelace', 'Resend invitation')
    await row('Ada Lovelace').getByText('Too many requests').waitFor()
    await refused(429)
  })

  it('are let in again whom limits on codes keep out', async () => {
    await choose('Ada Lovelace', 'Reset sign-in limits')
    await page.getByText('Sign-in limits of ada@example.com were reset. They can request a code now.').waitFor()
  })

  it('are shown with what they can act with, which ends by one or all', async () => {
    const ada = await desk.open({ signedOut: true })
    await signInByCode(desk, ada.page, 'ada@example.com')
    const { request } = ada.page.context()
    const headers = { Origin: desk.urls.auth }
    const minted = await request.post(`${desk.urls.auth}/api/v1/me/tokens`, { data: { name: 'laptop' }, headers })
    expect(minted.status()).toBe(201)

    await choose('Ada Lovelace', 'Sessions and tokens')
    const drawer = page.getByRole('dialog', { name: 'Access of Ada Lovelace' })
    await drawer.getByRole('list', { name: 'Sessions' }).getByRole('listitem').waitFor()
    await expectReadable(page)
    await drawer.getByRole('button', { name: 'Revoke laptop' }).click()
    await page.getByRole('dialog', { name: 'Revoke this token?' }).getByRole('button', { name: 'Revoke' }).click()
    await expect.poll(() => drawer.getByRole('list', { name: 'Personal tokens' }).count()).toBe(0)
    expect((await request.get(`${desk.urls.auth}/api/v1/me`)).status()).toBe(200)

    await drawer.getByRole('button', { name: 'End all access' }).click()
    const question = page.getByRole('dialog', { name: 'End all access?' })
    await question.getByRole('button', { name: 'End all access' }).click()
    await drawer.getByText('Not signed in anywhere').waitFor()
    expect((await request.get(`${desk.urls.auth}/api/v1/me`)).status()).toBe(401)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await ada.page.context().close()
  })

  it('are suspended, and reinstated', async () => {
    await choose('Ada Lovelace', 'Suspend')
    await dialog().getByText('cannot sign in until you reinstate them').waitFor()
    await dialog().getByRole('button', { name: 'Suspend' }).click()
    await row('Ada Lovelace').getByText('Suspended', { exact: true }).waitFor()
    await expectReadable(page)
    await choose('Ada Lovelace', 'Reinstate')
    await expect.poll(() => row('Ada Lovelace').getByText('Suspended', { exact: true }).count()).toBe(0)
  })

  it('are removed, once the user confirms it', async () => {
    await choose('Ada Lovelace', 'Remove')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await dialog().waitFor({ state: 'hidden' })
    expect(await row('Ada Lovelace').count()).toBe(1)
    // The keyboard goes on where the question came from, and then at the row that is left.
    const focused = page.locator(':focus')
    await page.getByRole('button', { name: 'Actions for Ada Lovelace' }).and(focused).waitFor()
    await choose('Ada Lovelace', 'Remove')
    await dialog().getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => row('Ada Lovelace').count()).toBe(0)
    await page.getByRole('button', { name: 'Actions for admin@example.com' }).and(focused).waitFor()
  })
})

describe('a member who is not an administrator', () => {
  it('sees the people, and none of the buttons', async () => {
    await page.getByRole('button', { name: 'Invite' }).click()
    await dialog().getByLabel('Email').fill('grace@example.com')
    await page.keyboard.press('Enter')
    await row('grace@example.com').waitFor()
    const grace = await desk.open({ signedOut: true })
    await signInByCode(desk, grace.page, 'grace@example.com')

    await grace.page.getByRole('link', { name: 'People' }).click()
    const list = grace.page.getByRole('list', { name: 'Members' })
    await list.getByText('admin@example.com').waitFor()
    expect(await grace.page.getByRole('button', { name: /Invite|Actions/ }).count()).toBe(0)

    await grace.page.getByRole('link', { name: 'Automation' }).click()
    await grace.page.getByText('Agents are managed by administrators').waitFor()
    await grace.page.getByRole('link', { name: 'Activity' }).click()
    await grace.page.getByText('signed in with a code by email').waitFor()
    expect(await grace.page.getByText('admin@example.com').count()).toBe(0)
    await grace.close()
  })
})

describe('the activity', () => {
  it('has the activity of all members, in pages, and one’s own', async () => {
    const { request } = page.context()
    const minting = Array.from({ length: 50 }, (_, number) =>
      request.post(`${desk.urls.auth}/api/v1/me/tokens`, {
        data: { name: `token ${number}` },
        headers: { Origin: desk.urls.auth },
      }),
    )
    for (const answer of await Promise.all(minting)) expect(answer.status()).toBe(201)
    await page.getByRole('link', { name: 'Activity' }).click()
    const entries = page.getByRole('main').getByRole('listitem')
    await expect.poll(() => entries.count()).toBe(50)
    await page.getByRole('button', { name: 'Show more activity' }).click()
    await entries.filter({ hasText: 'The first boot invited admin@example.com' }).waitFor()
    await entries.filter({ hasText: 'grace@example.com signed in' }).waitFor()
    await entries.filter({ hasText: 'admin@example.com removed Ada Lovelace from the workspace' }).waitFor()

    await page.getByText('You', { exact: true }).click()
    await expect.poll(() => entries.filter({ hasText: 'grace@example.com signed in' }).count()).toBe(0)
    await expectReadable(page)
    await tab.close()
  })
})
