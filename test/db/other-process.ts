/**
 * Another process that uses a database, for tests of what happens between processes. Run with `fork`: the arguments
 * are the settings as JSON and what to do; it says `ready`, acts when it is told `go`, and says how that ended.
 */
import { once } from 'node:events'
import type { Migration } from 'kysely/migration'
import { contentMigrations } from '../../src/content/migrations/index.ts'
import { openDatabase } from '../../src/db/database.ts'

const [settings = '', task = ''] = process.argv.slice(2)
const db = openDatabase<{ mark: { id: string } }>(JSON.parse(settings))

function say(message: string): void {
  process.send?.(message)
}

/** Makes a table, says so, and does not end until it is told to. */
const stalling: Migration = {
  up: async (trx) => {
    await trx.schema.createTable('half').addColumn('id', 'text').execute()
    say('inside')
    await once(process, 'message')
  },
}

const tasks: Record<string, () => Promise<void>> = {
  migrate: () => db.migrate(contentMigrations),
  stall: () => db.migrate({ '0001-first': { up: async () => {} }, '0002-half': stalling }),
  hold: () =>
    db.transaction([{ name: 'mark' }], async (trx) => {
      await trx.insertInto('mark').values({ id: 'held' }).execute()
      say('inside')
      await once(process, 'message')
    }),
  /** Writes until it is killed, fifty at a time, and says what was answered. */
  write: async () => {
    const write = async (writer: number): Promise<void> => {
      for (let n = 0; ; n++) {
        const id = `${process.pid}-${writer}-${n}`
        await db.transaction([], (trx) => trx.insertInto('mark').values({ id }).execute())
        say(id)
      }
    }
    await Promise.all(Array.from({ length: 50 }, (_, writer) => write(writer)))
  },
}

say('ready')
await once(process, 'message')
try {
  await tasks[task]?.()
  say('done')
} catch (error) {
  say(String(error))
} finally {
  await db.close()
  process.disconnect()
}
