import type { Kysely } from 'kysely'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** A scheduled release, as it was when it was looked for. */
export interface ScheduledRelease {
  readonly id: string
  readonly name: string
  readonly scope: Scope
  /** When it is due, in UTC milliseconds. */
  readonly at: number
  readonly version: number
}

/** How many releases a look takes up. */
const AT_ONCE = 100

/** The scheduled releases that are due until a moment, the earliest first; one look-up in an index. */
export async function scheduledUntil(
  db: Kysely<ContentTables>,
  until: number,
  without: readonly string[],
): Promise<ScheduledRelease[]> {
  const rows = await db
    .selectFrom('release')
    .select(['id', 'name', 'site_id', 'env', 'scheduled_at', 'version'])
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<=', until)
    .$if(without.length > 0, (query) => query.where('id', 'not in', without))
    .orderBy('scheduled_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id, name, site_id: site, env, scheduled_at, version }) => ({
    id,
    name,
    scope: { site, env },
    at: scheduled_at ?? until,
    version,
  }))
}
