import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect as KyselyPostgresDialect,
  PostgresDriver as KyselyPostgresDriver,
  type PostgresPool,
} from 'kysely'
import type { CustomTypesConfig } from 'pg'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'

export interface PostgresOptions {
  readonly url: string
  /** The schema that every name is looked up in. */
  readonly schema: string
  /** How long a connection or a lock is waited for, in milliseconds, before the query is `unavailable`. */
  readonly patience: number
}

const int8 = 20

/** Milliseconds; migrations have the patience for a lock, not for a server that is not there. */
const longestConnect = 10_000

/**
 * The URL with what each connection sets at its start: the schema, and probes of the other end, because a machine
 * that vanished in the middle of a transaction would keep its locks for two hours.
 */
function connectionString(options: PostgresOptions): string {
  const url = new URL(options.url)
  const settings = [
    url.searchParams.get('options') ?? '',
    `-c search_path=${options.schema}`,
    '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
  ]
  url.searchParams.set('options', settings.join(' ').trim())
  return url.href
}

async function openPool(options: PostgresOptions): Promise<PostgresPool> {
  // Loaded here, so that a process on SQLite never loads it.
  const { default: pg } = await import('pg')
  const types: CustomTypesConfig = {
    getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
  }
  const pool = new pg.Pool({
    connectionString: connectionString(options),
    connectionTimeoutMillis: Math.min(options.patience, longestConnect),
    keepAlive: true,
    types,
  })
  // An idle connection that the server ended is replaced by the pool; one in use makes its query fail, which is
  // where the loss is reported. Without these listeners either would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

class PostgresDriver extends KyselyPostgresDriver {
  readonly #begin: CompiledQuery

  constructor(options: PostgresOptions) {
    super({ pool: () => openPool(options), onCreateConnection: translateErrors })
    this.#begin = CompiledQuery.raw(
      `begin; set local lock_timeout = ${options.patience}; ` +
        `select pg_advisory_xact_lock(hashtextextended('triptych ${options.schema}', 0))`,
    )
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection()
    } catch (error) {
      throw unreachable(error)
    }
  }

  /**
   * One transaction at a time, as on SQLite, by an advisory lock of the schema: what a transaction read is still so
   * when it writes, on every machine that uses the database.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(this.#begin)
    } catch (error) {
      // Kysely rolls back only what it saw begin.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
      throw error
    }
  }
}

async function translateErrors(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, options) => {
    try {
      return await execute(query, options)
    } catch (error) {
      throw fromPostgres(error)
    }
  }
}

/** Kysely's PostgreSQL dialect with our pool, our errors and one transaction at a time. */
export class PostgresDialect extends KyselyPostgresDialect {
  readonly #options: PostgresOptions

  constructor(options: PostgresOptions) {
    super({ pool: () => openPool(options) })
    // The name stands in SQL and in connection settings, where it cannot be a parameter.
    if (!/^[a-z_][a-z0-9_]*$/.test(options.schema)) throw new TypeError(`not a plain schema name: ${options.schema}`)
    this.#options = options
  }

  override createDriver(): Driver {
    return new PostgresDriver(this.#options)
  }
}

/**
 * SQLSTATE classes and codes (PostgreSQL manual, appendix A) that say the server, its disk or the way to it is the
 * reason: connection, resources, shutdown and start, I/O, a lock not granted in time, a server that only reads.
 */
const outside = /^(08...|53...|57P..|58...|55P03|25006)$/

const network = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|ENOENT)/

/** What `pg` says, without a code, about a connection that ended under a query. */
const ended = /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded)/

function isOutside(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return outside.test(code) || network.test(code) || ended.test(error.message)
}

/** `unavailable`, with the cause, for a server that cannot be reached or does not serve; everything else as it is. */
function fromPostgres(error: unknown): unknown {
  if (error instanceof TriptychError || !(error instanceof Error) || !isOutside(error)) return error
  return unreachable(error)
}

/** `unavailable`: no connection could be had, whatever the reason. */
export function unreachable(cause: unknown): TriptychError {
  return new TriptychError('unavailable', `database: ${errorMessage(cause)}`, { cause })
}
