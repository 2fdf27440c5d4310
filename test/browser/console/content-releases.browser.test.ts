import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, publishAs, saveAs, shop } from './content-shop.ts'

describe('the releases of the content console', () => {
  let desk: Desk
  let tab: DeskPage
  let editor: Editor
  let releases: string

  beforeAll(async () => {
    desk = await startDesk({ surfaces: ['auth', 'content'] })
    tab = await desk.open({ timezoneId: 'Europe/Berlin', routed: true })
    editor = await editorBeside(tab.page, desk.urls.content)
    releases = `${desk.urls.content}/console/sites/${shop.site}/${shop.env}/releases`
  })

  afterAll(async () => {
    await tab?.close()
    await desk?.close()
  })

  const title = async (route: string, token?: string) => {
    const header = token === undefined ? {} : { 'X-CMS-Preview-Token': token }
    const params = { path: { siteId: shop.site, env: shop.env, route }, header }
    return (await editor.client.GET('/api/v1/{siteId}/{env}/{route}', { params })).data?.meta.title
  }

  it('makes one by keyboard, and keeps its name while the server is away', async () => {
    const { page, faults } = tab
    await page.goto(releases)
    await page.getByText('Create one to get started.').waitFor()
    await page.getByRole('button', { name: 'New release' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New release' })
    await dialog.locator('input:focus').waitFor()
    await page.keyboard.type('Spring')
    await page.route('**/releases', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await page.keyboard.press('Enter')
    await dialog.getByText('The server is not responding').waitFor()
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Spring')
    await page.unroute('**/releases')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
    await page.getByText('This release is empty').waitFor()
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true)
    forgive(faults)
  })

  it('fills it by search, previews it, and publishes it', async () => {
    const { page } = tab
    const offer = await editor.publicPage('/offer', 'Offer')
    await saveAs(editor, offer.value.id, 'Spring offer')
    await editor.publicPage('/winter', 'Winter')
    await page.reload()

    await page.getByRole('button', { name: 'Publish Spring offer with the release', exact: true }).click()
    const items = page.getByRole('list', { name: 'Items' })
    await items.getByRole('link', { name: 'Spring offer' }).waitFor()
    await page.getByText('All documents').click()
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('wint')
    await page.getByRole('button', { name: 'Unpublish Winter with the release' }).click()
    await page.getByText('In this release: unpublish').waitFor()
    const action = items.getByLabel('Action for Winter')
    await expect.poll(() => action.inputValue()).toBe('unpublish')

    await items.getByRole('button', { name: 'Remove Winter' }).click()
    await items.getByRole('link', { name: 'Winter' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await items.getByRole('link', { name: 'Winter' }).waitFor()
    await items.getByRole('button', { name: 'Changes in Spring offer' }).click()
    await items.getByText('− Offer').waitFor()

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Create preview token' }).click()
    const token = (await page.locator('[data-secret]').textContent()) ?? ''
    expect(await title('offer', token)).toBe('Spring offer')
    expect(await title('winter', token)).toBeUndefined()
    expect(await title('offer')).toBe('Offer')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Revert' }).waitFor()
    await expect.poll(() => title('offer')).toBe('Spring offer')
    expect(await title('winter')).toBeUndefined()
  })

  it('takes a published one back with another', async () => {
    const { page } = tab
    await page.getByRole('button', { name: 'Revert' }).click()
    await page.getByRole('heading', { level: 1, name: 'Revert Spring' }).waitFor()
    const items = page.getByRole('list', { name: 'Items' })
    await expect.poll(() => items.getByLabel('Action for Winter').inputValue()).toBe('publish')
    await page.getByRole('link', { name: 'The release it reverts' }).click()
    await page.getByRole('heading', { level: 1, name: 'Spring', exact: true }).waitFor()
  })

  it('says what is in the way, shows what was published since, and keeps the items where that is wished', async () => {
    const { page, faults } = tab
    const news = await editor.publicPage('/news', 'News')
    await saveAs(editor, news.value.id, 'News of the release')
    const made = await editor.releaseOf('Clash', news.value.id)
    await page.goto(`${releases}/${made.value.id}`)
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await publishAs(editor, news.value.id, 'News of someone else')
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Not published: 1 item is in conflict').waitFor()
    expect(await title('news')).toBe('News of someone else')

    await page.getByRole('button', { name: /^Changes in News/ }).click()
    await page.getByText('− News', { exact: true }).waitFor()
    await page.getByText('+ News of someone else').waitFor()
    await expectReadable(page)

    await page.getByRole('button', { name: 'Keep all' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
    await page.getByText('in conflict').waitFor({ state: 'detached' })
    await publish.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Revert' }).waitFor()
    await expect.poll(() => title('news')).toBe('News of the release')
    forgive(faults)
  })

  it('schedules one in the time zone of its reader, over the change of another user once that is seen', async () => {
    const { page, faults } = tab
    const summer = await editor.page('/summer', 'Summer')
    const { value, etag } = await editor.releaseOf('Summer', summer.value.id)
    await page.goto(`${releases}/${value.id}`)
    await page.getByRole('button', { name: 'Schedule' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule release' })
    await dialog.getByLabel('Date and time').fill('2037-07-20T10:00')
    await dialog.getByText('2037-07-20 08:00 UTC').waitFor()
    await done(editor.rename(value.id, etag, 'High summer'))
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await dialog.getByText('This was changed by someone else').waitFor()
    expect(await dialog.getByLabel('Date and time').inputValue()).toBe('2037-07-20T10:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'High summer' }).waitFor()
    await page.getByText('Due Monday, 20 July 2037 at 10:00').waitFor()
    expect((await done(editor.release(value.id))).value.scheduledAt).toBe('2037-07-20T08:00:00.000Z')
    await page.getByRole('button', { name: 'Unschedule' }).click()
    await page.getByRole('heading', { name: 'Add documents' }).waitFor()
    forgive(faults)
  })

  it('warns who publishes what a scheduled release holds, which is kept, left out or in the way as its maker chose', async () => {
    const { page, faults } = tab
    const autumn = await editor.publicPage('/autumn', 'Autumn')
    await saveAs(editor, autumn.value.id, 'Autumn of the release')
    const { value } = await editor.releaseOf('Fall', autumn.value.id)
    await page.goto(`${releases}/${value.id}`)
    await page.getByRole('button', { name: 'Schedule' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule release' })
    await dialog.getByLabel('Date and time').fill('2037-09-20T10:00')
    await dialog.getByLabel('Leave those items out').check()
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await page.getByText('It leaves out items that something newer is published for').waitFor()
    expect((await done(editor.release(value.id))).value.onConflict).toBe('skip')

    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/${shop.env}/documents/${autumn.value.id}`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Also in a scheduled release').waitFor()
    await page.getByText(/“Fall”, due Sunday, 20 September 2037 at 10:00.*will leave this out/).waitFor()

    await saveAs(editor, autumn.value.id, 'Newer')
    await publishAs(editor, autumn.value.id, 'Newest')
    await page.goto(`${releases}/${value.id}`)
    await page.getByText('The scheduled release will leave these items out').waitFor()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Keep all' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
    await page.getByText('in conflict').waitFor({ state: 'detached' })
    expect((await done(editor.release(value.id))).value).toMatchObject({ state: 'scheduled', conflicts: 0 })
    forgive(faults)
  })

  it('shows why one failed, renames it, and deletes it once that is confirmed', async () => {
    const { page } = tab
    const late = await editor.publicPage('/late', 'Late')
    await saveAs(editor, late.value.id, 'Too late')
    const made = await editor.releaseOf('Due', late.value.id)
    await publishAs(editor, late.value.id, 'Early')
    const { etag } = await done(editor.release(made.value.id))
    await done(editor.schedule(made.value.id, etag, Date.now()))
    const state = async () => (await done(editor.release(made.value.id))).value.state
    await expect.poll(state).toBe('failed')

    await page.getByRole('link', { name: 'All releases' }).click()
    const failed = page.getByRole('list', { name: 'Failed' })
    await failed.getByText('Something else was published in the meantime: /late').waitFor()
    await expectReadable(page)
    await failed.getByRole('button', { name: 'Actions for Due' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Overdue')
    await page.keyboard.press('Enter')
    await failed.getByRole('link', { name: 'Overdue' }).click()
    await page.getByText('The scheduled release could not be published').waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor()
    await failed.waitFor({ state: 'detached' })
    expect((await editor.release(made.value.id)).status).toBe(404)
  })
})
