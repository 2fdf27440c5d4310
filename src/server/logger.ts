import { isatty } from 'node:tty'
import { pino } from 'pino'
import type { LogLevel } from '../config.ts'

export type Logger = pino.Logger

const secretParameters = new Set(['token', 'code', 'state', 'previewtoken'])
const secretFields = ['authorization', 'cookie', '["set-cookie"]', '["x-cms-preview-token"]']
const holders = ['headers', 'req.headers', 'request.headers', 'res.headers', 'response.headers']
const stderr = 2

/**
 * The log of a process, on stderr: one JSON object per line, or lines for people on a terminal. Written synchronously,
 * so that a process that dies has said why.
 */
export async function createLogger(level: LogLevel): Promise<Logger> {
  if (!isatty(stderr)) return loggerTo(pino.destination({ dest: stderr, sync: true }), level)
  const { default: pretty } = await import('pino-pretty')
  return loggerTo(pretty({ destination: stderr, sync: true, ignore: 'pid,hostname' }), level)
}

/** A log with the same redaction, to a stream of the caller's. */
export function loggerTo(stream: pino.DestinationStream, level: LogLevel): Logger {
  const paths = holders.flatMap((holder) =>
    secretFields.map((field) => (field.startsWith('[') ? `${holder}${field}` : `${holder}.${field}`)),
  )
  return pino({ level, redact: paths, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
}

/**
 * A request target that may be logged: the values of `token`, `code`, `state` and `previewToken` are blanked, however
 * the names are cased or percent-encoded and however often they stand there.
 */
export function redactUrl(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const query = url.slice(start + 1).replace(/[^&;#?]+/g, (pair) => {
    const equals = pair.indexOf('=')
    return equals >= 0 && secretParameters.has(readName(pair.slice(0, equals))) ? `${pair.slice(0, equals)}=…` : pair
  })
  return url.slice(0, start + 1) + query
}

/** Only the escapes of the name matter, so one that is not UTF-8 cannot hide it. */
function readName(name: string): string {
  return name
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .trim()
    .toLowerCase()
}
