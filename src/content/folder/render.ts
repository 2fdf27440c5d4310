import { stringify } from 'yaml'
import type { DocumentKind } from '../schema.ts'
import { readMarkdownPage, readMarkdownPartial } from './markdown.ts'
import { readRedirects } from './redirects.ts'
import { isRecord, SourceFault } from './source.ts'
import { readStrings } from './strings.ts'
import { decodeText } from './text.ts'
import { readYaml } from './yaml-source.ts'

/** A document as it is kept: its delivered JSON, and whether it is to stay a draft. */
export interface StoredDocument {
  readonly kind: DocumentKind
  readonly key: string
  readonly type: string
  readonly body: string
  readonly draft: boolean
}

/** How all YAML is written: a long line stays one line. */
const YAML = { lineWidth: 0, version: '1.2', schema: 'core' } as const

/**
 * A page or partial as Markdown.
 *
 * @returns undefined where Markdown cannot say exactly what the document holds: the reader's own parser decides
 */
export function renderMarkdown({ kind, key, body, draft }: StoredDocument): string | undefined {
  const stored: unknown = JSON.parse(body)
  const markdown = markdownOf(stored)
  if (!isRecord(stored) || markdown === undefined) return undefined
  const text = markdown === '' ? '' : `${markdown}\n`
  const front = {
    ...(isRecord(stored.meta) ? visible(stored.meta) : {}),
    ...(draft ? { draft: true } : {}),
  }
  const bare = Object.keys(front).length === 0
  const written = [...(bare ? [text] : []), `---\n${bare ? '' : stringify(front, YAML)}---\n${text && `\n${text}`}`]
  const read = kind === 'page' ? readMarkdownPage : readMarkdownPartial
  return written.find((source) =>
    saysTheSame(source, (decoded, report) => {
      const parsed = read(decoded, key, report)
      return parsed.body === body && parsed.draft === draft
    }),
  )
}

/** A page or partial as JSON; `named` when its file's name does not say its key. */
export function renderJson({ kind, key, body, draft }: StoredDocument, named: boolean): string {
  const stored: unknown = JSON.parse(body)
  const { meta, zones } = isRecord(stored) ? stored : {}
  const name = named ? { [kind === 'page' ? 'route' : 'key']: key } : {}
  return `${JSON.stringify({ ...name, ...(draft ? { draft } : {}), ...(meta === undefined ? {} : { meta }), zones }, null, 2)}\n`
}

/** The strings of a language as YAML; undefined where YAML cannot hold them. */
export function renderStrings(body: string): string | undefined {
  const source = stringify(JSON.parse(body), YAML)
  const same = saysTheSame(source, (decoded, report) => readStrings(readYaml(decoded), report).body === body)
  return same ? source : undefined
}

/** Redirect documents as YAML; undefined where YAML cannot hold them. */
export function renderRedirects(bodies: readonly string[]): string | undefined {
  const source = stringify(
    bodies.map((body): unknown => JSON.parse(body)),
    YAML,
  )
  const same = saysTheSame(source, (decoded, report) => {
    const rules = readRedirects(readYaml(decoded), report)
    return rules.length === bodies.length && rules.every(({ body }, index) => body === bodies[index])
  })
  return same ? source : undefined
}

/** Compares what a file with this text will be read as, through its bytes: a file keeps no CRLF and no half characters. */
function saysTheSame(source: string, compare: (decoded: string, report: () => void) => boolean): boolean {
  let reported = false
  const report = (): void => {
    reported = true
  }
  try {
    return compare(decodeText(Buffer.from(source)), report) && !reported
  } catch (error) {
    if (error instanceof SourceFault || error instanceof RangeError) return false
    throw error
  }
}

/** What the front matter has to say: an empty description goes without saying, an empty title may hide a heading. */
function visible(meta: Record<string, unknown>): Record<string, unknown> {
  const { description, ...others } = meta
  const { title, ...rest } = others
  return { title, ...(description === '' ? {} : { description }), ...rest }
}

/** The text of the one Markdown block that a Markdown file can become; `compare` checks the rest of the shape. */
function markdownOf(stored: unknown): string | undefined {
  const main = isRecord(stored) && isRecord(stored.zones) ? stored.zones.main : undefined
  if (!isRecord(main) || !Array.isArray(main.blocks)) return undefined
  const blocks: unknown[] = main.blocks
  if (blocks.length === 0) return ''
  const [block] = blocks
  const markdown = isRecord(block) && isRecord(block.fields) ? block.fields.markdown : undefined
  return typeof markdown === 'string' ? markdown : undefined
}
