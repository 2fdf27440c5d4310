import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { hasInKey } from '../key-part.ts'
import type { ContentTables } from '../schema.ts'

/** A media file as the console shows it. */
export type MediaFile = components['schemas']['MediaFile']

/** Reads a file of a site; to be called with the transaction where it is about to be changed. Null for none. */
export async function readMediaFile(db: Kysely<ContentTables>, site: string, key: string): Promise<MediaFile | null> {
  const row = await filesOf(db, site).where('s.key', '=', key).executeTakeFirst()
  return row === undefined ? null : representationOf(row)
}

/** Which files are read: at most `limit`, those after `after` that begin with `prefix` and have `part` in them. */
interface MediaSought {
  readonly limit: number
  readonly after: string | null
  readonly prefix: string
  readonly part: string
}

/** Files of a site in the order of their keys. */
export async function readMediaFiles(
  db: Kysely<ContentTables>,
  site: string,
  { limit, after, prefix, part }: MediaSought,
): Promise<MediaFile[]> {
  const end = endOfPrefix(prefix)
  const rows = await filesOf(db, site)
    .where('s.key', '>=', prefix)
    .$if(end !== null, (query) => query.where('s.key', '<', end))
    .$if(after !== null, (query) => query.where('s.key', '>', after))
    .$if(part !== '', (query) => query.where(hasInKey('s.key', part)))
    .orderBy('s.key')
    .limit(limit)
    .execute()
  return rows.map(representationOf)
}

function filesOf(db: Kysely<ContentTables>, site: string) {
  return db
    .selectFrom('current_media_site as s')
    .innerJoin('current_media as m', 'm.key', 's.key')
    .select(['m.key', 'm.hash', 'm.size', 'm.type', 'm.width', 'm.height', 'm.updated_at'])
    .where('s.site_id', '=', site)
}

interface MediaRow extends Pick<MediaFile, 'key' | 'hash' | 'size' | 'type' | 'width' | 'height'> {
  readonly updated_at: number
}

function representationOf({ key, hash, size, type, width, height, updated_at }: MediaRow): MediaFile {
  const updatedAt = new Date(updated_at).toISOString()
  const path = `/media/${key.split('/').map(encodeURIComponent).join('/')}`
  return { key, hash, size, type, width, height, updatedAt, path }
}

/**
 * The first text after all that begin with the prefix, in the order of UTF-8 (which is that of code points); null where
 * none is, as after the empty one.
 */
function endOfPrefix(prefix: string): string | null {
  const points = [...prefix]
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    const next = (last.codePointAt(0) ?? 0) + 1
    if (next <= 0x10ffff) return points.join('') + String.fromCodePoint(next === 0xd800 ? 0xe000 : next)
  }
  return null
}
