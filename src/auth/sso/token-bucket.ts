/** Lets `burst` things happen at once, and one more every `refill` milliseconds. */
export class TokenBucket {
  readonly #burst: number
  readonly #refill: number
  readonly #now: () => number
  #tokens: number
  #at: number

  constructor({ burst, refill, now }: { burst: number; refill: number; now: () => number }) {
    this.#burst = burst
    this.#refill = refill
    this.#now = now
    this.#tokens = burst
    this.#at = now()
  }

  /** Takes a token; false when there is none. */
  take(): boolean {
    const now = this.#now()
    // A clock that was set back gives nothing, and takes nothing away.
    this.#tokens = Math.min(this.#burst, this.#tokens + Math.max(0, now - this.#at) / this.#refill)
    this.#at = now
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
