import type { Insertable, Kysely } from 'kysely'
import type { ContentTables } from '../../src/content/schema.ts'

/** Adds a release as a row, and the set of its items, which has its id. */
export async function insertRelease(
  db: Kysely<ContentTables>,
  release: Pick<Insertable<ContentTables['release']>, 'id' | 'site_id' | 'env' | 'name' | 'state'>,
): Promise<void> {
  const { id, site_id, env } = release
  await db
    .insertInto('release')
    .values({ ...release, created_at: 1, version: 1 })
    .onConflict((clash) => clash.doNothing())
    .execute()
  await db
    .insertInto('release_set')
    .values({ set_id: id, release_id: id, site_id, env })
    .onConflict((clash) => clash.doNothing())
    .execute()
}
