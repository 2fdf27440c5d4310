import { type Kysely, sql } from 'kysely'
import { TriptychError } from '../../errors.ts'
import { pendingDraft } from '../documents/summary.ts'
import { inChunks } from '../in-chunks.ts'
import { normalizeKey, normalizeRoute } from '../paths.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** A document as a command found it. */
export interface NamedDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly key: string
  readonly draftRev: number | null
  readonly liveRev: number | null
}

type Reader = Kysely<ContentTables>

const columns = ['d.id', 'd.kind', 'd.draft_rev as draftRev', 'd.live_rev as liveRev'] as const

/** Every document whose draft is not public as it is. */
export function findPending(db: Reader, { site, env }: Scope): Promise<NamedDocument[]> {
  return db
    .selectFrom('current_document as d')
    .select([...columns, 'd.key'])
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .where(pendingDraft)
    .orderBy('d.kind')
    .orderBy('d.key')
    .execute()
}

/**
 * The documents whose drafts are there, each once.
 *
 * @throws TriptychError `not_found` with every name that no document has
 */
export async function findDrafts(
  db: Reader,
  scope: Scope,
  kind: DocumentKind,
  names: readonly string[],
): Promise<NamedDocument[]> {
  return resolve(kind, names, scope, (keys) =>
    selectFromSite(db, scope, kind)
      .select([...columns, 'd.key'])
      .where('d.draft_rev', 'is not', null)
      .where(matchesNames(kind, 'd.key', keys))
      .execute(),
  )
}

/**
 * The documents that are public there, and those whose drafts are there and are not public at all.
 *
 * @throws TriptychError `not_found` with every name that no document has
 */
export async function findLive(
  db: Reader,
  scope: Scope,
  kind: DocumentKind,
  names: readonly string[],
): Promise<NamedDocument[]> {
  return resolve(kind, names, scope, async (keys) => {
    const live = await selectFromSite(db, scope, kind)
      .innerJoin('public_document as p', 'p.document_id', 'd.id')
      .select([...columns, 'p.key'])
      .where(matchesNames(kind, 'p.key', keys))
      .execute()
    const drafts = await selectFromSite(db, scope, kind)
      .select([...columns, 'd.key'])
      .where('d.draft_rev', 'is not', null)
      .where('d.live_rev', 'is', null)
      .where(matchesNames(kind, 'd.key', keys))
      .execute()
    return [...live, ...drafts]
  })
}

function selectFromSite(db: Reader, { site, env }: Scope, kind: DocumentKind) {
  return db
    .selectFrom('current_document as d')
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .where('d.kind', '=', kind)
}

/** A redirect is named by where it leads from, the first thing in its key; there may be several. */
function matchesNames(kind: DocumentKind, column: 'd.key' | 'p.key', names: readonly string[]) {
  const key = sql.ref(column)
  if (kind !== 'redirect') return sql<boolean>`${key} in (${sql.join(names)})`
  const ranges = names.map((name) => {
    const from = `[${JSON.stringify(name)}`
    // Everything that goes on with a comma: the next character is a hyphen.
    return sql`(${key} >= ${`${from},`} and ${key} < ${`${from}-`})`
  })
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`
}

async function resolve(
  kind: DocumentKind,
  names: readonly string[],
  scope: Scope,
  find: (keys: string[]) => Promise<NamedDocument[]>,
): Promise<NamedDocument[]> {
  const wanted = new Map(names.map((name) => [normalizeName(kind, name) ?? name, name]))
  const rows = await inChunks([...wanted.keys()], find, 100)
  const found = new Map(rows.map((row) => [row.id, row]))
  const there = new Set([...found.values()].map(({ key }) => (kind === 'redirect' ? fromOf(key) : key)))
  const missing = [...wanted].filter(([key]) => !there.has(key)).map(([, name]) => name)
  if (missing.length === 0) return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  const what = missing.map((name) => JSON.stringify(name)).join(', ')
  throw new TriptychError('not_found', `there is no ${kind} ${what} in ${scope.site}/${scope.env}; nothing was done`)
}

function normalizeName(kind: DocumentKind, name: string): string | null {
  if (kind === 'page') return normalizeRoute(name)
  return kind === 'partial' ? normalizeKey(name) : name
}

function fromOf(key: string): string {
  const [from]: unknown[] = JSON.parse(key)
  return String(from)
}
