import { TriptychError } from '../../errors.ts'
import type { Transact } from '../schema.ts'
import { demandSite } from '../sites.ts'
import { checkExpected, type Tagged, tagged } from '../tagged.ts'
import type { Dimensions } from './dimensions.ts'
import { otherHolder, readHeld } from './holding.ts'
import { fasten, loosen } from './loose.ts'
import type { StoredMedia } from './media-store.ts'
import { refused } from './put-key.ts'
import { type MediaFile, readMediaFile } from './representation.ts'

interface PutRow extends StoredMedia, Dimensions {
  readonly key: string
  readonly type: string
}

/**
 * Writes that a site has a file whose bytes are on disk.
 *
 * @throws TriptychError `not_found`, `stale`, `invalid_route`, `key_taken`
 */
export async function putRow(
  trx: Transact,
  site: string,
  { key, hash, ...file }: PutRow,
  { expect, now }: { readonly expect: string; readonly now: number },
): Promise<{ made: boolean; tagged: Tagged<MediaFile> }> {
  await demandSite(trx, site)
  const current = await readMediaFile(trx, site, key)
  checkExpected(current, expect)
  if (current === null) await checkPlace(trx, site, key)
  const held = (await readHeld(trx, [key])).get(key) ?? null
  if (held?.hash !== hash) {
    const other = otherHolder(held, site)
    if (other !== undefined) throw new TriptychError('key_taken', `the site ${other} has ${key} with other bytes`)
    const row = { hash, ...file, updated_at: now }
    await trx
      .insertInto('media')
      .values({ key, ...row })
      .onConflict((clash) => clash.column('key').doUpdateSet(row))
      .execute()
    if (held !== null) await loosen(trx, [held.hash], now)
  }
  await trx
    .insertInto('media_site')
    .values({ site_id: site, key })
    .onConflict((clash) => clash.columns(['site_id', 'key']).doNothing())
    .execute()
  await fasten(trx, [hash])
  const written = await readMediaFile(trx, site, key)
  if (written === null) throw new Error(`the row of ${key} is not there`)
  return { made: current === null, tagged: tagged(written) }
}

/** Keys are paths of files in an exported folder: none is at once a file and a folder. */
async function checkPlace(trx: Transact, site: string, key: string): Promise<void> {
  const folders = key.split('/').map((_, at, segments) => segments.slice(0, at).join('/'))
  const ofSite = trx.selectFrom('media_site').select('key').where('site_id', '=', site)
  // Two look-ups: with `or` between the conditions, SQLite would walk all of the site's keys.
  const above = await ofSite.where('key', 'in', folders).executeTakeFirst()
  const below = await ofSite.where('key', '>', `${key}/`).where('key', '<', `${key}0`).limit(1).executeTakeFirst()
  const clash = above ?? below
  if (clash !== undefined) throw refused('invalid_route', `is a file and a folder at once beside ${clash.key}`)
}
