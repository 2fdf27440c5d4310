import { isObject } from '../../lib/json.ts'
import { authorOf } from '../host/manifest.ts'
import { homebridgeKeyword, homebridgeName } from '../protocol/homebridge-name.ts'

export interface SearchRequest {
  /** Words; every plugin when empty. */
  readonly q: string
  readonly from: number
  readonly size: number
}

/** A package as the registry's search shows it; what it does not say is `""`. */
export interface MarketplacePackage {
  readonly name: string
  readonly version: string
  readonly description: string
  /** `Name <email>`, or who published it. */
  readonly author: string
  /** When this version was published, ISO 8601. */
  readonly date: string
}

export interface SearchResults {
  readonly results: readonly MarketplacePackage[]
  readonly total: number
  /** False where the registry has no search, and only a package of exactly this name is found. */
  readonly searchable?: boolean
}

type SearchHit = Readonly<Record<string, unknown>>

/** What a description or an author may need; a registry may send anything. */
const MAX_TEXT = 2_000

/** The path and query of a search (npm's registry API, `/-/v1/search`). */
export function searchPath(text: string, { from, size }: SearchRequest): string {
  return `-/v1/search?${new URLSearchParams({ text, from: String(from), size: String(size) })}`
}

/**
 * The Homebridge plugins in a registry's answer.
 *
 * @param words what each must have in its name, description or keywords, lower case
 * @throws Error when it is not an answer to a search
 */
export function searchResults(
  answer: unknown,
  { from, size }: SearchRequest,
  words: readonly string[] = [],
): SearchResults {
  const { objects, total } = isObject(answer) ? answer : {}
  if (!Array.isArray(objects) || !Number.isSafeInteger(total)) throw new Error('its answer is not a search result')
  const results = objects
    .slice(0, size)
    .flatMap((found: unknown) => (isObject(found) && isObject(found.package) ? [found.package] : []))
    .filter((found) => isPlugin(found) && words.every((word) => searchText(found).includes(word)))
    .map(toMarketplacePackage)
  if (results.length === 0 && words.length > 0) return { results, total: 0 }
  // Some registries count what is on the page.
  const least = results.length === 0 ? 0 : from + results.length
  return { results, total: Math.max(least, Number(total)) }
}

function isPlugin({ name, keywords }: SearchHit): boolean {
  const isMarked = !Array.isArray(keywords) || keywords.includes(homebridgeKeyword)
  return isMarked && typeof name === 'string' && name.length <= 214 && homebridgeName.test(name)
}

function searchText({ name, description, keywords }: SearchHit): string {
  const texts = [name, description, ...(Array.isArray(keywords) ? keywords : [])]
  return texts.map(textOf).join(' ').toLowerCase()
}

function toMarketplacePackage(found: SearchHit): MarketplacePackage {
  const people = [found.author, found.publisher]
  // Verdaccio shows the whole of a package instead of one version.
  const tags = isObject(found['dist-tags']) ? found['dist-tags'] : {}
  const times = isObject(found.time) ? found.time : {}
  return {
    name: textOf(found.name),
    version: textOf(found.version ?? tags.latest),
    description: textOf(found.description),
    author: people.map(person).find((text) => text !== '') ?? '',
    date: dateOf(found.date ?? times.modified),
  }
}

/** A publisher has a `username` instead of a name. */
function person(value: unknown): string {
  const named = isObject(value) ? { ...value, name: value.name ?? value.username } : value
  return textOf(authorOf(named))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : ''
}

function dateOf(value: unknown): string {
  const date = typeof value === 'string' && value.length <= 40 ? new Date(value) : undefined
  return date === undefined || Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
