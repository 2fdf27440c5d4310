import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { type Actor, actorText } from '../actor.ts'
import { afterInclusion } from '../documents/staged-changes.ts'
import { publishValidated } from '../publishing/validated.ts'
import type { ConflictChoice, ContentTables, ReleaseState } from '../schema.ts'
import type { Tagged } from '../tagged.ts'
import { changeRelease, openTarget, publishable, type ReleaseTarget } from './changing.ts'
import { beforeReleaseChange } from './item-sets.ts'
import { readReleaseRevisions } from './release-revisions.ts'
import { nextVersion, type Release, readRelease } from './representation.ts'

/**
 * Fixes a release and has it published at a time; see `Releases.schedule`. Its blocks are held against their types
 * now, so that the scheduling request gets the faults, and once more when it is due.
 */
export function scheduleRelease(
  db: Database<ContentTables>,
  target: ReleaseTarget,
  { at, onConflict, actor }: { readonly at: number; readonly onConflict: ConflictChoice; readonly actor: Actor },
): Promise<Tagged<Release>> {
  const { scope, id } = target
  const scheduledAt = checkMoment(at)
  const choose = async () => readReleaseRevisions(db.reader, await openTarget(db.reader, target, publishable))
  return publishValidated(db, scope, choose, async (trx) => {
    await openTarget(trx, target, publishable)
    await beforeReleaseChange(trx, [id])
    // Nothing leaves it any more.
    await afterInclusion(trx, scope, id)
    await trx
      .updateTable('release')
      .set({
        state: 'scheduled',
        version: nextVersion,
        scheduled_at: scheduledAt,
        scheduled_by: actorText(actor),
        on_conflict: onConflict,
        failure: null,
      })
      .where('id', '=', id)
      .execute()
    return readRelease(trx, scope, id)
  })
}

/** The years of RFC 3339, which a time zone can lead out of. */
const EARLIEST = Date.parse('0000-01-01T00:00:00.000Z')
const LATEST = Date.parse('9999-12-31T23:59:59.999Z')

/** @throws TriptychError `invalid_request` for a time that no answer could show */
function checkMoment(at: number): number {
  if (at >= EARLIEST && at <= LATEST) return Math.trunc(at)
  const errors = [{ in: 'body', name: 'at', message: 'is not a valid time' }] as const
  throw new TriptychError('invalid_request', 'not a moment', { errors })
}

const everyState: readonly ReleaseState[] = ['open', 'failed', 'scheduled', 'published']

/** Opens a scheduled release again; see `Releases.unschedule`. */
export function unscheduleRelease(db: Database<ContentTables>, target: ReleaseTarget): Promise<Tagged<Release>> {
  return changeRelease(db, target, everyState, async (trx, { state }) => {
    if (state !== 'scheduled') return false
    await trx
      .updateTable('release')
      .set({ state: 'open', scheduled_at: null, scheduled_by: null })
      .where('id', '=', target.id)
      .execute()
    return true
  })
}
