import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Editor } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, shop } from './content-shop.ts'

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel })
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

describe('the media library of the content console', () => {
  let desk: Desk
  let tab: DeskPage
  let editor: Editor

  beforeAll(async () => {
    desk = await startDesk({ surfaces: ['auth', 'content'] })
    tab = await desk.open({ routed: true })
    editor = await editorBeside(tab.page, desk.urls.content)
  })

  afterAll(async () => {
    await tab?.close()
    await desk?.close()
  })

  const bytesAt = async (key: string) => {
    const answer = await fetch(`${desk.urls.content}/media/${key}`)
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
  }
  const choose = async (files: Parameters<DeskPage['page']['setInputFiles']>[1]) => {
    const [chooser] = await Promise.all([
      tab.page.waitForEvent('filechooser'),
      tab.page.getByRole('button', { name: 'Choose files' }).click(),
    ])
    await chooser.setFiles(files)
  }
  const upload = (key: string) =>
    tab.page.getByRole('listitem').filter({ has: tab.page.getByText(key, { exact: true }) })

  it('uploads several files at once, and shows where they are', async () => {
    const { page } = tab
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/media`)
    await page.getByText('No files yet').waitFor()
    await choose([picture('house.png'), picture('שלום <script>alert(1)<script>.png'), text('notes.txt', 'Hello')])
    await page.getByText('3 of 3 uploaded', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'house.png 1 × 1' }).click()
    const details = page.getByRole('dialog', { name: 'house.png' })
    const address = await details.getByRole('textbox', { name: 'Address' }).inputValue()
    expect(address).toBe(`${desk.urls.content}/media/shop/house.png`)
    expect(await details.getByRole('textbox', { name: 'Path (for use in pages)' }).inputValue()).toBe(
      '/media/shop/house.png',
    )
    expect(await bytesAt('shop/house.png')).toEqual(pixel)
    await details.getByRole('button', { name: 'Copy: Address' }).waitFor()
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })
    // As over plain HTTP from another machine.
    await page.evaluate('delete Navigator.prototype.clipboard')
    await page.getByRole('button', { name: 'house.png 1 × 1' }).click()
    await details.getByRole('textbox', { name: 'Address' }).waitFor()
    expect(await details.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })
  })

  it('takes what is dropped on the page', async () => {
    const { page } = tab
    // As a text: the tests are compiled without the types of a page.
    const dropped = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['dropped'], 'dropped.txt', { type: 'text/plain' }))
      return transfer
    })()`)
    const area = page.getByText('or drop files or folders on this page')
    for (const type of ['dragenter', 'dragover', 'drop']) await area.dispatchEvent(type, { dataTransfer: dropped })
    await page.getByText('4 of 4 uploaded', { exact: true }).waitFor()
    await expect.poll(async () => String(await bytesAt('shop/dropped.txt'))).toBe('dropped')
  })

  it('says of each file why it was refused, and loses none', async () => {
    const { page, faults } = tab
    await choose([picture('house.png'), text('cat.png', '<script>alert(1)</script>'), text('notes.txt', 'Other words')])
    const house = upload('shop/house.png').filter({ hasText: 'A file with this key already exists.' })
    const notes = upload('shop/notes.txt').filter({ hasText: 'A file with this key already exists.' })
    await upload('shop/cat.png').getByText('File type not supported: it is not a .png file').waitFor()
    const first = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: 'Refused' })
    await expect.poll(() => first.count()).toBe(3)
    const rows = await page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').allTextContents()
    expect(rows.slice(0, 3).filter((row) => row.includes('Refused'))).toHaveLength(3)
    await expect.poll(() => house.getByLabel('New key for shop/house.png').inputValue()).toBe('shop/house-2.png')
    await expectReadable(page)
    await house.getByRole('button', { name: 'Upload with this key' }).click()
    await page.getByRole('button', { name: 'house-2.png 1 × 1' }).waitFor()
    expect(String(await bytesAt('shop/notes.txt'))).toBe('Hello')
    await notes.getByRole('button', { name: 'Replace' }).click()
    await expect.poll(async () => String(await bytesAt('shop/notes.txt'))).toBe('Other words')

    await page.route('**/api/console/**/held.txt', () => undefined)
    await choose([text('held.txt', 'Held')])
    await page.getByRole('button', { name: 'Cancel shop/held.txt' }).click()
    await upload('shop/held.txt').getByText('Cancelled').waitFor()
    await page.unroute('**/api/console/**/held.txt')
    await page.route('**/api/console/**/later.txt', (route) => route.abort())
    await choose([text('later.txt', 'Later')])
    const later = upload('shop/later.txt')
    await later.getByText('The server is not responding').waitFor()
    await page.unroute('**/api/console/**/later.txt')
    await later.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => String(await bytesAt('shop/later.txt'))).toBe('Later')
    await page.getByRole('button', { name: 'Cancel shop/cat.png' }).click()
    await page.getByRole('button', { name: 'Clear finished' }).click()
    await upload('shop/cat.png').waitFor({ state: 'detached' })
    forgive(faults)
  })

  it('finds by the beginning, replaces and deletes', async () => {
    const { page } = tab
    const prefix = page.getByRole('combobox', { name: 'Filter by key prefix' })
    await prefix.fill('house-')
    await prefix.press('Home')
    await prefix.pressSequentially('shop/')
    expect(await prefix.inputValue()).toBe('shop/house-')
    await page.waitForURL('**/media?prefix=shop%2Fhouse-')
    await expect.poll(() => page.getByRole('button', { name: /1 × 1|\d B$/ }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'house-2.png 1 × 1' }).click()
    const details = page.getByRole('dialog', { name: 'house-2.png' })
    await details.getByRole('button', { name: 'Delete' }).click()
    const sure = page.getByRole('dialog', { name: 'Delete this file?' })
    await sure.getByRole('button', { name: 'Cancel' }).click()
    await sure.waitFor({ state: 'detached' })
    expect(await bytesAt('shop/house-2.png')).toEqual(pixel)
    await details.getByRole('button', { name: 'Delete' }).click()
    await sure.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No matching files').waitFor()
    expect(await bytesAt('shop/house-2.png')).toBeNull()

    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('button', { name: 'notes.txt' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('dialog', { name: 'notes.txt' }).getByRole('button', { name: 'Replace' }).click(),
    ])
    await chooser.setFiles([text('new words.txt', 'New words')])
    await expect.poll(async () => String(await bytesAt('shop/notes.txt'))).toBe('New words')
    expect(
      (
        await editor.client.GET('/api/console/sites/{site}/media', { params: { path: { site: shop.site } } })
      ).data?.media.map(({ key }) => key),
    ).not.toContain('shop/new words.txt')
  })

  it('shows what became of files, of all and of one', async () => {
    const { page } = tab
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/media`)
    await choose([text('kept.txt', 'One'), text('gone.txt', 'Gone')])
    await page.getByText('2 of 2 uploaded', { exact: true }).waitFor()
    const params = { path: { site: shop.site, key: 'shop/gone.txt' } }
    const there = await editor.client.GET('/api/console/sites/{site}/media/{key}', { params })
    const header = { 'If-Match': there.response.headers.get('ETag') ?? '' }
    await editor.client.DELETE('/api/console/sites/{site}/media/{key}', { params: { ...params, header } })

    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('heading', { name: 'Media history' }).waitFor()
    const rows = page.getByRole('listitem').filter({ hasText: 'shop/gone.txt' })
    await rows.getByText('Deleted').waitFor()
    expect(await rows.first().textContent()).toContain('Deleted')
    expect(await rows.nth(1).textContent()).toContain('4 B')
    await expectReadable(page)
    await page.getByLabel('Key of one file').fill('shop/gone')
    await page.getByText('No changes of this file').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await rows.first().waitFor()

    await page.getByRole('link', { name: 'Media', exact: true }).last().click()
    await page.getByRole('button', { name: 'kept.txt' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'History' }).click()
    await page.getByRole('heading', { name: 'Media history' }).waitFor()
    expect(new URL(page.url()).searchParams.get('key')).toBe('shop/kept.txt')
    await page.getByRole('listitem').filter({ hasText: 'shop/kept.txt' }).getByText('Uploaded').waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: 'shop/gone.txt' }).count()).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { name: 'Media', exact: true }).waitFor()
  })
})
