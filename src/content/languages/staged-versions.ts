import { type Kysely, type RawBuilder, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { noteConflict } from '../documents/staged-changes.ts'
import { inChunks } from '../in-chunks.ts'
import { renewLanguageValues } from '../pages/page-values.ts'
import { type ContentTables, NEVER, type Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'

/**
 * To be called before rows of `translation` are changed, of these pages or of the versions of these sources. An import
 * under way that has staged others of them will give up. The rows that it has staged go, and so do those that one in
 * effect has replaced: what is left is what holds now.
 */
export async function beforeVersionChange(trx: Transact, ids: readonly string[]): Promise<void> {
  const rows = await inChunks(ids, (some) =>
    trx
      .selectFrom('translation as t')
      .innerJoin('environment as e', (join) => join.onRef('e.site_id', '=', 't.site_id').onRef('e.name', '=', 't.env'))
      .leftJoin('document as d', 'd.id', 't.document_id')
      .select(['t.document_id as id', 't.site_id as site', 't.env', 'd.key', 'e.generation'])
      .select(['t.from_generation as from', 't.until_generation as until'])
      .where(({ or, eb }) => or([eb('t.document_id', 'in', some), eb('t.translation_id', 'in', some)]))
      .where(({ or, eb, ref }) =>
        or([eb('t.until_generation', '<>', NEVER), eb('t.from_generation', '>', ref('e.generation'))]),
      )
      .execute(),
  )
  const coming = rows.find(({ from, until, generation }) => from > generation || (until > generation && until < NEVER))
  if (coming !== undefined) {
    await noteConflict(trx, coming, { reason: 'changed', kind: 'page', key: coming.key ?? coming.id })
  }
  const others = rows.filter(({ from, until, generation }) => from > generation || until <= generation)
  await inChunks([...new Set(others.map(({ id }) => id))], async (some) => {
    const now = generationOf(trx)
    await trx
      .deleteFrom('translation')
      .where('document_id', 'in', some)
      .where(sql<boolean>`(from_generation > ${now} or until_generation <= ${now})`)
      .execute()
    await renewLanguageValues(trx, some)
    return []
  })
}

function generationOf(db: Kysely<ContentTables>): RawBuilder<number> {
  return sql`(select e.generation from ${table(db, 'environment')} e
    where e.site_id = translation.site_id and e.name = translation.env)`
}

/**
 * Removes some of what an import has staged of the versions of pages, or those before it: what it has replaced where it
 * is in effect, and else what would have come.
 *
 * @param generation that of the import
 * @returns whether there may be more
 */
export async function settleVersions(
  trx: Transact,
  { site, env }: Scope,
  generation: number,
  limit: number,
): Promise<boolean> {
  const { generation: now } = await trx
    .selectFrom('environment')
    .select('generation')
    .where('site_id', '=', site)
    .where('name', '=', env)
    .executeTakeFirstOrThrow()
  const after = async (column: 'from_generation' | 'until_generation', from: number, to: number): Promise<string[]> => {
    const rows = await trx
      .selectFrom('translation')
      .select('document_id as id')
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where(column, '>', from)
      .where(column, '<=', to)
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }
  const ended = await after('until_generation', -1, now)
  if (ended.length > 0) {
    await trx.deleteFrom('translation').where('document_id', 'in', ended).where('until_generation', '<=', now).execute()
  }
  const staged = await after('from_generation', now, generation)
  if (staged.length > 0) {
    await trx
      .deleteFrom('translation')
      .where('document_id', 'in', staged)
      .where('from_generation', '>', now)
      .where('from_generation', '<=', generation)
      .execute()
  }
  // Only once all of those are gone: two pages may have been about to exchange their languages.
  const ending = staged.length > 0 ? [] : await after('until_generation', now, generation)
  if (ending.length > 0) {
    await trx
      .updateTable('translation')
      .set({ until_generation: NEVER })
      .where('document_id', 'in', ending)
      .where('until_generation', '>', now)
      .where('until_generation', '<=', generation)
      .execute()
  }
  const ids = [...ended, ...staged, ...ending]
  if (ids.length > 0) await renewLanguageValues(trx, ids)
  return ids.length > 0
}

/** Whether an import has staged versions of pages and not cleared them away. */
export async function hasStagedVersions(db: Kysely<ContentTables>, { site, env }: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('environment as e')
    .innerJoin('translation as t', (join) => join.onRef('t.site_id', '=', 'e.site_id').onRef('t.env', '=', 'e.name'))
    .select('t.document_id')
    .where('e.site_id', '=', site)
    .where('e.name', '=', env)
    .where(({ or, eb, ref }) =>
      or([eb('t.until_generation', '<', NEVER), eb('t.from_generation', '>', ref('e.generation'))]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
