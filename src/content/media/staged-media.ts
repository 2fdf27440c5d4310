import type { Kysely } from 'kysely'
import { noteConflict } from '../documents/staged-changes.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { markOrphaned } from './orphaned-media.ts'

interface SettleOptions {
  /** UTC milliseconds. */
  readonly now: number
  /** Only what this import has staged, or those before it: it has ended. */
  readonly by?: StagedBy
  /** The bytes that a key is about to have: where others are to have the same, nothing is in their way. */
  readonly bytes?: ReadonlyMap<string, string>
}

/** An import into an environment, or those before it. */
interface StagedBy {
  readonly scope: Scope
  readonly generation: number
}

/**
 * To be called before rows of media are changed, under the lock of media. What an import in effect has staged of these
 * keys is moved to where they are changed. What one under way has staged is dropped, and it will give up.
 */
export async function settleMedia(
  trx: Transact,
  keys: readonly string[],
  { now, by, bytes }: SettleOptions,
): Promise<void> {
  const isChosen = ({ site, env, from }: Staged): boolean =>
    by === undefined || (site === by.scope.site && env === by.scope.env && from <= by.generation)
  const files = (await inChunks(keys, (chunk) => stagedFiles(trx, chunk))).filter(isChosen)
  const holders = (await inChunks(keys, (chunk) => stagedHolders(trx, chunk))).filter(isChosen)
  const dropped = [...files, ...holders].filter((row) => !isInEffect(row) && bytes?.get(row.key) !== row.expected)
  if (by === undefined) {
    for (const { site, env, key } of dropped) {
      await noteConflict(trx, { site, env }, { reason: 'changed', kind: 'file', key: `media/${key}` })
    }
  }
  await adopt(trx, files.filter(isInEffect), now)
  await adoptHolders(trx, holders.filter(isInEffect))
  await drop(trx, dropped, now)
}

interface Staged {
  readonly key: string
  readonly site: string
  readonly env: string
  readonly from: number
  /** The bytes that the import is to find, or to bring. */
  readonly expected: string
  /** Of the environment; null where that is gone. */
  readonly generation: number | null
  /** Whether it is a file, and not that a site holds it. */
  readonly isFile: boolean
}

interface StagedFile extends Staged {
  /** Empty where there is no file yet. */
  readonly hash: string
}

function isInEffect({ from, generation }: Staged): boolean {
  return generation !== null && from <= generation
}

async function stagedFiles(trx: Transact, keys: readonly string[]): Promise<StagedFile[]> {
  const rows = await trx
    .selectFrom('media as m')
    .leftJoin('environment as e', (join) =>
      join.onRef('e.site_id', '=', 'm.next_site').onRef('e.name', '=', 'm.next_env'),
    )
    .select(['m.key', 'm.hash', 'm.next_hash', 'm.next_site', 'm.next_env', 'm.next_generation', 'e.generation'])
    .where('m.key', 'in', keys)
    .where('m.next_generation', 'is not', null)
    .execute()
  return rows.map(({ next_site, next_env, next_generation, next_hash, ...row }) => {
    const by = { site: next_site ?? '', env: next_env ?? '', from: next_generation ?? 0 }
    return { ...row, ...by, expected: next_hash ?? '', isFile: true }
  })
}

async function stagedHolders(trx: Transact, keys: readonly string[]): Promise<Staged[]> {
  const rows = await trx
    .selectFrom('media_site as s')
    .leftJoin('environment as e', (join) =>
      join.onRef('e.site_id', '=', 's.site_id').onRef('e.name', '=', 's.from_env'),
    )
    .innerJoin('media as m', 'm.key', 's.key')
    .select(['s.key', 's.site_id as site', 's.from_env', 's.from_generation', 'e.generation', 'm.hash'])
    .select(['m.next_site', 'm.next_env', 'm.next_hash'])
    .where('s.key', 'in', keys)
    .where('s.from_generation', 'is not', null)
    .execute()
  return rows.map(({ from_env, from_generation, hash, next_site, next_env, next_hash, ...row }) => {
    const isOfFile = next_site === row.site && next_env === from_env
    const expected = (isOfFile ? next_hash : hash) ?? ''
    return { ...row, env: from_env ?? '', from: from_generation ?? 0, expected, isFile: false }
  })
}

const nothingToCome = {
  next_site: null,
  next_env: null,
  next_generation: null,
  next_hash: null,
  next_size: null,
  next_type: null,
  next_width: null,
  next_height: null,
  next_at: null,
} as const

async function adopt(trx: Transact, files: readonly StagedFile[], now: number): Promise<void> {
  await inChunks(files, (chunk) =>
    trx
      .updateTable('media')
      .set((eb) => ({
        hash: eb.fn.coalesce('next_hash', 'hash'),
        size: eb.fn.coalesce('next_size', 'size'),
        type: eb.fn.coalesce('next_type', 'type'),
        width: eb.ref('next_width'),
        height: eb.ref('next_height'),
        updated_at: eb.fn.coalesce('next_at', 'updated_at'),
        ...nothingToCome,
      }))
      .where('key', 'in', chunk.map(keyOf))
      .execute(),
  )
  const replaced = files.filter(({ hash, expected }) => hash !== '' && hash !== expected)
  await markOrphaned(
    trx,
    replaced.map(({ hash }) => hash),
    now,
  )
}

async function adoptHolders(trx: Transact, holders: readonly Staged[]): Promise<void> {
  for (const [site, group] of Map.groupBy(holders, (holder) => holder.site)) {
    await inChunks(group, (chunk) =>
      trx
        .updateTable('media_site')
        .set({ from_env: null, from_generation: null })
        .where('site_id', '=', site)
        .where('key', 'in', chunk.map(keyOf))
        .execute(),
    )
  }
}

/** Takes back what is not in effect, and files that have no holder without it. */
async function drop(trx: Transact, dropped: readonly Staged[], now: number): Promise<void> {
  const files = dropped.filter(({ isFile }) => isFile)
  const holders = dropped.filter(({ isFile }) => !isFile)
  for (const [site, group] of Map.groupBy(holders, (holder) => holder.site)) {
    await inChunks(group, (chunk) =>
      trx.deleteFrom('media_site').where('site_id', '=', site).where('key', 'in', chunk.map(keyOf)).execute(),
    )
  }
  await inChunks(files, (chunk) =>
    trx.updateTable('media').set(nothingToCome).where('key', 'in', chunk.map(keyOf)).execute(),
  )
  await markOrphaned(
    trx,
    files.map(({ expected }) => expected),
    now,
  )
  await removeUnheld(trx, dropped.map(keyOf), now)
}

/** Removes the files among these keys that no site holds; their bytes stay until they are swept. */
export async function removeUnheld(trx: Transact, keys: readonly string[], now: number): Promise<void> {
  const removed = await inChunks([...new Set(keys)], (chunk) =>
    trx
      .deleteFrom('media')
      .where('key', 'in', chunk)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('media_site as s').select('s.key').whereRef('s.key', '=', 'media.key'))),
      )
      .returning('hash')
      .execute(),
  )
  await markOrphaned(
    trx,
    removed.flatMap(({ hash }) => (hash === '' ? [] : [hash])),
    now,
  )
}

function keyOf({ key }: { readonly key: string }): string {
  return key
}

/** The keys of which an import has staged something that is not settled yet; some of them with a `limit`. */
export async function stagedKeys(
  db: Kysely<ContentTables>,
  { scope: { site, env }, generation }: StagedBy,
  limit: number | null,
): Promise<string[]> {
  const files = await db
    .selectFrom('media')
    .select('key')
    .where('next_site', '=', site)
    .where('next_env', '=', env)
    .where('next_generation', '<=', generation)
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute()
  const holders = await db
    .selectFrom('media_site')
    .select('key')
    .where('site_id', '=', site)
    .where('from_env', '=', env)
    .where('from_generation', '<=', generation)
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute()
  return [...new Set([...files, ...holders].map(keyOf))]
}
