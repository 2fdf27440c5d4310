import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ContentTables } from '../schema.ts'

/** How often an answer is read again because something was published meanwhile, before it is read from a snapshot. */
const FREE_TRIES = 3

/** How an answer is made of what is public. */
export interface Making<T> {
  /** Read before all else that the answer is made of: types and languages have versions too. Null where there is none. */
  version(reader: Kysely<ContentTables>): Promise<string | null>
  /** What was kept of a version. */
  kept(version: string): T | undefined
  build(reader: Kysely<ContentTables>, version: string): Promise<T>
  /** Called with what was built while the version was the same. */
  keep(version: string, built: T): void
}

/** An answer all of whose parts are of one version of what is public; null where there is no version. */
export async function atOneVersion<T>(db: Database<ContentTables>, making: Making<T>): Promise<T | null> {
  const { reader } = db
  for (let left = FREE_TRIES; left > 0; left--) {
    const version = await making.version(reader)
    if (version === null) return null
    const kept = making.kept(version)
    if (kept !== undefined) return kept
    const built = await making.build(reader, version)
    if ((await making.version(reader)) !== version) continue
    making.keep(version, built)
    return built
  }
  return db.snapshot(async (inner) => {
    const version = await making.version(inner)
    return version === null ? null : making.build(inner, version)
  })
}
