import { PluginFault } from '../accessories/plugin-link.ts'
import type { Answer, ReadRequest, ToChild, Unnumbered, UnpairRequest, WriteRequest } from '../protocol/messages.ts'

/** Requests that may wait for a plugin at a time. */
const MAX_PENDING = 1_000

/** HAP: busy (HAP, 6-11). */
const BUSY = -70_403

interface Pending {
  readonly timer: NodeJS.Timeout
  resolve(value: unknown): void
  reject(fault: PluginFault): void
}

/** What the daemon asked a plugin's process, until it answers. */
export class PendingRequests {
  readonly #send: (message: ToChild) => void
  readonly #limit: number
  readonly #pending = new Map<number, Pending>()
  #lastId = 0

  /** @param limit milliseconds that an answer may take */
  constructor(send: (message: ToChild) => void, limit: number) {
    this.#send = send
    this.#limit = limit
  }

  /** Rejects with a {@link PluginFault} when the plugin refuses, or takes too long. */
  ask(request: Unnumbered<ReadRequest | WriteRequest | UnpairRequest>): Promise<unknown> {
    if (this.#pending.size >= MAX_PENDING) return Promise.reject(new PluginFault('the plugin is behind', BUSY))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#lastId += 1
    const id = this.#lastId
    const timer = setTimeout(() => {
      this.#pending.delete(id)
      reject(new PluginFault(`the plugin did not answer within ${this.#limit} ms`))
    }, this.#limit)
    this.#pending.set(id, { timer, resolve, reject })
    this.#send({ ...request, id })
    return promise
  }

  /** Settles the request of an answer; an answer that comes too late is ignored. */
  settle(answer: Answer): void {
    const pending = this.#take(answer.id)
    if ('refusal' in answer) pending?.reject(new PluginFault(answer.refusal.message, answer.refusal.status))
    else pending?.resolve(answer.value)
  }

  /** Rejects all pending requests: no more answers will come. */
  fail(reason: string): void {
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(new PluginFault(reason))
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    clearTimeout(pending?.timer)
    return pending
  }
}
