import type { LogEntry, LogLevel } from '../../../generated/bridge/stream-client.ts'
import { withoutColours } from './ansi.ts'

/** An entry on the page. */
export interface LogLine extends LogEntry {
  /** Grows in the order in which this page came to know them; no two lines share one. */
  readonly key: number
  /** The message without its colours. */
  readonly text: string
}

/** From the least to what matters most. */
export const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** Gives each entry a key of its own. */
export function lineMaker(): (entry: LogEntry) => LogLine {
  let last = 0
  return (entry) => ({ ...entry, key: ++last, text: withoutColours(entry.message) })
}
