import { constants, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type Bytes,
  ignoreMissing,
  type MediaStore,
  nameOf,
  removeStaleIncoming,
  type StoredMedia,
  withIncoming,
} from './media-store.ts'

/** Media in a folder, in files named by their hash. */
export class MediaFolder implements MediaStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The file that holds the bytes of a hash, whether they are there or not. */
  pathOf(hash: string): string {
    return join(this.#folder, nameOf(hash))
  }

  async has({ hash, size }: StoredMedia): Promise<boolean> {
    const found = await stat(this.pathOf(hash)).catch(ignoreMissing)
    return found?.size === size
  }

  source({ hash }: StoredMedia): string {
    return this.pathOf(hash)
  }

  async copyTo({ hash }: StoredMedia, path: string): Promise<void> {
    await copyFile(this.pathOf(hash), path, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
  }

  store(source: string | Bytes, beforeNamed?: (stored: StoredMedia) => Promise<void>): Promise<StoredMedia> {
    return withIncoming(this.#folder, source, async (path, stored) => {
      await beforeNamed?.(stored)
      if (!(await this.has(stored))) await this.#settle(path, this.pathOf(stored.hash))
      return stored
    })
  }

  async #settle(temporary: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    await rename(temporary, path)
    for (const folder of [dirname(path), this.#folder]) await syncDirectory(folder)
  }

  async remove(hash: string): Promise<void> {
    await rm(this.pathOf(hash), { force: true })
  }

  removeStale(now: number): Promise<void> {
    return removeStaleIncoming(this.#folder, now)
  }
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
