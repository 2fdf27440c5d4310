import { type LogLevel, logLevels } from '../protocol/messages.ts'
import { cleanMessage } from './clean-message.ts'
import type { LogEntry } from './log-entry.ts'

/** How many entries the store has where nothing else is said. */
const ENTRIES = 10_000

/** Bytes of text that as many entries may have. */
const BYTES = 16 * 1024 * 1024

/** The part of the store that one plugin may have. */
const SHARE = 5

export interface NewLogEntry {
  readonly level: LogLevel
  readonly plugin: string
  /** Of any length and content; see `cleanMessage` for what is kept of it. */
  readonly message: string
}

/** Milliseconds that a clock may go back before it counts as set back. */
const LARGEST_STEP = 2_000

/**
 * The log in memory: the newest entries, 10,000 and 16 MiB of text where nothing else is said, of which a plugin has at
 * most a fifth. A plugin past its quota loses its own oldest entries. Where all together are too many, the one
 * that has most loses its oldest, so that a plugin within an equal share never loses any to another one.
 */
export class LogStore {
  readonly #buffers = new Map<string, PluginLogBuffer>()
  readonly #listeners = new Set<(entry: LogEntry) => void>()
  readonly #onError: (error: unknown) => void
  readonly #now: () => number
  readonly #total: { readonly entries: number; readonly bytes: number }
  #threshold = 0
  #entries = 0
  #bytes = 0
  #order = 0
  #time = 0
  #timestamp = ''

  /**
   * @param onError receives what a listener threw; must not add to this store
   * @param now UTC milliseconds
   * @param entries how many are kept
   */
  constructor(onError: (error: unknown) => void, now: () => number = Date.now, entries = ENTRIES) {
    this.#onError = onError
    this.#now = now
    this.#total = { entries, bytes: Math.floor((entries / ENTRIES) * BYTES) }
  }

  /** From now on, nothing below `level` is kept or sent to listeners. */
  setLevel(level: LogLevel): void {
    this.#threshold = logLevels.indexOf(level)
  }

  /** Keeps an entry of this moment, not earlier than the one before unless the clock was set back, and tells every listener. */
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
    if (plugin !== undefined) return (this.#buffers.get(plugin)?.newest(limit) ?? []).map(({ entry }) => entry)
    const kept = [...this.#buffers.values()].flatMap((buffer) => buffer.newest(limit))
    return kept
      .sort((one, other) => one.order - other.order)
      .slice(-limit)
      .map(({ entry }) => entry)
  }

  /** Tells `listener` of every entry from now on, in order, until what is returned is called. */
  subscribe(listener: (entry: LogEntry) => void): () => void {
    // A wrapper, so that one function can be subscribed twice.
    const own = (entry: LogEntry): void => listener(entry)
    this.#listeners.add(own)
    return () => void this.#listeners.delete(own)
  }

  #keep(entry: LogEntry): void {
    let buffer = this.#buffers.get(entry.plugin)
    if (buffer === undefined) {
      buffer = new PluginLogBuffer(entry.plugin)
      this.#buffers.set(entry.plugin, buffer)
    }
    const kept: BufferedEntry = { entry, order: this.#order++, bytes: Buffer.byteLength(entry.message) }
    buffer.add(kept)
    this.#entries += 1
    this.#bytes += kept.bytes
    const { entries, bytes } = this.#total
    while (buffer.entries > entries / SHARE || buffer.bytes > bytes / SHARE) this.#dropOldest(buffer)
    while (this.#entries > entries) this.#dropOldest(this.#findLargest(buffer, 'entries'))
    while (this.#bytes > bytes) this.#dropOldest(this.#findLargest(buffer, 'bytes'))
  }

  #dropOldest(buffer: PluginLogBuffer): void {
    this.#entries -= 1
    this.#bytes -= buffer.dropOldest()
    if (buffer.entries === 0) this.#buffers.delete(buffer.plugin)
  }

  /** `buffer`, or one with more. Plugins are few: looking at each costs less than keeping them in order. */
  #findLargest(buffer: PluginLogBuffer, measure: 'entries' | 'bytes'): PluginLogBuffer {
    let largest = buffer
    for (const other of this.#buffers.values()) {
      if (other[measure] > largest[measure]) largest = other
    }
    return largest
  }

  /** Most entries of a flood share a millisecond. */
  #nextTimestamp(): string {
    const now = this.#now()
    // A clock that is set back is followed; the steps of one that is being corrected are not.
    if (now > this.#time || now < this.#time - LARGEST_STEP || this.#timestamp === '') {
      this.#time = now
      this.#timestamp = new Date(now).toISOString()
    }
    return this.#timestamp
  }
}

/** An entry in the store. */
interface BufferedEntry {
  readonly entry: LogEntry
  /** Its place among the entries of all plugins. */
  readonly order: number
  /** Bytes of its message. */
  readonly bytes: number
}

/** The entries of one plugin, oldest first: added at one end, dropped at the other. */
class PluginLogBuffer {
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
