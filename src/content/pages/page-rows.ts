import type { Kysely } from 'kysely'
import type { View } from '../delivery.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** A page as a view shows it. */
export interface PageRow {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly body: string
  readonly fields: string | null
  /** UTC milliseconds. */
  readonly at: number
}

/** Pages by what they are asked by. */
type Which = { readonly ids: readonly string[] } | { readonly keys: readonly string[] }

/** Reads pages as a view shows them; what it does not show has no row. */
export async function readPages(
  db: Kysely<ContentTables>,
  scope: Scope,
  view: View,
  which: Which,
): Promise<readonly PageRow[]> {
  const asked = 'ids' in which ? which.ids : which.keys
  const by = 'ids' in which ? 'id' : 'key'
  switch (view.kind) {
    case 'published':
      return inChunks(asked, (some) => publicRows(db, scope, by, some))
    case 'draft':
      return inChunks(asked, (some) =>
        revisions(db, scope)
          .whereRef('r.number', '=', 'd.draft_rev')
          .where(by === 'id' ? 'd.id' : 'd.key', 'in', some)
          .execute(),
      )
    case 'release':
      return inChunks(asked, (some) => asOfRelease(db, scope, view.id, by, some))
  }
}

/** What the release brings, and what is public of all that it does not touch. */
async function asOfRelease(
  db: Kysely<ContentTables>,
  scope: Scope,
  releaseId: string,
  by: 'id' | 'key',
  asked: readonly string[],
): Promise<readonly PageRow[]> {
  const brought = await revisions(db, scope)
    .innerJoin('current_release_item as i', (join) =>
      join.onRef('i.document_id', '=', 'd.id').onRef('i.rev', '=', 'r.number').on('i.release_id', '=', releaseId),
    )
    .where(by === 'id' ? 'd.id' : 'i.key', 'in', asked)
    .execute()
  const there = await publicRows(db, scope, by, asked)
  if (there.length === 0) return brought
  const touched = await db
    .selectFrom('current_release_item')
    .select('document_id')
    .where('release_id', '=', releaseId)
    .where(
      'document_id',
      'in',
      there.map(({ id }) => id),
    )
    .execute()
  const others = new Set(touched.map(({ document_id }) => document_id))
  return [...brought, ...there.filter(({ id }) => !others.has(id))]
}

function publicRows(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  by: 'id' | 'key',
  asked: readonly string[],
): Promise<PageRow[]> {
  return db
    .selectFrom('public_document as p')
    .select(['p.document_id as id', 'p.key', 'p.type', 'p.body', 'p.fields', 'p.updated_at as at'])
    .where('p.site_id', '=', site)
    .where('p.env', '=', env)
    .where('p.kind', '=', 'page')
    .where(by === 'id' ? 'p.document_id' : 'p.key', 'in', asked)
    .execute()
}

function revisions(db: Kysely<ContentTables>, { site, env }: Scope) {
  return db
    .selectFrom('current_document as d')
    .innerJoin('revision as r', 'r.document_id', 'd.id')
    .select(['d.id', 'r.key', 'r.type', 'r.body', 'r.fields', 'r.created_at as at'])
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .where('d.kind', '=', 'page')
}
