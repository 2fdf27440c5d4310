import { expect, test } from 'vitest'
import { contentMigrations } from '../../../src/content/migrations/index.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createEmptyDatabase, describeEachDialect } from '../../support/databases.ts'

describeEachDialect('the migration to one version for each language', (dialect) => {
  test('keeps the source, then what is there, and makes the others pages of their own', async () => {
    const place = await createEmptyDatabase(dialect)
    const db = openDatabase<ContentTables>(place.settings)
    try {
      const before = Object.entries(contentMigrations).filter(([name]) => name < '0022')
      await db.migrate(Object.fromEntries(before))
      await db.writer.insertInto('site').values({ id: 'docs', created_at: 1 }).execute()
      const environment = { site_id: 'docs', name: 'production', content_version: 'v', token_epoch: 1 }
      await db.writer.insertInto('environment').values(environment).execute()
      const of = { site_id: 'docs', env: 'production' }
      for (const [id, translation_id, language, draft_rev] of [
        ['b-source', 'b-source', 'en', 1],
        ['a-second', 'b-source', 'en', 1],
        ['c-deleted', 'b-source', 'de', null],
        ['d-there', 'b-source', 'de', 1],
        ['e-later', 'b-source', 'de', 1],
        ['f-deleted', 'b-source', 'fr', null],
        ['h-deleted', 'g-without', 'de', null],
      ] as const) {
        const document = { id, ...of, kind: 'page', key: `/${id}`, draft_rev, live_rev: null } as const
        await db.writer.insertInto('document').values(document).execute()
        const row = { document_id: id, ...of, translation_id, language, source_rev: null }
        await db.writer.insertInto('translation').values(row).execute()
      }
      await db.migrate(contentMigrations)
      const rows = await db.reader.selectFrom('translation').select('document_id').orderBy('document_id').execute()
      expect(rows.map(({ document_id }) => document_id)).toEqual(['b-source', 'd-there', 'f-deleted'])
    } finally {
      await db.close()
      await place.remove()
    }
  })
})
