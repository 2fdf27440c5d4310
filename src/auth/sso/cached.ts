/** Times in milliseconds. */
export interface CacheOptions {
  /** How long a value is good. */
  readonly freshFor: number
  /** How long a failure is handed on before another try: long enough to stop a stampede, too short to notice. */
  readonly failureFor: number
  readonly now: () => number
}

/** A value that is loaded when it is asked for, kept for a time, and never loaded twice at once. */
export class CachedValue<T> {
  readonly #load: () => Promise<T>
  readonly #options: CacheOptions
  #value: { readonly value: T; readonly at: number } | undefined
  #failure: { readonly error: unknown; readonly at: number } | undefined
  #loading: Promise<T> | undefined

  constructor(load: () => Promise<T>, options: CacheOptions) {
    this.#load = load
    this.#options = options
  }

  /** Whether {@link reload} would join a load that is under way. */
  get loading(): boolean {
    return this.#loading !== undefined
  }

  /** The value, loaded unless a fresh one is there. Throws what loading threw, just now or a moment ago. */
  async get(): Promise<T> {
    if (this.#value !== undefined && this.#isWithin(this.#value.at, this.#options.freshFor)) return this.#value.value
    if (this.#failure !== undefined && this.#isWithin(this.#failure.at, this.#options.failureFor)) {
      throw this.#failure.error
    }
    return this.reload()
  }

  /** Loads, whatever is there. A value that is there stays when that fails. */
  reload(): Promise<T> {
    this.#loading ??= this.#run().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #run(): Promise<T> {
    try {
      const value = await this.#load()
      this.#value = { value, at: this.#options.now() }
      this.#failure = undefined
      return value
    } catch (error) {
      this.#failure = { error, at: this.#options.now() }
      throw error
    }
  }

  /** A clock that was set back makes nothing last longer. */
  #isWithin(at: number, span: number): boolean {
    const age = this.#options.now() - at
    return age >= 0 && age < span
  }
}
