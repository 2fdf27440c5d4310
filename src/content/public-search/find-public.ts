import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres, table } from '../../db/dialect.ts'
import { type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import { isPublic } from '../pages/find-pages.ts'
import { LANGUAGE } from '../pages/page-values.ts'
import type { ContentTables } from '../schema.ts'
import { ftsQuery, type Match, tsquery } from '../search/match.ts'
import { wantedTerms } from '../search/terms.ts'
import type { Scope } from '../sites.ts'

/** Words of a query that count, the first. */
const MOST_WORDS = 10

/** Pages that are put in order, of those with all words in route or title, and of all others. */
export const MOST_ORDERED = 1_000

/** A public page that was found. */
export interface FoundText {
  readonly id: string
  readonly route: string
  /** Two for each word of the query that is a word of its route or title, one for each that begins one. */
  readonly relevance: number
}

export interface FoundTexts {
  /** In order: by relevance, then by route. */
  readonly found: readonly FoundText[]
  /** Whether more have the words than are put in order. */
  readonly approximate: boolean
}

interface TextRow {
  readonly id: string
  readonly route: string
  readonly head: string
}

/** Which pages are looked for. */
export interface Wanted {
  readonly scope: Scope
  /** Words as `wordsOf` has them: letters, digits and marks, so none of them is an operator of a query. */
  readonly words: readonly string[]
  readonly languages: SiteLanguages
  /** One of these, or undefined for all. */
  readonly language: string | undefined
}

/** The public pages that have every word, or a word that begins with it. */
export async function findTexts(db: Kysely<ContentTables>, wanted: Wanted): Promise<FoundTexts> {
  const words = wanted.words.slice(0, MOST_WORDS)
  if (words.length === 0) return { found: [], approximate: false }
  const { head, any } = wantedTerms(wanted.scope, words.join(' '))
  const rows = new Map<string, TextRow>()
  let approximate = false
  for (const begun of [head, any]) {
    const { rows: some } = await textsQuery(db, wanted, { exact: [], begun, notAll: [] }).execute(db)
    for (const row of some.slice(0, MOST_ORDERED)) rows.set(row.id, row)
    approximate ||= some.length > MOST_ORDERED
  }
  const found = [...rows.values()].map(({ id, route, head: said }) => ({
    id,
    route,
    relevance: relevanceOf(said, words),
  }))
  return { found: found.toSorted(compareFound), approximate }
}

/** What comes first is relevant; of the same relevance, by the code units of the route. */
export function compareFound(
  a: Pick<FoundText, 'relevance' | 'route'>,
  b: Pick<FoundText, 'relevance' | 'route'>,
): number {
  if (a.relevance !== b.relevance) return b.relevance - a.relevance
  return a.route < b.route ? -1 : Number(a.route > b.route)
}

/** The statement that {@link findTexts} runs: by the index of words, then each row by its number. */
export function textsQuery(db: Kysely<ContentTables>, wanted: Wanted, match: Match): RawBuilder<TextRow> {
  const { scope } = wanted
  const where = sql`t.site_id = ${scope.site} and t.env = ${scope.env} and ${isPublic(db, scope, 't')}
    and ${inLanguage(db, wanted)}`
  const columns = sql`t.document_id as id, t.route, t.head`
  if (!isPostgres(db)) {
    return sql<TextRow>`
      select ${columns} from public_search cross join public_text t on t.row = public_search.rowid
      where public_search match ${ftsQuery(match)} and ${where}
      order by public_search.rowid limit ${MOST_ORDERED + 1}`
  }
  return sql<TextRow>`
    with hit as materialized (select row from ${table(db, 'public_text')} where terms @@ ${tsquery(match)}::tsquery)
    select ${columns} from hit join ${table(db, 'public_text')} t on t.row = hit.row
    where ${where} order by t.row limit ${MOST_ORDERED + 1}`
}

function inLanguage(db: Kysely<ContentTables>, { scope, languages, language }: Wanted): RawBuilder<unknown> {
  if (language === undefined) return sql`1 = 1`
  const has = (operator: RawBuilder<unknown>) => sql`exists (select 1 from ${table(db, 'page_value')} o
    where o.document_id = t.document_id and o.field = ${LANGUAGE} and ${isPublic(db, scope, 'o')}
      and o.text ${operator} ${language})`
  // Pages without a language of their own are in the first.
  return language === sourceLanguage(languages) ? sql`not ${has(sql`<>`)}` : has(sql`=`)
}

function relevanceOf(head: string, words: readonly string[]): number {
  const each = words.map((word) => (head.includes(` ${word} `) ? 2 : Number(head.includes(` ${word}`))))
  return each.reduce((sum, weight) => sum + weight, 0)
}
