import { type Kysely, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'

/**
 * The pages that stand for rows of the grid, by their routes: each source, and where a source is gone the oldest of its
 * versions.
 *
 * @param after only routes greater than this one
 */
export async function listSources(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  after: string,
  limit: number,
): Promise<readonly { readonly translationId: string; readonly route: string }[]> {
  const documents = table(db, 'current_document')
  const { rows } = await sql<{ translationId: string; route: string }>`
    select coalesce(l.translation_id, d.id) as "translationId", d.key as route
    from ${documents} d left join ${table(db, 'translation')} l on l.document_id = d.id
    where d.site_id = ${site} and d.env = ${env} and d.kind = 'page' and d.key > ${after} and d.draft_rev is not null
      and (l.document_id is null or l.translation_id = l.document_id or not exists (
        select 1 from ${documents} s where s.id = l.translation_id and s.draft_rev is not null
      ) and not exists (
        select 1 from ${table(db, 'translation')} o join ${documents} other on other.id = o.document_id
        where o.translation_id = l.translation_id and o.document_id < l.document_id and other.draft_rev is not null
      ))
    order by d.key limit ${limit}`.execute(db)
  return rows
}
