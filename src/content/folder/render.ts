import { stringify } from 'yaml'
import { isExactNumber, isObject, parseExactJson } from '../../lib/json.ts'
import type { SiteLanguages } from '../languages/site-languages.ts'
import type { DocumentKind } from '../schema.ts'
import type { ReleaseTranslation, VersionEntry } from './entries.ts'
import { readMarkdownPage, readMarkdownPartial } from './markdown.ts'
import { readRedirects } from './redirects.ts'
import { SourceFault } from './source.ts'
import { readStrings } from './strings.ts'
import { decodeText } from './text.ts'
import { readYaml } from './yaml-source.ts'

/** A document as it is kept: its delivered JSON, and whether it is to stay a draft. */
export interface StoredDocument {
  readonly kind: DocumentKind
  readonly key: string
  readonly type: string
  readonly body: string
  /** The JSON of a page's fields; null where it has none. */
  readonly fields: string | null
  readonly draft: boolean
}

/** A release as it is kept. */
export interface StoredRelease {
  readonly name: string
  readonly items: readonly StoredItem[]
}

/** The languages of a site as they are kept, and which of its pages are versions of one another, by their files. */
export interface StoredLanguages {
  readonly languages: SiteLanguages['languages']
  readonly translations: readonly {
    readonly versions: readonly StoredVersion[]
  }[]
}

interface StoredVersion extends Pick<VersionEntry, 'language' | 'status'> {
  readonly route: string
}

interface StoredItem {
  readonly action: 'publish' | 'unpublish'
  readonly kind: DocumentKind
  /** What the document's own file is known by. */
  readonly key: string
  /** What the item publishes; null where that is what the document's own file says. */
  readonly content: Pick<StoredDocument, 'key' | 'type' | 'body' | 'fields'> | null
  /** What the page becomes a version of; null where it stays what it is. */
  readonly translation: ReleaseTranslation | null
}

/** How all YAML is written: a long line stays one line. */
const YAML = { lineWidth: 0, version: '1.2', schema: 'core' } as const

/**
 * A page or partial as Markdown.
 *
 * @param links what reading the text as a file of its folder makes of its links
 * @returns undefined where Markdown cannot say exactly what the document holds: the reader's own parser decides
 */
export function renderMarkdown(
  { kind, key, type, body, fields, draft }: StoredDocument,
  links: (text: string) => string,
): string | undefined {
  const stored: unknown = JSON.parse(body)
  const markdown = markdownOf(stored)
  if (!isObject(stored) || markdown === undefined) return undefined
  const text = markdown === '' ? '' : `${markdown}\n`
  const front = {
    ...(isObject(stored.meta) ? visible(stored.meta) : {}),
    ...(kind === 'page' && type !== 'page' ? { pageType: type } : {}),
    ...(draft ? { draft: true } : {}),
    ...(withBigInts(fieldsOf(fields)) as Record<string, unknown>),
  }
  const bare = Object.keys(front).length === 0
  const written = [...(bare ? [text] : []), `---\n${bare ? '' : stringify(front, YAML)}---\n${text && `\n${text}`}`]
  const read = kind === 'page' ? readMarkdownPage : readMarkdownPartial
  return written.find((source) =>
    decodesAs(source, (decoded, report) => {
      const parsed = read(decoded, key, report, { format: 'md', links })
      return (
        parsed.body === body && parsed.fields === fields && parsed.draft === draft && (parsed.type ?? kind) === type
      )
    }),
  )
}

/** A page or partial as JSON; `named` when its file's name does not say its key. */
export function renderJson(document: StoredDocument, named: boolean): string {
  const { meta, zones } = partsOf(document.body)
  const { draft, fields } = document
  const more = { ...(draft ? { draft } : {}), ...(meta === undefined ? {} : { meta }), ...withFields(fields), zones }
  return `${JSON.stringify({ ...namesOf(document, named), ...more }, null, 2)}\n`
}

/** A release as JSON, an item that says no content on one line; `named` when its file's name does not say its own. */
export function renderRelease({ name, items }: StoredRelease, named: boolean): string {
  const texts = items.map((item) => {
    const { action, kind, key, content, translation } = item
    const named = kind === 'redirect' ? redirectOf(key) : { key }
    const naming = translation === null ? named : { ...named, translation: renderTranslation(translation) }
    if (content === null) return `    ${onOneLine({ action, kind, ...naming })}`
    const text = JSON.stringify(
      { action, kind, ...naming, content: contentOf(kind, content, content.key !== key) },
      null,
      2,
    )
    return text.replace(/^/gm, '    ')
  })
  const list = texts.length === 0 ? '[]' : `[\n${texts.join(',\n')}\n  ]`
  return `{\n${named ? `  "name": ${JSON.stringify(name)},\n` : ''}  "items": ${list}\n}\n`
}

function renderTranslation({ language, of, status }: ReleaseTranslation) {
  return { language, ...(of === null ? {} : { of, ...(status === 'current' ? {} : { status }) }) }
}

/** Languages as JSON, each language and each version on a line of its own; `names` where names of files give them too. */
export function renderLanguages({ languages, translations }: StoredLanguages, names?: string): string {
  const groups = translations.map(({ versions }) => `    {\n      "versions": ${linesOf(versions, '        ')}\n    }`)
  const list = groups.length === 0 ? '[]' : `[\n${groups.join(',\n')}\n  ]`
  const layout = names === undefined ? '' : `\n  "layout": ${JSON.stringify(names)},`
  return `{\n  "languages": ${linesOf(languages, '    ')},${layout}\n  "translations": ${list}\n}\n`
}

function linesOf(items: readonly unknown[], indent: string): string {
  return `[\n${items.map((item) => indent + onOneLine(item)).join(',\n')}\n${indent.slice(2)}]`
}

function contentOf(
  kind: DocumentKind,
  content: Pick<StoredDocument, 'key' | 'type' | 'body' | 'fields'>,
  named: boolean,
): unknown {
  if (kind === 'strings' || kind === 'redirect') return JSON.parse(content.body)
  const { meta, zones } = partsOf(content.body)
  return {
    ...namesOf({ ...content, kind }, named),
    ...(meta === undefined ? {} : { meta }),
    ...withFields(content.fields),
    zones,
  }
}

/** What of a page or partial is said by its file's name or goes without saying, where it is not. */
function namesOf({ kind, key, type }: Pick<StoredDocument, 'kind' | 'key' | 'type'>, named: boolean) {
  const name = named ? { [kind === 'page' ? 'route' : 'key']: key } : {}
  return { ...name, ...(kind === 'page' && type !== 'page' ? { type } : {}) }
}

function partsOf(body: string): Record<string, unknown> {
  const stored = parseExactJson(body)
  return isObject(stored) ? stored : {}
}

function withFields(fields: string | null): Record<string, unknown> {
  return fields === null ? {} : { fields: fieldsOf(fields) }
}

function fieldsOf(fields: string | null): Record<string, unknown> {
  const value = fields === null ? {} : parseExactJson(fields)
  return isObject(value) ? value : {}
}

/** Numbers that keep their digits as YAML's library knows them. */
function withBigInts(value: unknown): unknown {
  if (isExactNumber(value)) return BigInt(value.rawJSON)
  if (Array.isArray(value)) return value.map(withBigInts)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withBigInts(member)]))
}

/** The key of a redirect document is all that it says. */
function redirectOf(key: string): Record<string, unknown> {
  const [from, to, status]: unknown[] = JSON.parse(key)
  return { from, to, status }
}

/** No line end of JSON is within a text. */
function onOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
}

/** The strings of a language as YAML; undefined where YAML cannot hold them. */
export function renderStrings(body: string): string | undefined {
  const source = stringify(JSON.parse(body), YAML)
  const same = decodesAs(source, (decoded, report) => readStrings(readYaml(decoded), report).body === body)
  return same ? source : undefined
}

/** Redirect documents as YAML; undefined where YAML cannot hold them. */
export function renderRedirects(bodies: readonly string[]): string | undefined {
  const source = stringify(
    bodies.map((body): unknown => JSON.parse(body)),
    YAML,
  )
  const same = decodesAs(source, (decoded, report) => {
    const rules = readRedirects(readYaml(decoded), report)
    return rules.length === bodies.length && rules.every(({ body }, index) => body === bodies[index])
  })
  return same ? source : undefined
}

/** Compares what a file with this text will be read as, through its bytes: a file keeps no CRLF and no half characters. */
function decodesAs(source: string, compare: (decoded: string, report: () => void) => boolean): boolean {
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
  const main = isObject(stored) && isObject(stored.zones) ? stored.zones.main : undefined
  if (!isObject(main) || !Array.isArray(main.blocks)) return undefined
  const blocks: unknown[] = main.blocks
  if (blocks.length === 0) return ''
  const [block] = blocks
  const markdown = isObject(block) && isObject(block.fields) ? block.fields.markdown : undefined
  return typeof markdown === 'string' ? markdown : undefined
}
