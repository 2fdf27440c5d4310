// Generated from specs/bridge.asyncapi.yaml by `make generate`.
// Change the contract, not this file.

import { binary, type StreamOptions, StreamSocket, streamUrl } from './stream-socket.ts'
import type { components } from './types.ts'

export { StreamClosed, type StreamOptions, StreamSocket } from './stream-socket.ts'

/** What the daemon uses now. */
export interface MetricsSnapshot {
  /** Tells a snapshot from a history. */
  readonly type: 'snapshot'
  /** What the daemon uses of the machine. */
  readonly data: MetricsUsage
}

/** What the daemon uses of the machine. */
export interface MetricsUsage {
  /** Seconds since the daemon started. */
  readonly uptime: number
  /** Memory of the daemon, in bytes. */
  readonly memory: MetricsMemory
  /** Percent of one core since the snapshot before. */
  readonly cpu: number
}

/** Memory of the daemon, in bytes. */
export interface MetricsMemory {
  /** Resident memory. */
  readonly rss: number
  /** JavaScript objects in use. */
  readonly heapUsed: number
}

/** What the daemon used over the last hour. */
export interface MetricsHistory {
  /** Tells a history from a snapshot. */
  readonly type: 'history'
  /** Oldest first. */
  readonly data: MetricsPoint[]
}

/** What the daemon used at one moment. */
export interface MetricsPoint {
  /** ISO 8601 in UTC. */
  readonly timestamp: string
  /** Percent of one core. */
  readonly cpu: number
  /** Resident memory in bytes. */
  readonly memory: number
}

/** One formatted log line without any line break; `↵` parts the lines of a message. */
export type TerminalLine = string

/** Output of the shell. */
export type ShellOutput = string

/** Keystrokes. */
export type ShellInput = string

/** Size of a terminal. */
export interface ShellResize {
  /** Columns. */
  readonly cols: number
  /** Rows. */
  readonly rows: number
}

/** One log entry. */
export type LogEntry = components['schemas']['LogEntry']

/** How much a log entry matters. */
export type LogLevel = components['schemas']['LogLevel']

/** Every log entry as it is made, as JSON. */
export class LogsStream extends StreamSocket<LogEntry> {}

/**
 * Opens `/ws/logs`.
 *
 * @param baseUrl the public address of the service
 */
export function openLogs(baseUrl: string, options: StreamOptions = {}): LogsStream {
  return new LogsStream(streamUrl(baseUrl, '/ws/logs'), JSON.parse, options)
}

/** What the daemon uses of the machine, now and over the last hour. */
export class MetricsStream extends StreamSocket<MetricsSnapshot | MetricsHistory> {}

/**
 * Opens `/ws/metrics`.
 *
 * @param baseUrl the public address of the service
 */
export function openMetrics(baseUrl: string, options: StreamOptions = {}): MetricsStream {
  return new MetricsStream(streamUrl(baseUrl, '/ws/metrics'), JSON.parse, options)
}

/** Every log entry as it is made, as one coloured line for a terminal. */
export class TerminalStream extends StreamSocket<TerminalLine> {}

/**
 * Opens `/ws/terminal`.
 *
 * @param baseUrl the public address of the service
 */
export function openTerminal(baseUrl: string, options: StreamOptions = {}): TerminalStream {
  return new TerminalStream(streamUrl(baseUrl, '/ws/terminal'), (text) => text, options)
}

export interface ShellOptions extends StreamOptions {
  /** Width of the terminal in columns. */
  readonly cols?: number | undefined
  /** Height of the terminal in rows. */
  readonly rows?: number | undefined
}

/** An interactive shell in a pseudo-terminal. */
export class ShellStream extends StreamSocket<ShellOutput> {
  /** What was typed, at most 65,536 bytes of UTF-8. */
  write(payload: ShellInput): void {
    this.send(payload)
  }

  /** The terminal has a new size. A binary frame, so that no keystroke is taken for it. */
  resize(payload: ShellResize): void {
    this.send(binary(JSON.stringify(payload)))
  }
}

/**
 * Opens `/ws/shell`.
 *
 * @param baseUrl the public address of the service
 */
export function openShell(baseUrl: string, options: ShellOptions = {}): ShellStream {
  return new ShellStream(streamUrl(baseUrl, '/ws/shell', { cols: options.cols, rows: options.rows }), (text) => text, options)
}
