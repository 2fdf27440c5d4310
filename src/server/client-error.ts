import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { keepsOwnPace } from '../contract/upload.ts'
import type { ErrorCode } from '../errors.ts'
import { STATUS_CODES } from '../lib/node-http.ts'
import { problemJson, problems } from '../problems.ts'
import type { Connections } from './connections.ts'

/**
 * How long a refused connection may go on sending before it is cut, in ms. Closing a socket with unread bytes resets
 * it, and a reset can overtake the answer (RFC 9112, 9.6).
 */
const lingerMs = 500

/** What Node's parser and timers report; anything else is a request that cannot be read. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers with a problem what Node would answer with a bare status line, or not at all. */
export function answerClientErrors(server: Server, connections: Connections): void {
  const refused = new WeakSet<Duplex>()

  server.on('clientError', (error: NodeJS.ErrnoException, duplex: Duplex) => {
    const socket = duplex as Socket
    if (refused.has(socket)) return
    const owed = connections.owedAnswers(socket)
    const own = owed.findLast((response) => !response.req.complete)
    // Node says this once of a request: an upload goes on until it stalls, which its reader handles.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && own !== undefined && keepsOwnPace(own.req)) return
    refused.add(socket)
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE' || !socket.writable) {
      socket.destroy()
      return
    }
    const answer = rawProblem(codes[error.code ?? ''] ?? 'malformed_request')
    if (own === undefined) afterAnswers(socket, owed, () => endWith(socket, answer))
    else refuseBody(socket, owed, own, answer)
  })

  // CONNECT names no resource here, so there is no other method to suggest.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    endWith(socket as Socket, rawProblem('method_not_allowed', { Allow: '' }))
  })

  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    answerProblem(response, 'expectation_failed')
  })
}

/** The fault lies in the body of a request that a handler has already seen. */
function refuseBody(socket: Socket, owed: ServerResponse[], own: ServerResponse, answer: string): void {
  const before = owed.slice(0, owed.indexOf(own))
  afterAnswers(socket, before, () => {
    if (own.headersSent) {
      socket.destroy()
      return
    }
    // Whatever the handler still writes must not follow this answer.
    own.detachSocket(socket)
    endWith(socket, answer)
  })
}

/** Requests that were pipelined before the faulty one keep their answers and their order. */
function afterAnswers(socket: Socket, owed: ServerResponse[], next: () => void): void {
  const last = owed.at(-1)
  if (last === undefined) next()
  else last.once('finish', () => (socket.writable ? next() : socket.destroy()))
}

/** Sends a connection's last answer. */
export function endWith(socket: Socket, answer: string): void {
  socket.end(answer)
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** A whole HTTP/1.1 answer for a socket on which no request could be read. The connection ends with it. */
export function rawProblem(code: ErrorCode, fields: Readonly<Record<string, string>> = {}): string {
  const { status } = problems[code]
  const body = problemJson(code)
  const lines = Object.entries({ ...problemFields(body), ...fields, Date: new Date().toUTCString() })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`
}

/** Answers a request that does not reach a handler, and ends the connection: its body may still be on the way. */
export function answerProblem(response: ServerResponse, code: ErrorCode): void {
  const body = problemJson(code)
  response.writeHead(problems[code].status, problemFields(body)).end(body)
}

function problemFields(body: string): Record<string, string> {
  return {
    'Content-Type': 'application/problem+json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': randomUUID(),
    Connection: 'close',
  }
}
