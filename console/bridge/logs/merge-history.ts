import type { LogEntry } from '../../../generated/bridge/stream-client.ts'
import type { LogLine } from './log-line.ts'

export interface MergedHistory {
  readonly lines: LogLine[]
  /** How many of the history were not known. */
  readonly added: number
}

/**
 * What is known and what the bridge keeps, in one order and each entry once. Entries have no ids, and equal ones are
 * made in the same millisecond: as many are left as the one of both that has more of them. Both are in the order in
 * which the entries were made, with gaps.
 */
export function mergeHistory(
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
