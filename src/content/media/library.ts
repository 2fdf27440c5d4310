import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import { requireFound } from '../../lib/require-found.ts'
import { type Actor, commandActor } from '../actor.ts'
import { readLinkPolicy } from '../links/policy.ts'
import { isShown } from '../links/uses.ts'
import { mediaLock, siteLock, withinSite } from '../locks.ts'
import type { ContentTables } from '../schema.ts'
import { demandSite } from '../sites.ts'
import { checkExpected, checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { checkedBytes } from './checked-bytes.ts'
import { Beginning } from './dimensions.ts'
import { releaseMedia } from './holding.ts'
import { listMediaChanges, type MediaChange, recordMediaChanges } from './media-changes.ts'
import type { Bytes, MediaStore } from './media-store.ts'
import { announceBytes } from './orphaned-media.ts'
import { checkPutKey, putRow } from './put-row.ts'
import { type MediaFile, readMediaFile, readMediaFiles } from './representation.ts'

/** The disk, a quota or the size that a file may have is used up. */
const FULL = /^(ENOSPC|EDQUOT|EFBIG)$/

/** The directory cannot be written at present, regardless of the bytes. */
const OUT_OF_REACH = /^(EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE|ESTALE|ENOTCONN|ENOENT|ENOTDIR)$/

/**
 * Turns an error of the media directory into `storage_full` or `unavailable`, with the cause. Any other error is
 * returned as it is.
 */
export function fromDisk(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof TriptychError || !(FULL.test(code) || OUT_OF_REACH.test(code))) return error
  return new TriptychError(FULL.test(code) ? 'storage_full' : 'unavailable', `media directory: ${code}`, {
    cause: error,
  })
}

interface MediaLibraryOptions {
  /** The largest file taken. */
  readonly maxBytes: number
  /** UTC milliseconds. */
  readonly now?: () => number
}

interface PutOptions {
  /** The entity tag of the file that the caller knows, or `none` for a new one. */
  readonly expect: string
  /** The declared size in bytes (`Content-Length`); undefined where none was declared. */
  readonly declared?: number | undefined
  /** Who is recorded to have done it; a command when absent. */
  readonly actor?: Actor
}

const COMMAND = commandActor('command line')

/** The media files of a site: what editors upload and take away. They are public as soon as they are here. */
export class MediaLibrary {
  readonly #db: Database<ContentTables>
  readonly #store: MediaStore
  readonly #maxBytes: number
  readonly #now: () => number

  constructor(db: Database<ContentTables>, store: MediaStore, { maxBytes, now = Date.now }: MediaLibraryOptions) {
    this.#db = db
    this.#store = store
    this.#maxBytes = maxBytes
    this.#now = now
  }

  /**
   * Files by key: those whose keys begin with `prefix` and have `part` in them, in small or capital letters.
   *
   * @throws TriptychError `not_found` where there is no such site
   */
  async list(
    site: string,
    {
      limit,
      after,
      prefix = '',
      part = '',
    }: PageRequest<string> & { readonly prefix?: string | undefined; readonly part?: string | undefined },
  ): Promise<ListPage<MediaFile, string>> {
    await demandSite(this.#db.reader, site)
    // No key has one, and PostgreSQL takes none within a text.
    if (prefix.includes('\0')) return pageOf([], limit, () => '')
    const [key] = after === null ? [] : decodeCursor(after, ['string'])
    const files = await readMediaFiles(this.#db.reader, site, {
      limit: limit + 1,
      after: key === undefined ? null : String(key),
      prefix: prefix.normalize('NFC').replace(/^\//, ''),
      part,
    })
    return pageOf(files, limit, (last) => encodeCursor([last.key]))
  }

  /**
   * What became of the files of a site, or of one, the newest first.
   *
   * @throws TriptychError `not_found` where there is no such site
   */
  async changes(
    site: string,
    page: PageRequest<string> & { readonly key?: string | undefined },
  ): Promise<ListPage<MediaChange, string>> {
    return listMediaChanges(this.#db.reader, site, page)
  }

  /** @throws TriptychError `not_found` */
  async read(site: string, key: string): Promise<Tagged<MediaFile>> {
    return withEtag(requireFound(await readMediaFile(this.#db.reader, site, key), 'file'))
  }

  /**
   * Keeps bytes under a key, a new one or one whose file the caller knows. What can be refused without the bytes is
   * refused before any is read; when this answers, they are stored. The file that was there stays for requests
   * that are reading it.
   *
   * @param key in its normal form (`paths.ts`)
   * @throws TriptychError `not_found` where there is no such site, `stale`, `invalid_route`, `media_type_refused`,
   *   `body_too_large`, `key_taken` where another site has the key with other bytes, `storage_full`, `unavailable`
   *   where the store is out of reach, or is removing these very bytes; what `bytes` fails with
   */
  async put(
    site: string,
    key: string,
    bytes: Bytes,
    { expect, declared = 0, actor = COMMAND }: PutOptions,
  ): Promise<{ made: boolean; tagged: Tagged<MediaFile> }> {
    const kind = checkPutKey(key)
    await demandSite(this.#db.reader, site)
    checkExpected(await readMediaFile(this.#db.reader, site, key), expect)
    if (declared > this.#maxBytes) throw new TriptychError('body_too_large', `larger than ${this.#maxBytes} bytes`)

    const beginning = new Beginning()
    const stored = await this.#store
      .store(beginning.of(checkedBytes(bytes, kind, this.#maxBytes)), ({ hash }) => this.#announce(hash))
      .catch(rethrowDiskFault)
    const dimensions = await beginning.dimensions(key)
    return this.#db.transaction([withinSite(site), mediaLock], (trx) =>
      putRow(trx, site, { key, type: kind.type, ...stored, ...dimensions }, { expect, now: this.#now(), actor }),
    )
  }

  /** A sweep that is removing the same bytes right now is waited for, for two seconds. */
  async #announce(hash: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await announceBytes(this.#db.writer, [hash], this.#now())
      } catch (error) {
        if (!(error instanceof TriptychError) || tries === 20) throw error
        await pause(100)
      }
    }
  }

  /**
   * Takes a file from a site; it is no longer public unless another site has it too.
   *
   * @throws TriptychError `not_found`, `stale`; `in_use` where something public shows it, and the site refuses that
   */
  async remove(site: string, key: string, etag: string, actor: Actor = COMMAND): Promise<void> {
    // What publishes relies on the files that it has found: none goes meanwhile.
    await this.#db.transaction([siteLock(site), mediaLock], async (trx) => {
      checkUnchanged(requireFound(await readMediaFile(trx, site, key), 'file'), etag)
      const { check } = await readLinkPolicy(trx, site)
      if (check === 'refuse' && (await isShown(trx, site, key))) throw new TriptychError('in_use', `${key} is shown`)
      const now = this.#now()
      await releaseMedia(trx, site, key, now)
      await recordMediaChanges(trx, site, [{ key, action: 'deleted', hash: null, size: null }], { actor, now })
    })
  }
}

function rethrowDiskFault(error: unknown): never {
  throw fromDisk(error)
}
