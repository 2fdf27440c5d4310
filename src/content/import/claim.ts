import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { table } from '../../db/dialect.ts'
import type { ImportConflict } from '../documents/staged-changes.ts'
import { environmentLocks, siteLock } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { ensureScope, type Scope } from '../sites.ts'
import { concurrentChange, routeTakenError } from './error.ts'

/** An import that may write into an environment; of several, the one that began last. */
export interface Claim {
  readonly importId: string
  readonly scope: Scope
  /** What it writes is public once the environment's generation is this one. */
  readonly generation: number
  /** What of the scope was missing. */
  readonly made: { readonly site: boolean; readonly env: boolean }
}

/** Makes the site and the environment where they are missing. An import that is under way there will give up. */
export function claimEnvironment(
  db: Database<ContentTables>,
  scope: Scope,
  importId: string,
  now: number,
): Promise<Claim> {
  return db.transaction(environmentLocks(scope), async (trx) => {
    const made = await ensureScope(trx, scope, now)
    const { generation, import_generation } = await environment(trx, scope)
      .select(['generation', 'import_generation'])
      .executeTakeFirstOrThrow()
    const next = Math.max(generation, import_generation) + 1
    await trx
      .updateTable('environment')
      .set({ import_generation: next, import_id: importId, import_conflict: null })
      .where('site_id', '=', scope.site)
      .where('name', '=', scope.env)
      .execute()
    return { importId, scope, generation: next, made }
  })
}

/**
 * @throws ImportError `changed_meanwhile` where another import has begun since, or something that this one has staged was
 *   changed; `route_taken` where another document has become public in the place of one
 */
export async function checkClaim(trx: Transact, claim: Claim): Promise<void> {
  const conflict = await checkNewest(trx, claim)
  if (conflict === null) return
  const { reason, kind, key } = JSON.parse(conflict) as ImportConflict
  throw reason === 'taken' ? routeTakenError(kind, key) : concurrentChange(`the ${kind} ${key}`)
}

/**
 * @returns what others have changed of what the import has staged; null for nothing
 * @throws ImportError `changed_meanwhile` where another import has begun since
 */
export async function checkNewest(trx: Transact, { importId, scope }: Claim): Promise<string | null> {
  const row = await environment(trx, scope).select(['import_id', 'import_conflict']).executeTakeFirst()
  if (row?.import_id !== importId) throw lost(scope)
  return row.import_conflict
}

/**
 * Makes what the import wrote what there is, all at once.
 *
 * @throws ImportError as {@link checkClaim}
 */
export async function takeEffect(trx: Transact, claim: Claim): Promise<void> {
  const { scope, generation } = claim
  await checkClaim(trx, claim)
  await trx
    .updateTable('environment')
    .set({ generation, import_id: null })
    .where('site_id', '=', scope.site)
    .where('name', '=', scope.env)
    .execute()
}

/**
 * Gives an environment back that another import has not taken. Nothing of the import is in effect, so what was made for
 * it goes again, unless it is no longer empty.
 */
export async function giveUp(
  db: Database<ContentTables>,
  { importId, scope: { site, env }, made }: Claim,
): Promise<void> {
  await db.transaction([siteLock(site)], async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('environment')
      .set({ import_id: null })
      .where('site_id', '=', site)
      .where('name', '=', env)
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n || !made.env) return
    const inEnv = ['document', 'release'] as const
    const isUsed = inEnv.map((name) => sql`select 1 from ${table(trx, name)} where site_id = ${site} and env = ${env}`)
    const gone = await trx
      .deleteFrom('environment')
      .where('site_id', '=', site)
      .where('name', '=', env)
      .where(sql<boolean>`not exists (${sql.join(isUsed, sql` union all `)})`)
      .executeTakeFirstOrThrow()
    if (gone.numDeletedRows === 0n || !made.site) return
    const ofSite = ['environment', 'block_type', 'page_type', 'media_site', 'webhook'] as const
    const isHeld = ofSite.map((name) => sql`select 1 from ${table(trx, name)} where site_id = ${site}`)
    await trx
      .deleteFrom('site')
      .where('id', '=', site)
      .where(sql<boolean>`not exists (${sql.join(isHeld, sql` union all `)})`)
      .execute()
  })
}

function environment(db: Kysely<ContentTables>, { site, env }: Scope) {
  return db.selectFrom('environment').where('site_id', '=', site).where('name', '=', env)
}

function lost({ site, env }: Scope): Error {
  return concurrentChange(`another import into ${site}/${env} has begun, so it`)
}
