import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'

/** A frame as it came: text, or bytes. */
export type Frame = { readonly text: string } | { readonly binary: string }

/** One connection, seen from the server. */
export interface Connection {
  readonly socket: WebSocket
  /** With its query. */
  readonly path: string
  /** The `Authorization` of its handshake. */
  readonly authorization: string | undefined
  readonly frames: readonly Frame[]
  /** Resolves once so many frames have come. */
  received(count: number): Promise<void>
  /** Resolves with the close code that the client sent. */
  readonly closed: Promise<number>
}

export interface StreamServer {
  readonly url: string
  /** Connections, in the order in which they came; waits for the next one. */
  next(): Promise<Connection>
  close(): Promise<void>
}

/** A bare WebSocket server on loopback that does what a test tells it. */
export async function startStreamServer(): Promise<StreamServer> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const connections: Connection[] = []
  const waiting: ((connection: Connection) => void)[] = []
  server.on('connection', (socket, { url = '', headers }) => {
    const connection = watch(socket, url, headers.authorization)
    const first = waiting.shift()
    if (first) first(connection)
    else connections.push(connection)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      const connection = connections.shift()
      return connection ? Promise.resolve(connection) : new Promise((resolve) => waiting.push(resolve))
    },
    close: async () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

function watch(socket: WebSocket, path: string, authorization: string | undefined): Connection {
  const frames: Frame[] = []
  socket.on('message', (data: RawData, isBinary) => {
    const text = (data as Buffer).toString()
    frames.push(isBinary ? { binary: text } : { text })
    socket.emit('frame')
  })
  const closed = once(socket, 'close').then(([code]) => code as number)
  return {
    socket,
    path,
    authorization,
    frames,
    received: async (count) => {
      while (frames.length < count) await once(socket, 'frame')
    },
    closed,
  }
}
