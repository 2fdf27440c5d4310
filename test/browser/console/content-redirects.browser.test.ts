import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, shop } from './content-shop.ts'

describe('redirects, partials and block types in the content console', () => {
  let desk: Desk
  let tab: DeskPage
  let editor: Editor

  beforeAll(async () => {
    desk = await startDesk({ surfaces: ['auth', 'content'] })
    tab = await desk.open()
    editor = await editorBeside(tab.page, desk.urls.content)
    await editor.publicPage('/news', 'News')
  })

  afterAll(async () => {
    await tab?.close()
    await desk?.close()
  })

  const row = (from: string) =>
    tab.page.getByRole('listitem').filter({ has: tab.page.getByText(from, { exact: true }) })
  const act = async (from: string, what: string) => {
    await tab.page.getByRole('button', { name: `Actions for ${from}` }).click()
    await tab.page.getByRole('menuitem', { name: what }).click()
  }
  const redirects = async () => {
    const params = { path: { siteId: shop.site, env: shop.env } }
    return (await editor.client.GET('/api/v1/{siteId}/{env}/_redirects', { params })).data?.redirects
  }

  it('makes one, says whether it holds and why not, and where a path leads', async () => {
    const { page, faults } = tab
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/${shop.env}/redirects`)
    await page.getByText('No redirects yet').waitFor()
    await page.getByRole('button', { name: 'New redirect' }).click()
    const form = page.getByRole('dialog', { name: 'New redirect' })
    await form.getByLabel('From').fill('old')
    await form.getByLabel('To', { exact: true }).fill('/nowhere')
    await form.getByRole('button', { name: 'Save and publish' }).click()
    await form.getByText('Start with a slash').waitFor()
    await form.getByLabel('From').fill('/old')
    await form.getByRole('button', { name: 'Save and publish' }).click()
    await row('/old').getByText('No page is published at its target.').waitFor()

    const ask = async (path: string) => {
      const field = page.getByLabel('Path', { exact: true })
      await field.fill(path)
      await field.press('Enter')
    }
    await ask('/old/')
    await page.getByText('/old has no page, and its redirect to /nowhere is ignored').waitFor()
    await act('/old', 'Edit')
    const edit = page.getByRole('dialog', { name: 'Edit redirect' })
    await edit.getByLabel('To', { exact: true }).fill('/news')
    await edit.getByRole('button', { name: 'Save and publish' }).click()
    await row('/old').getByText('Active').waitFor()
    expect(await redirects()).toEqual([{ from: '/old', to: '/news', status: 301 }])
    await ask('old')
    await page.getByText('/old leads to /news with 301.').waitFor()
    await ask('/news')
    await page.getByText('/news is a page and is not redirected.').waitFor()
    forgive404(faults)
  })

  it('loses nothing where someone else was first, takes down and deletes', async () => {
    const { page, faults } = tab
    await act('/old', 'Edit')
    const edit = page.getByRole('dialog', { name: 'Edit redirect' })
    await edit.getByLabel('From').fill('/older')
    const { documents = [] } = (await listRedirects()) ?? {}
    const id = documents[0]?.id ?? ''
    const { etag } = await done(editor.read(id))
    await done(editor.save(id, etag, { kind: 'redirect', from: '/old', to: '/news', status: 302 }))
    await edit.getByRole('button', { name: 'Save and publish' }).click()
    await edit.getByText('This was changed by someone else').waitFor()
    await edit.getByText('It now redirects from /old to /news with 302.').waitFor()
    expect(await edit.getByLabel('From').inputValue()).toBe('/older')
    await edit.getByRole('button', { name: 'Save and publish' }).click()
    await row('/older').waitFor()
    expect(await redirects()).toEqual([{ from: '/older', to: '/news', status: 301 }])

    await act('/older', 'Unpublish')
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText('No redirects yet').waitFor()
    expect(await redirects()).toEqual([])
    await page.getByText('Drafts (1)').click()
    await row('/older').waitFor()
    await expectReadable(page)
    await act('/older', 'Edit')
    await edit.getByLabel('From').fill('/oldest')
    const { etag: kept } = await done(editor.read(id))
    expect((await editor.remove(id, kept)).status).toBe(204)
    await edit.getByRole('button', { name: 'Save draft' }).click()
    await edit.getByText('This redirect was deleted by someone else').waitFor()
    await edit.getByRole('button', { name: 'Save draft' }).click()
    await row('/oldest').waitFor()
    await act('/oldest', 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No drafts').waitFor()
    expect(await listRedirects()).toEqual({ documents: [] })
    forgive(faults)
    forgive404(faults)
  })

  it('makes a partial and opens it', async () => {
    const { page } = tab
    await page.getByRole('link', { name: 'Partials' }).click()
    await page.getByRole('button', { name: 'New partial' }).click()
    await page.getByLabel('Key').fill('footer')
    await page.getByLabel('Key').press('Enter')
    await page.getByRole('heading', { level: 1, name: 'footer' }).waitFor()
    await page.locator('a[aria-current=page]', { hasText: 'Partials' }).waitFor()
    await page.getByRole('link', { name: 'Partials' }).click()
    await page.getByLabel('Find a partial').fill('foo')
    await page.getByRole('link', { name: 'footer' }).waitFor()
    await expectReadable(page)
  })

  it('makes a block type with its form beside it, and keeps a schema that is refused', async () => {
    const { page, faults } = tab
    await page.getByRole('link', { name: 'Block types' }).click()
    await page.getByRole('button', { name: 'New block type' }).click()
    await page.getByLabel('Name').fill('quote')
    await page.getByText('JSON', { exact: true }).click()
    const schema = page.getByRole('textbox', { name: 'JSON Schema' })
    await schema.fill('{"type":"nothing"}')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Invalid schema').waitFor()
    expect(await schema.textContent()).toContain('nothing')
    await schema.fill('{"type":"object","properties":{"by":{"type":"string","title":"Who said it"}}}')
    await page.getByRole('group', { name: 'Preview of the form' }).getByLabel('Who said it').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 2, name: 'quote' }).waitFor()
    // It is opened anew once it is in the list.
    await page.locator('button[aria-current=true]', { hasText: 'quote' }).waitFor()
    await expectReadable(page)
    await schema.fill('{"type":"object"}')
    await page.getByRole('link', { name: 'Block types' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await schema.textContent()).toBe('{"type":"object"}')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No block types yet').waitFor()
    forgive(faults)
    expect(faults).toEqual([])
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/block-types?type=teaser`)
    await page.getByText('teaser does not exist on this site').waitFor()
    await expectReadable(page)
    await page.getByRole('button', { name: 'All block types' }).click()
    await page.getByText('No block types yet').waitFor()
    forgive404(faults)
  })

  const listRedirects = async () => {
    const params = { path: { site: shop.site, env: shop.env }, query: { kind: 'redirect' } } as const
    return (await editor.client.GET('/api/console/sites/{site}/environments/{env}/documents', { params })).data
  }
})

/** To learn that no page is at a path it is asked for. */
function forgive404(faults: string[]): void {
  const others = faults.filter((fault) => !/Failed to load resource: .*404/.test(fault))
  faults.splice(0, faults.length, ...others)
}
