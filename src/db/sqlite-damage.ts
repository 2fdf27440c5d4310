import SqliteFile, { type Database as Sqlite, SqliteError } from 'better-sqlite3'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'

/** A SQLite file that is no whole database: what is in it may be had from a backup, and not from here. */
export class DatabaseDamaged extends TriptychError {
  readonly file: string

  constructor(file: string, reason: string, options: { readonly cause?: unknown } = {}) {
    super('unavailable', `database: ${file} is damaged: ${reason}`, options)
    this.file = file
  }
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
 * @returns whether it is a whole database; a file that does not exist is
 */
export function isIntact(file: string): boolean {
  const health = new FileHealth(file)
  let db: Sqlite | undefined
  try {
    db = new SqliteFile(file, { readonly: true, fileMustExist: true, timeout: 5_000 })
    return db.pragma('integrity_check(1)', { simple: true }) === 'ok'
  } catch (error) {
    if (health.inspect(error) instanceof DatabaseDamaged) return false
    throw error
  } finally {
    db?.close()
  }
}
