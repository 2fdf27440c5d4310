import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as passed } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import { Upload } from '../../src/contract/upload.ts'
import { TriptychError } from '../../src/errors.ts'
import { sendRaw } from '../support/raw-http.ts'
import { startListener } from '../support/server.ts'
import { type SmallHandlers, type SmallOptions, startSmallSurface } from '../support/small-contract.ts'

const principal: Principal = { id: 'm1', kind: 'person', role: 'member', credential: 'session', credentialId: 's1' }
const OCTETS = { 'Content-Type': 'application/octet-stream' }

/** More than any socket buffers on its way. */
const large = Buffer.alloc(24 * 1024 * 1024, 'x')

async function start(upload: SmallHandlers['upload'], options: SmallOptions = {}) {
  const running = await startSmallSurface({ upload }, { principal, ...options })
  onTestFinished(() => running.close())
  return running
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Tells what it was sent. */
const digesting: SmallHandlers['upload'] = async ({ body }) => ({
  status: 201,
  body: { name: sha256(await buffer(body)) },
})

function put(url: string, body: NonNullable<RequestInit['body']> | null, headers: Record<string, string> = OCTETS) {
  return fetch(`${url}/file`, { method: 'PUT', body, headers, duplex: 'half' })
}

/** A connection with the head of an upload and some bytes of its body. */
async function begin(url: string, sent: string, length = 1000): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const head = `PUT /file HTTP/1.1\r\nHost: a\r\nContent-Type: application/octet-stream\r\nContent-Length: ${length}\r\n\r\n`
  socket.write(head + sent)
  return socket
}

describe('an upload', () => {
  it('reaches its handler byte by byte, however large', async () => {
    const { url } = await start(digesting)
    const bytes = randomBytes(3 * 1024 * 1024)
    const response = await put(url, bytes)
    expect([response.status, await response.json()]).toEqual([201, { name: sha256(bytes) }])
  })

  it('may come without saying how long it is', async () => {
    const { url } = await start(digesting)
    const chunks = [randomBytes(100_000), randomBytes(1), randomBytes(70_000)]
    const response = await put(url, Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>)
    expect(await response.json()).toEqual({ name: sha256(Buffer.concat(chunks)) })
  })

  it('without bytes is an empty stream', async () => {
    const { url } = await start(digesting)
    for (const headers of [OCTETS, {} as Record<string, string>])
      expect(await (await put(url, null, headers)).json()).toEqual({ name: sha256(Buffer.alloc(0)) })
  })

  it('leaves the connection for the next request', async () => {
    const { url } = await start(digesting)
    const ports = new Set<number>()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    for (let i = 0; i < 2; i++) {
      const sent = request(`${url}/file`, { method: 'PUT', headers: OCTETS, agent }).end(randomBytes(300_000))
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      ports.add(sent.socket?.localPort ?? 0)
      await buffer(response)
    }
    expect(ports.size).toBe(1)
  })

  it.each([
    ['another type', { 'Content-Type': 'image/png' }],
    ['no type', {}],
    ['a coding', { ...OCTETS, 'Content-Encoding': 'gzip' }],
  ] as [string, Record<string, string>][])('of %s gets 415, unread', async (_, headers) => {
    const { url } = await start(digesting)
    const response = await put(url, Buffer.from('x'), headers)
    expect([response.status, await response.json()]).toMatchObject([415, { code: 'unsupported_media_type' }])
  })

  it('without bytes and of another type gets 415 as well', async () => {
    const { url } = await start(digesting)
    expect((await put(url, null, { 'Content-Type': 'image/png' })).status).toBe(415)
  })

  it('is not waited for before security has spoken', async () => {
    const { url } = await start(digesting, { principal: null })
    const socket = await begin(url, 'some', large.length)
    const [head] = (await once(socket, 'data')) as [Buffer]
    expect(head.toString('latin1')).toMatch(/^HTTP\/1\.1 401 [\s\S]*\r\nConnection: close\r\n/)
  })
})

describe('a body that waits to be asked for', () => {
  const head = (path: string, type: string) =>
    `${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 6\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`
  const sendForm = () => ({ status: 303 as const, headers: { Location: '/page' } })
  /** What a listener answers for the surface; the body is sent once it is asked for. */
  async function send(caller: Principal | null, bytes: string): Promise<string> {
    const { surface, close } = await startSmallSurface({ upload: digesting, sendForm }, { principal: caller })
    onTestFinished(close)
    const { port } = await startListener((req, res) => void surface.handle(req, res))
    return sendRaw(port, bytes, [{ after: '100 Continue\r\n\r\n', bytes: 'name=a' }])
  }

  it.each([
    ['an upload', head('PUT /file', 'application/octet-stream'), 201],
    ['a form', head('POST /form', 'application/x-www-form-urlencoded'), 303],
  ])('is asked for once where it is read: %s', async (_, bytes, status) => {
    expect(await send(principal, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 100 Continue\r\n\r\nHTTP/1\\.1 ${status} `))
  })

  it.each([
    ['for want of a credential', head('PUT /file', 'application/octet-stream'), null, 401],
    ['for its type, an upload', head('PUT /file', 'image/png'), principal, 415],
    ['for its type, a form', head('POST /form', 'image/png'), principal, 415],
    ['since nothing is there', head('PUT /nothing', 'image/png'), principal, 404],
  ])('is not sent where the head is refused: %s', async (_, bytes, caller, status) => {
    expect(await send(caller, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

describe('an upload that is refused', () => {
  const refusals: [string, number, SmallHandlers['upload']][] = [
    ['before a byte was read', 409, () => refuse('already_exists')],
    ['by a reply of its handler, unread', 204, () => ({ status: 204 })],
    [
      'for its length, on the way',
      413,
      async ({ body }) => {
        let length = 0
        for await (const chunk of body) {
          length += (chunk as Buffer).length
          if (length > 100_000) refuse('body_too_large')
        }
        return { status: 204 }
      },
    ],
    [
      'since the disk is full',
      507,
      async ({ body }) => {
        const write = (_chunk: unknown, _encoding: unknown, done: (error: Error) => void) => done(new Error('ENOSPC'))
        await pipeline(body, new Writable({ write })).catch(() => refuse('storage_full'))
        return { status: 204 }
      },
    ],
  ]

  it.each(refusals)('%s gets its answer', async (_, status, upload) => {
    const { url } = await start(upload)
    expect((await put(url, large)).status).toBe(status)
    // And no other client is the worse for it.
    expect((await put(url, null)).status).toBeGreaterThan(0)
  })

  it('gets its answer when it sends no more, and the connection ends', async () => {
    const { url } = await start(() => refuse('already_exists'))
    const socket = await begin(url, 'x', large.length)
    expect((await buffer(socket)).toString('latin1')).toMatch(/^HTTP\/1\.1 409 /)
  })

  it('gets its answer though its sender reads nothing before all is sent', async () => {
    const { url } = await start(() => refuse('already_exists'))
    const socket = await begin(url, '', large.length)
    socket.pause()
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.write(large, () => resolve())
    })
    expect((await buffer(socket)).toString('latin1')).toMatch(/^HTTP\/1\.1 409 /)
  })

  it('for want of a credential gets its answer too', async () => {
    const { url } = await start(digesting, { principal: null })
    expect((await put(url, large)).status).toBe(401)
  })
})

function refuse(code: 'already_exists' | 'body_too_large' | 'storage_full'): never {
  throw new TriptychError(code)
}

describe('an upload that breaks off', () => {
  it('fails where it is read', async () => {
    const reading = Promise.withResolvers<void>()
    const failed = Promise.withResolvers<unknown>()
    const { url, log } = await start(async ({ body }) => {
      body.once('data', () => reading.resolve())
      await buffer(body).catch((error: unknown) => {
        failed.resolve(error)
        throw error
      })
      return { status: 204 }
    })
    const socket = await begin(url, 'some')
    await reading.promise
    socket.destroy()
    expect(await failed.promise).toMatchObject({ code: 'invalid_request', message: 'broke off' })
    expect((await put(url, Buffer.from('whole'))).status).toBe(204)
    expect(log.map(({ code }) => code)).toEqual(['invalid_request'])
  })

  it('before it is read fails the reading, and nothing else', async () => {
    const handed = Promise.withResolvers<Readable>()
    const goOn = Promise.withResolvers<void>()
    const failed = Promise.withResolvers<unknown>()
    const { url } = await start(async ({ body }) => {
      handed.resolve(body)
      await goOn.promise
      const target = new Writable({ write: (_chunk, _encoding, done) => done() })
      await pipeline(body, target).catch(failed.resolve)
      return { status: 204 }
    })
    const socket = await begin(url, 'some')
    const body = await handed.promise
    socket.destroy()
    await once(body, 'close').catch(() => undefined)
    goOn.resolve()
    expect(await failed.promise).toMatchObject({ code: 'invalid_request' })
  })
})

describe('an upload that takes its time', () => {
  it('is not cut by the time that a request has', async () => {
    const { surface } = await start(digesting)
    const timeouts = { headersTimeout: 30, requestTimeout: 40, checkingInterval: 10 }
    const { server, url } = await startListener((req, res) => void surface.handle(req, res), timeouts)
    const late = once(server, 'clientError')
    const sent = request(`${url}/file`, { method: 'PUT', headers: OCTETS })
    sent.write('first,')
    expect(await late).toMatchObject([{ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, expect.anything()])
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.end('last')
    const [response] = await answered
    expect(JSON.parse((await buffer(response)).toString())).toEqual({ name: sha256(Buffer.from('first,last')) })
  })

  it('too long gets 408, which no contract declares', async () => {
    const { url } = await start(() => {
      throw new TriptychError('request_timeout')
    })
    const response = await put(url, Buffer.from('x'))
    expect([response.status, await response.json()]).toMatchObject([408, { code: 'request_timeout' }])
  })

  it('is cut when nothing comes for long', async () => {
    const { upload, client } = await received(20)
    client.write('some')
    await expect(buffer(upload)).rejects.toMatchObject({ code: 'request_timeout' })
    expect(client.destroyed).toBe(false)
  })

  it('is not cut for the time that its reader takes', async () => {
    const { upload, client } = await received(100)
    client.end(randomBytes(300_000))
    await once(
      upload.on('readable', () => undefined),
      'readable',
    )
    await passed(150)
    expect(upload.errored).toBeNull()
    expect((await buffer(upload)).length).toBe(300_000)
  })
})

/** The reading end of an upload, of a client that has sent nothing yet. */
async function received(patience: number) {
  const arrived = Promise.withResolvers<Upload>()
  const server = createServer((req) => arrived.resolve(new Upload(req, patience)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const client = request({ port: (server.address() as AddressInfo).port, method: 'PUT' })
  client.on('error', () => undefined)
  client.flushHeaders()
  return { upload: await arrived.promise, client }
}
