import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StreamHandler } from '../../../src/contract/streams/handler.ts'
import { deaf, openClient, openRaw, type SmallStreams, startSmallStreams } from './small-streams.ts'

/** Answers with what it took to have been sent. */
const echo: StreamHandler<SmallStreams['talk'], null> = (connection) => {
  connection.send(`query ${JSON.stringify(connection.query)}`)
  return connection.listen({
    receive: {
      words: (payload) => connection.send(JSON.stringify({ words: payload })),
      size: (payload) => connection.send(JSON.stringify({ size: payload })),
    },
  })
}

async function openTalk(port: number, query = '') {
  const client = openClient(port, `/ws/talk${query}`)
  await client.received(1)
  return client
}

describe('frames', () => {
  it('carry text, JSON in binary, and the query', async () => {
    const { port } = await startSmallStreams({ talk: echo })
    const client = await openTalk(port, '?size=7&more=1')
    client.ws.send('ünï')
    client.ws.send(Buffer.from('{"size":3}'))
    await client.received(3)
    expect(client.messages).toEqual(['query {"size":7}', '{"words":"ünï"}', '{"size":{"size":3}}'])
  })

  it('keep their order', async () => {
    const { port } = await startSmallStreams({ talk: echo })
    const client = await openTalk(port)
    for (let i = 0; i < 1000; i++) client.ws.send(String(i))
    await client.received(1001)
    const payloads = client.messages.slice(1).map((message) => Number(JSON.parse(message).words))
    expect(payloads).toEqual(Array.from({ length: 1000 }, (_, i) => i))
  })

  it.each([0, 125, 126, 65_535, 65_536, 200_000])('hold a text of %i bytes', async (length) => {
    const { port } = await startSmallStreams({ feed: (connection) => connection.send({ text: 'x'.repeat(length) }) })
    const client = openClient(port, '/ws/feed')
    await client.received(1)
    expect(JSON.parse(client.messages[0] ?? '').text).toHaveLength(length)
  })

  it('of a client that comes before its handler is ready wait for it', async () => {
    const ready = Promise.withResolvers<void>()
    const { port } = await startSmallStreams({
      talk: async (connection) => {
        await ready.promise
        return echo(connection, null)
      },
    })
    const client = openClient(port, '/ws/talk')
    await client.opened
    client.ws.send('early')
    ready.resolve()
    await client.received(2)
    expect(client.messages[1]).toContain('early')
  })

  it('that a stream takes none of are ignored', async () => {
    const { port } = await startSmallStreams({ feed: (connection) => void connection.signal })
    const client = openClient(port, '/ws/feed')
    await client.opened
    client.ws.send('anything')
    client.ws.send(Buffer.from([0xff]))
    client.ws.close(1000)
    expect((await client.ended).code).toBe(1000)
  })

  it.each([
    ['no JSON', '{', 'size: not JSON'],
    ['no UTF-8', Buffer.from([0xff, 0xfe]), 'size: not UTF-8'],
    ['a value too large', '{"size":101}', 'size: /size must be <= 100'],
    ['a member too many', '{"size":1,"x":1}', 'size: / must NOT have additional properties'],
    ['nothing', '', 'size: not JSON'],
  ])('of control with %s end the connection with 1007', async (_, sent, reason) => {
    const { port, log } = await startSmallStreams({ talk: echo })
    const client = await openTalk(port)
    client.ws.send(Buffer.from(sent))
    expect(await client.ended).toEqual({ code: 1007, reason })
    expect(log).toEqual([])
  })

  it('of text that is not UTF-8 end the connection with 1007', async () => {
    const { port } = await startSmallStreams({ talk: echo })
    const client = await openTalk(port)
    client.ws.send(Buffer.from([0xff]), { binary: false })
    expect((await client.ended).code).toBe(1007)
  })

  it('of more than 64 KiB end the connection with 1009', async () => {
    const { port } = await startSmallStreams({ talk: echo })
    const client = await openTalk(port)
    client.ws.send('x'.repeat(64 * 1024))
    await client.received(2)
    client.ws.send('x'.repeat(64 * 1024 + 1))
    expect((await client.ended).code).toBe(1009)
  })

  it('of any kind never take the server down', async () => {
    const { port, log } = await startSmallStreams({ talk: echo })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 }),
        fc.array(fc.tuple(fc.boolean(), fc.uint8Array({ maxLength: 40 })), { maxLength: 5 }),
        async (garbage, frames) => {
          const raw = await openRaw(port, '/ws/talk')
          const gone = new Promise((resolve) => raw.once('close', resolve))
          for (const bytes of garbage) raw.write(bytes)
          raw.end()
          raw.resume()
          const client = await openTalk(port)
          for (const [binary, bytes] of frames) client.ws.send(bytes, { binary })
          client.ws.close()
          await Promise.all([gone, client.ended])
        },
      ),
      { numRuns: 60 },
    )
    await openTalk(port)
    expect(log).toEqual([])
  })
})

describe('a handler', () => {
  const broken = new Error('broken')

  it.each<[string, StreamHandler<SmallStreams['talk'], null>]>([
    [
      'at once',
      () => {
        throw broken
      },
    ],
    ['later', () => Promise.reject(broken)],
    [
      'on a message',
      ({ listen }) =>
        listen({
          receive: {
            ...deaf.receive,
            words: () => {
              throw broken
            },
          },
        }),
    ],
    [
      'some time after a message',
      ({ listen }) => listen({ receive: { ...deaf.receive, words: () => Promise.reject(broken) } }),
    ],
  ])('that throws %s ends its connection with 1011, and nothing else', async (_, talk) => {
    const { port, log } = await startSmallStreams({ talk })
    const client = openClient(port, '/ws/talk')
    await client.opened
    client.ws.send('a')
    expect((await client.ended).code).toBe(1011)
    expect(log).toMatchObject([{ code: 'internal_error', url: '/ws/talk', error: broken }])
  })

  it('that sends what the contract does not have is found out', async () => {
    const { port, log } = await startSmallStreams({ feed: (connection) => connection.send({ tex: 1 } as never) })
    const client = openClient(port, '/ws/feed')
    expect((await client.ended).code).toBe(1011)
    expect(String(log[0]?.error)).toContain("feed: / must have required property 'text'")
  })

  it('hears once that its connection has ended, and its signal says so', async () => {
    const ends: string[] = []
    const { port } = await startSmallStreams({
      talk: (connection) => {
        connection.signal.addEventListener('abort', () => ends.push('signal'))
        connection.close(1000, `${'é'.repeat(61)}éé`)
        connection.send('too late')
        connection.close(1001)
        return connection.listen({ ...deaf, close: () => void ends.push('close') })
      },
    })
    const client = openClient(port, '/ws/talk')
    expect(await client.ended).toEqual({ code: 1000, reason: 'é'.repeat(61) })
    expect(client.messages).toEqual([])
    expect(ends).toEqual(['signal', 'close'])
  })
})
