import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { environmentLocks } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { contentInvalid, holdsStill, type RevisionRef, validateForPublish } from './validate.ts'

/** How often revisions are held against block types that changed meanwhile. */
const TRIES = 3

/** More revisions than this take longer to publish than others should wait for. */
const MANY = 100

/** What is about to be published. */
export interface RevisionsToPublish {
  readonly revisions: readonly RevisionRef[]
  /** Whether a fault has to say which document it is in. */
  readonly named: boolean
}

/**
 * Runs a transaction that publishes, once what it publishes was held against the types that still are the
 * environment's within it.
 *
 * @param choose reads what will be published, before each try; may refuse
 * @param work publishes it, and makes sure that it is still what was chosen
 * @throws TriptychError `content_invalid`; `unavailable` where block types change faster than that
 */
export async function publishValidated<R>(
  db: Database<ContentTables>,
  scope: Scope,
  choose: () => Promise<RevisionsToPublish>,
  work: (trx: Transact) => Promise<R>,
): Promise<R> {
  for (let left = TRIES; left > 0; left--) {
    const { revisions, named } = await choose()
    const validation = await validateForPublish(db, scope, revisions)
    if (validation.problems.length > 0) throw contentInvalid(validation.problems, named)
    const done = await db.transaction(
      environmentLocks(scope),
      async (trx) => ((await holdsStill(trx, scope, validation)) ? { result: await work(trx) } : null),
      { alone: revisions.length > MANY },
    )
    if (done !== null) return done.result
  }
  throw new TriptychError('unavailable', 'the block types changed each time', { retryAfter: 1 })
}
