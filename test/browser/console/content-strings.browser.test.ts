import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, shop } from './content-shop.ts'

describe('the strings of the content console', () => {
  let desk: Desk
  let tab: DeskPage
  let editor: Editor
  let german: string

  beforeAll(async () => {
    desk = await startDesk({ surfaces: ['auth', 'content'] })
    tab = await desk.open({ routed: true })
    editor = await editorBeside(tab.page, desk.urls.content)
    const english = { 'nav.home': 'Home', 'nav.next': 'Next', 'nav.back': 'Back' }
    await done(editor.create({ kind: 'strings', locale: 'en', strings: english }))
    const strings = { 'nav.next': 'Weiter', 'nav.back': 'Zurück' }
    german = (await done(editor.create({ kind: 'strings', locale: 'de', strings }))).value.id
  })

  afterAll(async () => {
    await tab?.close()
    await desk?.close()
  })

  const cell = (key: string, language: string) => tab.page.getByRole('textbox', { name: `${key} in ${language}` })
  const holds = (key: string, language: string, text: string) =>
    expect.poll(() => cell(key, language).inputValue()).toBe(text)
  const saved = async () => {
    const { content } = (await done(editor.read(german))).value
    return (content as { readonly strings?: unknown }).strings
  }
  const delivered = async (locale: string) => {
    const params = { path: { siteId: shop.site, env: shop.env, locale } }
    return (await editor.client.GET('/api/v1/{siteId}/{env}/i18n/{locale}', { params })).data
  }

  it('finds what is missing, fills it in, saves and publishes it', async () => {
    const { page } = tab
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/${shop.env}/strings`)
    await cell('nav.back', 'German').waitFor()
    await page.getByRole('combobox', { name: 'Filter rows' }).click()
    await page.getByRole('option', { name: 'Missing in German' }).click()
    await cell('nav.back', 'German').waitFor({ state: 'detached' })
    await cell('nav.home', 'German').fill('Startseite')
    await page.getByRole('button', { name: 'Save 1 text' }).click()
    await expect.poll(saved).toEqual({ 'nav.home': 'Startseite', 'nav.next': 'Weiter', 'nav.back': 'Zurück' })
    await page.getByText('No matches').waitFor()
    await page.getByRole('combobox', { name: 'Filter rows' }).click()
    await page.getByRole('option', { name: 'All rows' }).click()
    expect(await delivered('de')).toBeUndefined()
    await page.getByRole('button', { name: 'Actions for German' }).click()
    await page.getByRole('menuitem', { name: 'Publish', exact: true }).click()
    await page.getByText('German was published').waitFor()
    await expect.poll(() => delivered('de')).toMatchObject({ 'nav.home': 'Startseite' })
  })

  it('goes from text to text by keyboard, and adds languages and keys', async () => {
    const { page } = tab
    await page.getByRole('button', { name: 'Add language' }).click()
    await page.getByLabel('Language tag').fill('ar')
    await page.getByText('Arabic', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await cell('nav.back', 'Arabic').focus()
    await page.keyboard.type('رجوع')
    await page.keyboard.press('Enter')
    await page.keyboard.type('البداية')
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await holds('nav.home', 'Arabic', 'البداية')
    await holds('nav.home', 'German', 'Startseite!')
    await page.keyboard.press('Escape')
    await holds('nav.home', 'German', 'Startseite')
    await cell('nav.home', 'Arabic').press('F2')
    const arabic = page.getByRole('dialog', { name: 'nav.home' }).locator('textarea:focus')
    await arabic.waitFor()
    // As the text itself runs, whatever stands around the field.
    expect(await page.evaluate('getComputedStyle(document.activeElement).unicodeBidi')).toBe('plaintext')
    await page.keyboard.press('Escape')
    await arabic.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add key' }).click()
    await page.getByLabel('Key', { exact: true }).fill('<script>alert(1)</script>')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await cell('<script>alert(1)</script>', 'English').fill('long words '.repeat(30))
    await page.keyboard.press('F2')
    const larger = page.getByRole('dialog', { name: '<script>alert(1)</script>' })
    await larger.locator('textarea:focus').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type('end')
    await larger.getByRole('button', { name: 'Done' }).click()
    await larger.waitFor({ state: 'detached' })
    await page.getByLabel('Find a key or a text').fill('')
    await expectReadable(page)
    await page.getByRole('button', { name: 'Save 3 texts' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
    await page.getByText('Saved as drafts').first().waitFor()
  })

  it('keeps what was written while the server is away, and when another user saved first', async () => {
    const { page, faults } = tab
    await cell('nav.next', 'German').fill('Vorwärts')
    await cell('nav.back', 'German').fill('Heim')
    await page.route('**/documents/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Save 2 texts' }).click()
    await page.getByText('The server is not responding').waitFor()
    await page.unroute('**/documents/*')

    const { etag } = await done(editor.read(german))
    const strings = { 'nav.next': 'Fort', 'nav.back': 'Zurück', 'nav.top': 'Nach oben' }
    await done(editor.save(german, etag, { kind: 'strings', locale: 'de', strings }))
    await page.getByRole('button', { name: 'Save 2 texts' }).click()
    const clash = page.getByRole('alert').filter({ hasText: 'someone else saved these texts' })
    await clash.getByText('Theirs: Fort').waitFor()
    await holds('nav.next', 'German', 'Vorwärts')
    await clash.getByRole('button', { name: 'Keep mine' }).click()
    await clash.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save 2 texts' }).click()
    await expect.poll(saved).toEqual({ 'nav.next': 'Vorwärts', 'nav.back': 'Heim', 'nav.top': 'Nach oben' })
    forgive(faults)
  })
})
