import { PluginFault } from '../accessories/plugin-link.ts'
import type { Value } from '../protocol/accessory.ts'
import type { Answer, ReadRequest, ToChild, Unnumbered, UnpairRequest, WriteRequest } from '../protocol/messages.ts'

/** Requests that may wait for a plugin at a time. */
const MAX_PENDING = 1_000

/** HAP: busy, timed out (HAP, 6-11). */
const BUSY = -70_403
const TIMED_OUT = -70_408

interface Pending {
  readonly timer?: NodeJS.Timeout
  resolve(value: unknown): void
  reject(fault: PluginFault): void
}

/** What the daemon asked a plugin's process, until it answers. */
export class PendingRequests {
  readonly #send: (message: ToChild) => void
  readonly #limit: number
  readonly #pending = new Map<number, Pending>()
  /** Those that took too long, the newest {@link MAX_PENDING} of them. */
  readonly #late = new Map<number, Pending>()
  #lastId = 0

  /** @param limit milliseconds that an answer may take */
  constructor(send: (message: ToChild) => void, limit: number) {
    this.#send = send
    this.#limit = limit
  }

  /** Rejects with a {@link PluginFault} when the plugin refuses, or takes too long; the fault has the late answer then. */
  ask(request: Unnumbered<ReadRequest | WriteRequest | UnpairRequest>): Promise<unknown> {
    if (this.#pending.size >= MAX_PENDING) return Promise.reject(new PluginFault('the plugin is behind', BUSY))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#lastId += 1
    const id = this.#lastId
    const timer = setTimeout(() => {
      this.#pending.delete(id)
      reject(new PluginFault(`the plugin did not answer within ${this.#limit} ms`, TIMED_OUT, this.#awaitLate(id)))
    }, this.#limit)
    this.#pending.set(id, { timer, resolve, reject })
    this.#send({ ...request, id })
    return promise
  }

  /** Settles the request of an answer, which may have been given up. */
  settle(answer: Answer): void {
    const pending = this.#take(answer.id)
    if ('refusal' in answer) pending?.reject(new PluginFault(answer.refusal.message, answer.refusal.status))
    else pending?.resolve(answer.value)
  }

  /** Rejects all pending requests: no more answers will come. */
  fail(reason: string): void {
    for (const id of [...this.#pending.keys(), ...this.#late.keys()]) this.#take(id)?.reject(new PluginFault(reason))
  }

  #awaitLate(id: number): Promise<Value | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>()
    // A handler that never answers must not fill the memory.
    const [oldest] = this.#late.size < MAX_PENDING ? [] : this.#late.keys()
    if (oldest !== undefined) this.#take(oldest)?.reject(new PluginFault('the plugin is behind', BUSY))
    this.#late.set(id, { resolve: resolve as Pending['resolve'], reject })
    return promise
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id) ?? this.#late.get(id)
    this.#pending.delete(id)
    this.#late.delete(id)
    clearTimeout(pending?.timer)
    return pending
  }
}
