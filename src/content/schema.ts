import type { Generated, Transaction } from 'kysely'
import type { OutboxTable } from '../queue/outbox-table.ts'
import type { WebhookDeliveryTable, WebhookTable } from '../webhooks/tables.ts'
import type { BlockTypeTable, EnvironmentTypeTable, PageTypeTable } from './block-types/type-tables.ts'
import type { TranslationColumns, TranslationTable } from './languages/translation-tables.ts'
import type {
  MediaChangeTable,
  MediaColumns,
  MediaSiteColumns,
  MediaSiteTable,
  MediaTable,
} from './media/media-tables.ts'
import type {
  CurrentRedirectRuleView,
  ImportTouchedTable,
  RedirectResolvedColumns,
  RedirectResolvedTable,
  RedirectRuleTable,
} from './redirects/redirect-tables.ts'
import type { DocumentTextTable, PublicTextTable } from './search/search-tables.ts'

/**
 * The tables of the content surface. Times are UTC milliseconds; ids are UUIDv7; bodies are the JSON text that
 * delivery sends, so publishing copies and never re-encodes.
 */
export interface ContentTables {
  site: SiteTable
  environment: EnvironmentTable
  document: DocumentTable
  translation: TranslationTable
  /** A view: what pages are versions of now. Read this one; the rows are for those who change them. */
  current_translation: TranslationColumns
  /** A view: documents as they are now. Read this one; the rows are for those who change them. */
  current_document: CurrentDocumentView
  revision: RevisionTable
  published: PublishedTable
  /** A view: the rows of `published` that are public now. */
  public_document: PublicDocumentView
  page_value: PageValueTable
  link: LinkTable
  redirect_rule: RedirectRuleTable
  redirect_resolved: RedirectResolvedTable
  /** Views: redirects as they are now. Read these; the rows are for those who change them. */
  current_redirect_rule: CurrentRedirectRuleView
  current_redirect_resolved: RedirectResolvedColumns
  import_touched: ImportTouchedTable
  release: ReleaseColumns
  /** A view: releases but for those that an import is to bring, or has taken away. Read this one. */
  current_release: ReleaseColumns
  /** Which rows of `release_item` a release holds. */
  release_set: ReleaseSetTable
  /** Of all sets. */
  release_item: ReleaseItemTable
  /** A view: what is in the releases that are there. Read this one. */
  current_release_item: ReleaseItemView
  media: MediaTable
  media_site: MediaSiteTable
  media_change: MediaChangeTable
  /** Views: media, and who brought them, as they are now. Read these; the rows are for those who change them. */
  current_media: MediaColumns
  current_media_site: MediaSiteColumns
  orphaned_media: OrphanedMediaTable
  media_hold: MediaHoldTable
  block_type: BlockTypeTable
  page_type: PageTypeTable
  environment_type: EnvironmentTypeTable
  import_stage: ImportStageTable
  document_text: DocumentTextTable
  public_text: PublicTextTable
  webhook: SiteWebhookTable
  webhook_delivery: WebhookDeliveryTable
  outbox: OutboxTable
}

/** A transaction on these tables, and nothing that merely reads or writes. */
export type Transact = Transaction<ContentTables>

/** `redirect` is a redirect document; it is never delivered itself, its rule joins `_redirects`. */
export type DocumentKind = 'page' | 'partial' | 'strings' | 'redirect'

interface SiteTable {
  id: string
  created_at: number
  /** What becomes of links that lead nowhere (`links/policy.ts`). */
  link_check: Generated<'off' | 'warn' | 'refuse'>
  /** JSON list of the path prefixes that are none of the site's pages; null for none. */
  link_ignore: Generated<string | null>
  /** JSON of its languages (`languages/site-languages.ts`); null for none. */
  languages: Generated<string | null>
  /** Whether visitors may search it; `building` from when it was turned on until all its public pages can be found. */
  public_search: Generated<'off' | 'building' | 'on'>
}

interface EnvironmentTable {
  site_id: string
  name: string
  /** Random, new with every change of what is public; random, so that a restored database cannot repeat one. */
  content_version: string
  /** Part of the preview key: raising it revokes every token of the environment. */
  token_epoch: number
  /** Counts the imports that took effect: of `published`, the rows of this generation are public. */
  generation: Generated<number>
  /** The last generation that an import took for itself, whether it took effect or not. */
  import_generation: Generated<number>
  /** The import that writes that generation, until it took effect; null where none does. */
  import_id: Generated<string | null>
  /** What others have changed of what that import has staged (`documents/staged-changes.ts`), so that it gives up; null while nothing. */
  import_conflict: Generated<string | null>
  /** Grows while the process of that import lives; null once nothing is left of it to clear away. */
  import_beat: Generated<number | null>
  /** What of the scope that import made, so that it goes again with it; null once it took effect. */
  import_made: Generated<'site' | 'environment' | null>
}

/**
 * A document. What an import under way is to make of it is in the `next_` columns: it takes the place of the rest once
 * the environment has that generation, for readers of `current_document`, and is moved there soon after.
 */
interface DocumentTable extends DocumentColumns {
  /** Null where nothing is to come. */
  next_generation: Generated<number | null>
  next_draft_rev: Generated<number | null>
  next_live_rev: Generated<number | null>
  /** When the import began, and who ran it. */
  next_at: Generated<number | null>
  next_by: Generated<string | null>
}

interface CurrentDocumentView extends DocumentColumns {
  /** As the row has it, for the words of the index `document_pending`. */
  stored_draft_rev: number | null
  stored_live_rev: number | null
  next_generation: number | null
}

interface DocumentColumns {
  id: string
  site_id: string
  env: string
  kind: DocumentKind
  /**
   * Of the draft: a page's route, a partial's key, a locale; for a redirect its JSON `[from, to, status]`. What is
   * public keeps its own key until a publish moves it. A deleted document gives its key up by `#` and its id after it
   * once another document needs the key.
   */
  key: string
  /** The revision an editor sees; null once the document was deleted. */
  draft_rev: number | null
  /** The revision that is public; null while none is. */
  live_rev: number | null
  /** When `live_rev` last changed, and who did that (`actor.ts`). */
  live_at: number | null
  live_by: string | null
  /** When it was deleted; what is there again, or always was, may have any value. */
  deleted_at: Generated<number | null>
}

/** Append-only. */
interface RevisionTable {
  document_id: string
  number: number
  /** The document's key at this revision: a moved page is public under it once this revision is. */
  key: string
  /** What the route list calls the document, `page` for one. */
  type: string
  /** The delivered JSON. */
  body: string
  /** The JSON of a page's fields; null where it has none. */
  fields: Generated<string | null>
  /** Hash of body and fields: the delivered ETag without its quotes. */
  etag: string
  /** Who wrote it (`actor.ts`). */
  author: string
  created_at: number
}

/** Delivery reads this view alone: a row is here exactly while its document is public. */
interface PublicDocumentView {
  site_id: string
  env: string
  kind: DocumentKind
  key: string
  document_id: string
  type: string
  body: string
  fields: Generated<string | null>
  etag: string
  /** The revision's, which is another one where links were spelled anew since. */
  source_etag: string
  updated_at: number
}

/**
 * What is public, what an import is about to make public, and what one has replaced and not cleared away yet: a row is
 * public while its environment's generation is `from_generation` or a later one, and before `until_generation`.
 */
interface PublishedTable extends Omit<PublicDocumentView, 'source_etag'> {
  /** Null where what is delivered is what the revision says. */
  source_etag: Generated<string | null>
  from_generation: Generated<number>
  /** {@link NEVER} while nothing is to end it. */
  until_generation: Generated<number>
}

/** The `until_generation` of what stays public. */
export const NEVER = 2_147_483_647

/** A value of a public page that queries find it by. A list has a row for each of its items. */
interface PageValueTable {
  site_id: string
  env: string
  type: string
  /** A field's name, with `[]` after it for an item of a list; `@route`, `@title` and `@updatedAt` of every page. */
  field: string
  /** Of a text or a boolean. */
  text: string | null
  /** Of a number, and of a date or date and time its UTC milliseconds. */
  number: number | null
  document_id: string
  /** As of the row of `published`; of the language of a page, while that is public in it. */
  from_generation: number
  until_generation: number
}

/** A link of a revision (`links/`): to what is at `target_key`, until that moves, and from then on to `target_id`, wherever that is. */
interface LinkTable {
  document_id: string
  revision: number
  site_id: string
  env: string
  /** JSON Pointer into the delivered body, or the page's fields. */
  place: string
  /** Whose schema may declare it a reference: a block type, or `@` and a page type; null for what is a link anyway. */
  declared_by: string | null
  /** As it is written. */
  text: string
  target_kind: 'page' | 'partial' | 'media' | 'id'
  target_key: string
  target_id: string | null
}

/**
 * A set of items that a release holds from a generation of its environment on, and until another one. An import writes
 * what is to be held beforehand.
 */
interface ReleaseSetTable {
  set_id: string
  release_id: string
  site_id: string
  env: string
  from_generation: Generated<number>
  /** {@link NEVER} while nothing is to end it. */
  until_generation: Generated<number>
  /** How many sets the release had before: part of its version. */
  changes: Generated<number>
}

interface ReleaseColumns {
  id: string
  site_id: string
  env: string
  name: string
  state: ReleaseState
  created_at: number
  /** Who made it (`actor.ts`); null for one that an import made before that was recorded. */
  created_by: string | null
  /** Counts every change of the release and of its items: part of its ETag. */
  version: number
  /** When it is due; only of a scheduled one. */
  scheduled_at: number | null
  /** Who scheduled it: in whose name it will be published. */
  scheduled_by: string | null
  /** What to do with its stale items when it is due; means something only while it is scheduled. */
  on_conflict: Generated<ConflictChoice>
  published_at: number | null
  published_by: string | null
  /** The items that were left out when it was due, as JSON. */
  skipped: Generated<string | null>
  /** Why a scheduled release was not published; only of a failed one. */
  failure: string | null
  /** The release that this one takes back. */
  reverts: string | null
}

/**
 * `open`: items come and go. `scheduled`: fixed, and due at a time. `failed`: was due and could not be published; as
 * `open`. `published`: done, for good.
 */
export type ReleaseState = 'open' | 'scheduled' | 'failed' | 'published'

/** What a scheduled release does with stale items when it is due: it fails, publishes them all the same, or without them. */
export type ConflictChoice = 'fail' | 'rebase' | 'skip'

interface ReleaseItemTable extends ItemOfRelease, VersionOfItem {
  set_id: string
}

interface ReleaseItemView extends ItemOfRelease, VersionOfItem {
  release_id: string
}

/** What a release does with a document. */
export interface ItemOfRelease {
  document_id: string
  action: 'publish' | 'unpublish'
  /** The revision to publish; null for `unpublish`. */
  rev: number | null
  /** That revision's key, so that a preview finds what will be there; null for `unpublish`. */
  key: string | null
  /**
   * The revision that was public when the item was made; another one by the time it is published is a conflict. In a
   * published release: what was public before it.
   */
  base_live_rev: number | null
}

/** What the page of an item becomes a version of once the release is published. */
export interface VersionOfItem {
  /** As of {@link TranslationColumns}; null where the page stays what it is. */
  translation_id: Generated<string | null>
  /** Null for a page in the first language that is a version of none. */
  language: Generated<string | null>
  source_rev: Generated<number | null>
  /** What the page was a version of when the item was made, or before the release was published; null without a row. */
  base_translation_id: Generated<string | null>
  base_language: Generated<string | null>
  base_source_rev: Generated<number | null>
}

/**
 * Bytes that may be on disk without a row of `media` that names them: about to get one, or left by one. What no row
 * names a day later goes (`media/sweep.ts`). Bytes that are not listed here are never removed.
 */
interface OrphanedMediaTable {
  /** As of `media`. */
  hash: string
  since: number
  /** When a sweep began to remove them; null while none does. */
  claimed_at: number | null
}

/** While one is in force no bytes of media are removed: a backup has read their rows, and not yet them. */
interface MediaHoldTable {
  id: string
  until: number
}

/** The webhooks of sites, which receive what becomes public. */
interface SiteWebhookTable extends WebhookTable {
  site_id: string
}

/**
 * A document that an import changes, while it is under way and until what it replaced is cleared away. Where no
 * document was, there is one as if it were deleted; its revision and what will be public are written, and not seen yet.
 */
interface ImportStageTable {
  import_id: string
  site_id: string
  env: string
  /** It is in effect once the environment's is this or a later one. */
  generation: number
  kind: DocumentKind
  key: string
  document_id: string
  /** The draft that was written; null where one that is there is taken, and for a document that goes. */
  revision: number | null
  /** Of all revisions that were written, the first; null for none. */
  first_revision: Generated<number | null>
  /** What is public of it once the import is in effect. */
  next_live_rev: number | null
  staged_at: number
}
