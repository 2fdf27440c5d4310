import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import type { Actor } from '../actor.ts'
import { environmentLocks } from '../locks.ts'
import type { ConflictChoice, ContentTables, ReleaseState } from '../schema.ts'
import { demandScope, type Scope } from '../sites.ts'
import type { Tagged } from '../tagged.ts'
import { changeRelease, editable, openTarget, publishable } from './changing.ts'
import { countItems, noItems } from './counts.ts'
import { beforeReleaseChange, freeName } from './item-sets.ts'
import { type ReleaseItem, readItems } from './items.ts'
import { claimName } from './names.ts'
import { insertRelease } from './new-release.ts'
import { rebaseItems } from './publish-items.ts'
import { publishRelease } from './publish-release.ts'
import { putItem, removeItem, type WantedItem } from './put-item.ts'
import { type Release, readRelease, releaseOf } from './representation.ts'
import { revertRelease } from './revert.ts'
import { scheduleRelease, unscheduleRelease } from './schedule.ts'

/**
 * The releases of the environments: revisions of many documents that become public together, now or at a time, and
 * can be taken back together.
 *
 * Whatever changes a release takes the entity tag that its caller read, and throws `stale` where something else is
 * there by then: another item, another state, or something newer that is public in the place of a stale item. Every
 * method throws `not_found` for what is not of the environment.
 */
export class Releases {
  readonly #db: Database<ContentTables>
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<ContentTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** The newest first. `after` is what the page before said in `next`. */
  async list(
    scope: Scope,
    { state, limit, after }: PageRequest<string> & { readonly state?: ReleaseState | undefined },
  ): Promise<ListPage<Release, string>> {
    await demandScope(this.#db.reader, scope)
    const { entries, next } = await listReleases(this.#db.reader, scope, { state, limit, after: placeOf(after) })
    return { entries, next: next === null ? null : encodeCursor([next]) }
  }

  /**
   * A release without items.
   *
   * @throws TriptychError `already_exists` where another one has the name
   */
  async create(scope: Scope, name: string, actor: Actor): Promise<Tagged<Release>> {
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      await demandScope(trx, scope)
      await claimName(trx, scope, name)
      return readRelease(trx, scope, await insertRelease(trx, scope, { name, actor, now: this.#now() }))
    })
  }

  read(scope: Scope, id: string): Promise<Tagged<Release>> {
    return readRelease(this.#db.reader, scope, id)
  }

  /** @throws TriptychError `already_exists`, `release_not_open` for a published one */
  rename(scope: Scope, id: string, etag: string, name: string): Promise<Tagged<Release>> {
    return changeRelease(this.#db, { scope, id, etag }, publishable, async (trx, release) => {
      if (release.name === name) return false
      await claimName(trx, scope, name)
      await freeName(trx, scope, name)
      await trx.updateTable('release').set({ name }).where('id', '=', id).execute()
      return true
    })
  }

  /** @throws TriptychError `release_not_open` for one that is scheduled or published */
  remove(scope: Scope, id: string, etag: string): Promise<void> {
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      await openTarget(trx, { scope, id, etag }, editable)
      await beforeReleaseChange(trx, [id])
      const sets = trx.selectFrom('release_set').select('set_id').where('release_id', '=', id)
      await trx.deleteFrom('release_item').where('set_id', 'in', sets).execute()
      await trx.deleteFrom('release').where('id', '=', id).execute()
    })
  }

  /** What is in a release, or what of that is stale. `after` is what the page before said in `next`. */
  async items(
    scope: Scope,
    id: string,
    { conflicts = false, limit, after }: PageRequest<string> & { readonly conflicts?: boolean },
  ): Promise<ListPage<ReleaseItem, string>> {
    const { value: release } = await this.read(scope, id)
    const request = { limit, after: placeOf(after) }
    const rows = await readItems(this.#db.reader, release, request, conflicts ? 'stale' : 'all')
    return pageOf(rows, limit, ({ documentId }) => encodeCursor([documentId]))
  }

  /**
   * Puts a document into a release: its draft as it is now, or the revision that is asked for, or that it is taken
   * down.
   *
   * @throws TriptychError `release_not_open`
   */
  putItem(scope: Scope, id: string, documentId: string, etag: string, item: WantedItem): Promise<Tagged<Release>> {
    return changeRelease(this.#db, { scope, id, etag }, editable, (trx) => putItem(trx, scope, id, documentId, item))
  }

  /** @throws TriptychError `release_not_open` */
  removeItem(scope: Scope, id: string, documentId: string, etag: string): Promise<Tagged<Release>> {
    return changeRelease(this.#db, { scope, id, etag }, editable, (trx) => removeItem(trx, id, documentId))
  }

  /**
   * Settles every conflict in favour of the release, but for those with deleted documents; one that is scheduled stays
   * so.
   *
   * @throws TriptychError `release_not_open` for a published one
   */
  rebase(scope: Scope, id: string, etag: string): Promise<Tagged<Release>> {
    return changeRelease(this.#db, { scope, id, etag }, publishable, (trx) => rebaseItems(trx, id))
  }

  /**
   * Publishes a release that is open, failed or scheduled: all of it or nothing.
   *
   * @param force whether to publish over what was published since the items were made
   * @throws TriptychError `release_not_open`, `release_empty`, `content_invalid`, `route_taken`; a `ReleaseConflicts`
   *   with `release_conflict`
   */
  publish(
    scope: Scope,
    id: string,
    etag: string,
    { force = false }: { readonly force?: boolean },
    actor: Actor,
  ): Promise<Tagged<Release>> {
    return publishRelease(this.#db, { scope, id, etag }, { force, actor, now: this.#now })
  }

  /**
   * Has a release published at a time, in the name of `actor`; until then nothing in it changes.
   *
   * @param at UTC milliseconds; in the past: at the scheduler's next look
   * @param onConflict what to do with items that are stale by then
   * @throws TriptychError `release_not_open` for a published one, `release_empty`, `content_invalid`
   */
  schedule(
    scope: Scope,
    id: string,
    etag: string,
    { at, onConflict = 'fail' }: { readonly at: number; readonly onConflict?: ConflictChoice | undefined },
    actor: Actor,
  ): Promise<Tagged<Release>> {
    return scheduleRelease(this.#db, { scope, id, etag }, { at, onConflict, actor })
  }

  /** Opens a scheduled release again; any other one stays what it is. */
  unschedule(scope: Scope, id: string, etag: string): Promise<Tagged<Release>> {
    return unscheduleRelease(this.#db, { scope, id, etag })
  }

  /**
   * A new, open release that takes a published one back: whatever was public before becomes so again.
   *
   * @throws TriptychError `release_not_open` for one that is not published
   */
  revert(scope: Scope, id: string, actor: Actor): Promise<Tagged<Release>> {
    return this.#db.transaction(environmentLocks(scope), async (trx) =>
      readRelease(trx, scope, await revertRelease(trx, scope, id, { actor, now: this.#now() })),
    )
  }
}

function placeOf(cursor: string | null): string | null {
  return cursor === null ? null : String(decodeCursor(cursor, ['string'])[0])
}

/** The releases of an environment, the newest first: their ids tell when they were made. `after` is an id. */
async function listReleases(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  { state, limit, after }: PageRequest<string> & { readonly state?: ReleaseState | undefined },
): Promise<ListPage<Release, string>> {
  const rows = await db
    .selectFrom('current_release')
    .selectAll()
    .where('site_id', '=', site)
    .where('env', '=', env)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { entries, next } = pageOf(rows, limit, ({ id }) => id)
  const counts = await countItems(db, entries)
  return { entries: entries.map((row) => releaseOf(row, counts.get(row.id) ?? noItems)), next }
}
