import { inChunks } from '../in-chunks.ts'
import { releaseMedia } from '../media/holding.ts'
import { settleMediaChanges } from '../media/media-changes.ts'
import { settleMedia, stagedKeys } from '../media/staged-media.ts'
import { NEVER, type Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Scope } from '../sites.ts'

/** Whether something of an environment can be seen or still come out: a draft, what is public, a release to come. */
export async function isInUse(trx: Transact, { site, env }: Scope): Promise<boolean> {
  const document = await trx
    .selectFrom('current_document')
    .select('id')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where((eb) => eb.or([eb('draft_rev', 'is not', null), eb('live_rev', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  if (document !== undefined) return true
  const release = await trx
    .selectFrom('current_release')
    .select('id')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('state', '<>', 'published')
    .limit(1)
    .executeTakeFirst()
  return release !== undefined
}

/** Takes an environment away, with the history of what was in it. */
export async function purgeEnvironment(
  trx: Transact,
  search: SearchIndex,
  { site, env }: Scope,
  now: number,
): Promise<void> {
  // Media stay, the site's: what an import into this environment has staged is settled while its generation is known.
  const by = { scope: { site, env }, generation: NEVER }
  await settleMedia(trx, await stagedKeys(trx, by, null), { now, by })
  await settleMediaChanges(trx, by)
  const sets = trx.selectFrom('release_set').select('set_id').where('site_id', '=', site).where('env', '=', env)
  await trx.deleteFrom('release_item').where('set_id', 'in', sets).execute()
  await trx.deleteFrom('release').where('site_id', '=', site).where('env', '=', env).execute()
  for (const table of [
    'translation',
    'published',
    'page_value',
    'environment_type',
    'public_text',
    'redirect_rule',
    'redirect_resolved',
    'import_touched',
  ] as const) {
    await trx.deleteFrom(table).where('site_id', '=', site).where('env', '=', env).execute()
  }
  const documents = trx.selectFrom('document').select('id').where('site_id', '=', site).where('env', '=', env)
  const rows = await documents.execute()
  await inChunks(rows, async (chunk) => {
    await search.remove(
      trx,
      chunk.map(({ id }) => id),
    )
    return []
  })
  await trx.deleteFrom('revision').where('document_id', 'in', documents).execute()
  await trx.deleteFrom('document').where('site_id', '=', site).where('env', '=', env).execute()
  await trx.deleteFrom('environment').where('site_id', '=', site).where('name', '=', env).execute()
}

/** Takes a site without environments away: its webhooks with their deliveries, its block and page types, its media. */
export async function purgeSite(trx: Transact, site: string, now: number): Promise<void> {
  // Deliveries go with their webhook.
  await trx.deleteFrom('webhook').where('site_id', '=', site).execute()
  await trx.deleteFrom('block_type').where('site_id', '=', site).execute()
  await trx.deleteFrom('page_type').where('site_id', '=', site).execute()
  await releaseMedia(trx, site, null, now)
  await trx.deleteFrom('media_change').where('site_id', '=', site).execute()
  await trx.deleteFrom('site').where('id', '=', site).execute()
}
