import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Principal } from '../../../src/access/principal.ts'
import { readAnswers, sendRaw } from '../../support/raw-http.ts'
import { changedChannels, deaf, handshake, openClient, startSmallStreams } from './small-streams.ts'

const admin: Principal = { id: 'a', kind: 'person', role: 'admin', credential: 'session', credentialId: 's' }
const channels = changedChannels({ security: [['session']], rights: 'admin' })
const single = changedChannels({ maxConnections: 1 })

async function refusal(port: number, head: string) {
  const [answer] = readAnswers(await sendRaw(port, head))
  if (answer === undefined) throw new Error('no answer')
  expect(answer.headers['content-type']).toBe('application/problem+json')
  return { ...answer, problem: JSON.parse(answer.body) }
}

describe('a refused upgrade', () => {
  it.each([
    ['/ws/nothing', {}, 404, 'not_found'],
    ['/ws/feed/', {}, 404, 'not_found'],
    ['/ws/feed', { 'Sec-WebSocket-Version': '8' }, 426, 'upgrade_required'],
    ['/ws/feed', { 'Sec-WebSocket-Version': null }, 426, 'upgrade_required'],
    ['/ws/feed', { 'Sec-WebSocket-Key': 'no key' }, 400, 'malformed_request'],
    ['/ws/feed', { Host: 'a b' }, 400, 'malformed_request'],
  ] as const)('%s %j: %i %s', async (path, changed, status, code) => {
    const { port } = await startSmallStreams({})
    const answer = await refusal(port, handshake(path, changed))
    expect(answer.problem).toMatchObject({ status, code })
    expect(answer.status).toBe(status)
  })

  it('names the one version that is spoken', async () => {
    const { port } = await startSmallStreams({})
    const { headers } = await refusal(port, handshake('/ws/feed', { 'Sec-WebSocket-Version': '12' }))
    expect(headers).toMatchObject({ upgrade: 'websocket', 'sec-websocket-version': '13' })
    expect(headers.connection).toContain('Upgrade')
  })

  it.each([
    ['?size=x', 'must be an integer'],
    ['?size=0x10', 'must be an integer'],
    ['?size=101', 'must be <= 100'],
    ['?size=1&size=2', 'must be sent once'],
  ])('says what is wrong with %s', async (query, message) => {
    const { port } = await startSmallStreams({})
    const { problem } = await refusal(port, handshake(`/ws/talk${query}`))
    const errors = [{ in: 'query', name: 'size', message }]
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', errors })
  })

  it.each<[string, Principal | null]>([
    ['unauthenticated', null],
    ['admin_required', { ...admin, role: 'member' }],
    ['session_required', { ...admin, credential: 'token' }],
  ])('hears %s', async (code, principal) => {
    const { port, log } = await startSmallStreams({}, { channels, security: { session: async () => principal } })
    const { problem, headers } = await refusal(port, handshake('/ws/feed'))
    expect(problem.code).toBe(code)
    expect(log).toMatchObject([{ code, method: 'GET', url: '/ws/feed', requestId: headers['x-request-id'] }])
  })

  it('hears insufficient_scope with a token that may only read, where it could send', async () => {
    const reader: Principal = { ...admin, role: 'member', credential: 'token', scopes: ['small:read'] }
    const { port } = await startSmallStreams(
      {},
      { channels: changedChannels({ security: [['token']] }), security: { token: async () => reader } },
    )
    expect((await refusal(port, handshake('/ws/talk'))).problem.code).toBe('insufficient_scope')
    await openClient(port, '/ws/feed').opened
  })

  it('hears 500 when who is calling cannot be told, and the log why', async () => {
    const error = new Error('the database does not answer')
    const { port, log } = await startSmallStreams({}, { channels, security: { session: () => Promise.reject(error) } })
    const { problem } = await refusal(port, handshake('/ws/feed'))
    expect(problem.code).toBe('internal_error')
    expect(log).toMatchObject([{ status: 500, error }])
  })

  it('hears 429 once a stream has all the connections that it may, until one has gone', async () => {
    const gone = Promise.withResolvers<void>()
    const { port } = await startSmallStreams(
      { talk: ({ listen }) => listen({ ...deaf, close: gone.resolve }) },
      { channels: single },
    )
    const first = openClient(port, '/ws/talk')
    await first.opened
    expect((await refusal(port, handshake('/ws/talk'))).problem.code).toBe('too_many_requests')
    await openClient(port, '/ws/feed').opened
    first.ws.close()
    await gone.promise
    await openClient(port, '/ws/talk').opened
  })

  it('hears 429 for as long as what served an earlier client is not done with it', async () => {
    const [asked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const close = () => {
      asked.resolve()
      return done.promise
    }
    const { port, surface } = await startSmallStreams(
      { talk: async ({ listen }) => listen({ ...deaf, close }) },
      { channels: single },
    )
    const first = openClient(port, '/ws/talk')
    await first.opened
    first.ws.terminate()
    await asked.promise
    expect((await refusal(port, handshake('/ws/talk'))).problem.code).toBe('too_many_requests')
    done.resolve()
    await nextTurn()
    await openClient(port, '/ws/talk').opened
    await surface.close()
  })

  it('does not exist when the client has disconnected meanwhile', async () => {
    const asked = Promise.withResolvers<void>()
    const known = Promise.withResolvers<Principal | null>()
    const { port, listener } = await startSmallStreams(
      {},
      {
        channels,
        security: {
          session: () => {
            asked.resolve()
            return known.promise
          },
        },
      },
    )
    const client = openClient(port, '/ws/feed')
    client.opened.catch(() => undefined)
    await asked.promise
    client.ws.terminate()
    await client.ended
    known.resolve(admin)
    await listener.close()
  })

  it('hears 503 when the surface closes before it is known who is calling', async () => {
    const asked = Promise.withResolvers<void>()
    const known = Promise.withResolvers<Principal | null>()
    const { port, surface } = await startSmallStreams(
      {},
      {
        channels,
        security: {
          session: () => {
            asked.resolve()
            return known.promise
          },
        },
      },
    )
    const answered = refusal(port, handshake('/ws/feed'))
    await asked.promise
    await surface.close()
    known.resolve(admin)
    expect((await answered).problem.code).toBe('unavailable')
  })
})
