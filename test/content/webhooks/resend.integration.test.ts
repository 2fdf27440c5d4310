import { describe, expect, it, onTestFinished } from 'vitest'
import { Newsroom } from '../../support/content-newsroom.ts'
import { describeEachDatabase, dialects } from '../../support/databases.ts'
import { startReceiver, verified } from '../../support/webhook-receiver.ts'
import { published, site, Workspace } from './workspace.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

describeEachDatabase('messages of a webhook', (open) => {
  it('are sent again as they were, signed now, one or a span of them', async () => {
    const space = await Workspace.begin(await open())
    let status = 204
    const receiver = await startReceiver((_message, response) => response.writeHead(status).end())
    const { id, secret } = await space.webhook(receiver.url)
    const others = await space.webhook((await startReceiver()).url)
    const running = space.worker()
    // A receiver refuses what is signed at another time than now.
    space.time -= 3 * hour
    for (const environment of ['one', 'two', 'three']) {
      await space.announce({ ...published, environment })
      await space.firstTry(running)
      space.time += hour
    }
    const [third, second, first] = await space.deliveries(id)
    if (first === undefined || second === undefined || third === undefined) throw new Error('no deliveries')
    const before = [...receiver.received]
    expect(before.map((message) => message.id)).toEqual([first.id, second.id, third.id])

    const resend = async (asked: Parameters<typeof space.webhooks.resend>[2]) => {
      const from = receiver.received.length
      const answer = await space.webhooks.resend(site, id, asked)
      await running.worker.runOnce()
      return {
        ...answer,
        sent: receiver.received
          .slice(from)
          .map((message) => message.id)
          .sort(),
      }
    }
    expect(await resend({ ids: [second.id] })).toEqual({ resent: 1, withoutPayload: 0, sent: [second.id] })
    const again = receiver.received.at(-1)
    if (again === undefined) throw new Error('nothing came')
    expect(again.body).toBe(before[1]?.body)
    expect(again.headers['webhook-timestamp']).not.toBe(before[1]?.headers['webhook-timestamp'])
    verified(secret, again)

    const span = { since: second.createdAt, until: third.createdAt }
    expect(await resend(span)).toMatchObject({ resent: 1, sent: [second.id] })
    expect(await resend({ since: second.createdAt })).toMatchObject({ resent: 2, sent: [second.id, third.id] })
    expect(await resend({ state: 'failed' })).toMatchObject({ resent: 0, sent: [] })
    expect(await resend({ ids: [second.id], state: 'failed' })).toMatchObject({ resent: 0, sent: [] })
    const [elsewhere] = await space.deliveries(others.id)
    expect(await resend({ ids: [elsewhere?.id ?? ''] })).toMatchObject({ resent: 0, sent: [] })

    // One that fails again is tried as a new one is; while it waits it is left alone.
    status = 500
    expect(await resend({ ids: [first.id] })).toMatchObject({ resent: 1, sent: [first.id] })
    expect(await space.deliveries(id)).toMatchObject([{}, {}, { state: 'pending', attempts: 1, lastStatus: 500 }])
    expect(await resend({ ids: [first.id] })).toMatchObject({ resent: 0, sent: [] })
    status = 204
    await space.after(5000, running)
    expect(await space.deliveries(id)).toMatchObject([{}, {}, { state: 'delivered', attempts: 2 }])
    expect([running.errors, await space.jobs()]).toEqual([[], []])
  })

  it('are sent again in thousands, however old they are, but for what is no longer stored', async () => {
    const space = await Workspace.begin(await open())
    const receiver = await startReceiver()
    const { id } = await space.webhook(receiver.url)
    for (let i = 0; i < 120; i += 1) await space.announce({ ...published, environment: `e${i}` })
    await space.db.writer.deleteFrom('outbox').execute()
    await space.db.writer.updateTable('webhook_delivery').set({ state: 'failed' }).execute()
    const [newest] = await space.deliveries(id)
    await space.db.writer
      .updateTable('webhook_delivery')
      .set({ payload: '' })
      .where('id', '=', newest?.id ?? '')
      .execute()
    space.time += 20 * day
    expect(await space.webhooks.resend(site, id, { state: 'failed' })).toEqual({ resent: 119, withoutPayload: 1 })
    // The sweep, which ends what was lost, does not take it for that.
    const running = space.worker()
    running.worker.start()
    await running.worker.runOnce()
    // On a busy machine the receiver counts as slow, and what is put off comes back as the clock goes on.
    while ((await space.jobs()).length > 0) await space.after(1000, running)
    const states = (await space.deliveries(id)).map(({ state }) => state)
    expect(states).toEqual(['failed', ...Array.from({ length: 119 }, () => 'delivered')])
    expect(receiver.received).toHaveLength(119)
    await expect(space.webhooks.resend(site, 'other', { state: 'failed' })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('POST …/resend', () => {
  it.each(dialects)('sends again what an administrator names, over HTTP (%s)', async (dialect) => {
    const receiver = await startReceiver()
    const webhooks = { SVC_WEBHOOKS: 'true', SVC_WEBHOOK_HOSTS: '127.0.0.1' }
    const newsroom = await Newsroom.open(dialect, { env: webhooks })
    onTestFinished(() => newsroom.close())
    const server = await newsroom.start()
    await newsroom.found(server)
    const { client } = await newsroom.person(server, 'Grace', 'admin')
    const path = { site: 'docs' }
    const made = await client.POST('/api/console/sites/{site}/webhooks', {
      params: { path },
      body: { url: receiver.url },
    })
    const params = { path: { ...path, webhookId: made.data?.webhook.id ?? '' } }
    const tested = await client.POST('/api/console/sites/{site}/webhooks/{webhookId}/test', { params })
    const state = async () => {
      const { data } = await client.GET('/api/console/sites/{site}/webhooks/{webhookId}/deliveries', { params })
      return data?.deliveries.map((delivery) => delivery.state)
    }
    await expect.poll(state).toEqual(['delivered'])
    const resend = (body: Record<string, unknown>, as = client) =>
      as.POST('/api/console/sites/{site}/webhooks/{webhookId}/resend', { params, body })
    const again = await resend({ ids: [tested.data?.id] })
    expect([again.response.status, again.data]).toEqual([202, { resent: 1, withoutPayload: 0 }])
    await expect.poll(() => receiver.received.length).toBe(2)
    expect(new Set(receiver.received.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)

    for (const body of [{}, { state: 'pending' }, { since: 'yesterday' }, { ids: [] }, { other: 1 }]) {
      expect((await resend(body)).error).toMatchObject({ status: 400, code: 'invalid_request' })
    }
    const member = await newsroom.person(server, 'Bob')
    expect((await resend({ state: 'failed' }, member.client)).error).toMatchObject({ code: 'admin_required' })
  })
})
