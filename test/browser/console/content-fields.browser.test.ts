import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleDocument, done, type Editor, type Held, pageOf } from '../../support/content-editor.ts'
import { png } from '../../support/every-content-operation.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, shop } from './content-shop.ts'

const reference = { type: 'string', format: 'reference' }
const post = {
  type: 'object',
  required: ['date', 'rating'],
  properties: {
    date: { type: 'string', format: 'date', title: 'Date', description: 'When it happened.', filterable: true },
    at: { type: 'string', format: 'date-time', title: 'Begins' },
    rating: { type: 'integer', minimum: 1, maximum: 5, title: 'Rating' },
    mood: { type: 'string', enum: ['calm', 'loud'], title: 'Mood' },
    pinned: { type: 'boolean', title: 'Pinned' },
    tags: { type: 'array', items: { type: 'string', maxLength: 20 }, filterable: true, title: 'Tags' },
    author: { ...reference, title: 'Author' },
    related: { type: 'array', items: reference, title: 'Related' },
    picture: { type: 'string', format: 'media', title: 'Picture' },
    intro: { type: 'string', format: 'markdown', title: 'Intro' },
    place: { type: 'object', title: 'Place', properties: { city: { type: 'string', title: 'City' } } },
  },
}
const teaser = { type: 'object', properties: { page: { ...reference, title: 'Page' } } }

let desk: Desk
let tab: DeskPage
let page: Page
let editor: Editor
let made: Held<ConsoleDocument>

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open({ timezoneId: 'Europe/Berlin' })
  page = tab.page
  editor = await editorBeside(page, desk.urls.content)
  const header = { 'If-None-Match': '*' } as const
  const types = [
    await editor.client.PUT('/api/console/sites/{site}/page-types/{type}', {
      params: { path: { site: shop.site, type: 'post' }, header },
      body: post,
    }),
    await editor.client.PUT('/api/console/sites/{site}/block-types/{type}', {
      params: { path: { site: shop.site, type: 'teaser' }, header },
      body: teaser,
    }),
  ]
  expect(types.map(({ response }) => response.status)).toEqual([201, 201])
  for (const key of ['people/Ada.png', 'places/house.png']) {
    await done(editor.putMedia(key, null, new Blob([png])))
  }
  await done(editor.create(pageOf('/people/ada', 'Ada Lovelace')))
  await done(editor.create(pageOf('/people/bob', 'Bob')))
  made = await done(editor.create(pageOf('/news/one', 'One', { fields: { layout: 'wide' } })))
  await page.goto(`${desk.urls.content}/console/sites/${shop.site}/${shop.env}/documents/${made.value.id}`)
})

afterAll(() => desk?.close())

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const read = async () => (await done(editor.read(made.value.id))).value
const fieldsOf = async () => ((await read()).content as { fields?: Record<string, unknown> }).fields

async function save(): Promise<void> {
  const mark = page.getByText('Unsaved changes', { exact: true })
  await mark.waitFor()
  await page.keyboard.press('Control+s')
  await expect.poll(() => mark.count()).toBe(0)
}

/** Looks for something in the dialog that is open, and chooses it with the keyboard. */
async function choose(words: string, found: Locator, others: Locator): Promise<void> {
  await dialog().getByRole('searchbox').fill(words)
  await expect.poll(() => others.count()).toBe(0)
  await found.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog().count()).toBe(0)
}

const found = (name: string | RegExp) => dialog().getByRole('button', { name })

describe('the fields of a page', () => {
  it('are shown as JSON until the page has a type that declares some', async () => {
    await page.getByText('No page type here is called page').waitFor()
    const declare = page.getByRole('link', { name: 'declare the type' })
    expect(await declare.getAttribute('href')).toBe(`/console/sites/${shop.site}/page-types?new=page`)
    await page.getByText('It has these: layout').waitFor()
    await button('Edit as JSON').click()
    await page.getByLabel('Fields of the page').fill('{"layout": "narrow"')
    await page.getByText('The fields must be a JSON object.').waitFor()
    await page.getByLabel('Fields of the page').fill('{"layout": "narrow"}')
    await button('Hide JSON').click()
    await page.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'post', exact: true }).click()
    await page.getByLabel('Rating').waitFor()
    await page.getByText('Other fields: layout').waitFor()
    await save()
    expect(await fieldsOf()).toEqual({ layout: 'narrow' })
    await expectReadable(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('have what is wrong with them at their field, until it is changed', async () => {
    await page.getByRole('combobox', { name: 'Tags' }).fill('a tag that is far too long for one')
    await page.keyboard.press('Enter')
    await button('Save and publish').click()
    const faultOf = (field: Locator) => expect.poll(() => field.getAttribute('aria-invalid'))
    await faultOf(page.locator('#fields_date')).toBe('true')
    await faultOf(page.getByLabel('Rating')).toBe('true')
    await faultOf(page.getByRole('combobox', { name: 'Tags' })).toBe('true')
    await expect.poll(() => page.getByText('This must be filled in').count()).toBe(2)
    // Above the form, and once at the field.
    expect(await page.getByText('must NOT have more than 20 characters').count()).toBe(2)
    await page.getByLabel('Rating').fill('4')
    await faultOf(page.getByLabel('Rating')).not.toBe('true')
    expect(await page.getByText('This must be filled in').count()).toBe(1)
    forgive(tab.faults)
  })

  it('are filled in with the field of their kind', async () => {
    await page.locator('#fields_date').fill('2026-11-20')
    await page.getByLabel('Begins').fill('2026-11-20T10:30')
    await page.getByText('2026-11-20 09:30 UTC').waitFor()
    await page.getByRole('combobox', { name: 'Mood' }).click()
    await page.getByRole('option', { name: 'loud' }).click()
    await page.getByLabel('Pinned').check()
    const tags = page.getByRole('combobox', { name: 'Tags' })
    await tags.focus()
    await page.keyboard.press('Backspace')
    for (const tag of ['release', 'spring']) {
      await tags.fill(tag)
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('Markdown of Intro').fill('It is **out**.')
    await page.getByLabel('City').fill('London')
    await save()
    expect(await fieldsOf()).toEqual({
      layout: 'narrow',
      date: '2026-11-20',
      at: '2026-11-20T09:30:00.000Z',
      rating: 4,
      mood: 'loud',
      pinned: true,
      tags: ['release', 'spring'],
      intro: 'It is **out**.',
      place: { city: 'London' },
    })
  })

  it('lead to pages and files that are looked for and chosen', async () => {
    await button('Choose Author').click()
    await found(/Bob/).waitFor()
    await expectReadable(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await choose('lovel', found(/Ada Lovelace/), found(/Bob/))
    expect(await page.getByLabel('Author', { exact: true }).inputValue()).toBe('/people/ada')
    await page.getByRole('group', { name: 'Related' }).getByRole('button', { name: 'Add' }).click()
    await page
      .getByRole('group', { name: 'Related' })
      .getByRole('button', { name: /^Choose/ })
      .click()
    await choose('bob', found(/Bob/), found(/Ada/))
    await button('Choose Picture').click()
    await found(/house\.png/).waitFor()
    await expectReadable(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog().getByRole('searchbox').fill('nothing of this name')
    await dialog().getByText('No matching files.').waitFor()
    await choose('ada', found(/Ada\.png/), found(/house\.png/))
    await save()
    expect(await fieldsOf()).toMatchObject({
      author: '/people/ada',
      related: ['/people/bob'],
      picture: '/media/people/Ada.png',
    })
  })

  it('take a file that is uploaded in the dialog', async () => {
    await button('Choose Picture').click()
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'a b.png', mimeType: 'image/png', buffer: Buffer.from(png) })
    await expect.poll(() => page.getByLabel('Picture', { exact: true }).inputValue()).toBe('/media/a%20b.png')
    await expect.poll(() => dialog().count()).toBe(0)
    await save()
  })

  it('are offered in blocks whose type declares them, too', async () => {
    await button('Add block to main').click()
    await page.getByRole('menuitem', { name: 'teaser' }).click()
    await button('Choose Page').click()
    await choose('lovel', found(/Ada Lovelace/), found(/Bob/))
    await save()
    expect(JSON.stringify((await read()).content)).toContain('{"page":"/people/ada"}')
  })

  it('are compared with what is public, published and delivered', async () => {
    await button('Publish').click()
    await expect.poll(async () => (await read()).state).toBe('published')
    const delivered = await fetch(`${desk.urls.content}/api/v1/${shop.site}/${shop.env}/_documents/${made.value.id}`)
    expect(await delivered.json()).toMatchObject({
      type: 'post',
      fields: {
        date: '2026-11-20',
        at: '2026-11-20T09:30:00.000Z',
        tags: ['release', 'spring'],
        author: '/people/ada',
        related: ['/people/bob'],
        picture: '/media/a%20b.png',
      },
      metadata: { layout: 'narrow' },
    })
    await button('Clear Begins').click()
    await page.getByText('Changes', { exact: true }).first().click()
    await page.getByText('at: 2026-11-20T09:30:00.000Z').first().waitFor()
    await page.getByText('Edit', { exact: true }).first().click()
    await save()
    expect(await fieldsOf()).not.toHaveProperty('at')
  })

  it('do nothing that a page must not do', () => tab.close())
})
