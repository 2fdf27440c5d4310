import type { LogEntry } from '../../../src/bridge/logs/log-entry.ts'

/** The notice to a client that did not keep up with the log. */
export function dropNotice(dropped: number): LogEntry {
  return {
    timestamp: new Date().toISOString(),
    level: 'warn',
    plugin: 'bridge',
    message: `dropped ${dropped} log entries for this client: it reads too slowly`,
  }
}
