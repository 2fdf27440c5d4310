import type { LogLevel } from '../../../generated/bridge/stream-client.ts'
import { type LogLine, levels } from './log-line.ts'

/** What is to be seen of the log, as the address of the page says it: `?plugin=&level=&q=`. */
export interface LogFilter {
  readonly plugin: string | null
  /** The least that matters. */
  readonly level: LogLevel
  /** What a message has to contain, in any case. */
  readonly text: string
}

/** Filters nothing. */
export const everything: LogFilter = { plugin: null, level: 'debug', text: '' }

export function filterOf(params: URLSearchParams): LogFilter {
  const level = levels.find((each) => each === params.get('level')) ?? 'debug'
  return { plugin: params.get('plugin') || null, level, text: params.get('q') ?? '' }
}

/** The address of a filter; what filters nothing is left out. */
export function paramsOf({ plugin, level, text }: LogFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (plugin !== null) params.set('plugin', plugin)
  if (level !== 'debug') params.set('level', level)
  if (text !== '') params.set('q', text)
  return params
}

/** Finds a text in any case, as it stands; null for none. */
export function patternOf(text: string): RegExp | null {
  return text === '' ? null : new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), 'giu')
}

/** The lines that a filter lets through. */
export function filterLines(lines: readonly LogLine[], { plugin, level, text }: LogFilter): readonly LogLine[] {
  const pattern = patternOf(text)
  if (plugin === null && level === 'debug' && pattern === null) return lines
  const least = levels.indexOf(level)
  return lines.filter(
    (line) =>
      (plugin === null || line.plugin === plugin) &&
      levels.indexOf(line.level) >= least &&
      (pattern === null || line.text.search(pattern) >= 0),
  )
}
