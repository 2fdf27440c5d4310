import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { warningsOf } from '../publish.ts'
import { publishValidated } from '../publishing/validated.ts'
import type { ContentTables } from '../schema.ts'
import type { Tagged } from '../tagged.ts'
import { openTarget, publishable, type ReleaseTarget } from './changing.ts'
import { checkConflicts } from './conflicts.ts'
import { publishItems } from './publish-items.ts'
import { readReleaseRevisions } from './release-revisions.ts'
import { type Release, readRelease } from './representation.ts'

interface PublishOptions {
  readonly force: boolean
  readonly actor: Actor
  readonly now: () => number
}

/** Publishes a release as its caller saw it; see `Releases.publish`. */
export function publishRelease(
  db: Database<ContentTables>,
  target: ReleaseTarget,
  { force, actor, now }: PublishOptions,
): Promise<Tagged<Release>> {
  const { scope, id } = target
  const choose = async () => readReleaseRevisions(db.reader, await openToPublish(db.reader, target, force))
  return publishValidated(db, scope, choose, async (trx) => {
    const release = await openToPublish(trx, target, force)
    const onConflict = force ? 'rebase' : 'fail'
    const published = await publishItems(trx, { scope, release, onConflict, actor, now: now() })
    const { value, etag } = await readRelease(trx, scope, id)
    return { value: { ...value, ...warningsOf(published) }, etag }
  })
}

/**
 * What was published since gives the release another tag too. A client with the earlier tag gets the items that
 * conflict: a precondition is for what would be done otherwise (RFC 9110, 13.2.1), and that says more.
 *
 * @throws TriptychError as {@link openTarget}; ReleaseConflicts `release_conflict`
 */
async function openToPublish(
  db: Parameters<typeof openTarget>[0],
  target: ReleaseTarget,
  force: boolean,
): Promise<Release> {
  try {
    return await openTarget(db, target, publishable)
  } catch (error) {
    if (!force && error instanceof TriptychError && error.code === 'stale') {
      const { value } = await readRelease(db, target.scope, target.id)
      if (publishable.includes(value.state)) await checkConflicts(db, value, force)
    }
    throw error
  }
}
