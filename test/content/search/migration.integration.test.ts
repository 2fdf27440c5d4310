import { expect, test } from 'vitest'
import { contentMigrations } from '../../../src/content/migrations/index.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createEmptyDatabase, describeEachDialect } from '../../support/databases.ts'
import { Authoring } from '../publish/authoring.ts'
import { SearchSite } from './site.ts'

describeEachDialect('the migration to search', (dialect) => {
  test('makes the drafts found that were there before it', async () => {
    const place = await createEmptyDatabase(dialect)
    const db = openDatabase<ContentTables>(place.settings)
    try {
      const { '0001-initial': first, '0002-authoring': second } = contentMigrations
      if (first === undefined || second === undefined) throw new Error('the migrations have other names')
      await db.migrate({ '0001-initial': first, '0002-authoring': second })
      const authoring = await new Authoring(db).begin()
      const ids = [await authoring.page('/first'), await authoring.page('/second'), await authoring.page('/third')]
      await authoring.redirect('/from', '/first')
      await db.writer
        .updateTable('document')
        .set({ draft_rev: null })
        .where('id', '=', ids[1] ?? '')
        .execute()

      await db.migrate(contentMigrations)
      const { entries } = await new SearchSite(db).index.find(authoring.scope, { q: 'first', limit: 9, after: null })
      expect(entries.map(({ key }) => key)).toEqual(['/first', '["/from","/first",301]'])
      const rows = await db.reader.selectFrom('document_text').select(['document_id', 'title']).execute()
      expect(rows.map(({ title }) => title)).toEqual(['T', 'T', ''])
    } finally {
      await db.close()
      await place.remove()
    }
  })
})
