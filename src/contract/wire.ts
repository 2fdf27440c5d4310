import type { HttpCall } from './call.ts'

type Body = string | Buffer | null

/** How long a client may go on sending after the connection's last answer, in milliseconds. */
const LINGER = 500

/** The last step of every answer that is not a file. */
export function write(call: HttpCall, status: number, headers: readonly string[], body: Body): void {
  if (call.upload?.received === false) {
    writeLast(call, status, headers, body)
    return
  }
  const { res } = call
  const length = body === null ? 0 : byteLength(body)
  res.writeHead(status, withContentLength(status, headers, length))
  if (body === null || call.method === 'HEAD') res.end()
  // As many bytes as characters is ASCII, the same bytes in Latin-1, which Node copies instead of encoding.
  else res.end(body, length === body.length ? 'latin1' : 'utf8')
}

/**
 * Sends an answer to a request whose body will not be read, the last one of its connection. What still comes is thrown
 * away for a while: closing a socket with unread bytes resets it, and a reset can overtake the answer (RFC 9112, 9.6).
 */
export function writeLast(call: HttpCall, status: number, headers: readonly string[], body: Body): void {
  const { req, res } = call
  const length = body === null ? 0 : byteLength(body)
  res.writeHead(status, [...withContentLength(status, headers, length), 'Connection', 'close'])
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
  // It would hold the rest back until it is read.
  call.upload?.destroy()
  req.once('close', end).resume()
}

function withContentLength(status: number, headers: readonly string[], length: number): string[] {
  if (status === 304 || status === 204) return [...headers]
  return [...headers, 'Content-Length', String(length)]
}

/** The value of a header in the form that `writeHead` takes; names as we spell them. */
export function header(headers: readonly string[], name: string): string | null {
  for (let i = 0; i < headers.length; i += 2) if (headers[i] === name) return headers[i + 1] ?? null
  return null
}

export function byteLength(body: string | Buffer): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length
}
