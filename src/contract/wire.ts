import type { HttpCall } from './call.ts'

type Body = string | Buffer | null

/** How long a client may go on sending after the connection's last answer, in milliseconds. */
const LINGER = 500

/** The last step of every answer that is no file. */
export function write(call: HttpCall, status: number, headers: readonly string[], body: Body): void {
  if (call.upload?.received === false) {
    writeLast(call, status, headers, body)
    return
  }
  const { res } = call
  res.writeHead(status, sized(status, headers, body))
  if (body === null || call.method === 'HEAD') res.end()
  else res.end(body)
}

/**
 * Sends an answer to a request whose body nobody will read, the last one of its connection. What still comes is thrown
 * away for a while: closing a socket with unread bytes resets it, and a reset can overtake the answer (RFC 9112, 9.6).
 */
export function writeLast(call: HttpCall, status: number, headers: readonly string[], body: Body): void {
  const { req, res } = call
  res.writeHead(status, [...sized(status, headers, body), 'Connection', 'close'])
  if (body === null || call.method === 'HEAD') res.flushHeaders()
  else res.write(body)
  if (req.destroyed) {
    res.end()
    return
  }
  const end = (): void => {
    clearTimeout(timer)
    res.end()
  }
  const timer = setTimeout(end, LINGER)
  // It would hold the rest back until somebody reads it.
  call.upload?.destroy()
  req.once('close', end).resume()
}

function sized(status: number, headers: readonly string[], body: Body): string[] {
  if (status === 304 || status === 204) return [...headers]
  return [...headers, 'Content-Length', String(body === null ? 0 : byteLength(body))]
}

/** The value of a header in the form that `writeHead` takes; names as we spell them. */
export function header(headers: readonly string[], name: string): string | null {
  for (let i = 0; i < headers.length; i += 2) if (headers[i] === name) return headers[i + 1] ?? null
  return null
}

export function byteLength(body: string | Buffer): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length
}
