import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenReceiver, openReceiver, type Received, verified } from '../../support/webhook-receiver.ts'
import { type Desk, type DeskPage, expectReadable, startDesk } from './console-desk.ts'

describe('the webhooks of the auth console', () => {
  let desk: Desk
  let tab: DeskPage
  let receiver: OpenReceiver
  let address: string
  /** What the receiver answers. */
  let answer = 204
  const typeOf = ({ body }: Received) => (JSON.parse(body) as { type: string }).type

  beforeAll(async () => {
    receiver = await openReceiver((_message, response) => response.writeHead(answer).end())
    const { host } = new URL(receiver.url)
    address = receiver.url
    desk = await startDesk({ surfaces: ['auth'], env: { SVC_WEBHOOK_HOSTS: host, SVC_STEP_UP: 'true' } })
    tab = await desk.open({ routed: true })
  })

  afterAll(async () => {
    // Changes that were refused: for a fresh proof, and an address.
    tab?.faults.splice(0, tab.faults.length, ...tab.faults.filter((fault) => !/status of (403|404|409)/.test(fault)))
    await tab?.close()
    await desk?.close()
    await receiver?.close()
  })

  it('makes one by keyboard, once it is proven who asks, and shows its secret once', async () => {
    const { page } = tab
    await page.goto(`${desk.urls.auth}/settings/account`)
    const link = page.getByRole('link', { name: 'Webhooks' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByText('No webhooks').waitFor()
    await expectReadable(page)
    const db = new SqliteFile(join(desk.triptych.dataDir, 'auth.sqlite'))
    db.prepare('update session set proven_at = ?').run(Date.now() - 11 * 60_000)
    db.close()
    await page.getByRole('button', { name: 'New webhook' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New webhook' })
    await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('url')
    await page.keyboard.type('http://10.0.0.7/')
    await dialog.getByLabel('Role changed').press('Space')
    await dialog.getByLabel('Token created').press('Space')
    await expectReadable(page)
    await dialog.getByLabel('Address').press('Enter')

    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    const since = desk.triptych.stderr().length
    await proof.getByRole('button', { name: 'Send a code to your email' }).click()
    await proof.getByLabel('Six-digit code').fill(await desk.codeFor('admin@example.com', since))
    await page.keyboard.press('Enter')
    await dialog.getByText('This URL must be https').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('url')
    expect(await dialog.getByLabel('Role changed').isChecked()).toBe(true)
    await dialog.getByLabel('Address').fill(address)
    await page.keyboard.press('Enter')
    const secret = (await page.locator('[data-secret]').textContent()) ?? ''
    expect(secret).toMatch(/^whsec_/)
    await expectReadable(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'I have copied it' }).press('Enter')
    await page.getByText('Events: Role changed, Token created').waitFor()
    expect(await page.locator('[data-secret]').count()).toBe(0)

    await page.getByRole('button', { name: 'Send a test' }).press('Enter')
    await page.getByText('The test was delivered. Status 204').waitFor()
    const [message] = receiver.received
    expect(message && verified(secret, message)).toMatchObject({ type: 'webhook.test' })
  })

  it('lists what was sent with its state and reason, and sends one again, or a period', async () => {
    const { page } = tab
    await page.getByRole('button', { name: 'Deliveries' }).press('Enter')
    await page.getByRole('row', { name: /^Test Delivered 1 Status 204/ }).waitFor()
    receiver.received.splice(0)
    await page.getByRole('button', { name: 'Resend Test' }).press('Enter')
    await page.getByText('1 message is being sent again.').waitFor()
    await expect.poll(() => receiver.received.map(typeOf)).toEqual(['webhook.test'])

    // A token is an event that was chosen; a receiver that is gone is not tried again.
    answer = 410
    const made = await page.evaluate(async () => {
      const body = JSON.stringify({ name: 'laptop', expires_in_days: 30 })
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/v1/me/tokens', { method: 'POST', headers, body })).status
    })
    expect(made).toBe(201)
    await page.getByRole('row', { name: /^Token created Failed 1 Status 410/ }).waitFor()
    await page.getByText('Off: nothing is sent').waitFor()
    answer = 204
    await page.getByRole('switch').press('Space')
    await page.getByText('Off: nothing is sent').waitFor({ state: 'detached' })
    receiver.received.splice(0)
    const refusal = { status: 409, contentType: 'application/problem+json', body: '{"title":"Conflict","status":409}' }
    await page.route('**/resend', (route) => route.fulfill(refusal), { times: 1 })
    await page.getByRole('button', { name: 'Resend Token created' }).press('Enter')
    await page.getByText('Nothing was sent again').waitFor()
    await page.getByRole('button', { name: 'Resend a period' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Resend a period' })
    await dialog.getByLabel('Created from').waitFor()
    // What was refused in the table is no answer to the dialog.
    expect(await dialog.getByText('Nothing was sent again').count()).toBe(0)
    await dialog.getByLabel('Created from').fill('')
    await dialog.getByRole('button', { name: 'Resend' }).click()
    await dialog.getByText('Enter a date and time').waitFor()
    await expectReadable(page)
    await dialog.getByLabel('Created from').fill('2020-01-01T00:00')
    await dialog.getByLabel('Created before').fill('2019-12-31T23:59')
    await dialog.getByRole('button', { name: 'Resend' }).click()
    await dialog.getByText('Enter a time after the one above').waitFor()
    await dialog.getByLabel('Created before').fill('')
    await dialog.getByRole('button', { name: 'Resend' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /^Token created Delivered/ }).waitFor()
    // The test had arrived.
    expect(receiver.received.map(typeOf)).toEqual(['token.created'])
    await expectReadable(page)
  })

  it('changes its events, gives it another secret, turns it off, and deletes it', async () => {
    const { page } = tab
    const actions = page.getByRole('button', { name: `Actions for ${address}` })
    await actions.press('Enter')
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
    const edit = page.getByRole('dialog', { name: 'Edit webhook' })
    await edit.getByLabel('Role changed').press('Space')
    await edit.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('Events: Token created').waitFor()
    await actions.press('Enter')
    await page.getByRole('menuitem', { name: 'Rotate secret' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).press('Enter')
    expect(await page.locator('[data-secret]').textContent()).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'I have copied it' }).press('Enter')
    await page.getByRole('switch').press('Space')
    await page.getByText('Off: nothing is sent').waitFor()
    await actions.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByText('The webhook was deleted').waitFor()
    await page.getByText('No webhooks').waitFor()
  })

  it('tells a member whom to ask', async () => {
    const email = 'member@example.com'
    const invited = await tab.page.evaluate(async (email) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/v1/members', { method: 'POST', headers, body: JSON.stringify({ email }) })).status
    }, email)
    expect(invited).toBe(201)
    const { page, faults, close } = await desk.open({ signedOut: true })
    await page.goto(`${desk.urls.auth}/settings/webhooks`)
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await page.getByLabel('Six-digit code').fill(await desk.codeFor(email))
    await page.keyboard.press('Enter')
    await page.getByText('Administrators only').waitFor()
    await expectReadable(page)
    for (const fault of faults.splice(0)) expect(fault).toContain('403')
    await close()
  })
})
