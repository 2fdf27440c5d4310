import { PostgresAdapter, type QueryExecutor, type RawBuilder, sql } from 'kysely'

/** The part of a Kysely handle or transaction, of whatever tables, that knows its dialect. */
interface Handle {
  getExecutor(): QueryExecutor
}

/** Whether the queries of `db` (a handle or a transaction) go to PostgreSQL; otherwise they go to SQLite. */
export function isPostgres(db: Handle): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/**
 * The column type of a key. Keys compare by their bytes on both databases, so that order, ranges and uniqueness do
 * not depend on the locale that a PostgreSQL cluster was made with.
 */
export function keyText(db: Handle): RawBuilder<unknown> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}
