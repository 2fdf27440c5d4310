import { sql } from 'kysely'

/** Whether the document `d` was deleted although the release's item `i` would publish it: no force helps there. */
export const isOfDeleted = sql<boolean>`(i.action = 'publish' and d.draft_rev is null)`

/**
 * Whether the item `i` of a release that is not published is stale for its document `d`: something else became
 * public since it was made, or the document was deleted.
 */
export const isStale = sql<boolean>`(i.base_live_rev is distinct from d.live_rev or ${isOfDeleted})`
