import { CompiledQuery, Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { aloneLevel, unsyncedLevel } from './group-commit.ts'
import { advisoryKey, inOrder, type Lock, LockTable } from './locks.ts'
import { type MigrationTables, migrate } from './migrate.ts'
import { PostgresDialect, unreachable } from './postgres-dialect.ts'
import { clientConfig } from './postgres-pool.ts'
import { PostgresServer } from './postgres-server.ts'
import { prepare } from './prepared.ts'
import { SharedReads } from './sqlite-connection.ts'
import { type DatabaseDamaged, FileHealth } from './sqlite-damage.ts'
import { SqliteDialect } from './sqlite-dialect.ts'

export interface SqliteSettings {
  readonly kind: 'sqlite'
  readonly file: string
  /** How long a query waits for a lock, in milliseconds, before it is `unavailable`; 10,000 when absent. */
  readonly patience?: number
  /** Hears once of damage that a query met. The file and its log are left as they are then, by `close` as well. */
  readonly onDamage?: (error: DatabaseDamaged) => void
}

export interface PostgresSettings {
  readonly kind: 'postgres'
  readonly url: string
  /** Made by `migrate` where it is missing: lower-case letters, digits and underscores. */
  readonly schema: string
  /** How long a query waits for a connection or a lock, in milliseconds; 10,000 when absent. */
  readonly patience?: number
  /** Connections at most, half of them for reads; 10 when absent. A snapshot takes one more. */
  readonly pool?: number
  /** After how long without an answer the server is asked whether it is there, in milliseconds; 600 when absent. */
  readonly silence?: number
}

export type DatabaseSettings = SqliteSettings | PostgresSettings

export interface TransactionOptions {
  /**
   * Its work waits for more than the database, a file for one, or takes long: on SQLite, transactions before it are not
   * answered later for that.
   */
  readonly alone?: boolean
  /**
   * On SQLite it is alone, and its commit does not wait for the disk: other writers wait for no sync of it. Where the
   * power fails it may be gone, with all that came after it up to the next commit that waited; a process that is killed
   * loses nothing. For what is of no use before a later, synced transaction of the same process. PostgreSQL syncs it:
   * no other writer waits for that there, and a server that crashed could lose it and go on with what comes after it.
   */
  readonly unsynced?: boolean
}

/**
 * A database of the tables `T`. Every query may throw `unavailable` (src/errors.ts) for what lies outside the
 * program: a lock that is not given back, a full disk, a server that is gone; a later query works once that is over.
 */
export interface Database<T> {
  readonly dialect: 'sqlite' | 'postgres'
  /**
   * For reads: sees what is committed and never waits for a writer. On SQLite a connection that cannot write; on
   * PostgreSQL connections of their own.
   */
  readonly reader: Kysely<T>
  /** For single writes. Inside `transaction`, only its `trx` may be used: the writer is waiting for its end. */
  readonly writer: Kysely<T>
  /**
   * Runs `work` in one transaction. What `work` throws rolls it back and is thrown on. Not to be nested.
   * On SQLite, those that wait for one another are synced to the disk together (`group-commit.ts`), so what `work` is to
   * see of them it reads through its `trx`.
   *
   * @param locks what the transaction relies on while it reads and then writes, from its start to its end and across
   *   processes; none for one whose statements are each right by themselves. On PostgreSQL those of other locks run
   *   beside it and may commit between its statements; SQLite has one writer, whatever is named
   */
  transaction<R>(
    locks: readonly Lock[],
    work: (trx: Transaction<T>) => Promise<R>,
    options?: TransactionOptions,
  ): Promise<R>
  /**
   * Runs reads that all see one state of the database, however long they take and whatever is committed meanwhile.
   * No writer waits for them, and they wait for none; they have a connection of their own.
   */
  snapshot<R>(read: (reader: Kysely<T>) => Promise<R>): Promise<R>
  /** Runs the missing migrations (see `migrate.ts`); waits for other starters up to ten minutes. */
  migrate(migrations: Record<string, Migration>): Promise<void>
  /** Asks the database something; throws where it does not answer. */
  ping(): Promise<void>
  /**
   * SQLite: a text that differs once anything was committed since the last call, by this process or another one
   * (`PRAGMA data_version`). PostgreSQL has nothing alike: null, always look.
   */
  changeMarker(): Promise<string | null>
  close(): Promise<void>
}

/** How long one statement may take on PostgreSQL, in milliseconds. */
const LONGEST_STATEMENT = 60_000

/** How long a transaction may take on PostgreSQL, and how long it may do nothing, in milliseconds. */
const LONGEST_TRANSACTION = 300_000
const LONGEST_PAUSE = 60_000

/** The same for a snapshot, whose reader may be a slow one; it holds no lock. */
const LONGEST_SNAPSHOT_PAUSE = 600_000

/** How many snapshots there may be at a time. */
const SNAPSHOTS = 4

/** How reads that see one state begin; there is nothing to commit in the end. */
const beginReading = {
  sqlite: CompiledQuery.raw('begin'),
  postgres: CompiledQuery.raw(
    [
      'begin transaction isolation level repeatable read, read only',
      `set local statement_timeout = ${LONGEST_STATEMENT}`,
      `set local idle_in_transaction_session_timeout = ${LONGEST_SNAPSHOT_PAUSE}`,
    ].join('; '),
  ),
}

const defaultPatience = 10_000
const migrationPatience = 600_000
const defaultPool = 10
const defaultSilence = 600

/** Opens nothing yet: the first query does, and throws `unavailable` where that fails. */
export function openDatabase<T>(settings: DatabaseSettings): Database<T> {
  return settings.kind === 'sqlite' ? openSqliteDatabase(settings) : openPostgresDatabase(settings)
}

/**
 * Migrations wait longer than queries do, so they have a handle of their own.
 *
 * @param begin the first query of each transaction, where the dialect has none
 */
async function migrateWith(
  db: Kysely<MigrationTables>,
  begin: CompiledQuery | null,
  migrations: Record<string, Migration>,
  schema: string | undefined,
): Promise<void> {
  const transaction = (work: (trx: Transaction<MigrationTables>) => Promise<boolean>): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if (begin !== null) await trx.executeQuery(begin)
      return work(trx)
    })
  try {
    await migrate(transaction, migrations, schema)
  } finally {
    await db.destroy()
  }
}

function openSqliteDatabase<T>(settings: SqliteSettings): Database<T> {
  const { file, patience = defaultPatience, onDamage } = settings
  const options = { file, patience, health: new FileHealth(file, onDamage), reads: new SharedReads() }
  const reader = new Kysely<T>({ dialect: new SqliteDialect({ ...options, readOnly: true }) })
  const writer = new Kysely<T>({ dialect: new SqliteDialect({ ...options, readOnly: false }) })
  const dataVersion = prepare(
    { dialect: 'sqlite', reader },
    sql<{ data_version: number }>`pragma data_version`.compile(reader),
  )
  async function changeMarker(): Promise<string> {
    const row = await dataVersion([])
    return String(row?.data_version)
  }
  return {
    dialect: 'sqlite',
    reader,
    writer,
    transaction: (_locks, work, { alone = false, unsynced = false } = {}) => {
      const next = writer.transaction()
      const level = unsynced ? unsyncedLevel : alone ? aloneLevel : null
      return (level === null ? next : next.setIsolationLevel(level)).execute(work)
    },
    snapshot: async (read) => {
      const own = new Kysely<T>({ dialect: new SqliteDialect({ ...options, readOnly: true }) })
      try {
        await own.executeQuery(beginReading.sqlite)
        return await read(own)
      } finally {
        await own.destroy()
      }
    },
    migrate: (migrations) => {
      const dialect = new SqliteDialect({ ...options, readOnly: false, patience: migrationPatience })
      return migrateWith(new Kysely({ dialect }), null, migrations, undefined)
    },
    // Unlike a select without a table, this reads the file.
    ping: async () => void (await changeMarker()),
    changeMarker,
    close: async () => {
      // The last connection to close folds the write-ahead log into the file, which the reader could not.
      await reader.destroy()
      await writer.destroy()
    },
  }
}

/** PostgreSQL takes this for no limit. */
const noLimit = 0

/** What begins a transaction that writes: its limits, which end with it, and its locks, in one message. */
function beginQuery(schema: string, patience: number, locks: readonly Lock[]): CompiledQuery {
  return CompiledQuery.raw(
    [
      'begin',
      `set local lock_timeout = ${patience}`,
      `set local statement_timeout = ${LONGEST_STATEMENT}`,
      `set local idle_in_transaction_session_timeout = ${LONGEST_PAUSE}`,
      // Migrations hold this one alone, and so did every transaction of version 2.0.
      `select pg_advisory_xact_lock_shared(${schemaKey(schema)})`,
      ...locks.map(
        (lock) => `select pg_advisory_xact_lock${lock.shared ? '_shared' : ''}(${advisoryKey(schema, lock)})`,
      ),
    ].join('; '),
  )
}

function schemaKey(schema: string): string {
  return `hashtextextended('triptych ${schema}', 0)`
}

/** Migrations name their tables as they were written, without a schema. */
function migrationBeginning(schema: string): CompiledQuery {
  return CompiledQuery.raw(
    [
      'begin',
      `set local lock_timeout = ${migrationPatience}`,
      `set local statement_timeout = ${noLimit}`,
      `set local idle_in_transaction_session_timeout = ${migrationPatience}`,
      `set local search_path = ${schema}`,
      `select pg_advisory_xact_lock(${schemaKey(schema)})`,
    ].join('; '),
  )
}

function openPostgresDatabase<T>(settings: PostgresSettings): Database<T> {
  const { url, schema, patience = defaultPatience, pool = defaultPool, silence = defaultSilence } = settings
  const table = new LockTable(patience)
  const server = new PostgresServer(clientConfig(url), silence, (error) => table.refuseAll(unreachable(error)))
  const open = <S>(size: number, longestUse: number, longestStatement = LONGEST_STATEMENT): Kysely<S> =>
    new Kysely<S>({
      dialect: new PostgresDialect({ url, schema, server, patience, size, longestUse, longestStatement }),
    })
  // Those that wait for a lock hold a connection each: with the same pool, readers would run out of them.
  const reader = open<T>(Math.ceil(pool / 2), LONGEST_TRANSACTION).withSchema(schema)
  const writer = open<T>(Math.floor(pool / 2), LONGEST_TRANSACTION).withSchema(schema)
  const snapshots = open<T>(SNAPSHOTS, Number.POSITIVE_INFINITY).withSchema(schema)
  return {
    dialect: 'postgres',
    reader,
    writer,
    transaction: (locks, work) => {
      const ordered = inOrder(locks)
      return table.hold(ordered, () =>
        writer.transaction().execute(async (trx) => {
          await trx.executeQuery(beginQuery(schema, patience, ordered))
          return work(trx)
        }),
      )
    },
    snapshot: (read) =>
      snapshots.connection().execute(async (own) => {
        await own.executeQuery(beginReading.postgres)
        try {
          return await read(own)
        } finally {
          await own.executeQuery(CompiledQuery.raw('rollback'))
        }
      }),
    migrate: (migrations) => {
      const db = open<MigrationTables>(1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
      const begin = migrationBeginning(schema)
      return migrateWith(db, begin, migrations, schema)
    },
    ping: async () => void (await sql`select 1`.execute(reader)),
    changeMarker: async () => null,
    close: async () => {
      for (const db of [reader, writer, snapshots]) await db.destroy()
    },
  }
}
