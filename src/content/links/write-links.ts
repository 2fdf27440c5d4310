import type { Kysely } from 'kysely'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { findLinks, type LinkingBody } from './find-links.ts'

/** A revision that was just written. */
export interface LinkingRevision extends LinkingBody {
  readonly documentId: string
  readonly revision: number
}

/** Rows written at once. */
const ROWS = 90

/** Writes down the links of revisions. */
export async function writeLinks(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  revisions: readonly LinkingRevision[],
): Promise<void> {
  const rows = revisions.flatMap(({ documentId, revision, ...stored }) =>
    findLinks(stored).map(({ target: { kind, key }, place, declaredBy, text }) => ({
      ...{ document_id: documentId, revision, site_id: site, env, declared_by: declaredBy },
      ...{ place: storable(place), text: storable(text) },
      ...{ target_kind: kind, target_key: key, target_id: kind === 'id' ? key : null },
    })),
  )
  for (let start = 0; start < rows.length; start += ROWS) {
    await db
      .insertInto('link')
      .values(rows.slice(start, start + ROWS))
      .execute()
  }
}

/** PostgreSQL takes no NUL within a text. */
function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd')
}

/**
 * Has the links of a document's new revision that it had before lead where they led: what moved since is still meant.
 *
 * @param before the number of the revision that it was made from
 */
export async function keepTargets(
  db: Kysely<ContentTables>,
  documentId: string,
  before: number,
  revision: number,
): Promise<void> {
  const moved = await db
    .selectFrom('link')
    .select(['target_kind', 'target_key', 'target_id'])
    .distinct()
    .where('document_id', '=', documentId)
    .where('revision', '=', before)
    .where('target_id', 'is not', null)
    .where('target_kind', '<>', 'id')
    .execute()
  for (const { target_kind, target_key, target_id } of moved) {
    await db
      .updateTable('link')
      .set({ target_id })
      .where('document_id', '=', documentId)
      .where('revision', '=', revision)
      .where('target_kind', '=', target_kind)
      .where('target_key', '=', target_key)
      .execute()
  }
}

/** Has every link to where a document was lead to the document from now on. */
export async function pinLinks(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  { id, kind, key }: { readonly id: string; readonly kind: 'page' | 'partial'; readonly key: string },
): Promise<void> {
  await db
    .updateTable('link')
    .set({ target_id: id })
    .where('target_key', '=', key)
    .where('target_kind', '=', kind)
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('target_id', 'is', null)
    .execute()
}
