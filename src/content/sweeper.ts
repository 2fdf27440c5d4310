/** What looks at something again and again, each time a while after the last look has ended. */
export abstract class Sweeper {
  readonly #timing: { readonly first: number; readonly pause: number }
  readonly #onError: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  #stopped = false

  /**
   * @param timing milliseconds from the start to the first look, and from the end of one to the next
   * @param onError receives errors; the next look tries again
   */
  constructor(timing: { readonly first: number; readonly pause: number }, onError: (error: unknown) => void) {
    this.#timing = timing
    this.#onError = onError
  }

  /** Looks now. */
  abstract look(): Promise<unknown>

  /** A look that is under way should end soon. */
  protected get stopped(): boolean {
    return this.#stopped
  }

  start(): void {
    this.#schedule(this.#timing.first)
  }

  /** Resolves once it looks no more. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  #schedule(delay: number): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#looking = this.look()
        .then(() => undefined, this.#onError)
        .finally(() => this.#schedule(this.#timing.pause))
    }, delay).unref()
  }
}
