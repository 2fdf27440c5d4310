import { isScalar } from 'yaml'
import { isExactNumber, isObject } from '../../lib/json.ts'
import { readJson } from './json-source.ts'
import { isPageType, pageTypeRule } from './place.ts'
import { lineAt, type Path, type Report, SourceFault } from './source.ts'
import { readToml } from './toml-source.ts'
import { readYaml } from './yaml-source.ts'

/** What a Markdown file says about itself. */
export interface FrontMatter {
  /** Undefined where the source has none. */
  readonly title?: string
  readonly description?: string
  readonly redirectsFrom: readonly string[]
  readonly draft: boolean
  /** What the page is a page of, `page` where it does not say. */
  readonly pageType: string
  /** The other keys, as they are. */
  readonly more: Readonly<Record<string, unknown>>
  /** The line of a key, of the n-th entry of `redirectsFrom`. */
  lineOf(key: string, index?: number): number | undefined
}

type Format = 'yaml' | 'toml' | 'json'

/** A Markdown file in its two parts. */
interface Parts {
  /** What stands before the text; undefined where nothing does. */
  readonly front: { readonly format: Format; readonly text: string; readonly line: number } | undefined
  /** Without leading blank lines and trailing line ends. */
  readonly body: string
  /** The line of the file that the body begins on. */
  readonly bodyLine: number
}

/** Longest front matter taken, in UTF-16 code units. */
const MAX_LENGTH = 64 * 1024

const NONE: FrontMatter = { redirectsFrom: [], draft: false, pageType: 'page', more: {}, lineOf: () => undefined }

/** The line that opens front matter of each format, and what closes it. */
const FENCES = {
  '---': { format: 'yaml', closing: /\n---[ \t]*(?=\n|$)/g, name: '---' },
  '+++': { format: 'toml', closing: /\n\+\+\+[ \t]*(?=\n|$)/g, name: '+++' },
  // Its braces are part of it.
  '{': { format: 'json', closing: /\n\}[ \t]*(?=\n|$)/g, name: '}' },
} as const

/**
 * Parts front matter and body: YAML between `---` lines, TOML between `+++` lines, JSON from a `{` line to a `}` line.
 *
 * @throws SourceFault for front matter that is never closed, or in another language
 */
export function splitFrontMatter(text: string): Parts {
  const firstEnd = text.indexOf('\n')
  const first = (firstEnd === -1 ? text : text.slice(0, firstEnd)).trimEnd()
  if (/^---[a-z]+$/i.test(first)) {
    throw new SourceFault(
      `front matter must be YAML between --- lines, TOML between +++ lines or JSON, not ${first}`,
      1,
    )
  }
  if (first !== '---' && first !== '+++' && first !== '{') return { front: undefined, ...trimBody(text, 0) }
  const { format, closing, name } = FENCES[first]
  const fence = new RegExp(closing)
  fence.lastIndex = Math.max(firstEnd, 0)
  const end = fence.exec(text)
  if (end === null) throw new SourceFault(`front matter is not closed by a ${name} line`, 1)
  const after = end.index + end[0].length
  const front =
    format === 'json'
      ? { format, text: text.slice(0, after), line: 1 }
      : { format, text: text.slice(firstEnd + 1, end.index + 1), line: 2 }
  return { front, ...trimBody(text, after) }
}

function trimBody(text: string, from: number): { body: string; bodyLine: number } {
  const ink = text.slice(from).search(/[^ \t\n]/)
  if (ink === -1) return { body: '', bodyLine: lineAt(text, from) }
  const start = Math.max(from, text.lastIndexOf('\n', from + ink) + 1)
  let end = text.length
  while (text[end - 1] === '\n') end--
  return { body: text.slice(start, end), bodyLine: lineAt(text, start) }
}

/** The keys of a front matter. */
interface Keys {
  readonly values: Readonly<Record<string, unknown>>
  /** A number, a boolean, a date as it is written, so that `title: 1.10` stays `1.10`. */
  written(key: string): string
  lineOf(path: Path): number | undefined
}

/** The keys that are read here. */
const known: ReadonlySet<string> = new Set(['title', 'description', 'redirectsFrom', 'aliases', 'draft', 'pageType'])

/**
 * Reads `title`, `description`, `redirectsFrom` (or `aliases`, or both), `draft` and `pageType`, reporting values of a
 * wrong type, and hands on all other keys. Nothing in it is ever evaluated.
 *
 * @throws SourceFault for what is not of its format
 */
export function readFrontMatter(front: Parts['front'], report: Report): FrontMatter {
  if (front === undefined) return NONE
  if (front.text.length > MAX_LENGTH) throw new SourceFault('more than 64 KiB of front matter', 1)
  const keys = readKeys(front)
  if (keys === null) return NONE
  const more = Object.fromEntries(Object.entries(keys.values).filter(([key]) => !known.has(key)))
  const title = textOf(keys, 'title', report)
  const description = textOf(keys, 'description', report)
  const sources = [...pathsOf(keys, 'redirectsFrom', report), ...pathsOf(keys, 'aliases', report)]
  const lines = new Map<string, number | undefined>()
  for (const { text, line } of sources) if (!lines.has(text)) lines.set(text, line)
  const redirectsFrom = [...lines.keys()]
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    redirectsFrom,
    draft: draftOf(keys, report),
    pageType: pageTypeOf(keys, report),
    more,
    lineOf: (key, index = 0) =>
      key === 'redirectsFrom'
        ? lines.get(redirectsFrom[index] ?? '')
        : Object.hasOwn(keys.values, key)
          ? keys.lineOf([key])
          : undefined,
  }
}

/** Null where there are none. */
function readKeys({ format, text, line }: NonNullable<Parts['front']>): Keys | null {
  if (format === 'yaml') {
    const tree = readYaml(text, line)
    if (tree.value === null || tree.value === undefined) return null
    if (!isObject(tree.value)) throw new SourceFault('front matter must be a map', tree.lineOf([]))
    const values = tree.value
    const written = (key: string): string => {
      const node = tree.nodeOf(key)
      return isScalar(node) && typeof node.value !== 'string'
        ? (node.source ?? String(node.value))
        : String(values[key])
    }
    return { values, written, lineOf: tree.lineOf }
  }
  const { value, lineOf } = format === 'toml' ? readToml(text, line) : readJson(text)
  if (!isObject(value)) throw new SourceFault('front matter must be a map', line)
  return { values: value, written: (key) => String(value[key]), lineOf }
}

function textOf({ values, written, lineOf }: Keys, key: string, report: Report): string | undefined {
  const value = Object.hasOwn(values, key) ? values[key] : undefined
  if (value === undefined || value === null) return undefined
  if (!isExactNumber(value) && typeof value === 'object') {
    report(`${key} must be a string`, lineOf([key]))
    return undefined
  }
  return isExactNumber(value) ? value.rawJSON : written(key)
}

function pathsOf({ values, lineOf }: Keys, key: string, report: Report): { text: string; line: number | undefined }[] {
  const value = Object.hasOwn(values, key) ? values[key] : undefined
  if (value === undefined || value === null) return []
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item, index) => {
    const line = lineOf(Array.isArray(value) ? [key, index] : [key])
    if (typeof item === 'string') return [{ text: item, line }]
    report(`${key} must be a path or a list of paths`, line)
    return []
  })
}

function pageTypeOf({ values, lineOf }: Keys, report: Report): string {
  const value = Object.hasOwn(values, 'pageType') ? values.pageType : undefined
  if (value === undefined || value === null) return 'page'
  if (typeof value === 'string' && isPageType(value)) return value
  report(`pageType must be ${pageTypeRule}`, lineOf(['pageType']))
  return 'page'
}

function draftOf({ values, lineOf }: Keys, report: Report): boolean {
  const value = Object.hasOwn(values, 'draft') ? values.draft : undefined
  if (value === undefined || value === null) return false
  if (typeof value === 'boolean') return value
  report('draft must be true or false', lineOf(['draft']))
  return false
}
