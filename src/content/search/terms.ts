import { hash } from 'node:crypto'
import type { DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { toFindable } from './findable.ts'
import type { SearchEntry } from './search-index.ts'
import { wordsOf } from './words.ts'

/**
 * What the index knows of a document is a set of terms. Each begins with its environment's mark, so that nothing of
 * one environment is on the way of who looks in another, then a letter: `h` a word of route or title, `w` a word of
 * any of it, `k` its kind, `u` a route that it is below of.
 */
const HEAD = 'h'
const ANY = 'w'
const KIND = 'k'
const UNDER = 'u'

/** Characters of a term before its word. */
export const MARK_LENGTH = 4

/** Bytes of words that a document can be found by. PostgreSQL takes 1 MB of terms, with some more for each. */
const MAX_BYTES = 200_000
const MAX_HEAD_BYTES = 20_000

/** Ancestors of a route that have a term; what is deeper is below the last of them. */
const MAX_DEPTH = 8

/** Words looked for; of more, the first. */
const MAX_WORDS = 32

export interface Terms {
  readonly title: string
  readonly terms: readonly string[]
}

export function termsOf(entry: SearchEntry): Terms {
  const { title, head, text } = toFindable(entry)
  const mark = markOf(entry)
  const headWords = limitTo(wordsOf(head), MAX_HEAD_BYTES)
  const words = limitTo(new Set([...headWords, ...wordsOf(text)]), MAX_BYTES)
  const terms = [mark + KIND + entry.kind]
  for (const ancestor of ancestorsOf(entry)) terms.push(underTerm(mark, ancestor))
  for (const word of headWords) terms.push(mark + HEAD + word)
  for (const word of words) terms.push(mark + ANY + word)
  return { title, terms }
}

/** The words of a query as the beginnings of terms: in route or title, and anywhere. Empty where it has none. */
export function wantedTerms(scope: Scope, q: string): { readonly head: string[]; readonly any: string[] } {
  const mark = markOf(scope)
  const words = [...wordsOf(q)].slice(0, MAX_WORDS)
  return { head: words.map((word) => mark + HEAD + word), any: words.map((word) => mark + ANY + word) }
}

/** The words of route and title among a document's terms. */
export function headWordsOf(terms: readonly string[]): string[] {
  return terms.flatMap((term) => (term[MARK_LENGTH - 1] === HEAD ? [term.slice(MARK_LENGTH)] : []))
}

export function kindTerm(scope: Scope, kind: DocumentKind): string {
  return markOf(scope) + KIND + kind
}

/**
 * The term of what is below a route in normal form; null for the root, below which is nearly everything.
 */
export function belowTerm(scope: Scope, route: string): string | null {
  return route === '/' ? null : underTerm(markOf(scope), route.split('/', MAX_DEPTH + 1).join('/'))
}

/** The mark of an environment's terms: three letters. Where two environments have the same, an answer takes longer and is no other. */
export function markOf({ site, env }: Scope): string {
  const number = hash('sha256', `${site}/${env}`, 'buffer').readUInt32BE(0) % 36 ** 3
  return number.toString(36).padStart(3, '0')
}

function underTerm(mark: string, route: string): string {
  return mark + UNDER + hash('sha256', route, 'hex').slice(0, 12)
}

/** The routes that a document is below of, the root left out; as `keysUnder` has it. */
function ancestorsOf({ kind, key }: Pick<SearchEntry, 'kind' | 'key'>): string[] {
  const segments = pathOf(kind, key).split('/').slice(1, -1)
  return segments.slice(0, MAX_DEPTH).map((_, depth) => `/${segments.slice(0, depth + 1).join('/')}`)
}

function pathOf(kind: DocumentKind, key: string): string {
  if (kind === 'redirect') return (JSON.parse(key) as [string])[0]
  return kind === 'page' ? key : `/${key}`
}

function limitTo(words: ReadonlySet<string>, most: number): string[] {
  const kept: string[] = []
  let bytes = 0
  for (const word of words) {
    bytes += Buffer.byteLength(word) + MARK_LENGTH
    if (bytes > most) break
    kept.push(word)
  }
  return kept
}
