import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { inChunks } from '../in-chunks.ts'
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
export async function findScheduled(
  db: Kysely<ContentTables>,
  until: number,
  without: readonly string[],
): Promise<ScheduledRelease[]> {
  const rows = await db
    .selectFrom('current_release')
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

/** A scheduled release, as an answer names it that published something which the release contains too. */
export type OverlappingRelease = components['schemas']['ScheduledRelease']

/**
 * The scheduled releases that contain one of these documents, the first hundred by time.
 *
 * @param except the release that is being published
 */
export async function findOverlappingReleases(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  documentIds: readonly string[],
  except: string | undefined,
): Promise<OverlappingRelease[]> {
  const waiting = db
    .selectFrom('current_release as r')
    .where('r.site_id', '=', site)
    .where('r.env', '=', env)
    .where('r.state', '=', 'scheduled')
    .$if(except !== undefined, (query) => query.where('r.id', '!=', except ?? ''))
  if ((await waiting.select('r.id').limit(1).execute()).length === 0) return []
  const found = await inChunks(documentIds, (chunk) =>
    waiting
      .select(['r.id', 'r.name', 'r.scheduled_at', 'r.on_conflict'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('current_release_item as i')
            .select('i.release_id')
            .whereRef('i.release_id', '=', 'r.id')
            .where('i.document_id', 'in', chunk),
        ),
      )
      .execute(),
  )
  const releases = [...new Map(found.map((row) => [row.id, row])).values()]
  releases.sort((a, b) => (a.scheduled_at ?? 0) - (b.scheduled_at ?? 0) || (a.id < b.id ? -1 : 1))
  return releases.slice(0, AT_ONCE).map(({ id, name, scheduled_at, on_conflict: onConflict }) => ({
    id,
    name,
    scheduledAt: new Date(scheduled_at ?? 0).toISOString(),
    onConflict,
  }))
}
