import { type Kysely, type RawBuilder, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { inChunks } from '../in-chunks.ts'
import { type ContentTables, type DocumentKind, NEVER, type Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** What an import cannot do any more, since others changed it after it was staged. */
export interface ImportConflict {
  /** `changed`: the document itself; `taken`: another one is public where it would be. */
  readonly reason: 'changed' | 'taken'
  readonly kind: DocumentKind | 'file' | 'release'
  readonly key: string
}

/**
 * To be called before rows of `document` are changed. What an import in effect has staged of them is moved to where
 * they are changed. An import under way that has staged one of them, or another version for one, will give up.
 */
export async function beforeChange(trx: Transact, documentIds: readonly string[]): Promise<void> {
  const staged = await inChunks(documentIds, (ids) =>
    trx
      .selectFrom('document as d')
      .innerJoin('environment as e', (join) => join.onRef('e.site_id', '=', 'd.site_id').onRef('e.name', '=', 'd.env'))
      .select(['d.id', 'd.site_id as site', 'd.env', 'd.kind', 'd.key', 'd.next_generation', 'e.generation'])
      .where('d.id', 'in', ids)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('d.next_generation', 'is not', null),
          exists(
            selectFrom('translation as t')
              .select('t.language')
              .whereRef('t.document_id', '=', 'd.id')
              .where(isToChange),
          ),
        ]),
      )
      .execute(),
  )
  const coming = staged.find(({ next_generation: next, generation }) => next === null || next > generation)
  if (coming !== undefined) await noteConflict(trx, coming, { reason: 'changed', kind: coming.kind, key: coming.key })
  await inChunks(staged, async (chunk) => {
    await adoptNext(
      trx,
      chunk.map(({ id }) => id),
    )
    return []
  })
}

/** Of the environment `e`, what a row `t` says of a version that an import under way is to bring, or to end. */
const isToChange = sql<boolean>`(t.from_generation > e.generation
  or (t.until_generation > e.generation and t.until_generation < ${sql.lit(NEVER)}))`

/** Makes what an import in effect has staged what the rows of documents say: of these, or of all. */
export async function adoptNext(db: Kysely<ContentTables>, documentIds?: readonly string[]): Promise<void> {
  const chosen = documentIds === undefined ? sql`` : sql`id in (${sql.join(documentIds)}) and`
  await leaveReleases(db, chosen)
  await sql`
    update ${table(db, 'document')} set draft_rev = next_draft_rev, live_rev = next_live_rev,
      live_at = case when next_live_rev is distinct from live_rev then next_at else live_at end,
      live_by = case when next_live_rev is distinct from live_rev then next_by else live_by end,
      deleted_at = case when next_draft_rev is null then next_at else deleted_at end,
      next_generation = null, next_draft_rev = null, next_live_rev = null, next_at = null, next_by = null
    where ${chosen} next_generation <= (
      select e.generation from ${table(db, 'environment')} e
      where e.site_id = document.site_id and e.name = document.env)`.execute(db)
}

/** Documents that an import has deleted are in no release to come: nothing shows their items, and they go. */
async function leaveReleases(db: Kysely<ContentTables>, chosen: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from ${table(db, 'document')} where ${chosen} next_draft_rev is null and next_generation <= (
      select e.generation from ${table(db, 'environment')} e
      where e.site_id = document.site_id and e.name = document.env)`.execute(db)
  await inChunks(rows, async (chunk) => {
    const ids = chunk.map(({ id }) => id)
    const held = await db
      .selectFrom('release_item as i')
      .innerJoin('release_set as s', 's.set_id', 'i.set_id')
      .innerJoin('release as r', 'r.id', 's.release_id')
      .select(['s.set_id', 'r.id'])
      .distinct()
      .where('i.document_id', 'in', ids)
      .where('r.state', '<>', 'published')
      .execute()
    await inChunks(held, async (some) => {
      const sets = some.map(({ set_id }) => set_id)
      await db.deleteFrom('release_item').where('set_id', 'in', sets).where('document_id', 'in', ids).execute()
      const releases = some.map((row) => row.id)
      await db
        .updateTable('release')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', 'in', releases)
        .execute()
      return []
    })
    return []
  })
}

/** Forgets what an import that is not in effect has staged of documents. */
export async function dropNext(trx: Transact, documentIds: readonly string[], generation: number): Promise<void> {
  await trx
    .updateTable('document')
    .set({ next_generation: null, next_draft_rev: null, next_live_rev: null, next_at: null, next_by: null })
    .where('id', 'in', documentIds)
    .where('next_generation', '=', generation)
    .execute()
}

/** To be called after documents became public: an import under way gives up where it would make another one public. */
export async function afterArrival(
  trx: Transact,
  scope: Scope,
  arrived: readonly { readonly id: string; readonly kind: DocumentKind; readonly key: string }[],
): Promise<void> {
  if (arrived.length === 0) return
  const { generation, import_id } = await environment(trx, scope)
    .select(['generation', 'import_id'])
    .executeTakeFirstOrThrow()
  if (import_id === null) return
  const ids = new Map(arrived.map(({ id, kind, key }) => [`${kind} ${key}`, id]))
  for (const [kind, group] of Map.groupBy(arrived, (each) => each.kind)) {
    const staged = await inChunks(group, (chunk) =>
      trx
        .selectFrom('published')
        .select(['document_id', 'kind', 'key'])
        .where('site_id', '=', scope.site)
        .where('env', '=', scope.env)
        .where('kind', '=', kind)
        .where(
          'key',
          'in',
          chunk.map(({ key }) => key),
        )
        .where('from_generation', '>', generation)
        .execute(),
    )
    const taken = staged.find((row) => ids.get(`${row.kind} ${row.key}`) !== row.document_id)
    if (taken !== undefined) await noteConflict(trx, scope, { reason: 'taken', kind, key: taken.key })
  }
}

/**
 * To be called after documents came into a release that is to come: an import under way that would delete one gives up.
 */
export async function afterInclusion(
  trx: Transact,
  scope: Scope,
  releaseId: string,
  documentId?: string,
): Promise<void> {
  const going = await trx
    .selectFrom('environment as e')
    .innerJoin('current_release_item as i', (join) => join.on('i.release_id', '=', releaseId))
    .innerJoin('document as d', (join) =>
      join.onRef('d.id', '=', 'i.document_id').onRef('d.next_generation', '>', 'e.generation'),
    )
    .select(['d.kind', 'd.key'])
    .where('e.site_id', '=', scope.site)
    .where('e.name', '=', scope.env)
    .where('e.import_id', 'is not', null)
    .where('d.next_draft_rev', 'is', null)
    .$if(documentId !== undefined, (query) => query.where('i.document_id', '=', documentId ?? ''))
    .limit(1)
    .executeTakeFirst()
  if (going !== undefined) await noteConflict(trx, scope, { reason: 'changed', ...going })
}

/** Has an import under way into an environment give up. */
export async function noteConflict(trx: Transact, scope: Scope, { reason, kind, key }: ImportConflict): Promise<void> {
  await trx
    .updateTable('environment')
    .set({ import_conflict: JSON.stringify({ reason, kind, key }) })
    .where('site_id', '=', scope.site)
    .where('name', '=', scope.env)
    .where('import_id', 'is not', null)
    .where('import_conflict', 'is', null)
    .execute()
}

function environment(db: Kysely<ContentTables>, { site, env }: Scope) {
  return db.selectFrom('environment').where('site_id', '=', site).where('name', '=', env)
}
