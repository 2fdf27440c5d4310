import { sql } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'
import { pendingDraft } from '../documents/summary.ts'
import type { Search } from './found.ts'

/**
 * The rows of the drafts that are not public, in order, where all of them can be looked at: of a large site that has
 * few, words alone would leave too many to go through. Null where they are many.
 */
export async function fewPending({ db, scope, query, lookedAt }: Search): Promise<number[] | null> {
  // Neither knows how few they are: SQLite has to be told of their index, and PostgreSQL takes it for its order.
  const index = isPostgres(db) ? sql`` : sql`indexed by document_pending`
  const ofKind = query.kind === undefined ? sql`` : sql`and d.kind = ${query.kind}`
  const { rows } = await sql<{ row: number }>`
    with waiting as materialized (
      select d.id from document d ${index}
      where d.site_id = ${scope.site} and d.env = ${scope.env} and ${pendingDraft} ${ofKind}
      order by d.kind, d.key
      limit ${lookedAt + 1}
    )
    select t.row from waiting join document_text t on t.document_id = waiting.id`.execute(db)
  return rows.length > lookedAt ? null : rows.map(({ row }) => row).toSorted((a, b) => a - b)
}
