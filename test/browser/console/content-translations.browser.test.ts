import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, saveAs, shop } from './content-shop.ts'

let desk: Desk
let tab: DeskPage
let page: Page
let editor: Editor
let about: string
let site: string
let grid: string

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open()
  page = tab.page
  editor = await editorBeside(page, desk.urls.content)
  const made = await done(editor.create(pageOf('/about', 'About us')))
  await done(editor.publish(made.value.id, made.etag))
  about = made.value.id
  site = `${desk.urls.content}/console/sites/${shop.site}`
  grid = `${site}/${shop.env}/translations`
})

afterAll(() => desk?.close())

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const nav = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const isPublic = async (route: string) => (await fetch(`${desk.urls.content}/api/v1/shop/production${route}`)).ok

describe('a site without languages', () => {
  it('shows none of them but where they are set', async () => {
    await page.goto(`${site}/${shop.env}/documents/${about}`)
    await page.getByLabel('Title').waitFor()
    await nav('Strings').waitFor()
    expect(await nav('Translations').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Languages' }).count()).toBe(0)
    await page.goto(grid)
    await page.getByText('This site has no languages').waitFor()
    await expectReadable(page)
    await page.getByRole('link', { name: 'Set languages' }).click()
    await page.waitForURL(site)
  })
})

describe('the languages of a site', () => {
  it('are chosen on its page, and what makes no sense is said where it is', async () => {
    await page.goto(site)
    await button('Add language').click()
    await page.getByLabel('Language tag').fill('english')
    await button('Save').first().click()
    await page.getByText('A language tag, such as de, de-CH or zh-Hant').waitFor()
    await page.getByLabel('Language tag').fill('en')
    for (const tag of ['DE', 'de-ch', 'ar']) {
      await button('Add language').click()
      await page.getByLabel('Language tag').last().fill(tag)
    }
    await page.getByLabel('Route prefix').nth(2).fill('/de')
    await page.getByLabel('Fallback').nth(2).click()
    await page.getByRole('option', { name: 'German', exact: true }).click()
    await button('Save').first().click()
    await page.getByText('/de is the prefix of de already', { exact: true }).waitFor()
    await expectReadable(page)
    await page.getByLabel('Route prefix').nth(2).fill('/ch')
    await button('Save').first().click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await nav('Translations').waitFor()
    const params = { path: { site: shop.site } }
    const { data } = await editor.client.GET('/api/console/sites/{site}/languages', { params })
    expect(data?.languages).toEqual([
      { code: 'en' },
      { code: 'de' },
      { code: 'de-CH', prefix: '/ch', fallback: 'de' },
      { code: 'ar' },
    ])
    forgive(tab.faults)
  })
})

describe('the grid', () => {
  it('begins a missing version by keyboard, which is edited beside its source and published', async () => {
    await nav('Translations').click()
    await row('About us').getByRole('link', { name: 'Published Source' }).waitFor()
    await expectReadable(page)
    await button('Add German version of About us').focus()
    await page.keyboard.press('Enter')
    await dialog().getByText('The new version is a draft with the content of the English draft.').waitFor()
    await expectReadable(page)
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Create')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/documents/*`)
    const beside = page.getByRole('region', { name: 'English version' })
    await beside.waitFor()
    await page.frameLocator('iframe[title="English version"]').getByRole('heading', { name: 'About us' }).waitFor()
    await page.getByLabel('Title').fill('Über uns')
    await button('Save and publish').click()
    await page.getByText('Published', { exact: true }).first().waitFor()
    await expect.poll(() => isPublic('/de/about')).toBe(true)
    await expectReadable(page)
  })

  it('shows what is older than its source, which is compared and marked as up to date', async () => {
    await saveAs(editor, about, 'About all of us')
    await page.goto(grid)
    await page.getByRole('combobox', { name: 'Which pages' }).click()
    await page.getByRole('option', { name: 'Outdated' }).click()
    await page.waitForURL('**/translations?status=outdated')
    await row('About all of us').getByRole('link', { name: 'Published Outdated' }).click()
    await page.getByText('English has changed since.').waitFor()
    await page.getByText('Changed since', { exact: true }).click()
    await page.getByText('About all of us').first().waitFor()
    await expectReadable(page)
    await button('Mark as up to date').click()
    await page.getByText('Marked as up to date').waitFor()
    await expect.poll(() => page.getByText('English has changed since.').count()).toBe(0)
    await page.goto(`${grid}?status=outdated`)
    await page.getByText('Nothing is outdated in any language').waitFor()
    await expectReadable(page)
  })

  it('leaves the pages that a language is missing of', async () => {
    await editor.page('/news', 'News')
    await page.goto(`${grid}?status=missing`)
    await row('News').waitFor()
    await page.getByRole('combobox', { name: 'In which language' }).click()
    await page.getByRole('option', { name: 'In German' }).click()
    await page.waitForURL('**/translations?status=missing&language=de')
    await expect.poll(() => row('About all of us').count()).toBe(0)
    await row('News').waitFor()
  })
})

describe('the versions of a page', () => {
  it('are gone between and begun in the editor, and published together', async () => {
    await page.goto(`${site}/${shop.env}/documents/${about}`)
    await page.getByLabel('Title').fill('About everyone')
    await button('Language: English').click()
    await page.getByRole('menuitem', { name: 'Add Arabic…' }).click()
    await dialog().getByLabel('Route').fill('/de/about')
    await dialog().getByRole('button', { name: 'Create' }).click()
    await dialog().getByText('The version was not created').waitFor()
    await dialog().getByLabel('Route').fill('/ar/من-نحن')
    await dialog().getByRole('button', { name: 'Create' }).click()
    await button('Language: Arabic').waitFor()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('About everyone')
    await button('Publish languages…').click()
    const chosen = dialog().getByRole('checkbox', { name: 'German' })
    await chosen.waitFor()
    expect(await chosen.isDisabled()).toBe(true)
    await expectReadable(page)
    await dialog().getByRole('checkbox', { name: 'English' }).uncheck()
    await dialog().getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Arabic was published').waitFor()
    await expect.poll(() => isPublic('/ar/%D9%85%D9%86-%D9%86%D8%AD%D9%86')).toBe(true)
    expect((await done(editor.read(about))).value.state).toBe('changed')
    await button('Language: Arabic').click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await button('Language: English').waitFor()
    await page.getByText('Changed', { exact: true }).first().waitFor()
    await page.getByLabel('Side by side').check()
    await page.getByRole('region', { name: 'German version' }).waitFor()
    await page.getByRole('switch', { name: 'Preview' }).check()
    await page.getByRole('region', { name: 'Preview' }).waitFor()
    expect(await page.getByLabel('Side by side').isChecked()).toBe(false)
    forgive(tab.faults)
    expect(tab.faults).toEqual([])
  })

  it('are not published where one is refused, and say which', async () => {
    const taken = await editor.publicPage('/taken', 'Taken')
    const params = { path: { ...shop, documentId: taken.value.id } }
    const path = '/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations'
    const made = await editor.client.POST(path, { params, body: { language: 'de', route: '/de/taken' } })
    await saveAs(editor, taken.value.id, 'Taken again')
    await page.goto(grid)
    await button('Publish languages of Taken again').click()
    await dialog().getByRole('checkbox', { name: 'German' }).waitFor()
    // Another editor saves meanwhile.
    await saveAs(editor, made.data?.id ?? '', 'Vergeben')
    await dialog().getByRole('button', { name: 'Publish' }).click()
    await dialog().getByText('This was changed by someone else').waitFor()
    expect(await isPublic('/de/taken')).toBe(false)
    await dialog().getByRole('button', { name: 'Publish' }).click()
    await page.getByText('The languages were published').waitFor()
    await expect.poll(() => isPublic('/de/taken')).toBe(true)
    forgive(tab.faults)
    expect(tab.faults).toEqual([])
  })
})
