import type { HostTiming } from './timing.ts'

export interface HeartbeatEvents {
  sendPing(): void
  onUnresponsive(): void
  /** The process answers again. */
  onRecovered(): void
  onDead(): void
}

/**
 * Watches whether a process answers. Silence is counted in ticks, not by a clock: while the daemon itself is busy, or
 * the machine sleeps, no tick comes, and no process is taken for unresponsive.
 */
export class Heartbeat {
  readonly #timing: HostTiming
  readonly #events: HeartbeatEvents
  #timer: NodeJS.Timeout | undefined
  #waiting = false
  #silence = 0

  constructor(timing: HostTiming, events: HeartbeatEvents) {
    this.#timing = timing
    this.#events = events
  }

  start(): void {
    this.#timer = setInterval(() => this.tick(), this.#timing.pingEvery).unref()
    this.#ping()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** The process answered. */
  recordAnswer(): void {
    const wasSilent = this.#silence >= this.#timing.unresponsiveAfter
    this.#waiting = false
    this.#silence = 0
    if (wasSilent) this.#events.onRecovered()
  }

  /** What happens every `pingEvery`. */
  tick(): void {
    if (!this.#waiting) {
      this.#ping()
      return
    }
    const { pingEvery, unresponsiveAfter, killAfter } = this.#timing
    const before = this.#silence
    this.#silence += pingEvery
    if (before < unresponsiveAfter && this.#silence >= unresponsiveAfter) this.#events.onUnresponsive()
    if (before < killAfter && this.#silence >= killAfter) this.#events.onDead()
  }

  #ping(): void {
    this.#waiting = true
    this.#events.sendPing()
  }
}
