import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect as KyselyPostgresDialect,
  PostgresDriver as KyselyPostgresDriver,
  type PostgresPool,
} from 'kysely'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'
import { SchemaAdapter } from './dialect.ts'
import { openPool, type PoolOptions } from './postgres-pool.ts'
import { SilentServer } from './postgres-server.ts'

export interface PostgresOptions extends PoolOptions {
  /** The schema that every name is looked up in. */
  readonly schema: string
}

class PostgresDriver extends KyselyPostgresDriver {
  constructor(options: PostgresOptions) {
    super({ pool: () => openPool(options), onCreateConnection: translateErrors })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection()
    } catch (error) {
      throw unreachable(error)
    }
  }

  /** A transaction begins with its first query, `beginning`, which is one message with its limits and its locks. */
  override async beginTransaction(): Promise<void> {}
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

/** Kysely's PostgreSQL dialect with our pool, our errors, our beginning of transactions, and full names of tables. */
export class PostgresDialect extends KyselyPostgresDialect {
  readonly #options: PostgresOptions

  constructor(options: PostgresOptions) {
    super({ pool: (): Promise<PostgresPool> => openPool(options) })
    // The name stands in SQL, where it cannot be a parameter.
    if (!/^[a-z_][a-z0-9_]*$/.test(options.schema)) throw new TypeError(`not a plain schema name: ${options.schema}`)
    this.#options = options
  }

  override createDriver(): Driver {
    return new PostgresDriver(this.#options)
  }

  override createAdapter(): SchemaAdapter {
    return new SchemaAdapter(this.#options.schema)
  }
}

/**
 * SQLSTATE classes and codes (PostgreSQL manual, appendix A) that say the server, its disk or the way to it is the
 * reason: connection, resources, shutdown and start, I/O, a server that only reads, and what took too long: a lock, a
 * deadlock, a statement, a pause.
 */
const outside = /^(08...|53...|57P..|58...|25006|55P03|40P01|57014|25P03)$/

const network = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|ENOENT)/

/** What `pg` says, without a code, about a connection that ended under a query. */
const ended = /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded)/

function isOutside(error: Error): boolean {
  if (error instanceof SilentServer) return true
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
