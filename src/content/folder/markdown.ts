import { type EncodedBody, encodeDocument, encodePartial } from '../encode.ts'
import type { Zones } from '../model.ts'
import { readFrontMatter, splitFrontMatter } from './front-matter.ts'
import { firstHeading } from './heading.ts'
import type { Path, Report } from './source.ts'

/** What any page or partial file gives. */
export interface ParsedFile extends EncodedBody {
  readonly draft: boolean
  lineOf(path: Path): number | undefined
}

/**
 * A Markdown page: front matter, and a body that becomes one block. Where no title is given, the first heading stands in.
 *
 * @throws SourceFault
 */
export function readMarkdownPage(text: string, route: string, report: Report): ParsedFile {
  const { yaml, body, bodyLine } = splitFrontMatter(text)
  const front = readFrontMatter(yaml, report)
  const heading = front.title === undefined ? firstHeading(body) : undefined
  const meta = {
    title: front.title ?? heading?.text ?? '',
    description: front.description ?? '',
    redirectsFrom: [...front.redirectsFrom],
  }
  return {
    ...encodeDocument({ route, meta, zones: markdownZones(body) }),
    draft: front.draft,
    lineOf([part, key, index]) {
      if (part === 'zones') return bodyLine
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
export function readMarkdownPartial(text: string, key: string, report: Report): ParsedFile {
  const { yaml, body, bodyLine } = splitFrontMatter(text)
  const { draft } = readFrontMatter(yaml, report)
  const lineOf = ([part]: Path): number => (part === 'zones' ? bodyLine : 1)
  return { ...encodePartial({ key, zones: markdownZones(body) }), draft, lineOf }
}

/** What a Markdown body becomes: one block, none when it is empty. */
export function markdownZones(markdown: string): Zones {
  const block = { id: 'body', type: 'markdown', fields: { markdown } }
  return { main: { blocks: markdown === '' ? [] : [block] } }
}
