/** Whether the bridge answers; `restarting` when this page asked for it. */
export type BridgeHealth = 'up' | 'restarting' | 'away'

/** What a connection needs of the bridge. */
export interface BridgeHost {
  /** Asks the bridge whether it runs; throws or says no while it does not. */
  answers(): Promise<boolean>
  /** Asks the bridge to restart; throws what it refuses with. */
  restart(): Promise<void>
  /** A stream that the restart breaks. Ends by itself after a while. */
  witness(): AsyncIterable<unknown> & { readonly opened: Promise<void> }
}

/** Milliseconds between two questions whether a bridge that went away is back. */
const STEP = 500

/**
 * What a page knows about its bridge: whether it answers, and how often it came back. Nothing is asked while all is
 * well; a request without an answer or a broken stream is what begins the questions.
 */
export class BridgeConnection {
  readonly #host: BridgeHost
  readonly #listeners = new Set<() => void>()
  #health: BridgeHealth = 'up'
  #returns = 0
  #asking: Promise<void> | null = null

  constructor(host: BridgeHost) {
    this.#host = host
  }

  /** Calls back at each change. @returns what ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly health = (): BridgeHealth => this.#health

  /** How often the bridge came back. */
  readonly returns = (): number => this.#returns

  /** Settles when the bridge comes back the next time, or the signal is aborted. */
  readonly onReturn = (signal: AbortSignal): Promise<void> => {
    const before = this.#returns
    return new Promise((resolve) => {
      const look = () => this.#returns !== before && done()
      const stop = this.subscribe(look)
      const done = () => {
        stop()
        signal.removeEventListener('abort', done)
        resolve()
      }
      signal.addEventListener('abort', done)
    })
  }

  /** A request got no answer: asks until one comes. */
  suspect(): void {
    void this.#ask(false)
  }

  /** A stream that was open broke: the bridge has restarted, even if it answers at once. */
  suspectBroken(): void {
    void this.#ask(true)
  }

  /** Restarts the bridge. @returns when it answers again @throws what it refuses with */
  async restart(): Promise<void> {
    const witness = this.#host.witness()
    await witness.opened.catch(() => {})
    const over = waitForEnd(witness)
    await this.#host.restart()
    this.#set('restarting')
    // Until the old daemon hung up, the answers are still its own.
    await over
    await this.#ask(true)
  }

  #ask(broken: boolean): Promise<void> {
    this.#asking ??= this.#askOn(broken).finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #askOn(broken: boolean): Promise<void> {
    let missed = broken
    while (!(await this.#host.answers().catch(() => false))) {
      missed = true
      if (this.#health === 'up') this.#set('away')
      await new Promise((resolve) => setTimeout(resolve, STEP))
    }
    if (missed) this.#returns += 1
    this.#set('up')
  }

  #set(health: BridgeHealth): void {
    this.#health = health
    for (const listener of this.#listeners) listener()
  }
}

async function waitForEnd(stream: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const _ of stream);
  } catch {
    // However it ended.
  }
}
