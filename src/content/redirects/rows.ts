import { type Kysely, type Selectable, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'

/**
 * Which redirects are meant: those that are in force now, or, with `isComing`, those of the generation that an import
 * under way writes, unseen by everything else.
 */
export interface View {
  readonly generation: number
  readonly isComing: boolean
}

/** What a row of redirects says. */
export interface Says {
  readonly to: string
  readonly status: number
}

type Next = 'next_generation' | 'next_to' | 'next_status'
type Row = Pick<Selectable<ContentTables['redirect_resolved']>, 'to_path' | 'status' | Next>

/** What a row says in a view; null where there it says nothing. */
export function saysIn({ generation }: View, row: Row): Says | null {
  if (row.next_generation !== null && row.next_generation <= generation) {
    return row.next_status === null ? null : { to: row.next_to ?? '', status: row.next_status }
  }
  return row.status === 0 ? null : { to: row.to_path, status: row.status }
}

/** Whether an import under way is to make something else of a row. */
export function hasMoreToCome({ generation }: View, { next_generation }: Pick<Row, 'next_generation'>): boolean {
  return next_generation !== null && next_generation > generation
}

export function isSame(a: Says | null | undefined, b: Says | null | undefined): boolean {
  return a?.to === b?.to && a?.status === b?.status
}

/** What is in force now. */
export async function currentView(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
): Promise<View & { importing: boolean }> {
  const { generation, import_id } = await db
    .selectFrom('environment')
    .select(['generation', 'import_id'])
    .where('site_id', '=', site)
    .where('name', '=', env)
    .executeTakeFirstOrThrow()
  return { generation, isComing: false, importing: import_id !== null }
}

/** Has an import under way resolve these paths once more. */
export async function noteTouched(trx: Transact, { site, env }: Scope, paths: Iterable<string>): Promise<void> {
  await inChunks([...paths], (chunk) =>
    trx
      .insertInto('import_touched')
      .values(chunk.map((path) => ({ site_id: site, env, path })))
      .onConflict((clash) => clash.doNothing())
      .execute(),
  )
}

/**
 * Settles some of what an import has staged of redirects, or those before it: it is moved to where redirects are changed
 * where it is in effect, and else dropped.
 *
 * @param generation that of the import
 * @returns whether there may be more
 */
export async function settleRedirects(
  trx: Transact,
  scope: Scope,
  generation: number,
  limit: number,
): Promise<boolean> {
  const current = await currentView(trx, scope)
  if (!current.importing) {
    await sql`delete from ${table(trx, 'import_touched')} where ${inScope(scope)}`.execute(trx)
  }
  const isInEffect = sql`next_generation <= ${current.generation}`
  let isMore = false
  for (const [name, leftOut] of [
    ['redirect_rule', true],
    ['redirect_resolved', false],
  ] as const) {
    const rows = await trx
      .selectFrom(name)
      .select('from_path')
      .where('site_id', '=', scope.site)
      .where('env', '=', scope.env)
      .where('next_generation', '<=', generation)
      .limit(limit)
      .execute()
    if (rows.length === 0) continue
    isMore ||= rows.length === limit
    const paths = [...new Set(rows.map(({ from_path }) => from_path))]
    const chosen = sql`${inScope(scope)} and from_path in (${sql.join(paths)}) and next_generation <= ${generation}`
    await sql`
      delete from ${table(trx, name)}
      where ${chosen} and case when ${isInEffect} then next_status is null else status = 0 end`.execute(trx)
    const reasons = leftOut
      ? sql`left_out = case when ${isInEffect} then next_left_out else left_out end, next_left_out = null,`
      : sql``
    await sql`
      update ${table(trx, name)} set ${reasons}
        to_path = case when ${isInEffect} then next_to else to_path end,
        status = case when ${isInEffect} then next_status else status end,
        next_generation = null, next_to = null, next_status = null
      where ${chosen}`.execute(trx)
  }
  return isMore
}

function inScope({ site, env }: Scope) {
  return sql`site_id = ${site} and env = ${env}`
}
