import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../../src/config.ts'
import { listen, StartError } from '../../src/server/listener.ts'
import { readAnswers, sendRaw } from '../support/raw-http.ts'
import { recordingLogger, startListener } from '../support/server.ts'

const hasIPv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'))

function request(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(url, { agent }, resolve).once('error', reject))
}

describe('listen', () => {
  it('tells the port that it was given', async () => {
    const listener = await startListener((_request, response) => response.end('here'))
    expect(listener.url).toBe(`http://127.0.0.1:${listener.port}`)
    expect(await (await fetch(listener.url)).text()).toBe('here')
  })

  it('says in one line that the port is taken', async () => {
    const { port } = await startListener((_request, response) => response.end())
    const { logger } = recordingLogger()
    const second = listen({ host: '127.0.0.1', port, handler: () => undefined, logger })
    await expect(second).rejects.toThrow(new StartError(`127.0.0.1:${port} is in use by another program`))
  })

  it.runIf(hasIPv6)('has both addresses that localhost may be, and ends what comes by either', async () => {
    const listener = await startListener((_request, response) => response.end('here'))
    const beside = `http://[::1]:${listener.port}`
    expect(await (await fetch(beside)).text()).toBe('here')
    const socket = connect({ host: '::1', port: listener.port })
    await once(socket, 'connect')
    const ended = once(socket, 'close')
    await listener.close()
    await ended
    await expect(fetch(beside)).rejects.toThrow('fetch failed')
  })

  it.runIf(hasIPv6)('says that another program has the other address', async () => {
    const other = createServer().listen(0, '::1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { logger, lines } = recordingLogger()
    const listener = await listen({ host: '127.0.0.1', port, handler: (_, response) => response.end(), logger })
    expect((await fetch(listener.url)).status).toBe(200)
    expect(JSON.stringify(lines)).toContain(
      `cannot listen on [::1]:${port}, so localhost may lead to another program: use 127.0.0.1`,
    )
    await Promise.all([listener.close(), new Promise((resolve) => other.close(resolve))])
  })

  it('says that an address is not of this machine', async () => {
    const { logger } = recordingLogger()
    const away = listen({ host: '192.0.2.1', port: 0, handler: () => undefined, logger })
    await expect(away).rejects.toThrow(new ConfigError('SVC_HOST', 'names no address of this machine: 192.0.2.1'))
  })

  it('takes no more connections than it may', async () => {
    const { port } = await startListener((_request, response) => response.end(), { maxConnections: 1 })
    const first = connect({ host: '127.0.0.1', port })
    await once(first, 'connect')
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n').catch((error) => error.code)).toMatch(
      /^(ECONNRESET|)$/,
    )
    first.destroy()
  })
})

describe('close', () => {
  it('finishes what is in flight and tells the client that this is the last answer', async () => {
    const arrived = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const listener = await startListener(async (_request, response) => {
      arrived.resolve()
      await release.promise
      response.end('whole')
    })
    const agent = new Agent({ keepAlive: true })
    const answering = request(listener.url, agent)
    await arrived.promise
    const closed = listener.close()
    expect(listener.close()).toBe(closed)
    await expect(fetch(listener.url)).rejects.toThrow('fetch failed')
    release.resolve()
    const answer = await answering
    expect(answer.headers.connection).toBe('close')
    expect(await text(answer)).toBe('whole')
    await closed
  })

  it('ends a connection whose answer had begun as soon as that is out', async () => {
    const begun = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const listener = await startListener(async (_request, response) => {
      response.writeHead(200, { 'Content-Length': '2' })
      response.write('a')
      begun.resolve()
      await release.promise
      response.end('b')
    })
    const received = sendRaw(listener.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await begun.promise
    const closed = listener.close(60_000)
    release.resolve()
    await closed
    expect(readAnswers(await received)).toMatchObject([{ status: 200, body: 'ab' }])
  })

  it('ends idle connections, used and unused ones, at once', async () => {
    const listener = await startListener((_request, response) => response.end('x'))
    const used = connect({ host: '127.0.0.1', port: listener.port })
    used.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(used, 'data')
    const accepted = once(listener.server, 'connection')
    const unused = connect({ host: '127.0.0.1', port: listener.port })
    await accepted
    const ends = Promise.all([once(used.resume(), 'close'), once(unused.resume(), 'close')])
    await listener.close(60_000)
    await ends
  })

  it('cuts what is not done within the grace', async () => {
    const arrived = Promise.withResolvers<void>()
    const listener = await startListener(() => arrived.resolve())
    const cut = sendRaw(listener.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n').catch((error) => error.code)
    await arrived.promise
    await listener.close(20)
    expect(await cut).toMatch(/^(ECONNRESET|)$/)
  })
})
