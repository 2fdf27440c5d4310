import { encodeDocument, encodePartial } from '../encode.ts'
import type { Block, Zone, Zones } from '../model.ts'
import { readJson } from './json-source.ts'
import type { ParsedFile } from './markdown.ts'
import { isRecord, type Path, type Report, SourceFault, type Tree } from './source.ts'

/** A page or partial whose name may be inside it. */
interface NamedFile extends ParsedFile {
  readonly key: string
}

/** Where a file's name comes from: its path, or, under `_/`, what the file says. */
export type Naming = { readonly key: string } | { readonly normalize: (text: string) => string | null }

type Fail = (path: Path, reason: string) => void

/**
 * A JSON page: `{zones, meta?, draft?, route?}`, shaped as the contract's Document. A `route` must be the path's own.
 *
 * @returns undefined when something was reported
 * @throws SourceFault for what is not JSON
 */
export function readJsonPage(text: string, naming: Naming, report: Report): NamedFile | undefined {
  const file = readFile(text, 'route', ['meta'], naming, report)
  if (file === undefined) return undefined
  const { tree, fail, value, key, zones, draft } = file
  const meta = value.meta === undefined ? {} : value.meta
  if (!isRecord(meta)) {
    fail(['meta'], 'must be an object')
    return undefined
  }
  checkKeys(meta, ['title', 'description', 'redirectsFrom'], ['meta'], fail)
  const { title = '', description = '', redirectsFrom = [] } = meta
  if (typeof title !== 'string') fail(['meta', 'title'], 'must be a string')
  if (typeof description !== 'string') fail(['meta', 'description'], 'must be a string')
  if (!isTexts(redirectsFrom)) fail(['meta', 'redirectsFrom'], 'must be a list of strings')
  if (key === undefined || zones === undefined) return undefined
  if (typeof title !== 'string' || typeof description !== 'string' || !isTexts(redirectsFrom)) return undefined
  const encoded = encodeDocument({ route: key, meta: { title, description, redirectsFrom }, zones })
  return { ...encoded, key, draft, lineOf: tree.lineOf }
}

/**
 * A JSON partial: `{zones, draft?, key?}`. A `key` must be the path's own.
 *
 * @returns undefined when something was reported
 * @throws SourceFault for what is not JSON
 */
export function readJsonPartial(text: string, naming: Naming, report: Report): NamedFile | undefined {
  const file = readFile(text, 'key', [], naming, report)
  if (file?.key === undefined || file.zones === undefined) return undefined
  const { tree, key, zones, draft } = file
  return { ...encodePartial({ key, zones }), key, draft, lineOf: tree.lineOf }
}

function readFile(text: string, nameKey: string, keys: readonly string[], naming: Naming, report: Report) {
  const tree: Tree = readJson(text)
  const { value } = tree
  if (!isRecord(value)) throw new SourceFault('must be an object', tree.lineOf([]))
  const fail: Fail = (path, reason) => report(`${path.join('/')}: ${reason}`, tree.lineOf(path))
  checkKeys(value, [nameKey, ...keys, 'zones', 'draft'], [], fail)
  const { draft = false } = value
  if (typeof draft !== 'boolean') fail(['draft'], 'must be true or false')
  return {
    tree,
    fail,
    value,
    key: nameOf(value[nameKey], nameKey, naming, fail),
    zones: zonesOf(value.zones, fail),
    draft: draft === true,
  }
}

function nameOf(given: unknown, nameKey: string, naming: Naming, fail: Fail): string | undefined {
  if ('key' in naming) {
    if (given === undefined || given === naming.key) return naming.key
    fail([nameKey], `must be ${JSON.stringify(naming.key)}, as the file is named, or absent`)
    return undefined
  }
  const key = typeof given === 'string' ? naming.normalize(given) : null
  if (key === null) fail([nameKey], `must be a valid ${nameKey}, since the file's name is none`)
  return key ?? undefined
}

function zonesOf(value: unknown, fail: Fail): Zones | undefined {
  if (!isRecord(value)) {
    fail(['zones'], 'must be an object')
    return undefined
  }
  const zones = Object.entries(value).map(([name, zone]) => [name, zoneOf(zone, ['zones', name], fail)] as const)
  return Object.fromEntries(zones.flatMap(([name, zone]) => (zone === undefined ? [] : [[name, zone]])))
}

function zoneOf(value: unknown, path: Path, fail: Fail): Zone | undefined {
  if (!isRecord(value) || !Array.isArray(value.blocks)) {
    fail(path, 'must be an object with a list of blocks')
    return undefined
  }
  checkKeys(value, ['blocks'], path, fail)
  const blocks: unknown[] = value.blocks
  return { blocks: blocks.flatMap((block, index) => blockOf(block, [...path, 'blocks', index], fail) ?? []) }
}

function blockOf(value: unknown, path: Path, fail: Fail): Block | undefined {
  if (!isRecord(value)) {
    fail(path, 'must be an object')
    return undefined
  }
  checkKeys(value, ['id', 'type', 'fields'], path, fail)
  const { id, type, fields } = value
  if (typeof id !== 'string') fail([...path, 'id'], 'must be a string')
  if (typeof type !== 'string') fail([...path, 'type'], 'must be a string')
  if (!isRecord(fields)) fail([...path, 'fields'], 'must be an object')
  return typeof id === 'string' && typeof type === 'string' && isRecord(fields) ? { id, type, fields } : undefined
}

function checkKeys(value: Record<string, unknown>, known: readonly string[], path: Path, fail: Fail): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) fail([...path, key], `is unknown here; known are ${known.join(', ')}`)
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
