import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isOtherVersion } from '../languages/in-releases.ts'
import type { ContentTables, ReleaseState } from '../schema.ts'

/** Whether the document `d` was deleted although the release's item `i` would publish it: no force helps there. */
export const isOfDeleted = sql<boolean>`(i.action = 'publish' and d.draft_rev is null)`

/**
 * Whether the item `i` of a release that is not published is stale for its document `d`: something else became
 * public since it was made, the document was deleted, or it is to be a version of something else than it was.
 */
export function isStale(db: Kysely<ContentTables>): RawBuilder<boolean> {
  return sql`(i.base_live_rev is distinct from d.live_rev or ${isOfDeleted} or ${isOtherVersion(db)})`
}

/** What a release holds. */
export interface ItemCount {
  readonly items: number
  /** How many of them are stale. */
  readonly conflicts: number
  /** Stands for what the stale ones are stale for: another text once that is something else. */
  readonly over: string
}

export const noItems: ItemCount = { items: 0, conflicts: 0, over: '' }

/** Counts the items of releases, one statement for all; those without any are left out. */
export async function countItems(
  db: Kysely<ContentTables>,
  releases: readonly { readonly id: string; readonly state: ReleaseState }[],
): Promise<Map<string, ItemCount>> {
  // What is published is so for good, and its items are stale for nothing: their documents need no look.
  const [done, pending] = [releases.filter(isPublished), releases.filter((release) => !isPublished(release))]
  const counts = new Map<string, ItemCount>()
  if (done.length > 0) {
    const rows = await db
      .selectFrom('current_release_item')
      .select(['release_id', (eb) => eb.fn.countAll<number>().as('items')])
      .where('release_id', 'in', done.map(idOf))
      .groupBy('release_id')
      .execute()
    for (const { release_id, items } of rows) counts.set(release_id, { ...noItems, items: Number(items) })
  }
  if (pending.length > 0) {
    const rows = await db
      .selectFrom('current_release_item as i')
      .innerJoin('current_document as d', 'd.id', 'i.document_id')
      .select(['i.release_id', (eb) => eb.fn.countAll<number>().as('items')])
      .select(sql<number>`sum(case when ${isStale(db)} then 1 else 0 end)`.as('conflicts'))
      // Whatever changes what is public of a document also changes when it did; the sum is for clocks that stand still.
      .select(sql<number | null>`max(case when ${isStale(db)} then d.live_at end)`.as('latest'))
      .select(sql<number | null>`sum(case when ${isStale(db)} then d.live_rev end)`.as('revisions'))
      .where('i.release_id', 'in', pending.map(idOf))
      .groupBy('i.release_id')
      .execute()
    for (const { release_id, items, conflicts, latest, revisions } of rows) {
      const over = Number(conflicts) === 0 ? '' : `${latest} ${revisions}`
      counts.set(release_id, { items: Number(items), conflicts: Number(conflicts), over })
    }
  }
  return counts
}

function isPublished({ state }: { readonly state: ReleaseState }): boolean {
  return state === 'published'
}

function idOf({ id }: { readonly id: string }): string {
  return id
}
