import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  type RestoredWebhooks,
  readWebhookDecisions,
  settleRestoredWebhooks,
  type WebhookDecisions,
} from '../webhooks/restore.ts'
import { webhookTables } from '../webhooks/tables.ts'
import { adoptNext } from './documents/staged-changes.ts'
import { markOrphaned } from './media/orphaned-media.ts'
import { rebuildPublicTexts } from './public-search/public-search.ts'
import { nextVersion } from './releases/representation.ts'
import type { ContentTables, Transact } from './schema.ts'
import { indexDrafts } from './search/index-drafts.ts'

/** What a backup holds; tables that others refer to come first. */
export const backupTables = [
  'site',
  'environment',
  'document',
  'translation',
  'revision',
  'link',
  'published',
  'page_value',
  'redirect_rule',
  'redirect_resolved',
  'release',
  'release_set',
  'release_item',
  'media',
  'media_site',
  'media_change',
  'orphaned_media',
  'block_type',
  'page_type',
  'environment_type',
  'webhook',
  'webhook_delivery',
  // Of an import that is under way: a server clears away what is left of it, or the next import does.
  'import_stage',
] as const satisfies readonly (keyof ContentTables)[]

/** What only a move takes along: a backup's messages would be sent again. */
export const queueTables = ['outbox'] as const satisfies readonly (keyof ContentTables)[]

/** What neither does: it is made again from the rest, or belongs to a backup that is being written, or to an import under way. */
export const leftOutTables = [
  'document_text',
  'public_text',
  'media_hold',
  'import_touched',
] as const satisfies readonly (keyof ContentTables)[]

/** The hashes of all media, also of those that an import has staged, in no order, each once. */
export async function listMedia(reader: Kysely<ContentTables>): Promise<{ hash: string; size: number }[]> {
  const rows = await reader.selectFrom('media').select(['hash', 'size', 'next_hash', 'next_size']).execute()
  const sizes = rows.flatMap(({ hash, size, next_hash, next_size }) => [
    [hash, size] as const,
    [next_hash ?? '', next_size ?? 0] as const,
  ])
  return [...new Map(sizes)].flatMap(([hash, size]) => (hash === '' ? [] : [{ hash, size }]))
}

/** What was decided in the database that a restore replaces, and still counts after it. */
export interface ContentDecisions {
  readonly epochs: ReadonlyMap<string, number>
  readonly webhooks: WebhookDecisions
  /** Hashes of media, for those that the restored database does not name. */
  readonly media: readonly string[]
}

/** Reads them from the database that is about to be replaced. */
export async function readDecisions(reader: Kysely<ContentTables>): Promise<ContentDecisions> {
  const environments = await reader.selectFrom('environment').select(['site_id', 'name', 'token_epoch']).execute()
  // It may be of an older version, which has no more columns than these.
  const hashes = await reader.selectFrom('media').select('hash').distinct().execute()
  return {
    epochs: new Map(environments.map((each) => [`${each.site_id}/${each.name}`, each.token_epoch])),
    webhooks: await readWebhookDecisions(webhookTables(reader)),
    media: hashes.map(({ hash }) => hash).filter((hash) => hash !== ''),
  }
}

/** What a restore does not bring back into effect. */
export interface RestoredContent extends RestoredWebhooks {
  /** Names of releases that were scheduled, as `site/environment name`. */
  readonly held: readonly string[]
}

/** An epoch that no token was made under, also where the replaced database could not be read. */
const MOST_EPOCHS_AHEAD = 1_000_000

/**
 * Makes a database from a backup fit to be used: no preview token of before counts, no release is published because
 * its time has come, no earlier message is sent, webhooks that were turned off since stay off, and media have the time of the restore.
 *
 * @param decisions of the database that is replaced; null where it could not be read
 * @param now UTC milliseconds
 */
export async function settleRestoredContent(
  trx: Transact,
  decisions: ContentDecisions | null,
  now: number,
): Promise<RestoredContent> {
  await trx.deleteFrom('outbox').execute()
  for (const { site_id, name, token_epoch } of await trx.selectFrom('environment').selectAll().execute()) {
    const last = Math.max(token_epoch, decisions?.epochs.get(`${site_id}/${name}`) ?? 0)
    await trx
      .updateTable('environment')
      .set({ token_epoch: last + randomInt(1, MOST_EPOCHS_AHEAD) })
      .where('site_id', '=', site_id)
      .where('name', '=', name)
      .execute()
  }
  // A client may have cached bytes that are newer than the backup: with the old times it would be told that nothing changed.
  await trx.updateTable('media').set({ updated_at: now }).execute()
  await trx.updateTable('media').set({ next_at: now }).where('next_hash', 'is not', null).execute()
  await holdReleases(trx, now)
  const held = await trx
    .selectFrom('release')
    .select(['site_id', 'env', 'name'])
    .where('failure', '=', failureText(now))
    .execute()
  if (decisions !== null) await markOrphaned(trx, await findUnnamed(trx, decisions.media), now)
  return {
    held: held.map(({ site_id, env, name }) => `${site_id}/${env} ${name}`),
    ...(await settleRestoredWebhooks(webhookTables(trx), decisions?.webhooks ?? null)),
  }
}

function failureText(now: number): string {
  const message = 'Restored from a backup: schedule it again, or publish it'
  return JSON.stringify({ code: 'restored', message, at: new Date(now).toISOString() })
}

async function holdReleases(trx: Transact, now: number): Promise<void> {
  await trx
    .updateTable('release')
    .set({ state: 'failed', version: nextVersion, scheduled_at: null, scheduled_by: null, failure: failureText(now) })
    .where('state', '=', 'scheduled')
    .execute()
}

/** Those that no row names, so that their bytes are removed some day. */
async function findUnnamed(trx: Transact, hashes: readonly string[]): Promise<string[]> {
  const named = new Set((await listMedia(trx)).map(({ hash }) => hash))
  return hashes.filter((hash) => !named.has(hash))
}

/** Makes what documents can be found by, which neither a backup nor a move takes along. */
export async function rebuildSearch(db: Kysely<ContentTables>): Promise<void> {
  await db.deleteFrom('document_text').execute()
  await adoptNext(db)
  await indexDrafts(db)
  await rebuildPublicTexts(db)
}
