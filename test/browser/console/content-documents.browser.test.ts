import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, Editor, pageOf } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { cookieHeaders } from './cookie-headers.ts'

/** Pages of one folder, more than a list gives at once. */
const MANY = 230

const at = { site: 'handbook', env: 'production' }

let desk: Desk
let tab: DeskPage
let page: Page
let editor: Editor

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open({ routed: true })
  page = tab.page
  editor = new Editor(desk.urls.content, await cookieHeaders(page.context(), desk.urls.content), at)
  const params = { path: { site: at.site } }
  await editor.client.POST('/api/console/sites', { body: { id: at.site } })
  await editor.client.POST('/api/console/sites/{site}/environments', { params, body: { name: at.env } })
  await page.goto(`${desk.urls.content}/console/sites/handbook/production/documents`)
  await page.getByText('No pages yet').waitFor()
  const made = [pageOf('/', 'Home'), pageOf('/guides', 'Guides'), pageOf('/guides/start', 'Start here')]
  for (const one of made) await done(editor.create(one))
  const { value, etag } = await done(editor.create(pageOf('/guides/deep/down', 'Deep down')))
  await done(editor.publish(value.id, etag))
  await page.reload()
})

afterAll(() => desk?.close())

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })

/** Takes out what the browser says of answers that a test asked for. */
async function refused(status: number): Promise<void> {
  await expect.poll(() => tab.faults.join()).toContain(`${status}`)
  tab.faults.splice(0)
}

describe('pages', () => {
  it('are a tree by their routes, whose folders are opened by keyboard', async () => {
    await page.getByText('4 pages', { exact: true }).waitFor()
    await link('Deep down').waitFor()
    await button('Close /guides (2 pages)').press('Enter')
    await expect.poll(() => link('Deep down').count()).toBe(0)
    await page.reload()
    await button('Open /guides (2 pages)').press('Enter')
    await link('Deep down').waitFor()
    await expectReadable(page)
  })

  it('are found by their words, and by whether they are public', async () => {
    await page.getByLabel('Search pages').fill('dee dow')
    await expect.poll(() => page.getByRole('listitem').count()).toBe(1)
    await link('Deep down').waitFor()
    await page.waitForURL('**/documents?q=dee+dow')
    await expectReadable(page)
    await page.getByLabel('Unpublished changes only').check()
    await page.getByText('No matching pages').waitFor()
    await page.getByLabel('Search pages').fill('')
    await expect.poll(() => page.getByRole('listitem').count()).toBe(3)
    await expect.poll(() => link('Deep down').count()).toBe(0)
    await page.getByLabel('Unpublished changes only').uncheck()
    await page.getByText('4 pages', { exact: true }).waitFor()
    await page.getByLabel('Search pages').fill('deep')
    await page.waitForURL('**/documents?q=deep')
    await link('Pages').click()
    await expect.poll(() => page.getByLabel('Search pages').inputValue()).toBe('')
    await page.getByText('4 pages', { exact: true }).waitFor()
  })

  it('are made as drafts, and a refusal loses nothing', async () => {
    await button('New page').press('Enter')
    await dialog().getByLabel('Title').fill('Überblick für Neue')
    const route = dialog().getByLabel('Route')
    await expect.poll(() => route.inputValue()).toBe('/uberblick-fur-neue')
    await route.fill('/guides/start')
    await route.press('Enter')
    await dialog().getByText('This already exists').waitFor()
    await refused(409)
    await expectReadable(page)
    expect(await dialog().getByLabel('Title').inputValue()).toBe('Überblick für Neue')
    await route.fill('/overview')
    await route.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Überblick für Neue' }).waitFor()

    await page.goBack()
    await link('Überblick für Neue').waitFor()
  })

  it('say in the list what was changed, before it is read again', async () => {
    await link('Deep down').click()
    await page.getByLabel('Title').fill('Deeper down')
    await button('Save').click()
    await page.getByText('Saved as a draft').waitFor()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/documents?*', async (route) => {
      await released
      await route.continue()
    })
    await link('Pages').click()
    await page.getByRole('listitem').filter({ hasText: 'Deeper down' }).getByText('Changed').waitFor()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByText('5 pages', { exact: true }).waitFor()
  })

  it('may be very many', async () => {
    for (let number = 0; number < MANY; number += 1) {
      await done(editor.create(pageOf(`/archive/note-${String(number).padStart(3, '0')}`, `Note ${number}`)))
    }
    await page.reload()
    await page.getByText(`${5 + MANY} pages`).waitFor()
    await page.getByRole('button', { name: `Open /archive (${MANY} pages)` }).click()
    await link('Note 0').waitFor()
    await expect.poll(() => page.getByRole('listitem').count()).toBe(MANY + 6)
    await link(`Note ${MANY - 1}`).scrollIntoViewIfNeeded()
    await link(`Note ${MANY - 1}`).click()
    await page.getByRole('heading', { level: 1, name: `Note ${MANY - 1}` }).waitFor()
  })

  it('begin at the top, and are come back to where they were left', async () => {
    const scrolled = () => page.evaluate<number>('Math.round(scrollY)')
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.getByLabel('Title').waitFor()
    await page.evaluate('scrollTo(0, 200)')
    await expect.poll(scrolled).toBe(200)
    await link('Pages').click()
    await page.getByText(`${5 + MANY} pages`).waitFor()
    await expect.poll(scrolled).toBe(0)
    await link('Note 30').hover()
    const left = await scrolled()
    expect(left).toBeGreaterThan(1000)
    await link('Note 30').click()
    await page.getByRole('heading', { level: 1, name: 'Note 30', exact: true }).waitFor()
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await expect.poll(scrolled).toBe(left)
    expect(tab.faults).toEqual([])
  })
})
