import type { HttpCall } from './call.ts'

/** The last step of every answer that is no file. */
export function write(call: HttpCall, status: number, headers: readonly string[], body: string | Buffer | null): void {
  const { res } = call
  const sized =
    status === 304 || status === 204
      ? headers
      : [...headers, 'Content-Length', String(body === null ? 0 : byteLength(body))]
  res.writeHead(status, sized as string[])
  if (body === null || call.method === 'HEAD') res.end()
  else res.end(body)
}

/** The value of a header in the form that `writeHead` takes; names as we spell them. */
export function header(headers: readonly string[], name: string): string | null {
  for (let i = 0; i < headers.length; i += 2) if (headers[i] === name) return headers[i + 1] ?? null
  return null
}

export function byteLength(body: string | Buffer): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length
}
