import {
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { GroupCommitDriver } from './group-commit.ts'
import { openSqlite, type SqliteConnection, type SqliteConnectionOptions } from './sqlite-connection.ts'

/** One connection that only reads, opened with the first query; a failure to open is tried again with the next. */
class ReadingDriver implements Driver {
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

  async beginTransaction(): Promise<never> {
    throw new Error('transactions belong on the writer')
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection?.close()
    this.#connection = undefined
  }
}

/** Neither driver needs Kysely's queue: readers wait for nothing, each query is one call; a writer has its own. */
class OwnQueueAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely's SQLite dialect over one connection of our own; `readOnly` makes it a reader. On a writer, queries and
 * transactions take turns (`group-commit.ts`).
 */
export class SqliteDialect implements Dialect {
  readonly #options: SqliteConnectionOptions

  constructor(options: SqliteConnectionOptions) {
    this.#options = options
  }

  createDriver(): Driver {
    return this.#options.readOnly ? new ReadingDriver(this.#options) : new GroupCommitDriver(this.#options)
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new OwnQueueAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}
