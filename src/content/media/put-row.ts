import { TriptychError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { isFileName } from '../folder/place.ts'
import type { Transact } from '../schema.ts'
import { demandSite } from '../sites.ts'
import { checkExpected, type Tagged, withEtag } from '../tagged.ts'
import type { Dimensions } from './dimensions.ts'
import { otherHolder, readMediaKeys, updateTime } from './holding.ts'
import { kindOf, type MediaKind } from './kinds.ts'
import { recordMediaChanges } from './media-changes.ts'
import type { StoredMedia } from './media-store.ts'
import { markOrphaned, nameBytes } from './orphaned-media.ts'
import { type MediaFile, readMediaFile } from './representation.ts'
import { settleMedia } from './staged-media.ts'

interface PutRow extends StoredMedia, Dimensions {
  readonly key: string
  readonly type: string
}

/**
 * Writes that a site has a file whose bytes are stored.
 *
 * @throws TriptychError `not_found`, `stale`, `invalid_route`, `key_taken`, `unavailable`
 */
export async function putRow(
  trx: Transact,
  site: string,
  { key, hash, ...file }: PutRow,
  { expect, now, actor }: { readonly expect: string; readonly now: number; readonly actor: Actor },
): Promise<{ made: boolean; tagged: Tagged<MediaFile> }> {
  await demandSite(trx, site)
  await settleMedia(trx, [key], { now, bytes: new Map([[key, hash]]) })
  const current = await readMediaFile(trx, site, key)
  checkExpected(current, expect)
  if (current === null) await checkPlace(trx, site, key)
  const held = (await readMediaKeys(trx, [key])).get(key) ?? null
  await nameBytes(trx, [hash])
  if (held?.hash !== hash) {
    const other = otherHolder(held, site)
    if (other !== undefined) throw new TriptychError('key_taken', `the site ${other} has ${key} with other bytes`)
    const row = { hash, ...file, updated_at: updateTime(held, now) }
    await trx
      .insertInto('media')
      .values({ key, ...row })
      .onConflict((clash) => clash.column('key').doUpdateSet(row))
      .execute()
    if (held !== null) await markOrphaned(trx, [held.hash], now)
  }
  await trx
    .insertInto('media_site')
    .values({ site_id: site, key })
    .onConflict((clash) => clash.columns(['site_id', 'key']).doNothing())
    .execute()
  if (current?.hash !== hash) {
    const action = current === null ? 'created' : 'replaced'
    await recordMediaChanges(trx, site, [{ key, action, hash, size: file.size }], { actor, now })
  }
  const written = await readMediaFile(trx, site, key)
  if (written === null) throw new Error(`the row of ${key} is not there`)
  return { made: current === null, tagged: withEtag(written) }
}

/** Keys are paths of files in an exported folder: none is at once a file and a folder. */
async function checkPlace(trx: Transact, site: string, key: string): Promise<void> {
  const folders = key.split('/').map((_, at, segments) => segments.slice(0, at).join('/'))
  const ofSite = trx.selectFrom('current_media_site').select('key').where('site_id', '=', site)
  // Two look-ups: with `or` between the conditions, SQLite would walk all of the site's keys.
  const above = await ofSite.where('key', 'in', folders).executeTakeFirst()
  const below = await ofSite.where('key', '>', `${key}/`).where('key', '<', `${key}0`).limit(1).executeTakeFirst()
  const clash = above ?? below
  if (clash !== undefined) throw refusedKey('invalid_route', `is a file and a folder at once beside ${clash.key}`)
}

/**
 * What kind of file a key names.
 *
 * @param key in its normal form
 * @throws TriptychError `invalid_route` for a key that no file of a folder can have, so that every site can be
 *   exported; `media_type_refused` for a kind that is not taken
 */
export function checkPutKey(key: string): MediaKind {
  if (!isFileName(key.split('/'))) {
    throw refusedKey('invalid_route', 'has a hidden segment, one above 240 bytes, or is longer than 1,024 bytes')
  }
  const kind = kindOf(key)
  if (kind === null) throw refusedKey('media_type_refused', 'has no extension of a kind that is taken')
  return kind
}

/** A refusal that is about the key. */
function refusedKey(code: 'invalid_route' | 'media_type_refused', message: string): TriptychError {
  return new TriptychError(code, `the key ${message}`, { errors: [{ in: 'path', name: 'key', message }] })
}
