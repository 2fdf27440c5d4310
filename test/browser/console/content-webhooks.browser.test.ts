import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../../generated/auth/client.ts'
import type { Editor } from '../../support/content-editor.ts'
import { type OpenReceiver, openReceiver, verified } from '../../support/webhook-receiver.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'
import { editorBeside, forgive, shop } from './content-shop.ts'

describe('the webhooks of the content console', () => {
  let desk: Desk
  let tab: DeskPage
  let editor: Editor
  let receiver: OpenReceiver
  let address: string
  let webhooks: string
  /** What the receiver answers. */
  let answer = 204

  beforeAll(async () => {
    receiver = await openReceiver((_message, response) => response.writeHead(answer).end())
    const { host } = new URL(receiver.url)
    address = receiver.url
    desk = await startDesk({ surfaces: ['auth', 'content'], env: { SVC_WEBHOOK_HOSTS: host } })
    tab = await desk.open({ routed: true })
    editor = await editorBeside(tab.page, desk.urls.content)
    webhooks = `${desk.urls.content}/console/sites/${shop.site}/webhooks`
  })

  afterAll(async () => {
    // The last test deletes a webhook, whose deliveries the page may just have been asking for.
    tab?.faults.splice(0, tab.faults.length, ...tab.faults.filter((fault) => !fault.includes('status of 404')))
    await tab?.close()
    await desk?.close()
    await receiver?.close()
  })

  it('makes one, shows its secret once, and sends it a test that is signed with it', async () => {
    const { page, faults } = tab
    await page.goto(webhooks)
    await page.getByText('No webhooks').waitFor()
    await page.getByRole('button', { name: 'New webhook' }).click()
    const dialog = page.getByRole('dialog', { name: 'New webhook' })
    await dialog.getByLabel('Address').fill('http://hooks.example.com/')
    await dialog.getByLabel('Release failed').check()
    await dialog.getByLabel('Media changed').check()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('This URL must be https').waitFor()
    expect(await dialog.getByLabel('Release failed').isChecked()).toBe(true)
    await dialog.getByLabel('Address').fill(address)
    await dialog.getByRole('button', { name: 'Create' }).click()
    const secret = (await page.locator('[data-secret]').textContent()) ?? ''
    expect(secret).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'I have copied it' }).click()
    await page.getByText('Events: Release failed, Media changed').waitFor()

    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText('The test was delivered. Status 204').waitFor()
    expect(receiver.received).toHaveLength(1)
    const [message] = receiver.received
    expect(message && verified(secret, message)).toMatchObject({ type: 'webhook.test' })
    await page.getByRole('button', { name: 'Deliveries' }).click()
    await page.getByRole('row', { name: /^Test Delivered 1 Status 204/ }).waitFor()
    await expectReadable(page)
    forgive(faults)
  })

  it('says that a message which did not arrive is tried again, and shows it once it has arrived', async () => {
    const { page } = tab
    answer = 500
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText('The test was not delivered yet and will be retried. Status 500').waitFor()
    await page.getByRole('row', { name: /^Test Will be retried \d Status 500/ }).waitFor()
    answer = 204
    await page.getByText('The test was delivered. Status 204').waitFor()
    await page.getByRole('row', { name: /^Test Delivered [2-9] Status 204/ }).waitFor()
    await page.getByText('Will be retried').waitFor({ state: 'detached' })
  })

  it('turns it off and on, and back where that is refused', async () => {
    const { page, faults } = tab
    const on = page.getByRole('switch')
    const settled = () => expect.poll(() => on.getAttribute('aria-busy')).toBe('false')
    await on.press('Space')
    await page.getByText('Off: nothing is sent').waitFor()
    await expect.poll(async () => (await listed())[0]?.active).toBe(false)
    await settled()
    await page.route('**/webhooks/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await on.press('Space')
    await page.getByText('The webhook was not enabled').waitFor()
    await expect.poll(() => on.isChecked()).toBe(false)
    await page.unroute('**/webhooks/*')
    await settled()
    await on.press('Space')
    await expect.poll(async () => (await listed())[0]?.active).toBe(true)
    await page.getByText('The webhook was not enabled').waitFor({ state: 'detached' })
    forgive(faults)
  })

  it('changes its events, over the change of another user once that is seen', async () => {
    const { page } = tab
    await page.getByRole('button', { name: `Actions for ${address}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit webhook' })
    await dialog.getByLabel('Content published').check()
    const [shown] = await listed()
    const at = { path: { site: shop.site, webhookId: shown?.id ?? '' } }
    const one = '/api/console/sites/{site}/webhooks/{webhookId}'
    const etag = (await editor.client.GET(one, { params: at })).response.headers.get('ETag') ?? ''
    const elsewhere = { params: { ...at, header: { 'If-Match': etag } }, body: { url: `${address}/new` } }
    expect((await editor.client.PATCH(one, elsewhere)).response.status).toBe(200)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('This was changed by someone else').waitFor()
    expect(await dialog.getByLabel('Content published').isChecked()).toBe(true)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Events: Content published, Release failed').waitFor()
    await expect.poll(async () => (await listed())[0]?.url).toBe(address)
  })

  it('shows that it was turned off once its receiver is gone', async () => {
    const { page } = tab
    answer = 410
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText('The test was not delivered and will not be retried. Status 410').waitFor()
    await page.getByText('Off: nothing is sent').waitFor()
    expect((await listed())[0]?.active).toBe(false)
    answer = 204
  })

  it('makes a new secret, and deletes it, each once that is confirmed', async () => {
    const { page } = tab
    const actions = page.getByRole('button', { name: `Actions for ${address}` })
    await actions.click()
    await page.getByRole('menuitem', { name: 'Rotate secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click()
    expect(await page.locator('[data-secret]').textContent()).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'I have copied it' }).click()
    await actions.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No webhooks').waitFor()
    await expect.poll(listed).toEqual([])
  })

  it('tells a member whom to ask', async () => {
    const email = 'member@example.com'
    const cookies = await tab.page.context().cookies(desk.urls.auth)
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const auth = createAuthClient({ baseUrl: desk.urls.auth, headers: { Cookie, Origin: desk.urls.auth } })
    expect((await auth.POST('/api/v1/members', { body: { email } })).response.status).toBe(201)
    const member = await desk.open({ signedOut: true })
    const { page } = member
    await page.goto(webhooks)
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await page.getByLabel('Six-digit code').fill(await desk.codeFor(email))
    await page.keyboard.press('Enter')
    await page.getByText('Administrators only').waitFor()
    await expect.poll(() => page.url()).toBe(webhooks)
    forgive(member.faults)
    await member.close()
  })

  async function listed() {
    const params = { path: { site: shop.site } }
    return (await editor.client.GET('/api/console/sites/{site}/webhooks', { params })).data?.webhooks ?? []
  }
})
