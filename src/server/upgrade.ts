import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { endWith, rawProblem } from './client-error.ts'
import { type Connections, readTarget } from './connections.ts'
import type { Logger } from './logger.ts'

/** Takes connections over from HTTP. */
export interface UpgradeHandler {
  /** Has the socket from here on, refused or not. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Takes no more, ends those that it has, and resolves when they are gone. */
  close(): Promise<void>
}

/** For Node's `shouldUpgradeCallback`: every other request is answered the ordinary way, h2c and all. */
export function isWebSocketUpgrade({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'
}

/** Hands upgrades on, with the same reading of target and `Host` as requests have. */
export function serveUpgrades(server: Server, connections: Connections, handler: UpgradeHandler, logger: Logger): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The socket has no other listeners from here on, and an unhandled error event ends the process.
    socket.on('error', () => socket.destroy())
    // No client asks for this behind requests without their answers, and two writers would garble one another.
    if (connections.owedAnswers(socket as Socket).length > 0) {
      socket.destroy()
      return
    }
    if (!readTarget(request)) {
      endWith(socket as Socket, rawProblem('malformed_request'))
      return
    }
    try {
      handler.upgrade(request, socket, head)
    } catch (error) {
      logger.error({ err: error }, 'an upgrade handler threw')
      socket.destroy()
    }
  })
}
