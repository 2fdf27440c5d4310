import { format } from 'node:util'
import type { PluginLog } from '../define-plugin.ts'

type Write = (message?: unknown, ...parameters: unknown[]) => void

/** The `log` that a platform or accessory plugin gets: a function that writes at `info`, and one for each level. */
export interface Logging extends Write {
  /** The name of the entry. */
  prefix: string
  readonly info: Write
  readonly success: Write
  readonly warn: Write
  readonly error: Write
  readonly debug: Write
  readonly log: (level: string, message?: unknown, ...parameters: unknown[]) => void
}

/** Homebridge's levels (`LogLevel`), by what they are here. */
const levels: Readonly<Record<string, keyof PluginLog>> = {
  info: 'info',
  success: 'info',
  warn: 'warn',
  error: 'error',
  debug: 'debug',
}

/**
 * Opens the log of one entry. Messages are formatted as `util.format` does.
 *
 * @param isNamed whether each message begins with the prefix, since several entries write to the same log
 */
export function openLogging(log: PluginLog, prefix: string, isNamed: boolean): Logging {
  const write = (level: string, ...message: unknown[]): void => {
    const text = format(...message)
    // Like Homebridge, anything that is not a level is written as information. A plugin may change the prefix.
    log[levels[level] ?? 'info'](isNamed ? `[${logging.prefix}] ${text}` : text)
  }
  const at =
    (level: string): Write =>
    (...message) =>
      write(level, ...message)
  const logging: Logging = Object.assign(at('info'), {
    prefix,
    info: at('info'),
    success: at('success'),
    warn: at('warn'),
    error: at('error'),
    debug: at('debug'),
    log: write,
  })
  return logging
}
