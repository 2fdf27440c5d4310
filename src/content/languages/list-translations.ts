import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { table } from '../../db/dialect.ts'
import { TriptychError } from '../../errors.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import type { ContentTables } from '../schema.ts'
import { demandScope, type Scope } from '../sites.ts'
import { checkRequested } from './hreflang.ts'
import { readLanguages, sourceLanguage } from './site-languages.ts'
import { readVersions, type Translations, translationsOf } from './versions.ts'

/** Which rows of the grid are wanted; all of them where nothing is said. */
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

/** Pages that are looked at in one query of a filtered list, and in one answer at most. */
const AT_ONCE = 1000
const MOST = 10_000

/**
 * A row for each page that is not a version of another one. A filter may leave fewer than `limit` of them, or none, with
 * more to come.
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
      const message = 'says nothing without a status'
      throw new TriptychError('invalid_request', `language ${message}`, {
        errors: [{ in: 'query', name: 'language', message }],
      })
    }
    const first = sourceLanguage(languages)
    if (first === undefined) return { languages: codes, entries: [], next: null }
    const { entries, next } =
      status === undefined
        ? pageOf(await listSources(db, scope, String(last), limit + 1, sql.lit(1)), limit, placeOf)
        : await listMatching(db, scope, { limit, after: String(last) }, matching(db, status, language, codes))
    const ids = entries.map(({ translationId }) => translationId)
    const versions = await readVersions(db, scope, languages, ids)
    return { languages: codes, entries: ids.map((id) => translationsOf(languages, id, versions.get(id) ?? [])), next }
  })
}

interface Source {
  readonly translationId: string
  readonly route: string
  /** Not 0 where the filter wants it. */
  readonly wanted: number
}

const placeOf = ({ route }: Source): string => encodeCursor([route])

/** Goes through the pages until there are enough of them, or many have been looked at. */
async function listMatching(
  db: Kysely<ContentTables>,
  scope: Scope,
  { limit, after }: { readonly limit: number; readonly after: string },
  condition: ReturnType<typeof matching>,
): Promise<ListPage<Source, string>> {
  const found: Source[] = []
  let last: Source | undefined
  for (let looked = 0; looked < MOST; looked += AT_ONCE) {
    const sources = await listSources(db, scope, last?.route ?? after, AT_ONCE, condition)
    found.push(...sources.filter(({ wanted }) => wanted !== 0))
    if (found.length > limit) return pageOf(found, limit, placeOf)
    last = sources.at(-1)
    if (sources.length < AT_ONCE) return { entries: found, next: null }
  }
  return { entries: found, next: last === undefined ? null : placeOf(last) }
}

/** Whether a source `d`, which `l` says the language of, has a version with that status. */
function matching(
  db: Kysely<ContentTables>,
  status: 'missing' | 'outdated',
  language: string | undefined,
  codes: readonly string[],
) {
  const versions = sql`${table(db, 'translation')} v join ${table(db, 'current_document')} w on w.id = v.document_id`
  const wanted = language === undefined ? sql`` : sql`and v.language = ${language}`
  if (status === 'outdated') {
    return sql`case when d.id = coalesce(l.translation_id, d.id) and exists (
      select 1 from ${versions} where v.translation_id = d.id and v.document_id <> d.id and w.draft_rev is not null
        and d.draft_rev > coalesce(v.source_rev, 0) ${wanted}
    ) then 1 else 0 end`
  }
  // A page without a language of its own is in the first one.
  const own = language === undefined || language === codes[0] ? sql.lit(1) : sql.lit(0)
  return sql`case when (
      select count(*) from ${versions}
      where v.translation_id = coalesce(l.translation_id, d.id) and w.draft_rev is not null ${wanted}
    ) + (case when l.document_id is null then ${own} else 0 end) < ${sql.lit(language === undefined ? codes.length : 1)}
    then 1 else 0 end`
}

/**
 * The pages that stand for rows of the grid, by their routes: each source, and where a source is gone the oldest of its
 * versions.
 *
 * @param after only routes greater than this one
 * @param wanted what `wanted` of each is
 */
async function listSources(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  after: string,
  limit: number,
  wanted: ReturnType<typeof matching>,
): Promise<readonly Source[]> {
  const documents = table(db, 'current_document')
  const { rows } = await sql<Source>`
    select coalesce(l.translation_id, d.id) as "translationId", d.key as route, ${wanted} as wanted
    from ${documents} d left join ${table(db, 'translation')} l on l.document_id = d.id
    where d.site_id = ${site} and d.env = ${env} and d.kind = 'page' and d.key > ${after} and d.draft_rev is not null
      and (l.document_id is null or l.translation_id = l.document_id or not exists (
        select 1 from ${documents} s where s.id = l.translation_id and s.draft_rev is not null
      ) and not exists (
        select 1 from ${table(db, 'translation')} o join ${documents} other on other.id = o.document_id
        where o.translation_id = l.translation_id and o.document_id < l.document_id and other.draft_rev is not null
      ))
    order by d.key limit ${limit}`.execute(db)
  return rows
}
