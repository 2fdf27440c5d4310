import type { LogLevel } from '../protocol/log-level.ts'

/** An entry of the log (seed). */
export interface LogEntry {
  /** ISO 8601, UTC, with milliseconds. */
  readonly timestamp: string
  readonly level: LogLevel
  /** Name of the plugin that it is from; `bridge` is the daemon itself. */
  readonly plugin: string
  /** As `cleanMessage` leaves it: lines ended by `\n`, and of control sequences only colours. */
  readonly message: string
}
