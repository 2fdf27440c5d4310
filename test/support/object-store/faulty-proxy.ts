import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/**
 * What happens to a request: `busy` answers 503, `full` 507, `silent` nothing, ever. The others let so many bytes of a
 * body through: `cut-upload` and `cut-answer` end the connection then, `stuck-answer` leaves it open, and `slow-answer`
 * goes on in small pieces.
 */
export type Fault =
  | { readonly kind: 'busy' | 'full' | 'silent' }
  | { readonly kind: 'cut-upload' | 'cut-answer' | 'stuck-answer' | 'slow-answer'; readonly after: number }

/** A proxy before an HTTP server, until the test ends. */
export interface FaultyProxy {
  /** Without a trailing slash. */
  readonly endpoint: string
  /** Faults that are still to happen: the first of a method is for its next request. */
  readonly faults: (Fault & { readonly method: string })[]
  /** The fault of all other requests; null for none. */
  always: Fault | null
  /** Methods and paths of all requests that came. */
  readonly requests: string[]
}

export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const state: Omit<FaultyProxy, 'endpoint'> = { faults: [], always: null, requests: [] }
  const server = createServer((req, res) => {
    const { method = '', url = '' } = req
    state.requests.push(`${method} ${url}`)
    const at = state.faults.findIndex((fault) => fault.method === method)
    const fault = at === -1 ? state.always : (state.faults.splice(at, 1)[0] ?? null)
    req.on('error', () => {})
    res.on('error', () => {})
    if (fault?.kind === 'busy') refuse(res, 503, 'SlowDown')
    else if (fault?.kind === 'full') refuse(res, 507, 'StorageFull')
    else if (fault?.kind !== 'silent') forward(new URL(url, target), req, res, fault)
  })
  // A client that expects 100 gets it from the server behind.
  server.on('checkContinue', (req, res) => {
    res.writeContinue()
    server.emit('request', req, res)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  return Object.assign(state, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

function forward(url: URL, req: IncomingMessage, res: ServerResponse, fault: Fault | null): void {
  const { expect: _, ...headers } = req.headers
  const behind = request(url, { method: req.method ?? '', headers })
  behind.on('error', () => res.destroy())
  behind.on('response', (answer) => {
    res.writeHead(answer.statusCode ?? 500, answer.headers)
    res.flushHeaders()
    void passAnswer(answer, res, fault).catch(() => res.destroy())
  })
  if (fault?.kind !== 'cut-upload') {
    req.pipe(behind)
    return
  }
  let left = fault.after
  req.on('data', (chunk: Buffer) => {
    if (left > 0) behind.write(chunk.subarray(0, left))
    left -= chunk.length
    if (left > 0) return
    behind.destroy()
    req.destroy()
  })
}

async function passAnswer(answer: IncomingMessage, res: ServerResponse, fault: Fault | null): Promise<void> {
  if (fault === null || !('after' in fault) || fault.kind === 'cut-upload') {
    answer.pipe(res)
    return
  }
  let left = fault.after
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    const whole = chunk.length <= left
    res.write(chunk.subarray(0, left))
    if (!whole && fault.kind === 'stuck-answer') return
    if (!whole && fault.kind === 'cut-answer') {
      // What was written goes out first.
      setImmediate(() => res.destroy())
      return
    }
    if (!whole) await trickle(chunk.subarray(left), res)
    left = Math.max(0, left - chunk.length)
  }
  res.end()
}

async function trickle(bytes: Buffer, res: ServerResponse): Promise<void> {
  for (let at = 0; at < bytes.length; at += 4096) {
    res.write(bytes.subarray(at, at + 4096))
    await pause(1)
  }
}

/** The refusal of a store, in its format. */
function refuse(res: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  res.writeHead(status, { 'Content-Type': 'application/xml', Connection: 'close' }).end(body)
}
