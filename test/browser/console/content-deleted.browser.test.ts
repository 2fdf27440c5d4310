import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, shop } from './content-shop.ts'

describe('deleted documents in the content console', () => {
  let desk: Desk
  let tab: DeskPage
  let editor: Editor

  beforeAll(async () => {
    desk = await startDesk({ surfaces: ['auth', 'content'] })
    tab = await desk.open()
    editor = await editorBeside(tab.page, desk.urls.content)
  })

  afterAll(async () => {
    await tab?.close()
    await desk?.close()
  })

  const path = { site: shop.site, env: shop.env }
  const row = (key: string) => tab.page.getByRole('listitem').filter({ hasText: key })
  const stored = async () => {
    const params = { path }
    const call = editor.client.GET('/api/console/sites/{site}/environments/{env}/deleted-documents', { params })
    return (await call).data?.documents.map(({ key }) => key)
  }
  const remove = async (route: string) => {
    const { value, etag } = await done(editor.create(pageOf(route, route)))
    expect((await editor.remove(value.id, etag)).status).toBe(204)
  }

  it('are listed, found, and erased once it was said what goes', async () => {
    const { page } = tab
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/${shop.env}/documents`)
    await page.getByRole('link', { name: 'Deleted' }).click()
    await page.getByText('No deleted documents').waitFor()
    await remove('/first')
    await remove('/second')
    const { value, etag } = await done(editor.create(pageOf('/third', 'Third')))
    const saved = await done(editor.save(value.id, etag, pageOf('/third', 'Third again')))
    expect((await editor.remove(value.id, saved.etag)).status).toBe(204)
    await page.reload()
    await row('/third').getByText('2 revisions').waitFor()
    await page.getByLabel('Find a deleted document').fill('THIR')
    await row('/first').waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Redirect' }).click()
    await page.getByText('No matching deleted documents').waitFor()
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'All kinds' }).click()
    await expectReadable(page)

    const ask = page.getByRole('dialog', { name: 'Erase for good?' })
    await page.getByRole('button', { name: 'Erase /third' }).click()
    await ask.getByText('This erases the page /third with 2 revisions.').waitFor()
    // Enter erases nothing: the other button has the focus.
    await page.keyboard.press('Enter')
    await ask.waitFor({ state: 'detached' })
    expect(await stored()).toEqual(['/first', '/second', '/third'])
    await page.getByRole('button', { name: 'Erase /third' }).click()
    await ask.getByRole('button', { name: 'Erase', exact: true }).click()
    await page.getByText('Erased', { exact: true }).waitFor()
    await page.getByText('No matching deleted documents').waitFor()
    expect(await stored()).toEqual(['/first', '/second'])
  })

  it('that came back meanwhile are not erased', async () => {
    const { page, faults } = tab
    await page.getByLabel('Find a deleted document').fill('')
    await page.getByRole('button', { name: 'Erase /first' }).click()
    const ask = page.getByRole('dialog', { name: 'Erase for good?' })
    await ask.getByText('1 revision.').waitFor()
    await done(editor.create(pageOf('/first', 'Again')))
    await ask.getByRole('button', { name: 'Erase', exact: true }).click()
    await page.getByText('The document was not erased').waitFor()
    await row('/first').waitFor({ state: 'detached' })
    await row('/second').waitFor()
    expect(await stored()).toEqual(['/second'])
    // What the browser says of the refusal.
    const refusals = faults.filter((fault) => /Failed to load resource: .*404/.test(fault))
    expect(refusals).toHaveLength(faults.splice(0).length)
  })
})
