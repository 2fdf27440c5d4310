import type { Load } from './load.ts'
import type { Site } from './site.ts'

/** One line of the table: ours against a named peer. */
export interface Row {
  readonly what: string
  readonly against: string
  /** Our CPU may be at most this many times the peer's. */
  readonly aim: number
  readonly subject: readonly [name: string, options: unknown]
  readonly peer: readonly [name: string, options: unknown]
  readonly load: Load
}

export function rows({ dataDir, file, path, headers, body }: Site): Row[] {
  const contract = (what: string, operations: number, at: number, load: Omit<Load, 'path'>): Row => ({
    what: `${what} through the contract, ${operations} operations`,
    against: 'the same Express routes without it',
    aim: 1.15,
    subject: ['contract', { operations }],
    peer: ['express-routes', { operations }],
    load: { path: `/api/things${at}/7`, ...load },
  })
  return [
    {
      what: 'published document, warm',
      against: 'bare node:http, the same bytes from memory',
      aim: 1.25,
      subject: ['content', { dataDir }],
      peer: ['bare-http', { headers, body }],
      load: { path },
    },
    {
      what: 'published document, past the front cache',
      against: 'Express 5 + better-sqlite3, prepared, same headers',
      aim: 1.15,
      subject: ['content', { dataDir, frontCache: false }],
      peer: ['express-sqlite', { file }],
      load: { path },
    },
    contract('GET', 10, 4, {}),
    contract('POST', 10, 5, { method: 'POST', body: '{"name":"a"}' }),
    contract('GET', 200, 100, {}),
  ]
}
