import { format } from 'node:util'
import { BURST, SUSTAINED } from '../protocol/limits.ts'
import { LogLimiter } from '../protocol/log-limiter.ts'
import type { Channel } from './channel.ts'
import type { PluginLog } from './define-plugin.ts'

/** A log that goes to the daemon, a little slower than the daemon takes it: so what is dropped is dropped here. */
export function openLog(channel: Pick<Channel, 'send'>): PluginLog {
  const limiter = new LogLimiter(
    (level, message) => channel.send({ type: 'log', level, message }),
    SUSTAINED * 0.9,
    BURST * 0.9,
  )
  return {
    debug: (message) => limiter.log('debug', String(message)),
    info: (message) => limiter.log('info', String(message)),
    warn: (message) => limiter.log('warn', String(message)),
    error: (message) => limiter.log('error', String(message)),
  }
}

/** Makes `console` write to the log, each call one entry. What goes to stdout and stderr past it is the daemon's to read. */
export function captureConsole(log: PluginLog): void {
  const writer =
    (level: keyof PluginLog) =>
    (...args: unknown[]): void =>
      log[level](format(...args))
  Object.assign(globalThis.console, {
    log: writer('info'),
    info: writer('info'),
    debug: writer('debug'),
    trace: writer('debug'),
    warn: writer('warn'),
    error: writer('error'),
  })
}

/** Makes what goes to stdout and stderr an entry of the log, each write one. What programs and addons write is not seen. */
export function captureOutput(log: PluginLog): void {
  const writer = (level: keyof PluginLog) => {
    return (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      const text = (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')).trimEnd()
      if (text !== '') log[level](text)
      const written = rest.find((each) => typeof each === 'function')
      if (written !== undefined) process.nextTick(written)
      return true
    }
  }
  process.stdout.write = writer('info')
  process.stderr.write = writer('warn')
}

/**
 * Writes what Node.js warns of to the log. It would go to stderr otherwise, and look like errors; what is deprecated is
 * for the plugin's author.
 */
export function captureWarnings(log: PluginLog): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => {
    log[name === 'DeprecationWarning' ? 'debug' : 'warn'](`${name}: ${message}`)
  })
}
