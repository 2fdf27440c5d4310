import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'

/** The sole right to a data folder, for as long as the process lives or until it is released. */
export interface DataLock {
  release(): void
}

/**
 * Takes the sole right to a data folder. It is a lock of SQLite on a file of its own: the operating system lets go of
 * it with the process, however that ends, and it is the same on every one of them.
 *
 * @param dataDir must be there
 * @throws TriptychError `unavailable` when another process has it, or the folder cannot be written
 */
export async function takeDataLock(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, 'bridge.lock')
  let lock: SqliteFile.Database | undefined
  try {
    lock = new SqliteFile(file, { timeout: 0 })
    lock.exec('begin exclusive')
  } catch (error) {
    lock?.close()
    throw new TriptychError('unavailable', messageOf(error, dataDir), { cause: error })
  }
  const held = lock
  return { release: () => void held.close() }
}

function messageOf(error: unknown, dataDir: string): string {
  const isTaken = error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY')
  if (isTaken) return `another process runs the bridge of ${dataDir}: stop it first`
  return `${join(dataDir, 'bridge.lock')} cannot be locked: ${errorMessage(error)}`
}
