import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startProcess } from '../../support/process.ts'
import { openWorkspace, read, type Workspace } from '../operations/workspace.ts'

const program = join(import.meta.dirname, '../../../examples/account-webhook-receiver.ts')

/** The example with the secret of a webhook that leads to it; it listens where the system has room. */
async function startExample({ admin }: Workspace, given?: string) {
  const { webhook, secret } = await read<'WebhookSecret'>(
    admin.post('/api/v1/webhooks', { url: 'http://127.0.0.1:1/' }),
  )
  const receiver = startProcess(process.execPath, [program], { WEBHOOK_SECRET: given ?? secret, PORT: '0' })
  onTestFinished(async () => void (await receiver.stop()))
  await receiver.waitFor('ready ')
  const port = /^ready (\d+)$/m.exec(receiver.stdout())?.[1] ?? ''
  await admin.patch(`/api/v1/webhooks/${webhook.id}`, { url: `http://127.0.0.1:${port}/hook` })
  const deliveries = async () => {
    const listed = await read<'WebhookDeliveryList'>(admin.get(`/api/v1/webhooks/${webhook.id}/deliveries`))
    return listed.deliveries
  }
  return { receiver, deliveries, path: `/api/v1/webhooks/${webhook.id}` }
}

it('the example of a receiver takes every message once, in order, and knows who may sign in', async () => {
  const workspace = await openWorkspace('sqlite', { SVC_WEBHOOK_HOSTS: '127.0.0.1' })
  const { admin } = workspace
  const { receiver, deliveries, path } = await startExample(workspace)
  const { id } = await read<'InvitedMember'>(admin.post('/api/v1/members', { email: 'ada@example.com' }))
  await admin.patch(`/api/v1/members/${id}`, { role: 'admin' })
  await admin.patch(`/api/v1/members/${id}`, { status: 'suspended' })
  await receiver.waitFor('member.suspended')
  await vi.waitFor(async () =>
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(3).fill('delivered')),
  )
  await admin.post(`${path}/resend`, { state: 'delivered' })
  await admin.post(`${path}/test`)
  await receiver.waitFor('test\n')
  await vi.waitFor(async () =>
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(4).fill('delivered')),
  )
  const lines = receiver.stdout().trim().split('\n').slice(1)
  expect(lines.map((line) => line.replace(/ by .*, /, ', '))).toEqual([
    'member.added ada@example.com, 1 may sign in',
    'ada@example.com was member, and is admin now',
    'member.suspended ada@example.com, 0 may sign in',
    'test',
  ])
})

it('the example of a receiver refuses what another secret signed', async () => {
  const workspace = await openWorkspace('sqlite', { SVC_WEBHOOK_HOSTS: '127.0.0.1' })
  const { receiver, deliveries } = await startExample(workspace, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  await workspace.admin.post('/api/v1/members', { email: 'ada@example.com' })
  await vi.waitFor(async () => expect(await deliveries()).toMatchObject([{ state: 'pending', last_status: 400 }]))
  expect(receiver.stdout()).toMatch(/^ready \d+\n$/)
})
