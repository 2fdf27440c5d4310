import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/**
 * Of a module that does not parse, Node says neither the file nor the line. Puts them before the message and the stack
 * where the fault is in `file`.
 */
export function placed(error: unknown, file: string): unknown {
  if (!(error instanceof SyntaxError) || /^file:|^\//.test(error.stack ?? '')) return error
  const place = placeIn(file)
  if (place === undefined) return error
  const line = /^:(\d+)/.exec(place)?.[1]
  const { message, stack = '' } = error
  error.message = `${message} (${file}, line ${line})`
  error.stack = `${file}${place}\n${stack}`
  return error
}

/** `:3`, and the lines up to it. This parser takes JavaScript, too. */
function placeIn(file: string): string | undefined {
  // The parser is called experimental in a warning that nobody here can act on.
  process.removeAllListeners('warning')
  try {
    stripTypeScriptTypes(readFileSync(file, 'utf8'), { sourceUrl: file })
    return undefined
  } catch (error) {
    // Here the stack begins with the place, and the message follows after an empty line.
    const [place = ''] = ((error as Error).stack ?? '').split('\n\n', 1)
    return place.startsWith(`${file}:`) ? place.slice(file.length) : undefined
  }
}
