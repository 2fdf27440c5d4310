import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { environmentLocks } from '../locks.ts'
import type { ContentTables, ReleaseState, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { Tagged } from '../tagged.ts'
import { beforeReleaseChange } from './item-sets.ts'
import { nextVersion, type Release, readRelease } from './representation.ts'

/** Which release, and what of it the caller saw. */
export interface ReleaseTarget {
  readonly scope: Scope
  readonly id: string
  readonly etag: string
}

/** The states in which items come and go: what a person scheduled stays as it was then. */
export const editable: readonly ReleaseState[] = ['open', 'failed']

/** The states from which a release can be published or scheduled. */
export const publishable: readonly ReleaseState[] = ['open', 'failed', 'scheduled']

/**
 * Reads a release that the caller is about to change, and holds it against what they saw.
 *
 * @throws TriptychError `not_found`, `stale`, `release_not_open`
 */
export async function openTarget(
  db: Parameters<typeof readRelease>[0],
  { scope, id, etag }: ReleaseTarget,
  states: readonly ReleaseState[],
): Promise<Release> {
  const current = await readRelease(db, scope, id)
  if (current.etag !== etag) {
    throw new TriptychError('stale', `the caller has ${etag} of release ${id}, ${current.etag} is there`)
  }
  const { state } = current.value
  if (!states.includes(state)) throw new TriptychError('release_not_open', `release ${id} is ${state}`)
  return current.value
}

/**
 * One change of a release, in one transaction.
 *
 * @param change answers whether something is another than before
 * @throws TriptychError as {@link openTarget}
 */
export function changeRelease(
  db: Database<ContentTables>,
  target: ReleaseTarget,
  states: readonly ReleaseState[],
  change: (trx: Transact, release: Release) => Promise<boolean>,
): Promise<Tagged<Release>> {
  const { scope, id } = target
  return db.transaction(environmentLocks(scope), async (trx) => {
    const release = await openTarget(trx, target, states)
    await beforeReleaseChange(trx, [id])
    if (await change(trx, release)) {
      await trx.updateTable('release').set({ version: nextVersion }).where('id', '=', id).execute()
    }
    return readRelease(trx, scope, id)
  })
}
