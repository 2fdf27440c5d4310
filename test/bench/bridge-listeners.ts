import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Sent } from './load.ts'

/** Clients of one stream, which count what they are told. */
export class Listeners {
  readonly #sockets: readonly WebSocket[]
  readonly #counts: number[]
  #wanted = Number.POSITIVE_INFINITY
  #heardAll: () => void = () => {}

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets
    this.#counts = sockets.map(() => 0)
    for (const [i, socket] of sockets.entries()) {
      socket.on('message', () => this.#count(i))
      // The server ends without a goodbye.
      socket.on('error', () => {})
    }
  }

  /** @param url of the stream, as `http://…` */
  static async open(url: string, count: number): Promise<Listeners> {
    const sockets = Array.from({ length: count }, () => new WebSocket(url.replace(/^http/, 'ws')))
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    return new Listeners(sockets)
  }

  /** One of them says something. */
  say(text: string): void {
    this.#sockets[0]?.send(text)
  }

  /**
   * Resolves when each of them has heard so many messages; the times are those from the beginning until one has.
   *
   * @throws Error when that takes longer than 20 s, because messages were dropped
   */
  async hear(messages: number, begin: () => unknown): Promise<Sent> {
    const started = performance.now()
    const millis: number[] = []
    this.#counts.fill(0)
    const done = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`heard ${this.#counts.join(' ')} of ${messages}`)), 20_000)
      this.#heardAll = () => {
        millis.push(performance.now() - started)
        if (millis.length < this.#counts.length) return
        clearTimeout(timer)
        resolve()
      }
      this.#wanted = messages
    })
    await begin()
    await done
    millis.sort((a, b) => a - b)
    const quantile = (part: number): number => millis[Math.floor(millis.length * part)] ?? Number.NaN
    return {
      requests: messages,
      perSecond: messages / ((millis.at(-1) ?? Number.NaN) / 1000),
      medianMillis: quantile(0.5),
      p99Millis: quantile(0.99),
    }
  }

  #count(i: number): void {
    const count = (this.#counts[i] ?? 0) + 1
    this.#counts[i] = count
    if (count === this.#wanted) this.#heardAll()
  }
}
