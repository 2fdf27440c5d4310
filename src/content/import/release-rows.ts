import type { Kysely } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import { nextVersion } from '../releases/representation.ts'
import type { ContentTables, ReleaseItemTable, ReleaseState, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { ImportError } from './error.ts'

/** A release as an import finds it. */
export interface FoundRelease {
  readonly id: string
  readonly name: string
  readonly state: ReleaseState
  readonly version: number
}

export async function findReleases(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  names: readonly string[],
): Promise<FoundRelease[]> {
  return inChunks(names, (chunk) =>
    db
      .selectFrom('current_release')
      .select(['id', 'name', 'state', 'version'])
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('name', 'in', chunk)
      .execute(),
  )
}

/** Why nothing in a release changes any more; undefined while it may. */
export function fixedReleaseError({ name, state }: Pick<FoundRelease, 'name' | 'state'>): ImportError | undefined {
  if (state === 'published') {
    return new ImportError('release_published', `the release "${name}" is published already: choose another name`)
  }
  if (state === 'scheduled') {
    return new ImportError('release_scheduled', `the release "${name}" is scheduled: unschedule it first`)
  }
  return undefined
}

/** What becomes of a release's items; those of no document among them stay. */
export interface ItemChanges {
  /** The documents that leave. */
  readonly gone: readonly string[]
  /** The items that come, or take the place of the document's. */
  readonly written: readonly ReleaseItemTable[]
}

/** Changes the items of a release that is open. */
export async function changeItems(trx: Transact, releaseId: string, { gone, written }: ItemChanges): Promise<void> {
  if (gone.length === 0 && written.length === 0) return
  await inChunks([...gone, ...written.map((item) => item.document_id)], (ids) =>
    trx.deleteFrom('release_item').where('release_id', '=', releaseId).where('document_id', 'in', ids).execute(),
  )
  await inChunks(written, (chunk) => trx.insertInto('release_item').values(chunk).execute(), 80)
  await trx.updateTable('release').set({ version: nextVersion }).where('id', '=', releaseId).execute()
}
