import type { CompiledQuery, Kysely } from 'kysely'
import { SqliteConnection } from './sqlite-connection.ts'

/**
 * Runs a query with these parameters, in the order of its placeholders; the rows. On SQLite they are there at once,
 * unless another connection is in the way.
 */
export type PreparedQuery<R> = (parameters: readonly unknown[]) => R[] | Promise<R[]>

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
): PreparedQuery<R> {
  const { sql, query: node, queryId } = query
  if (db.dialect === 'postgres') {
    return async (parameters) => (await db.reader.executeQuery<R>({ sql, query: node, queryId, parameters })).rows
  }
  let select: PreparedQuery<R> | undefined
  const selectFirst = async (parameters: readonly unknown[]): Promise<R[]> => {
    select ??= (await sharedConnection(db.reader)).prepare<R>(sql)
    return select(parameters)
  }
  return (parameters) => (select === undefined ? selectFirst(parameters) : select(parameters))
}

/** The reader has one connection on SQLite and keeps it until it is closed, so it may be held on to. */
async function sharedConnection<T>(reader: Kysely<T>): Promise<SqliteConnection> {
  const connection = await reader.getExecutor().provideConnection(async (shared) => shared)
  if (connection instanceof SqliteConnection) return connection
  throw new TypeError('the reader is not of SQLite')
}
