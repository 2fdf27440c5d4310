import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, Editor, pageOf } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside } from './content-shop.ts'
import { cookieHeaders } from './cookie-headers.ts'

let desk: Desk
let tab: DeskPage
let page: Page
let editor: Editor
let staging: Editor

async function publicPage(by: Editor, route: string, title: string): Promise<string> {
  const { value, etag } = await done(by.create(pageOf(route, title)))
  await done(by.publish(value.id, etag))
  return value.id
}

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open()
  page = tab.page
  editor = await editorBeside(page, desk.urls.content)
  const params = { path: { site: 'shop' } }
  await editor.client.POST('/api/console/sites/{site}/environments', { params, body: { name: 'staging' } })
  const headers = await cookieHeaders(page.context(), desk.urls.content)
  staging = new Editor(desk.urls.content, headers, { site: 'shop', env: 'staging' })
  await publicPage(staging, '/a', 'New a')
  const source = await publicPage(staging, '/b', 'Page b')
  const site = { path: { site: 'shop' } }
  const chosen = await editor.client.GET('/api/console/sites/{site}/languages', { params: site })
  await editor.client.PUT('/api/console/sites/{site}/languages', {
    params: { ...site, header: { 'If-Match': chosen.response.headers.get('ETag') ?? '' } },
    body: { languages: [{ code: 'en' }, { code: 'de' }] },
  })
  const at = { path: { site: 'shop', env: 'staging', documentId: source } }
  const route = '/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations'
  await editor.client.POST(route, { params: at, body: { language: 'de' } })
  const versions = await editor.client.GET(route, { params: at })
  await editor.client.POST(`${route}/publish`, {
    params: { ...at, header: { 'If-Match': versions.response.headers.get('ETag') ?? '' } },
    body: {},
  })
  const id = await publicPage(editor, '/a', 'Old a')
  await publicPage(editor, '/old', 'Only here')
  await publicPage(editor, '/de/b', 'Seite b')
  const { etag } = await done(editor.read(id))
  await done(editor.save(id, etag, pageOf('/a', 'Being written')))
  await page.goto(`${desk.urls.content}/console/sites/shop/production/releases`)
})

afterAll(() => desk?.close())

const dialog = () => page.getByRole('dialog')

describe('a promotion', () => {
  it('shows what differs in another environment, and makes a release of it', async () => {
    await page.getByRole('button', { name: 'Promote…' }).click()
    await dialog().getByLabel('From').click()
    await page.getByRole('option', { name: 'staging' }).click()
    await dialog().getByText('1 document to be added, 2 to be changed. 1 public here alone.').waitFor()
    await dialog().getByText('1 draft here will be replaced').waitFor()
    expect(await dialog().getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('/a'),
      expect.stringContaining('/b'),
      expect.stringContaining('de version of /b'),
      expect.stringContaining('/old'),
    ])
    await dialog().getByLabel('Unpublish what is public here alone (1)').check()
    await expectReadable(page)
    await dialog().getByLabel('Name of the release').fill('Spring')
    await dialog().getByRole('button', { name: 'Create release' }).click()
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
    await page.getByRole('button', { name: 'Changes in New a' }).click()
    await page.getByText('− Old a', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('list', { name: 'Items' }).getByRole('listitem').count()).toBe(4)
    await page.getByText('de version of /b', { exact: true }).waitFor()
    // Nothing is public before the release is.
    const before = await fetch(`${desk.urls.content}/api/v1/shop/production/b`)
    expect(before.status).toBe(404)
    expect(tab.faults).toEqual([])
  })

  it('says where nothing differs', async () => {
    const params = { path: { site: 'shop' } }
    await editor.client.POST('/api/console/sites/{site}/environments', { params, body: { name: 'empty' } })
    await editor.client.POST('/api/console/sites/{site}/environments', { params, body: { name: 'void' } })
    await page.goto(`${desk.urls.content}/console/sites/shop/empty/releases`)
    await page.getByRole('button', { name: 'Promote…' }).click()
    await dialog().getByLabel('From').click()
    await page.getByRole('option', { name: 'void' }).click()
    await dialog().getByText('Nothing differs: void is public here as it is.').waitFor()
    expect(await dialog().getByRole('button', { name: 'Create release' }).count()).toBe(0)
  })
})
