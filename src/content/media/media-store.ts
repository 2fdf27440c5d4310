import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../lib/error-text.ts'
import type { ByteSource } from '../../payload.ts'
import { openRegularFile } from '../folder/open-file.ts'

export interface StoredMedia {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

/** Bytes in pieces; reading is given up by ending the iteration, as a stream's is. */
export type Bytes = AsyncIterable<Buffer>

/** The bytes of media, each once, under their hash: nothing that is being read ever changes. */
export interface MediaStore {
  /** Whether the bytes are here, whole. */
  has(stored: StoredMedia): Promise<boolean>
  /** Where the bytes are read from, whether they are there or not. */
  source(stored: StoredMedia): ByteSource
  /** Writes the bytes to a file that is not there yet. */
  copyTo(stored: StoredMedia, path: string): Promise<void>
  /**
   * Stores the bytes of a file, opened as {@link hashFile} does, or of a stream. They have their final name only once
   * they are there, whole and for good; what is there already stays as it is.
   *
   * @param beforeNamed called when all bytes have been read, before they have their name
   */
  store(source: string | Bytes, beforeNamed?: (stored: StoredMedia) => Promise<void>): Promise<StoredMedia>
  /** Removes the bytes of a hash. Requests that are reading them read on. */
  remove(hash: string): Promise<void>
  /** Removes what uploads that were killed left behind a day ago or longer. */
  removeStale(now: number): Promise<void>
}

const TEMPORARY = '.incoming-'

/** How old the remains of an upload are before they are removed, in milliseconds. */
export const STALE_AFTER = 24 * 60 * 60 * 1000

/** The path of the bytes with this hash, below the folder or the prefix of a store. */
export function nameOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`
}

/**
 * Writes bytes to a file of its own in a folder, which is made where it is not there, for as long as `use` takes.
 *
 * @param source the path of a file or a stream
 */
export async function withIncoming<T>(
  folder: string,
  source: string | Bytes,
  use: (path: string, stored: StoredMedia) => Promise<T>,
): Promise<T> {
  if (typeof source === 'string') return withBytes(source, (bytes) => withIncoming(folder, bytes, use))
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${TEMPORARY}${randomUUID()}`)
  try {
    return await use(path, await writeHashed(path, source))
  } finally {
    await rm(path, { force: true })
  }
}

/** Removes the files of {@link withIncoming} that were left behind a day ago or longer. */
export async function removeStaleIncoming(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(ignoreMissing)
  for (const name of names ?? []) {
    if (!name.startsWith(TEMPORARY)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(ignoreMissing)
    if (found !== undefined && found.mtimeMs < now - STALE_AFTER) await rm(path, { force: true })
  }
}

/**
 * The hash and size that `store` would answer, with nothing stored.
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

/** Opens a file as {@link hashFile} does, for as long as `use` takes. */
export async function withBytes<T>(path: string, use: (bytes: Bytes) => Promise<T>): Promise<T> {
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

/** For `catch`: undefined for what is not there. */
export function ignoreMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error
}
