import type { LogLevel } from '../protocol/messages.ts'

/** What the bridge itself, or it in the name of a plugin, writes to the log. */
export type BridgeLog = (entry: {
  readonly level: LogLevel
  /** Id of a plugin; `bridge` for the bridge itself. */
  readonly plugin: string
  readonly message: string
}) => void

/** The name that the bridge's own log entries carry. */
export const BRIDGE = 'bridge'
