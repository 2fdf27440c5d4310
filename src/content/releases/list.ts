import type { Kysely } from 'kysely'
import { type ListPage, type PageRequest, pageOf } from '../page.ts'
import type { ContentTables, ReleaseState } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { countItems, noItems } from './counts.ts'
import { type Release, releaseOf } from './representation.ts'

/** The releases of an environment, the newest first: their ids tell when they were made. `after` is an id. */
export async function listReleases(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  { state, limit, after }: PageRequest<string> & { readonly state?: ReleaseState | undefined },
): Promise<ListPage<Release, string>> {
  const rows = await db
    .selectFrom('release')
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
