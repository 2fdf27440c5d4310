import { expect, test } from 'vitest'
import { contentMigrations } from '../../../src/content/migrations/index.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createEmptyDatabase, describeEachDialect } from '../../support/databases.ts'

describeEachDialect('the migration of languages', (dialect) => {
  test('to one version for each keeps the source, then what is there, and makes the others pages of their own', async () => {
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

  test('to generations leaves what an import under way has written of its new pages unseen', async () => {
    const place = await createEmptyDatabase(dialect)
    const db = openDatabase<ContentTables>(place.settings)
    try {
      await db.migrate(Object.fromEntries(Object.entries(contentMigrations).filter(([name]) => name < '0031')))
      await db.writer.insertInto('site').values({ id: 'docs', created_at: 1 }).execute()
      const environment = { site_id: 'docs', name: 'production', content_version: 'v', token_epoch: 1, generation: 4 }
      await db.writer.insertInto('environment').values(environment).execute()
      const of = { site_id: 'docs', env: 'production' }
      for (const [id, draft_rev, first_revision] of [
        ['a-there', 1, null],
        ['b-edited', 1, 2],
        ['c-new', null, 1],
      ] as const) {
        const document = { id, ...of, kind: 'page', key: `/${id}`, draft_rev, live_rev: null } as const
        await db.writer.insertInto('document').values(document).execute()
        const row = { document_id: id, ...of, translation_id: id, language: 'de', source_rev: null }
        await db.writer.insertInto('translation').values(row).execute()
        if (first_revision === null) continue
        const staged = { import_id: 'i', ...of, generation: 5, kind: 'page', key: `/${id}`, document_id: id } as const
        await db.writer
          .insertInto('import_stage')
          .values({ ...staged, staged_at: 1, first_revision, revision: first_revision })
          .execute()
      }
      await db.migrate(contentMigrations)
      const rows = await db.reader
        .selectFrom('current_translation')
        .select('document_id')
        .orderBy('document_id')
        .execute()
      expect(rows.map(({ document_id }) => document_id)).toEqual(['a-there', 'b-edited'])
      const coming = db.reader.selectFrom('translation').select('document_id').where('from_generation', '=', 5)
      expect(await coming.execute()).toEqual([{ document_id: 'c-new' }])
    } finally {
      await db.close()
      await place.remove()
    }
  })
})
