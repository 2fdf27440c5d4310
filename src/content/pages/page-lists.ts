import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { parseExactJson } from '../../lib/json.ts'
import { checkRequested, languagesOf, readVisibleVersions } from '../languages/hreflang.ts'
import { readLanguages, type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { atOneVersion } from './at-one-version.ts'
import { countFacets, type Facets, readFacets } from './facets.ts'
import { type After, findNarrow, findPages } from './find-pages.ts'
import { entryOf, follow, readInclude, readPageTypes, typeNamed } from './includes.ts'
import { type Condition, fault, type PageQuery, readQuery } from './page-query.ts'
import { type PageRow, readPages } from './page-rows.ts'
import type { PageType } from './page-type.ts'
import { LANGUAGE } from './page-values.ts'

/** What a list of pages is asked for. */
export interface PageListRequest {
  readonly type: string
  readonly filter?: Readonly<Record<string, string>>
  readonly under?: string
  readonly language?: string
  readonly sort: string
  readonly fields?: readonly string[]
  readonly include?: readonly string[]
  readonly facets?: readonly string[]
  readonly limit: number
  readonly cursor?: string
}

type Entry = components['schemas']['PageListEntry']

export interface DeliveredPages {
  /** JSON. */
  readonly body: string
  readonly etag: string
  /** Where the next page of the list begins; null when this is the last. */
  readonly next: string | null
}

/** Lists that are kept while nothing is published, in characters: in a place of their own, so they never crowd out documents. */
const KEPT_CHARACTERS = 4 * 1024 * 1024

/** Lists whose facets are kept, so that they are counted once for all pages of a list. */
const KEPT_FACETS = 50

/** Lists public pages by their fields. */
export class PageLists {
  readonly #db: Database<ContentTables>
  /** By what they are of, with the version of what was public. */
  readonly #kept = new LRUCache<string, DeliveredPages>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  })
  /** The same of facets, which all pages of a list have in common. */
  readonly #keptFacets = new LRUCache<string, Facets>({ max: KEPT_FACETS })

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /**
   * Null when there is no such environment.
   *
   * @throws TriptychError `invalid_request` with the place of what the list cannot be asked for
   */
  async list(scope: Scope, request: PageListRequest): Promise<DeliveredPages | null> {
    const of = digest(request)
    const keyOf = (version: string): string => JSON.stringify([scope.site, scope.env, version, of])
    return atOneVersion<DeliveredPages | Built>(this.#db, {
      version: (reader) => versionOf(reader, scope),
      kept: (version) => this.#kept.get(keyOf(version)),
      build: (reader, version) => this.#build(reader, scope, request, version),
      keep: (version, built) => {
        const { body, etag, next } = built
        this.#kept.set(keyOf(version), { body, etag, next })
        if ('facets' in built && built.facets !== null) this.#keptFacets.set(built.facetsKey, built.facets)
      },
    })
  }

  async #build(reader: Kysely<ContentTables>, scope: Scope, request: PageListRequest, version: string): Promise<Built> {
    const types = await readPageTypes(reader, scope)
    const languages = await readLanguages(reader, scope.site)
    const type = typeNamed(types, request.type)
    const query = inLanguage(readQuery(type, request), languages, request.language)
    const names = readNames(type, request.fields)
    const tree = readInclude(types, request.type, request.include ?? [])
    const fields = readFacets(type, request.facets ?? [])
    const after = request.cursor === undefined ? null : readCursor(request.cursor, request.sort, query)

    const { limit } = request
    const search = { scope, type: type.type, query, after, limit: limit + 1 }
    const narrow = await findNarrow(reader, search)
    const found = await findPages(reader, search, narrow)
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    const rows = await readRows(reader, scope, shown)
    const ids = rows.map(({ id }) => id)
    const versions = await readVisibleVersions(reader, scope, view, languages, ids)
    const documents = rows.map((row) => ({
      ...shortEntry(row, type, names),
      ...languagesOf(versions, languages, row.id),
    }))
    const included = tree.size === 0 ? {} : await follow(reader, scope, { types, languages, view, tree }, rows)
    const facetsKey = JSON.stringify([scope.site, scope.env, version, type.type, query, fields])
    const count = () => this.#keptFacets.get(facetsKey) ?? countFacets(reader, search, narrow, fields)
    const facets = fields.length === 0 ? null : await count()
    return {
      body: JSON.stringify({ documents, ...included, ...(facets === null ? {} : { facets }) }),
      etag: `${version}-pages-${digest(request, [...type.fields])}`,
      next: last === undefined ? null : encodeCursor([request.sort, String(last.at), last.id]),
      facets,
      facetsKey,
    }
  }
}

const view = { kind: 'published' } as const

/** A list, with what else of it may be kept. */
interface Built extends DeliveredPages {
  readonly facets: Facets | null
  readonly facetsKey: string
}

/** @throws TriptychError `invalid_request` for a language that the site does not have */
function inLanguage(query: PageQuery, languages: SiteLanguages, language: string | undefined): PageQuery {
  if (language === undefined) return query
  checkRequested(languages, language)
  const operator = language === sourceLanguage(languages) ? 'none or' : 'eq'
  const condition: Condition = { field: LANGUAGE, column: 'text', operator, operands: [language] }
  return { ...query, conditions: [...query.conditions, condition] }
}

function readNames({ type, fields }: PageType, names: readonly string[] | undefined): ReadonlySet<string> {
  for (const [index, name] of (names ?? []).entries()) {
    if (!fields.has(name)) throw fault(`fields/${index}`, `\`${name}\` is not a field of the type \`${type}\``)
  }
  return new Set(names ?? fields.keys())
}

/** A cursor goes on in the order that it is of. */
function readCursor(cursor: string, sort: string, { order }: PageQuery): After {
  const [of, text = '', id = ''] = decodeCursor(cursor, ['string', 'string', 'string'])
  const at = order.column === 'text' ? String(text) : Number(text)
  if (of !== sort || Number.isNaN(at)) throw fault('cursor', 'is not one that this list gave')
  return { at, id: String(id) }
}

/** The pages that were found, in their order. */
export async function readRows(
  reader: Kysely<ContentTables>,
  scope: Scope,
  pages: readonly { readonly id: string }[],
): Promise<PageRow[]> {
  const ids = pages.map(({ id }) => id)
  const rows = new Map((await readPages(reader, scope, view, { ids })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

function shortEntry(row: PageRow, type: PageType, names: ReadonlySet<string>): Entry {
  const values = row.fields === null ? {} : (parseExactJson(row.fields) as Record<string, unknown>)
  const entry = entryOf(row, type, values)
  return { ...entry, fields: Object.fromEntries(Object.entries(entry.fields).filter(([name]) => names.has(name))) }
}

async function versionOf(reader: Kysely<ContentTables>, { site, env }: Scope): Promise<string | null> {
  const row = await reader
    .selectFrom('environment')
    .select('content_version')
    .where('site_id', '=', site)
    .where('name', '=', env)
    .executeTakeFirst()
  return row?.content_version ?? null
}

/** Distinguishes the lists of an environment, by what is asked for and what else makes a difference. */
function digest(request: PageListRequest, ...more: readonly unknown[]): string {
  const { type, filter, under, language, sort, fields, include, facets, limit, cursor } = request
  const asked = JSON.stringify([type, filter, under, language, sort, fields, include, facets, limit, cursor, ...more])
  return createHash('sha256').update(asked).digest('base64url').slice(0, 16)
}
