import { printable } from '../../lib/printable.ts'
import type { LogLevel } from '../protocol/messages.ts'
import { withoutColours } from './clean-message.ts'
import type { LogEntry } from './log-entry.ts'

const RESET = '\u001b[0m'
const DIM = '\u001b[2m'
const CYAN = '\u001b[36m'
const LEVEL_COLOURS: Readonly<Record<LogLevel, string>> = {
  debug: '\u001b[90m',
  info: '\u001b[32m',
  warn: '\u001b[33m',
  error: '\u001b[31m',
}

/**
 * An entry as one line of a terminal: local time, level, plugin and message, with colours. It holds no end of a line,
 * not even at its end, so nothing in it can pass for the line of another plugin: the lines of a message are parted by
 * `↵` instead. Colours end with it.
 */
export function terminalLine({ timestamp, level, plugin, message }: LogEntry): string {
  const text = parts(message).join(` ${DIM}↵${RESET} `)
  const word = `${LEVEL_COLOURS[level]}${level.toUpperCase().padEnd(5)}${RESET}`
  return `${DIM}${localTime(timestamp)}${RESET} ${word} ${CYAN}${printable(plugin)}${RESET} ${text}${RESET}`
}

/** An entry as text without colours, with its time in UTC; of its lines only the first begins at the margin. */
export function plainLine({ timestamp, level, plugin, message }: LogEntry): string {
  return `${timestamp} ${level.toUpperCase().padEnd(5)} ${printable(plugin)} ${plainMessage(message)}`
}

/** A message without colours. Its further lines are indented by four spaces: none can pass for another entry. */
export function plainMessage(message: string): string {
  return withoutColours(message).replaceAll('\n', '\n    ')
}

/** Entries as a text file; empty when there are none. */
export function logText(entries: readonly LogEntry[]): string {
  return entries.map((entry) => `${plainLine(entry)}\n`).join('')
}

/** The lines of a message without the white space around their ends; by no pattern, which would look at it n² times. */
function parts(message: string): string[] {
  const [first = '', ...more] = message.split('\n')
  if (more.length === 0) return [first]
  return [first.trimEnd(), ...more.map((line) => line.trim()).filter((line) => line !== '')]
}

/** ISO 8601 by this machine's clock, without its offset. */
function localTime(timestamp: string): string {
  const time = new Date(timestamp)
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, -1).replace('T', ' ')
}
