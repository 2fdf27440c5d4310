import { expect, test } from 'vitest'
import { DeletedDocuments } from '../../../src/content/documents/deleted.ts'
import { contentMigrations } from '../../../src/content/migrations/index.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createEmptyDatabase, describeEachDialect } from '../../support/databases.ts'

describeEachDialect('the migration to retention', (dialect) => {
  test('counts what was deleted before it from now, and deliveries from when they were made', async () => {
    const place = await createEmptyDatabase(dialect)
    const db = openDatabase<ContentTables>(place.settings)
    try {
      const before = Object.entries(contentMigrations).filter(([name]) => name < '0009')
      await db.migrate(Object.fromEntries(before))
      const scope = { site: 'site', env: 'production' }
      const { site } = scope
      await db.writer
        .insertInto('site')
        .values({ id: site, created_at: 1 } as never)
        .execute()
      const environment = { site_id: site, name: scope.env, content_version: 'v' }
      await db.writer
        .insertInto('environment')
        .values(environment as never)
        .execute()
      for (const [id, draft] of [
        ['gone', null],
        ['there', 1],
      ] as const) {
        const document = { id, site_id: site, env: scope.env, kind: 'page', key: `/${id}`, draft_rev: draft }
        await db.writer
          .insertInto('document')
          .values(document as never)
          .execute()
        const revision = {
          document_id: id,
          number: 1,
          type: 'page',
          body: '{}',
          etag: 'e',
          author: '{}',
          created_at: 1,
        }
        await db.writer
          .insertInto('revision')
          .values(revision as never)
          .execute()
      }
      const hook = { id: 'hook', site_id: site, url: 'https://a.example', events: null, active: 1, secret_epoch: 0 }
      await db.writer
        .insertInto('webhook')
        .values({ ...hook, created_at: 1, updated_at: 1 })
        .execute()
      const delivery = {
        id: 'delivery',
        webhook_id: 'hook',
        event: 'e',
        payload: '',
        state: 'failed',
        attempts: 1,
      } as const
      await db.writer
        .insertInto('webhook_delivery')
        .values({ ...delivery, created_at: 7 } as never)
        .execute()

      const since = Date.now()
      await db.migrate(contentMigrations)
      const { entries } = await new DeletedDocuments(db, new DatabaseSearch(db)).list(scope, {
        limit: 9,
        after: null,
      })
      expect(entries).toMatchObject([{ id: 'gone', key: '/gone', revisions: 1 }])
      expect(Date.parse(entries[0]?.deletedAt ?? '')).toBeGreaterThanOrEqual(since)
      const rows = await db.reader
        .selectFrom('document')
        .select(['id', 'deleted_at'])
        .where('id', '=', 'there')
        .execute()
      expect(rows).toEqual([{ id: 'there', deleted_at: null }])
      expect(await db.reader.selectFrom('webhook_delivery').select('queued_at').execute()).toEqual([{ queued_at: 7 }])
    } finally {
      await db.close()
      await place.remove()
    }
  })
})
