import { sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { type Actor, actorText } from '../actor.ts'
import type { LinkFault } from '../links/link-faults.ts'
import { type Change, publishRevisions } from '../publish.ts'
import type { ReleaseItemTable, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { announce } from '../webhooks/announce.ts'
import { checkConflicts } from './conflicts.ts'
import { nextVersion, type Release } from './representation.ts'

interface Publication {
  readonly scope: Scope
  readonly release: Release
  /** Whether what was published since the items were made is in the way. */
  readonly force: boolean
  readonly actor: Actor
  readonly now: number
}

/**
 * Makes a release public, all of its items and the release itself, in the caller's transaction; its blocks were held
 * against their types before (`publishing/validate.ts`). Its items keep what was public before them, to take it back by.
 *
 * @returns links that lead nowhere now, where the site wants to know
 * @throws TriptychError `release_conflict` (`ReleaseConflicts`), `route_taken`, `links_broken`: the transaction has to be rolled back
 */
export async function publishItems(
  trx: Transact,
  { scope, release, force, actor, now }: Publication,
): Promise<readonly LinkFault[]> {
  const { id, name } = release
  await checkConflicts(trx, release, force)
  await rebaseItems(trx, id)
  const rows = await trx
    .selectFrom('release_item')
    .select(['document_id', 'action', 'rev'])
    .where('release_id', '=', id)
    .orderBy('document_id')
    .execute()
  const { contentVersion, brokenLinks } = await publishRevisions(trx, scope, rows.map(changeOf), { actor, now })
  await trx
    .updateTable('release')
    .set({
      state: 'published',
      version: nextVersion,
      published_at: now,
      published_by: actorText(actor),
      scheduled_at: null,
      scheduled_by: null,
      failure: null,
    })
    .where('id', '=', id)
    .execute()
  const event = { type: 'release.published', environment: scope.env, contentVersion, releaseId: id, name } as const
  await announce(trx, scope.site, event, now)
  return brokenLinks
}

function changeOf({ document_id: documentId, rev }: Pick<ReleaseItemTable, 'document_id' | 'rev'>): Change {
  return rev === null ? { documentId, action: 'unpublish' } : { documentId, action: 'publish', rev }
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
    .where('release_id', '=', releaseId)
    .where('base_live_rev', 'is distinct from', live)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
