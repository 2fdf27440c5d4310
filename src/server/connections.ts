import type { IncomingMessage, Server, ServerResponse } from 'node:http'
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
  owedAnswers(socket: Socket): ServerResponse[] {
    return (this.#inFlight.get(socket) ?? []).filter((response) => !response.writableFinished)
  }

  /** Ends each connection as soon as it owes nothing; those that never sent a byte, at once. */
  drain(): void {
    this.#closing = true
    this.#server.closeIdleConnections()
    for (const socket of this.#inFlight.keys()) {
      const last = this.owedAnswers(socket).at(-1)
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

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is
/** `uri-host [ ":" port ]` (RFC 9110, 7.2) as clients write it: a name, an IPv4 address, or a bracketed IPv6 one. */
const hostField = /^(?:[a-z0-9._~!$&'()*+,;=%-]+|\[[0-9a-f:.]+\])(?::\d{0,5})?$/i

/** The fields that a request may have once, by the length of their names: Node keeps the first of two, a proxy perhaps the last. */
const single: readonly (string | undefined)[] = Object.assign([], {
  4: 'host',
  12: 'content-type',
  13: 'authorization',
  17: 'transfer-encoding',
})

/**
 * Brings the target to origin-form and checks the head (RFC 9112, 3.2 and 6.1): an absolute-form target replaces
 * `Host`; a malformed `Host`, or none on HTTP/1.1, a field that may come once and comes twice, or a transfer coding
 * other than chunks is a malformed request.
 * Reads `rawHeaders` only: `headers` costs as much as a cached answer, and is built when first asked for.
 *
 * @returns whether the request is well-formed
 */
export function readTarget(request: IncomingMessage): boolean {
  const host = readHost(request.rawHeaders)
  if (host === undefined ? request.httpVersion === '1.1' : host === null || !hostField.test(host)) return false

  const url = request.url ?? ''
  if (url.startsWith('/') || url === '*') return true
  const [, authority = '', rest = ''] = absoluteForm.exec(url) ?? []
  if (!hostField.test(authority)) return false
  request.headers.host = authority
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}

/** The `Host`; undefined without one, null where the head is malformed. */
function readHost(rawHeaders: readonly string[]): string | null | undefined {
  let host: string | undefined
  /** One bit for each length of a name. */
  let seen = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    if (single[name.length] === undefined || name.toLowerCase() !== single[name.length]) continue
    const value = rawHeaders[i + 1] ?? ''
    const bit = 1 << name.length
    if ((seen & bit) !== 0 || (name.length === 17 && value.toLowerCase() !== 'chunked')) return null
    seen |= bit
    if (name.length === 4) host = value
  }
  return host
}
