import type { Kysely } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'
import { inChunks } from '../in-chunks.ts'
import { type ContentTables, NEVER, type Transact } from '../schema.ts'
import { headWordsOf, termsOf } from '../search/terms.ts'
import { text, tsvector } from '../search/write.ts'

/** Bodies that are read at once. */
const BATCH = 50

/**
 * Writes what visitors find pages by, as the rows of `published` have them, of sites that they may search.
 *
 * @param generation only of rows that begin with it
 */
export async function writeTexts(
  trx: Kysely<ContentTables>,
  ids: readonly string[],
  generation?: number,
): Promise<void> {
  const column = isPostgres(trx) ? tsvector : text
  await inChunks(
    ids,
    async (chunk) => {
      const pages = await trx
        .selectFrom('published as p')
        .innerJoin('site as s', 's.id', 'p.site_id')
        .select(['p.site_id', 'p.env', 'p.key', 'p.document_id', 'p.body', 'p.from_generation', 'p.until_generation'])
        .where('p.document_id', 'in', chunk)
        .where('p.kind', '=', 'page')
        .where('s.public_search', '<>', 'off')
        .$if(generation !== undefined, (query) => query.where('p.from_generation', '=', generation ?? 0))
        .execute()
      if (pages.length === 0) return []
      const rows = pages.map(({ key, body, ...row }) => {
        const { site_id: site, env, document_id: documentId } = row
        const { terms } = termsOf({ documentId, site, env, kind: 'page', key, body })
        const head = ` ${headWordsOf(terms).join(' ')} `
        return { ...row, route: key, head, terms: column(terms).$castTo<string>() }
      })
      await trx.insertInto('public_text').values(rows).execute()
      return []
    },
    BATCH,
  )
}

/**
 * Removes these pages from the index of visitors' search.
 *
 * @param generation only of rows that begin with it
 */
export async function deleteTexts(
  trx: Kysely<ContentTables>,
  ids: readonly string[],
  generation?: number,
): Promise<void> {
  await inChunks(ids, (chunk) =>
    trx
      .deleteFrom('public_text')
      .where('document_id', 'in', chunk)
      .$if(generation !== undefined, (query) => query.where('from_generation', '=', generation ?? 0))
      .execute(),
  )
}

/** What visitors find these pages by ends with an import's generation. */
export async function endTexts(trx: Transact, ids: readonly string[], generation: number): Promise<void> {
  await trx
    .updateTable('public_text')
    .set({ until_generation: generation })
    .where('document_id', 'in', ids)
    .where('from_generation', '<', generation)
    .where('until_generation', '=', NEVER)
    .execute()
}

/** Removes what an import in effect has replaced. */
export async function clearEndedTexts(trx: Transact, ids: readonly string[], generation: number): Promise<void> {
  await trx
    .deleteFrom('public_text')
    .where('document_id', 'in', ids)
    .where('until_generation', '<=', generation)
    .execute()
}

/** Takes back what an import that did not take effect has written. */
export async function undoTexts(trx: Transact, ids: readonly string[], generation: number): Promise<void> {
  await deleteTexts(trx, ids, generation)
  await trx
    .updateTable('public_text')
    .set({ until_generation: NEVER })
    .where('document_id', 'in', ids)
    .where('until_generation', '=', generation)
    .execute()
}
