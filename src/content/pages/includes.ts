import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { components } from '../../../generated/content/types.ts'
import { isObject, parseExactJson } from '../../lib/json.ts'
import { readTypesIn } from '../block-types/types-in.ts'
import type { View } from '../delivery.ts'
import { inChunks } from '../in-chunks.ts'
import { languagesOf, readVisibleVersions } from '../languages/hreflang.ts'
import type { SiteLanguages } from '../languages/site-languages.ts'
import { idTarget, pathTarget } from '../links/link-target.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { fault } from './page-query.ts'
import { readPages } from './page-rows.ts'
import { commonSchema, type PageType, pageTypeOf, splitFields } from './page-type.ts'

type Entry = components['schemas']['PageListEntry']

/** Fields to follow, each with those of the pages that it leads to. */
export type IncludeTree = ReadonlyMap<string, IncludeTree>

/** Pages that references lead to, by the text of the reference. */
export interface Included {
  readonly included: Record<string, Entry>
  /** There where not all of them are in the answer. */
  readonly includedMore?: true
}

/** References after references. */
const MAX_DEPTH = 3

/** Pages in one answer, beside those that were asked for. */
const MAX_INCLUDED = 500

/** The page types of an environment. */
export type PageTypes = ReadonlyMap<string, PageType>

export async function readPageTypes(db: Kysely<ContentTables>, scope: Scope): Promise<PageTypes> {
  const rows = await readTypesIn(db, 'page', scope)
  return new Map(rows.map(({ type, schema }) => [type, parseType(type, schema)]))
}

/** Types that were read last, by their schemas. */
const parsed = new LRUCache<string, PageType>({ max: 200 })

function parseType(type: string, schema: string): PageType {
  const key = `${type} ${schema}`
  const known = parsed.get(key)
  if (known !== undefined) return known
  const read = pageTypeOf(type, JSON.parse(schema) as Record<string, unknown>)
  parsed.set(key, read)
  return read
}

/** A type as its environment has it, or else what most pages have. */
export function typeNamed(types: PageTypes, name: string): PageType {
  return types.get(name) ?? pageTypeOf(name, commonSchema)
}

/**
 * Reads what is to be included: names of reference fields, one after the other between dots.
 *
 * @throws TriptychError `invalid_request` with the place of what is no reference, goes in a circle or too deep
 */
export function readInclude(types: PageTypes, type: string, include: readonly string[]): IncludeTree {
  const tree = new Map<string, Map<string, never>>()
  for (const [index, path] of include.entries()) {
    const place = `include/${index}`
    const names = path.split('.')
    if (names.includes('')) throw fault(place, 'must be names of references, with a dot between two of them')
    if (names.length > MAX_DEPTH) throw fault(place, `must be ${MAX_DEPTH} references deep at most`)
    for (const [depth, name] of names.entries()) {
      // Which types the pages have that a reference leads to shows when it is followed.
      const among = depth === 0 ? [typeNamed(types, type)] : [...types.values()]
      if (among.some(({ fields }) => fields.get(name)?.isReference === true)) continue
      const whose = depth === 0 ? `the type \`${type}\`` : 'any type'
      throw fault(place, `\`${name}\` is not a reference of ${whose}`)
    }
    if (new Set(names).size < names.length) throw fault(place, 'must not come by one field twice')
    let at: Map<string, unknown> = tree
    for (const name of names) {
      const next = (at.get(name) as Map<string, unknown> | undefined) ?? new Map<string, unknown>()
      at.set(name, next)
      at = next
    }
  }
  return tree
}

interface Followed {
  readonly type: string
  /** All that the page has. */
  readonly values: Readonly<Record<string, unknown>>
  readonly tree: IncludeTree
}

interface Following {
  readonly types: PageTypes
  readonly languages: SiteLanguages
  readonly view: View
  readonly tree: IncludeTree
}

/** The pages that references lead to, in what a view shows. What it hides is not there, as what is missing. */
export async function follow(
  db: Kysely<ContentTables>,
  scope: Scope,
  { types, languages, view, tree }: Following,
  pages: readonly { readonly type: string; readonly fields: string | null }[],
): Promise<Included> {
  const included: Record<string, Entry> = {}
  let more = false
  let level: Followed[] = pages.map(({ type, fields }) => ({ type, values: valuesOf(fields), tree }))
  while (level.length > 0) {
    const asked = new Map<string, IncludeTree[]>()
    for (const { type, values, tree: wanted } of level) {
      for (const [name, next] of wanted) {
        if (typeNamed(types, type).fields.get(name)?.isReference !== true) continue
        for (const text of textsOf(values[name])) asked.set(text, [...(asked.get(text) ?? []), next])
      }
    }
    const room = MAX_INCLUDED - Object.keys(included).length
    const fresh = [...asked.keys()].filter((text) => !Object.hasOwn(included, text))
    more ||= fresh.length > room
    const texts = new Set([
      ...[...asked.keys()].filter((text) => Object.hasOwn(included, text)),
      ...fresh.slice(0, room),
    ])
    const found = await readReferences(db, scope, view, [...texts])
    level = []
    for (const [text, row] of found) {
      const values = valuesOf(row.fields)
      included[text] = entryOf(row, typeNamed(types, row.type), values)
      for (const next of asked.get(text) ?? []) level.push({ type: row.type, values, tree: next })
    }
    level = level.filter((one) => one.tree.size > 0)
  }
  const ids = [...new Set(Object.values(included).map(({ id }) => id))]
  const versions = await readVisibleVersions(db, scope, view, languages, ids)
  for (const [text, entry] of Object.entries(included)) {
    included[text] = { ...entry, ...languagesOf(versions, languages, entry.id) }
  }
  return more ? { included, includedMore: true } : { included }
}

/** The page of each reference that leads to one. */
async function readReferences(db: Kysely<ContentTables>, scope: Scope, view: View, texts: readonly string[]) {
  const keys = new Map<string, { readonly by: 'id' | 'key'; readonly value: string }>()
  for (const text of texts) {
    const target = idTarget(text) ?? pathTarget(text)
    if (target?.kind === 'id') keys.set(text, { by: 'id', value: target.key })
    if (target?.kind === 'page') keys.set(text, { by: 'key', value: target.key })
  }
  const of = (by: 'id' | 'key') => [
    ...new Set([...keys.values()].flatMap((each) => (each.by === by ? [each.value] : []))),
  ]
  const byId = new Map((await readPages(db, scope, view, { ids: of('id') })).map((row) => [row.id, row]))
  const byKey = new Map((await readPages(db, scope, view, { keys: of('key') })).map((row) => [row.key, row]))
  const redirects = await readRedirects(
    db,
    scope,
    of('key').filter((key) => !byKey.has(key)),
  )
  const redirected = await readPages(db, scope, view, { keys: [...new Set(redirects.values())] })
  const byTarget = new Map(redirected.map((row) => [row.key, row]))
  return [...keys].flatMap(([text, { by, value }]) => {
    const row = by === 'id' ? byId.get(value) : (byKey.get(value) ?? byTarget.get(redirects.get(value) ?? ''))
    return row === undefined ? [] : [[text, row] as const]
  })
}

async function readRedirects(db: Kysely<ContentTables>, { site, env }: Scope, paths: readonly string[]) {
  const rows = await inChunks(paths, (chunk) =>
    db
      .selectFrom('redirect_resolved')
      .select(['from_path', 'to_path'])
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('from_path', 'in', chunk)
      .execute(),
  )
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path.replace(/[?#].*$/s, '')]))
}

function valuesOf(fields: string | null): Record<string, unknown> {
  const values = fields === null ? {} : parseExactJson(fields)
  return isObject(values) ? values : {}
}

function textsOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((each) => typeof each === 'string')
}

interface EntryRow {
  readonly id: string
  readonly type: string
  readonly body: string
  /** UTC milliseconds. */
  readonly at: number
}

/** A page without its text, with those of its fields that its type declares. */
export function entryOf(
  { id, type, body, at }: EntryRow,
  pageType: PageType,
  values: Readonly<Record<string, unknown>>,
): Entry {
  const { route, meta } = JSON.parse(headOf(body)) as Pick<components['schemas']['Document'], 'route' | 'meta'>
  const { title, description } = meta
  const updatedAt = new Date(Number(at)).toISOString()
  return { id, type, route, title, description, updatedAt, fields: splitFields(pageType, values).fields }
}

/** The JSON of a page without its zones, which come last. A quote in a text has a backslash before it, so this is no text. */
function headOf(body: string): string {
  const end = body.indexOf(',"zones":')
  return end === -1 ? body : `${body.slice(0, end)}}`
}
