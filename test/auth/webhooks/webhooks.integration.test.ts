import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { WebhookEvent } from '../../../generated/auth/webhooks.ts'
import { readDecisions, settleRestoredAuth } from '../../../src/auth/backup.ts'
import { postEndNotices } from '../../../src/auth/token-notices.ts'
import { startAuth } from '../../../src/compose/auth.ts'
import { Connector } from '../../support/oauth-connector.ts'
import { type Receiver, startReceiver, verified } from '../../support/webhook-receiver.ts'
import { openWorkspace, read, refusal, type Workspace } from '../operations/workspace.ts'
import { ownerOf } from '../passkeys/passkey-owner.ts'

const trusting = { SVC_WEBHOOK_HOSTS: '127.0.0.1' }
const patience = { interval: 50 }

async function hook({ admin }: Workspace, url: string, events: readonly string[] = []) {
  return read<'WebhookSecret'>(admin.post('/api/v1/webhooks', { url, events }))
}

function eventsOf({ received }: Receiver): WebhookEvent[] {
  return received.map(({ body }) => JSON.parse(body) as WebhookEvent)
}

/** The check of the manual. */
async function manualCheck(): Promise<(secret: string, headers: object, body: string) => boolean> {
  const page = readFileSync(new URL('../../../docs/pages/auth/webhooks.md', import.meta.url), 'utf8')
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.isGenuine
}

for (const dialect of ['sqlite', 'postgres'] as const) {
  describeEach(dialect)
}

function describeEach(dialect: 'sqlite' | 'postgres') {
  it(`tells of members what happened, signed and in order (${dialect})`, async () => {
    const workspace = await openWorkspace(dialect, trusting)
    const { admin, server } = workspace
    const receiver = await startReceiver()
    const { webhook, secret } = await hook(workspace, receiver.url)
    const { id } = await read<'InvitedMember'>(admin.post('/api/v1/members', { email: 'ada@example.com', name: 'Ada' }))
    await admin.patch(`/api/v1/members/${id}`, { role: 'admin' })
    await admin.patch(`/api/v1/members/${id}`, { status: 'suspended' })
    await admin.delete(`/api/v1/members/${id}`)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(4), patience)
    expect(eventsOf(receiver).map(({ type }) => type)).toEqual([
      ...['member.added', 'member.role_changed', 'member.suspended', 'member.removed'],
    ])
    expect(eventsOf(receiver)[1]).toMatchObject({
      data: {
        member: { id, kind: 'person', email: 'ada@example.com', name: 'Ada', role: 'admin' },
        actor: { kind: 'person' },
        before: 'member',
      },
    })
    const isGenuine = await manualCheck()
    for (const message of receiver.received) {
      verified(secret, message)
      expect(isGenuine(secret, message.headers, message.body)).toBe(true)
      expect(isGenuine(`whsec_${Buffer.alloc(32).toString('base64')}`, message.headers, message.body)).toBe(false)
      const old = { ...message.headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 600) }
      expect(isGenuine(secret, old, message.body)).toBe(false)
      expect(message.body).not.toContain('whsec_')
    }
    const rows = await server.db.reader
      .selectFrom('activity')
      .selectAll()
      .where('target_kind', '=', 'webhook')
      .execute()
    expect(rows.map(({ action, target_id }) => [action, target_id])).toEqual([['webhook.create', webhook.id]])
    // Erasing takes the messages away that name them.
    expect((await admin.delete(`/api/v1/members/${id}/record`)).status).toBe(204)
    const left = await server.db.reader.selectFrom('webhook_delivery').select('payload').execute()
    expect(left.filter(({ payload }) => payload.includes(id))).toEqual([])
  })

  it(`waits with later messages about a member, and with no other's, until one is through (${dialect})`, async () => {
    const workspace = await openWorkspace(dialect, trusting)
    const { admin, server } = workspace
    let refused = true
    const receiver = await startReceiver(({ body }, response) => {
      response.writeHead(refused && body.includes('ada@') ? 503 : 204).end()
    })
    const { webhook } = await hook(workspace, receiver.url)
    const { id } = await read<'InvitedMember'>(admin.post('/api/v1/members', { email: 'ada@example.com' }))
    await admin.patch(`/api/v1/members/${id}`, { status: 'suspended' })
    await admin.post('/api/v1/members', { email: 'ben@example.com' })
    await vi.waitFor(() => {
      expect(receiver.received.some(({ body }) => body.includes('ben@'))).toBe(true)
      expect(receiver.received.some(({ body }) => body.includes('ada@'))).toBe(true)
    }, patience)
    expect(eventsOf(receiver).filter(({ type }) => type === 'member.suspended')).toEqual([])
    refused = false
    await vi.waitFor(
      () => expect(eventsOf(receiver).some(({ type }) => type === 'member.suspended')).toBe(true),
      patience,
    )
    const path = `/api/v1/webhooks/${webhook.id}/deliveries`
    await vi.waitFor(async () => {
      const { deliveries } = await read<'WebhookDeliveryList'>(admin.get(path))
      expect(deliveries.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
    }, patience)
    expect(
      await read<'WebhookResent'>(admin.post(`/api/v1/webhooks/${webhook.id}/resend`, { state: 'delivered' })),
    ).toEqual({ resent: 3 })
    expect(server.log.filter(({ level }) => level === 50)).toEqual([])
  })

  it(`sends each once with two instances, and nothing of what was rolled back (${dialect})`, async () => {
    const workspace = await openWorkspace(dialect, trusting)
    const { admin, server } = workspace
    const second = await startAuth(server.config, server.startOptions)
    onTestFinished(async () => {
      await second.close()
      await second.release()
    })
    const receiver = await startReceiver()
    await hook(workspace, receiver.url)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      await admin.post('/api/v1/members', { email: `${name}@example.com` })
    // Refused in its transaction.
    expect(await refusal(await admin.patch(`/api/v1/members/${workspace.adminId}`, { role: 'member' }))).toEqual([
      409,
      'last_admin',
    ])
    await vi.waitFor(() => expect(receiver.received).toHaveLength(6), patience)
    await admin.post('/api/v1/members', { email: 'g@example.com' })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(7), patience)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(7)
    expect(eventsOf(receiver).map(({ type }) => type)).toEqual(Array(7).fill('member.added'))
  })

  it(`has an event for each change of an account (${dialect})`, async () => {
    const workspace = await openWorkspace(dialect, trusting)
    const { admin, server, credentials, enter } = workspace
    const receiver = await startReceiver()
    await hook(workspace, receiver.url)
    const id = await credentials.actor('person', 'Ada')
    const path = `/api/v1/members/${id}`
    const { email } = await read<'Member'>(admin.get(path))
    await server.signIn(email ?? '')
    const ada = await enter(id)
    const { id: tokenId } = await read<'NewAccessToken'>(ada.post('/api/v1/me/tokens', { name: 'laptop' }))
    await ada.delete(`/api/v1/me/tokens/${tokenId}`)
    await ownerOf(server, ada)
    const [passkey] = (await read<'PasskeyList'>(ada.get('/api/v1/me/passkeys'))).passkeys
    await ada.delete(`/api/v1/me/passkeys/${passkey?.id}`)
    await admin.send('PUT', `${path}/email`, { email: 'ada@example.com' })
    const [session] = (await read<'MemberCredentials'>(admin.get(`${path}/credentials`))).sessions
    await admin.delete(`${path}/sessions/${session?.id}`)
    await admin.patch(path, { status: 'suspended' })
    await admin.patch(path, { status: 'active' })
    const expected = [
      ...['session.started', 'token.created', 'token.ended', 'passkey.added', 'passkey.removed'],
      ...['member.email_changed', 'session.ended', 'member.suspended', 'session.ended', 'member.reinstated'],
    ]
    await vi.waitFor(() => expect(eventsOf(receiver).map(({ type }) => type)).toEqual(expected), patience)
    expect(JSON.stringify(eventsOf(receiver))).not.toContain('wsp_')
  })

  it(`tells what applications are authorized and revoked, and which tokens end soon (${dialect})`, async () => {
    const workspace = await openWorkspace(dialect, trusting)
    const { server, credentials, enter } = workspace
    const receiver = await startReceiver()
    await hook(workspace, receiver.url, ['application.allowed', 'application.ended', 'token.ends_soon'])
    const id = await credentials.actor('person', 'Ada')
    const ada = await enter(id)
    const connector = await Connector.register(server.url, { client_name: 'Parrot' })
    const { access_token } = await connector.connect(ada)
    const client = connector.client.client_id
    expect((await ada.delete(`/api/v1/me/applications/${encodeURIComponent(client)}`)).status).toBe(204)
    const token = await read<'NewAccessToken'>(ada.post('/api/v1/me/tokens', { name: 'laptop', expires_in_days: 30 }))
    const mail = { post: async () => {}, kick: () => {} }
    const now = Date.now()
    // Within a week, and within a day: each once, though several look.
    const ends = [8, 6, 5, 0.5, 0.4].map((days) => now + days * 86_400_000)
    for (const expires_at of ends) {
      await server.db.writer.updateTable('access_token').set({ expires_at }).where('id', '=', token.id).execute()
      await postEndNotices(server.db, mail, now)
    }
    await vi.waitFor(() => expect(receiver.received).toHaveLength(4), patience)
    const member = { id, kind: 'person' }
    const application = { member, actor: member, target: { id: client, name: 'Parrot' } }
    const ending = (at: number | undefined) => ({
      ...{ member, actor: { id: null, kind: 'system' }, address: null },
      ...{ target: { id: token.id, name: 'laptop' }, ends_at: new Date(at ?? 0).toISOString() },
    })
    expect(eventsOf(receiver)).toMatchObject([
      { type: 'application.allowed', data: application },
      { type: 'application.ended', data: application },
      { type: 'token.ends_soon', data: ending(ends[1]) },
      { type: 'token.ends_soon', data: ending(ends[3]) },
    ])
    const sent = receiver.received.map(({ body }) => body).join()
    for (const secret of [access_token, token.token]) expect(sent).not.toContain(secret)
    expect(server.log.filter(({ level }) => level === 50)).toEqual([])
  })

  it(`sends nothing after a restore to one that was turned off, or deleted, since the backup (${dialect})`, async () => {
    const workspace = await openWorkspace(dialect, { SVC_WEBHOOKS: 'false' })
    const { admin, server } = workspace
    const urls = ['on', 'off', 'deleted', 'rotated'].map((name) => `https://www.example.com/${name}`)
    const [, off, deleted, rotated] = await Promise.all(urls.map((url) => hook(workspace, url)))
    await admin.post(`/api/v1/webhooks/${off?.webhook.id}/test`)
    const { db } = server
    const backup = await db.reader.selectFrom('webhook').selectAll().execute()
    await admin.patch(`/api/v1/webhooks/${off?.webhook.id}`, { active: false })
    await admin.delete(`/api/v1/webhooks/${deleted?.webhook.id}`)
    const { secret } = await read<'WebhookSecret'>(admin.post(`/api/v1/webhooks/${rotated?.webhook.id}/rotate-secret`))
    const decisions = await readDecisions(db.reader)
    await db.writer.deleteFrom('webhook').execute()
    await db.writer.insertInto('webhook').values(backup).execute()
    const restored = await db.transaction([], (trx) => settleRestoredAuth(trx, decisions, Date.now()))
    expect(new Set(restored.turnedOffWebhooks)).toEqual(new Set([urls[1], urls[2]]))
    const rows = await db.reader.selectFrom('webhook').selectAll().orderBy('url').execute()
    const state = Object.fromEntries(rows.map(({ url, active, secret_epoch }) => [url, [active, secret_epoch]]))
    expect(urls.map((url) => state[url])).toEqual([
      [1, 1],
      [0, 1],
      [0, 1],
      [1, 2],
    ])
    expect(secret).not.toBe(rotated?.secret)
  })
}

it('are made and changed by administrators alone, at addresses that may be reached', async () => {
  const workspace = await openWorkspace('sqlite', { SVC_WEBHOOKS: 'false' })
  const { admin, server, credentials, enter } = workspace
  for (const url of [
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://10.0.0.7/',
    'https://localhost/',
    'https://[::1]/',
  ]) {
    expect(await refusal(await admin.post('/api/v1/webhooks', { url }))).toEqual([409, 'webhook_url_refused'])
  }
  const member = await enter(await credentials.actor('person', 'Bob'))
  expect(await refusal(await member.post('/api/v1/webhooks', { url: 'https://www.example.com/' }))).toEqual([
    403,
    'admin_required',
  ])
  expect(await refusal(await member.get('/api/v1/webhooks'))).toEqual([403, 'admin_required'])
  const { webhook, secret } = await hook(workspace, 'https://www.example.com/?key=hidden', ['member.removed'])
  const rotated = await read<'WebhookSecret'>(admin.post(`/api/v1/webhooks/${webhook.id}/rotate-secret`))
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(secret)
  const path = `/api/v1/webhooks/${webhook.id}`
  expect(await refusal(await admin.patch(path, { url: 'https://10.0.0.7/' }))).toEqual([409, 'webhook_url_refused'])
  for (let i = 0; i < 10; i += 1) expect((await admin.post(`${path}/test`)).status).toBe(202)
  expect(await refusal(await admin.post(`${path}/test`))).toEqual([409, 'limit_reached'])
  await admin.patch(path, { active: false })
  expect(await read<'WebhookList'>(admin.get('/api/v1/webhooks'))).toMatchObject({ webhooks: [{ active: false }] })
  expect((await admin.delete(`/api/v1/webhooks/${webhook.id}`)).status).toBe(204)
  const rows = await server.db.reader.selectFrom('activity').selectAll().where('target_kind', '=', 'webhook').execute()
  expect(rows.map(({ action }) => action)).toEqual([
    'webhook.create',
    'webhook.rotate',
    'webhook.update',
    'webhook.delete',
  ])
  expect(JSON.stringify(rows)).not.toContain('hidden')
})

it('are not led elsewhere by a redirect, nor held up by a huge answer', async () => {
  const workspace = await openWorkspace('sqlite', trusting)
  const { admin } = workspace
  const elsewhere = await startReceiver()
  const receiver = await startReceiver(({ path }, response) => {
    if (path === '/hook') return void response.writeHead(307, { Location: elsewhere.url }).end()
    response.writeHead(200)
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  const led = await hook(workspace, receiver.url)
  const huge = await hook(workspace, receiver.url.replace('/hook', '/huge'))
  await admin.post(`/api/v1/webhooks/${led.webhook.id}/test`)
  await admin.post(`/api/v1/webhooks/${huge.webhook.id}/test`)
  const stateOf = async (id: string) =>
    (await read<'WebhookDeliveryList'>(admin.get(`/api/v1/webhooks/${id}/deliveries`))).deliveries[0]
  await vi.waitFor(async () => expect(await stateOf(huge.webhook.id)).toMatchObject({ state: 'delivered' }), patience)
  await vi.waitFor(
    async () => expect(await stateOf(led.webhook.id)).toMatchObject({ attempts: 1, state: 'pending' }),
    patience,
  )
  expect(elsewhere.received).toEqual([])
})
