import { type Kysely, type RawBuilder, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { inChunks } from '../in-chunks.ts'
import { renewLanguageValues } from '../pages/page-values.ts'
import { setOf } from '../releases/item-sets.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { hasLanguage, readLanguages, sourceLanguage } from './site-languages.ts'
import { beforeVersionChange } from './staged-versions.ts'
import { forgetLanguages, vacateLanguage } from './translation-rows.ts'

/** Whether the page of a release's item `i` became a version of something else since the item was made. */
export function isOtherVersion(db: Kysely<ContentTables>): RawBuilder<boolean> {
  const now = (column: 'language' | 'translation_id') =>
    sql`(select t.${sql.raw(column)} from ${table(db, 'current_translation')} t where t.document_id = i.document_id)`
  return sql<boolean>`(i.translation_id is not null and (i.base_language is distinct from ${now('language')}
    or i.base_translation_id is distinct from ${now('translation_id')}))`
}

/**
 * Has the items of a release stand on what their pages are versions of now: of one document, or all.
 *
 * @returns whether any stood on something else
 */
export async function rebaseVersions(trx: Transact, releaseId: string, documentId?: string): Promise<boolean> {
  const chosen = documentId === undefined ? sql`` : sql`and i.document_id = ${documentId}`
  const now = (column: 'language' | 'translation_id' | 'source_rev') =>
    sql`(select t.${sql.raw(column)} from ${table(trx, 'current_translation')} t where t.document_id = i.document_id)`
  const { numAffectedRows = 0n } = await sql`
    update ${table(trx, 'release_item')} as i set base_language = ${now('language')},
      base_translation_id = ${now('translation_id')}, base_source_rev = ${now('source_rev')}
    where i.set_id = ${setOf(trx, releaseId)} ${chosen} and ${isOtherVersion(trx)}`.execute(trx)
  return numAffectedRows > 0n
}

interface Row {
  readonly id: string
  readonly of: string
  readonly language: string
  readonly sourceRev: number | null
}

/**
 * Makes pages the versions that a release says they are. A page whose place one of them takes, and a version of one that
 * joins another page, is a page of its own in its language from then on; a source keeps its place.
 *
 * @returns the ids of the pages that are versions of something else now
 */
export async function publishVersions(trx: Transact, scope: Scope, releaseId: string): Promise<string[]> {
  const items = await trx
    .selectFrom('current_release_item')
    .select(['document_id as id', 'translation_id as of', 'language', 'source_rev as sourceRev'])
    .where('release_id', '=', releaseId)
    .where('action', '=', 'publish')
    .where('translation_id', 'is not', null)
    .orderBy('document_id')
    .execute()
  const site = await readLanguages(trx, scope.site)
  const first = sourceLanguage(site)
  if (first === undefined) return []
  const wanted = items.flatMap(({ id, of, language, sourceRev }): Row[] => {
    const said = { id, of: of ?? id, language: language ?? first, sourceRev }
    return hasLanguage(site, said.language) ? [said] : []
  })
  const ids = wanted.map(({ id }) => id)
  if (ids.length === 0) return []
  await beforeVersionChange(trx, [...new Set(wanted.flatMap(({ id, of }) => [id, of]))])
  await inChunks(ids, async (some) => {
    await trx.deleteFrom('translation').where('document_id', 'in', some).execute()
    return []
  })
  const { rows, leaving } = await placeVersions(trx, scope, wanted, first)
  const changed = [...ids, ...leaving.map(({ id }) => id)]
  await noteLeaving(trx, releaseId, leaving, first)
  await forgetLanguages(
    trx,
    leaving.map(({ id }) => id),
  )
  const others = await inChunks(
    rows.map(({ id }) => id),
    (some) =>
      trx
        .selectFrom('current_translation')
        .select('translation_id as of')
        .where('translation_id', 'in', some)
        .execute(),
  )
  const sources = new Set([...others, ...rows.filter(({ id, of }) => id !== of)].map(({ of }) => of))
  const stated = rows.filter(({ id, of, language }) => id !== of || language !== first || sources.has(id))
  await inChunks(
    [...stated, ...leaving.filter(({ language }) => language !== first)],
    async (some) => {
      const values = some.map(({ id, of, language, sourceRev }) => {
        const place = { document_id: id, site_id: scope.site, env: scope.env }
        return { ...place, translation_id: of, language, source_rev: id === of ? null : sourceRev }
      })
      await trx.insertInto('translation').values(values).execute()
      return []
    },
    80,
  )
  await inChunks(changed, async (some) => {
    await renewLanguageValues(trx, some)
    return []
  })
  return changed
}

/** A page that is one of its own from now on, and what it was a version of. */
interface Leaving extends Row {
  readonly before: Omit<Row, 'id'>
}

/**
 * Has the release say of public pages what they were versions of before it, so that taking it back restores that too: by
 * an item that publishes what is public already, where there is none.
 */
async function noteLeaving(
  trx: Transact,
  releaseId: string,
  leaving: readonly Leaving[],
  first: string,
): Promise<void> {
  const versions = new Map(leaving.map((page) => [page.id, page]))
  const rows = await inChunks([...versions.keys()], (some) =>
    trx
      .selectFrom('public_document')
      .innerJoin('current_document as d', 'd.id', 'public_document.document_id')
      .select(['d.id', 'd.live_rev as rev', 'public_document.key'])
      .where('d.id', 'in', some)
      .execute(),
  )
  const items = rows.flatMap(({ id, rev, key }) => {
    const page = versions.get(id)
    if (page === undefined) return []
    const { before, language } = page
    return {
      set_id: setOf(trx, releaseId),
      document_id: id,
      action: 'publish' as const,
      rev,
      key,
      base_live_rev: rev,
      translation_id: id,
      language: language === first ? null : language,
      source_rev: null,
      base_translation_id: before.of,
      base_language: before.language,
      base_source_rev: before.sourceRev,
    }
  })
  await inChunks(
    items,
    async (some) => {
      await trx
        .insertInto('release_item')
        .values(some)
        .onConflict((clash) =>
          clash.columns(['set_id', 'document_id']).doUpdateSet(({ ref }) => ({
            translation_id: ref('excluded.translation_id'),
            language: ref('excluded.language'),
            source_rev: ref('excluded.source_rev'),
            base_translation_id: ref('excluded.base_translation_id'),
            base_language: ref('excluded.base_language'),
            base_source_rev: ref('excluded.base_source_rev'),
          })),
        )
        .execute()
      return []
    },
    60,
  )
}

/** The rows that are to be written, and what leaves the versions that it belonged to. */
async function placeVersions(trx: Transact, scope: Scope, wanted: readonly Row[], first: string) {
  const joining = new Set(wanted.flatMap(({ id, of }) => (id === of ? [] : [id])))
  const groups = [...new Set(wanted.flatMap(({ id, of }) => [id, of]))]
  const stored = await inChunks(groups, (some) =>
    trx
      .selectFrom('current_translation as t')
      .leftJoin('current_document as d', 'd.id', 't.document_id')
      .select(['t.document_id as id', 't.translation_id as of', 't.language', 't.source_rev as sourceRev'])
      .select('d.draft_rev as draftRev')
      .where('t.translation_id', 'in', some)
      .execute(),
  )
  const known = new Set([...wanted, ...stored].map(({ id }) => id))
  const unstated = await inChunks(
    [...new Set(wanted.map(({ of }) => of))].filter((of) => !known.has(of)),
    (some) =>
      trx
        .selectFrom('current_document')
        .select(['id', 'draft_rev as draftRev'])
        .where('id', 'in', some)
        .where('site_id', '=', scope.site)
        .where('env', '=', scope.env)
        .where('kind', '=', 'page')
        .execute(),
  )
  const sources = unstated.map(({ id, draftRev }) => ({ id, of: id, language: first, sourceRev: null, draftRev }))
  const holders = new Map([...stored, ...sources].map((row) => [`${row.of} ${row.language}`, row]))
  const leaving = new Map<string, Leaving>()
  const leave = ({ id, ...before }: Row) =>
    leaving.set(id, { id, of: id, language: before.language, sourceRev: null, before })
  for (const row of stored) if (joining.has(row.of)) leave(row)
  const rows = new Map<string, Row>()
  const moved = new Map<string, string>()
  for (const each of wanted) {
    const { id, language } = each
    const of = moved.get(each.of) ?? each.of
    const holder = holders.get(`${of} ${language}`)
    if (holder !== undefined && holder.id === of && holder.draftRev !== null) {
      rows.set(`${id} ${language}`, { ...each, of: id, sourceRev: null })
      continue
    }
    if (holder !== undefined && holder.draftRev !== null) leave(holder)
    const to = holder?.draftRev === null ? await vacateLanguage(trx, of, language) : of
    moved.set(each.of, to)
    const place = `${to} ${language}`
    const before = rows.get(place)
    if (before?.id === to) {
      rows.set(`${id} ${language}`, { ...each, of: id, sourceRev: null })
      continue
    }
    if (before !== undefined) rows.set(`${before.id} ${language}`, { ...before, of: before.id, sourceRev: null })
    rows.set(place, { ...each, of: to })
  }
  const used = new Set([...rows.values()].map(({ of }) => of))
  const needed = sources.filter(({ id }) => used.has(id))
  return { rows: [...rows.values(), ...needed], leaving: [...leaving.values()] }
}
