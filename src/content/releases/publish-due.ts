import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { problemBody } from '../../problems.ts'
import { commandActor, maybeActor } from '../actor.ts'
import { environmentLocks } from '../locks.ts'
import { publishValidated } from '../publishing/validated.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { announce } from '../webhooks/announce.ts'
import { ReleaseConflicts } from './conflicts.ts'
import { beforeReleaseChange } from './item-sets.ts'
import type { ReleaseItem } from './items.ts'
import { publishItems } from './publish-items.ts'
import { readReleaseRevisions } from './release-revisions.ts'
import { nextVersion, type ReleaseFailure, readRelease } from './representation.ts'
import type { ScheduledRelease } from './scheduled.ts'

/** How many reasons a failure names. */
const NAMED = 3

/** Why a release that was due was not published, for people: what `error` says to a caller, in a sentence. */
export function failureOf(error: TriptychError, now: number): ReleaseFailure {
  const { code, errors = [] } = error
  const reasons = error instanceof ReleaseConflicts ? error.conflicts.map(describeConflict) : []
  for (const { message } of errors) reasons.push(message)
  const { title } = problemBody(code)
  const named = reasons.slice(0, NAMED).join(', ')
  const more = reasons.length > NAMED ? ', …' : ''
  const message = reasons.length === 0 ? title : `${title}: ${named}${more}`
  return { code, message, at: new Date(now).toISOString() }
}

/** An item that is in the way although it stands on what is public is one of a deleted document. */
function describeConflict({ key, baseRevision, liveRevision }: ReleaseItem): string {
  return baseRevision === liveRevision ? `${key} (deleted)` : key
}

/** What became of a release that was due; `superseded`: it was published or changed before. */
export type DueOutcome = 'published' | 'superseded' | { readonly failure: ReleaseFailure }

/** The release is not as it was when it was looked for. */
class Superseded extends Error {}

/**
 * Publishes a release that is due, in the name of the person who scheduled it. However many instances try at once, it
 * happens once, without any lease: transactions follow one another across instances, and each asks within its own
 * whether the release still waits in the version that was found due. One that cannot be published becomes `failed` and
 * says why.
 *
 * @throws whatever does not lie in the release, such as `unavailable`: it is still due then
 */
export async function publishDue(
  db: Database<ContentTables>,
  due: ScheduledRelease,
  now: () => number,
): Promise<DueOutcome> {
  const { scope, id } = due
  const choose = async () => {
    const { value: release } = await readRelease(db.reader, scope, id)
    if (release.version !== due.version) throw new Superseded()
    return readReleaseRevisions(db.reader, release)
  }
  try {
    return await publishValidated<DueOutcome>(db, scope, choose, async (trx) => {
      const row = await waiting(trx, due)
      if (row === null) throw new Superseded()
      const { value: release } = await readRelease(trx, scope, id)
      const actor = maybeActor(row.scheduled_by) ?? commandActor('scheduler')
      await publishItems(trx, { scope, release, onConflict: row.on_conflict, actor, now: now() })
      return 'published'
    })
  } catch (error) {
    if (error instanceof Superseded) return 'superseded'
    if (!(error instanceof TriptychError) || error.code === 'unavailable') throw error
    return fail(db, due, failureOf(error, now()))
  }
}

function fail(db: Database<ContentTables>, due: ScheduledRelease, failure: ReleaseFailure): Promise<DueOutcome> {
  const { scope, id, name } = due
  return db.transaction(environmentLocks(scope), async (trx) => {
    if ((await waiting(trx, due)) === null) return 'superseded'
    await beforeReleaseChange(trx, [id])
    await trx
      .updateTable('release')
      .set({
        state: 'failed',
        version: nextVersion,
        scheduled_at: null,
        scheduled_by: null,
        failure: JSON.stringify(failure),
      })
      .where('id', '=', id)
      .execute()
    const event = { type: 'release.failed', environment: scope.env, releaseId: id, name, code: failure.code } as const
    await announce(trx, scope.site, event, Date.parse(failure.at))
    return { failure }
  })
}

/** The release, while it still waits as it did when it was found due. */
async function waiting(trx: Transact, { id, version }: ScheduledRelease) {
  const row = await trx
    .selectFrom('current_release')
    .select(['scheduled_by', 'on_conflict'])
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}
