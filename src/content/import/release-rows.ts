import type { Kysely, Selectable } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import { setOf } from '../releases/item-sets.ts'
import { nextVersion } from '../releases/representation.ts'
import type { ContentTables, ItemOfRelease, ReleaseState, Transact, VersionOfItem } from '../schema.ts'
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
  readonly written: readonly WrittenItem[]
}

/** An item; what it does not say of the language of its page stays as it is. */
export type WrittenItem = ItemOfRelease & Partial<Selectable<VersionOfItem>>

/** What a page is a version of. */
interface Version {
  readonly translationId: string
  /** Null for the first language of the site. */
  readonly language: string | null
  readonly sourceRev: number | null
}

/** What an item says of the language of its page, which becomes one version and was another, or of none. */
export function versionColumns(after: Version, before: Version | null): Selectable<VersionOfItem> {
  return {
    translation_id: after.translationId,
    language: after.language,
    source_rev: after.sourceRev,
    base_translation_id: before?.translationId ?? null,
    base_language: before?.language ?? null,
    base_source_rev: before?.sourceRev ?? null,
  }
}

/** Changes the items of a release that is open. */
export async function changeItems(trx: Transact, releaseId: string, { gone, written }: ItemChanges): Promise<void> {
  if (gone.length === 0 && written.length === 0) return
  const { set_id } = await currentSet(trx, releaseId)
  await writeItems(trx, set_id, { gone, written })
  await trx.updateTable('release').set({ version: nextVersion }).where('id', '=', releaseId).execute()
}

/** The set that a release holds. */
export async function currentSet(
  db: Kysely<ContentTables>,
  releaseId: string,
): Promise<Selectable<ContentTables['release_set']>> {
  return db.selectFrom('release_set').selectAll().where('set_id', '=', setOf(db, releaseId)).executeTakeFirstOrThrow()
}

/** The items of a release, by document. */
export async function readItems(db: Kysely<ContentTables>, releaseId: string): Promise<Map<string, WrittenItem>> {
  const rows = await db
    .selectFrom('current_release_item')
    .select(['document_id', 'action', 'rev', 'key', 'base_live_rev'])
    .select(['translation_id', 'language', 'source_rev', 'base_translation_id', 'base_language', 'base_source_rev'])
    .where('release_id', '=', releaseId)
    .execute()
  return new Map(rows.map((row) => [row.document_id, row]))
}

/** Changes the items of a set. */
export async function writeItems(trx: Transact, set_id: string, { gone, written }: ItemChanges): Promise<void> {
  await inChunks([...gone, ...written.map((item) => item.document_id)], (ids) =>
    trx.deleteFrom('release_item').where('set_id', '=', set_id).where('document_id', 'in', ids).execute(),
  )
  const rows = written.map((item) => ({ set_id, ...item }))
  await inChunks(rows, (chunk) => trx.insertInto('release_item').values(chunk).execute(), 80)
}
