import { type Kysely, sql } from 'kysely'
import { keyText } from '../../db/dialect.ts'
import { writeLinks } from '../links/write-links.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'

/** Revisions that are looked into at once. */
const BATCH = 200

/** The links of every revision, what a site does about those that lead nowhere, and bodies with links spelled anew. */
export async function up(db: Kysely<ContentTables>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .alterTable('site')
    .addColumn('link_check', 'text', (c) => c.notNull().defaultTo('off'))
    .execute()
  await db.schema.alterTable('site').addColumn('link_ignore', 'text').execute()
  await db.schema
    .createTable('link')
    .addColumn('document_id', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('declared_by', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('target_kind', 'text', (c) => c.notNull())
    .addColumn('target_key', key, (c) => c.notNull())
    .addColumn('target_id', 'text')
    .addForeignKeyConstraint(
      'link_revision_fk',
      ['document_id', 'revision'],
      'revision',
      ['document_id', 'number'],
      (fk) => fk.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('link_revision').on('link').columns(['document_id', 'revision']).execute()
  await db.schema
    .createIndex('link_target')
    .on('link')
    .columns(['target_key', 'target_kind', 'site_id', 'env'])
    .execute()
  await db.schema.createIndex('link_moved').on('link').column('target_id').where('target_id', 'is not', null).execute()

  await db.schema.alterTable('published').addColumn('source_etag', 'text').execute()
  await sql`drop view public_document`.execute(db)
  await sql`
    create view public_document as
    select p.site_id, p.env, p.kind, p.key, p.document_id, p.type, p.body, p.fields, p.etag,
      coalesce(p.source_etag, p.etag) as source_etag, p.updated_at
    from published p
    where (select e.generation from environment e where e.site_id = p.site_id and e.name = p.env)
      between p.from_generation and p.until_generation - 1`.execute(db)
  await findAll(db)
}

interface RevisionRow {
  readonly document_id: string
  readonly number: number
  readonly site: string
  readonly env: string
  readonly kind: DocumentKind
  readonly type: string
  readonly body: string
  readonly fields: string | null
}

async function findAll(db: Kysely<ContentTables>): Promise<void> {
  let last: RevisionRow | undefined
  do {
    const { document_id = '', number = 0 } = last ?? {}
    const rows: RevisionRow[] = await db
      .selectFrom('revision as r')
      .innerJoin('document as d', 'd.id', 'r.document_id')
      .select(['r.document_id', 'r.number', 'd.site_id as site', 'd.env', 'd.kind', 'r.type', 'r.body', 'r.fields'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('r.document_id', 'r.number'), '>', tuple(document_id, number)))
      .orderBy('r.document_id')
      .orderBy('r.number')
      .limit(BATCH)
      .execute()
    for (const scope of rows) {
      const { document_id: documentId, number: revision, ...stored } = scope
      await writeLinks(db, scope, [{ documentId, revision, ...stored }])
    }
    last = rows.at(-1)
  } while (last !== undefined)
}
