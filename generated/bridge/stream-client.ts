// Generated from specs/bridge.asyncapi.yaml by `make generate`.
// Change the contract, not this file.

import { binary, type StreamOptions, StreamSocket, streamUrl } from './stream-socket.ts'
import type { components } from './stream-types.ts'

export { StreamClosed, type StreamOptions, StreamSocket } from './stream-socket.ts'
export type * from './stream-types.ts'

type Messages = components['schemas']

/** Every log entry as it is made, as JSON. */
export class LogsStream extends StreamSocket<Messages['LogEntry']> {}

/**
 * Opens `/ws/logs`.
 *
 * @param baseUrl the public address of the service
 */
export function openLogs(baseUrl: string, options: StreamOptions = {}): LogsStream {
  return new LogsStream(streamUrl(baseUrl, '/ws/logs'), JSON.parse, options)
}

/** What the daemon uses of the machine, now and over the last hour. */
export class MetricsStream extends StreamSocket<Messages['MetricsSnapshot'] | Messages['MetricsHistory']> {}

/**
 * Opens `/ws/metrics`.
 *
 * @param baseUrl the public address of the service
 */
export function openMetrics(baseUrl: string, options: StreamOptions = {}): MetricsStream {
  return new MetricsStream(streamUrl(baseUrl, '/ws/metrics'), JSON.parse, options)
}

/** Every log entry as it is made, as one coloured line for a terminal. */
export class TerminalStream extends StreamSocket<Messages['TerminalLine']> {}

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
export class ShellStream extends StreamSocket<Messages['ShellOutput']> {
  /** What was typed, at most 65,536 bytes of UTF-8. */
  write(payload: Messages['ShellInput']): void {
    this.send(payload)
  }

  /** The terminal has a new size. A binary frame, so that no keystroke is taken for it. */
  resize(payload: Messages['ShellResize']): void {
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
