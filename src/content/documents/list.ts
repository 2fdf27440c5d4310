import { type Kysely, sql } from 'kysely'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import { demandScope, type Scope } from '../sites.ts'
import { type DocumentSummary, pendingDraft, summaryOf } from './summary.ts'
import { keysUnder } from './under.ts'

/** Which documents are listed; all of an environment's that were not deleted, where nothing is said. */
export interface DocumentFilter {
  readonly kind?: DocumentKind | undefined
  /** Only what is below this route, without it. */
  readonly under?: string | undefined
  /** Only drafts that are not public as they are. */
  readonly pending?: boolean | undefined
}

/** In the order in which they are listed. */
const KINDS: readonly DocumentKind[] = ['page', 'partial', 'redirect', 'strings']

/**
 * The documents of an environment, by kind and key. A page costs as much as it is long, wherever it begins and however
 * many there are.
 *
 * @throws TriptychError `not_found` without such an environment, `invalid_request` for a cursor that no list gave
 */
export async function listDocuments(
  db: Kysely<ContentTables>,
  scope: Scope,
  { limit, after, kind, under, pending = false }: DocumentFilter & PageRequest<string>,
): Promise<ListPage<DocumentSummary, string>> {
  const [lastKind = '', lastKey = ''] = after === null ? [] : decodeCursor(after, ['string', 'string'])
  await demandScope(db, scope)
  const found: DocumentSummary[] = []
  for (const each of kind === undefined ? KINDS : [kind]) {
    if (each < lastKind || found.length > limit) continue
    const range = under === undefined ? undefined : keysUnder(each, under)
    if (range === null) continue
    const above = maxOf(each === lastKind ? String(lastKey) : '', range?.above ?? '')
    const section = { kind: each, above, below: range?.below, pending }
    found.push(...(await readSection(db, scope, section, limit + 1 - found.length)))
  }
  return pageOf(found, limit, (last) => encodeCursor([last.kind, last.key]))
}

interface Section {
  readonly kind: DocumentKind
  /** Keys greater than this one; no key is empty. */
  readonly above: string
  readonly below: string | undefined
  readonly pending: boolean
}

async function readSection(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  { kind, above, below, pending }: Section,
  limit: number,
): Promise<DocumentSummary[]> {
  const rows = await db
    .selectFrom('current_document as d')
    .innerJoin('revision as r', (join) =>
      join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.draft_rev'),
    )
    .leftJoin('document_text as t', 't.document_id', 'd.id')
    .select(['d.id', 'd.kind', 'd.key', 'd.live_rev', 'r.number', 'r.created_at', 't.title'])
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .where('d.kind', '=', kind)
    .where('d.key', '>', above)
    .$if(below !== undefined, (query) => query.where('d.key', '<', below ?? ''))
    .where(pending ? pendingDraft : sql<boolean>`d.draft_rev is not null`)
    .orderBy('d.key')
    .limit(limit)
    .execute()
  return rows.map(summaryOf)
}

/** By bytes, as the databases compare: UTF-16 has another order. */
function maxOf(a: string, b: string): string {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) > 0 ? a : b
}
