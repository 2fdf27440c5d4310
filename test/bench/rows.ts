import { accessTokenRow } from './access-token-row.ts'
import { authRows } from './auth-rows.ts'
import { bridgeRows } from './bridge-rows.ts'
import { importRows } from './import-rows.ts'
import { bySession, byToken } from './known-callers.ts'
import { largeSiteRows } from './large-site-rows.ts'
import { listRows } from './list-rows.ts'
import type { Load } from './load.ts'
import { order } from './order.ts'
import { ensurePeers } from './peers/install.ts'
import type { Contender, Row } from './row.ts'
import { writeRows } from './write-rows.ts'

export function rows(): Row[] {
  return [
    ...contentRows,
    ...listRows,
    ...writeRows,
    ...largeSiteRows,
    ...importRows,
    ...authRows,
    accessTokenRow,
    ...bridgeRows,
  ]
}

const contentRows: readonly Row[] = [
  {
    what: 'published document, warm',
    against: 'bare node:http, the same bytes from memory',
    by: 'cpuMicros',
    aim: 1.25,
    async contenders(stage) {
      const { dataDir, headers, body, path } = await stage.site()
      return {
        subject: loaded(['content', { dataDir }], { path }),
        peer: loaded(['bare-http', { headers, body }], { path }),
      }
    },
  },
  {
    what: 'published document, past the answer cache',
    against: 'Express 5 + better-sqlite3, prepared, same headers',
    by: 'cpuMicros',
    aim: 1.15,
    async contenders(stage) {
      const { dataDir, file, path } = await stage.site()
      return {
        subject: loaded(['content', { dataDir, answerCache: false }], { path }),
        peer: loaded(['express-sqlite', { file }], { path }),
      }
    },
  },
  contract('GET', 10, 4, {}),
  contract('POST', 10, 5, { method: 'POST', body: '{"name":"a"}' }),
  contract('GET', 200, 100, {}),
  secured('session', 10, 4, bySession),
  secured('token', 10, 4, byToken),
  secured('session', 200, 100, bySession),
  secured('token', 200, 100, byToken),
  {
    what: 'validated POST',
    against: 'Fastify 5 with Ajv, the same schemas',
    by: 'cpuMicros',
    aim: 1.1,
    async contenders() {
      ensurePeers((line) => process.stderr.write(`${line}\n`))
      const load = { path: '/api/things1/7', method: 'POST', body: order } as const
      return {
        subject: loaded(['contract', { operations: 10, orders: true }], load),
        peer: loaded(['fastify', {}], load),
      }
    },
  },
]

function contract(what: string, operations: number, at: number, rest: Omit<Load, 'path'>): Row {
  const load = { path: `/api/things${at}/7`, ...rest }
  return {
    what: `${what} through the contract, ${operations} operations`,
    against: 'the same Express routes without it',
    by: 'cpuMicros',
    aim: 1.15,
    contenders: async () => ({
      subject: loaded(['contract', { operations }], load),
      peer: loaded(['express-routes', { operations }], load),
    }),
  }
}

function secured(by: string, operations: number, at: number, headers: Readonly<Record<string, string>>): Row {
  const load = { path: `/api/things${at}/7`, headers }
  return {
    what: `secured GET by ${by}, ${operations} operations`,
    against: 'the same Express routes with the same check by hand',
    by: 'cpuMicros',
    aim: 1.15,
    contenders: async () => ({
      subject: loaded(['contract', { operations, secured: true }], load),
      peer: loaded(['express-routes', { operations, secured: true }], load),
    }),
  }
}

function loaded(server: Contender['server'], load: Load): Contender {
  return { server, work: async () => load }
}
