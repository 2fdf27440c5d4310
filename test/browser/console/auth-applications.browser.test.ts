import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { Connector } from '../../support/oauth-connector.ts'
import { expectReadable, startDesk } from './console-desk.ts'

/** @returns the address at which an application waits for those who are sent back to it */
async function startApplication(): Promise<string> {
  const application = createServer((_, response) => response.end('back at the application')).listen(0, '127.0.0.1')
  onTestFinished(() => {
    application.close()
    application.closeAllConnections()
  })
  await once(application, 'listening')
  return `http://127.0.0.1:${(application.address() as AddressInfo).port}/callback`
}

it('a member asks for an application, an administrator approves it, blocks it, and unblocks it', async () => {
  const desk = await startDesk({ surfaces: ['auth'], env: { SVC_APPROVE_APPLICATIONS: 'true' } })
  onTestFinished(() => desk.close())
  const { page, close } = await desk.open()
  await page.goto(`${desk.urls.auth}/settings/automation`)
  await page.getByText('Applications that members authorize appear here.').waitFor()
  await expectReadable(page)

  const notes = { client_name: 'Notes', redirect_uris: [await startApplication()] }
  const connector = await Connector.register(desk.urls.auth, notes)
  await page.goto(connector.authorizeUrl())
  await page.getByRole('button', { name: 'Request approval' }).click()
  await page.getByText('waits for an administrator').waitFor()
  const consent = page.url()

  await page.goto(`${desk.urls.auth}/settings/automation`)
  const row = page.getByRole('list', { name: 'Applications' }).getByRole('listitem')
  await row.getByText('Waits for approval').waitFor()
  await row.getByText(/asks to approve it for 127\.0\.0\.1/).waitFor()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Dismiss Notes' }).click()
  await page.getByText('Applications that members authorize appear here.').waitFor()
  await page.goto(consent)
  await page.getByRole('button', { name: 'Request approval' }).click()
  await page.getByText('waits for an administrator').waitFor()

  await page.goto(`${desk.urls.auth}/settings/automation`)
  await page.getByRole('button', { name: 'Approve Notes' }).click()
  await row.getByText('Approved', { exact: true }).waitFor()
  await row.getByText('Approved for 127.0.0.1').waitFor()
  await page.goto(consent)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByText('back at the application').waitFor()

  await page.goto(`${desk.urls.auth}/settings/automation`)
  await row.getByText('1 member').waitFor()
  await expectReadable(page)
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for Notes' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('End access')
  const ending = page.getByRole('dialog', { name: 'End the access of Notes?' })
  await ending.getByRole('button', { name: 'End access' }).click()
  await row.getByText('0 members').waitFor()
  await choose('Withdraw the approval')
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw the approval of Notes?' })
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Applications that members authorize appear here.').waitFor()

  await page.goto(connector.authorizeUrl())
  await page.getByRole('button', { name: 'Request approval' }).click()
  await page.getByText('waits for an administrator').waitFor()
  await page.goto(`${desk.urls.auth}/settings/automation`)
  await choose('Block')
  await page.getByRole('dialog', { name: 'Block Notes?' }).getByRole('button', { name: 'Block' }).click()
  await row.getByText('Blocked', { exact: true }).waitFor()
  await page.goto(connector.authorizeUrl())
  await page.getByText('An administrator has blocked this application.').waitFor()
  expect(await page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
  await page.goto(`${desk.urls.auth}/settings/automation`)
  await page.getByRole('button', { name: 'Unblock Notes' }).click()
  await page.getByText('Applications that members authorize appear here.').waitFor()
  await close()
})
