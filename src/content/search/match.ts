import { normalizeRoute } from '../paths.ts'
import type { Scope } from '../sites.ts'
import type { SearchQuery } from './search-index.ts'
import { belowTerm, kindTerm, MARK_LENGTH, wantedTerms } from './terms.ts'

/** Which documents are meant, in terms of the index. */
export interface Match {
  /** Terms that a document has. */
  readonly exact: readonly string[]
  /** It has a term that begins with each of these. */
  readonly begun: readonly string[]
  /** It has not, for every one of these, a term that begins with it; empty where that does not matter. */
  readonly notAll: readonly string[]
}

/** First what has the words in route or title, then the rest. Empty where nothing can be found. */
export function matchesOf(scope: Scope, { q, kind, under = '/' }: SearchQuery): Match[] {
  const { head, any } = wantedTerms(scope, q)
  const route = normalizeRoute(under)
  if (any.length === 0 || route === null) return []
  const exact = [kind && kindTerm(scope, kind), belowTerm(scope, route)].filter((term) => typeof term === 'string')
  return [
    { exact, begun: head, notAll: [] },
    { exact, begun: any, notAll: head },
  ]
}

/** The beginnings that SQLite's index has lists of, in characters of a word. */
const LISTED = [5, 3, 1]

/**
 * A match that SQLite answers without merging lists first, and that leaves nothing out: longer beginnings are cut, so
 * it holds for other documents too. Null where the match is such a one itself.
 *
 * @param cut which beginnings are cut; all of them when absent
 */
export function loosenMatch({ exact, begun }: Match, cut?: ReadonlySet<string>): Match | null {
  const loose = begun.map((term) => (cut === undefined || cut.has(term) ? cutToListed(term) : term))
  return loose.every((term, at) => term === begun[at]) ? null : { exact, begun: [...new Set(loose)], notAll: [] }
}

function cutToListed(term: string): string {
  const characters = Array.from(term)
  const length = LISTED.find((each) => MARK_LENGTH + each <= characters.length) ?? 0
  return characters.slice(0, MARK_LENGTH + length).join('')
}

/** As FTS5 reads it. Terms have letters, digits and marks only. */
export function ftsQuery({ exact, begun, notAll }: Match): string {
  const all = [...exact.map((term) => `"${term}"`), ...begun.map((term) => `"${term}" *`)].join(' AND ')
  return notAll.length === 0 ? all : `(${all}) NOT (${notAll.map((term) => `"${term}" *`).join(' AND ')})`
}

/** As PostgreSQL's `tsquery` reads it. */
export function tsquery({ exact, begun, notAll }: Match): string {
  const all = [...exact.map((term) => `'${term}'`), ...begun.map((term) => `'${term}':*`)].join(' & ')
  return notAll.length === 0 ? all : `${all} & !(${notAll.map((term) => `'${term}':*`).join(' & ')})`
}
