import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { ContentTables } from '../../../src/content/schema.ts'
import { putEntries, removeEntries } from '../../../src/content/search/write.ts'
import type { Database } from '../../../src/db/database.ts'
import { openTestDatabase } from '../../support/databases.ts'

const WORDS = 100
const DOCUMENTS = 1_500

/** Rows that the writer's connection has changed since it was opened, those of FTS5's own tables among them. */
async function countChanges(db: Database<ContentTables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db.writer)
  return rows[0]?.count ?? 0
}

function entryOf(document: number, edition: string) {
  const words = Array.from({ length: WORDS }, (_, i) => `${edition}${(document * 7919 + i * i * 104_729) % 60_013}`)
  const zones = { main: { blocks: [{ id: 'a', type: 'text', fields: { words } }] } }
  const body = JSON.stringify({ meta: { title: '', description: '' }, zones })
  return { documentId: `document-${document}`, site: 's', env: 'e', kind: 'page', key: `/${document}`, body } as const
}

it('merges the index of SQLite with each row that is written, a little, and never much of it in one commit', async () => {
  const { database, close } = await openTestDatabase('sqlite')
  try {
    const changes: number[] = []
    const write = async (work: () => Promise<unknown>): Promise<void> => {
      const before = await countChanges(database)
      await work()
      changes.push((await countChanges(database)) - before)
    }
    for (let document = 0; document < DOCUMENTS; document++) {
      await write(() => database.transaction([], (trx) => putEntries(trx, [entryOf(document, 'one')])))
    }
    for (let document = 0; document < DOCUMENTS; document += 2) {
      const entry = entryOf(document, 'two')
      await write(() =>
        database.transaction([], (trx) =>
          document % 4 === 0 ? putEntries(trx, [entry]) : removeEntries(trx, [entry.documentId]),
        ),
      )
    }
    // Where FTS5 merges by itself, one of these commits changes 1,254 rows; what is merged in parts is deleted at once.
    expect(Math.max(...changes)).toBeLessThan(400)
    expect(changes.filter((count) => count > 100).length).toBeLessThan(10)
    const { rows } = await sql<{ count: number }>`
      select count(distinct segid) as count from document_search_idx`.execute(database.reader)
    expect(rows[0]?.count).toBeLessThan(40)
    await sql`insert into document_search (document_search, rank) values ('integrity-check', 1)`.execute(
      database.writer,
    )
  } finally {
    await close()
  }
})
