import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentMigrations } from '../../src/content/migrations/index.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { createEmptyDatabase, dialects, type Place } from '../support/databases.ts'
import { forkOther } from './fork-other.ts'

interface Tables {
  kysely_migration: { name: string }
  half: { id: string }
}

function makes(table: string): Migration {
  return { up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('id', 'text').execute() }
}

describe.each(dialects)('migrate (%s)', (dialect) => {
  let place: Place
  let db: Database<Tables>

  beforeEach(async () => {
    place = await createEmptyDatabase(dialect)
    db = openDatabase<Tables>(place.settings)
  })

  afterEach(async () => {
    await db.close()
    await place.remove()
  })

  async function done(): Promise<string[]> {
    const rows = await db.reader.selectFrom('kysely_migration').select('name').orderBy('name').execute()
    return rows.map(({ name }) => name)
  }

  it('runs each migration once, in the order of the names', async () => {
    const ran: string[] = []
    const noting = (name: string): Migration => ({ up: async () => void ran.push(name) })
    await db.migrate({ '0002': noting('0002'), '0001': noting('0001') })
    await db.migrate({ '0003': noting('0003'), '0002': noting('0002'), '0001': noting('0001') })
    expect(ran).toEqual(['0001', '0002', '0003'])
    expect(await done()).toEqual(['0001', '0002', '0003'])
  })

  it('lets three processes start at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => forkOther(place.settings, 'migrate')))
    for (const other of others) other.tell('go')
    expect(await Promise.all(others.map(({ hear }) => hear()))).toEqual(['done', 'done', 'done'])
    expect(await done()).toEqual(Object.keys(contentMigrations))
  })

  it('can run again after the process was killed in the middle of a migration', async () => {
    const other = await forkOther(place.settings, 'stall')
    other.tell('go')
    expect(await other.hear()).toBe('inside')
    await other.kill()
    await db.migrate({ '0001-first': makes('never'), '0002-half': makes('half') })
    expect(await done()).toEqual(['0001-first', '0002-half'])
    expect(await db.reader.selectFrom('half').selectAll().execute()).toEqual([])
  })

  it('waits for the migration of another process', async () => {
    const other = await forkOther(place.settings, 'stall')
    other.tell('go')
    expect(await other.hear()).toBe('inside')
    const ours = db.migrate({ '0001-first': makes('never'), '0002-half': makes('half') })
    other.tell('finish')
    expect(await other.hear()).toBe('done')
    await ours
    expect(await done()).toEqual(['0001-first', '0002-half'])
  })

  it('leaves nothing of a migration that fails, and keeps those before it', async () => {
    const failing: Migration = {
      up: async (trx) => {
        await makes('half').up(trx)
        await sql`select * from missing_table`.execute(trx)
      },
    }
    await expect(db.migrate({ '0001': makes('whole'), '0002': failing })).rejects.toThrow(/missing_table/)
    expect(await done()).toEqual(['0001'])
    await db.migrate({ '0001': makes('whole'), '0002': makes('half') })
    expect(await done()).toEqual(['0001', '0002'])
  })

  it('refuses a database that a newer program has migrated, and changes nothing in it', async () => {
    await db.migrate({ '0001': makes('one'), '0009-later': makes('nine') })
    const refused = db.migrate({ '0001': makes('one'), '0002': makes('two') })
    await expect(refused).rejects.toMatchObject({ code: 'unavailable', migration: '0009-later' })
    expect(await done()).toEqual(['0001', '0009-later'])
  })
})
