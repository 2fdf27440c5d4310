import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, Editor, pageOf } from '../../support/content-editor.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, shop } from './content-shop.ts'
import { cookieHeaders } from './cookie-headers.ts'

let desk: Desk
let tab: DeskPage
let page: Page
let editor: Editor

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['auth', 'content'] })
  tab = await desk.open()
  page = tab.page
  editor = await editorBeside(page, desk.urls.content)
  const site = { path: { site: shop.site } }
  await editor.client.POST('/api/console/sites/{site}/environments', { params: site, body: { name: 'staging' } })
  for (const type of ['post', 'recipe']) {
    const params = { path: { site: shop.site, type }, header: { 'If-None-Match': '*' as const } }
    const body = { type: 'object', properties: { shared: { type: 'string', title: 'Shared field' } } }
    await editor.client.PUT('/api/console/sites/{site}/page-types/{type}', { params, body })
  }
})

afterAll(() => desk?.close())

const address = (search: string) => `${desk.urls.content}/console/sites/${shop.site}/page-types${search}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const nav = () => page.getByRole('navigation', { name: 'Page types' })
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function stored(type: string, env = 'staging') {
  const path = '/api/console/sites/{site}/environments/{env}/page-types/{type}'
  return (await editor.client.GET(path, { params: { path: { site: shop.site, env, type } } })).data
}

async function choose(name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Applies to', exact: true }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

describe('page types of an environment', { timeout: 120_000 }, () => {
  it('take the place of the shared one, and give way to it again', async () => {
    await page.goto(address('?type=post'))
    await page.getByRole('heading', { level: 2, name: 'post' }).waitFor()
    await choose('Only staging')
    await page.getByText('Shared by all environments').waitFor()
    const field = `document.querySelector('[aria-label="Applies to"]')`
    expect(await page.evaluate(`getComputedStyle(${field}).textOverflow`)).toBe('ellipsis')
    await page.getByText('JSON', { exact: true }).click()
    const schema = page.getByRole('textbox', { name: 'JSON Schema' })
    await schema.fill('{"type":"object","properties":{"mine":{"type":"string","title":"Mine"}}}')
    await button('Save').click()
    await page.getByText('In place of the shared type, in staging only').waitFor()
    await nav().getByText('Own').waitFor()
    await expectReadable(page)
    expect(await stored('post')).toMatchObject({ origin: 'environment', schema: { properties: { mine: {} } } })
    expect(await stored('post', 'production')).toMatchObject({ origin: 'site' })

    await button('Use shared').click()
    await confirm('Use shared')
    await page.getByText('Shared by all environments').waitFor()
    await expect.poll(() => schema.textContent()).toContain('Shared field')
    expect(await stored('post')).toMatchObject({ origin: 'site' })
  })

  it('are removed from one environment, and come back', async () => {
    await button('Remove from staging').click()
    await confirm('Remove')
    await page.getByText('staging does not use this type').waitFor()
    await nav().getByText('Removed').waitFor()
    await expectReadable(page)
    expect(await stored('post')).toMatchObject({ schema: null })
    await button('Use the shared page type').click()
    await page.getByText('Shared by all environments').waitFor()
  })

  it('are made for one environment alone, with what is refused said at its field', async () => {
    await button('New page type').click()
    await page.getByPlaceholder('post').fill('event')
    await page.getByText('JSON', { exact: true }).click()
    const schema = page.getByRole('textbox', { name: 'JSON Schema' })
    await schema.fill('{"type":"object","properties":{"route":{"type":"string"}}}')
    await page.getByText('Fields', { exact: true }).click()
    await button('Save').click()
    await page.getByText('is a reserved name: every page has it already').first().waitFor()
    await page.getByText('JSON', { exact: true }).click()
    await schema.fill('{"type":"object","properties":{"place":{"type":"string","title":"Place"}}}')
    await button('Save').click()
    await page.getByText('event was saved').waitFor()
    await page.getByText('In staging only.').waitFor()
    await choose('All environments')
    await nav().getByRole('button', { name: 'recipe' }).waitFor()
    await expect.poll(() => nav().getByRole('button', { name: 'event' }).count()).toBe(0)
    tab.faults.splice(0)
  })

  it('are chosen for a new page, whose form they make', async () => {
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/staging/documents`)
    await page.getByRole('button', { name: 'New page', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Fair')
    await dialog.getByRole('combobox', { name: 'Type' }).or(dialog.getByLabel('Type')).first().click()
    await page.getByRole('option', { name: 'event', exact: true }).click()
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { level: 1, name: 'Fair' }).waitFor()
    await page.getByLabel('Place').waitFor()
  })

  it('are named by a promotion, and come along', async () => {
    const headers = await cookieHeaders(page.context(), desk.urls.content)
    const staging = new Editor(desk.urls.content, headers, { site: shop.site, env: 'staging' })
    const { value, etag } = await done(staging.create(pageOf('/a', 'A')))
    await done(staging.publish(value.id, etag))
    await page.goto(`${desk.urls.content}/console/sites/${shop.site}/production/releases`)
    await button('Promote…').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('From').click()
    await page.getByRole('option', { name: 'staging', exact: true }).click()
    await dialog.getByText('Page type event').waitFor()
    await dialog.getByRole('checkbox', { name: 'Also use the types of staging (1)' }).check()
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Create release' }).click()
    await page.getByRole('heading', { level: 1, name: 'From staging' }).waitFor()
    expect(await stored('event', 'production')).toMatchObject({ origin: 'environment' })
    expect(tab.faults).toEqual([])
  })
})
