import {
  CompiledQuery,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { openSqlite, type SqliteConnection, type SqliteConnectionOptions } from './sqlite-connection.ts'

const begin = CompiledQuery.raw('begin immediate')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/** One connection, opened with the first query; a failure to open is tried again with the next. */
class SqliteDriver implements Driver {
  readonly #options: SqliteConnectionOptions
  #connection: SqliteConnection | undefined

  constructor(options: SqliteConnectionOptions) {
    this.#options = options
  }

  async init(): Promise<void> {
    this.#connection = await openSqlite(this.#options)
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (this.#connection === undefined) throw new Error('the database is closed')
    return this.#connection
  }

  /** Takes the write lock at once: a transaction that reads first could otherwise never get to write. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    if (this.#options.readOnly) throw new Error('transactions belong on the writer')
    await connection.executeQuery(begin)
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(commit)
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // A full disk or a failed write has made SQLite roll back by itself (https://www.sqlite.org/lang_transaction.html).
    if (connection.inTransaction) await connection.executeQuery(rollback)
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection?.close()
    this.#connection = undefined
  }
}

/** Readers share their connection without waiting for one another: each query is one synchronous call. */
class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely's SQLite dialect over one connection of our own; `readOnly` makes it a reader. On a writer, queries and
 * transactions take turns.
 */
export class SqliteDialect implements Dialect {
  readonly #options: SqliteConnectionOptions

  constructor(options: SqliteConnectionOptions) {
    this.#options = options
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#options)
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return this.#options.readOnly ? new SharedConnectionAdapter() : new SqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}
