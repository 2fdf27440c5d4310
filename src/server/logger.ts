import { isatty } from 'node:tty'
import { pino } from 'pino'
import type { LogLevel } from '../config.ts'
import { isObject } from '../lib/json.ts'
import { printable } from '../lib/printable.ts'

export type Logger = pino.Logger

const secretParameters = new Set([
  ...['token', 'code', 'state', 'invitation', 'previewtoken', 'code_verifier', 'code_challenge'],
  // None of ours, but where a client that means well may put a credential (RFC 6750, 2.3; RFC 6749, 2.3.1).
  ...['access_token', 'refresh_token', 'id_token', 'client_secret'],
])
/** These hold an address, which may have secret parameters itself. */
const addressParameters = new Set(['next'])
const secretFields = ['authorization', 'cookie', '["set-cookie"]', '["x-cms-preview-token"]']
const holders = ['headers', 'req.headers', 'request.headers', 'res.headers', 'response.headers']
const stderr = 2

/**
 * The log of a process, on stderr: one JSON object per line, or lines for people on a terminal. Written synchronously,
 * so that a process that dies has said why.
 */
export async function createLogger(level: LogLevel): Promise<Logger> {
  const destination = pino.destination({ dest: stderr, sync: true })
  return loggerTo(isatty(stderr) ? { write: (line) => destination.write(readableLine(line)) } : destination, level)
}

/**
 * A line of the log for a terminal: time of day, level and message, then each field on a line of its own. It obeys no
 * control characters that a request brought along, which `pino-pretty` passes on.
 */
export function readableLine(json: string): string {
  const { time, level, msg = '', err, ...fields } = JSON.parse(json) as Record<string, unknown>
  const stack = isObject(err) ? String(err.stack ?? err.message).split('\n') : []
  const details = [...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), ...stack].map(
    (detail) => `    ${printable(detail)}\n`,
  )
  const name = (pino.levels.labels[Number(level)] ?? String(level)).toUpperCase()
  return `[${String(time).slice(11, 23)}] ${name}: ${printable(String(msg))}\n${details.join('')}`
}

/** A log with the same redaction, to a stream of the caller's. */
export function loggerTo(stream: pino.DestinationStream, level: LogLevel): Logger {
  const paths = holders.flatMap((holder) =>
    secretFields.map((field) => (field.startsWith('[') ? `${holder}${field}` : `${holder}.${field}`)),
  )
  return pino({ level, redact: paths, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
}

/**
 * A request target that may be logged: the values of `token`, `code`, `state`, `invitation`, `previewToken`, `code_verifier`,
 * `code_challenge` and of OAuth's credentials are blanked, however the names are cased or percent-encoded and however
 * often they stand there. `next` is blanked where it is more than a path.
 */
export function redactUrl(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const query = url.slice(start + 1).replace(/[^&;#?]+/g, (pair) => {
    const equals = pair.indexOf('=')
    if (equals < 0) return pair
    const name = percentDecode(pair.slice(0, equals)).trim().toLowerCase()
    const secret = secretParameters.has(name) || (addressParameters.has(name) && mayHoldQuery(pair.slice(equals + 1)))
    return secret ? `${pair.slice(0, equals)}=…` : pair
  })
  return url.slice(0, start + 1) + query
}

/** Also for a value that was encoded several times over; what is still not plain after that is not trusted. */
function mayHoldQuery(value: string): boolean {
  let text = value
  for (let times = 0; times < 3; times++) {
    if (/[?#]/.test(text)) return true
    const decoded = percentDecode(text)
    if (decoded === text) return false
    text = decoded
  }
  return true
}

/** Byte for byte, so that an escape that is not UTF-8 cannot hide the others. */
function percentDecode(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
