import { parse, TomlDate, TomlError } from 'smol-toml'
import { exactNumber } from '../../lib/json.ts'
import { type Path, SourceFault, type Tree } from './source.ts'

/** Deepest nesting taken, as in JSON. */
const MAX_DEPTH = 100

/**
 * Reads TOML 1.0. Dates and times become text as they are written in RFC 3339; integers keep their digits.
 *
 * @param firstLine the line of the file that `text` begins on
 * @throws SourceFault with the line
 */
export function readToml(text: string, firstLine = 1): Tree {
  try {
    const value = plain(parse(text, { maxDepth: MAX_DEPTH, integersAsBigInt: true }))
    let lines: ReadonlyMap<string, number> | undefined
    const lineOf = ([key = '']: Path): number => {
      lines ??= linesOf(text)
      return (lines.get(String(key)) ?? 1) + firstLine - 1
    }
    return { value, lineOf }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const [reason = ''] = error.message.split('\n')
    throw new SourceFault(`not TOML: ${reason}`, error.line + firstLine - 1)
  }
}

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return exactNumber(value)
  if (value instanceof TomlDate) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]))
}

/** The lines on which keys are written plainly, each where it comes first: all at once, since many may be asked for. */
function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const [index, line] of text.split('\n').entries()) {
    const [before = ''] = line.split('=')
    const key = before.trim().replace(/^["']|["']$/g, '')
    if (!lines.has(key)) lines.set(key, index + 1)
  }
  return lines
}
