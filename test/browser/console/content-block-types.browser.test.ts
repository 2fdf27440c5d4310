import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../generated/content/types.ts'
import type { Editor } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, startDesk } from './console-desk.ts'
import { editorBeside, forgive, shop } from './content-shop.ts'

type BlockSchema = components['schemas']['BlockSchema']

const one = '/api/console/sites/{site}/block-types/{type}'
const mine = '{"type":"object","properties":{"by":{"type":"string","title":"Mine"}}}'
const theirs = { type: 'object', properties: { by: { type: 'string', title: 'Theirs' } } }

describe('block types that two people work on', () => {
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

  const at = (type: string) => ({ site: shop.site, type })
  const stored = async (type: string) => {
    const { data, response } = await editor.client.GET(one, { params: { path: at(type) } })
    return { schema: data?.schema, etag: response.headers.get('ETag') ?? '' }
  }
  const put = async (type: string, body: BlockSchema = theirs) => {
    const { etag } = await stored(type)
    const header = etag === '' ? { 'If-None-Match': '*' } : { 'If-Match': etag }
    const { error } = await editor.client.PUT(one, { params: { path: at(type), header }, body })
    expect(error).toBeUndefined()
  }
  const remove = async (type: string) => {
    const header = { 'If-Match': (await stored(type)).etag }
    expect((await editor.client.DELETE(one, { params: { path: at(type), header } })).response.status).toBe(204)
  }
  const open = async (type: string) => {
    await tab.page.goto(`${desk.urls.content}/console/sites/${shop.site}/block-types?type=${type}`)
    await tab.page.getByRole('heading', { level: 2, name: type }).waitFor()
    await tab.page.getByText('JSON', { exact: true }).click()
  }
  const schema = () => tab.page.getByRole('textbox', { name: 'JSON Schema' })
  const save = () => tab.page.getByRole('button', { name: 'Save' }).click()

  it('keeps what was written where someone else was first, and saves it over theirs', async () => {
    const { page, faults } = tab
    await put('quote')
    await open('quote')
    await schema().fill(mine)
    await put('quote', { type: 'object' })
    await save()
    await page.getByText('Your version is kept').waitFor()
    expect(await schema().textContent()).toBe(mine)
    await save()
    await page.getByText('quote was saved').waitFor()
    await expect.poll(async () => (await stored('quote')).schema).toEqual(JSON.parse(mine))
    forgiveAll(faults)
  })

  it('keeps it where someone else deleted the type, and creates that again', async () => {
    const { page, faults } = tab
    await put('note')
    await open('note')
    await schema().fill(mine)
    for (const type of ['note', 'quote']) await remove(type)
    await save()
    await page.getByText('This block type was deleted by someone else. Save again to recreate it.').waitFor()
    expect(await schema().textContent()).toBe(mine)
    await save()
    await page.getByRole('heading', { level: 2, name: 'note' }).waitFor()
    await expect.poll(async () => (await stored('note')).schema).toEqual(JSON.parse(mine))
    forgiveAll(faults)
  })

  it('deletes one that someone else changed once that is seen, and says where it is gone already', async () => {
    const { page, faults } = tab
    const agree = async () => {
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    }
    await put('card')
    await open('note')
    await put('note')
    await agree()
    await page.getByText('The block type was not deleted').waitFor()
    expect((await stored('note')).schema).toEqual(theirs)
    await agree()
    await page.getByText('Choose a block type').waitFor()
    expect((await stored('note')).schema).toBeUndefined()

    await page.getByRole('button', { name: 'card' }).click()
    await page.getByRole('heading', { level: 2, name: 'card' }).waitFor()
    await remove('card')
    await agree()
    await page.getByText('No block types yet').waitFor()
    forgiveAll(faults)
  })
})

/** That what is asked for is gone is what these tests are about. */
function forgiveAll(faults: string[]): void {
  forgive(faults)
  const others = faults.filter((fault) => !/Failed to load resource: .*404/.test(fault))
  faults.splice(0, faults.length, ...others)
}
