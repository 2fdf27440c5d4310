import type { Kysely } from 'kysely'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { LeftOutReason, RedirectRule } from './rule.ts'

/** Why a rule is not in force, for people. */
export const leftOutBecause: Readonly<Record<LeftOutReason, string>> = {
  conflict: 'one path, different targets or statuses, so none holds',
  self_loop: 'the path leads to itself',
  cycle: 'the path leads in a circle',
  from_is_published: 'a page is public at the path itself',
  target_not_published: 'no page is public at the target',
  target_external: 'the target is on another site',
  malformed_from: 'the path is not the path of a page',
}

export interface LeftOutRule extends RedirectRule {
  readonly reason: LeftOutReason
  /** Where the document that declares the rule is public: a page's route, or a redirect document's key. */
  readonly documentKey: string
}

/** Every rule of an environment that is declared by something public and yet not in force, ordered by `from`. */
export async function listLeftOut(db: Kysely<ContentTables>, { site, env }: Scope): Promise<LeftOutRule[]> {
  const rows = await db
    .selectFrom('current_redirect_rule as r')
    .innerJoin('public_document as p', 'p.document_id', 'r.document_id')
    .select(['from_path', 'to_path', 'status', 'left_out', 'key'])
    .where('r.site_id', '=', site)
    .where('r.env', '=', env)
    .where('left_out', 'is not', null)
    // The words of the index.
    .where((eb) => eb.or([eb('stored_left_out', 'is not', null), eb('next_generation', 'is not', null)]))
    .orderBy('from_path')
    .orderBy('key')
    .execute()
  return rows.map((row) => ({
    from: row.from_path,
    to: row.to_path,
    status: row.status,
    reason: row.left_out as LeftOutReason,
    documentKey: row.key,
  }))
}

/** How many redirects `_redirects` answers. */
export async function countRedirects(db: Kysely<ContentTables>, { site, env }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('current_redirect_resolved')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('site_id', '=', site)
    .where('env', '=', env)
    .executeTakeFirstOrThrow()
  return Number(count)
}
