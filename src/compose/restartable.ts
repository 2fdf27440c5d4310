/** What can be ended and begun again. */
export interface Part {
  close(): Promise<void>
}

export interface RestartableOptions<P extends Part> {
  readonly start: () => Promise<P>
  /** Hears why an end failed, or a start; that is tried again after `retryMs`. */
  readonly onFailure: (error: unknown) => void
  /** 1,000 when absent. */
  readonly retryMs?: number
}

/** Something that runs, and is ended and begun again on demand, one restart at a time. */
export class Restartable<P extends Part> {
  readonly #options: RestartableOptions<P>
  #running: P | null
  #restarting: Promise<void> | null = null
  readonly #closing = new AbortController()

  private constructor(options: RestartableOptions<P>, running: P) {
    this.#options = options
    this.#running = running
  }

  /** @throws what the first start throws */
  static async begin<P extends Part>(options: RestartableOptions<P>): Promise<Restartable<P>> {
    return new Restartable(options, await options.start())
  }

  /** Null between an end and the next start. */
  get running(): P | null {
    return this.#running
  }

  /** Stops and starts again; requests in the meantime share the same restart. */
  restart(): void {
    if (this.#restarting !== null || this.#closing.signal.aborted) return
    this.#restarting = this.#restart().finally(() => {
      this.#restarting = null
    })
  }

  /** Ends it for good, a restart that is under way included. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#restarting
    await this.#running?.close()
    this.#running = null
  }

  async #restart(): Promise<void> {
    // What cannot be ended in order is no reason to stay down.
    await this.#running?.close().catch(this.#options.onFailure)
    this.#running = null
    while (!this.#closing.signal.aborted) {
      try {
        this.#running = await this.#options.start()
        return
      } catch (error) {
        this.#options.onFailure(error)
        await pause(this.#options.retryMs ?? 1000, this.#closing.signal)
      }
    }
  }
}

/** Resolves after a time, or as soon as the signal says that there is no use in waiting. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
