import { type RawBuilder, sql } from 'kysely'

/**
 * The beginning of a statement that joins `chosen (document_id, rev)`: which revision of which document it is about,
 * null for none. Two parameters a row.
 */
export function withRevisions(
  rows: readonly { readonly id: string; readonly rev: number | null }[],
): RawBuilder<unknown> {
  const values = rows.map(({ id, rev }) => sql`(cast(${id} as text), cast(${rev} as integer))`)
  return sql`with chosen (document_id, rev) as (values ${sql.join(values)})`
}
