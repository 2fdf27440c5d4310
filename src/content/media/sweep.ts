import type { Database } from '../../db/database.ts'
import { mediaLock } from '../locks.ts'
import type { ContentTables } from '../schema.ts'
import type { MediaStore } from './media-store.ts'

interface SweepOptions {
  /** Receives errors; the next look tries again. */
  readonly onError: (error: unknown) => void
  /** UTC milliseconds. */
  readonly now?: () => number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long bytes stay that no row names: for requests that read them, and for the upload that will name them. */
const GRACE = 24 * HOUR

/** How many files are removed in one transaction, and how often at most in one look. */
const BATCH = 100
const BATCHES = 100

/**
 * Removes the bytes of media that no row names any more: of files that were replaced or taken away, and of uploads that
 * came to nothing. It goes by what the database knows to be orphaned, not by what lies in the directory, so it takes
 * nothing that this database did not put there; and it looks within a transaction, so that several instances and
 * uploads of the same bytes wait for one another.
 */
export class MediaSweeper {
  readonly #db: Database<ContentTables>
  readonly #store: MediaStore
  readonly #onError: (error: unknown) => void
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(db: Database<ContentTables>, store: MediaStore, { onError, now = Date.now }: SweepOptions) {
    this.#db = db
    this.#store = store
    this.#onError = onError
    this.#now = now
  }

  /** Looks a minute from now, and every six hours. */
  start(): void {
    this.#schedule(MINUTE)
  }

  /** Resolves once it looks no more. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  /** Looks now. Answers how many files were removed. */
  async look(): Promise<number> {
    await this.#store.removeStale(this.#now())
    let removed = 0
    for (let batch = 0; batch < BATCHES && !this.#stopped; batch += 1) {
      const { looked, gone } = await this.#sweep()
      removed += gone
      if (looked < BATCH) break
    }
    return removed
  }

  #schedule(delay: number): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#looking = this.look()
        .then(() => undefined, this.#onError)
        .finally(() => this.#schedule(6 * HOUR))
    }, delay)
    this.#timer.unref()
  }

  #sweep(): Promise<{ looked: number; gone: number }> {
    const before = this.#now() - GRACE
    return this.#db.transaction(
      [mediaLock],
      async (trx) => {
        // Deleted first: an upload that notes the same bytes now waits for the end of this, and finds them gone.
        const orphans = await trx
          .deleteFrom('orphaned_media')
          .where('hash', 'in', (eb) =>
            eb.selectFrom('orphaned_media').select('hash').where('since', '<', before).orderBy('since').limit(BATCH),
          )
          .where('since', '<', before)
          .returning('hash')
          .execute()
        if (orphans.length === 0) return { looked: 0, gone: 0 }
        const hashes = orphans.map(({ hash }) => hash)
        const named = await trx.selectFrom('media').select('hash').where('hash', 'in', hashes).execute()
        const kept = new Set(named.map(({ hash }) => hash))
        const gone = hashes.filter((hash) => !kept.has(hash))
        for (const hash of gone) await this.#store.remove(hash)
        return { looked: hashes.length, gone: gone.length }
      },
      { alone: true },
    )
  }
}
