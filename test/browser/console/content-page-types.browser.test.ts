import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../generated/content/types.ts'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, shop } from './content-shop.ts'

type PageSchema = components['schemas']['PageSchema']

const one = '/api/console/sites/{site}/page-types/{type}'
/** Browsers that share a busy machine take their time. */
const soon = { timeout: 30_000 }

let desk: Desk
let tab: DeskPage
let page: Page
let editor: Editor

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open()
  page = tab.page
  editor = await editorBeside(page, desk.urls.content)
})

afterAll(() => desk?.close())

const at = (type: string) => ({ site: shop.site, type })
const stored = async (type: string) => {
  const { data, response } = await editor.client.GET(one, { params: { path: at(type) } })
  return { schema: data?.schema, etag: response.headers.get('ETag') ?? '' }
}
const put = async (type: string, body: PageSchema) => {
  const { etag } = await stored(type)
  const header = etag === '' ? { 'If-None-Match': '*' } : { 'If-Match': etag }
  expect((await editor.client.PUT(one, { params: { path: at(type), header }, body })).error).toBeUndefined()
}
const address = (search: string) => `${desk.urls.content}/console/sites/${shop.site}/page-types${search}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('region', { name: `Field ${name}`, exact: true })
const select = async (label: string, choice: string, within = page.locator('body')) => {
  await within.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** Adds a field to what is shown, and gives it a name and a kind. */
async function add(name: string, kind: string, within = page.locator('main')): Promise<void> {
  await within.getByRole('button', { name: 'Add field' }).last().click()
  const naming = within.getByRole('textbox', { name: 'Name', exact: true }).last()
  await expect.poll(() => naming.and(page.locator(':focus')).count(), soon).toBe(1)
  await page.keyboard.type(name)
  await field(name).waitFor()
  if (kind !== 'Text') await select('Kind', kind, field(name))
}

const save = async (type: string) => {
  await button('Save').click()
  await page.getByText(`${type} was saved`).last().waitFor()
}

describe('page types', { timeout: 120_000 }, () => {
  it('are declared with fields of every kind', async () => {
    await page.goto(address(''))
    await page.getByText('No page types yet').waitFor()
    await expectReadable(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await button('New page type').click()
    await page.getByPlaceholder('post').fill('a post')
    await page.getByText('Start with a letter or digit').waitFor()
    await page.getByPlaceholder('post').fill('post')

    await add('date', 'Date')
    await field('date').getByRole('checkbox', { name: 'Required' }).check()
    await field('date').getByRole('checkbox', { name: 'Filterable' }).check()
    await field('date').getByRole('checkbox', { name: 'Sortable' }).check()
    await field('date').getByRole('textbox', { name: 'Label' }).fill('Day')
    await field('date').getByRole('textbox', { name: 'Help text' }).fill('When it happened.')
    await add('slug', 'Text')
    await field('slug').getByRole('textbox', { name: 'Maximum length' }).fill('20')
    await field('slug').getByRole('textbox', { name: 'Pattern' }).fill('^[a-z-]+$')
    await add('rating', 'Whole number')
    await field('rating').getByRole('textbox', { name: 'Minimum', exact: true }).fill('9')
    await field('rating').getByRole('textbox', { name: 'Maximum', exact: true }).fill('5')
    await page.getByText('rating: The minimum is above the maximum').waitFor()
    expect(await button('Save').isDisabled()).toBe(true)
    await field('rating').getByRole('textbox', { name: 'Minimum', exact: true }).fill('1')
    await add('mood', 'Choice')
    await page.getByText('mood: Add at least one choice').waitFor()
    for (const choice of ['calm', 'loud']) {
      await field('mood').getByRole('combobox', { name: 'Choices' }).fill(choice)
      await page.keyboard.press('Enter')
    }
    await add('tags', 'Tags')
    await field('tags').getByRole('checkbox', { name: 'Filterable' }).check()
    expect(await field('tags').getByRole('checkbox', { name: 'Sortable' }).count()).toBe(0)
    for (const [name, kind] of [
      ['intro', 'Markdown'],
      ['at', 'Date and time'],
      ['price', 'Number'],
      ['pinned', 'Yes or no'],
      ['author', 'Reference'],
      ['picture', 'Media file'],
    ] as const) {
      await add(name, kind)
    }
    await add('related', 'List')
    await select('Kind', 'Reference', field('related').getByRole('group', { name: 'Each entry' }))
    await add('place', 'Object')
    await add('city', 'Text', field('place'))
    await save('post')
    expect((await stored('post')).schema).toEqual({
      type: 'object',
      required: ['date'],
      properties: {
        date: {
          ...{ type: 'string', format: 'date', title: 'Day', description: 'When it happened.' },
          ...{ filterable: true, sortable: true },
        },
        slug: { type: 'string', maxLength: 20, pattern: '^[a-z-]+$' },
        rating: { type: 'integer', minimum: 1, maximum: 5 },
        mood: { type: 'string', enum: ['calm', 'loud'] },
        tags: { type: 'array', items: { type: 'string' }, uniqueItems: true, filterable: true },
        intro: { type: 'string', format: 'markdown' },
        at: { type: 'string', format: 'date-time' },
        price: { type: 'number' },
        pinned: { type: 'boolean' },
        author: { type: 'string', format: 'reference' },
        picture: { type: 'string', format: 'media' },
        related: { type: 'array', items: { type: 'string', format: 'reference' } },
        place: { type: 'object', properties: { city: { type: 'string' } } },
      },
    })
    await page.getByRole('group', { name: 'Preview of the form' }).getByLabel('Day').first().waitFor()
    await expectReadable(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('have fields that are renamed, moved by the keyboard, removed and brought back', async () => {
    await put('note', {
      required: ['b', 'other'],
      properties: { a: { type: 'string', examples: ['x'] }, b: { type: 'string' }, c: { $ref: '#/$defs/c' } },
      $defs: { c: { type: 'string' } },
    })
    await page.goto(address('?type=note'))
    await page.getByText('Edited as JSON alone: $defs').waitFor()
    await field('a').getByRole('button', { name: 'a Text' }).click()
    await field('a').getByText('Edited as JSON alone: examples').waitFor()
    await field('c').getByRole('button', { name: /^c / }).click()
    await page.getByText('This declaration can only be edited as JSON.').waitFor()

    await field('b').getByRole('button', { name: 'b Text' }).click()
    await field('b').getByRole('textbox', { name: 'Name', exact: true }).fill('a')
    await page.getByText('Another field has this name').waitFor()
    expect(await button('Save').isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('body')
    await field('body').getByRole('button', { name: 'Move body up' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText('body is field 1 of 3 now').waitFor()
    expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Move body up')
    await button('Remove a').click()
    await page.getByText('The field a was removed.').waitFor()
    await page.keyboard.press('Enter')
    await field('a').waitFor()
    await save('note')
    expect(JSON.stringify((await stored('note')).schema)).toBe(
      JSON.stringify({
        required: ['body', 'other'],
        properties: { body: { type: 'string' }, a: { type: 'string', examples: ['x'] }, c: { $ref: '#/$defs/c' } },
        $defs: { c: { type: 'string' } },
      }),
    )
  })

  it('have what the surface refuses at the field, until it is changed', async () => {
    await page.goto(address('?type=note'))
    await add('route', 'Text')
    await button('Save').click()
    await page.getByText('The page type was not saved').waitFor()
    const name = field('route').getByRole('textbox', { name: 'Name', exact: true })
    await expect.poll(() => name.getAttribute('aria-invalid'), soon).toBe('true')
    await expectReadable(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await name.fill('way')
    await expect.poll(() => field('way').locator('[aria-invalid="true"]').count(), soon).toBe(0)
    await save('note')
    expect((await stored('note')).schema).toHaveProperty('properties.way')
    forgive(tab.faults)
  })

  it('keep what was written where someone else was first', async () => {
    await page.goto(address('?type=note'))
    await field('way').getByRole('button', { name: /^way / }).click()
    await field('way').getByRole('textbox', { name: 'Label' }).fill('Mine')
    await put('note', { properties: { theirs: { type: 'string' } } })
    await button('Save').click()
    await page.getByText('Your version is kept').waitFor()
    expect(await field('way').getByRole('textbox', { name: 'Label' }).inputValue()).toBe('Mine')
    await button('Use theirs').click()
    await field('theirs').waitFor()
    expect(await field('way').count()).toBe(0)
    forgive(tab.faults)
  })

  it('are deleted once it was said which public pages have them', async () => {
    for (const route of ['/a', '/b', '/c', '/d']) {
      const { value, etag } = await done(editor.create(pageOf(route, route, { type: 'note' })))
      await done(editor.publish(value.id, etag))
    }
    await page.goto(address('?type=note'))
    await button('Delete').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`${shop.env}: /a, /b, /c and others`).waitFor()
    await expectReadable(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await stored('note')).schema).toBeDefined()
    await button('Delete').click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Choose a page type').waitFor()
    expect((await stored('note')).schema).toBeUndefined()
    forgiveMissing()
    await page.goto(address('?type=post'))
    await button('Delete').click()
    await dialog.getByText('No public page has this type.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  it('are declared from the editor of a page whose type the site does not have', async () => {
    const { value } = await done(editor.create(pageOf('/recipe', 'Recipe', { type: 'recipe' })))
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/${shop.env}/documents/${value.id}`)
    await page.getByText('No page type here is called recipe').waitFor()
    await page.getByRole('link', { name: 'declare the type' }).click()
    await page.getByRole('heading', { level: 2, name: 'New page type' }).waitFor()
    expect(await page.getByPlaceholder('post').inputValue()).toBe('recipe')
    await add('servings', 'Whole number')
    await save('recipe')
    await page.getByRole('heading', { level: 2, name: 'recipe' }).waitFor()
    await page.goBack()
    await page.getByText('What pages of the type recipe have.').waitFor()
  })

  it('do nothing that a page must not do', () => tab.close())
})

/** That what is asked for is gone is what a test is about. */
function forgiveMissing(): void {
  const others = tab.faults.filter((fault) => !/Failed to load resource: .*404/.test(fault))
  tab.faults.splice(0, tab.faults.length, ...others)
}
