import { sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { type Actor, actorText } from '../actor.ts'
import { publishVersions, rebaseVersions } from '../languages/in-releases.ts'
import { type Change, type PublishResult, publishRevisions } from '../publish.ts'
import type { ConflictChoice, ItemOfRelease, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { announce } from '../webhooks/announce.ts'
import { checkConflicts, LISTED } from './conflicts.ts'
import { isStale } from './counts.ts'
import { beforeReleaseChange, setOf } from './item-sets.ts'
import { readItems } from './items.ts'
import { nextVersion, type Release, type SkippedItem } from './representation.ts'

interface Publication {
  readonly scope: Scope
  readonly release: Release
  /** What to do with items that are stale. */
  readonly onConflict: ConflictChoice
  readonly actor: Actor
  readonly now: number
}

/**
 * Makes a release public, all of its items and the release itself, in the caller's transaction; its blocks were held
 * against their types before (`publishing/validate.ts`). Its items keep what was public before them, to take it back by.
 *
 * @throws TriptychError `release_conflict` (`ReleaseConflicts`), `route_taken`, `links_broken`: the transaction has to be rolled back
 */
export async function publishItems(
  trx: Transact,
  { scope, release, onConflict, actor, now }: Publication,
): Promise<PublishResult> {
  const { id, name } = release
  await beforeReleaseChange(trx, [id])
  const skipped = onConflict === 'skip' ? await skipStale(trx, release) : []
  await checkConflicts(trx, release, onConflict === 'rebase')
  await rebaseItems(trx, id)
  const rows = await trx
    .selectFrom('current_release_item')
    .select(['document_id', 'action', 'rev'])
    .where('release_id', '=', id)
    .orderBy('document_id')
    .execute()
  const versions = await publishVersions(trx, scope, id)
  const published = await publishRevisions(trx, scope, rows.map(changeOf), { actor, now, release: id, versions })
  const { contentVersion } = published
  await trx
    .updateTable('release')
    .set({
      state: 'published',
      version: nextVersion,
      published_at: now,
      published_by: actorText(actor),
      scheduled_at: null,
      scheduled_by: null,
      skipped: skipped.length === 0 ? null : JSON.stringify(skipped),
      failure: null,
    })
    .where('id', '=', id)
    .execute()
  const event = { type: 'release.published', environment: scope.env, contentVersion, releaseId: id, name } as const
  await announce(trx, scope.site, event, now)
  return published
}

function changeOf({ document_id: documentId, rev }: Pick<ItemOfRelease, 'document_id' | 'rev'>): Change {
  return rev === null ? { documentId, action: 'unpublish' } : { documentId, action: 'publish', rev }
}

/**
 * Takes the stale items out of a release, unless nothing would be left.
 *
 * @returns the first hundred of them
 */
async function skipStale(trx: Transact, release: Release): Promise<SkippedItem[]> {
  if (release.conflicts === 0 || release.conflicts === release.items) return []
  const stale = await readItems(trx, release, { limit: LISTED, after: null }, 'stale')
  const document = table(trx, 'current_document')
  await sql`
    delete from ${table(trx, 'release_item')} as i where i.set_id = ${setOf(trx, release.id)}
      and exists (select 1 from ${document} d where d.id = i.document_id and ${isStale(trx)})`.execute(trx)
  return stale.slice(0, LISTED).map(({ documentId, kind, key }) => ({ documentId, kind, key }))
}

/**
 * Has every item of a release stand on what is public now, whatever it stood on before.
 *
 * @returns whether any item stood on something else
 */
export async function rebaseItems(trx: Transact, releaseId: string): Promise<boolean> {
  const document = table(trx, 'current_document')
  const live = sql<number | null>`(select d.live_rev from ${document} d where d.id = release_item.document_id)`
  const { numUpdatedRows } = await trx
    .updateTable('release_item')
    .set({ base_live_rev: live })
    .where('set_id', '=', setOf(trx, releaseId))
    .where('base_live_rev', 'is distinct from', live)
    .executeTakeFirst()
  return (await rebaseVersions(trx, releaseId)) || numUpdatedRows > 0n
}
