import { notifyWarning } from '../../shared/notify.ts'
import { inZone } from '../../shared/zone-time.ts'
import type { OnConflict, Release } from './release-data.ts'

const conflictWords: Readonly<Record<OnConflict, string>> = {
  fail: 'will fail',
  rebase: 'will overwrite this',
  skip: 'will leave this out',
}

/** Warns of each scheduled release that contains what was just published or unpublished, and says what it will do. */
export function warnOfSchedules({ scheduledIn = [] }: Pick<Release, 'scheduledIn'>): void {
  for (const { id, name, scheduledAt, onConflict } of scheduledIn) {
    notifyWarning(
      'Also in a scheduled release',
      `“${name}”, due ${inZone(new Date(scheduledAt))}, was made before this and ${conflictWords[onConflict]}.`,
      id,
    )
  }
}
