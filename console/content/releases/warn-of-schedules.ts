import { notifyWarning } from '../../shared/notify.ts'
import type { Release } from './release-data.ts'
import { inZone } from './zone-time.ts'

/** What a scheduled release does about items that are stale when it is due, in words. */
export const conflictWords: Readonly<Record<NonNullable<Release['onConflict']>, string>> = {
  fail: 'will fail',
  rebase: 'will overwrite this',
  skip: 'will leave this out',
}

/** Says which scheduled releases hold what was just published or taken down, and what that means for them. */
export function warnOfSchedules({ scheduledIn = [] }: Pick<Release, 'scheduledIn'>): void {
  for (const { id, name, scheduledAt, onConflict } of scheduledIn) {
    notifyWarning(
      'Also in a scheduled release',
      `“${name}”, due ${inZone(new Date(scheduledAt))}, was made before this and ${conflictWords[onConflict]}.`,
      id,
    )
  }
}
