import { type Kysely, sql } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import type { ContentTables } from '../schema.ts'
import { demandScope, type Scope } from '../sites.ts'
import type { LeftOutReason } from './rule.ts'

/** A rule that something public declares, and why it is not in force, as the console shows it. */
type ListedRule = components['schemas']['RedirectRule']

export interface RulesRequest extends PageRequest<string> {
  /** Only rules that are not in force. */
  readonly leftOut: boolean
}

/** {@link listRules} of one database. */
export type RedirectRules = (scope: Scope, request: RulesRequest) => Promise<ListPage<ListedRule, string>>

/**
 * A page of the rules that public pages and redirect documents declare, in order of `from`, then of the document. A
 * page costs the same wherever it is and however many rules there are.
 *
 * @throws TriptychError `not_found` where there is no such environment; `invalid_request` for a cursor of another list
 */
export async function listRules(
  db: Kysely<ContentTables>,
  scope: Scope,
  { leftOut, limit, after }: RulesRequest,
): Promise<ListPage<ListedRule, string>> {
  await demandScope(db, scope)
  const place = after === null ? null : decodeCursor(after, ['string', 'string'])
  const rows = await db
    .selectFrom('current_redirect_rule as r')
    .innerJoin('public_document as p', 'p.document_id', 'r.document_id')
    .select(['r.from_path', 'r.to_path', 'r.status', 'r.document_id', 'r.left_out', 'p.key'])
    .where('r.site_id', '=', scope.site)
    .where('r.env', '=', scope.env)
    .$if(leftOut, (query) =>
      query
        .where('r.left_out', 'is not', null)
        // The words of the index.
        .where((eb) => eb.or([eb('r.stored_left_out', 'is not', null), eb('r.next_generation', 'is not', null)])),
    )
    .$if(place !== null, (query) =>
      query.where(sql<boolean>`(r.from_path, r.document_id) > (${sql.join(place ?? [])})`),
    )
    .orderBy('r.from_path')
    .orderBy('r.document_id')
    .limit(limit + 1)
    .execute()
  const { entries, next } = pageOf(rows, limit, (last) => encodeCursor([last.from_path, last.document_id]))
  return { entries: entries.map(toListedRule), next }
}

interface Row {
  readonly from_path: string
  readonly to_path: string
  readonly status: number
  readonly document_id: string
  readonly left_out: string | null
  readonly key: string
}

function toListedRule({ from_path: from, to_path: to, status, document_id, left_out, key }: Row): ListedRule {
  const reason = left_out as LeftOutReason | null
  return { from, to, status, documentId: document_id, documentKey: key, leftOut: reason }
}
