import { fork } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ContentTables } from '../../../src/content/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { dialects, openTestDatabase } from '../../support/databases.ts'
import { startReceiver, verified } from '../../support/webhook-receiver.ts'
import { visible } from './posting.ts'
import { Workspace } from './workspace.ts'

describe.each(dialects)('workers of several processes (%s)', (dialect) => {
  it('send a message once, and again under its id where one is killed before it notes that it was taken', async () => {
    const { database, settings, close } = await openTestDatabase(dialect)
    onTestFinished(close)
    const space = await Workspace.begin(database)
    const receiver = await startReceiver()
    const { id, secret } = await space.webhook(receiver.url)
    await space.announce()

    const child = fork(new URL('./worker-child.ts', import.meta.url), { execArgv: [] })
    onTestFinished(() => void child.kill('SIGKILL'))
    child.send(settings)
    const [, signal] = (await once(child, 'close')) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')
    expect(await space.deliveries(id)).toMatchObject([{ state: 'pending', attempts: 0 }])

    const running = space.worker()
    space.time = Date.now()
    await running.worker.runOnce()
    expect(receiver.received).toHaveLength(1)
    // After its lease the job of the dead one is another's.
    await space.after(60_000 + visible, running)
    expect(receiver.received).toHaveLength(2)
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1)
    for (const message of receiver.received) verified(secret, message)
    expect(await space.deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  it('share what there is to send, each message once', async () => {
    const { database, settings, close } = await openTestDatabase(dialect)
    onTestFinished(close)
    const space = await Workspace.begin(database)
    const receiver = await startReceiver()
    await space.webhook(receiver.url)
    const handles = [1, 2].map(() => openDatabase<ContentTables>(settings))
    onTestFinished(async () => void (await Promise.all(handles.map((handle) => handle.close()))))
    const workers = handles.map((handle) => {
      const instance = new Workspace(handle)
      return { instance, running: instance.worker(undefined, () => space.time) }
    })
    const count = 30
    for (let i = 0; i < count; i++) await space.announce()
    // Each time that a message found its webhook busy is another.
    for (let i = 0; receiver.received.length < count && i < 50; i++) {
      await Promise.all(workers.map(({ running }) => running.worker.runOnce()))
      space.time += visible
    }
    await Promise.all(workers.map(({ running }) => running.worker.runOnce()))
    expect(receiver.received).toHaveLength(count)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(count)
    expect(workers.flatMap(({ running }) => running.errors)).toEqual([])
    expect(await space.jobs()).toEqual([])
  })
})
