import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { table } from '../../db/dialect.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import { notFoundError } from '../../lib/require-found.ts'
import { readActor } from '../actor.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type Content, decodeContent } from './content.ts'

export type RevisionSummary = components['schemas']['RevisionSummary']
export type Revision = components['schemas']['Revision']

/** Which revisions of a document are its draft and public. */
export interface Heads {
  readonly draftRev: number
  readonly liveRev: number | null
}

/**
 * A document's history, the newest first.
 *
 * @param page.after a revision number: what is older
 * @throws TriptychError `not_found`
 */
export async function listRevisions(
  db: Kysely<ContentTables>,
  scope: Scope,
  id: string,
  { limit, after }: PageRequest<number>,
): Promise<ListPage<RevisionSummary, number>> {
  // One statement, so that what is marked as the draft is among what is listed.
  const rows = await documentOf(db, scope, id)
    .leftJoin('revision as r', (join) => {
      const ofDocument = join.onRef('r.document_id', '=', 'd.id').on(isInEffect(db))
      // A number beyond the column's range is a place too.
      return after === null ? ofDocument : ofDocument.on('r.number', '<', sql<number>`cast(${after} as bigint)`)
    })
    .select(['d.draft_rev', 'd.live_rev', 'r.number', 'r.key', 'r.author', 'r.created_at'])
    .orderBy('r.number', 'desc')
    .limit(limit + 1)
    .execute()
  if (rows.length === 0) throw notFoundError('document')
  const revisions = rows.flatMap(({ number, key, author, created_at, draft_rev, live_rev }) =>
    number === null || key === null || author === null || created_at === null
      ? []
      : [summaryOf({ number, key, author, created_at }, draft_rev, live_rev)],
  )
  return pageOf(revisions, limit, ({ revision }) => revision)
}

/** @throws TriptychError `not_found` */
export async function readRevision(
  db: Kysely<ContentTables>,
  scope: Scope,
  id: string,
  number: number,
): Promise<Revision & { readonly content: Content }> {
  const row = await documentOf(db, scope, id)
    .innerJoin('revision as r', 'r.document_id', 'd.id')
    .select([
      'd.kind',
      'd.draft_rev',
      'd.live_rev',
      'r.number',
      'r.key',
      'r.type',
      'r.body',
      'r.fields',
      'r.author',
      'r.created_at',
    ])
    .where('r.number', '=', number)
    .where(isInEffect(db))
    .executeTakeFirst()
  if (row === undefined) throw notFoundError('revision')
  return { ...summaryOf(row, row.draft_rev, row.live_rev), content: decodeContent(row) }
}

/** @throws TriptychError `not_found` */
export async function readHeads(db: Kysely<ContentTables>, scope: Scope, id: string): Promise<Heads> {
  const row = await documentOf(db, scope, id).select(['d.draft_rev', 'd.live_rev']).executeTakeFirst()
  if (row === undefined || row.draft_rev === null) throw notFoundError('document')
  return { draftRev: row.draft_rev, liveRev: row.live_rev }
}

/** Not of revisions that an import has written and that has not taken effect. */
function isInEffect(db: Kysely<ContentTables>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from ${table(db, 'import_stage')} s
    join ${table(db, 'environment')} e on e.site_id = s.site_id and e.name = s.env
    where s.document_id = r.document_id and s.revision = r.number and s.generation > e.generation)`
}

function documentOf(db: Kysely<ContentTables>, { site, env }: Scope, id: string) {
  return db
    .selectFrom('current_document as d')
    .where('d.id', '=', id)
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .where('d.draft_rev', 'is not', null)
}

interface RevisionRow {
  readonly number: number
  readonly key: string
  readonly author: string
  readonly created_at: number
}

function summaryOf(
  { number, key, author, created_at }: RevisionRow,
  draftRev: number | null,
  liveRev: number | null,
): RevisionSummary {
  return {
    revision: number,
    key,
    createdAt: new Date(created_at).toISOString(),
    author: readActor(author),
    isDraft: number === draftRev,
    isLive: number === liveRev,
  }
}
