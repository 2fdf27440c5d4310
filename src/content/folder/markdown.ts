import { checkFields } from '../documents/limits.ts'
import { type EncodedBody, encodeDocument, encodePartial } from '../encode.ts'
import type { Zones } from '../model.ts'
import { readFrontMatter, splitFrontMatter } from './front-matter.ts'
import type { Path, Report } from './source.ts'

export type MarkdownFormat = 'md' | 'mdx'

/** How a file's text is read. */
export interface MarkdownReading {
  readonly format: MarkdownFormat
  /** Puts links to what delivery serves in place of those to files; keeps lines. */
  links(text: string): string
}

/** What any page or partial file gives. */
export interface ParsedFile extends EncodedBody {
  /** What the route list calls it; its kind where it is not a page. */
  readonly type?: string
  readonly draft: boolean
  /** Keys of its front matter that become nothing. */
  readonly dropped?: readonly string[]
  lineOf(path: Path): number | undefined
}

/**
 * A Markdown page: front matter, and a body that becomes one block. Where no title is given, the first heading stands in.
 * What else the front matter says becomes its fields.
 *
 * @throws SourceFault
 */
export function readMarkdownPage(
  text: string,
  route: string,
  report: Report,
  { format, links }: MarkdownReading,
): ParsedFile {
  const { front: source, body: read, bodyLine } = splitFrontMatter(text)
  const body = links(read)
  const front = readFrontMatter(source, report)
  checkFields(front.more, ([, ...path], reason) =>
    report(`${path.join('/')}: ${reason}`, front.lineOf(String(path[0]))),
  )
  const heading = front.title === undefined ? firstHeading(body) : undefined
  const meta = {
    title: front.title ?? heading?.text ?? '',
    description: front.description ?? '',
    redirectsFrom: [...front.redirectsFrom],
  }
  return {
    ...encodeDocument({ route, meta, zones: markdownZones(body, format) }, front.more),
    type: front.pageType,
    draft: front.draft,
    lineOf([part, key, index]) {
      if (part === 'zones') return bodyLine
      if (part === 'fields') return front.lineOf(String(key)) ?? 1
      if (key === 'title') return front.lineOf('title') ?? (heading === undefined ? 1 : bodyLine + heading.line)
      if (key === 'description') return front.lineOf('description') ?? 1
      if (key === 'redirectsFrom') return front.lineOf('redirectsFrom', Number(index ?? 0)) ?? 1
      return 1
    },
  }
}

/**
 * A Markdown partial: of its front matter only `draft` counts.
 *
 * @throws SourceFault
 */
export function readMarkdownPartial(
  text: string,
  key: string,
  report: Report,
  { format, links }: MarkdownReading,
): ParsedFile {
  const { front, body: read, bodyLine } = splitFrontMatter(text)
  const body = links(read)
  const { title, description, redirectsFrom, draft, more } = readFrontMatter(front, report)
  const said = Object.entries({ title, description, redirectsFrom: redirectsFrom[0] })
  const dropped = [...said.flatMap(([name, value]) => (value === undefined ? [] : [name])), ...Object.keys(more)]
  const lineOf = ([part]: Path): number => (part === 'zones' ? bodyLine : 1)
  return { ...encodePartial({ key, zones: markdownZones(body, format) }), draft, dropped, lineOf }
}

/** What a Markdown body becomes: one block, none when it is empty. MDX is not Markdown: its braces are programs. */
export function markdownZones(markdown: string, format: MarkdownFormat = 'md'): Zones {
  const block =
    format === 'md'
      ? { id: 'body', type: 'markdown', fields: { markdown } }
      : { id: 'body', type: 'mdx', fields: { mdx: markdown } }
  return { main: { blocks: markdown === '' ? [] : [block] } }
}

/** A heading of a Markdown text: its source, and its line counted from 0. */
interface Heading {
  readonly text: string
  readonly line: number
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const ATX = /^ {0,3}#{1,6}(?=[ \t]|$)/
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
/** A quote, a list item, an HTML block: up to the next blank line nothing in it is a heading of the page. */
const CONTAINER = /^ {0,3}(?:>|<|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/

/** The first heading (CommonMark 4.2 and 4.3) outside code, quotes, lists and comments that is not empty. */
function firstHeading(markdown: string): Heading | undefined {
  let fence: string | undefined
  let comment = false
  let container = false
  const paragraph: string[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    if (comment) {
      comment = !line.includes('-->')
      continue
    }
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
      continue
    }
    const blank = line.trim() === ''
    if (!blank && paragraph.length > 0 && UNDERLINE.test(line)) {
      return { text: paragraph.join(' '), line: index - paragraph.length }
    }
    if (ATX.test(line)) {
      const text = withoutClosing(line.replace(ATX, '').trim())
      if (text !== '') return { text, line: index }
    }
    if (mark !== undefined) fence = mark
    if (/^ {0,3}<!--/.test(line)) comment = !line.includes('-->')
    container = !blank && (container || CONTAINER.test(line))
    const indentedCode = paragraph.length === 0 && /^(?: {4}| {0,3}\t)/.test(line)
    const isText = !blank && !container && !indentedCode && mark === undefined && !ATX.test(line)
    if (isText) paragraph.push(line.trim())
    else paragraph.length = 0
  }
  return undefined
}

/** A closing run of `#` counts only after a space. */
function withoutClosing(text: string): string {
  let end = text.length
  while (text[end - 1] === '#') end--
  return end === 0 || text[end - 1] === ' ' || text[end - 1] === '\t' ? text.slice(0, end).trimEnd() : text
}
