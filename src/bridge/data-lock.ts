import { join } from 'node:path'
import { type FileLock, lockFile } from '../db/file-lock.ts'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'

/** The sole right to the bridge of a data folder, for as long as the process lives or until it is released. */
export type DataLock = FileLock

/**
 * Takes the sole right to the bridge of a data folder.
 *
 * @param dataDir must be there
 * @throws TriptychError `unavailable` when another process has it, or the folder cannot be written
 */
export async function takeDataLock(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, 'bridge.lock')
  let lock: FileLock | null
  try {
    lock = lockFile(file, 'exclusive')
  } catch (error) {
    throw new TriptychError('unavailable', `${file} cannot be locked: ${errorMessage(error)}`, { cause: error })
  }
  if (lock !== null) return lock
  throw new TriptychError('unavailable', `another process runs the bridge of ${dataDir}: stop it first`)
}
