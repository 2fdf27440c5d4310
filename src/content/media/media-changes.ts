import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { uuidv7 } from '../../db/ids.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import { type Actor, actorText, readActor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { demandSite } from '../sites.ts'

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

/** Writes down what became of files and by whom, in the transaction in which it happens. */
export async function recordMediaChanges(
  trx: Transact,
  site: string,
  changes: readonly NewMediaChange[],
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<void> {
  if (changes.length === 0) return
  const author = actorText(actor)
  const rows = changes.slice(-MEDIA_CHANGES_KEPT).map((change) => {
    return { site_id: site, id: uuidv7(), ...change, author, changed_at: now }
  })
  await inChunks(rows, (chunk) => trx.insertInto('media_change').values(chunk).execute(), 90)
  const tooOld = await trx
    .selectFrom('media_change')
    .select('id')
    .where('site_id', '=', site)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(MEDIA_CHANGES_KEPT)
    .executeTakeFirst()
  if (tooOld !== undefined) {
    await trx.deleteFrom('media_change').where('site_id', '=', site).where('id', '<=', tooOld.id).execute()
  }
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
