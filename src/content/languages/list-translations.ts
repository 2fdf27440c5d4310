import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { table } from '../../db/dialect.ts'
import { TriptychError } from '../../errors.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import type { ContentTables } from '../schema.ts'
import { demandScope, type Scope } from '../sites.ts'
import { checkRequested } from './hreflang.ts'
import { readVersions, type Translations, translationsOf } from './page-versions.ts'
import { readLanguages, sourceLanguage } from './site-languages.ts'

/** Which rows of the grid are listed; all of them without a filter. */
export interface TranslationFilter {
  /** Pages with a version that is missing, or older than its source. */
  readonly status?: 'missing' | 'outdated' | undefined
  /** Only the version in this language counts. */
  readonly language?: string | undefined
}

/** A page of the grid, and the languages of the site. */
export interface TranslationRows extends ListPage<Translations, string> {
  readonly languages: string[]
}

/** Pages that one query looks at, in the order of their routes. */
const WINDOW = 250

/** Pages that one answer looks at: so it is soon there where thousands of translations lie side by side. */
const MOST = 10_000

/**
 * A row for each page that is not a version of another one. There may be fewer than `limit` of them, or none, with more to
 * come: where a filter leaves few, and where many pages in a row are versions of others.
 *
 * @throws TriptychError `not_found` without such an environment; `invalid_request` for a cursor that no list gave, for a
 *   language that the site does not have, and for one without a status
 */
export async function listTranslations(
  database: Database<ContentTables>,
  scope: Scope,
  { limit, after }: PageRequest<string>,
  { status, language }: TranslationFilter = {},
): Promise<TranslationRows> {
  const [last = ''] = after === null ? [] : decodeCursor(after, ['string'])
  return database.snapshot(async (db) => {
    await demandScope(db, scope)
    const languages = await readLanguages(db, scope.site)
    const codes = languages.languages.map(({ code }) => code)
    if (language !== undefined) checkRequested(languages, language)
    if (status === undefined && language !== undefined) {
      const message = 'needs a `status`'
      throw new TriptychError('invalid_request', `language ${message}`, {
        errors: [{ in: 'query', name: 'language', message }],
      })
    }
    const first = sourceLanguage(languages)
    if (first === undefined) return { languages: codes, entries: [], next: null }
    const wanted = status === undefined ? sql.lit(1) : matching(db, status, language, codes)
    const { entries, next } = await listSources(db, scope, { limit, after: String(last) }, wanted)
    const ids = entries.map(({ translationId }) => translationId)
    const versions = await readVersions(db, scope, languages, ids)
    return { languages: codes, entries: ids.map((id) => translationsOf(languages, id, versions.get(id) ?? [])), next }
  })
}

/** A page that stands for a row of the grid: a source, and where a source is gone the oldest of its versions. */
interface Source {
  readonly translationId: string
  readonly route: string
}

const placeOf = ({ route }: Source): string => encodeCursor([route])

/** Goes along the routes until there are enough sources, or many pages have been looked at. */
async function listSources(
  db: Kysely<ContentTables>,
  scope: Scope,
  { limit, after }: { readonly limit: number; readonly after: string },
  wanted: RawBuilder<unknown>,
): Promise<ListPage<Source, string>> {
  const found: Source[] = []
  let last: Source | undefined
  for (let looked = 0; looked < MOST; looked += WINDOW) {
    const { rows } = await windowQuery(db, scope, { after: last?.route ?? after, size: WINDOW }, wanted).execute(db)
    found.push(...rows.filter((row) => row.wanted === 1))
    if (found.length > limit) return pageOf(found, limit, placeOf)
    last = rows.at(-1)
    if (rows.length < WINDOW) return { entries: found, next: null }
  }
  return { entries: found, next: last === undefined ? null : placeOf(last) }
}

/** Whether a source `m`, which `l` says the language of, has a version with that status. */
function matching(
  db: Kysely<ContentTables>,
  status: 'missing' | 'outdated',
  language: string | undefined,
  codes: readonly string[],
): RawBuilder<unknown> {
  const versions = sql`${table(db, 'current_translation')} v join ${table(db, 'current_document')} w on w.id = v.document_id`
  const wanted = language === undefined ? sql`` : sql`and v.language = ${language}`
  if (status === 'outdated') {
    return sql`case when m.id = coalesce(l.translation_id, m.id) and exists (
      select 1 from ${versions} where v.translation_id = m.id and v.document_id <> m.id and w.draft_rev is not null
        and m.draft_rev > coalesce(v.source_rev, 0) ${wanted}
    ) then 1 else 0 end`
  }
  // A page without a language of its own is in the first one.
  const own = language === undefined || language === codes[0] ? sql.lit(1) : sql.lit(0)
  return sql`case when (
      select count(*) from ${versions}
      where v.translation_id = coalesce(l.translation_id, m.id) and w.draft_rev is not null ${wanted}
    ) + (case when l.document_id is null then ${own} else 0 end) < ${sql.lit(language === undefined ? codes.length : 1)}
    then 1 else 0 end`
}

/**
 * The statement that a part of the grid is read with: so many pages along the index of routes, and which of them stand for
 * rows that are wanted.
 *
 * @param after only routes greater than this one
 * @param wanted 1 for a source that the filter wants, 0 for others
 */
export function windowQuery(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  { after, size }: { readonly after: string; readonly size: number },
  wanted: RawBuilder<unknown>,
): RawBuilder<Source & { readonly wanted: number }> {
  const [documents, translations] = [table(db, 'current_document'), table(db, 'current_translation')]
  const isThere = (id: RawBuilder<unknown>) =>
    sql`exists (select 1 from ${documents} other where other.id = ${id} and other.draft_rev is not null)`
  return sql`
    with m as materialized (
      select d.id, d.key, d.draft_rev from ${documents} d
      where d.site_id = ${site} and d.env = ${env} and d.kind = 'page' and d.key > ${after}
      order by d.key limit ${size}
    )
    select coalesce(l.translation_id, m.id) as "translationId", m.key as route,
      case when m.draft_rev is null then 0
        when l.document_id is null or l.translation_id = l.document_id then ${wanted}
        when ${isThere(sql`l.translation_id`)} then 0
        when exists (
          select 1 from ${translations} o
          where o.translation_id = l.translation_id and o.document_id < l.document_id and ${isThere(sql`o.document_id`)}
        ) then 0
        else ${wanted} end as wanted
    from m left join ${translations} l on l.document_id = m.id
    order by m.key`
}
