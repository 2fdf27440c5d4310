import { parseExactJson } from '../../lib/json.ts'
import { lineAt, type Path, SourceFault, type Tree } from './source.ts'

/** Deepest nesting taken: what is stored gets walked by recursive code later. */
const MAX_DEPTH = 100

const SPACE = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /[\w$]+/y

interface Frame {
  readonly array: boolean
  readonly seen: Set<string>
  key: string
  index: number
}

/** Called for each value with its frames and the offset to show for it; true ends the scan. */
type Visit = (frames: readonly Frame[], offset: number) => boolean

/**
 * Reads JSON (RFC 8259) strictly: a key given twice, a number beyond double precision's range and nesting deeper than
 * 100 levels are faults too, since `JSON.parse` would change or merely survive them.
 *
 * @throws SourceFault with the line
 */
export function readJson(text: string): Tree {
  scan(text, () => false)
  return { value: parseExactJson(text), lineOf: (path) => lineAt(text, find(text, path)) }
}

/** Offset of the deepest value on the way to `path`. */
function find(text: string, path: Path): number {
  let found = 0
  let depth = -1
  scan(text, (frames, offset) => {
    if (frames.length <= depth || frames.length > path.length) return false
    if (frames.some((frame, i) => (frame.array ? frame.index : frame.key) !== path[i])) return false
    found = offset
    depth = frames.length
    return depth === path.length
  })
  return found
}

/** Walks the text without recursion, so that nesting costs no stack. */
function scan(text: string, visit: Visit): void {
  const frames: Frame[] = []
  let at = 0
  const fail = (reason: string): never => {
    throw new SourceFault(`not JSON: ${reason}`, lineAt(text, at))
  }
  const unexpected = (): never => fail(at < text.length ? `unexpected ${JSON.stringify(text[at])}` : 'unexpected end')
  const peek = (): string | undefined => {
    SPACE.lastIndex = at
    SPACE.test(text)
    at = SPACE.lastIndex
    return text[at]
  }
  const string = (): string => {
    const end = closingQuote(text, at)
    try {
      const value: unknown = JSON.parse(text.slice(at, end))
      if (typeof value === 'string') at = end
      return String(value)
    } catch {
      return fail('a string that is not closed on its line, or has a bad escape')
    }
  }
  const key = (frame: Frame): number => {
    if (peek() !== '"') unexpected()
    const offset = at
    frame.key = string()
    if (frame.seen.has(frame.key)) {
      throw new SourceFault(`the key ${JSON.stringify(frame.key)} is there twice`, lineAt(text, offset))
    }
    frame.seen.add(frame.key)
    if (peek() !== ':') unexpected()
    at++
    return offset
  }
  const literal = (): void => {
    NUMBER.lastIndex = at
    WORD.lastIndex = at
    const number = NUMBER.exec(text)?.[0]
    const word = number ?? WORD.exec(text)?.[0] ?? ''
    if (number === undefined && word !== 'true' && word !== 'false' && word !== 'null') unexpected()
    if (number !== undefined && !Number.isFinite(Number(number))) fail(`the number ${number} is too large`)
    at += word.length
  }

  let shown = peek() === undefined ? unexpected() : at
  for (;;) {
    const first = peek()
    if (visit(frames, shown)) return
    if (first === '{' || first === '[') {
      if (frames.length === MAX_DEPTH) throw new SourceFault('nested too deeply', lineAt(text, at))
      const frame = { array: first === '[', seen: new Set<string>(), key: '', index: 0 }
      at++
      if (peek() === (frame.array ? ']' : '}')) {
        at++
      } else {
        frames.push(frame)
        shown = frame.array ? at : key(frame)
        continue
      }
    } else if (first === '"') string()
    else literal()

    // The value is over: so may be those around it.
    for (;;) {
      const frame = frames.at(-1)
      const next = peek()
      if (frame === undefined) {
        if (next !== undefined) unexpected()
        return
      }
      if (next === ',') {
        at++
        frame.index++
        peek()
        shown = frame.array ? at : key(frame)
        break
      }
      if (next !== (frame.array ? ']' : '}')) unexpected()
      at++
      frames.pop()
    }
  }
}

/** Offset after the quote that closes the string at `start`; the text's end when none does. */
function closingQuote(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text[quote - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return quote + 1
  }
  return text.length
}
