import type { Selectable } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import { LANGUAGE, renewLanguageValues } from '../pages/page-values.ts'
import type { Transact } from '../schema.ts'
import { beforeVersionChange } from './staged-versions.ts'
import type { TranslationColumns } from './translation-tables.ts'

type TranslationRow = Selectable<TranslationColumns>

/*
 * A page that was deleted keeps its row, since it may come back as what it was. So that it makes no second version of a
 * language then, two things hold of the rows alone, whatever is deleted: no two versions of a source have one language
 * (`translation_languages`, a unique index), and a source that has versions has a row itself. All of this is done under
 * the lock of the environment, or of the site.
 *
 * The rows of an import under way are for a generation to come: they go first, and the import gives up.
 */

/** Writes what a page is a version of, and with the first version of a source also the source's own row. */
export async function writeTranslation(
  trx: Transact,
  row: TranslationRow,
  { source, first }: { readonly source: TranslationRow | null; readonly first: string | undefined },
): Promise<void> {
  const { document_id: id, translation_id: of } = row
  await beforeVersionChange(trx, [id, of])
  // Those that it had as a source have been deleted, and stay behind.
  if (of !== id) await forgetLanguages(trx, await versionsOf(trx, id))
  const rows = source === null || of === id ? [row] : [source, row]
  const ids = rows.map(({ document_id }) => document_id)
  await forgetLanguages(trx, ids)
  const isRedundant = of === id && row.language === first && (await versionsOf(trx, id)).length === 0
  if (!isRedundant) await trx.insertInto('translation').values(rows).execute()
  await renewLanguageValues(trx, ids)
}

/**
 * Takes a language from the page that has it among the versions of a source, which the caller knows to be deleted, and
 * whose place another one takes.
 *
 * @returns the id that the versions have in common from then on: another one where the source itself was deleted
 */
export async function vacateLanguage(trx: Transact, translationId: string, language: string): Promise<string> {
  await beforeVersionChange(trx, [translationId])
  const holder = await trx
    .selectFrom('translation')
    .select('document_id as id')
    .where('translation_id', '=', translationId)
    .where('language', '=', language)
    .executeTakeFirst()
  if (holder?.id === translationId) return (await replaceSource(trx, translationId)) ?? translationId
  if (holder !== undefined) await forgetLanguages(trx, [holder.id])
  return translationId
}

/**
 * Has a source give up its versions: they belong to the oldest of those that are there, in step with its draft. Where
 * all of them were deleted each is a page of its own.
 *
 * @returns the new source
 */
export async function replaceSource(trx: Transact, sourceId: string): Promise<string | null> {
  await beforeVersionChange(trx, [sourceId])
  const next = await trx
    .selectFrom('translation as t')
    .innerJoin('current_document as d', 'd.id', 't.document_id')
    .select(['d.id', 'd.draft_rev as draftRev'])
    .where('t.translation_id', '=', sourceId)
    .where('t.document_id', '<>', sourceId)
    .where('d.draft_rev', 'is not', null)
    .orderBy('d.id')
    .executeTakeFirst()
  const versions = await versionsOf(trx, sourceId)
  await forgetLanguages(trx, next === undefined ? [sourceId, ...versions] : [sourceId])
  if (next === undefined) return null
  const { id, draftRev } = next
  await beforeVersionChange(trx, [id])
  await trx
    .updateTable('translation')
    .set(({ ref, eb }) => ({
      translation_id: id,
      source_rev: eb.case().when(ref('document_id'), '=', id).then(null).else(draftRev).end(),
    }))
    .where('translation_id', '=', sourceId)
    .execute()
  return id
}

/** Makes pages ones of their own, in the first language of their site. */
export async function forgetLanguages(trx: Transact, ids: readonly string[]): Promise<void> {
  await beforeVersionChange(trx, ids)
  await inChunks(ids, async (chunk) => {
    await trx.deleteFrom('translation').where('document_id', 'in', chunk).execute()
    await trx.deleteFrom('page_value').where('document_id', 'in', chunk).where('field', '=', LANGUAGE).execute()
    return []
  })
}

/** The pages that have rows as versions of a source, without itself; deleted ones too. */
async function versionsOf(trx: Transact, sourceId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('translation')
    .select('document_id as id')
    .where('translation_id', '=', sourceId)
    .where('document_id', '<>', sourceId)
    .execute()
  return rows.map(({ id }) => id)
}
