import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { table } from '../../db/dialect.ts'
import type { ContentTables } from '../schema.ts'
import { type After, type FoundPage, findPages, type Narrow, type Search } from './find-pages.ts'
import { fault, listFields, nameInValues, type Operand } from './page-query.ts'
import type { FieldKind, PageType } from './page-type.ts'

type Facet = components['schemas']['PageFacet']
/** The counts of fields, by their names. */
export type Facets = components['schemas']['PageFacets']

/** A field whose values are counted. */
export interface FacetField {
  readonly name: string
  readonly kind: FieldKind
}

/** Pages that are counted, at most. */
const MAX_COUNTED = 10_000

/** Pages that are read at once. */
const PART = 500

/** Values of one field in an answer. */
const MAX_VALUES = 50

/**
 * Reads whose values are to be counted, by the fields of the type.
 *
 * @throws TriptychError `invalid_request` with the place of what is no field, or no filterable one
 */
export function readFacets(type: PageType, names: readonly string[]): readonly FacetField[] {
  return [...names.entries()].map(([index, name]) => {
    const field = type.fields.get(name)
    if (field === undefined) throw fault(`facets/${index}`, `\`${name}\` is not a field of the type \`${type.type}\``)
    if (!field.filterable) {
      throw fault(`facets/${index}`, `\`${name}\` is not filterable: ${listFields(type, 'filterable').join(', ')}`)
    }
    return { name, kind: field.kind }
  })
}

/**
 * Counts the values of fields over a whole list, or its first 10,000 pages. It goes along the list in parts, so that others
 * are served in between.
 *
 * @param search the list; where it goes on and its limit do not count
 */
export async function countFacets(
  db: Kysely<ContentTables>,
  search: Search,
  narrow: Narrow,
  facets: readonly FacetField[],
): Promise<Facets> {
  const counts = facets.map((facet) => ({ ...facet, values: new Map<Operand, Value>() }))
  let after: After | null = null
  let left = MAX_COUNTED
  let more = true
  while (more && left > 0) {
    const pages: FoundPage[] = await findPages(db, { ...search, after, limit: PART + 1 }, narrow)
    more = pages.length > PART
    const part = pages.slice(0, PART)
    for (const row of await readValues(db, part, facets)) count(counts, row)
    left -= part.length
    after = part.at(-1) ?? null
    // SQLite answers at once.
    await setImmediate()
  }
  const about = more ? { approximate: true } : {}
  return Object.fromEntries(
    counts.map(({ name, values }) => [name, { ...mostFrequent([...values.values()]), ...about }]),
  )
}

interface Value {
  /** What it is in the order of values. */
  readonly key: Operand
  /** As a page says it, the first in the order of texts. */
  shown: string
  count: number
  /** The page that was counted last: those of one page come together. */
  page: string
}

interface ValueRow {
  readonly document_id: string
  readonly field: string
  readonly text: string | null
  readonly number: number | null
  readonly from_generation: number
}

function count(counts: readonly (FacetField & { values: Map<Operand, Value> })[], row: ValueRow): void {
  for (const { name, kind, values } of counts) {
    const key = nameInValues(name, kind) === row.field ? keyOf(kind, row) : null
    if (key === null) continue
    const shown = kind === 'date' ? String(row.text) : String(key)
    const value = values.get(key)
    if (value === undefined) values.set(key, { key, shown, count: 1, page: row.document_id })
    else {
      if (shown < value.shown) value.shown = shown
      if (value.page !== row.document_id) value.count++
      value.page = row.document_id
    }
  }
}

/** Null for a value of another kind, of a page that is not as its type says. */
function keyOf(kind: FieldKind, { text, number }: ValueRow): Operand | null {
  if (kind === 'date') return text === null ? null : number
  if (kind === 'number' || kind === 'numbers') return text === null ? number : null
  return kind !== 'boolean' || text === 'true' || text === 'false' ? text : null
}

function mostFrequent(values: readonly Value[]): Facet {
  const sorted = values.toSorted((a, b) => b.count - a.count || compare(a.key, b.key))
  const shown = sorted.slice(0, MAX_VALUES).map(({ shown: value, count: pages }) => ({ value, count: pages }))
  return { values: shown, ...(sorted.length > MAX_VALUES ? { more: true } : {}) }
}

/** Numbers by size, texts by their UTF-8 bytes, as lists are sorted. */
function compare(a: Operand, b: Operand): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}

/** The values of these pages, page by page. */
async function readValues(
  db: Kysely<ContentTables>,
  pages: readonly FoundPage[],
  facets: readonly FacetField[],
): Promise<readonly ValueRow[]> {
  if (pages.length === 0) return []
  const generations = new Map(pages.map(({ id, generation }) => [id, generation]))
  const ids = [...generations.keys()]
  const { rows } = await valuesQuery(db, ids, facets).execute(db)
  return rows.filter(({ document_id, from_generation }) => generations.get(document_id) === from_generation)
}

/** The statement that {@link countFacets} runs for each part of a list. */
export function valuesQuery(
  db: Kysely<ContentTables>,
  ids: readonly string[],
  facets: readonly FacetField[],
): RawBuilder<ValueRow> {
  const fields = facets.map(({ name, kind }) => nameInValues(name, kind))
  return sql`
    select v.document_id, v.field, v.text, v.number, v.from_generation from ${table(db, 'page_value')} v
    where v.document_id in (${sql.join(ids)}) and v.field in (${sql.join(fields)}) order by v.document_id`
}
