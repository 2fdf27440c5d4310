import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Principal } from '../../../src/access/principal.ts'
import { changedChannels, deaf, openClient, openRaw, startSmallStreams } from './small-streams.ts'

const admin: Principal = { id: 'a', kind: 'person', role: 'admin', credential: 'session', credentialId: 's' }

describe('pings', () => {
  it('cut off a client that has answered none by the next, and leave those alone that have', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const gone = Promise.withResolvers<void>()
    const { port } = await startSmallStreams({
      feed: () => ({ close: gone.resolve }),
      talk: (connection) => connection.listen({ receive: { ...deaf.receive, words: () => connection.send('heard') } }),
    })
    const dead = openClient(port, '/ws/feed', { autoPong: false })
    const lively = openClient(port, '/ws/talk')
    await Promise.all([dead.opened, lively.opened])
    const pinged = Promise.all([once(dead.ws, 'ping'), once(lively.ws, 'ping')])
    vi.advanceTimersByTime(30_000)
    await pinged
    // Its answer went out before this.
    lively.ws.send('here')
    await lively.received(1)
    const again = once(lively.ws, 'ping')
    vi.advanceTimersByTime(30_000)
    expect((await dead.ended).code).toBe(1006)
    await Promise.all([gone.promise, again])
    expect(lively.ws.readyState).toBe(lively.ws.OPEN)
  })
})

describe('a session', () => {
  const channels = changedChannels({ security: [[], ['session']], rights: 'admin' })

  it.each<[string, Principal | null]>([
    ['ends', null],
    ['loses its rights', { ...admin, role: 'member' }],
    ['becomes that of another person', { ...admin, id: 'b' }],
  ])('and %s closes its streams with 1008, and what they still bring is not heard', async (_, changed) => {
    const heard: string[] = []
    let principal: Principal | null = admin
    const { port } = await startSmallStreams(
      { talk: ({ listen }) => listen({ receive: { ...deaf.receive, words: (payload) => void heard.push(payload) } }) },
      { channels, security: { session: async () => principal }, requireCredentials: true, recheckInterval: 10 },
    )
    const raw = await openRaw(port, '/ws/talk')
    principal = changed
    const [closing] = await once(raw, 'data')
    expect((closing as Buffer).readUInt16BE(2)).toBe(1008)
    // A masked text frame that says "a"; its end is what the server hangs up on.
    raw.write(Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x61]))
    raw.end()
    await once(raw, 'close')
    expect(heard).toEqual([])
  })

  it('whose last proof is too old opens no stream that asks for one, and closes it once its client is quiet', async () => {
    let asked = 0
    let session: Principal = { ...admin, needsProof: 'proof' }
    const options = {
      ...{ security: { session: async () => session }, requireCredentials: true, recheckInterval: 10 },
      channels: changedChannels({ security: [[], ['session']], rights: 'admin', stepUp: true }),
    }
    const late = await startSmallStreams({}, options)
    expect(await openRaw(late.port, '/ws/talk').catch(String)).toContain('403')
    expect(late.log.map(({ code }) => code)).toEqual(['step_up_required'])

    session = admin
    const looked = Promise.withResolvers<void>()
    const counted = async () => {
      if (++asked > 3) looked.resolve()
      return session
    }
    const busy = await startSmallStreams({}, { ...options, security: { session: counted } })
    const typing = openClient(busy.port, '/ws/talk')
    await typing.opened
    const quiet = await startSmallStreams({}, { ...options, quietTime: 0 })
    const left = openClient(quiet.port, '/ws/talk')
    await left.opened
    session = { ...admin, needsProof: 'proof' }
    expect(await left.ended).toEqual({ code: 1008, reason: 'a fresh proof is required' })
    await looked.promise
    expect(typing.ws.readyState).toBe(typing.ws.OPEN)
  })

  it('that cannot be checked closes its streams with 1011', async () => {
    const error = new Error('the database does not answer')
    let asked = 0
    const session = async () => {
      if (asked++ > 0) throw error
      return admin
    }
    const { port, log } = await startSmallStreams(
      {},
      { channels, security: { session }, requireCredentials: true, recheckInterval: 10 },
    )
    expect((await openClient(port, '/ws/feed').ended).code).toBe(1011)
    expect(log).toMatchObject([{ error }])
  })

  it('that no credential told of is not checked', async () => {
    let asked = 0
    const session = async () => {
      asked++
      return null
    }
    const { port } = await startSmallStreams(
      {},
      { channels, security: { session }, recheckInterval: 5, pingInterval: 20 },
    )
    await once(openClient(port, '/ws/feed').ws, 'ping')
    expect(asked).toBe(1)
  })
})

describe('close', () => {
  it('ends every connection with 1001, after what it was sent', async () => {
    const { port, listener } = await startSmallStreams({ feed: (connection) => connection.send({ text: 'a' }) })
    const clients = Array.from({ length: 5 }, () => openClient(port, '/ws/feed'))
    await Promise.all(clients.map(({ opened }) => opened))
    await listener.close()
    for (const { ended, messages } of clients) {
      expect(await ended).toEqual({ code: 1001, reason: 'going away' })
      expect(messages).toEqual(['{"text":"a"}'])
    }
  })

  it('waits for what its handlers still do', async () => {
    const [asked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const close = () => {
      asked.resolve()
      return done.promise
    }
    const { port, surface } = await startSmallStreams({ talk: ({ listen }) => listen({ ...deaf, close }) })
    const client = openClient(port, '/ws/talk')
    await client.opened
    let closed = false
    const closing = surface.close().then(() => {
      closed = true
    })
    await Promise.all([asked.promise, client.ended])
    await nextTurn()
    expect(closed).toBe(false)
    done.resolve()
    await closing
  })

  it('cuts off a client that does not part', async () => {
    const { port, listener } = await startSmallStreams({}, { partingTime: 20 })
    const raw = await openRaw(port, '/ws/feed')
    await listener.close()
    raw.resume()
    await once(raw, 'close')
  })

  it('does not wait past the grace of the listener', async () => {
    const { port, listener } = await startSmallStreams({}, { partingTime: 60_000 })
    await openRaw(port, '/ws/feed')
    await listener.close(20)
  })
})
