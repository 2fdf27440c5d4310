import { accessTokenRow } from './access-token-row.ts'
import { authRows } from './auth-rows.ts'
import { bridgeRows } from './bridge-rows.ts'
import { largeSiteRows } from './large-site-rows.ts'
import type { Load } from './load.ts'
import type { Contender, Row } from './row.ts'

export function rows(): Row[] {
  return [...contentRows, ...largeSiteRows, ...authRows, accessTokenRow, ...bridgeRows]
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
    what: 'published document, past the front cache',
    against: 'Express 5 + better-sqlite3, prepared, same headers',
    by: 'cpuMicros',
    aim: 1.15,
    async contenders(stage) {
      const { dataDir, file, path } = await stage.site()
      return {
        subject: loaded(['content', { dataDir, frontCache: false }], { path }),
        peer: loaded(['express-sqlite', { file }], { path }),
      }
    },
  },
  contract('GET', 10, 4, {}),
  contract('POST', 10, 5, { method: 'POST', body: '{"name":"a"}' }),
  contract('GET', 200, 100, {}),
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

function loaded(server: Contender['server'], load: Load): Contender {
  return { server, work: async () => load }
}
