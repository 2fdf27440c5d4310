import { sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { type FoundRow, foundColumns, type Search, whereMatchesQuery } from './found-rows.ts'
import { type Match, tsquery } from './match.ts'
import type { Source } from './scan-candidates.ts'
import { markOf } from './terms.ts'

/** PostgreSQL as it is searched: matches as a `tsquery`. */
export function postgresSource(search: Search): Source {
  return {
    candidates: (match, after, size) => readCandidates(search, match, after, size),
    readRows: (rows) => readFoundRows(search, rows),
  }
}

/** Rows that are walked before the index is asked: some, and more where those say that it would give too many. */
const WALKS = [500, 4_000]

/** Of rows that are walked one in so many has the terms, or the index knows few. */
const RARE = 100

/**
 * Frequent terms are found soon by walking the rows in order; rare ones by the GIN index. The choice is made here,
 * since PostgreSQL cannot estimate how many rows have a word's beginning, and would walk all rows for a few.
 */
async function readCandidates(search: Search, match: Match, after: number, size: number): Promise<number[]> {
  for (const length of WALKS) {
    const rows = await walk(search, match, { after, size, length })
    if (rows.length === size) return rows
    if (rows.length * RARE < length) break
  }
  const { rows } = await sql<{ row: number }>`
    with hit as materialized (
      select row from ${table(search.db, 'document_text')}
      where terms @@ ${tsquery(match)}::tsquery and row > ${after}
    )
    select row from hit order by row limit ${size}`.execute(search.db)
  return rows.map(({ row }) => row)
}

interface Walk {
  readonly after: number
  readonly size: number
  readonly length: number
}

async function walk({ db, scope }: Search, match: Match, { after, size, length }: Walk): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    with next as materialized (
      select row, terms from ${table(db, 'document_text')}
      where mark = ${markOf(scope)} and row > ${after} order by row limit ${length}
    )
    select row from next where terms @@ ${tsquery(match)}::tsquery order by row limit ${size}`.execute(db)
  return rows.map(({ row }) => row)
}

/** Those of the rows that are what the query asks for, in order. */
async function readFoundRows({ db, scope, query, match }: Search, rows: readonly number[]): Promise<FoundRow[]> {
  const { rows: found } = await sql<FoundRow>`
    select ${foundColumns}
    from unnest(${rows}::bigint[]) c (row)
    join ${table(db, 'document_text')} t on t.row = c.row
    join ${table(db, 'current_document')} d on d.id = t.document_id
    join ${table(db, 'revision')} r on r.document_id = d.id and r.number = d.draft_rev
    where ${whereMatchesQuery(scope, query)} and t.terms @@ ${tsquery(match)}::tsquery
    order by t.row`.execute(db)
  return found
}
