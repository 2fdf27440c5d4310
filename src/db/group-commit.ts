import { setImmediate } from 'node:timers'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type IsolationLevel,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { TriptychError } from '../errors.ts'
import { openSqlite, type SqliteConnection, type SqliteConnectionOptions } from './sqlite-connection.ts'

/** How many turns a group has at most. */
const longestGroup = 100

/** How long after a group began another turn may join it, in milliseconds: other processes wait for it to end. */
const joinWithin = 10

/** A transaction of this isolation level joins no group (`TransactionOptions.alone`). On SQLite they are all of it. */
export const aloneLevel: IsolationLevel = 'serializable'

/** One of this level joins none either, and its commit waits for no sync (`TransactionOptions.unsynced`). */
export const unsyncedLevel: IsolationLevel = 'snapshot'

/**
 * What commits do: synced, every one; unsynced, none of them, and the log is folded into the file (a checkpoint, which
 * keeps no writer waiting) in small parts by who wrote most of it, before a commit of another connection has to.
 */
const commitModes = {
  synced: ['synchronous = full', 'wal_autocheckpoint = 1000'],
  unsynced: ['synchronous = normal', 'wal_autocheckpoint = 250'],
} as const

type CommitMode = keyof typeof commitModes

const begin = CompiledQuery.raw('begin immediate')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')
const mark = CompiledQuery.raw('savepoint member')
const keep = CompiledQuery.raw('release member')
const undo = CompiledQuery.raw('rollback to member')

/** Turns of the writer that become durable together, or not at all. */
class Group {
  readonly #end = Promise.withResolvers<void>()
  readonly #joinableUntil: number
  #turns = 0
  /** Why nothing of it will be durable. */
  failure: unknown
  /** Whether a turn left something in it. Where all were taken back there is nothing to sync, and nothing that can fail. */
  hasWrites = false
  /** Once the event loop has turned since a turn ended: who was ready to join has joined. */
  isDue = false

  constructor(isAlone: boolean) {
    this.#joinableUntil = isAlone ? 0 : performance.now() + joinWithin
    // Where every turn has failed by itself, none waits for the end.
    this.end.catch(() => {})
  }

  /** Resolves once everything in the group is durable; rejects where nothing is. */
  get end(): Promise<void> {
    return this.#end.promise
  }

  get isJoinable(): boolean {
    return this.failure === undefined && this.#turns < longestGroup && performance.now() < this.#joinableUntil
  }

  join(): void {
    this.#turns += 1
  }

  finish(): void {
    if (this.failure === undefined) this.#end.resolve()
    else this.#end.reject(this.failure)
  }
}

/** One use of the writer's connection, a transaction or a single query; the next one waits for it. */
class Turn implements DatabaseConnection {
  readonly connection: SqliteConnection
  readonly #write: (turn: Turn) => Promise<void>
  /** That which it wrote into, or read from, before it was durable. */
  group: Group | null = null
  inTransaction = false
  isOver = false

  constructor(connection: SqliteConnection, write: (turn: Turn) => Promise<void>) {
    this.connection = connection
    this.#write = write
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.group === null && isWrite(query)) await this.#write(this)
    // SQLite may have taken back the transaction by itself: what followed would be one of its own.
    if (this.group?.failure !== undefined) throw this.group.failure
    if (this.group !== null && !this.inTransaction) this.group.hasWrites = true
    try {
      return await this.connection.executeQuery<R>(query)
    } catch (error) {
      if (this.group !== null && isOutside(error)) this.group.failure = error
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.connection.streamQuery(query, chunkSize)
  }
}

/** Of SQL that is written by hand by its first word: it may also be what no transaction allows. */
function isWrite({ query: { kind }, sql }: CompiledQuery): boolean {
  if (kind === 'RawNode') return /^\s*(?:insert|update|delete|with)\b/i.test(sql)
  return kind === 'InsertQueryNode' || kind === 'UpdateQueryNode' || kind === 'DeleteQueryNode'
}

function isOutside(error: unknown): boolean {
  return error instanceof TriptychError && error.code === 'unavailable'
}

/**
 * The driver of a writer, whose transactions and single writes take turns on one connection. A turn that waits when
 * another ends joins its group: one transaction of SQLite, in which each is a savepoint, so that what one throws takes
 * back that one alone. The group is committed, and with it synced to the disk, once for all; each is answered after
 * that. Before it, the event loop turns once: requests that came while the last group was synced get to join.
 */
export class GroupCommitDriver implements Driver {
  readonly #options: SqliteConnectionOptions
  readonly #waiting: PromiseWithResolvers<Turn>[] = []
  #connection: SqliteConnection | undefined
  #group: Group | null = null
  #isTaken = false
  #mode: CommitMode | null = null

  constructor(options: SqliteConnectionOptions) {
    this.#options = options
  }

  async init(): Promise<void> {
    this.#connection = await openSqlite(this.#options)
  }

  async acquireConnection(): Promise<Turn> {
    const turn = Promise.withResolvers<Turn>()
    this.#waiting.push(turn)
    this.#next()
    return turn.promise
  }

  /** The group's write lock is taken at once: a transaction that reads first could otherwise never get to write. */
  async beginTransaction(turn: Turn, { isolationLevel }: TransactionSettings): Promise<void> {
    const mode = isolationLevel === unsyncedLevel ? 'unsynced' : 'synced'
    const isAlone = isolationLevel === aloneLevel || mode === 'unsynced'
    if (isAlone && this.#group !== null) {
      turn.group = null
      await this.#commit(turn.connection)
    }
    await this.#join(turn, isAlone, mode)
    turn.inTransaction = true
    await turn.executeQuery(mark)
  }

  async commitTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(keep)
    if (turn.group !== null) turn.group.hasWrites = true
    await this.releaseConnection(turn)
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    if (!turn.isOver && turn.group?.failure === undefined) {
      await turn.executeQuery(undo)
      await turn.executeQuery(keep)
    }
    await this.releaseConnection(turn)
  }

  /** Ends a turn. What it answered may rest on its group, so it waits for that too. */
  async releaseConnection(turn: Turn): Promise<void> {
    if (!turn.isOver) {
      turn.isOver = true
      await this.#endTurn(turn.connection)
    }
    await turn.group?.end
  }

  async destroy(): Promise<void> {
    const connection = this.#connection
    this.#connection = undefined
    if (connection === undefined) return
    if (!this.#isTaken) await this.#commit(connection)
    connection.close()
  }

  #next(): void {
    while (!this.#isTaken) {
      const next = this.#waiting.shift()
      if (next === undefined) return
      if (this.#connection === undefined) {
        next.reject(new Error('the database is closed'))
        continue
      }
      this.#isTaken = true
      const turn = new Turn(this.#connection, (writing) => this.#join(writing, false))
      turn.group = this.#group
      this.#group?.join()
      next.resolve(turn)
    }
  }

  async #join(turn: Turn, isAlone: boolean, mode: CommitMode = 'synced'): Promise<void> {
    if (this.#group === null) {
      await this.#enter(turn.connection, mode)
      await turn.connection.executeQuery(begin)
      this.#group = new Group(isAlone)
      this.#group.join()
    }
    turn.group = this.#group
  }

  /** Between two transactions; SQLite takes none of these within one. */
  async #enter(connection: SqliteConnection, mode: CommitMode): Promise<void> {
    if (this.#mode === mode) return
    this.#mode = null
    for (const setting of commitModes[mode]) await connection.executeQuery(CompiledQuery.raw(`pragma ${setting}`))
    this.#mode = mode
  }

  async #endTurn(connection: SqliteConnection): Promise<void> {
    const group = this.#group
    const goesOn = group?.isJoinable === true && (this.#waiting.length > 0 || !group.isDue)
    if (group !== null && !goesOn) await this.#commit(connection)
    this.#isTaken = false
    this.#next()
    if (group === null || !goesOn) return
    setImmediate(() => {
      group.isDue = true
      if (this.#isTaken || this.#group !== group) return
      this.#isTaken = true
      void this.#endTurn(connection)
    })
  }

  /** Makes the group durable, or takes all of it back. Does not throw: that is for its members to do. */
  async #commit(connection: SqliteConnection): Promise<void> {
    const group = this.#group
    if (group === null) return
    this.#group = null
    try {
      if (group.failure === undefined) await connection.executeQuery(group.hasWrites ? commit : rollback)
    } catch (error) {
      group.failure = error
    }
    // A full disk or a failed write has made SQLite roll back by itself (https://www.sqlite.org/lang_transaction.html).
    if (connection.inTransaction) await connection.executeQuery(rollback).catch(() => {})
    group.finish()
  }
}
