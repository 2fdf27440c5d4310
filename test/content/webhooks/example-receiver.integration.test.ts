import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { ContentEvent } from '../../../src/content/webhooks/announce.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { startProcess } from '../../support/process.ts'
import { published, Workspace } from './workspace.ts'

const program = join(import.meta.dirname, '../../../examples/webhook-receiver.ts')

const release = { environment: 'production', releaseId: '01938f3e-9c7d-7e5f-a0b1-2c3d4e5f6071', name: 'Spring' }
const events: readonly ContentEvent[] = [
  published,
  { type: 'release.published', contentVersion: 'v2', ...release },
  { type: 'release.failed', code: 'release_conflict', ...release },
  {
    type: 'media.changed',
    author: { id: 'import', kind: 'command', name: null },
    changes: [{ key: 'a.png', action: 'created', hash: 'a', size: 1 }],
  },
]

/** The example, told of a secret; it listens where the system has room. */
async function startExample(secret: string) {
  const receiver = startProcess(process.execPath, [program], { WEBHOOK_SECRET: secret, PORT: '0' })
  onTestFinished(async () => void (await receiver.stop()))
  await receiver.waitFor('ready ')
  const port = /^ready (\d+)$/m.exec(receiver.stdout())?.[1] ?? ''
  return { receiver, url: `http://127.0.0.1:${port}/hook` }
}

describeEachDatabase('the example of a receiver', (open) => {
  it('takes every message, told apart by its type, once', async () => {
    const space = await Workspace.begin(await open())
    const { id, secret } = await space.webhook('http://127.0.0.1:1/')
    const { receiver, url } = await startExample(secret)
    const { etag } = await space.webhooks.read('docs', id)
    await space.webhooks.update('docs', id, etag, { url, moreEvents: ['media.changed'] })
    const running = space.worker()
    for (const event of events) await space.announce(event)
    await space.webhooks.test('docs', id)
    await space.firstTry(running)
    const told = [
      'created a.png by import',
      'publish page /about',
      'release Spring failed: release_conflict',
      'release Spring is at v2',
      'test of docs',
    ]
    // Each was answered, and in whichever order.
    for (const line of told) await receiver.waitFor(line)
    expect(receiver.stdout().trim().split('\n').slice(1).toSorted()).toEqual(told)
    expect((await space.deliveries(id)).map(({ state }) => state)).toEqual(
      events.concat(published).map(() => 'delivered'),
    )
    expect([running.errors, running.givenUp]).toEqual([[], []])
  })

  it('refuses what another secret signed', async () => {
    const space = await Workspace.begin(await open())
    const { receiver, url } = await startExample('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    const { id } = await space.webhook(url)
    const running = space.worker()
    await space.announce()
    await space.firstTry(running)
    expect(await space.deliveries(id)).toMatchObject([{ state: 'pending', lastStatus: 400 }])
    expect(receiver.stdout()).toMatch(/^ready \d+\n$/)
  })
})
