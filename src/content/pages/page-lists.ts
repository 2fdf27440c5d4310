import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { parseExactJson } from '../../lib/json.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type After, type FoundPage, findPages } from './find-pages.ts'
import { fault, type PageQuery, readQuery } from './page-query.ts'
import { type PageType, splitFields } from './page-type.ts'
import { readPageType } from './page-types.ts'

/** What a list of pages is asked for. */
export interface PageListRequest {
  readonly type: string
  readonly filter?: Readonly<Record<string, string>>
  readonly under?: string
  readonly sort: string
  readonly fields?: readonly string[]
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

/** How often a list is read again because something was published meanwhile, before it is read from a snapshot. */
const FREE_TRIES = 3

/** Lists public pages by their fields. */
export class PageLists {
  readonly #db: Database<ContentTables>

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /**
   * Null when there is no such environment.
   *
   * @throws TriptychError `invalid_request` with the place of what the list cannot be asked for
   */
  async list(scope: Scope, request: PageListRequest): Promise<DeliveredPages | null> {
    const type = await readPageType(this.#db.reader, scope.site, request.type)
    const query = readQuery(type, request)
    const names = readNames(type, request.fields)
    const after = request.cursor === undefined ? null : readCursor(request.cursor, request.sort, query)
    const build = async (reader: Kysely<ContentTables>, version: string): Promise<DeliveredPages> => {
      const { limit } = request
      const found = await findPages(reader, { scope, type: type.type, query, after, limit: limit + 1 })
      const shown = found.slice(0, limit)
      const last = found.length > limit ? shown.at(-1) : undefined
      return {
        body: JSON.stringify({ documents: await readEntries(reader, type, names, shown) }),
        etag: `${version}-pages-${digest(request, type)}`,
        next: last === undefined ? null : encodeCursor([request.sort, String(last.at), last.id]),
      }
    }
    for (let left = FREE_TRIES; left > 0; left--) {
      const before = await versionOf(this.#db.reader, scope)
      if (before === null) return null
      const list = await build(this.#db.reader, before)
      if ((await versionOf(this.#db.reader, scope)) === before) return list
    }
    return this.#db.snapshot(async (reader) => {
      const version = await versionOf(reader, scope)
      return version === null ? null : build(reader, version)
    })
  }
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

async function readEntries(
  reader: Kysely<ContentTables>,
  type: PageType,
  names: ReadonlySet<string>,
  pages: readonly FoundPage[],
): Promise<Entry[]> {
  if (pages.length === 0) return []
  const rows = await reader
    .selectFrom('public_document')
    .select(['document_id', 'type', 'body', 'fields', 'updated_at'])
    .where(
      'document_id',
      'in',
      pages.map(({ id }) => id),
    )
    .execute()
  const entries = new Map(rows.map((row) => [row.document_id, entryOf(row, type, names)]))
  return pages.flatMap(({ id }) => entries.get(id) ?? [])
}

function entryOf(
  row: { document_id: string; type: string; body: string; fields: string | null; updated_at: number },
  type: PageType,
  names: ReadonlySet<string>,
): Entry {
  const { route, meta } = JSON.parse(row.body) as components['schemas']['Document']
  const values = row.fields === null ? {} : (parseExactJson(row.fields) as Record<string, unknown>)
  const declared = Object.entries(splitFields(type, values).fields)
  return {
    id: row.document_id,
    type: row.type,
    route,
    title: meta.title,
    description: meta.description,
    updatedAt: new Date(Number(row.updated_at)).toISOString(),
    fields: Object.fromEntries(declared.filter(([name]) => names.has(name))),
  }
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

/** Distinguishes the ETags of an environment's lists. */
function digest(request: PageListRequest, { fields: declared }: PageType): string {
  const { type, filter, under, sort, fields, limit, cursor } = request
  const asked = JSON.stringify([type, filter, under, sort, fields, limit, cursor, [...declared]])
  return createHash('sha256').update(asked).digest('base64url').slice(0, 16)
}
