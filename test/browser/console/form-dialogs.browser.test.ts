import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, shop } from './content-shop.ts'

let desk: Desk
let tab: DeskPage
let page: Page

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open({ routed: true })
  page = tab.page
})

afterAll(() => desk?.close())

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const question = () => dialog('Close without saving?')
const focused = () => page.locator(':focus')

describe('a dialog with something in it that is not saved', () => {
  const form = () => dialog('New page')
  const title = () => form().getByLabel('Title')
  const opener = () => page.getByRole('button', { name: 'New page', exact: true }).first()

  beforeAll(async () => {
    await editorBeside(page, desk.urls.content)
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/${shop.env}/documents`)
    await page.getByText('No pages yet').waitFor()
    await opener().press('Enter')
    await title().and(focused()).waitFor()
    await page.keyboard.type('Spring')
  })

  it('asks before Escape closes it, and a person who goes on is where they were', async () => {
    await page.keyboard.press('Escape')
    await question().getByRole('button', { name: 'Continue editing' }).and(focused()).waitFor()
    await expectReadable(page)
    await page.keyboard.press('Enter')
    await question().waitFor({ state: 'detached' })
    await title().and(focused()).waitFor()
    await page.keyboard.type(' sale')
    expect(await title().inputValue()).toBe('Spring sale')
  })

  it('stays when the question is closed by Escape, too', async () => {
    await page.keyboard.press('Escape')
    await question().waitFor()
    await page.keyboard.press('Escape')
    await question().waitFor({ state: 'detached' })
    await title().and(focused()).waitFor()
    expect(await title().inputValue()).toBe('Spring sale')
  })

  it.each(['Close', 'Cancel'])('asks before %s closes it, too', async (name) => {
    await form().getByRole('button', { name, exact: true }).click()
    await question().getByRole('button', { name: 'Continue editing' }).click()
    await question().waitFor({ state: 'detached' })
    expect(await title().inputValue()).toBe('Spring sale')
  })

  it('is gone once that is wanted, and the focus is back where it was opened', async () => {
    await page.keyboard.press('Escape')
    await question().getByRole('button', { name: 'Discard' }).click()
    await question().waitFor({ state: 'detached' })
    await form().waitFor({ state: 'detached' })
    await opener().and(focused()).waitFor()
  })

  it('asks nothing where there is nothing to lose', async () => {
    await opener().press('Enter')
    await title().and(focused()).waitFor()
    expect(await title().inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await form().waitFor({ state: 'detached' })
    expect(await question().count()).toBe(0)
  })
})

describe('an Escape', () => {
  it('closes the dialog on top, and leaves the one below with what was typed in it', async () => {
    await page.goto(`${desk.urls.auth}/settings/people`)
    await page.getByRole('button', { name: 'Invite' }).click()
    const form = dialog('Invite a member')
    await form.getByLabel('Email').fill('ada@example.com')
    const ended = { status: 401, contentType: 'application/problem+json', body: '{}' }
    await page.route('**/api/v1/members', (route) =>
      route.request().method() === 'POST' ? route.fulfill(ended) : route.continue(),
    )
    await form.getByLabel('Email').press('Enter')
    await dialog('Your session ended').waitFor()
    await page.keyboard.press('Escape')
    await dialog('Your session ended').waitFor({ state: 'detached' })
    await form.getByLabel('Email').and(focused()).waitFor()
    expect(await form.getByLabel('Email').inputValue()).toBe('ada@example.com')
    await expect.poll(() => tab.faults.splice(0).join()).toContain('401')
    await tab.close()
  })
})
