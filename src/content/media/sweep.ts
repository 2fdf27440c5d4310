import type { Database } from '../../db/database.ts'
import { isPostgres } from '../../db/dialect.ts'
import { mediaLock } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { Sweeper } from '../sweeper.ts'
import type { MediaStore } from './media-store.ts'
import { CLAIM, namedBytes } from './orphaned-media.ts'

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

/** How many files are claimed at once, and how often at most in one look. */
const BATCH = 100
const BATCHES = 100

/**
 * Removes the bytes of media that no row names any more: of files that were replaced or taken away, and of uploads that
 * came to nothing. It goes by what the database knows to be orphaned, not by what lies in the directory, so it takes
 * nothing that this database did not put there. What it is about to remove it claims first, so that no transaction is
 * open while the store is asked, and neither another instance nor an upload of the same bytes comes between.
 */
export class MediaSweeper extends Sweeper {
  readonly #db: Database<ContentTables>
  readonly #store: MediaStore
  readonly #onError: (error: unknown) => void
  readonly #now: () => number

  constructor(db: Database<ContentTables>, store: MediaStore, { onError, now = Date.now }: SweepOptions) {
    super({ first: MINUTE, pause: 6 * HOUR }, onError)
    this.#db = db
    this.#store = store
    this.#onError = onError
    this.#now = now
  }

  /** Looks now. Answers how many files were removed. */
  override async look(): Promise<number> {
    // A store that cannot list what was left over can remove bytes all the same.
    await this.#store.removeStale(this.#now()).catch(this.#onError)
    let removed = 0
    for (let batch = 0; batch < BATCHES && !this.stopped; batch += 1) {
      const { looked, gone } = await this.#sweep()
      removed += gone
      if (looked < BATCH) break
    }
    return removed
  }

  async #sweep(): Promise<{ looked: number; gone: number }> {
    const claimedAt = this.#now()
    const { claimed, named } = await this.#db.transaction([mediaLock], (trx) => claim(trx, claimedAt))
    const began = performance.now()
    const gone: string[] = []
    try {
      for (const hash of claimed) {
        // Half of the claim's time, so that it ends long before another sweep or an upload takes over.
        if (this.stopped || performance.now() - began > CLAIM / 2) break
        await this.#store.remove(hash)
        gone.push(hash)
      }
    } finally {
      await settle(this.#db, claimed, gone, claimedAt)
    }
    return { looked: claimed.length + named, gone: gone.length }
  }
}

/** Claims orphans that are old enough, and forgets those that a row names after all. */
async function claim(trx: Transact, now: number): Promise<{ claimed: readonly string[]; named: number }> {
  const held = await trx.selectFrom('media_hold').select('id').where('until', '>', now).executeTakeFirst()
  if (held !== undefined) return { claimed: [], named: 0 }
  const rows = await trx
    .selectFrom('orphaned_media as o')
    .select('o.hash')
    .where('o.since', '<', now - GRACE)
    .where((eb) => eb.or([eb('o.claimed_at', 'is', null), eb('o.claimed_at', '<=', now - CLAIM)]))
    .orderBy('o.since')
    .limit(BATCH)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute()
  if (rows.length === 0) return { claimed: [], named: 0 }
  const hashes = rows.map(({ hash }) => hash)
  const named = await namedBytes(trx, hashes)
  if (named.length > 0) await trx.deleteFrom('orphaned_media').where('hash', 'in', named).execute()
  const claimed = hashes.filter((hash) => !named.includes(hash))
  if (claimed.length > 0) {
    await trx.updateTable('orphaned_media').set({ claimed_at: now }).where('hash', 'in', claimed).execute()
  }
  return { claimed, named: named.length }
}

/** Ends a claim: what is gone is forgotten, and the rest may be claimed again. */
async function settle(
  db: Database<ContentTables>,
  claimed: readonly string[],
  gone: readonly string[],
  claimedAt: number,
): Promise<void> {
  if (claimed.length === 0) return
  await db.transaction([mediaLock], async (trx) => {
    if (gone.length > 0) {
      await trx.deleteFrom('orphaned_media').where('hash', 'in', gone).where('claimed_at', '=', claimedAt).execute()
    }
    await trx
      .updateTable('orphaned_media')
      .set({ claimed_at: null })
      .where('hash', 'in', claimed)
      .where('claimed_at', '=', claimedAt)
      .execute()
  })
}
