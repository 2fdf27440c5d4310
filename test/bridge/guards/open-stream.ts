import WebSocket from 'ws'

/** What came of asking for a stream. */
export type Opening = { readonly socket: WebSocket } | { readonly status: number; readonly code: string }

/** A close that was received, and when (`performance.now`). */
export interface Close {
  readonly code: number
  readonly reason: string
  readonly at: number
}

/** Asks for a stream over HTTP: the open socket, or the problem that it was refused with. */
export function openStream(origin: string, path: string, headers: Record<string, string> = {}): Promise<Opening> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL(path, origin.replace(/^http/, 'ws')), { headers })
    socket.once('open', () => resolve({ socket }))
    socket.once('error', reject)
    socket.once('unexpected-response', (_request, response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      response.once('end', () => resolve({ status: response.statusCode ?? 0, code: JSON.parse(body).code }))
    })
  })
}

/** The status and code of a refusal; 101 for a stream that opened, which is closed again. */
export function outcome(opening: Opening): readonly [status: number, code: string | null] {
  if (!('socket' in opening)) return [opening.status, opening.code]
  opening.socket.close()
  return [101, null]
}

export function closeOf(socket: WebSocket): Promise<Close> {
  return new Promise((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason), at: performance.now() }))
  })
}
