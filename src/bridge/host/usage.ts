import type { Pong } from '../protocol/messages.ts'
import type { PluginStats } from './plugin-instance.ts'

/** What a plugin's process uses, from what it says at each ping. */
export class Usage {
  readonly #since = performance.now()
  #at = this.#since
  #last: Pong | undefined
  #cpu = 0

  add(pong: Pong): void {
    const now = performance.now()
    const elapsed = now - this.#at
    if (this.#last !== undefined && elapsed > 0) {
      this.#cpu = Math.max(0, ((pong.cpu - this.#last.cpu) / 1000 / elapsed) * 100)
    }
    this.#last = pong
    this.#at = now
  }

  get figures(): Pick<PluginStats, 'memory' | 'heapUsed' | 'cpu' | 'uptime'> {
    const uptime = (performance.now() - this.#since) / 1000
    return { memory: this.#last?.rss ?? 0, heapUsed: this.#last?.heapUsed ?? 0, cpu: this.#cpu, uptime }
  }
}
