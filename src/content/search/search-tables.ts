import type { Generated } from 'kysely'

/** What documents can be found by (`search/`). A row whose document is not there, or was deleted, is never shown. */
export interface DocumentTextTable {
  /** Counts up: found documents are in order of it. */
  row: Generated<number>
  document_id: string
  /** Of the draft; empty for what has no title. */
  title: string
  /** The import whose changes it waits for, or that left it over; null for all others. */
  import_id: Generated<string | null>
  /** SQLite: text, a space before each term, indexed by the FTS5 table `document_search`. PostgreSQL: `tsvector`. */
  terms: string
}

/** What visitors find a public page by (`public-search/`), of sites that they may search: a row as of `published`. */
export interface PublicTextTable {
  row: Generated<number>
  site_id: string
  env: string
  document_id: string
  route: string
  from_generation: number
  until_generation: number
  /** The words of route and title, a space before and after each. */
  head: string
  /** As of {@link DocumentTextTable}; SQLite indexes them by the FTS5 table `public_search`. */
  terms: string
}
