import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { uuidv7 } from '../../db/ids.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import { type Actor, actorText, readActor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { demandSite, type Scope } from '../sites.ts'
import { announce } from '../webhooks/announce.ts'

/** What became of a file, as the console shows it. */
export type MediaChange = components['schemas']['MediaChange']

/** What became of one file of a site; without bytes where it was deleted. */
export interface NewMediaChange {
  readonly key: string
  readonly action: MediaChange['action']
  readonly hash: string | null
  /** Bytes. */
  readonly size: number | null
}

/** Changes that a site keeps: the newest. */
export const MEDIA_CHANGES_KEPT = 1_000

interface Recording {
  readonly actor: Actor
  readonly now: number
}

/** An import under way: what it writes counts once the environment has its generation. */
interface Staging {
  readonly claim?: { readonly scope: Scope; readonly generation: number }
}

/** Writes down what became of files and by whom, and tells webhooks, in the transaction in which it happens. */
export async function recordMediaChanges(
  trx: Transact,
  site: string,
  changes: readonly NewMediaChange[],
  recording: Recording,
): Promise<void> {
  await insertMediaChanges(trx, site, changes, recording)
  await dropOldest(trx, site)
  await announceMediaChanges(trx, site, changes, recording)
}

/** Tells the webhooks that ask for it what became of files. */
export async function announceMediaChanges(
  trx: Transact,
  site: string,
  changes: readonly NewMediaChange[],
  { actor, now }: Recording,
): Promise<void> {
  if (changes.length > 0) await announce(trx, site, { type: 'media.changed', author: actor, changes }, now)
}

/**
 * Writes down what an import will have done: {@link settleMediaChanges} is called after it, and
 * {@link announceMediaChanges} where it takes effect.
 */
export async function insertMediaChanges(
  trx: Transact,
  site: string,
  changes: readonly NewMediaChange[],
  { actor, now, claim }: Recording & Staging,
): Promise<void> {
  const author = actorText(actor)
  const from = { from_env: claim?.scope.env ?? null, from_generation: claim?.generation ?? null }
  const rows = changes.map((change) => ({ site_id: site, id: uuidv7(), ...change, author, changed_at: now, ...from }))
  await inChunks(rows, (chunk) => trx.insertInto('media_change').values(chunk).execute(), 80)
}

/** Keeps what imports into an environment have done, up to a generation, and forgets what they have not. */
export async function settleMediaChanges(
  trx: Transact,
  { scope: { site, env }, generation }: { readonly scope: Scope; readonly generation: number },
): Promise<void> {
  const reached = trx.selectFrom('environment').select('generation').where('site_id', '=', site).where('name', '=', env)
  await trx
    .updateTable('media_change')
    .set({ from_env: null, from_generation: null })
    .where('site_id', '=', site)
    .where('from_env', '=', env)
    .where('from_generation', '<=', reached)
    .execute()
  await trx
    .deleteFrom('media_change')
    .where('site_id', '=', site)
    .where('from_env', '=', env)
    .where('from_generation', '<=', generation)
    .execute()
  await dropOldest(trx, site)
}

async function dropOldest(trx: Transact, site: string): Promise<void> {
  const tooOld = await trx
    .selectFrom('media_change')
    .select('id')
    .where('site_id', '=', site)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(MEDIA_CHANGES_KEPT)
    .executeTakeFirst()
  if (tooOld === undefined) return
  await trx.deleteFrom('media_change').where('site_id', '=', site).where('id', '<=', tooOld.id).execute()
}

/**
 * What became of a site's media, the newest first.
 *
 * @param page.key only of this file
 * @throws TriptychError `not_found` where there is no such site
 */
export async function listMediaChanges(
  db: Kysely<ContentTables>,
  site: string,
  { limit, after, key }: PageRequest<string> & { readonly key?: string | undefined },
): Promise<ListPage<MediaChange, string>> {
  await demandSite(db, site)
  // No key has one, and PostgreSQL takes none within a text.
  if (key?.includes('\0')) return pageOf([], limit, () => '')
  const [before] = after === null ? [] : decodeCursor(after, ['string'])
  const rows = await db
    .selectFrom('media_change')
    .select(['id', 'key', 'action', 'hash', 'size', 'author', 'changed_at'])
    .where('site_id', '=', site)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('from_generation', 'is', null),
        eb(
          'from_generation',
          '<=',
          selectFrom('environment as e')
            .select('e.generation')
            .whereRef('e.site_id', '=', 'media_change.site_id')
            .whereRef('e.name', '=', 'media_change.from_env'),
        ),
      ]),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', String(before)))
    .$if(key !== undefined, (query) => query.where('key', '=', (key ?? '').normalize('NFC')))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (last) => encodeCursor([last.id]))
  return {
    ...page,
    entries: page.entries.map(({ id, author, changed_at, ...change }) => {
      return { ...change, author: readActor(author), changedAt: new Date(changed_at).toISOString() }
    }),
  }
}
