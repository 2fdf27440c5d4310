import { type Kysely, type RawBuilder, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { withRevisions } from '../with-revisions.ts'
import type { TargetKind } from './link-target.ts'

/** A link with the document that has it. */
export interface LinkRow {
  readonly documentId: string
  readonly revision: number
  /** Of the document. */
  readonly kind: DocumentKind
  readonly key: string
  readonly place: string
  readonly declaredBy: string | null
  readonly text: string
  readonly targetKind: TargetKind
  readonly targetKey: string
  /** Of what moved since, or is named by its id. */
  readonly targetId: string | null
}

const columns = sql.raw(`l.document_id as "documentId", l.revision, l.place, l.declared_by as "declaredBy", l.text,
  l.target_kind as "targetKind", l.target_key as "targetKey", l.target_id as "targetId"`)

/** The links of revisions. */
export function linksOfRevisions(
  db: Kysely<ContentTables>,
  revisions: readonly { readonly id: string; readonly rev: number }[],
): Promise<LinkRow[]> {
  return inChunks(
    revisions,
    async (chunk) => {
      const { rows } = await sql<LinkRow>`
        ${withRevisions(chunk)}
        select ${columns}, d.kind, r.key from chosen c
        join ${table(db, 'link')} l on l.document_id = c.document_id and l.revision = c.rev
        join ${table(db, 'revision')} r on r.document_id = l.document_id and r.number = l.revision
        join ${table(db, 'document')} d on d.id = l.document_id`.execute(db)
      return rows
    },
    200,
  )
}

/** Links of what is public to these documents, wherever those are: links by id, and to what has moved. */
export function publicLinksToIds(db: Kysely<ContentTables>, ids: readonly string[]): Promise<LinkRow[]> {
  return inChunks(ids, async (chunk) => {
    const { rows } = await publicLinks(db, sql`l.target_id in (${sql.join(chunk)})`).execute(db)
    return rows
  })
}

/** Links of what is public in an environment to these places. */
export async function publicLinksToKeys(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  kind: 'page' | 'partial' | 'media',
  keys: readonly string[],
): Promise<LinkRow[]> {
  return inChunks(keys, async (chunk) => {
    const { rows } = await publicLinks(
      db,
      sql`l.target_key in (${sql.join(chunk)}) and l.target_kind = ${kind} and l.site_id = ${site} and l.env = ${env}`,
    ).execute(db)
    return rows
  })
}

function publicLinks(db: Kysely<ContentTables>, which: RawBuilder<unknown>): RawBuilder<LinkRow> {
  return sql<LinkRow>`
    select ${columns}, p.kind, p.key from ${table(db, 'link')} l
    join ${table(db, 'current_document')} d on d.id = l.document_id and d.live_rev = l.revision
    join ${table(db, 'public_document')} p on p.document_id = l.document_id
    where ${which}`
}
