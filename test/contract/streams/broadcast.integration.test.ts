import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Broadcast } from '../../../src/contract/streams/broadcast.ts'
import type { StreamConnection } from '../../../src/contract/streams/handler.ts'
import { changedChannels, openClient, startSmallStreams } from './small-streams.ts'

const HIGH_WATER = 1024 * 1024

interface Item {
  readonly text: string
}

/** A stream of what the test publishes. */
async function startFeed(maxUnsentBytes = HIGH_WATER) {
  const connections: StreamConnection<Item>[] = []
  let listener: ((item: Item) => void) | null = null
  let subscriptions = 0
  const broadcast = new Broadcast<Item>({
    subscribe: (publish) => {
      subscriptions++
      listener = publish
      return () => {
        listener = null
      }
    },
    noticeOf: (dropped) => ({ text: `dropped ${dropped}` }),
  })
  const { port, listener: server } = await startSmallStreams(
    {
      feed: (connection) => {
        connections.push(connection)
        return broadcast.join(connection)
      },
    },
    { channels: changedChannels({ maxUnsentBytes }) },
  )
  return {
    ...{ port, server, connections },
    publish: (text: string) => listener?.({ text }),
    flows: () => listener !== null,
    subscriptions: () => subscriptions,
  }
}

describe('a broadcast', () => {
  it('gives every client everything in order, from when it joined', async () => {
    const feed = await startFeed()
    const first = openClient(feed.port, '/ws/feed')
    await first.opened
    feed.publish('0')
    const second = openClient(feed.port, '/ws/feed')
    await second.opened
    for (let i = 1; i <= 500; i++) {
      feed.publish(String(i))
      if (i % 7 === 0) await nextTurn()
    }
    await Promise.all([first.received(501), second.received(500)])
    expect(first.messages).toEqual(Array.from({ length: 501 }, (_, i) => `{"text":"${i}"}`))
    expect(second.messages).toEqual(first.messages.slice(1))
  })

  it('flows while a client listens, once for all', async () => {
    const feed = await startFeed()
    expect(feed.flows()).toBe(false)
    const clients = [openClient(feed.port, '/ws/feed'), openClient(feed.port, '/ws/feed')]
    await Promise.all(clients.map(({ opened }) => opened))
    expect([feed.flows(), feed.subscriptions()]).toEqual([true, 1])
    await feed.server.close()
    expect(feed.flows()).toBe(false)
  })

  it('brings what was published before the end', async () => {
    const feed = await startFeed()
    const client = openClient(feed.port, '/ws/feed')
    await client.opened
    feed.publish('last words')
    await feed.server.close()
    expect((await client.ended).code).toBe(1001)
    expect(client.messages).toEqual(['{"text":"last words"}'])
  })

  it('holds little for a client that reads nothing, tells it what it missed, and the others miss nothing', async () => {
    const feed = await startFeed()
    const slow = openClient(feed.port, '/ws/feed')
    await slow.opened
    slow.ws.pause()
    const quick = openClient(feed.port, '/ws/feed')
    await quick.opened
    const [held] = feed.connections
    const text = 'x'.repeat(16 * 1024)
    let published = 0
    let most = 0
    // What the kernel takes is not for us to say: until the high water has been passed for a good while.
    for (let past = 0; past < 200; published++) {
      feed.publish(`${published} ${text}`)
      await quick.received(published + 1)
      const unsent = held?.unsent ?? 0
      most = Math.max(most, unsent)
      if (unsent > HIGH_WATER) past++
    }
    expect(most).toBeLessThan(HIGH_WATER + 2 * text.length)

    const told = new Promise<void>((resolve) => {
      slow.ws.on('message', (data: Buffer) => String(data).includes('dropped') && resolve())
    })
    slow.ws.resume()
    // It is told without another message having to come.
    await told
    feed.publish('again')
    const whole = slow.messages.length - 1
    await slow.received(whole + 2)
    expect(slow.messages.slice(0, whole)).toEqual(quick.messages.slice(0, whole))
    expect(slow.messages.slice(whole)).toEqual([`{"text":"dropped ${published - whole}"}`, '{"text":"again"}'])
    expect(quick.messages.slice(0, published)).toEqual(
      Array.from({ length: published }, (_, i) => `{"text":"${i} ${text}"}`),
    )
  })

  it('accounts for every message, whenever a client falls behind', async () => {
    const feed = await startFeed(0)
    const client = openClient(feed.port, '/ws/feed')
    await client.opened
    // Each is larger than a batch, so it goes out by itself; what finds another one unsent is dropped.
    const text = 'x'.repeat(70_000)
    const accounted = () =>
      client.messages.reduce((sum, message) => sum + Number(/dropped (\d+)/.exec(message)?.[1] ?? 1), 0)
    for (let published = 0; published < 100; ) {
      for (let i = 0; i < 20; i++, published++) feed.publish(text)
      while (accounted() < published) await once(client.ws, 'message')
      expect(accounted()).toBe(published)
    }
  })
})
