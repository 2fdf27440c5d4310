import { sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { TriptychError } from '../../errors.ts'
import { inChunks } from '../in-chunks.ts'
import type { DocumentKind, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { withRevisions } from '../with-revisions.ts'

/** `publish` makes revision `rev` of a document the public one; `unpublish` takes the document down. */
export type Change =
  | { readonly documentId: string; readonly action: 'publish'; readonly rev: number }
  | { readonly documentId: string; readonly action: 'unpublish' }

/** What is public of a document. */
interface LiveState {
  readonly liveRev: number | null
  readonly liveKey: string | null
  readonly liveEtag: string | null
  readonly liveType: string | null
}

/** A document whose revision becomes the public one. */
export interface PublishTarget extends LiveState {
  readonly id: string
  readonly kind: DocumentKind
  readonly rev: number
  /** Where the revision is public: not where the document is public now, when it was moved. */
  readonly key: string
  readonly etag: string
  readonly type: string
}

/** A document that is taken down. */
export interface UnpublishTarget extends LiveState {
  readonly id: string
  readonly kind: DocumentKind
  readonly rev: null
}

export interface Targets {
  readonly coming: readonly PublishTarget[]
  readonly going: readonly UnpublishTarget[]
}

type Row = PublishTarget | UnpublishTarget

/**
 * What the changes are about, read in one go.
 *
 * @throws TriptychError `not_found` where a document or revision is not one of this environment, or a document that
 *   was deleted would become public
 */
export async function readTargets(trx: Transact, scope: Scope, changes: readonly Change[]): Promise<Targets> {
  const rows = await inChunks(changes, (chunk) => read(trx, scope, chunk), 150)
  if (rows.length !== changes.length) throw new TriptychError('not_found', 'a document or revision is not there')
  return { coming: rows.filter((row) => row.rev !== null), going: rows.filter((row) => row.rev === null) }
}

/**
 * A missing document or revision has no row. The environment is compared here: asked for it, PostgreSQL would walk
 * all of it for one document as long as it knows nothing about the size of a table that was just filled.
 */
async function read(trx: Transact, { site, env }: Scope, changes: readonly Change[]): Promise<Row[]> {
  const chosen = changes.map((change) => ({
    id: change.documentId,
    rev: change.action === 'publish' ? change.rev : null,
  }))
  const { rows } = await sql<Row & { readonly site: string; readonly env: string }>`
    ${withRevisions(chosen)}
    select d.site_id as site, d.env, d.id, d.kind, c.rev, r.key, r.etag, r.type, d.live_rev as "liveRev",
      p.key as "liveKey", p.source_etag as "liveEtag", p.type as "liveType"
    from chosen c
    join ${table(trx, 'current_document')} d on d.id = c.document_id
    left join ${table(trx, 'revision')} r on r.document_id = c.document_id and r.number = c.rev
    left join ${table(trx, 'public_document')} p on p.document_id = c.document_id
    where c.rev is null or (r.number is not null and d.draft_rev is not null)`.execute(trx)
  return rows.filter((row) => row.site === site && row.env === env)
}

/** Whether delivery answers something else once the revision is public. */
export function changesDelivery({ key, etag, type, liveKey, liveEtag, liveType }: PublishTarget): boolean {
  return key !== liveKey || etag !== liveEtag || type !== liveType
}

/** The name of a document among those of its environment. */
export function nameOf(kind: DocumentKind, key: string): string {
  return `${kind} ${key}`
}
