import { isObject } from '../../lib/json.ts'
import { checkBlocks, checkFields, checkSources } from '../documents/limits.ts'
import { encodeDocument, encodePartial } from '../encode.ts'
import type { Block, Zone, Zones } from '../model.ts'
import { readJson } from './json-source.ts'
import type { ParsedFile } from './markdown.ts'
import { isPageType, pageTypeRule } from './place.ts'
import { type Path, type Report, SourceFault, type Tree } from './source.ts'

/** A page or partial whose name may be inside it. */
interface NamedFile extends ParsedFile {
  readonly key: string
  readonly type: string
}

/**
 * Where a document's name comes from: its file's path; under `_/`, what the file says; in a release, the name of the
 * document unless another one is said.
 */
export type Naming =
  | { readonly key: string; readonly lowercase?: boolean }
  | { readonly normalize: (text: string) => string | null; readonly otherwise?: string }

type Fail = (path: Path, reason: string) => void

/** A part of a parsed file that is a page or a partial. */
export interface Source {
  readonly tree: Tree
  readonly at: Path
  readonly value: unknown
  /** Whether it may say `draft`. */
  readonly drafts: boolean
}

/**
 * A JSON page: `{zones, meta?, fields?, draft?, route?, type?}`, shaped as the contract's Document. A `route` must be
 * the path's own.
 *
 * @returns undefined when something was reported
 * @throws SourceFault for what is not JSON
 */
export function readJsonPage(text: string, naming: Naming, report: Report): NamedFile | undefined {
  return readPage(wholeFile(text), naming, report)
}

/**
 * A JSON partial: `{zones, draft?, key?}`. A `key` must be the path's own.
 *
 * @returns undefined when something was reported
 * @throws SourceFault for what is not JSON
 */
export function readJsonPartial(text: string, naming: Naming, report: Report): NamedFile | undefined {
  return readPartial(wholeFile(text), naming, report)
}

/** @returns undefined when something was reported */
export function readPage(source: Source, naming: Naming, report: Report): NamedFile | undefined {
  const file = readSource(source, 'route', ['meta', 'fields', 'type'], naming, report)
  if (file === undefined) return undefined
  const { fail, value, key, zones, draft, lineOf } = file
  const { type = 'page', meta = {}, fields = {} } = value
  const isType = typeof type === 'string' && isPageType(type)
  if (!isType) fail(['type'], `must be ${pageTypeRule}`)
  if (!isObject(meta)) {
    fail(['meta'], 'must be an object')
    return undefined
  }
  checkKeys(meta, ['title', 'description', 'redirectsFrom'], ['meta'], fail)
  const { title = '', description = '', redirectsFrom = [] } = meta
  if (typeof title !== 'string') fail(['meta', 'title'], 'must be a string')
  if (typeof description !== 'string') fail(['meta', 'description'], 'must be a string')
  if (!isTexts(redirectsFrom)) fail(['meta', 'redirectsFrom'], 'must be a list of strings')
  else checkSources(redirectsFrom, fail)
  if (!isObject(fields)) fail(['fields'], 'must be an object')
  else checkFields(fields, fail)
  if (key === undefined || zones === undefined || !isType || !isObject(fields)) return undefined
  if (typeof title !== 'string' || typeof description !== 'string' || !isTexts(redirectsFrom)) return undefined
  const encoded = encodeDocument({ route: key, meta: { title, description, redirectsFrom }, zones }, fields)
  return { ...encoded, key, type, draft, lineOf }
}

/** @returns undefined when something was reported */
export function readPartial(source: Source, naming: Naming, report: Report): NamedFile | undefined {
  const file = readSource(source, 'key', [], naming, report)
  if (file?.key === undefined || file.zones === undefined) return undefined
  const { key, zones, draft, lineOf } = file
  return { ...encodePartial({ key, zones }), key, type: 'partial', draft, lineOf }
}

function wholeFile(text: string): Source {
  const tree = readJson(text)
  if (!isObject(tree.value)) throw new SourceFault('must be an object', tree.lineOf([]))
  return { tree, at: [], value: tree.value, drafts: true }
}

function readSource(
  { tree, at, value, drafts }: Source,
  nameKey: string,
  keys: readonly string[],
  naming: Naming,
  report: Report,
) {
  const lineOf = (path: Path): number | undefined => tree.lineOf([...at, ...path])
  const fail: Fail = (path, reason) => report(`${[...at, ...path].join('/')}: ${reason}`, lineOf(path))
  if (!isObject(value)) {
    fail([], 'must be an object')
    return undefined
  }
  checkKeys(value, [nameKey, ...keys, 'zones', ...(drafts ? ['draft'] : [])], [], fail)
  const { draft = false } = value
  if (drafts && typeof draft !== 'boolean') fail(['draft'], 'must be true or false')
  return {
    fail,
    lineOf,
    value,
    key: nameOf(value[nameKey], nameKey, naming, fail),
    zones: zonesOf(value.zones, fail),
    draft: draft === true,
  }
}

function nameOf(given: unknown, nameKey: string, naming: Naming, fail: Fail): string | undefined {
  if ('key' in naming) {
    const said = naming.lowercase === true && typeof given === 'string' ? given.toLowerCase() : given
    if (said === undefined || said === naming.key) return naming.key
    fail([nameKey], `must be ${JSON.stringify(naming.key)}, as the file is named, or absent`)
    return undefined
  }
  if (given === undefined && naming.otherwise !== undefined) return naming.otherwise
  const key = typeof given === 'string' ? naming.normalize(given) : null
  if (key === null) {
    const why = naming.otherwise === undefined ? ", since the file's name is not a valid one" : ''
    fail([nameKey], `must be a valid ${nameKey}${why}`)
  }
  return key ?? undefined
}

function zonesOf(value: unknown, fail: Fail): Zones | undefined {
  if (!isObject(value)) {
    fail(['zones'], 'must be an object')
    return undefined
  }
  const read = Object.entries(value).map(([name, zone]) => [name, zoneOf(zone, ['zones', name], fail)] as const)
  const zones: Zones = Object.fromEntries(read.flatMap(([name, zone]) => (zone === undefined ? [] : [[name, zone]])))
  checkBlocks(zones, fail)
  return zones
}

function zoneOf(value: unknown, path: Path, fail: Fail): Zone | undefined {
  if (!isObject(value) || !Array.isArray(value.blocks)) {
    fail(path, 'must be an object with a list of blocks')
    return undefined
  }
  checkKeys(value, ['blocks'], path, fail)
  const blocks: unknown[] = value.blocks
  return { blocks: blocks.flatMap((block, index) => blockOf(block, [...path, 'blocks', index], fail) ?? []) }
}

function blockOf(value: unknown, path: Path, fail: Fail): Block | undefined {
  if (!isObject(value)) {
    fail(path, 'must be an object')
    return undefined
  }
  checkKeys(value, ['id', 'type', 'fields'], path, fail)
  const { id, type, fields } = value
  if (typeof id !== 'string') fail([...path, 'id'], 'must be a string')
  if (typeof type !== 'string') fail([...path, 'type'], 'must be a string')
  if (!isObject(fields)) fail([...path, 'fields'], 'must be an object')
  return typeof id === 'string' && typeof type === 'string' && isObject(fields) ? { id, type, fields } : undefined
}

function checkKeys(value: Record<string, unknown>, known: readonly string[], path: Path, fail: Fail): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) fail([...path, key], `is unknown here; known are ${known.join(', ')}`)
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
