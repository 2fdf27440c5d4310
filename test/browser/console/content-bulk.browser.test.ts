import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, saveAs } from './content-shop.ts'

let desk: Desk
let tab: DeskPage
let page: Page
let editor: Editor

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open()
  page = tab.page
  editor = await editorBeside(page, desk.urls.content)
  for (const name of ['a', 'b', 'c']) await done(editor.create(pageOf(`/news/${name}`, `News ${name}`)))
  await page.goto(`${desk.urls.content}/console/sites/shop/production/documents`)
})

afterAll(() => desk?.close())

const dialog = () => page.getByRole('dialog')
const toolbar = () => page.getByRole('toolbar', { name: 'Selected pages' })
const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
async function select(...routes: string[]): Promise<void> {
  for (const route of routes) await page.getByLabel(`Select ${route}`, { exact: true }).check()
}

async function act(name: string): Promise<void> {
  await toolbar()
    .getByRole('button', { name: `${name}…`, exact: true })
    .click()
  await dialog().waitFor()
}

const confirm = (name: string) => dialog().getByRole('button', { name, exact: true }).last().click()

async function idOf(route: string): Promise<string> {
  const params = { path: { site: 'shop', env: 'production' }, query: { limit: 50 } }
  const { data } = await editor.client.GET('/api/console/sites/{site}/environments/{env}/documents', { params })
  const found = data?.documents.find(({ key }) => key === route)
  if (found === undefined) throw new Error(`no ${route}`)
  return found.id
}

describe('several pages', () => {
  it('are published at once, and it is said before what happens to each', async () => {
    const [first] = [await done(editor.read(await idOf('/news/a')))]
    await done(editor.publish(first.value.id, first.etag))
    await page.reload()
    await page.getByLabel('Select 3 pages').check()
    await toolbar().getByText('3 selected').waitFor()
    await expectReadable(page)
    await act('Publish')
    await dialog().getByText('Is public as it is').waitFor()
    expect(await dialog().getByText('Becomes public').count()).toBe(2)
    await expectReadable(page)
    await confirm('Publish')
    await page.getByText('3 pages published').waitFor()
    await expect.poll(() => page.getByText('Published', { exact: true }).count()).toBe(3)
    expect(await toolbar().count()).toBe(0)
  })

  it('are tagged in their drafts', async () => {
    await select('/news/a', '/news/b')
    await act('Tag')
    await dialog().getByLabel('Add').fill('spring')
    await dialog().getByLabel('Add').press('Enter')
    await expectReadable(page)
    await confirm('Tag')
    await page.getByText('2 pages tagged').waitFor()
    await line('News b').getByText('Changed').waitFor()
    const { value } = await done(editor.read(await idOf('/news/b')))
    expect(value.content).toMatchObject({ fields: { tags: ['spring'] } })
  })

  it('are moved to a folder, all or none, and a refusal names the page', async () => {
    await done(editor.create(pageOf('/archive/b', 'In the way')))
    await page.reload()
    await select('/news/a', '/news/b')
    await act('Move')
    await dialog().getByLabel('Folder').fill('/archive')
    await dialog().getByText('Moves to /archive/b').waitFor()
    await confirm('Move')
    await dialog().getByText('Nothing was changed').waitFor()
    await dialog().getByText('Couldn’t move: Another document has this path').waitFor()
    await dialog().getByText('Not changed, since another page was refused').waitFor()
    await expectReadable(page)
    await confirm('Close')
    await page.getByLabel('Select /news/b', { exact: true }).uncheck()
    await act('Move')
    await dialog().getByLabel('Folder').fill('archive')
    await confirm('Move')
    await page.getByText('1 page moved in their drafts').waitFor()
    await page.getByLabel('Select /archive/a', { exact: true }).waitFor()
    forgive(tab.faults)
  })

  it('that another user has changed are left alone, and the others are done', async () => {
    await page.reload()
    await select('/news/b', '/news/c')
    await saveAs(editor, await idOf('/news/c'), 'By another')
    await act('Unpublish')
    await confirm('Unpublish')
    await dialog().getByText('Couldn’t unpublish: This was changed by someone else').waitFor()
    await dialog().getByText('Done', { exact: true }).waitFor()
    await confirm('Close')
    await toolbar().getByText('1 selected').waitFor()
    // The list shows what is there by now, so that is what is meant.
    await line('By another').waitFor()
    await act('Unpublish')
    await confirm('Unpublish')
    // What was done before may still be announced: that all is done, the selection says.
    await toolbar().getByText('1 selected').waitFor({ state: 'hidden' })
  })

  it('are deleted, but for those that are public', async () => {
    await page.reload()
    await select('/news/b', '/news/c', '/archive/a')
    await act('Delete')
    await dialog().getByText('Stays: unpublish it first').waitFor()
    expect(await dialog().getByText('Is deleted; its history is kept').count()).toBe(2)
    await confirm('Delete')
    await dialog().getByText('Couldn’t delete: Unpublish the document first').waitFor()
    await confirm('Close')
    await expect.poll(() => page.getByLabel('Select /news/b', { exact: true }).count()).toBe(0)
    forgive(tab.faults)
    expect(tab.faults).toEqual([])
  })
})
