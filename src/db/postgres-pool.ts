import type { Socket } from 'node:net'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { ClientConfig, CustomTypesConfig, PoolClient } from 'pg'
import type { Line, PostgresServer } from './postgres-server.ts'

export interface PoolOptions {
  readonly url: string
  readonly server: PostgresServer
  /** Connections at most. */
  readonly size: number
  /** How long a connection is waited for while all are in use, in milliseconds. */
  readonly patience: number
  /** How long a statement may take, in milliseconds; its connection ends with it. */
  readonly longestStatement: number
  /** How long a connection may be used without being given back, in milliseconds: the deadline of a transaction. */
  readonly longestUse: number
}

const int8 = 20

/** How long it may take to connect, in milliseconds. */
const LONGEST_CONNECT = 2_000

/** Where a network has forgotten a connection in use, nothing tells but a probe of the other end. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** For every connection to a server; nothing of it is for the server to set, so that a pool between may take it. */
export function clientConfig(url: string): ClientConfig {
  return { connectionString: url, connectionTimeoutMillis: LONGEST_CONNECT, ...keepAlive }
}

/** A connection of a pool: every answer that it waits for is watched, and so is how long it is used. */
class WatchedClient implements PostgresPoolClient, Line {
  readonly #client: PoolClient & { readonly processID?: number | null }
  readonly #options: PoolOptions
  #deadline: NodeJS.Timeout | undefined
  #destroyed = false

  constructor(client: PoolClient, options: PoolOptions) {
    this.#client = client
    this.#options = options
  }

  /** Begins a use of it, which `release` ends. */
  begin(): this {
    const { longestUse } = this.#options
    if (longestUse !== Number.POSITIVE_INFINITY) this.#deadline = setTimeout(() => this.destroy(), longestUse)
    return this
  }

  release(destroy?: boolean): void {
    clearTimeout(this.#deadline)
    // The pool learns of the end of its stream only later, and would hand it out until then.
    this.#client.release(destroy || this.#destroyed)
  }

  query: PostgresPoolClient['query'] = ((sql: string, parameters: unknown[]) => {
    const { server, longestStatement } = this.#options
    return server.answer(this.#client.query(sql, parameters), this, longestStatement)
  }) as unknown as PostgresPoolClient['query']

  received(): number {
    return (this.#client.connection.stream as Partial<Socket>).bytesRead ?? 0
  }

  processId(): number | null {
    return this.#client.processID ?? null
  }

  destroy(): void {
    this.#destroyed = true
    this.#client.connection.stream.destroy()
  }
}

/** Opens a pool; it connects when it is first asked for a connection. */
export async function openPool(options: PoolOptions): Promise<PostgresPool> {
  const { url, server, size, patience } = options
  // Loaded here, so that a process on SQLite never loads it.
  const { default: pg } = await import('pg')
  const types: CustomTypesConfig = {
    getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
  }
  class Client extends pg.Client {
    // The pool's own limit is for waiting until one is free.
    constructor(config: ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: LONGEST_CONNECT })
    }
  }
  const pool = new pg.Pool({ ...clientConfig(url), Client, types, max: size, connectionTimeoutMillis: patience })
  // An idle connection that the server ended is replaced by the pool; one in use makes its query fail, which is
  // where the loss is reported. Without these listeners either would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const watched = new WeakMap<PoolClient, WatchedClient>()
  const watch = (client: PoolClient): WatchedClient => {
    const known = watched.get(client) ?? new WatchedClient(client, options)
    watched.set(client, known)
    return known.begin()
  }
  return {
    Client: pg.Client,
    options: pool.options,
    connect: async () => {
      const connecting = pool.connect()
      try {
        return watch(await server.answer(connecting, null))
      } catch (error) {
        // It may come when no query waits for it any more.
        connecting.then((client) => client.release(true)).catch(() => {})
        throw error
      }
    },
    end: () => pool.end(),
  }
}
