import { sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { isExactNumber, parseExactJson } from '../../lib/json.ts'
import { momentOf } from '../../lib/moment.ts'
import { inChunks } from '../in-chunks.ts'
import { clearEndedTexts, deleteTexts, endTexts, undoTexts, writeTexts } from '../public-search/public-text.ts'
import { NEVER, type Transact } from '../schema.ts'

/** A value of a page as queries see it. */
export interface PageValue {
  readonly field: string
  readonly text: string | null
  readonly number: number | null
}

/** Longest text that is a value, in UTF-16 code units: an index takes it, in any script. */
export const MAX_TEXT = 500

/** Values of one page; what a page has beyond is not found by queries. */
const MAX_VALUES = 1_000

/** What of a body is looked at for the title: the longest route with every character escaped, and a title. */
const HEAD_CHARACTERS = 12_000

const HEAD = /^\{"route":"(?:[^"\\]|\\.)*","meta":\{"title":("(?:[^"\\]|\\.)*")/

/** The value that is the language of a page; one without is in the first language of its site. */
export const LANGUAGE = '@language'

/** What queries find a page by: each of its fields, of whatever type, and what every page has. */
export function valuesOf(page: {
  readonly key: string
  /** The delivered JSON, or its first characters. */
  readonly head: string
  readonly fields: string | null
  readonly updatedAt: number
}): PageValue[] {
  const title = HEAD.exec(page.head)?.[1]
  const fields = page.fields === null ? {} : (parseExactJson(page.fields) as Record<string, unknown>)
  const values = [
    { field: '@route', text: page.key, number: null },
    ...(title === undefined ? [] : textValue('@title', String(JSON.parse(title)))),
    { field: '@updatedAt', text: null, number: page.updatedAt },
  ]
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const item of value as unknown[]) values.push(...singleValue(`${name}[]`, item))
    else values.push(...singleValue(name, value))
    if (values.length > MAX_VALUES) break
  }
  return values.slice(0, MAX_VALUES)
}

function singleValue(field: string, value: unknown): PageValue[] {
  if (typeof value === 'boolean') return [{ field, text: String(value), number: null }]
  if (typeof value === 'number') return [{ field, text: null, number: value }]
  if (isExactNumber(value)) return [{ field, text: null, number: Number(value.rawJSON) }]
  return typeof value === 'string' ? textValue(field, value) : []
}

function textValue(field: string, text: string): PageValue[] {
  return text.length > MAX_TEXT || text.includes('\0') ? [] : [{ field, text, number: momentOf(text) }]
}

/**
 * Writes the values of pages that are public, as the rows of `published` have them, and what visitors find them by.
 *
 * @param generation only of rows that begin with it
 */
export async function writeValues(trx: Transact, ids: readonly string[], generation?: number): Promise<void> {
  const rows = await trx
    .selectFrom('published as p')
    .select(({ fn, val }) => [
      'p.site_id',
      'p.env',
      'p.type',
      'p.key',
      'p.fields',
      'p.updated_at',
      'p.document_id',
      'p.from_generation',
      'p.until_generation',
      fn<string>('substr', ['p.body', val(1), val(HEAD_CHARACTERS)]).as('head'),
    ])
    .where('p.document_id', 'in', ids)
    .where('p.kind', '=', 'page')
    .$if(generation !== undefined, (query) => query.where('p.from_generation', '=', generation ?? 0))
    .execute()
  const values = rows.flatMap(({ site_id, env, type, document_id, from_generation, until_generation, ...page }) =>
    valuesOf({ ...page, updatedAt: Number(page.updated_at) }).map((value) => {
      return { site_id, env, type, ...value, document_id, from_generation, until_generation }
    }),
  )
  for (let start = 0; start < values.length; start += 1_000) {
    await trx
      .insertInto('page_value')
      .values(values.slice(start, start + 1_000))
      .execute()
  }
  await renewLanguageValues(trx, ids)
  await writeTexts(trx, ids, generation)
}

/**
 * Has queries find public pages by their languages, each in the generations in which the page is public and in that
 * language. To be called once either has changed.
 */
export async function renewLanguageValues(trx: Transact, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('page_value').where('document_id', 'in', ids).where('field', '=', LANGUAGE).execute()
  await sql`
    insert into ${table(trx, 'page_value')}
      (site_id, env, type, field, text, document_id, from_generation, until_generation)
    select p.site_id, p.env, p.type, ${LANGUAGE}, t.language, p.document_id,
      case when t.from_generation > p.from_generation then t.from_generation else p.from_generation end,
      case when t.until_generation < p.until_generation then t.until_generation else p.until_generation end
    from ${table(trx, 'published')} p join ${table(trx, 'translation')} t on t.document_id = p.document_id
      and t.from_generation < p.until_generation and p.from_generation < t.until_generation
    where p.kind = 'page' and p.document_id in (${sql.join(ids)})`.execute(trx)
}

/**
 * Removes all values of documents.
 *
 * @param generation only of rows that begin with it
 */
export async function deleteValues(trx: Transact, ids: readonly string[], generation?: number): Promise<void> {
  await inChunks(ids, (chunk) =>
    trx
      .deleteFrom('page_value')
      .where('document_id', 'in', chunk)
      .$if(generation !== undefined, (query) => query.where('from_generation', '=', generation ?? 0))
      .execute(),
  )
  await deleteTexts(trx, ids, generation)
}

/** What queries see of these documents ends with an import's generation. */
export async function endValues(trx: Transact, ids: readonly string[], generation: number): Promise<void> {
  await trx
    .updateTable('page_value')
    .set({ until_generation: generation })
    .where('document_id', 'in', ids)
    .where('from_generation', '<', generation)
    .where('until_generation', '=', NEVER)
    .execute()
  await endTexts(trx, ids, generation)
}

/** Removes what an import in effect has replaced. */
export async function clearEndedValues(trx: Transact, ids: readonly string[], generation: number): Promise<void> {
  await trx
    .deleteFrom('page_value')
    .where('document_id', 'in', ids)
    .where('until_generation', '<=', generation)
    .execute()
  await clearEndedTexts(trx, ids, generation)
}

/** Takes back what an import that did not take effect has written. */
export async function undoValues(trx: Transact, ids: readonly string[], generation: number): Promise<void> {
  await trx.deleteFrom('page_value').where('document_id', 'in', ids).where('from_generation', '=', generation).execute()
  await trx
    .updateTable('page_value')
    .set({ until_generation: NEVER })
    .where('document_id', 'in', ids)
    .where('until_generation', '=', generation)
    .execute()
  await undoTexts(trx, ids, generation)
}
