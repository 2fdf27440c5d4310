/** How far the clocks may part between two looks, in milliseconds. */
const TOLERANCE = 30_000

/** How long they have to agree after that until the wall clock counts again, in milliseconds. */
const QUARANTINE = 60_000

/** What a look at the clocks says. */
export interface ClockLook {
  /** Whether the wall clock may be gone by. */
  readonly trusted: boolean
  /** By how many milliseconds the wall clock jumped since the look before; null where it did not. */
  readonly jumped: number | null
}

/**
 * Keeps what is due at a time from being done because a clock was wrong for a moment: where the wall clock goes
 * another way than the monotonic one, it is not gone by until both have agreed for a minute, and what it says then is
 * right. A machine that was suspended looks the same, and catches up a minute later.
 */
export class ClockGuard {
  #last: { readonly wall: number; readonly monotonic: number } | null = null
  #jumpedAt: number | null = null

  /** @param wall UTC milliseconds @param monotonic milliseconds since whenever */
  look(wall: number, monotonic: number): ClockLook {
    const last = this.#last
    this.#last = { wall, monotonic }
    const parted = last === null ? 0 : wall - last.wall - (monotonic - last.monotonic)
    if (Math.abs(parted) > TOLERANCE) {
      this.#jumpedAt = monotonic
      return { trusted: false, jumped: parted }
    }
    if (this.#jumpedAt !== null && monotonic - this.#jumpedAt >= QUARANTINE) this.#jumpedAt = null
    return { trusted: this.#jumpedAt === null, jumped: null }
  }
}
