import { type RawBuilder, sql } from 'kysely'
import { type Finding, type FoundRow, foundColumns, type Search, whereMatchesQuery } from './found-rows.ts'
import { ftsQuery, loosenMatch, type Match } from './match.ts'
import { type Source, scanCandidates } from './scan-candidates.ts'

/** A beginning of a word is common when more than this share of the sampled documents has it. */
const COMMON = 1 / 8

/** SQLite as it is searched: matches as FTS5 reads them. */
export function sqliteSource(search: Search): Source {
  return {
    candidates: (match, after, size) => readCandidates(search, match, after, size),
    readRows: (rows) => readFoundRows(search, rows),
  }
}

/** The first `count` documents of a match after a row, by lists that are read in order as far as that goes. */
export async function findInSqlite(search: Search, after: number, count: number): Promise<Finding> {
  const { match, lookedAt } = search
  const source = sqliteSource(search)
  const loose = loosenMatch(match)
  if (loose === null) return scanCandidates(source, match, { after, count, first: count, most: lookedAt })
  // What many have, the loose match soon gives. Of what it gives few, the lists of the rare words are merged, once.
  const sample = Math.min(count, lookedAt)
  const { rows, end, last } = await scanCandidates(source, loose, { after, count, first: sample, most: sample })
  if (end === null || rows.length === count) return { rows, end }
  const strict = loosenMatch(match, await commonOf(search, last)) ?? match
  const more = await scanCandidates(source, strict, {
    after: end,
    count: count - rows.length,
    first: lookedAt,
    most: lookedAt,
  })
  return { rows: [...rows, ...more.rows], end: more.end }
}

/** Which beginnings most of these rows have: their lists are long. */
async function commonOf({ db, match: { begun } }: Search, rows: readonly number[]): Promise<Set<string>> {
  const shares = begun.map((term) => sql`avg(instr(t.terms, ${` ${term}`}) > 0)`)
  const { rows: found } = await sql<Record<string, number>>`
    select ${sql.join(shares.map((share, i) => sql`${share} as ${sql.ref(String(i))}`))}
    from json_each(${JSON.stringify(rows)}) c
    cross join document_text t on t.row = c.value`.execute(db)
  return new Set(begun.filter((_, i) => (found[0]?.[i] ?? 0) > COMMON))
}

async function readCandidates({ db }: Search, match: Match, after: number, size: number): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select rowid as row from document_search
    where document_search match ${ftsQuery(match)} and rowid > ${after}
    order by rowid
    limit ${size}`.execute(db)
  return rows.map(({ row }) => row)
}

/** Those of the rows that are what the query asks for, in order. */
async function readFoundRows({ db, scope, query, match }: Search, rows: readonly number[]): Promise<FoundRow[]> {
  const { rows: found } = await sql<FoundRow>`
    select ${foundColumns}
    from json_each(${JSON.stringify(rows)}) c
    cross join document_text t on t.row = c.value
    cross join current_document d on d.id = t.document_id
    cross join revision r on r.document_id = d.id and r.number = d.draft_rev
    where ${whereMatchesQuery(scope, query)} and ${whereHoldsTerms(match)}
    order by t.row`.execute(db)
  return found
}

/** The match itself, held against the terms that a row keeps. */
function whereHoldsTerms({ exact, begun, notAll }: Match): RawBuilder<unknown> {
  const has = (begin: string): RawBuilder<unknown> => sql`instr(t.terms, ${` ${begin}`}) > 0`
  const all = [...exact, ...begun].map(has)
  if (notAll.length > 0) all.push(sql`not (${sql.join(notAll.map(has), sql` and `)})`)
  return sql.join(all, sql` and `)
}
