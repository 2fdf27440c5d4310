import type { LogEntry } from '../../../generated/bridge/stream-client.ts'
import { type LogLine, lineMaker } from './log-line.ts'

/** The most lines that a page holds: as many as the bridge itself keeps. */
export const LIMIT = 10_000

/** What is to be seen now. */
export interface LogView {
  /** Oldest first. */
  readonly lines: readonly LogLine[]
  /** What came since the view was paused; empty while it is not. */
  readonly waiting: readonly LogLine[]
  readonly paused: boolean
  /** How many were cleared away and could be shown again. */
  readonly cleared: number
  /** Names of the plugins that the lines are of; the same list for as long as they are the same. */
  readonly plugins: readonly string[]
}

/**
 * The newest entries, as a page reads them: they arrive one by one, and are shown together with the next frame, so that
 * a flood costs no more than a frame of work each.
 */
export class LogBook {
  readonly #schedule: (show: () => void) => void
  readonly #listeners = new Set<() => void>()
  readonly #lineOf = lineMaker()
  #lines: readonly LogLine[] = []
  #arrived: LogEntry[] = []
  /** What is looked at while paused. */
  #held: readonly LogLine[] | null = null
  /** Lines up to this key are cleared away. */
  #clearedTo = 0
  #scheduled = false
  #view: LogView = { lines: [], waiting: [], paused: false, cleared: 0, plugins: [] }

  /** @param schedule calls back when the next frame is drawn */
  constructor(schedule: (show: () => void) => void) {
    this.#schedule = schedule
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly view = (): LogView => this.#view

  /** An entry was made. */
  readonly add = (entry: LogEntry): void => {
    this.#arrived.push(entry)
    // No frames are drawn of a page in the background.
    if (this.#arrived.length >= LIMIT) this.#show()
    if (this.#scheduled) return
    this.#scheduled = true
    this.#schedule(() => {
      this.#scheduled = false
      this.#show()
    })
  }

  /** What the bridge keeps; fills what was missed. */
  fill(history: readonly LogEntry[]): void {
    this.#take()
    const { lines, added } = mergeHistory(this.#lines, history, this.#lineOf)
    if (added > 0) this.#lines = lines.slice(-LIMIT)
    this.#tell()
  }

  pause(): void {
    this.#take()
    this.#held = this.#lines
    this.#tell()
  }

  resume(): void {
    this.#held = null
    this.#show()
  }

  /** Takes what is shown out of sight. */
  clear(): void {
    this.#take()
    const shown = this.#held ?? this.#lines
    this.#clearedTo = shown.reduce((most, { key }) => Math.max(most, key), this.#clearedTo)
    this.#tell()
  }

  /** Brings back what was cleared away. */
  restore(): void {
    this.#clearedTo = 0
    this.#show()
  }

  #show(): void {
    this.#take()
    this.#tell()
  }

  #take(): void {
    if (this.#arrived.length === 0) return
    this.#lines = [...this.#lines, ...this.#arrived.map(this.#lineOf)].slice(-LIMIT)
    this.#arrived = []
  }

  #tell(): void {
    const all = this.#held ?? this.#lines
    const lines = this.#clearedTo === 0 ? all : all.filter(({ key }) => key > this.#clearedTo)
    this.#view = {
      lines,
      waiting: this.#held === null ? [] : this.#since(this.#held),
      paused: this.#held !== null,
      cleared: all.length - lines.length,
      plugins: this.#pluginsOf(lines),
    }
    for (const listener of this.#listeners) listener()
  }

  #pluginsOf(lines: readonly LogLine[]): readonly string[] {
    const names = new Set(lines.map(({ plugin }) => plugin))
    const known = this.#view.plugins
    return names.size === known.length && known.every((name) => names.has(name)) ? known : [...names]
  }

  #since(held: readonly LogLine[]): LogLine[] {
    const newest = held.reduce((most, { key }) => Math.max(most, key), 0)
    return this.#lines.filter(({ key }) => key > newest)
  }
}

interface MergedHistory {
  readonly lines: LogLine[]
  /** How many of the history were not known. */
  readonly added: number
}

/**
 * What is known and what the bridge keeps, in one order and each entry once. Entries have no ids, and equal ones are
 * made in the same millisecond: as many are left as the one of both that has more of them. Both are in the order in
 * which the entries were made, with gaps.
 */
function mergeHistory(
  known: readonly LogLine[],
  history: readonly LogEntry[],
  lineOf: (entry: LogEntry) => LogLine,
): MergedHistory {
  const places = new Map<string, number[]>()
  for (const [index, line] of known.entries()) {
    const name = nameOf(line)
    const same = places.get(name)
    if (same === undefined) places.set(name, [index])
    else same.push(index)
  }
  // Taken from the end, the cheap one of an array.
  for (const same of places.values()) same.reverse()
  const lines: LogLine[] = []
  let next = 0
  let added = 0
  const takeWhile = (isBefore: (line: LogLine, index: number) => boolean) => {
    for (let line = known[next]; line !== undefined && isBefore(line, next); line = known[next]) {
      lines.push(line)
      next += 1
    }
  }
  for (const entry of history) {
    const place = places.get(nameOf(entry))?.pop()
    if (place !== undefined) takeWhile((_, index) => index <= place)
    else {
      takeWhile(({ timestamp }) => timestamp < entry.timestamp)
      lines.push(lineOf(entry))
      added += 1
    }
  }
  takeWhile(() => true)
  return { lines, added }
}

function nameOf({ timestamp, level, plugin, message }: LogEntry): string {
  return `${timestamp}\n${level}\n${plugin}\n${message}`
}
