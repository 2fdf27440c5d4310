import { type Kysely, type Selectable, sql } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { resolveRedirects } from './resolve.ts'
import { hasMoreToCome, isSame, type Says, saysIn, type View } from './rows.ts'
import type { RedirectRule } from './rule.ts'

interface StoredRule extends RedirectRule {
  readonly documentId: string
  readonly leftOut: string | null
  /** Whether what an import in effect has staged is what the rule says. */
  readonly isNext: boolean
}

/** What `_redirects` is to answer for a path. */
export interface Answer {
  readonly from: string
  /** Null for nothing. */
  readonly answer: Says | null
  readonly isNext: boolean
  readonly hasMoreToCome: boolean
}

export interface Resolved {
  /** Every path whose answer may have been another one. */
  readonly affected: ReadonlySet<string>
  /** Rules that are in force, or not, for another reason than is stored. */
  readonly reasons: readonly { readonly rule: StoredRule; readonly reason: string | null }[]
  /** The answers that are others than those stored. */
  readonly answers: readonly Answer[]
}

/**
 * Resolves again the redirects that a change touches, and only those, so that the cost follows the change and not the
 * site. Writes nothing.
 *
 * @param touched routes that were published or taken down, and each `from` of a rule that came or went
 */
export async function resolveAgain(
  db: Kysely<ContentTables>,
  scope: Scope,
  view: View,
  touched: Iterable<string>,
): Promise<Resolved> {
  const affected = new Set(touched)
  if (affected.size === 0) return { affected, reasons: [], answers: [] }
  const rules = new Map<string, StoredRule>()
  await addSources(db, scope, view, affected)
  await addChains(db, scope, view, affected, rules)
  const paths = new Set([...rules.values()].flatMap(({ from, to }) => [from, to]))
  const published = await publishedRoutes(db, scope, view, paths)

  const { resolved, leftOut } = resolveRedirects([...rules.values()], (route) => published.has(route))
  const why = new Map(leftOut.map(({ rule, reason }) => [rule, reason]))
  const reasons = [...rules.values()]
    .filter((rule) => affected.has(rule.from) && (why.get(rule) ?? null) !== rule.leftOut)
    .map((rule) => ({ rule, reason: why.get(rule) ?? null }))
  const wanted = new Map(resolved.map(({ from, to, status }) => [from, { to, status }]))
  return { affected, reasons, answers: await changedAnswers(db, scope, view, affected, wanted) }
}

/** Writes what {@link resolveAgain} found: what is in force from now on. */
export async function writeResolved(trx: Transact, scope: Scope, { reasons, answers }: Resolved): Promise<void> {
  for (const [reason, group] of Map.groupBy(reasons, (each) => each.reason)) {
    const rules = group.map(({ rule }) => rule)
    for (const [isNext, some] of Map.groupBy(rules, (rule) => rule.isNext)) {
      await setReason(trx, some, isNext ? 'next_left_out' : 'left_out', reason)
    }
  }
  await replaceAnswers(trx, scope, answers)
}

function rulesIn(db: Kysely<ContentTables>, { site, env }: Scope) {
  return db
    .selectFrom('redirect_rule')
    .select(['document_id', 'from_path', 'to_path', 'status', 'left_out'])
    .select(['next_generation', 'next_to', 'next_status', 'next_left_out'])
    .where('site_id', '=', site)
    .where('env', '=', env)
}

type RuleRow = Omit<Selectable<ContentTables['redirect_rule']>, 'site_id' | 'env'>

function ruleOf(view: View, row: RuleRow): StoredRule[] {
  const says = saysIn(view, row)
  if (says === null) return []
  const isNext = row.next_generation !== null && row.next_generation <= view.generation
  const leftOut = isNext ? row.next_left_out : row.left_out
  return [{ documentId: row.document_id, from: row.from_path, ...says, leftOut, isNext }]
}

/** Adds every path from which rules lead to one of `affected`: the answer there may be another one now. */
async function addSources(db: Kysely<ContentTables>, scope: Scope, view: View, affected: Set<string>): Promise<void> {
  for (let frontier = [...affected]; frontier.length > 0; ) {
    const reached = new Set(frontier)
    // Not `distinct`: SQLite would take the index that is in order of `from_path` and walk all of the site.
    const rows = await inChunks(frontier, async (paths) => [
      ...(await rulesIn(db, scope).where('to_path', 'in', paths).execute()),
      ...(await rulesIn(db, scope).where('next_to', 'in', paths).execute()),
    ])
    const sources = rows.flatMap((row) => ruleOf(view, row)).filter(({ to }) => reached.has(to))
    frontier = [...new Set(sources.map(({ from }) => from))].filter((from) => !affected.has(from))
    for (const from of frontier) affected.add(from)
  }
}

/** Loads every rule on the way of those that begin in `affected`. */
async function addChains(
  db: Kysely<ContentTables>,
  scope: Scope,
  view: View,
  affected: ReadonlySet<string>,
  rules: Map<string, StoredRule>,
): Promise<void> {
  const seen = new Set(affected)
  for (let frontier = [...affected]; frontier.length > 0; ) {
    const rows = await inChunks(frontier, (paths) => rulesIn(db, scope).where('from_path', 'in', paths).execute())
    const next = new Set<string>()
    for (const rule of rows.flatMap((row) => ruleOf(view, row))) {
      rules.set(JSON.stringify([rule.documentId, rule.from]), rule)
      if (!seen.has(rule.to)) next.add(rule.to)
    }
    for (const path of next) seen.add(path)
    frontier = [...next]
  }
}

async function publishedRoutes(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  { generation }: View,
  paths: ReadonlySet<string>,
): Promise<Set<string>> {
  const rows = await inChunks([...paths], (keys) =>
    db
      .selectFrom('published')
      .select('key')
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('kind', '=', 'page')
      .where('key', 'in', keys)
      .where('from_generation', '<=', generation)
      .where('until_generation', '>', generation)
      .execute(),
  )
  return new Set(rows.map((row) => row.key))
}

async function changedAnswers(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  view: View,
  affected: ReadonlySet<string>,
  wanted: ReadonlyMap<string, Says>,
): Promise<Answer[]> {
  const rows = await inChunks([...affected], (paths) =>
    db
      .selectFrom('redirect_resolved')
      .select(['from_path', 'to_path', 'status', 'next_generation', 'next_to', 'next_status'])
      .where('site_id', '=', site)
      .where('env', '=', env)
      .where('from_path', 'in', paths)
      .execute(),
  )
  const stored = new Map(rows.map((row) => [row.from_path, row]))
  return [...affected].flatMap((from) => {
    const row = stored.get(from)
    const answer = wanted.get(from) ?? null
    if (isSame(answer, row === undefined ? null : saysIn(view, row))) return []
    const more = row !== undefined && hasMoreToCome(view, row)
    return [{ from, answer, isNext: row !== undefined && row.next_generation !== null && !more, hasMoreToCome: more }]
  })
}

async function setReason(
  trx: Transact,
  rules: readonly StoredRule[],
  column: 'left_out' | 'next_left_out',
  reason: string | null,
): Promise<void> {
  await inChunks(
    rules,
    (chunk) => {
      return trx
        .updateTable('redirect_rule')
        .set(column === 'left_out' ? { left_out: reason } : { next_left_out: reason })
        .where(isOneOf(chunk))
        .execute()
    },
    240,
  )
}

function isOneOf(rules: readonly StoredRule[]) {
  const keys = rules.map(({ documentId, from }) => sql`(${documentId}, ${from})`)
  return sql<boolean>`(document_id, from_path) in (values ${sql.join(keys)})`
}

/**
 * Writes what {@link resolveAgain} found for an import under way: what is in force once it takes effect. Rules and answers
 * that others have changed since are listed by them, so that they are resolved once more.
 */
export async function stageResolved(
  trx: Transact,
  { site, env }: Scope,
  { generation }: View,
  { reasons, answers }: Pick<Resolved, 'reasons' | 'answers'>,
): Promise<void> {
  for (const [reason, group] of Map.groupBy(reasons, (each) => each.reason)) {
    await inChunks(
      group.map(({ rule }) => rule),
      (chunk) =>
        trx
          .updateTable('redirect_rule')
          .set({
            next_to: sql`case when next_generation is null then to_path else next_to end`,
            next_status: sql`case when next_generation is null then status else next_status end`,
            next_generation: generation,
            next_left_out: reason,
          })
          .where(isOneOf(chunk))
          .execute(),
      240,
    )
  }
  await inChunks(
    answers,
    (chunk) =>
      trx
        .insertInto('redirect_resolved')
        .values(
          chunk.map(({ from, answer }) => ({
            ...{ site_id: site, env, from_path: from, to_path: '', status: 0, next_generation: generation },
            ...{ next_to: answer?.to ?? null, next_status: answer?.status ?? null },
          })),
        )
        .onConflict((clash) =>
          clash.columns(['site_id', 'env', 'from_path']).doUpdateSet((eb) => ({
            next_generation: eb.ref('excluded.next_generation'),
            next_to: eb.ref('excluded.next_to'),
            next_status: eb.ref('excluded.next_status'),
          })),
        )
        .execute(),
    80,
  )
}

async function replaceAnswers(trx: Transact, { site, env }: Scope, answers: readonly Answer[]): Promise<void> {
  const answersAt = (chunk: readonly Answer[]) => chunk.map(({ from }) => from)
  // What an import under way is to make of a path stays where it is.
  await inChunks(
    answers.filter((each) => !each.hasMoreToCome),
    (chunk) =>
      trx
        .deleteFrom('redirect_resolved')
        .where('site_id', '=', site)
        .where('env', '=', env)
        .where('from_path', 'in', answersAt(chunk))
        .execute(),
  )
  await inChunks(
    answers.filter((each) => each.hasMoreToCome && each.answer === null),
    (chunk) =>
      trx
        .updateTable('redirect_resolved')
        .set({ to_path: '', status: 0 })
        .where('site_id', '=', site)
        .where('env', '=', env)
        .where('from_path', 'in', answersAt(chunk))
        .execute(),
  )
  await inChunks(
    answers.flatMap(({ from, answer }) => (answer === null ? [] : [{ from, ...answer }])),
    (chunk) =>
      trx
        .insertInto('redirect_resolved')
        .values(chunk.map(({ from, to, status }) => ({ site_id: site, env, from_path: from, to_path: to, status })))
        .onConflict((clash) =>
          clash.columns(['site_id', 'env', 'from_path']).doUpdateSet((eb) => ({
            to_path: eb.ref('excluded.to_path'),
            status: eb.ref('excluded.status'),
          })),
        )
        .execute(),
    90,
  )
}
