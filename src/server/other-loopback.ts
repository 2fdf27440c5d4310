import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'
import { urlHost } from '../lib/addresses.ts'
import { hasCode } from '../lib/error-text.ts'
import type { Logger } from './logger.ts'

/** By the loopback address that a server has: the one of the other family. */
const others: Readonly<Record<string, string>> = { '127.0.0.1': '::1', '::1': '127.0.0.1' }

/**
 * Listens on the other loopback address, too. Browsers know both by the name `localhost`, and try `::1` first: another
 * program there, a plugin's, would be taken for this server, with its cookies.
 *
 * @param server listens already
 * @returns null where it listens on more or on something else, or where the other address cannot be had
 */
export async function listenOnOtherLoopback(server: Server, logger: Logger): Promise<NetServer | null> {
  const { address, port } = server.address() as AddressInfo
  const host = others[address]
  if (host === undefined) return null
  // A connection is the server's from here on, with its time limits.
  const beside = createServer((socket) => server.emit('connection', socket))
  beside.maxConnections = server.maxConnections
  beside.listen({ host, port })
  try {
    await once(beside, 'listening')
    return beside
  } catch (error) {
    if (!hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) {
      const place = `${urlHost(host)}:${port}`
      logger.warn({ err: error }, `cannot listen on ${place}, so localhost may lead to another program: use ${address}`)
    }
    return null
  }
}
