import type { Kysely } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { removeUnheld, settleMedia } from './staged-media.ts'

/** A key as the database has it. */
export interface MediaKey {
  readonly hash: string
  /** When it got its bytes: UTC milliseconds. */
  readonly updatedAt: number
  /** The sites that brought it. */
  readonly sites: readonly string[]
}

/** The bytes and the sites of those keys that are taken. */
export async function readMediaKeys(
  db: Kysely<ContentTables>,
  keys: readonly string[],
): Promise<Map<string, MediaKey>> {
  const rows = await inChunks(keys, (chunk) =>
    db
      .selectFrom('current_media as m')
      .leftJoin('current_media_site as s', 's.key', 'm.key')
      .select(['m.key', 'm.hash', 'm.updated_at', 's.site_id'])
      .where('m.key', 'in', chunk)
      .orderBy('s.site_id')
      .execute(),
  )
  return new Map(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, group]) => {
      const sites = group.flatMap(({ site_id }) => site_id ?? [])
      return [key, { hash: group[0]?.hash ?? '', updatedAt: Number(group[0]?.updated_at ?? 0), sites }]
    }),
  )
}

/** When a key that gets other bytes now is to have got them: never before it got those that it has, whatever the clock says. */
export function updateTime(held: MediaKey | null, now: number): number {
  return held === null ? now : Math.max(now, held.updatedAt + 1)
}

/** Another site than this one that holds the key; while there is one, the key keeps its bytes. */
export function otherHolder(held: MediaKey | null, site: string): string | undefined {
  return held?.sites.find((holder) => holder !== site)
}

/**
 * Takes keys from a site, all of them for null. Those that no other site holds are gone at once; their bytes stay for
 * requests that are reading them, until they are swept.
 */
export async function releaseMedia(trx: Transact, site: string, key: string | null, now: number): Promise<void> {
  if (key !== null) await settleMedia(trx, [key], { now })
  const released = await trx
    .deleteFrom('media_site')
    .where('site_id', '=', site)
    .$if(key !== null, (query) => query.where('key', '=', key))
    .returning('key')
    .execute()
  await removeUnheld(
    trx,
    released.map((row) => row.key),
    now,
  )
}
