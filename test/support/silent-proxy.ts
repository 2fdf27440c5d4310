import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can fall silent: nothing is refused, nothing ends, and nothing comes. */
export interface SilentProxy {
  /** The server's URL, over the proxy. */
  readonly url: string
  /** Swallows every byte from now on, of the connections that are there and, unless told otherwise, of new ones. */
  silence(options?: { readonly newOnes: boolean }): void
  /** Lets new connections through; what was silenced stays so. */
  heal(): void
  close(): Promise<void>
}

/** @param to the URL of the server, with a port */
export async function startSilentProxy(to: string): Promise<SilentProxy> {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  const silenced = new WeakSet<Socket>()
  let silent = false
  const forward = (from: Socket, into: Socket): void => {
    sockets.add(from)
    from.on('data', (chunk) => {
      if (!silenced.has(from)) into.write(chunk)
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      // The end of a silenced connection is not heard at the other side either.
      if (!silenced.has(from)) into.destroy()
    })
  }
  const server = createServer((client) => {
    if (silent) {
      sockets.add(client)
      client.on('error', () => {}).resume()
      return
    }
    const upstream = connect(Number(target.port), target.hostname)
    forward(client, upstream)
    forward(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence: ({ newOnes } = { newOnes: true }) => {
      silent = newOnes
      for (const socket of sockets) silenced.add(socket)
    },
    heal: () => {
      silent = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
