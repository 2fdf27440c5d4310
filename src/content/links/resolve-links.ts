import type { Kysely } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { LinkRow } from './link-rows.ts'

type Target = Pick<LinkRow, 'targetKind' | 'targetKey' | 'targetId'>

/** Where a link leads. */
export interface Resolution {
  /** The place that is public, or from which a redirect leads to one. */
  readonly key: string
  /** The document that is there; null for a file, and where a redirect leads on. */
  readonly documentId: string | null
}

/**
 * Finds out where links lead in what is public: what moved is found by its id; all else, and what is gone, by the path
 * that is written, as delivery answers it.
 *
 * @returns what a link leads to; null for nothing
 */
export async function resolveLinks(
  db: Kysely<ContentTables>,
  scope: Scope,
  targets: readonly Target[],
): Promise<(target: Target) => Resolution | null> {
  const ids = unique(targets.flatMap(({ targetId }) => targetId ?? []))
  const byId = new Map(
    (await inChunks(ids, (chunk) => publicRows(db, scope).where('document_id', 'in', chunk).execute())).map((row) => [
      row.document_id,
      row,
    ]),
  )
  const byPath = targets.filter(({ targetKind, targetId }) => {
    return targetKind !== 'id' && (targetId === null || !byId.has(targetId))
  })
  const keysOf = (kind: string) => unique(byPath.flatMap((each) => (each.targetKind === kind ? [each.targetKey] : [])))
  const found = new Map<string, Resolution>()
  for (const kind of ['page', 'partial'] as const) {
    const rows = await inChunks(keysOf(kind), (chunk) =>
      publicRows(db, scope).where('kind', '=', kind).where('key', 'in', chunk).execute(),
    )
    for (const { key, document_id } of rows) found.set(`${kind} ${key}`, { key, documentId: document_id })
  }
  const files = await inChunks(keysOf('media'), (chunk) =>
    db
      .selectFrom('current_media_site')
      .select('key')
      .where('site_id', '=', scope.site)
      .where('key', 'in', chunk)
      .execute(),
  )
  for (const { key } of files) found.set(`media ${key}`, { key, documentId: null })
  const others = keysOf('page').filter((key) => !found.has(`page ${key}`))
  const redirected = await inChunks(others, (chunk) =>
    db
      .selectFrom('current_redirect_resolved')
      .select('from_path')
      .where('site_id', '=', scope.site)
      .where('env', '=', scope.env)
      .where('from_path', 'in', chunk)
      .execute(),
  )
  for (const { from_path } of redirected) found.set(`page ${from_path}`, { key: from_path, documentId: null })
  return ({ targetKind, targetKey, targetId }) => {
    const moved = targetId === null ? undefined : byId.get(targetId)
    if (moved !== undefined) return { key: moved.key, documentId: moved.document_id }
    return found.get(`${targetKind} ${targetKey}`) ?? null
  }
}

function publicRows(db: Kysely<ContentTables>, { site, env }: Scope) {
  return db
    .selectFrom('public_document')
    .select(['document_id', 'kind', 'key'])
    .where('site_id', '=', site)
    .where('env', '=', env)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
