import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely'

/** Runs a query with these parameters, in the order of its placeholders; the rows. */
export type Prepared<R> = (parameters: readonly unknown[]) => Promise<R[]>

/**
 * A query of the reader, compiled once, to be run often with other parameters: it gives what
 * `db.reader.executeQuery` gives, on SQLite without Kysely's way to a connection, which costs as much as the lookup.
 *
 * ```ts
 * const published = prepare(db, db.reader.selectFrom('published').select('body').where('key', '=', '').compile())
 * const [row] = await published(['/docs'])
 * ```
 */
export function prepare<T, R>(
  db: { readonly dialect: 'sqlite' | 'postgres'; readonly reader: Kysely<T> },
  query: CompiledQuery<R>,
): Prepared<R> {
  const { sql, query: node, queryId } = query
  if (db.dialect === 'postgres') {
    return async (parameters) => (await db.reader.executeQuery<R>({ sql, query: node, queryId, parameters })).rows
  }
  let connection: DatabaseConnection | undefined
  return async (parameters) => {
    connection ??= await sharedConnection(db.reader)
    return (await connection.executeQuery<R>({ sql, query: node, queryId, parameters })).rows
  }
}

/** The reader has one connection on SQLite and keeps it until it is closed, so it may be held on to. */
function sharedConnection<T>(reader: Kysely<T>): Promise<DatabaseConnection> {
  return reader.getExecutor().provideConnection(async (connection) => connection)
}
