/**
 * Records which part of the contracts a test run has seen, for `report.ts`. Loaded into every process that serves under
 * test (`test/support/process.ts`) and into Vitest's workers; does nothing unless `TRIPTYCH_COVERAGE` names a folder.
 *
 * Each process appends to a file of its own there, one line for each new fact, tab-separated:
 *
 *     reply    surface  operationId  status  media type  names of the headers, comma-separated
 *     link     surface  operationId  status  name of the link
 *     message  surface  channel      name of the message
 */
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/** What `src/compose/http-surface.ts` publishes of each request. */
interface Request {
  readonly surface: string
  /** The operation that a request leads to; null for none. */
  readonly operationAt: (method: string, path: string) => string | null
  readonly req: IncomingMessage
  readonly res: ServerResponse
}

const folder = process.env.TRIPTYCH_COVERAGE
const lines = new Set<string>()

function record(...fields: readonly string[]): void {
  if (folder === undefined) return
  const line = fields.join('\t')
  if (lines.has(line)) return
  lines.add(line)
  try {
    appendFileSync(join(folder, `${process.pid}.tsv`), `${line}\n`)
  } catch {
    // A test fills the disk, or forbids files to grow: what is under test must not notice that it is watched.
    lines.delete(line)
  }
}

/** Records that a link of an answer was followed and led somewhere. */
export function recordLink(surface: string, operationId: string, status: number, link: string): void {
  record('link', surface, operationId, String(status), link)
}

/** Records that a message went over a stream. */
export function recordMessage(surface: string, channel: string, message: string): void {
  record('message', surface, channel, message)
}

function recordReply({ surface, operationAt, req, res }: Request): void {
  // A handler may change `url`; the target as sent counts.
  const target = req.url ?? '/'
  const { method = 'GET' } = req
  const [path = '/'] = target.split('?', 1)
  // A path with an encoding that is refused before anything is matched is a path of that operation all the same.
  const operationId = operationAt(method, path) ?? operationAt(method, path.replaceAll(/%\w\w/g, 'x'))
  if (operationId === null) return
  res.once('finish', () => {
    const headers = sentHeaders(res)
    const type = headers.get('content-type')?.split(';', 1)[0] ?? ''
    record('reply', surface, operationId, String(res.statusCode), type, [...headers.keys()].toSorted().join(','))
  })
}

/** The head as it went out: `writeHead` with a list, as the writer uses it, leaves nothing for `getHeaders`. */
function sentHeaders(res: ServerResponse): ReadonlyMap<string, string> {
  const head: unknown = Reflect.get(res, '_header')
  const fields = typeof head === 'string' ? head.split('\r\n').slice(1) : []
  return new Map(
    fields.flatMap((field) => {
      const colon = field.indexOf(':')
      return colon < 0 ? [] : [[field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const]
    }),
  )
}

if (folder !== undefined) {
  // What a server under test starts is not a server under test, and sees nothing of this.
  if (process.env.NODE_OPTIONS?.includes(import.meta.url)) {
    delete process.env.NODE_OPTIONS
    delete process.env.TRIPTYCH_COVERAGE
  }
  subscribe('triptych:request', (message) => recordReply(message as Request))
}
