import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, publishAs, saveAs, shop } from './content-shop.ts'

describe('releases of many documents in the content console', () => {
  let desk: Desk
  let tab: DeskPage
  let editor: Editor
  let releases: string

  beforeAll(async () => {
    desk = await startDesk({ surfaces: ['auth', 'content'] })
    tab = await desk.open({ routed: true })
    editor = await editorBeside(tab.page, desk.urls.content)
    releases = `${desk.urls.content}/console/sites/${shop.site}/${shop.env}/releases`
  })

  afterAll(async () => {
    await tab?.close()
    await desk?.close()
  })

  const title = async (route: string) => {
    const params = { path: { siteId: shop.site, env: shop.env, route } }
    return (await editor.client.GET('/api/v1/{siteId}/{env}/{route}', { params })).data?.meta.title
  }
  const inside = async (releaseId: string) =>
    (await done(editor.items(releaseId))).value.items.map(({ key, action }) => `${action} ${key}`).sort()
  const items = () => tab.page.getByRole('list', { name: 'Items', exact: true })
  const names = async () => (await items().getByRole('link').allTextContents()).sort()

  /** Pages that are public, each with a draft that says something else, and a release of those drafts. */
  const conflicting = async (name: string, ...routes: readonly string[]) => {
    const ids: string[] = []
    for (const route of routes) {
      const { value } = await editor.publicPage(route, route)
      await saveAs(editor, value.id, `${route} of the release`)
      ids.push(value.id)
    }
    const { value } = await editor.releaseOf(name, ...ids)
    return { id: value.id, documents: ids }
  }

  it('adds all that is shown, and nothing else', async () => {
    const { page, faults } = tab
    for (const name of ['Desk lamp', 'Floor lamp', 'Wall lamp', 'Chair']) await editor.page(`/${name}`, name)
    const { value } = await done(editor.createRelease('Lamps'))
    await page.goto(`${releases}/${value.id}`)
    await page.getByRole('button', { name: 'Add all 4 shown' }).waitFor()
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('lamp')
    const add = page.getByRole('button', { name: 'Add all 3 shown' })
    await add.waitFor()

    // The second of them is refused, and what is in is not taken for missing.
    let asked = 0
    const item = /\/items\/[^/]+$/
    await page.route(item, (route) => {
      asked += 1
      return asked === 2 ? route.abort() : route.continue()
    })
    await add.click()
    await page.getByText('Not all documents were added').waitFor()
    await expect.poll(names).toHaveLength(1)
    await page.unroute(item)
    await page.getByRole('button', { name: 'Add all 2 shown' }).click()
    await page.getByText('2 documents added').waitFor()
    await page.getByText('Not all documents were added').waitFor({ state: 'detached' })
    await expect.poll(names).toEqual(['Desk lamp', 'Floor lamp', 'Wall lamp'])
    await page.getByRole('button', { name: /^Add all/ }).waitFor({ state: 'detached' })
    expect(await inside(value.id)).toEqual(['publish /Desk lamp', 'publish /Floor lamp', 'publish /Wall lamp'])
    forgive(faults)
  })

  it('shows what was chosen for an item until that is what is there', async () => {
    const { page } = tab
    const { id } = await conflicting('Choice', '/choice')
    await page.goto(`${releases}/${id}`)
    const action = items().getByLabel('Action for /choice of the release')
    await action.waitFor()
    const letGo = await hold(/\/items\?/)
    const answered = page.waitForResponse((one) => one.request().method() === 'PUT')
    const lookedAgain = page.waitForRequest(/\/items\?/)
    await action.selectOption('unpublish')
    await answered
    await lookedAgain
    expect(await action.inputValue()).toBe('unpublish')
    letGo()
    await items()
      .getByText(/^Revision/)
      .waitFor({ state: 'detached' })
    expect(await action.inputValue()).toBe('unpublish')
  })

  it('shows only the conflicts, and all items again once they are settled', async () => {
    const { page } = tab
    const { id, documents } = await conflicting('Fruit', '/apple', '/pear', '/plum')
    await publishAs(editor, documents[0] ?? '', 'Apple of someone else')
    await publishAs(editor, documents[1] ?? '', 'Pear of someone else')
    await page.goto(`${releases}/${id}`)
    await page.getByText('2 items are in conflict').waitFor()
    await expect.poll(names).toHaveLength(3)
    await page.getByRole('switch', { name: 'Conflicts only' }).press('Space')
    await expect.poll(names).toEqual(['Apple of someone else', 'Pear of someone else'])
    await expectReadable(page)

    await items().getByRole('button', { name: 'Changes in Apple of someone else' }).click()
    await items().getByRole('button', { name: 'Keep this item' }).click()
    await page.getByText('1 item is in conflict').waitFor()
    await expect.poll(names).toEqual(['Pear of someone else'])
    await items().getByRole('button', { name: 'Remove Pear of someone else' }).click()
    await page.getByText('in conflict').waitFor({ state: 'detached' })
    await page.getByRole('switch', { name: 'Conflicts only' }).waitFor({ state: 'detached' })
    await expect.poll(names).toEqual(['/plum of the release', 'Apple of someone else'])
  })

  it('publishes over what was published since, once that is confirmed', async () => {
    const { page } = tab
    const { id, documents } = await conflicting('Over', '/over')
    await publishAs(editor, documents[0] ?? '', 'Of someone else')
    await page.goto(`${releases}/${id}`)
    const over = page.getByRole('button', { name: 'Overwrite and publish' })
    const sure = page.getByRole('dialog', { name: 'Overwrite newer published content?' })
    await over.click()
    await sure.getByText('1 item takes effect in production now').waitFor()
    await sure.getByRole('button', { name: 'Cancel' }).click()
    await sure.waitFor({ state: 'detached' })
    expect((await done(editor.release(id))).value.state).toBe('open')
    expect(await title('over')).toBe('Of someone else')

    await over.click()
    await sure.getByRole('button', { name: 'Overwrite and publish' }).click()
    await page.getByRole('button', { name: 'Revert' }).waitFor()
    await expect.poll(() => title('over')).toBe('/over of the release')
    await page.getByText('in conflict').waitFor({ state: 'detached' })
  })

  it('publishes one over it that is due, and would fail', async () => {
    const { page } = tab
    const { id, documents } = await conflicting('Later', '/later')
    const { etag } = await done(editor.release(id))
    await done(editor.schedule(id, etag, Date.now() + 86_400_000))
    await publishAs(editor, documents[0] ?? '', 'Of someone else')
    await page.goto(`${releases}/${id}`)
    await page.getByText('The scheduled release will stop because of that.').waitFor()
    await page.getByRole('button', { name: 'Overwrite and publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Overwrite and publish' }).click()
    await page.getByRole('button', { name: 'Revert' }).waitFor()
    await expect.poll(() => title('later')).toBe('/later of the release')
  })

  it('says why one was not published until it is another one', async () => {
    const { page, faults } = tab
    const path = { site: shop.site, type: 'quote' }
    const quote = { type: 'object', required: ['by'], properties: { by: { type: 'string' } } }
    const put = { params: { path, header: { 'If-None-Match': '*' } }, body: quote }
    expect((await editor.client.PUT('/api/console/sites/{site}/block-types/{type}', put)).response.status).toBe(201)
    const blocks = [{ id: 'q', type: 'quote', fields: {} }]
    const bad = await editor.page('/bad', 'Bad', { zones: { main: { blocks } } })
    const good = await editor.page('/good', 'Good')
    const { value } = await editor.releaseOf('Quotes', bad.value.id, good.value.id)
    await page.goto(`${releases}/${value.id}`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    const why = page.getByText('The release was not published')
    await why.waitFor()
    await items().getByRole('button', { name: 'Remove Bad' }).click()
    await why.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Revert' }).waitFor()
    await expect.poll(() => title('good')).toBe('Good')
    forgive(faults)
  })

  it('shows no page as it was before a release of it', async () => {
    const { page } = tab
    await conflicting('Fresh', '/fresh')
    await page.goto(releases.replace(/releases$/, 'documents'))
    const changed = page.getByRole('listitem').filter({ hasText: '/fresh of the release' }).getByText('Changed')
    await changed.waitFor()
    await page.getByRole('link', { name: 'Releases', exact: true }).click()
    await page.getByRole('link', { name: 'Fresh', exact: true }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Revert' }).waitFor()
    const letGo = await hold(/\/documents\?/)
    const asked = page.waitForRequest(/\/documents\?/)
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await asked
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    expect(await changed.count()).toBe(0)
    letGo()
    await page.getByRole('listitem').filter({ hasText: '/fresh of the release' }).getByText('Published').waitFor()
  })

  /** Holds back what the page asks for. @returns what lets it go */
  async function hold(address: RegExp): Promise<() => void> {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await tab.page.route(address, (route) => held.then(() => route.continue()))
    return letGo
  }
})
