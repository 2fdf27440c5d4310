import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { claimAfter, giveBack, type Life, whileAlive } from './claim.ts'
import { clearOthers, hasStaged } from './clear.ts'
import { ImportError } from './error.ts'

/**
 * Removes what an import left in an environment that is dead, unless it was alive after all, or another one begins.
 *
 * @returns whether there was something
 */
export async function sweepAfter(db: Database<ContentTables>, scope: Scope, life: Life, now: number): Promise<boolean> {
  const claim = await claimAfter(db, scope, life, uuidv7())
  if (claim === null) return false
  try {
    const isLeft = await hasStaged(db, scope)
    await whileAlive(db, claim, () => clearOthers(db, claim, now))
    await giveBack(db, claim)
    return isLeft
  } catch (error) {
    if (error instanceof ImportError && error.code === 'changed_meanwhile') return false
    throw error
  }
}
