import { expect, it, onTestFinished } from 'vitest'
import { Connector, callback } from '../../support/oauth-connector.ts'
import { expectReadable, startDesk } from './console-desk.ts'

it('a member asks for an application, an administrator approves it, blocks it, and unblocks it', async () => {
  const desk = await startDesk({ surfaces: ['auth'], env: { SVC_APPROVE_APPLICATIONS: 'true' } })
  onTestFinished(() => desk.close())
  const { page, close } = await desk.open()
  await page.goto(`${desk.urls.auth}/settings/automation`)
  await page.getByText('Applications that members authorize appear here.').waitFor()
  await expectReadable(page)

  const connector = await Connector.register(desk.urls.auth, { client_name: 'Notes' })
  await page.route(`${callback}*`, (route) => route.fulfill({ body: 'back at the application' }))
  await page.goto(connector.authorizeUrl())
  await page.getByRole('button', { name: 'Request approval' }).click()
  await page.getByText('waits for an administrator').waitFor()
  const consent = page.url()

  await page.goto(`${desk.urls.auth}/settings/automation`)
  const row = page.getByRole('list', { name: 'Applications' }).getByRole('listitem')
  await row.getByText('Waits for approval').waitFor()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Approve Notes' }).click()
  await row.getByText('Approved', { exact: true }).waitFor()
  await page.goto(consent)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByText('back at the application').waitFor()

  await page.goto(`${desk.urls.auth}/settings/automation`)
  await row.getByText('1 member').waitFor()
  await page.getByRole('button', { name: 'Block Notes' }).click()
  await page.getByRole('dialog', { name: 'Block Notes?' }).getByRole('button', { name: 'Block' }).click()
  await row.getByText('Blocked', { exact: true }).waitFor()
  await row.getByText('0 members').waitFor()
  await page.goto(connector.authorizeUrl())
  await page.getByText('An administrator has blocked this application.').waitFor()
  expect(await page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
  await page.goto(`${desk.urls.auth}/settings/automation`)
  await page.getByRole('button', { name: 'Unblock Notes' }).click()
  await page.getByText('Applications that members authorize appear here.').waitFor()
  await close()
})
