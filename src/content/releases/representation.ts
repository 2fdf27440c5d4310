import { type Kysely, type Selectable, sql } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { TriptychError } from '../../errors.ts'
import { maybeActor } from '../actor.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type Tagged, withEtag } from '../tagged.ts'
import { countItems, type ItemCount, noItems } from './counts.ts'

/** A release as the console shows it. */
export type Release = components['schemas']['Release']

/** Why a release that was due was not published. */
export type ReleaseFailure = components['schemas']['ReleaseFailure']

/** An item that a release left out when it was due. */
export type SkippedItem = components['schemas']['SkippedItem']

type ReleaseRow = Selectable<ContentTables['current_release']>

/**
 * Reads a release and its entity tag; to be called with the transaction where it is about to be changed. The tag is
 * another one after every change of the release, and also once something was published that an item is stale for:
 * a client that publishes over it, or keeps the item, has seen what that is.
 *
 * @throws TriptychError `not_found`
 */
export async function readRelease(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  id: string,
): Promise<Tagged<Release>> {
  const row = await db
    .selectFrom('current_release')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', site)
    .where('env', '=', env)
    .executeTakeFirst()
  if (row === undefined) throw new TriptychError('not_found', `no release ${id}`)
  const counts = await countItems(db, [row])
  return taggedRelease(row, counts.get(id) ?? noItems)
}

function taggedRelease(row: ReleaseRow, count: ItemCount): Tagged<Release> {
  const value = releaseOf(row, count)
  return { value, etag: withEtag({ ...value, over: count.over }).etag }
}

export function releaseOf(row: ReleaseRow, { items, conflicts }: ItemCount): Release {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: maybeActor(row.created_by),
    items,
    conflicts,
    scheduledAt: moment(row.scheduled_at),
    scheduledBy: maybeActor(row.scheduled_by),
    ...(row.state === 'scheduled' ? { onConflict: row.on_conflict } : {}),
    ...(row.skipped === null ? {} : { skipped: JSON.parse(row.skipped) as SkippedItem[] }),
    publishedAt: moment(row.published_at),
    publishedBy: maybeActor(row.published_by),
    failure: row.failure === null ? null : (JSON.parse(row.failure) as ReleaseFailure),
    reverts: row.reverts,
    version: row.version,
  }
}

function moment(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** Another version of a release: to be written by whatever changes it or its items. */
export const nextVersion = sql<number>`version + 1`
