import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { credentialTables } from '../../src/bridge/backup.ts'
import { surfaceData } from '../../src/compose/surface-data.ts'
import { leftOutTables } from '../../src/content/backup.ts'
import { openDatabase } from '../../src/db/database.ts'
import { type AnyDatabase, countRows, parseBatch, readTable, writeRows } from '../../src/db/rows.ts'
import { createEmptyDatabase, type DialectName, dialects } from '../support/databases.ts'

/** Of the database layer, and of the full-text index. */
const beside = /^(kysely_migration|presence|sqlite_sequence|(document|public)_search.*)$/

const cases = (['auth', 'bridge', 'content'] as const).flatMap((surface) =>
  dialects
    .filter((dialect) => surface !== 'bridge' || dialect === 'sqlite')
    .map((dialect) => [surface, dialect] as const),
)

async function tablesIn(surface: keyof typeof surfaceData, dialect: DialectName): Promise<string[]> {
  const place = await createEmptyDatabase(dialect)
  const db = openDatabase<AnyDatabase>(place.settings)
  try {
    await db.migrate(surfaceData[surface].migrations)
    const { rows } =
      dialect === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db.reader)
        : await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'content'`.execute(
            db.reader,
          )
    return rows.map(({ name }) => name).filter((name) => !beside.test(name))
  } finally {
    await db.close()
    await place.remove()
  }
}

it.each(cases)('every table of %s is kept, moved or left out on purpose (%s)', async (surface, dialect) => {
  const { kept, moved } = surfaceData[surface]
  const known = [...kept, ...moved].map(({ name }) => name)
  const leftOut: readonly string[] = { auth: [], bridge: credentialTables, content: leftOutTables }[surface]
  expect([...known, ...leftOut].sort()).toEqual((await tablesIn(surface, dialect)).sort())
})

describe.each(dialects)('rows (%s)', (dialect) => {
  it('are what they were, also of more than one batch', async () => {
    const place = await createEmptyDatabase(dialect)
    const db = openDatabase<AnyDatabase>(place.settings)
    try {
      if (dialect === 'postgres') await sql`create schema content`.execute(db.writer)
      for (const name of ['one', 'two']) {
        const table = db.writer.schema.createTable(name).addColumn('id', 'integer').addColumn('parent', 'integer')
        const typed = table.addColumn('text', 'text').addColumn('real', 'double precision')
        await typed.addColumn('bytes', dialect === 'sqlite' ? 'blob' : 'bytea').execute()
      }
      const texts = ['', 'a\nb\u2028"\\', '\u{1f3e0}', 'x'.repeat(1_500_000), '\u0001', null]
      const rows = Array.from({ length: 130 }, (_, id) => ({
        ...{ id, parent: id < 5 ? 7 : null, text: id < 6 ? (texts[id] ?? null) : `${id}`, real: id / 3 },
        bytes: id % 2 === 0 ? Buffer.from([0, 255, id]) : null,
      }))
      for (const row of rows) await db.writer.insertInto('one').values(row).execute()
      const batches = await db.snapshot(async (reader) => {
        const read: string[] = []
        for await (const { text } of readTable(reader, { name: 'one', first: 'parent' })) read.push(text)
        return read
      })
      expect(batches.length).toBeGreaterThan(0)
      expect(parseBatch(batches[0] ?? '').rows[0]?.[1]).toBe(null)
      for (const text of batches) await db.transaction([], (trx) => writeRows(trx, 'two', parseBatch(text)))
      expect(await countRows(db.reader, 'two')).toBe(rows.length)
      const all = await db.reader.selectFrom('two').selectAll().orderBy('id').execute()
      expect(all).toEqual(rows)
    } finally {
      await db.close()
      await place.remove()
    }
  })
})
