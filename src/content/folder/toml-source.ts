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
    return { value, lineOf: (path) => lineOf(text, path) + firstLine - 1 }
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

/** The line of the first key of a path, as far as it is written plainly; else the first. */
function lineOf(text: string, [key]: Path): number {
  const lines = text.split('\n')
  const at = lines.findIndex(
    (line) =>
      line
        .split('=')[0]
        ?.trim()
        .replace(/^["']|["']$/g, '') === key,
  )
  return Math.max(at, 0) + 1
}
