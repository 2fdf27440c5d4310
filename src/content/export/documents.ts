import { type Kysely, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import type { StoredDocument } from '../folder/render.ts'
import { readDated } from '../import/schedules.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { withRevisions } from '../with-revisions.ts'

/** Which revision of which document is written. */
export interface ExportedRevision {
  readonly id: string
  readonly kind: DocumentKind
  /** Where the document is at that revision. */
  readonly key: string
  readonly type: string
  readonly etag: string
  readonly rev: number
  readonly draft: boolean
}

/** Rows read at once. */
const BATCH = 100

export interface Chosen {
  /** What is public of each document; the draft of one that is not. */
  readonly documents: readonly ExportedRevision[]
  /** The drafts that say something else than what is public. */
  readonly pending: readonly ExportedRevision[]
}

/**
 * The revisions of an environment that an export writes.
 *
 * @param published whether drafts are left out
 */
export async function choose(db: Kysely<ContentTables>, { site, env }: Scope, published: boolean): Promise<Chosen> {
  const rows = await db
    .selectFrom('current_document as d')
    .innerJoin('revision as r', (join) =>
      join
        .onRef('r.document_id', '=', 'd.id')
        .on((eb) => eb.or([eb('r.number', '=', eb.ref('d.live_rev')), eb('r.number', '=', eb.ref('d.draft_rev'))])),
    )
    .select(['d.id', 'd.kind', 'd.live_rev', 'd.draft_rev', 'r.key', 'r.type', 'r.etag', 'r.number as rev'])
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .orderBy('d.kind')
    .orderBy('d.key')
    .orderBy('d.id')
    .execute()
  const dated = new Map((await readDated(db, { site, env })).map(({ documentId, rev }) => [documentId, rev]))
  const documents: ExportedRevision[] = []
  const pending: ExportedRevision[] = []
  for (const both of Map.groupBy(rows, ({ id }) => id).values()) {
    const live = both.find(({ rev, live_rev }) => rev === live_rev)
    const draft = published ? undefined : both.find(({ rev, draft_rev }) => rev === draft_rev)
    const first = live ?? draft
    if (first === undefined) continue
    // What is to be public on its date says that itself.
    const revisionOf = ({ live_rev, draft_rev, ...row }: typeof first) => {
      return { ...row, draft: live_rev === null && dated.get(row.id) !== row.rev }
    }
    documents.push(revisionOf(first))
    if (draft !== undefined && !isSame(draft, first)) pending.push(revisionOf(draft))
  }
  return { documents, pending }
}

function isSame(a: Pick<ExportedRevision, 'key' | 'type' | 'etag'>, b: typeof a): boolean {
  return a.key === b.key && a.type === b.type && a.etag === b.etag
}

/** The bodies of the chosen revisions, in their order, a batch at a time. */
export async function* bodies(
  db: Kysely<ContentTables>,
  chosen: readonly ExportedRevision[],
): AsyncGenerator<StoredDocument> {
  for (let start = 0; start < chosen.length; start += BATCH) {
    const batch = chosen.slice(start, start + BATCH)
    const found = await bodiesOf(db, batch)
    for (const { id, kind, key, type, draft } of batch) {
      const stored = found.get(id)
      if (stored !== undefined) yield { kind, key, type, draft, ...stored }
    }
  }
}

/** What a revision says. */
type StoredBody = Pick<StoredDocument, 'body' | 'fields'>

/** Bodies of revisions, with their fields, by document. */
export async function bodiesOf(
  db: Kysely<ContentTables>,
  revisions: readonly { readonly id: string; readonly rev: number }[],
): Promise<Map<string, StoredBody>> {
  const { rows } = await sql<StoredBody & { readonly id: string }>`
    ${withRevisions(revisions)}
    select r.document_id as id, r.body, r.fields from chosen c
    join ${table(db, 'revision')} r on r.document_id = c.document_id and r.number = c.rev`.execute(db)
  return new Map(rows.map(({ id, ...stored }) => [id, stored]))
}
