import { type Database, openDatabase } from '../../../src/db/database.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

interface Options {
  readonly file: string
  /** Every transaction is synced by itself. */
  readonly alone: boolean
}

interface Tables {
  account: { id: number; entries: number }
  entry: { id: string; account: number; text: string }
}

const ACCOUNTS = 100

/** Each request is one small transaction, with a limit that is looked at: as a sign-in or an edit is one. */
export default {
  async start({ file, alone }: Options) {
    const db = openDatabase<Tables>({ kind: 'sqlite', file })
    await makeTables(db)
    let turn = 0
    return listenOnLoopback(async (_req, res) => {
      const account = turn++ % ACCOUNTS
      await db.transaction(
        [],
        async (trx) => {
          const { entries } = await trx
            .selectFrom('account')
            .select('entries')
            .where('id', '=', account)
            .executeTakeFirstOrThrow()
          await trx
            .updateTable('account')
            .set({ entries: entries + 1 })
            .where('id', '=', account)
            .execute()
          await trx.insertInto('entry').values({ id: uuidv7(), account, text: 'One of many.' }).execute()
        },
        { alone },
      )
      res.writeHead(204).end()
    })
  },
} satisfies BenchServer as BenchServer

function makeTables(db: Database<Tables>): Promise<void> {
  return db.migrate({
    '0001': {
      up: async (trx) => {
        const { schema } = trx
        await schema
          .createTable('account')
          .addColumn('id', 'integer', (c) => c.primaryKey())
          .addColumn('entries', 'integer')
          .execute()
        await schema
          .createTable('entry')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('account', 'integer')
          .addColumn('text', 'text')
          .execute()
        const accounts = Array.from({ length: ACCOUNTS }, (_, id) => ({ id, entries: 0 }))
        await trx.insertInto('account').values(accounts).execute()
      },
    },
  })
}
