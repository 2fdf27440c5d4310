import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { listenFor } from '../../src/compose/http-surface.ts'
import type { Config } from '../../src/config.ts'
import { StreamSurface } from '../../src/contract/streams/stream-surface.ts'
import {
  changedChannels,
  deaf,
  handshake,
  openClient,
  type SmallStreams,
  smallChannels,
  smallValidators,
  startSmallStreams,
} from '../contract/streams/small-streams.ts'
import { readAnswers, sendRaw } from '../support/raw-http.ts'
import { recordingLogger, startListener } from '../support/server.ts'
import { startSmallSurface } from '../support/small-contract.ts'

/** The small operations and the small streams behind one listener, with the guards. */
async function startBoth() {
  const { logger } = recordingLogger()
  const { surface, close } = await startSmallSurface({})
  onTestFinished(close)
  const config = { host: '127.0.0.1', allowedHosts: [], trustedProxies: [] as readonly string[] } as unknown as Config
  const streams = StreamSurface.create<SmallStreams, null>({
    ...{ channels: smallChannels, validators: smallValidators, context: () => null },
    handlers: { feed: () => undefined, talk: ({ listen }) => listen(deaf) },
    callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
    security: {},
    log: () => undefined,
  })
  const listener = await listenFor({ config, port: 0, publicUrl: null, surface, streams, logger, cache: null })
  onTestFinished(() => listener.close(0))
  return listener
}

describe('an upgrade behind the guards', () => {
  it.each([
    ['no page of ours', { Origin: 'https://evil.example' }, 403, 'foreign_origin'],
    ['another server of this machine', { Origin: 'http://localhost:1' }, 403, 'foreign_origin'],
    ['a page without an origin', { Origin: 'null' }, 403, 'foreign_origin'],
    ['a cookie without proof', { Cookie: 'a=b' }, 403, 'foreign_origin'],
    ['a name that is not ours', { Host: 'evil.example' }, 421, 'foreign_host'],
  ])('is refused to %s', async (_, changed, status, code) => {
    const { port } = await startBoth()
    const bytes = handshake('/ws/feed', { Host: `localhost:${port}`, ...changed })
    const [answer] = readAnswers(await sendRaw(port, bytes))
    expect(answer?.status).toBe(status)
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code })
  })

  it.each([
    ['a page of ours', (port: number) => ({ origin: `http://localhost:${port}` })],
    ['no page at all', () => ({})],
  ])('is had by %s', async (_, optionsOf) => {
    const { port } = await startBoth()
    await openClient(port, '/ws/feed', optionsOf(port)).opened
  })

  it.each([
    ['GET', '/ws/feed?x=1', 426, 'upgrade_required'],
    ['POST', '/ws/feed', 405, 'method_not_allowed'],
    ['GET', '/ws/nothing', 404, 'not_found'],
  ])('is what %s %s needs: %i', async (method, path, status, code) => {
    const { url } = await startBoth()
    const response = await fetch(`${url}${path}`, { method })
    expect([response.status, await response.json()]).toMatchObject([status, { code }])
    expect(response.headers.get('upgrade')).toBe(status === 426 ? 'websocket' : null)
  })

  it('leaves the operations of the same port alone', async () => {
    const { url } = await startBoth()
    expect((await fetch(`${url}/things/a`)).status).toBe(200)
  })
})

describe('an upgrade', () => {
  it.each(['h2c', 'websocket, h2c', 'TLS/1.0'])('to %s is a request like any other', async (protocol) => {
    const { port } = await startSmallStreams({})
    const bytes = handshake('/ws/feed', { Upgrade: protocol, Connection: 'Upgrade, close' })
    expect(await sendRaw(port, bytes)).toContain('ordinary')
  })

  it('without a well-formed Host is refused', async () => {
    const { port } = await startSmallStreams({})
    const [answer] = readAnswers(await sendRaw(port, handshake('/ws/feed', { Host: null })))
    expect(answer?.status).toBe(400)
  })

  it('behind a request that has no answer yet ends the connection', async () => {
    const arrived = Promise.withResolvers<void>()
    const upgraded: string[] = []
    const upgrades = { upgrade: () => upgraded.push('one'), close: async () => undefined }
    const { port } = await startListener(() => arrived.resolve(), { upgrades })
    const socket = connect({ host: '127.0.0.1', port })
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await arrived.promise
    socket.write(handshake('/ws/feed'))
    socket.resume()
    await once(socket, 'close')
    expect(upgraded).toEqual([])
  })

  it('that the client resets at any moment does no harm', async () => {
    const { port, log } = await startSmallStreams(
      {},
      {
        channels: changedChannels({ security: [[], ['session']] }),
        security: { session: () => new Promise((done) => setImmediate(done, null)) },
      },
    )
    for (let i = 0; i < 20; i++) {
      const socket = connect({ host: '127.0.0.1', port })
      await once(socket, 'connect')
      socket.write(handshake('/ws/feed'))
      socket.resetAndDestroy()
      await once(socket, 'close')
    }
    const client = new WebSocket(`ws://127.0.0.1:${port}/ws/feed`)
    await once(client, 'open')
    client.terminate()
    expect(log.filter(({ status }) => status >= 500)).toEqual([])
  })
})
