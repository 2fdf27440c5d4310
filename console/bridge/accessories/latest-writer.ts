export interface LatestWriterOptions<T> {
  send(value: T): Promise<void>
  /** What is being written; undefined when nothing is any more. */
  onPending(value: T | undefined): void
  /** A write was refused. What was to be written after it is given up, too. */
  onRefused(error: unknown): void
}

/**
 * Writes values one after another. Those that came while one was under way are passed over but for the last, so that
 * a light follows a slider and does not lag behind it.
 */
export class LatestWriter<T> {
  readonly #options: LatestWriterOptions<T>
  #next: { readonly value: T } | null = null
  #writing = false

  constructor(options: LatestWriterOptions<T>) {
    this.#options = options
  }

  async write(value: T): Promise<void> {
    this.#options.onPending(value)
    this.#next = { value }
    if (this.#writing) return
    this.#writing = true
    try {
      while (this.#next !== null) {
        const { value }: { readonly value: T } = this.#next
        this.#next = null
        await this.#options.send(value)
      }
    } catch (error) {
      this.#next = null
      this.#options.onRefused(error)
    } finally {
      this.#writing = false
      this.#options.onPending(undefined)
    }
  }
}
