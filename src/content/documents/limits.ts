import type { Zones } from '../model.ts'
import type { DocumentKind } from '../schema.ts'
import { decodeContent, type StoredContent } from './content.ts'

// What one document may hold, whichever way it comes: from an editor over HTTP, whose contract and listener have the same
// bounds, or an import. So what was imported can be saved again.

/** The longest key: its characters, and its bytes, which an index has to take. */
const MAX_KEY_CHARACTERS = 1_000
const MAX_KEY_BYTES = 2_000

/** The largest JSON of a document's content, in bytes: what the body of a request may have. */
const MAX_CONTENT_BYTES = 1024 * 1024

/** What the JSON of a content has beside its body. */
const MORE_BYTES = 1024

const MAX_BLOCKS = 40_000
const MAX_SOURCES = 10_000
const MAX_SOURCE_CHARACTERS = 2_048
const MAX_WORD_CHARACTERS = 1_000
const MAX_DEPTH = 100
const MAX_FIELDS = 1_000
const MAX_NAME_CHARACTERS = 200

type Path = readonly (string | number)[]

/** Reports what is wrong with the value at `path` of a document. */
export type ReportLimit = (path: Path, message: string) => void

/** Why a key is too long; null for one that is not. A redirect's is both of its paths. */
export function keyFault(kind: DocumentKind, key: string): string | null {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) return `is longer than ${MAX_KEY_BYTES.toLocaleString('en')} bytes`
  // Code points, as the contract counts them.
  return kind !== 'redirect' && key.length > MAX_KEY_CHARACTERS && [...key].length > MAX_KEY_CHARACTERS
    ? `is longer than ${MAX_KEY_CHARACTERS.toLocaleString('en')} characters`
    : null
}

/** Why what a document says is too large; null where it is not. */
export function sizeFault(stored: Omit<StoredContent, 'etag'>): string | null {
  const { body, fields } = stored
  if ((body.length + (fields?.length ?? 0)) * 3 + MORE_BYTES <= MAX_CONTENT_BYTES) return null
  return Buffer.byteLength(JSON.stringify(decodeContent(stored))) > MAX_CONTENT_BYTES
    ? 'is larger than 1 MiB, which is the most that a document may have'
    : null
}

/** Block ids name one block of a document each, so that editors, previews and comparisons mean the same one. */
export function checkBlocks(zones: Zones, report: ReportLimit): void {
  const seen = new Set<string>()
  for (const [zone, { blocks }] of Object.entries(zones)) {
    const at = ['zones', zone, 'blocks'] as const
    if (blocks.length > MAX_BLOCKS) report(at, `must be ${MAX_BLOCKS.toLocaleString('en')} blocks at most`)
    for (const [index, { id, type }] of blocks.entries()) {
      if (id.trim() === '') report([...at, index, 'id'], 'must not be empty')
      else if (seen.has(id)) report([...at, index, 'id'], `is the id of another block too: ${JSON.stringify(id)}`)
      seen.add(id)
      for (const [name, word] of Object.entries({ id, type })) {
        if (word.length > MAX_WORD_CHARACTERS) report([...at, index, name], 'must have 1,000 characters at most')
      }
    }
  }
}

/** The fields of a page. Those that have places of their own would say them twice. */
export function checkFields(fields: Readonly<Record<string, unknown>>, report: ReportLimit): void {
  const names = Object.keys(fields)
  if (names.length > MAX_FIELDS) report(['fields'], `must be ${MAX_FIELDS.toLocaleString('en')} fields at most`)
  for (const name of names) {
    const fault = fieldNameFault(name) ?? valueFault(fields[name], 1)
    if (fault !== null) report(['fields', name], fault)
  }
}

/** Why no field can have a name; null where one can. */
export function fieldNameFault(name: string): string | null {
  if (reservedNames.has(name)) return 'is not for fields: pages have a place of their own for it'
  if (name.length > MAX_NAME_CHARACTERS) return `must have ${MAX_NAME_CHARACTERS} characters at most`
  return name.trim() === '' || hasControls(name) ? 'must be a name without control characters' : null
}

/** What a page says elsewhere, and front matter too. */
const reservedNames: ReadonlySet<string> = new Set([
  'title',
  'description',
  'redirectsFrom',
  'aliases',
  'draft',
  'pageType',
])

/** What JSON has no word for, or too deep a nesting; front matter has both. */
function valueFault(value: unknown, depth: number): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'must be a smaller number'
  if (typeof value !== 'object' || value === null) return null
  if (depth > MAX_DEPTH) return `must not lie deeper than ${MAX_DEPTH} levels`
  return Object.values(value).reduce<string | null>((fault, member) => fault ?? valueFault(member, depth + 1), null)
}

function hasControls(name: string): boolean {
  return /\p{Cc}/u.test(name)
}

/** The sources of a page's redirects. */
export function checkSources(sources: readonly string[], report: ReportLimit): void {
  const at = ['meta', 'redirectsFrom']
  if (sources.length > MAX_SOURCES) report(at, `must be ${MAX_SOURCES.toLocaleString('en')} paths at most`)
  const long = sources.findIndex((source) => source.length > MAX_SOURCE_CHARACTERS)
  if (long !== -1) report([...at, long], 'must have 2,048 characters at most')
}
