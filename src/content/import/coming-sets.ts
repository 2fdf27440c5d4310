import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { commandActor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import { insertRelease } from '../releases/new-release.ts'
import { type ContentTables, NEVER, type Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type Claim, checkNewest } from './claim.ts'
import { concurrentChange } from './error.ts'
import { inPiece, Pieces } from './pieces.ts'
import { currentSet, type FoundRelease, findReleases, type WrittenItem, writeItems } from './release-rows.ts'

/** Rows that are cleared away at once. */
const CLEARED = 50

/** What a release is to hold. */
export interface ComingSet {
  readonly name: string
  /** The release as it was found; null where it is made. */
  readonly before: FoundRelease | null
  /** All of its items; null where the release goes. */
  readonly items: readonly WrittenItem[] | null
  /** When it is due, where it is made and scheduled. */
  readonly schedule?: {
    readonly scheduled_at: number
    readonly scheduled_by: string
    readonly on_conflict: 'skip' | 'rebase'
  }
}

interface Writing {
  readonly author: string
  readonly now: number
}

/**
 * Writes, in pieces, what releases hold from the import's generation on. When one of them is changed before that, the
 * import gives up (`beforeReleaseChange`).
 *
 * @throws ImportError `changed_meanwhile` where a release is not as it was found
 */
export async function stageSets(
  db: Database<ContentTables>,
  claim: Claim,
  sets: readonly ComingSet[],
  writing: Writing,
): Promise<void> {
  const pieces = new Pieces(db, claim)
  const ids = new Map<ComingSet, string>()
  const rows = sets.flatMap((set) => [{ set, item: null }, ...(set.items ?? []).map((item) => ({ set, item }))])
  for (let done = 0; done < rows.length; ) {
    const some = rows.slice(done, done + pieces.rows)
    await pieces.write(some.length, async (trx) => {
      for (const { set, item } of some) if (item === null) ids.set(set, await beginSet(trx, claim, set, writing))
      const items = some.flatMap(({ set, item }) => (item === null ? [] : [{ set_id: ids.get(set) ?? '', ...item }]))
      await inChunks(items, (chunk) => trx.insertInto('release_item').values(chunk).execute(), 80)
    })
    done += some.length
  }
}

/** @returns the set that the release is to hold */
async function beginSet(
  trx: Transact,
  { scope, generation }: Claim,
  { name, before, items, schedule }: ComingSet,
  { author, now }: Writing,
): Promise<string> {
  const [found] = await findReleases(trx, scope, [before?.name ?? name])
  if (found?.id !== before?.id || found?.version !== before?.version) throw concurrentChange(`the release "${name}"`)
  if (before === null) {
    const id = await insertRelease(trx, scope, { name, actor: commandActor(author), now, from: generation })
    if (schedule !== undefined) {
      await trx
        .updateTable('release')
        .set({ state: 'scheduled', ...schedule })
        .where('id', '=', id)
        .execute()
    }
    return id
  }
  const current = await currentSet(trx, before.id)
  await trx
    .updateTable('release_set')
    .set({ until_generation: generation })
    .where('set_id', '=', current.set_id)
    .execute()
  const set_id = uuidv7()
  if (items === null) return set_id
  const { site_id, env, release_id, changes } = current
  await trx
    .insertInto('release_set')
    .values({ set_id, release_id, site_id, env, from_generation: generation, changes: changes + 1 })
    .execute()
  return set_id
}

/** Of one import, by its generation, of all others than one, or of any. */
type Which = { readonly of: number } | { readonly but: Claim } | 'any'

/**
 * Removes what imports have replaced of releases, and what of them did not take effect.
 *
 * @throws ImportError `changed_meanwhile` where it is of all others, and one of them has begun since
 */
export async function clearReleases(db: Database<ContentTables>, scope: Scope, which: Which): Promise<void> {
  if (!(await hasSets(db.reader, scope, which))) return
  while (
    await inPiece(db, scope, async (trx) => {
      if (which !== 'any' && 'but' in which) await checkNewest(trx, which.but)
      return clearSome(trx, scope, which)
    })
  );
}

/** Whether imports have left sets behind that no release holds. */
export async function hasSets(db: Kysely<ContentTables>, scope: Scope, which: Which): Promise<boolean> {
  const generation = await readGeneration(db, scope)
  const rows = await Promise.all([
    selectUnused(db, scope, generation, which).select('s.set_id').limit(1).execute(),
    selectShortened(db, scope, generation, which).select('s.set_id').limit(1).execute(),
  ])
  return rows.flat().length > 0
}

/** @returns whether there may be more */
async function clearSome(trx: Transact, scope: Scope, which: Which): Promise<boolean> {
  const generation = await readGeneration(trx, scope)
  const items = await selectUnused(trx, scope, generation, which)
    .innerJoin('release_item as i', 'i.set_id', 's.set_id')
    .select(['i.set_id', 'i.document_id'])
    .limit(CLEARED)
    .execute()
  for (const [set, rows] of Map.groupBy(items, ({ set_id }) => set_id)) {
    await writeItems(trx, set, { gone: rows.map((row) => row.document_id), written: [] })
  }
  if (items.length > 0) return true
  const sets = await selectUnused(trx, scope, generation, which)
    .select(['s.set_id', 's.release_id'])
    .limit(CLEARED)
    .execute()
  if (sets.length > 0) {
    const ids = sets.map(({ set_id }) => set_id)
    await trx.deleteFrom('release_set').where('set_id', 'in', ids).execute()
    const releases = sets.map(({ release_id }) => release_id)
    await trx
      .deleteFrom('release')
      .where('id', 'in', releases)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('release_set as s').select('s.set_id').whereRef('s.release_id', '=', 'release.id'))),
      )
      .execute()
    return true
  }
  const staying = await selectShortened(trx, scope, generation, which).select('s.set_id').limit(CLEARED).execute()
  if (staying.length === 0) return false
  const ids = staying.map(({ set_id }) => set_id)
  await trx.updateTable('release_set').set({ until_generation: NEVER }).where('set_id', 'in', ids).execute()
  return true
}

/** What no release holds any more, or will. */
function selectUnused(db: Kysely<ContentTables>, { site, env }: Scope, generation: number, which: Which) {
  return db
    .selectFrom('release_set as s')
    .where('s.site_id', '=', site)
    .where('s.env', '=', env)
    .where(({ and, or, eb }) =>
      or([
        eb('s.until_generation', '<=', generation),
        and([
          eb('s.from_generation', '>', generation),
          ...bounds(which).map(([is, by]) => eb('s.from_generation', is, by)),
        ]),
      ]),
    )
}

/** What an import would have ended that did not take effect. */
function selectShortened(db: Kysely<ContentTables>, { site, env }: Scope, generation: number, which: Which) {
  return db
    .selectFrom('release_set as s')
    .where('s.site_id', '=', site)
    .where('s.env', '=', env)
    .where('s.until_generation', '>', generation)
    .where('s.until_generation', '<', NEVER)
    .where(({ and, eb }) => and(bounds(which).map(([is, by]) => eb('s.until_generation', is, by))))
}

function bounds(which: Which): readonly (readonly ['=' | '<>', number])[] {
  if (which === 'any') return []
  return 'of' in which ? [['=', which.of]] : [['<>', which.but.generation]]
}

async function readGeneration(db: Kysely<ContentTables>, { site, env }: Scope): Promise<number> {
  const row = await db
    .selectFrom('environment')
    .select('generation')
    .where('site_id', '=', site)
    .where('name', '=', env)
    .executeTakeFirst()
  return row?.generation ?? 0
}
