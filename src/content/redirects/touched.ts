import { sql } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { resolveRedirects } from './resolve.ts'
import type { RedirectRule } from './rule.ts'

interface StoredRule extends RedirectRule {
  readonly documentId: string
  readonly leftOut: string | null
}

/**
 * Resolves again the redirects that a change touches, and only those, so that the cost follows the change and not the
 * site.
 *
 * @param touched routes that were published or taken down, and each `from` of a rule that came or went
 * @returns each `from` for which `_redirects` answers something else now
 */
export async function resolveTouched(trx: Transact, scope: Scope, touched: Iterable<string>): Promise<Set<string>> {
  const affected = new Set(touched)
  if (affected.size === 0) return affected
  const rules = new Map<string, StoredRule>()
  await addSources(trx, scope, affected)
  await addChains(trx, scope, affected, rules)
  const published = await publishedRoutes(
    trx,
    scope,
    new Set([...rules.values()].flatMap(({ from, to }) => [from, to])),
  )

  const { resolved, leftOut } = resolveRedirects([...rules.values()], (route) => published.has(route))
  const reasons = new Map(leftOut.map(({ rule, reason }) => [rule, reason]))
  for (const [reason, group] of Map.groupBy(
    [...rules.values()].filter((rule) => affected.has(rule.from) && (reasons.get(rule) ?? null) !== rule.leftOut),
    (rule) => reasons.get(rule) ?? null,
  )) {
    await setLeftOut(trx, group, reason)
  }
  return await rewriteResolved(
    trx,
    scope,
    affected,
    resolved.filter(({ from }) => affected.has(from)),
  )
}

/** Adds every path from which rules lead to one of `affected`: the answer there may be another one now. */
async function addSources(trx: Transact, scope: Scope, affected: Set<string>): Promise<void> {
  for (let frontier = [...affected]; frontier.length > 0; ) {
    // Not `distinct`: SQLite would take the index that is in order of `from_path` and walk all of the site.
    const sources = await inChunks(frontier, (paths) =>
      rulesOf(trx, scope).select('from_path').where('to_path', 'in', paths).execute(),
    )
    frontier = [...new Set(sources.map((row) => row.from_path))].filter((from) => !affected.has(from))
    for (const from of frontier) affected.add(from)
  }
}

/** Loads every rule on the way of those that begin in `affected`. */
async function addChains(
  trx: Transact,
  scope: Scope,
  affected: ReadonlySet<string>,
  rules: Map<string, StoredRule>,
): Promise<void> {
  const seen = new Set(affected)
  for (let frontier = [...affected]; frontier.length > 0; ) {
    const rows = await inChunks(frontier, (paths) =>
      rulesOf(trx, scope)
        .select(['document_id', 'from_path', 'to_path', 'status', 'left_out'])
        .where('from_path', 'in', paths)
        .execute(),
    )
    const next = new Set<string>()
    for (const row of rows) {
      const rule = { from: row.from_path, to: row.to_path, status: row.status }
      rules.set(JSON.stringify([row.document_id, rule.from]), {
        ...rule,
        documentId: row.document_id,
        leftOut: row.left_out,
      })
      if (!seen.has(rule.to)) next.add(rule.to)
    }
    for (const path of next) seen.add(path)
    frontier = [...next]
  }
}

function rulesOf(trx: Transact, { site, env }: Scope) {
  return trx.selectFrom('redirect_rule').where('site_id', '=', site).where('env', '=', env)
}

async function publishedRoutes(trx: Transact, { site, env }: Scope, paths: ReadonlySet<string>): Promise<Set<string>> {
  const rows = await inChunks([...paths], (keys) =>
    trx
      .selectFrom('public_document')
      .select('key')
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('kind', '=', 'page')
      .where('key', 'in', keys)
      .execute(),
  )
  return new Set(rows.map((row) => row.key))
}

async function setLeftOut(trx: Transact, rules: readonly StoredRule[], reason: string | null): Promise<void> {
  await inChunks(
    rules,
    (chunk) => {
      const keys = chunk.map((rule) => sql`(${rule.documentId}, ${rule.from})`)
      return trx
        .updateTable('redirect_rule')
        .set({ left_out: reason })
        .where(sql<boolean>`(document_id, from_path) in (values ${sql.join(keys)})`)
        .execute()
    },
    240,
  )
}

/** Makes `resolved` the rows of the `affected` paths; returns those whose row differs from before. */
async function rewriteResolved(
  trx: Transact,
  { site, env }: Scope,
  affected: ReadonlySet<string>,
  resolved: readonly RedirectRule[],
): Promise<Set<string>> {
  const before = await inChunks([...affected], (paths) =>
    trx
      .selectFrom('redirect_resolved')
      .select(['from_path', 'to_path', 'status'])
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('from_path', 'in', paths)
      .execute(),
  )
  const old = new Map(before.map((row) => [row.from_path, row]))
  const changed = resolved.filter(({ from, to, status }) => {
    const row = old.get(from)
    return row?.to_path !== to || row.status !== status
  })
  const kept = new Set(resolved.map(({ from }) => from))
  const stale = [...old.keys()].filter((from) => !kept.has(from)).concat(changed.map(({ from }) => from))
  await inChunks(stale, (paths) =>
    trx
      .deleteFrom('redirect_resolved')
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('from_path', 'in', paths)
      .execute(),
  )
  await inChunks(
    changed,
    (chunk) =>
      trx
        .insertInto('redirect_resolved')
        .values(chunk.map(({ from, to, status }) => ({ site_id: site, env, from_path: from, to_path: to, status })))
        .execute(),
    90,
  )
  return new Set(stale)
}
