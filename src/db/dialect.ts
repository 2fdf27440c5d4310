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

/** The adapter of a database in a schema of PostgreSQL. */
export class SchemaAdapter extends PostgresAdapter {
  readonly schema: string

  constructor(schema: string) {
    super()
    this.schema = schema
  }
}

/**
 * A table by its full name, for SQL that is written by hand: builders add the schema by themselves. A search path would
 * not do, since a pool between may give each transaction another connection.
 */
export function table(db: Handle, name: string): RawBuilder<unknown> {
  const { adapter } = db.getExecutor()
  return adapter instanceof SchemaAdapter ? sql.id(adapter.schema, name) : sql.id(name)
}
