/** Milliseconds after the first try; each further one waits twice as long. */
const FIRST = 1_000

/** Milliseconds. */
const LONGEST = 60_000

/** Releases that could not be tried to the end, until when, by the monotonic clock. */
export class PostponedReleases {
  readonly #waits = new Map<string, { readonly until: number; readonly wait: number }>()

  postpone(id: string, now: number): void {
    const wait = Math.min((this.#waits.get(id)?.wait ?? FIRST / 2) * 2, LONGEST)
    this.#waits.set(id, { until: now + wait, wait })
  }

  forget(id: string): void {
    this.#waits.delete(id)
  }

  /** Those whose time has not come. */
  ids(now: number): string[] {
    return [...this.#waits].flatMap(([id, { until }]) => (until > now ? [id] : []))
  }
}
