import { expect, it, vi } from 'vitest'
import { announce } from '../../../src/content/webhooks/announce.ts'
import { postJob } from '../../../src/webhooks/posting.ts'
import { webhookTables } from '../../../src/webhooks/tables.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { type Received, startReceiver, verified } from '../../support/webhook-receiver.ts'
import { posting, trustingPost, visible } from './posting.ts'
import { published, site, Workspace } from './workspace.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const retryDelays = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 3 * hour, 6 * hour, 12 * hour, day]

describeEachDatabase('a message to a webhook', (open) => {
  it('is signed, and sent once what it tells of is visible everywhere; never if that was rolled back', async () => {
    const space = await Workspace.begin(await open())
    const receiver = await startReceiver()
    const { id, secret } = await space.webhook(receiver.url)
    const running = space.worker()
    const undone = space.db.transaction([], async (trx) => {
      await announce(trx, site, { ...published, environment: 'undone' }, space.time)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await space.announce()
    // However long the transaction took: the worker counts from when it first sees the message.
    space.time += hour
    await running.worker.runOnce()
    await space.after(space.db.dialect === 'postgres' ? 1_999 : 499, running)
    expect(receiver.received).toEqual([])
    expect(await space.deliveries(id)).toMatchObject([{ state: 'pending', attempts: 0, lastTriedAt: null }])
    await space.after(1, running)

    expect(receiver.received).toHaveLength(1)
    const [message] = receiver.received as [Received]
    expect(message.path).toBe('/hook')
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Triptych-Webhooks',
      'webhook-timestamp': String(Math.floor(space.time / 1000)),
      'content-length': String(message.body.length),
    })
    expect(JSON.parse(message.body)).toEqual({
      type: 'content.published',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        siteId: site,
        environment: 'production',
        contentVersion: 'v1',
        changes: [{ kind: 'page', key: '/about', action: 'publish' }],
        changed: 1,
      },
    })
    await atTime(space.time, () => expect(verified(secret, message)).toEqual(JSON.parse(message.body)))
    expect(() => verified('whsec_c2VjcmV0', message)).toThrow()
    expect(await space.deliveries(id)).toMatchObject([
      { id: message.id, event: 'content.published', state: 'delivered', attempts: 1, lastStatus: 204, lastError: null },
    ])
    expect(await space.jobs()).toEqual([])
    await space.after(day, running)
    expect(receiver.received).toHaveLength(1)
  })

  it('is tried again under the same id after an error and after a connection that breaks off', async () => {
    const space = await Workspace.begin(await open())
    const receiver = await startReceiver((_message, response) => {
      const tries = receiver.received.length
      if (tries === 1) response.writeHead(500).end('a stack trace')
      else if (tries === 2) response.destroy()
      else response.writeHead(200).end('thanks')
    })
    const { id, secret } = await space.webhook(receiver.url)
    const running = space.worker()
    await space.announce()
    await space.firstTry(running)
    expect(await space.deliveries(id)).toMatchObject([{ state: 'pending', lastStatus: 500, lastError: 'answered 500' }])
    // What a worker left that died between noting a try and ending its job.
    const overtaken = { delivery: receiver.received[0]?.id ?? '', tried: 0, fresh: false }
    await space.db.transaction([], (trx) => postJob(webhookTables(trx), overtaken, space.time))
    await space.after(4_999, running)
    expect(receiver.received).toHaveLength(1)
    expect(await space.jobs()).toHaveLength(1)
    await space.after(1, running)
    expect(await space.deliveries(id)).toMatchObject([
      { state: 'pending', attempts: 2, lastStatus: null, lastError: 'the address does not answer' },
    ])
    await space.after(30 * second, running)
    expect(await space.deliveries(id)).toMatchObject([
      { state: 'delivered', attempts: 3, lastStatus: 200, lastTriedAt: new Date(space.time).toISOString() },
    ])

    const { received } = receiver
    expect(new Set(received.map((message) => `${message.id} ${message.body}`)).size).toBe(1)
    // Each try is signed at its own time, so that a receiver can refuse what is replayed.
    expect(new Set(received.map(({ headers }) => headers['webhook-signature'])).size).toBe(3)
    for (const message of received) verified(secret, message)
    expect([running.givenUp, running.errors]).toEqual([[], []])
  })

  it('is given up after ten tries in two days', async () => {
    const space = await Workspace.begin(await open())
    const receiver = await startReceiver((_message, response) => response.writeHead(404).end())
    const { id } = await space.webhook(receiver.url)
    const running = space.worker()
    await space.announce()
    await space.firstTry(running)
    for (const [index, delay] of retryDelays.entries()) {
      expect(receiver.received).toHaveLength(index + 1)
      await space.after(delay - 1, running)
      expect(receiver.received).toHaveLength(index + 1)
      await space.after(1, running)
    }
    expect(receiver.received).toHaveLength(10)
    expect(await space.deliveries(id)).toMatchObject([{ state: 'failed', attempts: 10, lastError: 'answered 404' }])
    expect(running.givenUp).toMatchObject([{ webhookId: id, reason: 'answered 404' }])
    expect(await space.jobs()).toEqual([])
  })

  it('ends, and turns the webhook off, where the receiver is gone and the webhook was not moved meanwhile', async () => {
    const space = await Workspace.begin(await open())
    const gone = await startReceiver((_message, response) => response.writeHead(410).end())
    const { id } = await space.webhook(gone.url)
    const next = await startReceiver()
    const left = await startReceiver(async (_message, response) => {
      const { etag } = await space.webhooks.read(site, moved.id)
      await space.webhooks.update(site, moved.id, etag, { url: next.url })
      response.writeHead(410).end()
    })
    const moved = await space.webhook(left.url)
    const running = space.worker()
    await space.announce()
    await space.firstTry(running)
    await space.announce()
    await space.firstTry(running)
    expect((await space.webhooks.list(site)).map(({ active }) => active)).toEqual([false, true])
    expect([gone, left, next].map(({ received }) => received.length)).toEqual([1, 1, 1])
    expect(await space.deliveries(id)).toMatchObject([{ state: 'failed', lastStatus: 410, lastError: 'answered 410' }])
  })

  it('is not sent any more to a webhook that was turned off or removed, but for a test', async () => {
    const space = await Workspace.begin(await open())
    const [off, removed] = [await startReceiver(), await startReceiver()]
    const [first, second] = [await space.webhook(off.url), await space.webhook(removed.url)]
    const running = space.worker()
    await space.announce()
    const { webhooks } = space
    await webhooks.update(site, first.id, (await webhooks.read(site, first.id)).etag, { active: false })
    await webhooks.remove(site, second.id, (await webhooks.read(site, second.id)).etag)
    await space.firstTry(running)
    expect([off.received, removed.received]).toEqual([[], []])
    expect(await space.deliveries(first.id)).toMatchObject([
      { state: 'failed', lastError: 'the webhook is turned off' },
    ])
    expect(await space.jobs()).toEqual([])

    const posted = await webhooks.test(site, first.id)
    expect(posted).toMatchObject({ event: 'webhook.test', state: 'pending', attempts: 0 })
    await space.firstTry(running)
    expect(off.received).toMatchObject([{ id: posted.id }])
    const [{ body }] = off.received as [Received]
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', data: { siteId: site } })
    expect(running.errors).toEqual([])
  })

  it('goes to no private address and nowhere by http, unless the operator trusts the host; nor where a redirect leads', async () => {
    const space = await Workspace.begin(await open())
    const elsewhere = await startReceiver()
    const redirecting = await startReceiver((_message, response) =>
      response.writeHead(307, { Location: elsewhere.url }).end(),
    )
    const { port } = new URL(elsewhere.url)
    const plain = await space.webhook(elsewhere.url)
    const secure = await space.webhook(`https://127.0.0.1:${port}/`)
    const metadata = await space.webhook('https://169.254.169.254/latest/meta-data/')
    const redirected = await space.webhook(redirecting.url)
    const trusted = new URL(redirecting.url).host
    const running = space.worker(trustingPost(({ host }) => host === trusted))
    await space.announce()
    await space.firstTry(running)
    const errorOf = async ({ id }: { id: string }) => (await space.deliveries(id))[0]?.lastError
    expect(await errorOf(plain)).toBe('not an https address without credentials')
    expect(await errorOf(secure)).toBe('the name leads to an address that is not public')
    expect(await errorOf(metadata)).toBe('the name leads to an address that is not public')
    expect(await errorOf(redirected)).toBe('answered 307')
    expect([elsewhere.received.length, redirecting.received.length]).toEqual([0, 1])
  })

  it('is sent by itself once the worker runs', async () => {
    const space = await Workspace.begin(await open())
    const receiver = await startReceiver()
    await space.webhook(receiver.url)
    const begin = Date.now()
    // Ten times as fast as it is.
    const { worker, errors } = space.worker(undefined, () => begin + (Date.now() - begin) * 10)
    worker.start()
    await space.announce()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { interval: 20 })
    expect(errors).toEqual([])
  })

  it('is not held up by a receiver that never answers, however much waits for that one', async () => {
    const space = await Workspace.begin(await open())
    const receiver = await startReceiver()
    const held: PromiseWithResolvers<never>[] = []
    // For as long as this test likes, however busy the machine is.
    const running = space.worker((url, message, signal) => {
      if (url === receiver.url) return posting(url, message, signal)
      const answer = Promise.withResolvers<never>()
      held.push(answer)
      return answer.promise
    })
    const slow = await space.webhook('https://silent.example/')
    for (let i = 0; i < 30; i++) await space.announce()
    await space.webhook(receiver.url)
    for (let i = 0; i < 10; i++) await space.announce()
    await running.worker.runOnce()
    space.time += visible
    const whole = running.worker.runOnce()
    // What is under way has been claimed, and so counts an attempt.
    const postponed = async () =>
      (await space.jobs()).filter(({ attempts, due_at }) => attempts === 0 && due_at > space.time)
    await vi.waitFor(async () => expect(await postponed()).toHaveLength(38), { interval: 10 })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(10), { interval: 10 })
    expect(held).toHaveLength(2)
    for (const answer of held) answer.reject(new Error('hung up'))
    await whole
    expect(held).toHaveLength(2)
    const tried = (await space.deliveries(slow.id)).filter(({ attempts }) => attempts > 0)
    expect(tried).toMatchObject([{ state: 'pending' }, { state: 'pending' }])
    expect(await space.jobs()).toHaveLength(40)
  })
})

/** The library reads the clock of the machine, from which a test's has moved on. */
async function atTime(time: number, check: () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  try {
    check()
  } finally {
    vi.useRealTimers()
  }
}
