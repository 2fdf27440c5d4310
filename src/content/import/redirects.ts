import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { declareRules } from '../redirects/declare.ts'
import { isSame, type Says, type View } from '../redirects/rows.ts'
import type { RedirectRule } from '../redirects/rule.ts'
import { type Resolved, resolveAgain, stageResolved } from '../redirects/touched.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { Claim } from './claim.ts'
import { Pieces } from './pieces.ts'

/** Paths that are resolved once more in the last transaction. */
const MOST_LEFT = 100

interface RedirectsWork {
  /** The documents that declare redirects, or did. */
  readonly declaring: readonly string[]
  readonly rules: ReadonlyMap<string, readonly RedirectRule[]>
  /** Routes at which a page comes or goes. */
  readonly routes: ReadonlySet<string>
}

/** Thrown to roll back the last transaction, where others have published more since than it would catch up with. */
export class NotCaughtUp extends Error {
  constructor() {
    super('others have published meanwhile')
  }
}

/** Writes what becomes of redirects in pieces, unseen before the import takes effect. */
export async function stageRedirects(
  db: Database<ContentTables>,
  claim: Claim,
  { declaring, rules, routes }: RedirectsWork,
): Promise<void> {
  const { scope } = claim
  const pieces = new Pieces(db, claim)
  // What was noted up to now is seen by the reads that follow.
  await pieces.write(1, (trx) => takeTouched(trx, scope))
  const touched = new Set<string>()
  for (let done = 0; done < declaring.length; ) {
    const some = declaring.slice(done, done + pieces.rows)
    const came = await pieces.write(some.length, (trx) => declareRules(trx, scope, viewOf(claim), some, rules))
    for (const from of came) touched.add(from)
    done += some.length
  }
  for (const path of await readPaths(db.reader, scope)) if (routes.has(path)) touched.add(path)
  await stageAgain(db, pieces, claim, touched)
  await catchUp(db, claim)
}

/** Resolves what others have changed meanwhile, until that is little. */
export async function catchUp(db: Database<ContentTables>, claim: Claim): Promise<void> {
  const pieces = new Pieces(db, claim)
  for (;;) {
    const touched = await pieces.write(1, (trx) => takeTouched(trx, claim.scope))
    await stageAgain(db, pieces, claim, touched)
    if (touched.length <= MOST_LEFT) return
  }
}

/**
 * Resolves the last of what others have changed, in the transaction in which the import takes effect and before it does.
 *
 * @param isLast whether it has to take as long as it takes
 * @returns each `from` for which `_redirects` will answer something else
 * @throws NotCaughtUp
 */
export async function finishRedirects(trx: Transact, claim: Claim, isLast: boolean): Promise<Set<string>> {
  const touched = await takeTouched(trx, claim.scope)
  if (touched.length > MOST_LEFT && !isLast) throw new NotCaughtUp()
  const resolved = await resolveAgain(trx, claim.scope, viewOf(claim), touched)
  await stageResolved(trx, claim.scope, viewOf(claim), resolved)
  return new Set(resolved.answers.map(({ from }) => from))
}

/** Each `from` for which `_redirects` will answer something else. */
export async function readRedirected(
  db: Kysely<ContentTables>,
  { scope: { site, env }, generation }: Claim,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('redirect_resolved')
    .select(['from_path', 'to_path', 'status', 'next_to', 'next_status'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('next_generation', '=', generation)
    .execute()
  const says = (to: string | null, status: number | null): Says | null =>
    status === null || status === 0 ? null : { to: to ?? '', status }
  const changed = rows.filter((row) => !isSame(says(row.to_path, row.status), says(row.next_to, row.next_status)))
  return new Set(changed.map(({ from_path }) => from_path))
}

function viewOf({ generation }: Claim): View {
  return { generation, isComing: true }
}

async function stageAgain(
  db: Database<ContentTables>,
  pieces: Pieces,
  claim: Claim,
  touched: Iterable<string>,
): Promise<void> {
  const { reasons, answers } = await resolveAgain(db.reader, claim.scope, viewOf(claim), touched)
  const write = async (of: (from: number, to: number) => Pick<Resolved, 'reasons' | 'answers'>, count: number) => {
    for (let done = 0; done < count; ) {
      const end = Math.min(count, done + pieces.rows)
      await pieces.write(end - done, (trx) => stageResolved(trx, claim.scope, viewOf(claim), of(done, end)))
      done = end
    }
  }
  await write((from, to) => ({ reasons: reasons.slice(from, to), answers: [] }), reasons.length)
  await write((from, to) => ({ reasons: [], answers: answers.slice(from, to) }), answers.length)
}

/** The paths that others have listed since the last time. */
async function takeTouched(trx: Transact, { site, env }: Scope): Promise<string[]> {
  const rows = await trx
    .deleteFrom('import_touched')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .returning('path')
    .execute()
  return rows.map(({ path }) => path)
}

/** Every path that a redirect of the environment leads from or to, or will. */
async function readPaths(db: Kysely<ContentTables>, { site, env }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('redirect_rule')
    .select(['from_path', 'to_path', 'next_to'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .execute()
  return rows.flatMap((rule) => [rule.from_path, rule.to_path, rule.next_to ?? ''])
}
