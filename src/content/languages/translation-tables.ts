import type { Generated } from 'kysely'

/**
 * The language of a page, and which page it is a version of. A page without a row is in the first language of its site,
 * and a version of none but itself. It stays while its document is deleted, and counts again once that is back.
 */
export interface TranslationColumns {
  document_id: string
  site_id: string
  env: string
  /** The id of the source, its own included; it stays when that is erased. */
  translation_id: string
  language: string
  /** The revision of the source that its draft is in step with; null for the source. */
  source_rev: number | null
}

/** What holds now, what an import is about to bring, and what one has replaced and not cleared away yet. */
export interface TranslationTable extends TranslationColumns {
  from_generation: Generated<number>
  /** `NEVER` while nothing is to end it. */
  until_generation: Generated<number>
}
