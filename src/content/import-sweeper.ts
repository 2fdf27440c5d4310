import type { Database } from '../db/database.ts'
import type { ContentTables } from './schema.ts'
import type { Scope } from './sites.ts'
import { Sweeper } from './sweeper.ts'

/** Between two looks, in milliseconds: an import that lives has shown it since (`import/claim.ts`). */
export const LOOK = 20_000

/**
 * After how many looks without a beat between them an import is dead. More than two, so that one that was suspended
 * together with this process, or waits for its database, has the time to show that it lives.
 */
const LOOKS = 4

interface ImportSweeperOptions {
  /** Receives errors; the next look tries again. */
  readonly onError: (error: unknown) => void
  /** Hears of each environment in which something was removed. */
  readonly onSwept?: (scope: Scope) => void
  /** UTC milliseconds. */
  readonly now?: () => number
}

/**
 * Removes what imports have staged whose process was killed, or that could not clear it away. That one is dead is seen by
 * its beats alone, so no clock of another machine matters; one that lives all the same gives up, as where another import
 * begins.
 */
export class ImportSweeper extends Sweeper {
  readonly #db: Database<ContentTables>
  readonly #onError: (error: unknown) => void
  readonly #onSwept: (scope: Scope) => void
  readonly #now: () => number
  /** Of each environment with an import, the beat that it is at, and how many looks have seen that one. */
  #seen = new Map<string, { readonly beat: string; readonly looks: number }>()

  constructor(db: Database<ContentTables>, { onError, onSwept = () => {}, now = Date.now }: ImportSweeperOptions) {
    super({ first: LOOK, pause: LOOK }, onError)
    this.#onError = onError
    this.#onSwept = onSwept
    this.#now = now
    // A sweep ends between two of its pieces.
    this.#db = {
      ...db,
      transaction: (locks, work, options) =>
        this.stopped ? Promise.reject(new Error('stopped')) : db.transaction(locks, work, options),
    }
  }

  override async look(): Promise<void> {
    const rows = await this.#db.reader
      .selectFrom('environment')
      .select(['site_id as site', 'name as env', 'import_generation', 'import_beat'])
      .where('import_beat', 'is not', null)
      .execute()
    const before = this.#seen
    this.#seen = new Map()
    for (const { site, env, ...life } of rows) {
      const key = `${site}/${env}`
      const beat = `${life.import_generation} ${life.import_beat}`
      const last = before.get(key)
      const looks = last?.beat === beat ? last.looks + 1 : 1
      this.#seen.set(key, { beat, looks })
      if (looks < LOOKS) continue
      try {
        // An import comes with it.
        const { sweepAfter } = await import('./import/leftovers.ts')
        if (await sweepAfter(this.#db, { site, env }, life, this.#now())) this.#onSwept({ site, env })
      } catch (error) {
        if (!this.stopped) this.#onError(error)
      }
    }
  }
}
