import type { Database } from '../../db/database.ts'
import type { ByteSource } from '../../payload.ts'
import type { ContentTables } from '../schema.ts'
import type { MediaStore } from './media-store.ts'

/** A media file as it is delivered. */
interface MediaFile {
  readonly source: ByteSource
  /** Bytes. */
  readonly size: number
  readonly type: string
  readonly etag: string
  /** When the key got these bytes, in milliseconds. */
  readonly updatedAt: number
  /** Whether a browser that opens it would run what is inside, so that it must be downloaded instead. */
  readonly attachment: boolean
}

/** Types that a browser shows without running anything. SVG, HTML, XML and PDF are not among them. */
const INERT = /^(?:image\/(?!svg)|audio\/|video\/|font\/|text\/plain\b)/

/** Finds media by key. */
export class Media {
  readonly #db: Database<ContentTables>
  readonly #store: MediaStore

  constructor(db: Database<ContentTables>, store: MediaStore) {
    this.#db = db
    this.#store = store
  }

  /** @param key in its normal form (`paths.ts`) */
  async find(key: string): Promise<MediaFile | null> {
    const row = await this.#db.reader
      .selectFrom('current_media')
      .select(['hash', 'size', 'type', 'updated_at'])
      .where('key', '=', key)
      .executeTakeFirst()
    if (row === undefined) return null
    const { hash, size, type, updated_at: updatedAt } = row
    const source = this.#store.source({ hash, size })
    return { source, size, type, etag: hash, updatedAt, attachment: !INERT.test(type) }
  }
}
