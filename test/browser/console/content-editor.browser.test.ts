import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleDocument, type Content, done, Editor, type Held, pageOf } from '../../support/content-editor.ts'
import { png } from '../../support/every-content-operation.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { cookieHeaders } from './cookie-headers.ts'

const at = { site: 'handbook', env: 'production' }
const hero = {
  type: 'object',
  required: ['heading'],
  properties: {
    heading: { type: 'string', minLength: 1, title: 'Heading' },
    image: { type: 'string', title: 'Image', pattern: '^/media/' },
  },
}

let desk: Desk
let tab: DeskPage
let page: Page
let colleague: Editor
let made: Held<ConsoleDocument>

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open({ routed: true })
  page = tab.page
  colleague = new Editor(desk.urls.content, await cookieHeaders(page.context(), desk.urls.content), at)
  const site = { path: { site: at.site } }
  await colleague.client.POST('/api/console/sites', { body: { id: at.site } })
  await colleague.client.POST('/api/console/sites/{site}/environments', { params: site, body: { name: at.env } })
  await colleague.client.PUT('/api/console/sites/{site}/block-types/{type}', {
    params: { path: { ...site.path, type: 'hero' }, header: { 'If-None-Match': '*' } },
    body: hero,
  })
  made = await done(colleague.create(pageOf('/start', 'Start')))
  await page.goto(`${desk.urls.content}/console/sites/handbook/production/documents/${made.value.id}`)
})

afterAll(() => desk?.close())

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const preview = () => page.frameLocator('iframe[title=Preview]')
const block = (name: string) => page.getByRole('region', { name })
const read = async () => (await done(colleague.read(made.value.id))).value
const contentOf = async () => JSON.stringify((await read()).content)

async function choose(item: string): Promise<void> {
  await button('More').click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Chooses which part of the document is shown. */
async function show(view: string): Promise<void> {
  await page.getByText(view, { exact: true }).first().click()
}

/** Whether it is on the screen, below the bars that stay. */
async function isInSight(text: Locator): Promise<boolean> {
  const box = await text.boundingBox()
  return box !== null && box.y > 100 && box.y + box.height < (page.viewportSize()?.height ?? 0)
}

/** Takes out what the browser says of answers that a test asked for. */
async function refused(fault: string): Promise<void> {
  await expect.poll(() => tab.faults.join()).toContain(fault)
  tab.faults.splice(0)
}

/** Saves what was changed with the keyboard. */
async function saved(): Promise<void> {
  const mark = page.getByText('Unsaved changes', { exact: true })
  await mark.waitFor()
  await page.keyboard.press('Control+s')
  await expect.poll(() => mark.count()).toBe(0)
}

describe('the editor', () => {
  it('shows what is written before it is saved, and saves it with the keyboard', async () => {
    await page.getByLabel('Title').fill('Start <script>stolen = 1</script>')
    await preview().getByRole('heading', { level: 1, name: 'Start <script>' }).waitFor()
    await page.getByLabel('Markdown of block 1, markdown').fill('## Hello\n\n<script>stolen = 1</script>')
    await preview().getByRole('heading', { level: 2, name: 'Hello' }).waitFor()
    await preview().getByText('<script>stolen = 1</script>').last().waitFor()
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-same-origin')
    expect(await contentOf()).not.toContain('Hello')
    await page.getByRole('combobox', { name: 'Redirects from' }).fill('/begin')
    await page.keyboard.press('Enter')
    await saved()
    const content = (await read()).content as { meta?: unknown }
    expect(content.meta).toMatchObject({ title: 'Start <script>stolen = 1</script>', redirectsFrom: ['/begin'] })
    expect(await contentOf()).toContain('## Hello')
  })

  it('adds, fills in, moves and removes blocks, and takes a removal back', async () => {
    await button('Add block to main').click()
    await page.getByRole('menuitem', { name: 'hero' }).click()
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Block 2')
    await block('Block 2, hero').getByLabel('Image').fill('house.png')
    const up = page.getByRole('button', { name: 'Move block 2, hero up' })
    await up.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await block('Block 1, hero').waitFor()
    const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")')
    await expect.poll(focused).toBe('Move block 1, hero up')
    await button('Remove block 1, hero').click()
    await expect.poll(() => block('Block 1, hero').count()).toBe(0)
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Undo')
    await page.keyboard.press('Enter')
    await block('Block 1, hero').waitFor()
    await expect.poll(focused).toBe('Remove block 1, hero')
    await saved()
    const { zones } = (await read()).content as { zones?: unknown }
    const blocks = [
      { id: 'hero-1', type: 'hero', fields: { image: 'house.png' } },
      { id: 'body', type: 'markdown', fields: { markdown: '## Hello\n\n<script>stolen = 1</script>' } },
    ]
    expect(zones).toEqual({ main: { blocks } })
  })

  it('uploads pictures that are pasted or dropped into Markdown, and shows them there', async () => {
    const field = page.getByLabel('Markdown of block 2, markdown')
    const give = (type: string, text = '') =>
      page.evaluate(`(() => {
        const element = document.querySelector('[aria-label="Markdown of block 2, markdown"]')
        const bytes = Uint8Array.from(atob('${Buffer.from(png).toString('base64')}'), (letter) => letter.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([bytes], 'a (1).png', { type: 'image/png' }))
        if ('${text}' !== '') data.setData('text/plain', '${text}')
        const { x, y } = element.getBoundingClientRect()
        const init = { bubbles: true, cancelable: true }
        const pasted = new ClipboardEvent('paste', { ...init, clipboardData: data })
        const dropped = new DragEvent('drop', { ...init, dataTransfer: data, clientX: x + 4, clientY: y + 4 })
        element.dispatchEvent('${type}' === 'paste' ? pasted : dropped)
      })()`)
    await give('paste', 'Cells of a sheet, of which there is a picture too')
    await expect.poll(() => field.textContent()).toContain('Cells of a sheet')
    const before = (await field.textContent()) ?? ''
    for (const type of ['paste', 'drop']) {
      await give(type)
      await page.getByText(type === 'paste' ? 'a (1).png was uploaded' : 'a (1)-2.png was uploaded').waitFor()
    }
    await expect.poll(async () => (await field.textContent())?.length ?? 0).toBeGreaterThan(before.length + 40)
    await saved()
    const content = await contentOf()
    expect(content.match(/!\[/g)).toHaveLength(2)
    expect(content).toContain('![a (1)](/media/a%20%281%29.png)')
    expect(content).toContain('![a (1)-2](/media/a%20%281%29-2.png)')
    const found = await fetch(`${desk.urls.content}/media/a%20(1)-2.png`)
    expect([found.status, found.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  it('takes fields as JSON, and saves nothing while they are invalid', async () => {
    await button('Edit block 1, hero as JSON').click()
    const json = page.getByLabel('Fields of block 1, hero')
    await json.fill('image')
    await block('Block 1, hero').getByText('This cannot be saved yet').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('The fields of block 1, hero are not a JSON object').waitFor()
    expect(await json.textContent()).toContain('image')
    await json.fill('{"image": "garden.png"}')
    await saved()
    expect(await contentOf()).toContain('garden.png')
    await button('Edit block 1, hero as a form').click()
    await expect.poll(() => block('Block 1, hero').getByLabel('Image').inputValue()).toBe('garden.png')
  })

  it('says at its field what publishing refuses', async () => {
    await button('Publish').click()
    await page.getByText('Some blocks have errors').waitFor()
    await page.getByText('main › block 1 › image: must match pattern').waitFor()
    const fault = block('Block 1, hero').getByText('must match pattern')
    await fault.waitFor()
    await block('Block 1, hero').getByText('This must be filled in').waitFor()
    await refused('409')
    await expectReadable(page)
    await block('Block 1, hero').getByLabel('Image').fill('/media/house.png')
    await expect.poll(() => fault.count()).toBe(0)
    await block('Block 1, hero').getByLabel('Heading').fill('Welcome')
    await button('Save and publish').click()
    await page.getByText('Published', { exact: true }).first().waitFor()
    expect((await read()).state).toBe('published')
  })

  it('loses nothing when saving fails, and offers it again after a reload', async () => {
    await page.route('**/documents/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Description').fill('Written while the server was gone')
    await page.keyboard.press('Control+s')
    await page.getByRole('alert').getByText('The server is not responding').waitFor()
    await refused('ERR_FAILED')
    expect(await page.getByLabel('Description').inputValue()).toBe('Written while the server was gone')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('You have unsaved changes').waitFor()
    await expectReadable(page)
    expect(await page.getByLabel('Description').inputValue()).toBe('')
    await button('Discard…').click()
    await dialog().getByText('stored only in this browser').waitFor()
    await button('Cancel').click()
    await button('Restore my changes').click()
    const description = () => page.getByLabel('Description').inputValue()
    await expect.poll(description).toBe('Written while the server was gone')
    await page.unroute('**/documents/*')
    await saved()
    expect(await contentOf()).toContain('Written while the server was gone')
  })

  it('shows what another user saved meanwhile, and asks which version to keep', async () => {
    const save = async (title: string) => {
      const { value, etag } = await done(colleague.read(made.value.id))
      const content = value.content as unknown as { meta: object }
      await done(
        colleague.save(made.value.id, etag, { ...content, meta: { ...content.meta, title } } as unknown as Content),
      )
    }
    await page.getByLabel('Title').fill('Mine')
    await save('Theirs')
    await page.keyboard.press('Control+s')
    await dialog().getByText('title: Theirs').waitFor()
    await dialog().getByText('title: Mine').waitFor()
    await refused('412')
    await expectReadable(page)
    await page.route('**/documents/*', (route) => route.abort())
    await button('Overwrite with mine').click()
    await dialog().getByText('The server is not responding').waitFor()
    await refused('ERR_FAILED')
    await page.unroute('**/documents/*')
    await button('Overwrite with mine').click()
    await dialog().waitFor({ state: 'hidden' })
    expect(await contentOf()).toContain('"title":"Mine"')

    await page.getByLabel('Title').fill('Mine again')
    await save('Theirs again')
    await page.keyboard.press('Control+s')
    await refused('412')
    await button('Use theirs').click()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Theirs again')
    expect(await contentOf()).toContain('"title":"Theirs again"')
  })

  it('shows what publishing would change, and brings an older revision back', async () => {
    await show('Changes')
    await page.getByText('title: Theirs again').waitFor()
    await page.getByText('title: Start <script>').waitFor()
    await expectReadable(page)
    await show('History')
    await page.getByText('Revision 1', { exact: true }).waitFor()
    await expectReadable(page)
    await button('View revision 1').click()
    await dialog().getByText('title: Start', { exact: true }).waitFor()
    await button('Restore as the draft').click()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Start')
    await button('Publish').click()
    await expect.poll(async () => (await read()).state).toBe('published')
  })

  it('shows that saving failed to who writes far below', async () => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.getByRole('combobox', { name: 'Type' }).fill('guide')
    await page.evaluate('scrollTo(0, 600)')
    await page.route('**/documents/*', (route) => route.abort())
    await page.keyboard.press('Control+s')
    await expect.poll(() => isInSight(page.getByText('Couldn’t save'))).toBe(true)
    await refused('ERR_FAILED')
    await page.unroute('**/documents/*')
    await saved()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  describe('where someone else deletes the page', () => {
    const remove = async () => {
      const { etag } = await done(colleague.read(away.value.id))
      expect((await colleague.remove(away.value.id, etag)).status).toBe(204)
    }
    const told = () => page.getByText('This was deleted by someone else')
    const kept = async () => JSON.stringify((await done(colleague.read(away.value.id))).value.content)
    let away: Held<ConsoleDocument>

    it('makes it anew from what is in the form', async () => {
      away = await done(colleague.create(pageOf('/away', 'Away')))
      await page.goto(`${desk.urls.content}/console/sites/handbook/production/documents/${away.value.id}`)
      await page.getByLabel('Title').fill('Still here')
      await remove()
      await page.keyboard.press('Control+s')
      await told().waitFor()
      await refused('404')
      await expectReadable(page)
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Still here')
      await button('Recreate').click()
      await page.getByText('Recreated as a draft').waitFor()
      await expect.poll(() => told().count()).toBe(0)
      expect(await kept()).toContain('"title":"Still here"')
    })

    it('makes it anew from what the browser kept', async () => {
      await page.getByLabel('Title').fill('Here once more')
      await remove()
      await page.keyboard.press('Control+s')
      await told().waitFor()
      await refused('404')
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await page.getByText('Document not found').waitFor()
      await refused('404')
      await expectReadable(page)
      await button('Recreate with my changes').click()
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Here once more')
      expect(await kept()).toContain('"title":"Here once more"')
    })

    it('shows what they made of it meanwhile', async () => {
      await page.getByLabel('Title').fill('Mine')
      await remove()
      await page.keyboard.press('Control+s')
      await told().waitFor()
      await refused('404')
      await done(colleague.create(pageOf('/away', 'Theirs')))
      await button('Recreate').click()
      await page.getByText('Couldn’t recreate').waitFor()
      await refused('409')
      await button('Compare versions').click()
      await dialog().getByText('title: Theirs').waitFor()
      await button('Overwrite with mine').click()
      await dialog().waitFor({ state: 'hidden' })
      expect(await kept()).toContain('"title":"Mine"')
      await remove()
      await page.goto(`${desk.urls.content}/console/sites/handbook/production/documents/${made.value.id}`)
      await page.getByLabel('Title').waitFor()
    })
  })

  it('makes a preview token, and says how it is used', async () => {
    await choose('Preview token…')
    await button('Create token').click()
    const token = await dialog().locator('[data-secret]').textContent()
    await dialog().getByText('X-CMS-Preview-Token').waitFor()
    await expectReadable(page)
    const headers = { 'X-CMS-Preview-Token': token ?? '' }
    const shown = await page.request.get(`${desk.urls.content}/api/v1/handbook/production/start`, { headers })
    expect(shown.headers()['x-cms-preview']).toBe('granted')
    await page.keyboard.press('Escape')
  })

  it('moves a page with its redirect, takes it off the site, and deletes it', async () => {
    await choose('Move…')
    await dialog().getByLabel('New route').fill('/first-steps')
    await button('Move').click()
    await page.getByText('Public at /start until the move is published').waitFor()
    expect((await read()).content).toMatchObject({ route: '/first-steps', meta: { redirectsFrom: ['/start'] } })
    await choose('Unpublish…')
    await button('Unpublish').click()
    await page.getByText('Unpublished').waitFor()
    expect((await read()).state).toBe('draft')
    await choose('Delete…')
    await button('Delete').click()
    await page.getByText('No pages yet').waitFor()
    expect((await colleague.read(made.value.id)).status).toBe(404)
    expect(await page.evaluate('typeof stolen')).toBe('undefined')
    expect(tab.faults).toEqual([])
  })
})
