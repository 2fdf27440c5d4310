import { type Kysely, type RawBuilder, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { noteConflict } from '../documents/staged-changes.ts'
import { inChunks } from '../in-chunks.ts'
import { type ContentTables, NEVER, type Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** The set that holds a release's items now: what writes `release_item` names it by this. */
export function setOf(db: Kysely<ContentTables>, releaseId: string): RawBuilder<string> {
  return sql<string>`(select s.set_id from ${table(db, 'release_set')} s
    join ${table(db, 'environment')} e on e.site_id = s.site_id and e.name = s.env
    where s.release_id = ${releaseId} and s.from_generation <= e.generation and s.until_generation > e.generation)`
}

/** To be called before releases or their items are changed: an import under way that has staged others of one gives up. */
export async function beforeReleaseChange(trx: Transact, releaseIds: readonly string[]): Promise<void> {
  const [coming] = await inChunks(releaseIds, (ids) =>
    trx
      .selectFrom('release_set as s')
      .innerJoin('environment as e', (join) => join.onRef('e.site_id', '=', 's.site_id').onRef('e.name', '=', 's.env'))
      .innerJoin('release as r', 'r.id', 's.release_id')
      .select(['s.site_id as site', 's.env', 'r.name'])
      .where('s.release_id', 'in', ids)
      .whereRef('s.until_generation', '>', 'e.generation')
      .where('s.until_generation', '<', NEVER)
      .limit(1)
      .execute(),
  )
  if (coming !== undefined) await noteConflict(trx, coming, { reason: 'changed', kind: 'release', key: coming.name })
}

/** As {@link beforeReleaseChange}, of all releases that hold a document. */
export async function beforeLeaving(trx: Transact, documentId: string): Promise<void> {
  const rows = await trx
    .selectFrom('current_release_item')
    .select('release_id as id')
    .where('document_id', '=', documentId)
    .execute()
  await beforeReleaseChange(
    trx,
    rows.map(({ id }) => id),
  )
}

/**
 * Has a release that is not seen give its name up to one that is about to be: what an import has taken away, and what
 * one is to bring, which gives up then.
 */
export async function freeName(trx: Transact, { site, env }: Scope, name: string): Promise<void> {
  const hidden = await trx
    .selectFrom('release as r')
    .select('r.id')
    .where('r.site_id', '=', site)
    .where('r.env', '=', env)
    .where('r.name', '=', name)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('current_release as c').select('c.id').whereRef('c.id', '=', 'r.id'))),
    )
    .executeTakeFirst()
  if (hidden === undefined) return
  const coming = await trx
    .selectFrom('release_set as s')
    .innerJoin('environment as e', (join) => join.onRef('e.site_id', '=', 's.site_id').onRef('e.name', '=', 's.env'))
    .select('s.set_id')
    .where('s.release_id', '=', hidden.id)
    .whereRef('s.from_generation', '>', 'e.generation')
    .executeTakeFirst()
  // `#` and an id are no name that anyone gives.
  await trx
    .updateTable('release')
    .set({ name: `#${hidden.id}` })
    .where('id', '=', hidden.id)
    .execute()
  if (coming === undefined) return
  await noteConflict(trx, { site, env }, { reason: 'changed', kind: 'release', key: name })
}
