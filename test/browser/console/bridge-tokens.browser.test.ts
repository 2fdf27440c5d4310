import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

let desk: Desk
let tab: DeskPage

beforeAll(async () => {
  desk = await startDesk({ surfaces: ['bridge'], env: { SVC_BRIDGE_AUTH: 'token' } })
  tab = await desk.open()
})

afterAll(() => desk?.close())

it('the printed address signs a browser in once, and a stranger is asked for a token', async () => {
  const { page } = tab
  await page.goto(`${desk.urls.bridge}/console/tokens`)
  await page.getByRole('heading', { name: 'Sign in with a token' }).waitFor()
  await page.getByLabel('Token').fill('wsf_none')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('This token is not valid').waitFor()
  const [, token = ''] = /sign-in\/token\?token=(wsf_[\w-]+)/.exec(desk.triptych.stderr()) ?? []
  await page.goto(`${desk.urls.bridge}/sign-in/token?token=${token}&next=/console/tokens`)
  await page.getByRole('heading', { name: 'Sign in to this bridge' }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('No tokens', { exact: true }).waitFor()
  await page.getByText('controls the bridge, including its shell').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Signed in as Operator' }).waitFor()
  await expectReadable(page)
})

it('a token is made, shown once, used for accessories, and revoked after a question', async () => {
  const { page } = tab
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New token' })
  const create = dialog.getByRole('button', { name: 'Create' })
  expect(await create.isDisabled()).toBe(true)
  const name = `wall tablet ${'x'.repeat(100)}`
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Write to them').uncheck()
  await expectReadable(page)
  await create.click()
  const shown = page.getByRole('dialog', { name })
  const secret = (await shown.locator('[data-secret]').textContent()) ?? ''
  expect(secret).toMatch(/^wsb_[\w-]{43}$/)
  await expectReadable(page)
  await shown.getByRole('button', { name: 'I have copied it' }).click()
  await shown.waitFor({ state: 'detached' })
  await page.getByRole('list', { name: 'Tokens' }).getByText(name).waitFor()
  expect(await page.content()).not.toContain(secret)

  const headers = { Authorization: `Bearer ${secret}` }
  const read = () => fetch(`${desk.urls.bridge}/api/accessories`, { headers })
  expect((await read()).status).toBe(200)
  expect((await fetch(`${desk.urls.bridge}/api/config`, { headers })).status).toBe(403)
  await page.reload()
  await page.getByText('Reads').waitFor()
  expect(await page.getByText('Writes').count()).toBe(0)
  await expectReadable(page)

  const revoke = page.getByRole('button', { name: `Revoke ${name}` })
  await revoke.click()
  const question = page.getByRole('dialog', { name: 'Revoke this token?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await read()).status).toBe(200)
  await revoke.click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('No tokens', { exact: true }).waitFor()
  expect((await read()).status).toBe(401)
})

it('signing out leads to where a token signs in', async () => {
  const { page } = tab
  await page.getByRole('button', { name: 'Signed in as Operator' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
  await tab.close()
})
