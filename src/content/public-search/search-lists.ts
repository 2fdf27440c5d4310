import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { checkRequested, languagesOf, readVisibleVersions } from '../languages/hreflang.ts'
import { readLanguages } from '../languages/site-languages.ts'
import type { Document } from '../model.ts'
import { atOneVersion } from '../pages/at-one-version.ts'
import { type DeliveredPages, readRows } from '../pages/page-lists.ts'
import type { PageRow } from '../pages/page-rows.ts'
import type { ContentTables } from '../schema.ts'
import { textsOf } from '../search/findable.ts'
import { wordsOf } from '../search/words.ts'
import type { Scope } from '../sites.ts'
import { excerptOf } from './excerpt.ts'
import { compareFound, findTexts } from './find-public.ts'

/** What visitors look for. */
export interface SearchRequest {
  readonly q: string
  readonly language?: string
  readonly limit: number
  readonly cursor?: string
}

type Entry = components['schemas']['FoundPage']

/** Answers that are kept while nothing is published, in characters: in a place of their own, as lists of pages. */
const KEPT_CHARACTERS = 4 * 1024 * 1024

/** Finds public pages by their words, of sites that visitors may search. */
export class SearchLists {
  readonly #db: Database<ContentTables>
  readonly #kept = new LRUCache<string, DeliveredPages>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  })

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /**
   * Null when there is no such environment, or its site is not one that visitors may search.
   *
   * @throws TriptychError `invalid_request` for a language that the site does not have, or a cursor of no list
   */
  list(scope: Scope, request: SearchRequest): Promise<DeliveredPages | null> {
    const of = digest(request)
    const keyOf = (version: string): string => JSON.stringify([scope.site, scope.env, version, of])
    return atOneVersion(this.#db, {
      version: (reader) => versionOf(reader, scope),
      kept: (version) => this.#kept.get(keyOf(version)),
      build: async (reader, version) => ({
        ...(await build(reader, scope, request)),
        etag: `${version}-search-${of}`,
      }),
      keep: (version, built) => {
        this.#kept.set(keyOf(version), built)
      },
    })
  }
}

async function build(
  reader: Kysely<ContentTables>,
  scope: Scope,
  { q, language, limit, cursor }: SearchRequest,
): Promise<Omit<DeliveredPages, 'etag'>> {
  const languages = await readLanguages(reader, scope.site)
  if (language !== undefined) checkRequested(languages, language)
  const words = [...wordsOf(q)]
  const after = cursor === undefined ? null : readCursor(cursor)
  const { found, approximate } = await findTexts(reader, { scope, words, languages, language })
  const left = after === null ? found : found.filter((page) => compareFound(page, after) > 0)
  const shown = left.slice(0, limit)
  const last = left.length > limit ? shown.at(-1) : undefined
  const rows = await readRows(reader, scope, shown)
  const ids = rows.map(({ id }) => id)
  const versions = await readVisibleVersions(reader, scope, { kind: 'published' }, languages, ids)
  const documents = rows.map((row) => ({ ...entryOf(row, words), ...languagesOf(versions, languages, row.id) }))
  return {
    body: JSON.stringify({ documents, ...(approximate ? { approximate } : {}) }),
    next: last === undefined ? null : encodeCursor([last.relevance, last.route]),
  }
}

function readCursor(cursor: string): { readonly relevance: number; readonly route: string } {
  const [relevance, route] = decodeCursor(cursor, ['number', 'string'])
  return { relevance: Number(relevance), route: String(route) }
}

function entryOf({ id, type, body, at }: PageRow, words: readonly string[]): Entry {
  const { route, meta, zones } = JSON.parse(body) as Document
  const { title, description } = meta
  const excerpt = excerptOf([description, ...textsOf(zones)], words)
  return { id, type, route, title, description, updatedAt: new Date(Number(at)).toISOString(), excerpt }
}

async function versionOf(reader: Kysely<ContentTables>, { site, env }: Scope): Promise<string | null> {
  const row = await reader
    .selectFrom('environment as e')
    .innerJoin('site as s', 's.id', 'e.site_id')
    .select('e.content_version')
    .where('e.site_id', '=', site)
    .where('e.name', '=', env)
    .where('s.public_search', '=', 'on')
    .executeTakeFirst()
  return row?.content_version ?? null
}

function digest({ q, language, limit, cursor }: SearchRequest): string {
  const asked = JSON.stringify([q, language, limit, cursor])
  return createHash('sha256').update(asked).digest('base64url').slice(0, 16)
}
