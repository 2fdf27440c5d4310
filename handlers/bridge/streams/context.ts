import type { MetricsPoint, MetricsUsage } from '../../../generated/bridge/streams.ts'
import type { LogEntry } from '../../../src/bridge/logs/log-entry.ts'

export interface LogSource {
  /** @returns what ends it */
  subscribe(listener: (entry: LogEntry) => void): () => void
}

export interface MetricsSource {
  snapshot(): MetricsUsage
  /** Oldest first. */
  history(): readonly MetricsPoint[]
  /** @returns what ends it */
  subscribe(listener: (snapshot: MetricsUsage) => void): () => void
}

export interface WindowSize {
  readonly cols: number
  readonly rows: number
}

/** A shell on a terminal of its own. */
export interface Shell {
  onOutput(listener: (text: string) => void): void
  onExit(listener: () => void): void
  /** False when it was not taken: too much earlier text is still unread, or the shell has ended. */
  write(text: string): boolean
  resize(cols: number, rows: number): void
  /** Output waits in the kernel until `resume`. */
  pause(): void
  resume(): void
  /** Does nothing when the shell has ended already. */
  kill(): void | Promise<void>
}

/** What the streams of the bridge work with; `compose/bridge.ts` puts it together. */
export interface BridgeStreamContext {
  readonly logs: LogSource
  readonly metrics: MetricsSource
  readonly openShell: (size: WindowSize) => Shell | Promise<Shell>
}
