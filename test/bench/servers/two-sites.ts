import { sql } from 'kysely'
import { commandActor } from '../../../src/content/actor.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { environmentLocks } from '../../../src/content/locks.ts'
import { contentMigrations } from '../../../src/content/migrations/index.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { pageOf } from '../large-site.ts'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

interface Options {
  /** The URL of an empty PostgreSQL database. */
  readonly url: string
  /** Whether another instance is at work in another site all the time, its locks held 50 ms at a time. */
  readonly beside: boolean
}

const ours = { site: 'ours', env: 'production' }
const theirs = { site: 'theirs', env: 'production' }

/** An instance that saves drafts in one site, and perhaps another instance on the same PostgreSQL in another site. */
export default {
  async start({ url, beside }: Options) {
    const settings = { kind: 'postgres', url, schema: beside ? 'beside' : 'alone' } as const
    const [here, there] = [openDatabase<ContentTables>(settings), openDatabase<ContentTables>(settings)]
    await here.migrate(contentMigrations)
    for (const scope of [ours, theirs]) {
      await here.transaction(environmentLocks(scope), (trx) => ensureScope(trx, scope, 0))
    }
    const documents = new Documents(here, new DatabaseSearch(here))
    let turn = 0
    const work = async (): Promise<void> => {
      for (;;) await there.transaction(environmentLocks(theirs), (trx) => sql`select pg_sleep(0.05)`.execute(trx))
    }
    // Ends with the process.
    if (beside) work().catch(() => {})
    return listenOnLoopback(async (_req, res) => {
      const page = { ...pageOf(turn, 1), route: `/page-${turn++}` }
      await documents.create(ours, page, commandActor('bench'))
      res.writeHead(200, { 'Content-Type': 'application/json' })
      res.end('{}')
    })
  },
} satisfies BenchServer
