import { randomBytes, randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { notFoundError } from '../lib/require-found.ts'
import type { ContentTables } from './schema.ts'

/** One environment of one site: what every document, rule and release belongs to. */
export interface Scope {
  readonly site: string
  readonly env: string
}

const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/

/** What a name of a site or environment must be, for people. */
export const nameRule = 'lower-case letters, digits and hyphens, at most 63, not beginning with a hyphen'

/** Whether a text may name a site or an environment: it is a segment of every delivery path. */
export function isName(text: string): boolean {
  return NAME.test(text)
}

/** A version that no environment had before, not even one restored from a backup. */
export function newContentVersion(): string {
  return randomBytes(9).toString('base64url')
}

/**
 * Where the token epoch of an environment begins. Random, so that an environment that is created under the name of a
 * deleted one does not honour its tokens; small enough to be raised as often as needed.
 */
export function newTokenEpoch(): number {
  return randomInt(2 ** 30)
}

/**
 * Makes the site and the environment where they are missing.
 *
 * @returns which were
 */
export async function ensureScope(
  trx: Transaction<ContentTables>,
  { site, env }: Scope,
  now: number,
): Promise<{ readonly site: boolean; readonly env: boolean }> {
  const madeSite = await trx
    .insertInto('site')
    .values({ id: site, created_at: now })
    .onConflict((clash) => clash.column('id').doNothing())
    .executeTakeFirstOrThrow()
  const madeEnv = await trx
    .insertInto('environment')
    .values({ site_id: site, name: env, content_version: newContentVersion(), token_epoch: newTokenEpoch() })
    .onConflict((clash) => clash.columns(['site_id', 'name']).doNothing())
    .executeTakeFirstOrThrow()
  return { site: madeSite.numInsertedOrUpdatedRows === 1n, env: madeEnv.numInsertedOrUpdatedRows === 1n }
}

export async function scopeExists(db: Kysely<ContentTables>, { site, env }: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('environment')
    .select('name')
    .where('site_id', '=', site)
    .where('name', '=', env)
    .executeTakeFirst()
  return row !== undefined
}

/** @throws TriptychError `not_found` where there is no such environment */
export async function demandScope(db: Kysely<ContentTables>, scope: Scope): Promise<void> {
  if (!(await scopeExists(db, scope))) throw notFoundError('environment')
}

/** @throws TriptychError `not_found` where there is no such site */
export async function demandSite(db: Kysely<ContentTables>, site: string): Promise<void> {
  const row = await db.selectFrom('site').select('id').where('id', '=', site).executeTakeFirst()
  if (row === undefined) throw notFoundError('site')
}
