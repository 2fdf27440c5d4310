import { parseExactJson } from '../../lib/json.ts'
import { pointerTo } from '../../lib/json-pointer.ts'
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

/** Called for each value with its frames and the offset to show for it. */
type Visit = (frames: readonly Frame[], offset: number) => void

/**
 * Reads JSON (RFC 8259) strictly: a key given twice, a number beyond double precision's range and nesting deeper than
 * 100 levels are faults too, since `JSON.parse` would change or merely survive them.
 *
 * @throws SourceFault with the line
 */
export function readJson(text: string): Tree {
  scan(text, () => {})
  let depth = -1
  let lines: ReadonlyMap<string, number> = new Map()
  const lineOf = (path: Path): number => {
    if (path.length > depth) {
      depth = path.length
      lines = linesOf(text, depth)
    }
    const line = lines.get(pointerTo(...path))
    return line ?? lineOf(path.slice(0, -1))
  }
  return { value: parseExactJson(text), lineOf }
}

/** The lines of the values that are so deep at most, by their JSON Pointers: all at once, since many may be asked for. */
function linesOf(text: string, depth: number): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  let line = 1
  let before = 0
  scan(text, (frames, offset) => {
    if (frames.length > depth) return
    line += lineAt(text.slice(before, offset), offset - before) - 1
    before = offset
    lines.set(pointerTo(...frames.map(({ array, index, key }) => (array ? index : key))), line)
  })
  return lines
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
    visit(frames, shown)
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
