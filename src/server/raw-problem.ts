import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { ErrorCode } from '../errors.ts'
import { problemJson, problems } from '../problems.ts'

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
