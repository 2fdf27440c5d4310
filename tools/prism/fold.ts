import { valueAt } from '../../src/lib/json-pointer.ts'

/**
 * Prism takes one path segment for each parameter. Parameters marked `x-multi-segment` span several, so the raw
 * slashes inside them are written as `%2F` before Prism looks; the paths of the contract say which slashes those are.
 */

/** One segment of a path template, from the loosest match to the tightest. */
type SegmentKind = 'multi' | 'single' | 'literal'

interface Segment {
  readonly kind: SegmentKind
  readonly text: string
}

type Template = readonly Segment[]

/** What of an OpenAPI document is read here. */
export interface PathsDocument {
  readonly paths: { readonly [path: string]: object }
}

const tightness: Record<SegmentKind, number> = { multi: 0, single: 1, literal: 2 }

/**
 * A function that folds the path of a request (raw, without its query). A path that fits no template comes back as it
 * is. Literal segments win over parameters, so `_routes` is never taken for a `{route}`.
 */
export function folder(document: PathsDocument): (path: string) => string {
  const templates = Object.entries(document.paths)
    .map(([path, item]) => template(path, multiSegmentNames(document, item)))
    .sort(tightestFirst)
  return (path) => {
    const segments = path.split('/').slice(1)
    for (const candidate of templates) {
      const folded = fold(candidate, segments)
      if (folded !== undefined) return `/${folded.join('/')}`
    }
    return path
  }
}

function template(path: string, multi: ReadonlySet<string>): Template {
  return path
    .split('/')
    .slice(1)
    .map((text) => {
      const name = /^\{(.+)\}$/.exec(text)?.[1]
      if (name === undefined) return { kind: 'literal', text }
      return { kind: multi.has(name) ? 'multi' : 'single', text }
    })
}

function tightestFirst(a: Template, b: Template): number {
  for (const [index, segment] of a.entries()) {
    const other = b[index]
    if (other === undefined) break
    const difference = tightness[other.kind] - tightness[segment.kind]
    if (difference !== 0) return difference
  }
  return b.length - a.length
}

/** The request's segments with those of a multi-segment parameter joined, or undefined where they do not fit. */
function fold([segment, ...rest]: Template, request: readonly string[]): string[] | undefined {
  if (segment === undefined) return request.length === 0 ? [] : undefined
  const longest = segment.kind === 'multi' ? request.length - rest.length : Math.min(1, request.length)
  for (let taken = longest; taken >= 1; taken--) {
    const value = request.slice(0, taken).join('%2F')
    if (segment.kind === 'literal' ? value !== segment.text : value === '') continue
    const folded = fold(rest, request.slice(taken))
    if (folded !== undefined) return [value, ...folded]
  }
  return undefined
}

/** Names of the path parameters with `x-multi-segment`, of the path itself and of its operations. */
function multiSegmentNames(document: PathsDocument, item: object): ReadonlySet<string> {
  const holders = [item, ...Object.values(item)]
  const parameters = holders.flatMap((holder) => listOf(member(holder, 'parameters')))
  return new Set(
    parameters
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => member(parameter, 'x-multi-segment') === true)
      .map((parameter) => String(member(parameter, 'name'))),
  )
}

/** Follows an internal `$ref` (a JSON Pointer, RFC 6901). */
function resolve(document: PathsDocument, value: unknown): unknown {
  const reference = member(value, '$ref')
  if (typeof reference !== 'string') return value
  return valueAt(document, reference.slice('#'.length))
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
