import type { ListPage } from '../../lib/paging.ts'
import type { DocumentSummary } from '../documents/summary.ts'
import type { DocumentKind, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** What of a document can be found: its draft, which is what an editor sees. */
export interface SearchEntry {
  readonly documentId: string
  readonly site: string
  readonly env: string
  readonly kind: DocumentKind
  readonly key: string
  /** The JSON that the draft's revision keeps. */
  readonly body: string
}

export interface SearchQuery {
  /** The query as the user typed it; without any word, nothing is found. */
  readonly q: string
  readonly kind?: DocumentKind | undefined
  /** A route: only documents below it. */
  readonly under?: string | undefined
  /** Only what has a draft that is not public. */
  readonly pending?: boolean | undefined
  /** How many at most; a page may be shorter, and be followed by another one, where a filter leaves few. */
  readonly limit: number
  /** `next` of the page before; null for the first. */
  readonly after: string | null
}

/** Finds documents by the words of their routes, titles and text. */
export interface SearchIndex {
  /** Makes documents found by what they say now, in the transaction that makes them say it; any number of them. */
  put(trx: Transact, entries: readonly SearchEntry[]): Promise<void>
  /** Makes documents found no more; in the transaction that deletes them. */
  remove(trx: Transact, documentIds: readonly string[]): Promise<void>
  /** Takes the words of documents that were removed, or say something else now, out of what is stored; in short steps. */
  purge(): Promise<void>
  /**
   * The documents that have every word of `q`, or words that begin with it: first those that have them in route or
   * title, then the others; within each in an order that does not change.
   *
   * @throws TriptychError `invalid_request` for an `after` that no page gave
   */
  find(scope: Scope, query: SearchQuery): Promise<ListPage<DocumentSummary, string>>
}
