import type { LogEntry } from './log-entry.ts'

/** An entry in the store. */
export interface BufferedEntry {
  readonly entry: LogEntry
  /** Its place among the entries of all plugins. */
  readonly order: number
  /** Bytes of its message. */
  readonly bytes: number
}

/** The entries of one plugin, oldest first: added at one end, dropped at the other. */
export class PluginLogBuffer {
  readonly plugin: string
  /** Bytes of all messages. */
  bytes = 0
  #kept: (BufferedEntry | undefined)[] = []
  #start = 0

  constructor(plugin: string) {
    this.plugin = plugin
  }

  get entries(): number {
    return this.#kept.length - this.#start
  }

  add(kept: BufferedEntry): void {
    this.#kept.push(kept)
    this.bytes += kept.bytes
  }

  /** Bytes of the message that was dropped; 0 when there was none. */
  dropOldest(): number {
    const oldest = this.#kept[this.#start]
    if (oldest === undefined) return 0
    this.#kept[this.#start++] = undefined
    // Moving the rest up only now and then keeps dropping cheap.
    if (this.#start > 1_000) {
      this.#kept = this.#kept.slice(this.#start)
      this.#start = 0
    }
    this.bytes -= oldest.bytes
    return oldest.bytes
  }

  /** The newest `limit`, at least 1, oldest first. */
  newest(limit: number): BufferedEntry[] {
    return this.#kept.slice(Math.max(this.#start, this.#kept.length - limit)).filter((kept) => kept !== undefined)
  }
}
