import { type Kysely, type RawBuilder, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { Condition, Operand, PageQuery } from './page-query.ts'

/** A page of a list, by where it stands in the order. */
export interface FoundPage {
  readonly id: string
  readonly at: Operand
  /** The first in which the page is public as it was found. */
  readonly generation: number
}

/** Where a list goes on. */
export interface After {
  readonly at: Operand
  readonly id: string
}

/** What is looked for. */
export interface Search {
  readonly scope: Scope
  readonly type: string
  readonly query: PageQuery
  readonly after: After | null
  readonly limit: number
}

/** Rows of one condition that are sorted rather than looked for along the order. */
const FEW = 2_000

/**
 * Finds pages by their values. A condition that few pages meet is looked up, and what it gives is sorted; otherwise the
 * pages come in their order, and each is held against the conditions. Both go along an index of `page_value` and end
 * early, so the time follows what is asked for and not the size of the site.
 *
 * @param narrow as {@link findNarrow} says it, of this list on whichever of its pages
 */
export async function findPages(db: Kysely<ContentTables>, search: Search, narrow: Narrow): Promise<FoundPage[]> {
  const { rows } = await pagesQuery(db, search, narrow).execute(db)
  return rows
}

/** The statement that {@link findPages} runs. */
export function pagesQuery(db: Kysely<ContentTables>, search: Search, narrow: Narrow): RawBuilder<FoundPage> {
  return narrow === null ? alongOrder(db, search) : fromConditions(db, search, narrow)
}

/** Conditions on one value that few pages meet; null where there are none. */
export type Narrow = readonly Condition[] | null

/** The conditions on one value that the fewest pages meet, if these are few. Of a list, each may be met by another item. */
export async function findNarrow(db: Kysely<ContentTables>, search: Search): Promise<Narrow> {
  const { conditions, order } = search.query
  const others = conditions.filter(({ field, operator }) => field !== order.field && operator !== 'none or')
  let narrowest: Narrow = null
  let fewest = FEW + 1
  const ofValue = (condition: Condition): unknown => (condition.field.endsWith('[]') ? condition : condition.field)
  for (const together of Map.groupBy(others, ofValue).values()) {
    const { rows } = await sql<{ met: number | string }>`
      select count(*) as met from (select 1 from ${meeting(db, search, together)} limit ${fewest}) as looked_at`.execute(
      db,
    )
    const met = Number(rows[0]?.met ?? 0)
    if (met < fewest) {
      narrowest = together
      fewest = met
    }
  }
  return narrowest
}

/** The rows of one field that meet its conditions, in what is public. */
function meeting(
  db: Kysely<ContentTables>,
  { scope, type }: Search,
  conditions: readonly Condition[],
): RawBuilder<unknown> {
  const field = conditions[0]?.field ?? ''
  const all = sql.join(
    conditions.map((condition) => holds('f', condition)),
    sql` and `,
  )
  return sql`${table(db, 'page_value')} f
    where ${ofField(scope, type, 'f', field)} and ${all} and ${isPublic(db, scope, 'f')}`
}

function alongOrder(db: Kysely<ContentTables>, search: Search): RawBuilder<FoundPage> {
  const { scope, type, query } = search
  return sql<FoundPage>`
    select s.document_id as id, ${at(query)} as at, s.from_generation as generation from ${table(db, 'page_value')} s
    where ${ofField(scope, type, 's', query.order.field)} and ${isPublic(db, scope, 's')} and ${at(query)} is not null
      and ${rest(db, search, query.conditions)} ${ending(search)}`
}

function fromConditions(
  db: Kysely<ContentTables>,
  search: Search,
  conditions: readonly Condition[],
): RawBuilder<FoundPage> {
  const { query } = search
  const others = query.conditions.filter((each) => !conditions.includes(each))
  return sql<FoundPage>`
    with matched as materialized (
      select distinct f.document_id from ${meeting(db, search, conditions)}
    )
    select s.document_id as id, ${at(query)} as at, s.from_generation as generation from matched m cross join ${table(db, 'page_value')} s
    where s.document_id = m.document_id and s.field = ${query.order.field} and ${isPublic(db, search.scope, 's')}
      and ${at(query)} is not null and ${rest(db, search, others)} ${ending(search)}`
}

/** The conditions that a row of the order's field, or another row of its page, has to meet. */
function rest(
  db: Kysely<ContentTables>,
  { scope, query }: Search,
  conditions: readonly Condition[],
): RawBuilder<unknown> {
  const parts = conditions.map((condition) => {
    if (condition.field === query.order.field) return holds('s', condition)
    const not = condition.operator === 'none or' ? sql`not ` : sql``
    return sql`${not}exists (select 1 from ${table(db, 'page_value')} o where o.document_id = s.document_id
      and o.field = ${condition.field} and ${isPublic(db, scope, 'o')} and ${holds('o', condition)})`
  })
  return parts.length === 0 ? sql`1 = 1` : sql`${sql.join(parts, sql` and `)}`
}

function ending({ query, after, limit }: Search): RawBuilder<unknown> {
  const way = query.order.falling ? sql`desc` : sql`asc`
  const beyond = query.order.falling ? sql`<` : sql`>`
  const from =
    after === null
      ? sql``
      : sql`and (${at(query)}, s.document_id) ${beyond} (${operand(query.order.column, after.at)}, cast(${after.id} as text))`
  return sql`${from} order by ${at(query)} ${way}, s.document_id ${way} limit ${limit}`
}

function at({ order }: PageQuery): RawBuilder<unknown> {
  return sql.ref(`s.${order.column}`)
}

function ofField({ site, env }: Scope, type: string, alias: string, field: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${column('site_id')} = ${site} and ${column('env')} = ${env} and ${column('type')} = ${type}
    and ${column('field')} = ${field}`
}

/** As the view `public_document` says it. */
export function isPublic(db: Kysely<ContentTables>, { site, env }: Scope, alias: string): RawBuilder<unknown> {
  return sql`(select e.generation from ${table(db, 'environment')} e where e.site_id = ${site} and e.name = ${env})
    between ${sql.ref(`${alias}.from_generation`)} and ${sql.ref(`${alias}.until_generation`)} - 1`
}

function holds(alias: string, { column, operator, operands }: Condition): RawBuilder<unknown> {
  const value = sql.ref(`${alias}.${column}`)
  const all = operands.map((each) => operand(column, each))
  const [first = sql`null`, second = sql`null`] = all
  switch (operator) {
    case 'eq':
      return sql`${value} = ${first}`
    case 'in':
      return sql`${value} in (${sql.join(all)})`
    case 'gt':
      return sql`${value} > ${first}`
    case 'gte':
      return sql`${value} >= ${first}`
    case 'lt':
      return sql`${value} < ${first}`
    case 'lte':
      return sql`${value} <= ${first}`
    case 'none or':
      // What excludes a page, since most have no value at all.
      return sql`${value} <> ${first}`
    case 'below':
      return sql`${value} > ${first} and ${value} < ${second}`
    case 'prefix':
      // What begins with a text is not less than it, and less than it with the last code point after it.
      return sql`${value} >= ${first} and ${value} < ${operand(column, `${operands[0]}\u{10ffff}`)}`
  }
}

function operand(column: 'text' | 'number', value: Operand): RawBuilder<unknown> {
  return column === 'text' ? sql`cast(${value} as text)` : sql`cast(${value} as double precision)`
}
