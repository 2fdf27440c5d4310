import { sql } from 'kysely'
import type { DocumentOutline } from '../../../src/content/folder/entries.ts'
import { planDocuments } from '../../../src/content/import/plan.ts'
import { contentMigrations } from '../../../src/content/migrations/index.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'

/** What the parent sends to begin. */
export interface PlanWork {
  readonly file: string
  readonly pages: number
}

/** Plans an import into a site that has each of its pages, every other one with another text; sends how many change. */
process.on('message', async ({ file, pages }: PlanWork) => {
  const db = openDatabase<ContentTables>({ kind: 'sqlite', file })
  await db.migrate(contentMigrations)
  const key = sql`'/section-' || (i / 1000) || '/page-number-' || i`
  await db.transaction([], async (trx) => {
    await sql`insert into site (id, created_at) values ('docs', 1)`.execute(trx)
    await sql`insert into environment (site_id, name, content_version, token_epoch) values ('docs', 'live', 'v', 1)`.execute(
      trx,
    )
    await sql`
      with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${pages})
      insert into document (id, site_id, env, kind, key, draft_rev, live_rev)
      select 'the-id-of-the-page-that-has-number-' || i, 'docs', 'live', 'page', ${key}, 1, 1 from n`.execute(trx)
    await sql`
      insert into revision (document_id, number, key, type, body, etag, author, created_at)
      select id, 1, key, 'page', '{}', 'the-hash-of-what-it-says-' || (rowid % 2), 'ann', 1 from document`.execute(trx)
    await sql`
      insert into published (site_id, env, kind, key, document_id, type, body, etag, updated_at)
      select d.site_id, d.env, d.kind, d.key, d.id, r.type, r.body, r.etag, 1
      from document d join revision r on r.document_id = d.id`.execute(trx)
  })
  const outlines = Array.from({ length: pages }, (_, i): DocumentOutline => {
    const route = `/section-${Math.floor(i / 1000)}/page-number-${i}`
    return {
      kind: 'page',
      key: route,
      type: 'page',
      etag: etagOf(),
      draft: false,
      pending: null,
      publicFrom: null,
      publicUntil: null,
      file: `pages${route}.md`,
    }
  })
  const { documents } = await planDocuments(db.reader, { site: 'docs', env: 'live' }, outlines, {
    mode: 'publish',
    now: 0,
  })
  const changing = documents.filter(({ state }) => state === 'changed').length
  await db.close()
  process.send?.(changing)
  process.disconnect()
})

/** Each a text of its own, as where files are read. */
function etagOf(): string {
  return ['the-hash-of-what-it-says', 1].join('-')
}
