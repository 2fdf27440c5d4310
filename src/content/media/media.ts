import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import type { ContentTables } from '../schema.ts'

/** A media file as it is delivered. */
interface MediaFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  readonly type: string
  readonly etag: string
  /** Whether a browser that opens it would run what is inside, so that it must be downloaded instead. */
  readonly attachment: boolean
}

/** Types that a browser shows without running anything. SVG, HTML, XML and PDF are not among them. */
const INERT = /^(?:image\/(?!svg)|audio\/|video\/|font\/|text\/plain\b)/

/** Where the bytes with this hash lie. */
export function mediaPath(mediaDir: string, hash: string): string {
  return join(mediaDir, hash.slice(0, 2), hash)
}

/** Finds media by key. */
export class Media {
  readonly #db: Database<ContentTables>
  readonly #dir: string

  constructor(db: Database<ContentTables>, mediaDir: string) {
    this.#db = db
    this.#dir = mediaDir
  }

  /** @param key in its normal form (`paths.ts`) */
  async find(key: string): Promise<MediaFile | null> {
    const row = await this.#db.reader
      .selectFrom('media')
      .select(['hash', 'size', 'type'])
      .where('key', '=', key)
      .executeTakeFirst()
    if (row === undefined) return null
    const { hash, size, type } = row
    return { path: mediaPath(this.#dir, hash), size, type, etag: hash, attachment: !INERT.test(type) }
  }
}
