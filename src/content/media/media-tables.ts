import type { Generated } from 'kysely'

/** Media have one namespace and no drafts: a key's bytes are public from the moment they are there. */
export interface MediaColumns {
  key: string
  /** SHA-256 in hex: the name of the file in the media directory, and the delivered ETag. */
  hash: string
  size: number
  type: string
  /** Of an image, in pixels; null where the bytes do not say. */
  width: number | null
  height: number | null
  updated_at: number
}

/**
 * A media file. What an import under way is to make of it is in the `next_` columns, as of a document; where no file was,
 * the row has no hash.
 */
export interface MediaTable extends MediaColumns {
  /** The environment that is imported into; null where nothing is to come. */
  next_site: Generated<string | null>
  next_env: Generated<string | null>
  next_generation: Generated<number | null>
  next_hash: Generated<string | null>
  next_size: Generated<number | null>
  next_type: Generated<string | null>
  next_width: Generated<number | null>
  next_height: Generated<number | null>
  next_at: Generated<number | null>
}

/** What became of a site's file; the newest 1,000 of a site. */
export interface MediaChangeTable {
  site_id: string
  /** In the order in which it happened (UUIDv7). */
  id: string
  key: string
  action: 'created' | 'replaced' | 'deleted'
  /** Of the bytes that came; null where the file went. */
  hash: string | null
  size: number | null
  /** As `actor.ts` writes it. */
  author: string
  changed_at: number
  /** Of one that an import has written: it counts from that generation of the environment on. */
  from_env: Generated<string | null>
  from_generation: Generated<number | null>
}

/** Which sites brought a key. While several did, none of them can give it other bytes. */
export interface MediaSiteColumns {
  site_id: string
  key: string
}

/** A row that an import wrote counts from that generation of the environment on. */
export interface MediaSiteTable extends MediaSiteColumns {
  from_env: Generated<string | null>
  from_generation: Generated<number | null>
}
