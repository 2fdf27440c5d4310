import SqliteFile from 'better-sqlite3'

/** A lock that this process holds until it releases it, or ends in whatever way. */
export interface FileLock {
  release(): void
}

/**
 * Locks a file of its own: for one holder alone, or for any number that share it. It is a lock of SQLite, which the
 * operating system releases with the process, and which is the same on every system.
 *
 * @param file made where it is missing; its folder must be there
 * @returns null when a holder is in the way
 * @throws Error when the file cannot be opened or written
 */
export function lockFile(file: string, mode: 'shared' | 'exclusive'): FileLock | null {
  let lock: SqliteFile.Database | undefined
  try {
    lock = new SqliteFile(file, { timeout: 0 })
    if (mode === 'exclusive') lock.exec('begin exclusive')
    else {
      // A transaction that has read holds a shared lock until it ends.
      lock.exec('begin')
      lock.prepare('select name from sqlite_master').all()
    }
  } catch (error) {
    lock?.close()
    if (error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
  const held = lock
  return { release: () => void held.close() }
}
