import { isObject } from '../../lib/json.ts'
import { redirectKey } from '../documents/content.ts'
import { encodeRedirect } from '../encode.ts'
import type { DocumentKind } from '../schema.ts'
import type { ReleaseContent, ReleaseEntry, ReleaseItemEntry, ReleaseTranslation } from './entries.ts'
import { readPage, readPartial } from './json-page.ts'
import { normalizeName } from './names.ts'
import { isReleaseName, releaseNameRule } from './place.ts'
import { ruleOf } from './redirects.ts'
import { type Path, type Report, SourceFault, type Tree } from './source.ts'
import { readStrings } from './strings.ts'

type Fail = (path: Path, reason: string) => void

/** The file being read, and how its faults are reported. */
interface Reading {
  readonly tree: Tree
  readonly fail: Fail
  readonly report: Report
  readonly lowercase: boolean
}

const kinds: readonly DocumentKind[] = ['page', 'partial', 'strings', 'redirect']

/**
 * A release: `{items, name?}`. An item is `{action, kind, key, content?}`; a redirect is named by its `from`, `to` and
 * `status` instead of a key. A `name` must be the file's own, and be there where the file has none.
 *
 * @param name what the file is called; undefined where the file must say it
 * @param lowercase whether routes of pages are in lower case
 * @returns undefined when something was reported
 * @throws SourceFault for anything but a map
 */
export function readRelease(
  tree: Tree,
  name: string | undefined,
  report: Report,
  lowercase = false,
): Omit<ReleaseEntry, 'file'> | undefined {
  const { value } = tree
  if (!isObject(value)) throw new SourceFault('must be a map with items', tree.lineOf([]))
  let failed = false
  const note: Report = (reason, line) => {
    failed = true
    report(reason, line)
  }
  const fail: Fail = (path, reason) => note(`${path.join('/')}: ${reason}`, tree.lineOf(path))
  const reading = { tree, fail, report: note, lowercase }
  checkKeys(value, ['name', 'items'], [], fail)
  const said = nameOf(value.name, name, fail)
  if (!Array.isArray(value.items)) {
    fail(['items'], 'must be a list')
    return undefined
  }
  const given: unknown[] = value.items
  const items = given.flatMap((item, index) => itemOf(reading, item, ['items', index]) ?? [])
  const seen = new Set<string>()
  for (const { kind, key, line } of items) {
    const document = `${kind} ${key}`
    if (seen.has(document)) note(`the ${document} is there twice`, line)
    seen.add(document)
  }
  return failed || said === undefined ? undefined : { name: said, items }
}

function nameOf(given: unknown, name: string | undefined, fail: Fail): string | undefined {
  if (name !== undefined) {
    if (given !== undefined && given !== name) fail(['name'], `must be ${JSON.stringify(name)}, or absent`)
    return name
  }
  if (typeof given === 'string' && isReleaseName(given)) return given
  fail(['name'], `must be a name, since the file has none: ${releaseNameRule}`)
  return undefined
}

function itemOf(reading: Reading, item: unknown, at: Path): ReleaseItemEntry | undefined {
  const { tree, fail, lowercase } = reading
  if (!isObject(item)) {
    fail(at, 'must be a map with action, kind and key')
    return undefined
  }
  const { action } = item
  const kind = kinds.find((known) => known === item.kind)
  if (action !== 'publish' && action !== 'unpublish') fail([...at, 'action'], 'must be publish or unpublish')
  if (kind === undefined) {
    fail([...at, 'kind'], `must be one of ${kinds.join(', ')}`)
    return undefined
  }
  const naming = kind === 'redirect' ? ['from', 'to', 'status'] : ['key']
  const published = action === 'publish' ? ['content', ...(kind === 'page' ? ['translation'] : [])] : []
  checkKeys(item, ['action', 'kind', ...naming, ...published], at, fail)
  const key = keyOf(item, kind, at, { fail, lowercase })
  if (key === undefined) return undefined
  const line = tree.lineOf(at)
  if (action === 'unpublish') return { action, kind, key, content: null, translation: null, line }
  const translation = translationOf(item.translation, [...at, 'translation'], { fail, lowercase })
  if (item.content === undefined) return { action: 'publish', kind, key, content: null, translation, line }
  const content = contentOf(reading, item.content, kind, key, [...at, 'content'])
  return content === undefined ? undefined : { action: 'publish', kind, key, content, translation, line }
}

/** `{language, of?, status?}`; null where there is none. */
function translationOf(
  value: unknown,
  at: Path,
  { fail, lowercase }: Pick<Reading, 'fail' | 'lowercase'>,
): ReleaseTranslation | null {
  if (value === undefined) return null
  if (!isObject(value)) {
    fail(at, 'must be a map with language')
    return null
  }
  checkKeys(value, ['language', 'of', 'status'], at, fail)
  const { language, status = 'current' } = value
  const of = typeof value.of === 'string' ? normalizeName('page', lowercase)(value.of) : null
  if (typeof language !== 'string') fail([...at, 'language'], 'must be a language tag')
  if (of === null && value.of !== undefined) fail([...at, 'of'], 'must be the route of a page')
  if (status !== 'current' && status !== 'outdated') fail([...at, 'status'], 'must be current or outdated')
  return { language: String(language), of, status: status === 'outdated' ? status : 'current' }
}

function keyOf(
  item: Record<string, unknown>,
  kind: DocumentKind,
  at: Path,
  { fail, lowercase }: Pick<Reading, 'fail' | 'lowercase'>,
): string | undefined {
  if (kind === 'redirect') {
    const { from, to, status } = item
    const rule = ruleOf({ from, to, ...(status === undefined ? {} : { status }) }, (reason) => fail(at, reason))
    return rule === undefined ? undefined : redirectKey(rule)
  }
  const key = typeof item.key === 'string' ? normalizeName(kind, lowercase)(item.key) : null
  if (key === null) fail([...at, 'key'], `must be ${whatNames[kind]}`)
  return key ?? undefined
}

const whatNames = { page: 'a route', partial: 'the key of a partial', strings: 'a language' } as const

function contentOf(
  { tree, fail, report, lowercase }: Reading,
  value: unknown,
  kind: DocumentKind,
  key: string,
  at: Path,
): ReleaseContent | undefined {
  if (kind === 'page' || kind === 'partial') {
    const read = kind === 'page' ? readPage : readPartial
    const naming = { normalize: normalizeName(kind, lowercase), otherwise: key }
    return read({ tree, at, value, drafts: false }, naming, report)
  }
  if (kind === 'redirect') {
    const rule = ruleOf(value, (reason, within) => fail([...at, ...within], reason))
    return rule === undefined ? undefined : { ...encodeRedirect(rule), key: redirectKey(rule), type: kind }
  }
  if (!isObject(value)) {
    fail(at, 'must be a flat map of strings')
    return undefined
  }
  const { body, fields, etag } = readStrings({ value, lineOf: (path) => tree.lineOf([...at, ...path]) }, report)
  return { body, fields, etag, key, type: kind }
}

function checkKeys(value: Record<string, unknown>, known: readonly string[], at: Path, fail: Fail): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) fail([...at, key], `is unknown here; known are ${known.join(', ')}`)
  }
}
