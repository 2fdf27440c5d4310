import { checkFields } from '../documents/limits.ts'
import { type EncodedBody, encodeDocument, encodePartial } from '../encode.ts'
import type { Zones } from '../model.ts'
import { readFrontMatter, splitFrontMatter } from './front-matter.ts'
import { firstHeading } from './heading.ts'
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
