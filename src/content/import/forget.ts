import { inChunks } from '../in-chunks.ts'
import { nextVersion } from '../releases/representation.ts'
import type { Transact } from '../schema.ts'
import { ImportError } from './error.ts'
import type { Existing } from './plan.ts'

/**
 * Deletes documents: their revisions stay, and they leave the releases that would bring them back.
 *
 * @throws ImportError `release_scheduled` where one of those is scheduled, for nothing in it changes
 */
export async function forget(trx: Transact, removed: readonly Existing[]): Promise<void> {
  const ids = removed.map(({ id }) => id)
  const items = await inChunks(ids, (chunk) =>
    trx
      .selectFrom('release_item as i')
      .innerJoin('release as r', 'r.id', 'i.release_id')
      .innerJoin('document as d', 'd.id', 'i.document_id')
      .select(['r.id', 'r.name', 'r.state', 'd.kind', 'd.key'])
      .where('i.document_id', 'in', chunk)
      .where('r.state', '<>', 'published')
      .execute(),
  )
  const fixed = items.find(({ state }) => state === 'scheduled')
  if (fixed !== undefined) {
    const { kind, key, name } = fixed
    throw new ImportError(
      'release_scheduled',
      `the ${kind} ${key} is in the scheduled release "${name}": unschedule it`,
    )
  }
  const releases = [...new Set(items.map(({ id }) => id))]
  await inChunks(ids, async (chunk) => {
    await trx.updateTable('document').set({ draft_rev: null }).where('id', 'in', chunk).execute()
    if (releases.length === 0) return []
    return trx
      .deleteFrom('release_item')
      .where('document_id', 'in', chunk)
      .where('release_id', 'in', releases)
      .execute()
  })
  await inChunks(releases, (chunk) =>
    trx.updateTable('release').set({ version: nextVersion }).where('id', 'in', chunk).execute(),
  )
}
