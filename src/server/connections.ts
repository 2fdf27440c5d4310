import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * What is in flight on each connection of a server. Node tells idle connections from busy ones but not which answer a
 * busy one waits for, and both an orderly end and the answer to a malformed request hang on that.
 */
export class Connections {
  readonly #inFlight = new Map<Socket, ServerResponse[]>()
  readonly #server: Server
  #closing = false

  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      this.#inFlight.set(socket, [])
      socket.once('close', () => this.#inFlight.delete(socket))
    })
  }

  /** Notes that a request arrived. Pipelined requests queue up behind one another. */
  begin(socket: Socket, response: ServerResponse): void {
    const queue = this.#inFlight.get(socket)
    if (queue === undefined) return
    while (queue[0]?.writableFinished) queue.shift()
    queue.push(response)
    if (this.#closing) this.#end(response)
  }

  /** The answers that a connection still owes, the next one first. */
  owed(socket: Socket): ServerResponse[] {
    return (this.#inFlight.get(socket) ?? []).filter((response) => !response.writableFinished)
  }

  /** Ends each connection as soon as it owes nothing; those that never sent a byte, at once. */
  drain(): void {
    this.#closing = true
    this.#server.closeIdleConnections()
    for (const socket of this.#inFlight.keys()) {
      const last = this.owed(socket).at(-1)
      if (last !== undefined) this.#end(last)
      else if (socket.bytesRead === 0) socket.destroy()
    }
  }

  /** Ends every connection, whatever it owes. */
  destroy(): void {
    for (const socket of this.#inFlight.keys()) socket.destroy()
  }

  /** Tells the client, where the head is not out yet, that this answer is the connection's last. */
  #end(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close')
    else response.once('close', () => setImmediate(() => this.#server.closeIdleConnections()))
  }
}
