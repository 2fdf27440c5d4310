/**
 * Lets `rate` things a second pass, and up to `burst` at once after a pause. `rate-limiter-flexible` keeps a timer and a
 * promise for each key; this is asked for every line of a plugin's output, and has to answer at once.
 */
export class TokenBucket {
  readonly #rate: number
  readonly #burst: number
  readonly #now: () => number
  #tokens: number
  #at: number

  /** @param now milliseconds; a clock that is set back adds nothing */
  constructor(rate: number, burst: number, now: () => number = () => performance.now()) {
    this.#rate = rate
    this.#burst = burst
    this.#now = now
    this.#tokens = burst
    this.#at = now()
  }

  /** Whether `count` more may pass; if so they have. */
  take(count = 1): boolean {
    this.#fill()
    if (this.#tokens < count) return false
    this.#tokens -= count
    return true
  }

  /** Lets `count` pass that cannot be held back any more, and returns after how many milliseconds the next may follow. */
  spend(count: number): number {
    this.#fill()
    this.#tokens -= count
    return this.#tokens >= 0 ? 0 : (-this.#tokens / this.#rate) * 1000
  }

  #fill(): void {
    const now = this.#now()
    const passed = Math.max(0, now - this.#at)
    this.#tokens = Math.min(this.#burst, this.#tokens + (passed * this.#rate) / 1000)
    this.#at = now
  }
}
