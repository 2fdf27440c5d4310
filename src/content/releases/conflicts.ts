import type { Kysely } from 'kysely'
import { type ErrorCode, type RefusalOptions, TriptychError } from '../../errors.ts'
import type { ContentTables } from '../schema.ts'
import { type ReleaseItem, readItems } from './items.ts'
import type { Release } from './representation.ts'

/** How many items a refusal lists. */
export const LISTED = 100

/** Why a release is not published, and which of its items are in the way: the first hundred, none where none are. */
export class ReleaseConflicts extends TriptychError {
  readonly conflicts: readonly ReleaseItem[]

  constructor(code: ErrorCode, message: string, conflicts: readonly ReleaseItem[], options: RefusalOptions = {}) {
    super(code, message, { ...options, extensions: { conflicts } })
    this.conflicts = conflicts
  }
}

/**
 * Holds a release against what is public now.
 *
 * @param force whether to publish over what was published since; what was deleted since is in the way nevertheless
 * @throws ReleaseConflicts `release_conflict`
 */
export async function checkConflicts(
  db: Kysely<ContentTables>,
  release: Pick<Release, 'id' | 'state'>,
  force: boolean,
): Promise<void> {
  const first = { limit: LISTED, after: null }
  const conflicts = await readItems(db, release, first, force ? 'deleted' : 'stale')
  if (conflicts.length === 0) return
  throw new ReleaseConflicts(
    'release_conflict',
    `${conflicts.length > LISTED ? `more than ${LISTED}` : conflicts.length} items of ${release.id} are stale`,
    conflicts.slice(0, LISTED),
  )
}
