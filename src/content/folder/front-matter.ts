import { type Document, isAlias, isMap, isScalar, isSeq } from 'yaml'
import { lineAt, type Report, SourceFault } from './source.ts'
import { readYaml, type YamlTree } from './yaml-source.ts'

/** What a Markdown file says about itself; the other keys belong to other tools. */
interface FrontMatter {
  /** Undefined where the source has none. */
  readonly title?: string
  readonly description?: string
  readonly redirectsFrom: readonly string[]
  readonly draft: boolean
  /** The line of a key, of the n-th entry of `redirectsFrom`. */
  lineOf(key: 'title' | 'description' | 'redirectsFrom', index?: number): number | undefined
}

/** A Markdown file in its two parts. */
interface Parts {
  /** The YAML between the two `---` lines; undefined where there are none. It begins on line 2. */
  readonly yaml: string | undefined
  /** Without leading blank lines and trailing line ends. */
  readonly body: string
  /** The line of the file that the body begins on. */
  readonly bodyLine: number
}

/** Longest front matter taken, in UTF-16 code units. */
const MAX_LENGTH = 64 * 1024

const NONE: FrontMatter = { redirectsFrom: [], draft: false, lineOf: () => undefined }

/**
 * Parts front matter and body.
 *
 * @throws SourceFault for front matter that is never closed, or in another language than YAML
 */
export function splitFrontMatter(text: string): Parts {
  const firstEnd = text.indexOf('\n')
  const first = (firstEnd === -1 ? text : text.slice(0, firstEnd)).trimEnd()
  if (/^(?:\+\+\+|---[a-z]+)$/i.test(first)) {
    throw new SourceFault(`front matter must be YAML between --- lines, not ${first}`, 1)
  }
  if (first !== '---') return { yaml: undefined, ...trimBody(text, 0) }
  const closing = /\n---[ \t]*(?=\n|$)/g
  closing.lastIndex = Math.max(firstEnd, 0)
  const end = closing.exec(text)
  if (end === null) throw new SourceFault('front matter is not closed by a --- line', 1)
  return { yaml: text.slice(firstEnd + 1, end.index + 1), ...trimBody(text, end.index + end[0].length) }
}

function trimBody(text: string, from: number): { body: string; bodyLine: number } {
  const ink = text.slice(from).search(/[^ \t\n]/)
  if (ink === -1) return { body: '', bodyLine: lineAt(text, from) }
  const start = Math.max(from, text.lastIndexOf('\n', from + ink) + 1)
  let end = text.length
  while (text[end - 1] === '\n') end--
  return { body: text.slice(start, end), bodyLine: lineAt(text, start) }
}

/**
 * Reads `title`, `description`, `redirectsFrom` (or `aliases`, or both) and `draft`, reporting values of a wrong type.
 * Nothing in it is ever evaluated.
 *
 * @throws SourceFault for what is not YAML
 */
export function readFrontMatter(yaml: string | undefined, report: Report): FrontMatter {
  if (yaml === undefined) return NONE
  if (yaml.length > MAX_LENGTH) throw new SourceFault('more than 64 KiB of front matter', 1)
  const tree = readYaml(yaml, 2)
  const { contents } = tree.document
  if (contents === null || (isScalar(contents) && contents.value === null)) return NONE
  if (!isMap(contents)) throw new SourceFault('front matter must be a map', tree.lineOf([]))
  const title = textOf(tree, 'title', report)
  const description = textOf(tree, 'description', report)
  const sources = [...pathsOf(tree, 'redirectsFrom', report), ...pathsOf(tree, 'aliases', report)]
  const lines = new Map<string, number | undefined>()
  for (const { text, line } of sources) if (!lines.has(text)) lines.set(text, line)
  const redirectsFrom = [...lines.keys()]
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    redirectsFrom,
    draft: draftOf(tree, report),
    lineOf: (key, index = 0) =>
      key === 'redirectsFrom'
        ? lines.get(redirectsFrom[index] ?? '')
        : contents.has(key)
          ? tree.lineOf([key])
          : undefined,
  }
}

/** A number, a boolean, a date: as it is written, so that `title: 1.10` stays `1.10`. */
function textOf(tree: YamlTree, key: string, report: Report): string | undefined {
  const node = nodeOf(tree.document, key)
  if (node === undefined) return undefined
  if (!isScalar(node)) {
    report(`${key} must be a string`, tree.lineOf([key]))
    return undefined
  }
  if (node.value === null) return undefined
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))
}

function pathsOf(tree: YamlTree, key: string, report: Report): { text: string; line: number | undefined }[] {
  const node = nodeOf(tree.document, key)
  if (node === undefined || (isScalar(node) && node.value === null)) return []
  const items: readonly unknown[] = isSeq(node) ? node.items : [node]
  return items.flatMap((item, index) => {
    const line = tree.lineOf(isSeq(node) ? [key, index] : [key])
    const target = resolveAlias(tree.document, item)
    if (isScalar(target) && typeof target.value === 'string') return [{ text: target.value, line }]
    report(`${key} must be a path or a list of paths`, line)
    return []
  })
}

function draftOf(tree: YamlTree, report: Report): boolean {
  const node = nodeOf(tree.document, 'draft')
  const value: unknown = isScalar(node) ? node.value : node
  if (value === undefined || value === null) return false
  if (typeof value === 'boolean') return value
  report('draft must be true or false', tree.lineOf(['draft']))
  return false
}

function nodeOf(document: Document, key: string): unknown {
  return resolveAlias(document, document.get(key, true))
}

function resolveAlias(document: Document, node: unknown): unknown {
  return isAlias(node) ? node.resolve(document) : node
}
