import { accessSync, closeSync, constants, openSync } from 'node:fs'
import { setImmediate } from 'node:timers'
import { setTimeout as pause } from 'node:timers/promises'
import SqliteFile, { type Database as Sqlite, SqliteError, type Statement } from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { TriptychError } from '../errors.ts'
import { errorMessage, hasCode } from '../lib/error-text.ts'
import { DatabaseDamaged, type FileHealth, hasLogAlone } from './sqlite-damage.ts'

export interface SqliteConnectionOptions {
  readonly file: string
  readonly readOnly: boolean
  /** How long a statement waits for another connection's lock, in milliseconds, before it is `unavailable`. */
  readonly patience: number
  /** What the connections of one file know of its damage. */
  readonly health: FileHealth
  /** The transaction that prepared reads of one file share. */
  readonly reads: SharedReads
}

/**
 * The transaction in which prepared reads look at a file during one turn of the event loop. By itself each statement of
 * SQLite locks the file, looks for changes and unlocks it, which costs as much as finding a row. It ends before this
 * process writes anything, so that a read after a commit sees it, and with the turn, so that it holds back no checkpoint:
 * a request that comes in later sees what any process has committed by then. What immediates and timers begin ends before
 * the loop looks for events, although its own immediate comes after these.
 */
export class SharedReads {
  #end: (() => void) | null = null
  /** The turn that it was begun in. */
  #turn = 0
  readonly #close = (): void => this.close()

  get isOpen(): boolean {
    return this.#end !== null
  }

  /** @param end ends the transaction that was just begun */
  open(end: () => void): void {
    this.#end = end
    this.#turn = turnOfLoop()
    setImmediate(this.#close)
  }

  /** Ends it where it was begun before the loop last looked for events. */
  closePast(): void {
    if (this.#end !== null && this.#turn !== turnOfLoop()) this.close()
  }

  close(): void {
    const end = this.#end
    this.#end = null
    end?.()
  }
}

/** How often the event loop has looked for events (https://docs.libuv.org/en/v1.x/metrics.html). */
function turnOfLoop(): number {
  return performance.nodeTiming.uvMetricsInfo.loopCount
}

/** Enough for every query of the program; bounded because a query with a list has as many texts as lengths. */
const cachedStatements = 500

/** What of the write-ahead log stays on the disk once it was folded into the file, in bytes. */
const walLimit = 16 * 1024 * 1024

/**
 * Runs `attempt` until no other connection is in its way. SQLite's own busy timeout would hold the thread and with
 * it every surface of the process, so it is zero and the waiting happens here.
 */
async function whenFree<R>(attempt: () => R, patience: number): Promise<R> {
  const deadline = performance.now() + patience
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    }
    // An import leaves the lock to others for little more than that.
    await pause(1)
  }
}

function configure(db: Sqlite, readOnly: boolean): void {
  if (!readOnly) {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma(`journal_size_limit = ${walLimit}`)
    // What is deleted or replaced is overwritten with zeros, so that erasing finds no copies that earlier changes left.
    db.pragma('secure_delete = ON')
  }
  db.pragma('foreign_keys = ON')
  // Not opened read-only: such a connection cannot make the files that share the write-ahead log.
  if (readOnly) db.pragma('query_only = ON')
}

/**
 * Makes the file of a database that is not there yet, for its owner alone: one that SQLite makes can be read by
 * every user of the machine. Those beside it (`-wal`, `-shm`) get its mode. One that is there is never opened but by SQLite: closing any
 * descriptor of it would drop every lock of this process on it (sqlite.org/howtocorrupt.html, 2.2).
 */
function makeForOwner(file: string): void {
  if (hasLogAlone(file)) throw new DatabaseDamaged(file, 'it is empty or gone, and its write-ahead log is not')
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

/**
 * Opens a connection.
 *
 * @throws DatabaseDamaged for a file that is no whole database; TriptychError `unavailable` where it cannot be opened
 *   or stays locked
 */
export async function openSqlite(options: SqliteConnectionOptions): Promise<SqliteConnection> {
  const { file, readOnly, patience, health } = options
  let db: Sqlite | undefined
  try {
    makeForOwner(file)
    // SQLite would open it to read only, and that connection would not write again once the file can be written.
    accessSync(file, constants.W_OK)
    const opened = new SqliteFile(file, { timeout: 0 })
    db = opened
    await whenFree(() => configure(opened, readOnly), patience)
    return new SqliteConnection(opened, options)
  } catch (error) {
    const seen = health.inspect(error)
    if (db !== undefined) health.close(db)
    if (seen instanceof DatabaseDamaged) throw seen
    throw new TriptychError('unavailable', `database: cannot open ${file}: ${errorMessage(error)}`, { cause: error })
  }
}

/** A connection as Kysely drives it: prepared statements are kept, a lock is waited for without holding the thread. */
export class SqliteConnection implements DatabaseConnection {
  readonly #db: Sqlite
  readonly #options: SqliteConnectionOptions
  readonly #statements = new LRUCache<string, Statement<unknown[]>>({ max: cachedStatements })
  #sharing: { readonly begin: Statement<[]>; readonly commit: Statement<[]> } | null = null
  /** Whether it is in a transaction of its prepared reads. */
  #isSharing = false

  constructor(db: Sqlite, options: SqliteConnectionOptions) {
    this.#db = db
    this.#options = options
  }

  get inTransaction(): boolean {
    return this.#db.inTransaction
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#attempt(() => {
      const { readOnly, reads } = this.#options
      if (readOnly) reads.closePast()
      else reads.close()
      return this.#run<R>(query)
    })
  }

  /**
   * A query that reads, made ready to be run often. Its first row is there at once, or as soon as no other connection
   * is in the way. It sees what this process has committed, and other processes before this turn of the event loop
   * ({@link SharedReads}).
   */
  prepare<R>(sql: string): (parameters: readonly unknown[]) => R | undefined | Promise<R | undefined> {
    let statement: Statement<unknown[], R> | undefined
    return (parameters) =>
      this.#attempt(() => {
        // To prepare it reads the schema, for which another connection may be in the way as well.
        statement ??= this.#db.prepare<unknown[], R>(sql)
        this.#shareReads()
        return statement.get(parameters)
      })
  }

  #shareReads(): void {
    const { reads } = this.#options
    reads.closePast()
    if (reads.isOpen || this.#db.inTransaction) return
    this.#sharing ??= { begin: this.#db.prepare<[]>('begin'), commit: this.#db.prepare<[]>('commit') }
    this.#sharing.begin.run()
    this.#isSharing = true
    reads.open(this.#endSharing)
  }

  readonly #endSharing = (): void => {
    this.#isSharing = false
    try {
      this.#sharing?.commit.run()
    } catch (error) {
      // SQLite may have ended the transaction by itself, after a fault of the disk.
      if (this.#db.inTransaction) throw error
    }
  }

  /**
   * Rows as they are read, `chunkSize` at a time. Reading happens on a connection of its own unless this one is in a
   * transaction: an open iteration holds a snapshot, which everything else on the connection would see too.
   */
  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    const own =
      this.inTransaction && !this.#isSharing ? undefined : await openSqlite({ ...this.#options, readOnly: true })
    try {
      // A cached statement is busy until its iteration ends, so this one is not taken from the cache.
      const statement = (own ?? this).#db.prepare<unknown[], R>(query.sql)
      let rows: R[] = []
      for (const row of statement.iterate(query.parameters)) {
        if (rows.push(row) < chunkSize) continue
        yield { rows }
        rows = []
      }
      if (rows.length > 0) yield { rows }
    } catch (error) {
      throw this.#translate(error, true)
    } finally {
      own?.close()
    }
  }

  close(): void {
    this.#options.health.close(this.#db)
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    let statement = this.#statements.get(query.sql)
    if (statement === undefined) {
      statement = this.#db.prepare<unknown[]>(query.sql)
      this.#statements.set(query.sql, statement)
    }
    // Whatever a row looks like is the caller's word for it, as everywhere in Kysely.
    if (statement.reader) return { rows: statement.all(query.parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(query.parameters)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }

  /** What `work` gives: at once, or as soon as no other connection is in its way. */
  #attempt<R>(work: () => R): R | Promise<R> {
    const { patience, readOnly } = this.#options
    try {
      return work()
    } catch (error) {
      if (!isBusy(error)) throw this.#translate(error, readOnly)
    }
    return whenFree(work, patience).catch((error: unknown) => {
      throw this.#translate(error, readOnly)
    })
  }

  #translate(error: unknown, readOnly: boolean): unknown {
    return fromSqlite(this.#options.health.inspect(error), readOnly)
  }
}

/** What the disk, its permissions or another process is the reason for; none of it is a mistake of the query. */
const outside = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/

/**
 * Whether another connection was in the way and the same statement may succeed a moment later. `SQLITE_PROTOCOL` is
 * a lost race for the locks of the write-ahead log (https://www.sqlite.org/rescode.html#protocol).
 */
function isBusy(error: unknown): boolean {
  return error instanceof SqliteError && /^SQLITE_(BUSY|PROTOCOL)/.test(error.code)
}

/**
 * What a caller of the database sees: `unavailable`, with the cause, for what lies outside the program; everything
 * else as it is. A plain `SQLITE_READONLY` on a connection that never writes is a write sent to the wrong
 * connection, so it stays what it is: a defect.
 */
function fromSqlite(error: unknown, readOnly: boolean): unknown {
  if (!(error instanceof SqliteError) || !outside.test(error.code)) return error
  if (readOnly && error.code === 'SQLITE_READONLY') return error
  return new TriptychError('unavailable', `database: ${error.message}`, { cause: error })
}
