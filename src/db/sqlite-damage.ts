import { statSync } from 'node:fs'
import SqliteFile, { type Database as Sqlite, SqliteError } from 'better-sqlite3'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'

/** A SQLite file that is no whole database: what is in it may be had from a backup, and not from here. */
export class DatabaseDamaged extends TriptychError {
  readonly file: string
  /** Which file it was, and when it was written last. */
  readonly #seen: string

  constructor(file: string, reason: string, options: { readonly cause?: unknown } = {}) {
    super('unavailable', `database: ${file} is damaged: ${reason}`, options)
    this.file = file
    this.#seen = describeFile(file)
  }

  /** Whether another file, or another state of it, lies there now. */
  get isPast(): boolean {
    return describeFile(this.file) !== this.#seen
  }
}

/** Never reads it: closing any descriptor of a file drops the locks of this process on it. */
function describeFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** Whether a file is gone, or empty, that had a log: SQLite would delete the log of a file that it makes. */
export function hasLogAlone(file: string): boolean {
  return sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0
}

/** https://www.sqlite.org/rescode.html: `NOTADB` is a file of something else, `CORRUPT` one with faults inside. */
const damage = /^SQLITE_(CORRUPT|NOTADB)/

/** What the connections of one SQLite file know of its damage: the first that meets it has found it for all. */
export class FileHealth {
  readonly #file: string
  readonly #onDamage: (error: DatabaseDamaged) => void
  #damaged = false

  /** @param onDamage called once, by the query that met it; the query fails with the same error */
  constructor(file: string, onDamage: (error: DatabaseDamaged) => void = () => undefined) {
    this.#file = file
    this.#onDamage = onDamage
  }

  /** What a connection threw; {@link DatabaseDamaged} where the file is the reason. */
  inspect(error: unknown): unknown {
    const isDamage = error instanceof SqliteError && damage.test(error.code)
    const seen = isDamage ? new DatabaseDamaged(this.#file, errorMessage(error), { cause: error }) : error
    if (seen instanceof DatabaseDamaged && !this.#damaged) {
      this.#damaged = true
      this.#onDamage(seen)
    }
    return seen
  }

  /**
   * Closes a connection. The last one to a file folds the write-ahead log into it and deletes the log, which would
   * change what a damaged file can still be saved from; one that may only read cannot, so it closes last then.
   */
  close(db: Sqlite): void {
    const last = this.#damaged ? this.#openLast() : null
    db.close()
    last?.close()
  }

  #openLast(): Sqlite | null {
    try {
      const last = new SqliteFile(this.#file, { readonly: true, fileMustExist: true, timeout: 0 })
      // It takes part in the locks of the file from its first look on, even one that fails.
      try {
        last.pragma('schema_version')
      } catch {}
      return last
    } catch {
      return null
    }
  }
}

/**
 * Reads a SQLite file from end to end, without changing it.
 *
 * @throws DatabaseDamaged where it is no whole database; SqliteError when it cannot be opened
 */
export function checkIntegrity(file: string): void {
  if (hasLogAlone(file)) throw new DatabaseDamaged(file, 'it is empty or gone, and its write-ahead log is not')
  const db = new SqliteFile(file, { readonly: true, fileMustExist: true, timeout: 5_000 })
  try {
    const verdict = String(db.pragma('integrity_check(1)', { simple: true }))
    if (verdict !== 'ok') throw new DatabaseDamaged(file, verdict.replaceAll(/\s+/g, ' '))
  } catch (error) {
    throw new FileHealth(file).inspect(error)
  } finally {
    db.close()
  }
}
