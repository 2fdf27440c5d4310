import { SqliteError } from 'better-sqlite3'
import { TriptychError } from '../errors.ts'

/** What the disk, its permissions or another process is the reason for; none of it is a mistake of the query. */
const outside = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/

/**
 * Whether another connection was in the way and the same statement may succeed a moment later. `SQLITE_PROTOCOL` is
 * a lost race for the locks of the write-ahead log (https://www.sqlite.org/rescode.html#protocol).
 */
export function isBusy(error: unknown): boolean {
  return error instanceof SqliteError && /^SQLITE_(BUSY|PROTOCOL)/.test(error.code)
}

/**
 * What a caller of the database sees: `unavailable`, with the cause, for what lies outside the program; everything
 * else as it is. A plain `SQLITE_READONLY` on a connection that never writes is a write sent to the wrong
 * connection, so it stays what it is: a defect.
 */
export function fromSqlite(error: unknown, readOnly: boolean): unknown {
  if (!(error instanceof SqliteError) || !outside.test(error.code)) return error
  if (readOnly && error.code === 'SQLITE_READONLY') return error
  return new TriptychError('unavailable', `database: ${error.message}`, { cause: error })
}
