import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openRegularFile } from '../folder/open-file.ts'
import { mediaPath } from './media.ts'

export interface StoredMedia {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

/** Bytes in pieces; reading is given up by ending the iteration, as a stream's is. */
export type Bytes = AsyncIterable<Buffer>

const TEMPORARY = '.incoming-'
const STALE_AFTER = 24 * 60 * 60 * 1000

/** The bytes of media, each once, under their hash: nothing that is being read ever changes. */
export class MediaStore {
  readonly #dir: string

  constructor(mediaDir: string) {
    this.#dir = mediaDir
  }

  /** The file that holds the bytes of a hash, whether they are there or not. */
  pathOf(hash: string): string {
    return mediaPath(this.#dir, hash)
  }

  async has({ hash, size }: StoredMedia): Promise<boolean> {
    const found = await stat(this.pathOf(hash)).catch(ignoreMissing)
    return found?.size === size
  }

  /**
   * Keeps the bytes of a file, opened as {@link hashFile} does, or of a stream. They have their final name only once
   * they are on disk, whole; what is there already stays as it is.
   *
   * @param beforeKept called when all bytes are there, before they have their name
   */
  async store(
    source: string | Bytes,
    beforeKept: (stored: StoredMedia) => Promise<void> = ignoreUpload,
  ): Promise<StoredMedia> {
    if (typeof source !== 'string') return this.#store(source, beforeKept)
    return withBytes(source, (bytes) => this.#store(bytes, beforeKept))
  }

  async #store(source: Bytes, beforeKept: (stored: StoredMedia) => Promise<void>): Promise<StoredMedia> {
    await mkdir(this.#dir, { recursive: true })
    const temporary = join(this.#dir, `${TEMPORARY}${randomUUID()}`)
    try {
      const stored = await writeHashed(temporary, source)
      await beforeKept(stored)
      if (!(await this.has(stored))) await this.#settle(temporary, this.pathOf(stored.hash))
      return stored
    } finally {
      await rm(temporary, { force: true })
    }
  }

  async #settle(temporary: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    await rename(temporary, path)
    for (const directory of [dirname(path), this.#dir]) await syncDirectory(directory)
  }

  /** Removes the bytes of a hash. Requests that are reading them read on. */
  async remove(hash: string): Promise<void> {
    await rm(this.pathOf(hash), { force: true })
  }

  /** Removes what stores that were killed left behind a day ago or longer. */
  async removeStale(now: number): Promise<void> {
    const names = await readdir(this.#dir).catch(ignoreMissing)
    for (const name of names ?? []) {
      if (!name.startsWith(TEMPORARY)) continue
      const path = join(this.#dir, name)
      const found = await stat(path).catch(ignoreMissing)
      if (found !== undefined && found.mtimeMs < now - STALE_AFTER) await rm(path, { force: true })
    }
  }
}

/**
 * The hash and size that `store` would answer, with nothing kept.
 *
 * @throws SourceFault for what is not a regular file, a symbolic link among them, or cannot be opened
 */
export async function hashFile(path: string): Promise<StoredMedia> {
  return withBytes(path, async (bytes) => {
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
    }
    return { hash: hash.digest('hex'), size }
  })
}

async function withBytes<T>(path: string, use: (bytes: Bytes) => Promise<T>): Promise<T> {
  const handle = await openRegularFile(path)
  try {
    return await use(handle.createReadStream({ autoClose: false }))
  } finally {
    await handle.close()
  }
}

async function writeHashed(path: string, source: Bytes): Promise<StoredMedia> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx')
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { hash: hash.digest('hex'), size }
}

/** Makes a rename last through a power cut. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function ignoreUpload(): Promise<void> {}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
