import type { CompiledQuery, Kysely } from 'kysely'
import { SqliteConnection } from './sqlite-connection.ts'

/**
 * Looks a row up with these parameters, in the order of the query's placeholders; undefined where there is none. On
 * SQLite it is there at once, unless another connection is in the way.
 */
export type PreparedLookup<R> = (parameters: readonly unknown[]) => R | undefined | Promise<R | undefined>

/**
 * A query of the reader, compiled once, to be run often with other parameters: it gives the first row that
 * `db.reader.executeQuery` gives, on SQLite without Kysely's way to a connection, which costs as much as the lookup.
 *
 * ```ts
 * const published = prepare(db, db.reader.selectFrom('published').select('body').where('key', '=', '').compile())
 * const row = await published(['/docs'])
 * ```
 */
export function prepare<T, R>(
  db: { readonly dialect: 'sqlite' | 'postgres'; readonly reader: Kysely<T> },
  query: CompiledQuery<R>,
): PreparedLookup<R> {
  const { sql, query: node, queryId } = query
  if (db.dialect === 'postgres') {
    return async (parameters) => (await db.reader.executeQuery<R>({ sql, query: node, queryId, parameters })).rows[0]
  }
  let select: PreparedLookup<R> | undefined
  const selectFirst = async (parameters: readonly unknown[]): Promise<R | undefined> => {
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
