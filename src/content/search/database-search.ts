import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isPostgres, table } from '../../db/dialect.ts'
import { TriptychError } from '../../errors.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import type { ListPage } from '../../lib/paging.ts'
import { type DocumentSummary, maybePending, summaryOf } from '../documents/summary.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { type Scope, scopeExists } from '../sites.ts'
import { postgresSource } from './find-postgres.ts'
import { findInSqlite, sqliteSource } from './find-sqlite.ts'
import type { Finding, FoundRow, Search } from './found-rows.ts'
import { matchesOf } from './match.ts'
import { type Source, scanCandidates } from './scan-candidates.ts'
import type { SearchEntry, SearchIndex, SearchQuery } from './search-index.ts'
import { purgeSqlite, putEntries, removeEntries } from './write.ts'

/**
 * The search index in the database itself, so that it says what its transaction made documents say. No search looks at
 * more than some thousands of documents; where that leaves a page short, the next page goes on from there.
 */
export class DatabaseSearch implements SearchIndex {
  readonly #db: Database<ContentTables>
  readonly #lookedAt: number

  /** @param lookedAt how many documents are held against a query, at most, before what was found has to do */
  constructor(db: Database<ContentTables>, lookedAt = 4_000) {
    this.#db = db
    this.#lookedAt = lookedAt
  }

  put(trx: Transact, entries: readonly SearchEntry[]): Promise<void> {
    return putEntries(trx, entries)
  }

  remove(trx: Transact, documentIds: readonly string[]): Promise<void> {
    return removeEntries(trx, documentIds)
  }

  /** PostgreSQL has no entries of its own for what a row has said before. */
  async purge(): Promise<void> {
    if (this.#db.dialect === 'sqlite') await purgeSqlite(this.#db)
  }

  /** @throws TriptychError `not_found` without such an environment, `invalid_request` for an `after` of no page */
  async find(scope: Scope, query: SearchQuery): Promise<ListPage<DocumentSummary, string>> {
    const { limit, after } = query
    const [phase = 0, row = 0] = after === null ? [] : decodeCursor(after, ['number', 'number']).map(Number)
    if (!(await scopeExists(this.#db.reader, scope))) throw new TriptychError('not_found', 'no such environment')
    const found: { readonly row: FoundRow; readonly next: string }[] = []
    const entries = (): DocumentSummary[] => found.slice(0, limit).map((each) => summaryOf(each.row))
    for (const [at, match] of matchesOf(scope, query).entries()) {
      if (at < phase) continue
      const search = { db: this.#db.reader, scope, query, match, lookedAt: this.#lookedAt }
      const from = at === phase ? row : 0
      const { rows, end } = await this.#read(search, from, limit + 1 - found.length)
      for (const each of rows) found.push({ row: each, next: encodeCursor([at, each.row]) })
      if (found.length > limit) return { entries: entries(), next: found[limit - 1]?.next ?? null }
      if (end !== null) return { entries: entries(), next: encodeCursor([at, end]) }
    }
    return { entries: entries(), next: null }
  }

  async #read(search: Search, after: number, count: number): Promise<Finding> {
    const { match, query, lookedAt } = search
    const isSqlite = this.#db.dialect === 'sqlite'
    const source = isSqlite ? sqliteSource(search) : postgresSource(search)
    const range = { after, count, first: count, most: lookedAt }
    const few = query.pending ? await findFewPending(search) : null
    if (few !== null) return scanCandidates({ ...source, candidates: candidatesFrom(few) }, match, range)
    return isSqlite ? findInSqlite(search, after, count) : scanCandidates(source, match, range)
  }
}

/** Looks at these, whatever words they have. */
function candidatesFrom(rows: readonly number[]): Source['candidates'] {
  return async (_, after, size) => rows.filter((row) => row > after).slice(0, size)
}

/**
 * The rows of the drafts that are not public, and of what an import has staged, in order, where all of them can be looked at: of a large site that has
 * few, words alone would leave too many to go through. Null where they are many.
 */
async function findFewPending({ db, scope, query, lookedAt }: Search): Promise<number[] | null> {
  // Neither planner knows how few rows there are: SQLite needs the index named, PostgreSQL uses it for the order.
  const index = isPostgres(db) ? sql`` : sql`indexed by document_pending`
  const ofKind = query.kind === undefined ? sql`` : sql`and d.kind = ${query.kind}`
  const { rows } = await sql<{ row: number }>`
    with waiting as materialized (
      select d.id from ${table(db, 'document')} d ${index}
      where d.site_id = ${scope.site} and d.env = ${scope.env} and ${maybePending} ${ofKind}
      order by d.kind, d.key
      limit ${lookedAt + 1}
    )
    select t.row from waiting join ${table(db, 'document_text')} t on t.document_id = waiting.id`.execute(db)
  return rows.length > lookedAt ? null : rows.map(({ row }) => row).toSorted((a, b) => a - b)
}
