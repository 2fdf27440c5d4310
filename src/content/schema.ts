import type { Transaction } from 'kysely'

/**
 * The tables of the content surface. Times are UTC milliseconds; ids are UUIDv7; bodies are the JSON text that
 * delivery sends, so publishing copies and never re-encodes.
 */
export interface ContentTables {
  site: SiteTable
  environment: EnvironmentTable
  document: DocumentTable
  revision: RevisionTable
  published: PublishedTable
  redirect_rule: RedirectRuleTable
  redirect_resolved: RedirectResolvedTable
  release: ReleaseTable
  release_item: ReleaseItemTable
  media: MediaTable
  media_site: MediaSiteTable
  block_type: BlockTypeTable
  import_stage: ImportStageTable
}

/** A transaction on these tables, and nothing that merely reads or writes. */
export type Transact = Transaction<ContentTables>

/** `redirect` is a redirect document; it is never delivered itself, its rule joins `_redirects`. */
export type DocumentKind = 'page' | 'partial' | 'strings' | 'redirect'

interface SiteTable {
  id: string
  created_at: number
}

interface EnvironmentTable {
  site_id: string
  name: string
  /** Random, new with every change of what is public; random, so that a restored database cannot repeat one. */
  content_version: string
  /** Part of the preview key: raising it revokes every token of the environment. */
  token_epoch: number
}

interface DocumentTable {
  id: string
  site_id: string
  env: string
  kind: DocumentKind
  /** A page's route, a partial's key, a locale; for a redirect its JSON `[from, to, status]`. */
  key: string
  /** The revision an editor sees; null once the document was deleted. */
  draft_rev: number | null
  /** The revision that is public; null while none is. */
  live_rev: number | null
}

/** Append-only. */
interface RevisionTable {
  document_id: string
  number: number
  /** What the route list calls the document, `page` for one. */
  type: string
  /** The delivered JSON. */
  body: string
  /** Hash of the body: the delivered ETag without its quotes. */
  etag: string
  author: string
  created_at: number
}

/** Delivery reads this table alone: a row is here exactly while its document is public. */
interface PublishedTable {
  site_id: string
  env: string
  kind: DocumentKind
  key: string
  document_id: string
  type: string
  body: string
  etag: string
  updated_at: number
}

/** Every rule that a public document or redirect document declares, with the reason when it is left out. */
interface RedirectRuleTable {
  site_id: string
  env: string
  document_id: string
  from_path: string
  to_path: string
  status: number
  /** Null while the rule is in force. */
  left_out: string | null
}

/** What `_redirects` answers: one row a `from`, with the final target. */
interface RedirectResolvedTable {
  site_id: string
  env: string
  from_path: string
  to_path: string
  status: number
}

interface ReleaseTable {
  id: string
  site_id: string
  env: string
  name: string
  state: 'open' | 'published'
  created_at: number
}

export interface ReleaseItemTable {
  release_id: string
  document_id: string
  action: 'publish' | 'unpublish'
  /** The revision to publish; null for `unpublish`. */
  rev: number | null
  /** The revision that was public when the item was made; another one by the time it is published is a conflict. */
  base_live_rev: number | null
}

/** Media have one namespace and no drafts: a key's bytes are public from the moment they are there. */
interface MediaTable {
  key: string
  /** SHA-256 in hex: the name of the file in the media directory, and the delivered ETag. */
  hash: string
  size: number
  type: string
  updated_at: number
}

/** Which sites brought a key. While several did, none of them can give it other bytes. */
interface MediaSiteTable {
  site_id: string
  key: string
}

interface BlockTypeTable {
  site_id: string
  type: string
  /** JSON Schema (2020-12) of a block's `fields`. */
  schema: string
}

/** What an import has read so far, invisible until its one short transaction moves it over. */
interface ImportStageTable {
  import_id: string
  kind: DocumentKind
  key: string
  document_id: string
  type: string
  body: string
  etag: string
  /** Whether a publishing import leaves this document a draft (`draft: true` in its source). */
  draft_only: number
  /** The draft the import was planned against; null for a new document. */
  base_draft_rev: number | null
  staged_at: number
}
