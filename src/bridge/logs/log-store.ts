import { type LogLevel, logLevels } from '../protocol/log-level.ts'
import { cleanMessage } from './clean-message.ts'
import type { LogEntry } from './log-entry.ts'
import { type Kept, PluginShelf } from './plugin-shelf.ts'

/** What all plugins together, and each of them, may have in the store. */
const TOTAL = { entries: 10_000, bytes: 16 * 1024 * 1024 }
const QUOTA = { entries: TOTAL.entries / 5, bytes: TOTAL.bytes / 5 }

export interface NewLogEntry {
  readonly level: LogLevel
  readonly plugin: string
  /** Of any length and content; see `cleanMessage` for what is kept of it. */
  readonly message: string
}

/**
 * The log in memory: the newest 10,000 entries and 16 MiB of text, of which a plugin has at most 2,000 entries and a
 * fifth of the text. A plugin past its quota loses its own oldest entries. Where all together are too many, the one
 * that has most loses its oldest, so that a plugin within an equal share never loses any to another one.
 */
export class LogStore {
  readonly #shelves = new Map<string, PluginShelf>()
  readonly #listeners = new Set<(entry: LogEntry) => void>()
  readonly #onError: (error: unknown) => void
  readonly #now: () => number
  #threshold = 0
  #entries = 0
  #bytes = 0
  #order = 0
  #time = 0
  #timestamp = ''

  /**
   * @param onError told what a listener threw; must not add to this store
   * @param now UTC milliseconds
   */
  constructor(onError: (error: unknown) => void, now: () => number = Date.now) {
    this.#onError = onError
    this.#now = now
  }

  /** From now on, nothing below `level` is kept or told. */
  setLevel(level: LogLevel): void {
    this.#threshold = logLevels.indexOf(level)
  }

  /** Keeps an entry of this moment, never earlier than the one before, and tells every listener. */
  add({ level, plugin, message }: NewLogEntry): void {
    if (logLevels.indexOf(level) < this.#threshold) return
    const entry = { timestamp: this.#nextTimestamp(), level, plugin, message: cleanMessage(message) }
    this.#keep(entry)
    for (const listener of this.#listeners) {
      try {
        listener(entry)
      } catch (error) {
        this.#onError(error)
      }
    }
  }

  /** The newest `limit` entries, of one plugin or of all, oldest first. */
  list({ plugin, limit }: { readonly plugin?: string | undefined; readonly limit: number }): LogEntry[] {
    if (limit <= 0) return []
    if (plugin !== undefined) return (this.#shelves.get(plugin)?.newest(limit) ?? []).map(({ entry }) => entry)
    const kept = [...this.#shelves.values()].flatMap((shelf) => shelf.newest(limit))
    return kept
      .sort((one, other) => one.order - other.order)
      .slice(-limit)
      .map(({ entry }) => entry)
  }

  /** Tells `listener` of every entry from now on, in order, until what is returned is called. */
  subscribe(listener: (entry: LogEntry) => void): () => void {
    // An identity of its own, so that one function can be told twice.
    const own = (entry: LogEntry): void => listener(entry)
    this.#listeners.add(own)
    return () => void this.#listeners.delete(own)
  }

  #keep(entry: LogEntry): void {
    let shelf = this.#shelves.get(entry.plugin)
    if (shelf === undefined) {
      shelf = new PluginShelf(entry.plugin)
      this.#shelves.set(entry.plugin, shelf)
    }
    const kept: Kept = { entry, order: this.#order++, bytes: Buffer.byteLength(entry.message) }
    shelf.add(kept)
    this.#entries += 1
    this.#bytes += kept.bytes
    while (shelf.entries > QUOTA.entries || shelf.bytes > QUOTA.bytes) this.#dropOldest(shelf)
    while (this.#entries > TOTAL.entries) this.#dropOldest(this.#largest(shelf, 'entries'))
    while (this.#bytes > TOTAL.bytes) this.#dropOldest(this.#largest(shelf, 'bytes'))
  }

  #dropOldest(shelf: PluginShelf): void {
    this.#entries -= 1
    this.#bytes -= shelf.dropOldest()
    if (shelf.entries === 0) this.#shelves.delete(shelf.plugin)
  }

  /** `shelf`, or one with more. Plugins are few: looking at each costs less than keeping them in order. */
  #largest(shelf: PluginShelf, measure: 'entries' | 'bytes'): PluginShelf {
    let largest = shelf
    for (const other of this.#shelves.values()) {
      if (other[measure] > largest[measure]) largest = other
    }
    return largest
  }

  /** Most entries of a flood share a millisecond. */
  #nextTimestamp(): string {
    const now = this.#now()
    if (now > this.#time || this.#timestamp === '') {
      this.#time = now
      this.#timestamp = new Date(now).toISOString()
    }
    return this.#timestamp
  }
}
