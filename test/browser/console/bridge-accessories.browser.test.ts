import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBridgeClient } from '../../../generated/bridge/client.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

let desk: Desk
let tab: DeskPage
let page: Page
let client: ReturnType<typeof createBridgeClient>

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['bridge'], args: ['--sample'] })
  client = createBridgeClient({ baseUrl: desk.urls.bridge })
  const folder = join(desk.triptych.dataDir, 'plugins/native/showcase')
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, 'bridge-accessories-plugin'), folder, { recursive: true })
  const body = { platform: 'Showcase', plugin: 'plugins/native/showcase/index.js' }
  await client.POST('/api/config/platform', { body })
  await client.POST('/api/daemon/restart')
  // The last one that the plugin adds.
  const last = async () => {
    if ((await read('Doorbell button', 'Name')) === undefined) throw new Error('not there yet')
  }
  await vi.waitFor(last, { interval: 100 })
  tab = await desk.open()
  page = tab.page
  await page.goto(`${desk.urls.bridge}/console/accessories`)
  await page.getByRole('heading', { name: 'Reading lamp' }).waitFor()
})

afterAll(() => desk?.close())

/** What the bridge says of a characteristic, found by the names of its accessory and its type. */
async function read(accessory: string, type: string): Promise<unknown> {
  const found = await find(accessory, type)
  return found?.characteristic.value
}

async function find(accessory: string, type: string) {
  const { data } = await client.GET('/api/accessories').catch(() => ({ data: undefined }))
  const of = data?.accessories.find(({ name }) => name === accessory)
  const all = of?.services.flatMap((service) =>
    service.characteristics.map((one) => ({ service, characteristic: one })),
  )
  const found = all?.find(({ characteristic }) => characteristic.type === type)
  return of && found ? { accessory: of, ...found } : undefined
}

it('groups the accessories by plugin, shows values in words, and is readable', async () => {
  const showcase = page.getByRole('region', { name: 'showcase' })
  const hall = showcase.getByRole('article', { name: 'Hall' })
  for (const text of ['Open', 'Motion', '18.3 °C', '123.4 lx', '12 µg/m³', 'Good', '87 %', 'Not charging']) {
    await hall.getByText(text, { exact: true }).waitFor()
  }
  await page.getByRole('region', { name: 'triptych-virtual' }).getByRole('article', { name: 'Lamp' }).waitFor()
  await page.getByText('SVC_BRIDGE_AUTH=session').waitFor()
  await page.getByRole('button', { name: 'Reading lamp, details' }).click()
  await page.getByText('Serial number').waitFor()
  // The lamp, the heating, the fan and the blind, which have every kind of control.
  await page.getByRole('searchbox').fill('ing')
  await expect.poll(() => page.getByRole('article').count()).toBe(4)
  await expectReadable(page)
  await page.getByRole('searchbox').fill('')
})

it('switches, slides, steps, and chooses, by keyboard', async () => {
  await page.getByRole('switch', { name: 'Lamp, on', exact: true }).press('Space')
  await expect.poll(() => read('Lamp', 'On')).toBe(true)
  await page.getByRole('slider', { name: 'Lamp, brightness', exact: true }).press('Home')
  await expect.poll(() => read('Lamp', 'Brightness')).toBe(0)
  await page.getByRole('button', { name: 'Living room heating, target temperature: more' }).press('Enter')
  await expect.poll(() => read('Living room heating', 'TargetTemperature')).toBe(22)
  const target = page.getByRole('textbox', { name: 'Living room heating, target temperature' })
  for (const [typed, value] of [
    ['18,5', 18.5],
    ['20', 20],
    ['19.0', 19],
  ] as const) {
    await target.press('Control+a')
    await target.pressSequentially(typed)
    await target.press('Enter')
    await expect.poll(() => read('Living room heating', 'TargetTemperature')).toBe(value)
    await expect.poll(() => target.inputValue()).toBe(`${value.toFixed(1)} °C`)
  }
  await target.fill('7')
  await target.press('Escape')
  await expect.poll(() => target.inputValue()).toBe('19.0 °C')
  await page.getByRole('radiogroup', { name: 'Front door, lock' }).getByText('Unlocked').click()
  await expect.poll(() => read('Front door', 'LockTargetState')).toBe(0)
  await page.getByRole('combobox', { name: 'Ceiling fan, direction' }).selectOption('Counter-clockwise')
  await expect.poll(() => read('Ceiling fan', 'RotationDirection')).toBe(1)
  await page.getByRole('switch', { name: 'Ceiling fan, on' }).press('Space')
  await expect.poll(() => read('Ceiling fan', 'Active')).toBe(0)
})

it('picks a colour with a pointer, and its hue with a slider', async () => {
  await page.getByRole('button', { name: /^Reading lamp, colour/ }).click()
  // In its middle: half of the hues, half as strong.
  await page.locator('[data-colour-field]').click()
  await expect.poll(async () => Math.round(Number(await read('Reading lamp', 'Hue')) / 10)).toBe(18)
  await expect.poll(async () => Math.round(Number(await read('Reading lamp', 'Saturation')) / 10)).toBe(5)
  await page.getByRole('slider', { name: 'Reading lamp, hue' }).press('End')
  await expect.poll(() => read('Reading lamp', 'Hue')).toBe(360)
  await page.keyboard.press('Escape')
})

it('shows what another user changed', async () => {
  const found = await find('Power strip', 'On')
  if (found === undefined) throw new Error('no power strip')
  const shown = page.getByRole('switch', { name: 'Power strip, Left, on' })
  await expect.poll(() => shown.isChecked()).toBe(true)
  await client.POST('/api/accessories/{uuid}/characteristics', {
    params: { path: { uuid: found.accessory.uuid } },
    body: { serviceUuid: found.service.uuid, charUuid: found.characteristic.uuid, value: false },
  })
  await expect.poll(() => shown.isChecked()).toBe(false)
})

it('rolls a refused write back, and says why', async () => {
  const stuck = page.getByRole('switch', { name: 'Stuck switch, on' })
  await stuck.press('Space')
  const article = page.getByRole('article', { name: 'Stuck switch' })
  await article.getByRole('alert').getByText('The plugin is not responding').waitFor()
  await expect.poll(() => stuck.isChecked()).toBe(false)
  expect(tab.faults.splice(0).filter((fault) => !fault.includes('503'))).toEqual([])
})

it('an accessory is removed after a question, and comes back while its plugin has it', async () => {
  const removed = async () => {
    const { data } = await client.GET('/api/logs', { params: { query: { plugin: 'triptych-virtual', limit: 1000 } } })
    return data?.entries.filter(({ message }) => message === 'Lamp was removed from the bridge').length
  }
  await page.getByRole('button', { name: 'Lamp, details', exact: true }).click()
  const remove = page.getByRole('button', { name: 'Remove Lamp', exact: true })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Remove Lamp?' })
  await expectReadable(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect([await removed(), await find('Lamp', 'On')]).toEqual([0, expect.anything()])
  await remove.click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Lamp was removed').waitFor()
  expect(await removed()).toBe(1)
  await expect.poll(() => find('Lamp', 'On')).toBeDefined()
  await page.getByRole('article', { name: 'Lamp', exact: true }).waitFor()
})

it('finds by name and by plugin, and says when nothing fits', async () => {
  const search = page.getByRole('searchbox', { name: 'Search accessories' })
  await search.fill('front')
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await page.waitForURL((url) => url.searchParams.get('q') === 'front')
  // The caret stays in the middle of a word.
  await search.press('Home')
  await search.pressSequentially('the ')
  await expect.poll(() => search.inputValue()).toBe('the front')
  await page.getByText('No matching accessories').waitFor()
  // The page as the navigation leads to it has all of them.
  await page.getByRole('link', { name: 'Accessories', exact: true }).click()
  await expect.poll(() => search.inputValue()).toBe('')
  await page.goBack()
  await expect.poll(() => search.inputValue()).toBe('the front')
  await search.fill('front')
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await page.getByRole('combobox', { name: 'Plugin' }).selectOption('triptych-virtual')
  await page.getByText('No matching accessories').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('heading', { name: 'Front door' }).waitFor()
  await page.goto(`${desk.urls.bridge}/console/accessories?plugin=homebridge-nowhere`)
  await page.getByText('This plugin has no accessories').waitFor()
  await page.getByRole('link', { name: 'View status' }).waitFor()
  await tab.close()
})
