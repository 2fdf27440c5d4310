import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBridgeClient } from '../../../generated/bridge/client.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

let desk: Desk
let tab: DeskPage

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['bridge'], args: ['--sample'] })
  const folder = join(desk.triptych.dataDir, 'plugins/native/conditional')
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, 'bridge-conditions-plugin'), folder, { recursive: true })
  const client = createBridgeClient({ baseUrl: desk.urls.bridge })
  const devices = [{ name: 'fast' }, { name: 'slow' }, {}]
  const body = { platform: 'Conditional', plugin: 'plugins/native/conditional/index.js', kind: 'fan', devices }
  const { response } = await client.POST('/api/config/platform', { body })
  expect(response.status).toBe(200)
  await client.POST('/api/plugins/refresh')
  tab = await desk.open()
})

afterAll(() => desk?.close())

it('fields come and go as the conditions of the form say, in each entry of a list by itself', async () => {
  const { page } = tab
  await page.goto(`${desk.urls.bridge}/console/config?plugin=conditional`)
  await page.getByLabel('Kind').first().waitFor()
  const brightness = page.getByLabel('Brightness')
  expect(await brightness.count()).toBe(0)
  await page.getByLabel('Kind').first().click()
  await page.getByRole('option', { name: 'lamp' }).click()
  await brightness.waitFor()

  // Fast has both, slow a port, and the one without a name neither.
  const port = page.getByLabel('Port', { exact: true })
  const speed = page.getByLabel('Speed', { exact: true })
  expect([await port.count(), await speed.count()]).toEqual([2, 1])
  await page.getByLabel('Device name').nth(1).fill('fast')
  await expect.poll(() => speed.count()).toBe(2)
  await page.getByLabel('Device name').nth(0).fill('quick')
  await expect.poll(() => speed.count()).toBe(1)

  // What no comparison decides is shown, and says so.
  await page.getByLabel('Hint').waitFor()
  expect(await page.getByText('Always shown here').count()).toBe(1)
  await expectReadable(page)
  await tab.close()
})
