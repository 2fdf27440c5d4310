import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { ClientConfig } from 'pg'

/** What a server says about the connections of its user. */
export interface ServerLook {
  /** Whether it runs a query for the process of this id; null where a pool between hides the processes. */
  isBusy(processId: number | null): boolean | null
}

/** How long a server may take to say anything to who has just come, in milliseconds. */
const PATIENCE = 900

/** Where a query that ended a moment ago may still have its answer under way, in milliseconds. */
const UNDER_WAY = 100

/** How rarely at most it is looked at while it answers, in milliseconds. */
const LONGEST_PAUSE = 5_000

/** The server said nothing, to a query and to who asked whether it is there. */
export class SilentServer extends Error {}

/** Something that arrives over a connection. */
export interface Line {
  /** Bytes that have come so far. */
  received(): number
  /** Null while there is none. */
  processId(): number | null
  /** Ends the connection, and with it what waits for it. */
  destroy(): void
}

interface Wait {
  readonly line: Line | null
  /** Bytes, at the last look. */
  received: number
  /** By the monotonic clock. */
  readonly deadline: number
  over: boolean
}

/** Whether something came since the last look. */
function hasReceived(wait: Wait): boolean {
  const before = wait.received
  wait.received = wait.line?.received() ?? 0
  return wait.received !== before
}

/**
 * A server that may fall silent: the way to it is gone, or it is stopped, and no connection tells. What waits for it
 * asks, on a connection of its own, whether it is there at all, so that a slow answer is waited for and a lost one is not.
 */
export class PostgresServer {
  readonly #config: ClientConfig
  readonly #silence: number
  readonly #onSilent: (error: SilentServer) => void
  #looking: Promise<ServerLook | null> | undefined

  /**
   * @param silence after how long without an answer it is looked at, in milliseconds
   * @param onSilent called when it did not answer
   */
  constructor(config: ClientConfig, silence: number, onSilent: (error: SilentServer) => void) {
    this.#config = config
    this.#silence = silence
    this.#onSilent = onSilent
  }

  /**
   * Waits for an answer for as long as the server can be expected to give one.
   *
   * @param line the connection that it comes over; null while one is being made
   * @param longest milliseconds; what takes longer ends with its connection
   * @throws SilentServer; an Error where the answer is lost, or takes too long
   */
  async answer<R>(work: Promise<R>, line: Line | null, longest = Number.POSITIVE_INFINITY): Promise<R> {
    const { promise: lost, reject } = Promise.withResolvers<never>()
    const wait: Wait = { line, received: line?.received() ?? 0, deadline: performance.now() + longest, over: false }
    let timer: NodeJS.Timeout | undefined
    const lookAfter = (length: number): void => {
      const look = (): void => {
        this.#findLoss(wait).then((loss) => {
          if (wait.over) return
          if (loss === null) lookAfter(Math.min(length * 2, LONGEST_PAUSE))
          else {
            // In this order, so that the reason is said and not that the connection ended.
            reject(loss)
            line?.destroy()
          }
        }, reject)
      }
      timer = setTimeout(look, Math.min(length, wait.deadline - performance.now()))
    }
    lookAfter(this.#silence)
    try {
      return await Promise.race([work, lost])
    } finally {
      wait.over = true
      clearTimeout(timer)
    }
  }

  /** Why there is nothing to wait for any more; null while there is. */
  async #findLoss(wait: Wait): Promise<Error | null> {
    const { line } = wait
    // What has come is read before the clock counts: this process may have been held up itself.
    await turn()
    if (wait.over) return null
    if (performance.now() >= wait.deadline) return new Error('timeout exceeded: it took too long')
    if (hasReceived(wait)) return null
    const look = await this.#look()
    if (wait.over || hasReceived(wait)) return null
    if (look === null) {
      const silent = new SilentServer('the server does not answer')
      this.#onSilent(silent)
      return silent
    }
    if (line === null || look.isBusy(line.processId()) !== false) return null
    await pause(UNDER_WAY)
    await turn()
    if (wait.over || hasReceived(wait)) return null
    return new Error('Connection terminated: what was asked over it, or the answer, was lost')
  }

  /** One look for all who ask for one at the time; null where nothing is said. */
  #look(): Promise<ServerLook | null> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #lookOnce(): Promise<ServerLook | null> {
    const { default: pg } = await import('pg')
    const client = new pg.Client(this.#config)
    client.on('error', () => {})
    const hangUp = (): void => void client.connection.stream.destroy()
    const timer = setTimeout(() => void turn().then(hangUp), PATIENCE)
    try {
      await client.connect()
      const { rows } = await client.query<{ own: number; busy: number[] }>(
        `select pg_backend_pid() as own, coalesce(array_agg(pid), '{}') as busy
         from pg_stat_activity where usename = current_user and state = 'active'`,
      )
      const [{ own, busy } = { own: 0, busy: [] }] = rows
      const isDirect = own === (client as { processID?: number | null }).processID
      return { isBusy: (processId) => (isDirect && processId !== null ? busy.includes(processId) : null) }
    } catch (error) {
      // A refusal is an answer too: there may be too many connections.
      return error instanceof pg.DatabaseError ? { isBusy: () => null } : null
    } finally {
      clearTimeout(timer)
      hangUp()
    }
  }
}
