import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { Lock } from '../../db/locks.ts'
import { environmentLocks } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type Claim, checkClaim } from './claim.ts'

/** How long one piece may keep other writers waiting, in milliseconds; the next one is larger or smaller by it. */
const PIECE = 5
const FEWEST_ROWS = 2
const MOST_ROWS = 50
/** Between two pieces, in milliseconds: longer than others that wait for SQLite take between two looks at its lock. */
const BREAK = 3

/** Short transactions, one after the other, each as large as the one before was fast. */
export class Pieces {
  readonly #db: Database<ContentTables>
  readonly #claim: Claim
  readonly #locks: readonly Lock[]
  rows = FEWEST_ROWS

  /** @param locks what each piece stands on beside its environment */
  constructor(db: Database<ContentTables>, claim: Claim, locks: readonly Lock[] = []) {
    this.#db = db
    this.#claim = claim
    this.#locks = locks
  }

  async write<R>(rows: number, work: (trx: Transact) => Promise<R>): Promise<R> {
    const inTime = async (trx: Transact): Promise<R> => {
      await checkClaim(trx, this.#claim)
      const began = performance.now()
      const written = await work(trx)
      const took = performance.now() - began
      this.rows = Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, Math.round((rows * PIECE) / took)))
      return written
    }
    return inPiece(this.#db, this.#claim.scope, inTime, this.#locks)
  }
}

/**
 * Runs a short transaction, and leaves others their turn after it. What it writes is not visible before the last, synced
 * transaction of its import, so on SQLite others do not wait until the disk has it.
 */
export async function inPiece<R>(
  db: Database<ContentTables>,
  scope: Scope,
  work: (trx: Transact) => Promise<R>,
  locks: readonly Lock[] = [],
): Promise<R> {
  const result = await db.transaction([...environmentLocks(scope), ...locks], work, { unsynced: true })
  await pause(BREAK)
  return result
}
