import SqliteFile from 'better-sqlite3'
import { DatabaseDamaged } from '../db/sqlite-damage.ts'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'

/** What `/health` says of a surface that cannot serve; what exactly is wrong stays in the log. */
export type OutageReason = 'config_invalid' | 'database_damaged' | 'database_unavailable' | 'storage_unavailable'

/** Why a surface cannot serve: `unavailable`, with the reason beside it. */
export class Outage extends TriptychError {
  readonly reason: OutageReason

  constructor(cause: unknown) {
    const reason = reasonOf(cause)
    super('unavailable', errorMessage(cause), { cause, extensions: { reason } })
    this.reason = reason
  }

  /** The refusal of an operation that this is in the way of. */
  asRefusal(): TriptychError {
    return new TriptychError('unavailable', `degraded: ${this.message}`)
  }
}

/** Refusals that say so of the data, and not of a request. */
const dataCodes: ReadonlySet<unknown> = new Set(['unavailable', 'config_not_json', 'config_invalid', 'storage_full'])

/**
 * Whether an error lies in what a surface keeps, or in the way to it: that can be mended while the process runs. A
 * setting or a port that cannot be had is a reason not to start; anything else is a defect.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof TriptychError) return dataCodes.has(error.code)
  return error instanceof SqliteFile.SqliteError || (error instanceof Error && 'syscall' in error)
}

function reasonOf(error: unknown): OutageReason {
  const causes = causesOf(error)
  if (causes.some((cause) => cause instanceof DatabaseDamaged)) return 'database_damaged'
  const codes = causes.flatMap((cause) => (cause instanceof Error && 'code' in cause ? [String(cause.code)] : []))
  if (codes.some((code) => code.startsWith('config_'))) return 'config_invalid'
  const storage =
    /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EISDIR|ENOTDIR|KEY_UNFIT|SQLITE_(FULL|READONLY|CANTOPEN|IOERR))/
  return codes.some((code) => storage.test(code)) ? 'storage_unavailable' : 'database_unavailable'
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) causes.push(cause)
  return causes
}
