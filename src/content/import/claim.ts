import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
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
}

/**
 * Whether a row of `import_stage` is of an import, among those of some documents. No index leads there: by the one that
 * begins with imports SQLite would read all that the import has staged, once for each piece of it.
 */
export function isStagedBy(importId: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('import_id')} || '' = ${importId}`
}

/** How often the process of an import shows that it lives, in milliseconds. */
export const BEAT = 10_000

/** Makes the site and the environment where they are missing. An import that is under way there will give up. */
export function claimEnvironment(
  db: Database<ContentTables>,
  scope: Scope,
  importId: string,
  now: number,
): Promise<Claim> {
  return db.transaction(environmentLocks(scope), async (trx) => {
    const made = await ensureScope(trx, scope, now)
    const row = await readClaimed(trx, scope).executeTakeFirstOrThrow()
    return claim(trx, scope, importId, made.env ? { ...row, import_made: made.site ? 'site' : 'environment' } : row)
  })
}

type Claimed = Pick<
  Selectable<ContentTables['environment']>,
  'generation' | 'import_generation' | 'import_beat' | 'import_made'
>

/** An import into an environment, and how often its process has shown that it lives. */
export type Life = Pick<Claimed, 'import_generation' | 'import_beat'>

/** Claims an environment after an import that is dead; null where that was alive after all, or another one has begun. */
export function claimAfter(
  db: Database<ContentTables>,
  scope: Scope,
  { import_generation, import_beat }: Life,
  importId: string,
): Promise<Claim | null> {
  return db.transaction(environmentLocks(scope), async (trx) => {
    const row = await readClaimed(trx, scope).executeTakeFirst()
    const isSame = row?.import_generation === import_generation && row.import_beat === import_beat
    return isSame ? claim(trx, scope, importId, row) : null
  })
}

function readClaimed(trx: Transact, scope: Scope) {
  return environment(trx, scope).select(['generation', 'import_generation', 'import_beat', 'import_made'])
}

/** What another import made and left goes with this one. */
async function claim(
  trx: Transact,
  scope: Scope,
  importId: string,
  { generation: current, import_generation, import_made }: Claimed,
): Promise<Claim> {
  const generation = Math.max(current, import_generation) + 1
  await trx
    .updateTable('environment')
    .set({ import_generation: generation, import_id: importId, import_conflict: null, import_beat: 0, import_made })
    .where('site_id', '=', scope.site)
    .where('name', '=', scope.env)
    .execute()
  return { importId, scope, generation }
}

/** Runs `work`, and shows all the while that this process lives. */
export async function whileAlive<R>(db: Database<ContentTables>, claim: Claim, work: () => Promise<R>): Promise<R> {
  const beat = () =>
    ofClaim(db.writer, claim)
      .set(({ eb }) => ({ import_beat: eb('import_beat', '+', 1) }))
      .execute()
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // Where one fails the next may not; one that is missed is no sign of death yet.
    last = last.then(beat).catch(() => {})
  }, BEAT).unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await last
  }
}

/** The environment, unless another import has claimed it since. */
function ofClaim(db: Kysely<ContentTables>, { scope, generation }: Claim) {
  return db
    .updateTable('environment')
    .where('site_id', '=', scope.site)
    .where('name', '=', scope.env)
    .where('import_generation', '=', generation)
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
  await checkClaim(trx, claim)
  await ofClaim(trx, claim).set({ generation: claim.generation, import_id: null, import_made: null }).execute()
}

/**
 * Gives an environment back that another import has not taken, once nothing is left to clear away. Where the import is
 * not in effect, what was made for it goes again, unless it is no longer empty.
 */
export async function giveBack(db: Database<ContentTables>, claim: Claim): Promise<void> {
  const { site, env } = claim.scope
  await db.transaction([siteLock(site)], async (trx) => {
    const row = await readClaimed(trx, claim.scope).executeTakeFirst()
    const { numUpdatedRows } = await ofClaim(trx, claim)
      .set({ import_id: null, import_beat: null, import_made: null })
      .executeTakeFirstOrThrow()
    const made = row?.import_made ?? null
    if (numUpdatedRows === 0n || made === null) return
    const inEnv = ['document', 'release', 'environment_type'] as const
    const isUsed = inEnv.map((name) => sql`select 1 from ${table(trx, name)} where site_id = ${site} and env = ${env}`)
    const gone = await trx
      .deleteFrom('environment')
      .where('site_id', '=', site)
      .where('name', '=', env)
      .where(sql<boolean>`not exists (${sql.join(isUsed, sql` union all `)})`)
      .executeTakeFirstOrThrow()
    if (gone.numDeletedRows === 0n || made !== 'site') return
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
