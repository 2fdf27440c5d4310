import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import type { RefusalLog } from '../../../src/contract/problem-writer.ts'
import type { Channel } from '../../../src/contract/streams/channel.ts'
import type { StreamHandlers } from '../../../src/contract/streams/handler.ts'
import { StreamSurface, type StreamSurfaceOptions } from '../../../src/contract/streams/stream-surface.ts'
import { startListener } from '../../support/server.ts'

export interface SmallStreams {
  feed: {
    send: { readonly text: string }
    receive: Record<never, never>
    path: Record<never, never>
    query: Record<never, never>
  }
  talk: {
    send: string
    receive: { readonly words: string; readonly size: { readonly size: number } }
    path: Record<never, never>
    query: { readonly size?: number }
  }
}

/** Open to everyone, as far as 64 KiB a message. */
const limits = { maxConnections: 100, maxMessageBytes: 65_536, maxUnsentBytes: 1024 * 1024 }
const open = { security: [], rights: null, scope: 'small:read', ...limits } as const

/** Two streams that between them show everything the runtime does. */
export const smallChannels: readonly Channel[] = [
  {
    ...{ ...open, name: 'feed', path: '/ws/feed', parameters: [], receive: [] },
    send: [{ message: 'item', frame: 'text', contentType: 'application/json' }],
  },
  {
    ...{ ...open, name: 'talk', path: '/ws/talk', scope: 'small:write' },
    parameters: [{ in: 'query', name: 'size', required: false, type: 'integer' }],
    send: [{ message: 'answer', frame: 'text', contentType: 'text/plain' }],
    receive: [
      { message: 'words', frame: 'text', contentType: 'text/plain' },
      { message: 'size', frame: 'binary', contentType: 'application/json' },
    ],
  },
]

/** The small streams with something changed in each. */
export function changedChannels(changed: Partial<Channel>): readonly Channel[] {
  return smallChannels.map((channel) => ({ ...channel, ...changed }))
}

const ajv = new Ajv2020()
const closed = { type: 'object', additionalProperties: false }
const size = { type: 'integer', minimum: 1, maximum: 100 }

export const smallValidators = {
  item: ajv.compile({ ...closed, required: ['text'], properties: { text: { type: 'string' } } }),
  answer: ajv.compile({ type: 'string' }),
  words: ajv.compile({ type: 'string', maxLength: 100_000 }),
  size: ajv.compile({ ...closed, required: ['size'], properties: { size } }),
  talkParameters: ajv.compile({ type: 'object', properties: { query: { type: 'object', properties: { size } } } }),
}

/** What a client says is not heard. */
export const deaf = { receive: { words: () => undefined, size: () => undefined } }

type Options = Partial<Omit<StreamSurfaceOptions<SmallStreams, null>, 'handlers'>>

/** A running surface of the small streams; what it logged is in `log`. */
export async function startSmallStreams(handlers: Partial<StreamHandlers<SmallStreams, null>>, options: Options = {}) {
  const log: Parameters<RefusalLog>[0][] = []
  const surface = StreamSurface.create<SmallStreams, null>({
    channels: smallChannels,
    validators: smallValidators,
    handlers: { feed: () => undefined, talk: (connection) => connection.listen(deaf), ...handlers },
    context: () => null,
    callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
    security: {},
    log: (refusal) => log.push(refusal),
    checkMessages: true,
    ...options,
  })
  const listener = await startListener((_request, response) => response.end('ordinary'), { upgrades: surface })
  return { surface, listener, port: listener.port, log }
}

/** A client; what it received is in `messages`. */
export function openClient(port: number, path: string, options: ClientOptions = {}) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
  onTestFinished(() => ws.terminate())
  const messages: string[] = []
  let wake = Promise.withResolvers<void>()
  ws.on('error', () => undefined)
  ws.on('message', (data) => {
    messages.push(String(data))
    wake.resolve()
    wake = Promise.withResolvers()
  })
  return {
    ws,
    messages,
    opened: once(ws, 'open'),
    /** Resolves when so many messages have come. */
    received: async (count: number) => {
      while (messages.length < count) await wake.promise
    },
    ended: new Promise<{ code: number; reason: string }>((resolve) => {
      ws.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
    }),
  }
}

/** The head of a request for an upgrade, with what is to be another way. */
export function handshake(path: string, changed: Record<string, string | null> = {}): string {
  const fields = {
    ...{ Host: 'localhost', Upgrade: 'websocket', Connection: 'Upgrade' },
    ...{ 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version': '13', ...changed },
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}\r\n`]))
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** A client below the protocol: its handshake is done, and it reads no more until it is told to. */
export async function openRaw(port: number, path: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write(handshake(path))
  let head = ''
  while (!head.endsWith('\r\n\r\n')) {
    await once(socket, 'readable')
    for (let byte = socket.read(1); byte !== null; byte = head.endsWith('\r\n\r\n') ? null : socket.read(1))
      head += byte
  }
  if (!head.startsWith('HTTP/1.1 101 ')) throw new Error(head)
  return socket
}
