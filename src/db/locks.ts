import { createHash } from 'node:crypto'
import { TriptychError } from '../errors.ts'

/**
 * What a transaction must have to itself, by a name that all of them agree on; the surfaces have theirs in `locks.ts`.
 * `shared` is held beside others who share it, and keeps out who wants it alone.
 */
export interface Lock {
  readonly name: string
  readonly shared?: boolean
}

/** Each name once, shared only where nothing wants it alone, in the one order in which all transactions take them. */
export function inOrder(locks: readonly Lock[]): Lock[] {
  const byName = Map.groupBy(locks, ({ name }) => name)
  return [...byName]
    .map(([name, same]) => ({ name, shared: same.every(({ shared }) => shared === true) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** What PostgreSQL knows a lock by: 64 bits of the SHA-256 of its schema and name. */
export function advisoryKey(schema: string, { name }: Lock): bigint {
  return createHash('sha256').update(`${schema} ${name}`).digest().readBigInt64BE()
}

interface Waiting {
  readonly shared: boolean
  enter(): void
}

/** Those who hold one lock, and those who wait for it, in the order in which they came. */
interface Queue {
  shared: number
  alone: boolean
  readonly waiting: Waiting[]
}

/**
 * The locks of one process. Transactions wait for one another here before they take a connection: those that wait at
 * the server would each hold one, and readers would run out of them.
 */
export class LockTable {
  readonly #queues = new Map<string, Queue>()
  readonly #refusals = new Set<(error: Error) => void>()
  readonly #patience: number

  /** @param patience how long one waits for all of its locks, in milliseconds */
  constructor(patience: number) {
    this.#patience = patience
  }

  /**
   * Runs `work` with the locks.
   *
   * @param locks as {@link inOrder} gives them
   * @throws TriptychError `unavailable` where they are not free in time
   */
  async hold<R>(locks: readonly Lock[], work: () => Promise<R>): Promise<R> {
    const held: Lock[] = []
    const deadline = performance.now() + this.#patience
    try {
      for (const lock of locks) {
        await this.#take(lock, deadline)
        held.push(lock)
      }
      return await work()
    } finally {
      for (const lock of held) this.#leave(lock)
    }
  }

  /** Ends the waiting of everyone. */
  refuseAll(error: Error): void {
    for (const refuse of [...this.#refusals]) refuse(error)
  }

  async #take({ name, shared = false }: Lock, deadline: number): Promise<void> {
    const queue = this.#queues.get(name) ?? { shared: 0, alone: false, waiting: [] }
    this.#queues.set(name, queue)
    if (queue.waiting.length === 0 && isFree(queue, shared)) return enter(queue, shared)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { shared, enter: resolve }
    queue.waiting.push(waiting)
    // Out of the queue at once: one that was refused and then admitted would never leave.
    const refuse = (error: Error): void => {
      const place = queue.waiting.indexOf(waiting)
      if (place === -1) return
      queue.waiting.splice(place, 1)
      this.#admit(name, queue)
      reject(error)
    }
    const late = new TriptychError('unavailable', 'database: a lock was not given back in time')
    const timer = setTimeout(refuse, deadline - performance.now(), late)
    this.#refusals.add(refuse)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      this.#refusals.delete(refuse)
    }
  }

  #leave({ name, shared = false }: Lock): void {
    const queue = this.#queues.get(name)
    if (queue === undefined) return
    if (shared) queue.shared -= 1
    else queue.alone = false
    this.#admit(name, queue)
  }

  #admit(name: string, queue: Queue): void {
    for (let next = queue.waiting[0]; next !== undefined && isFree(queue, next.shared); next = queue.waiting[0]) {
      queue.waiting.shift()
      enter(queue, next.shared)
      next.enter()
    }
    if (queue.waiting.length === 0 && isFree(queue, false)) this.#queues.delete(name)
  }
}

function isFree({ shared, alone }: Queue, toShare: boolean): boolean {
  return !alone && (toShare || shared === 0)
}

function enter(queue: Queue, toShare: boolean): void {
  if (toShare) queue.shared += 1
  else queue.alone = true
}
