import { type Kysely, type RawBuilder, sql } from 'kysely'
import { pendingDraft, type SummaryRow } from '../documents/summary.ts'
import { keysUnder } from '../documents/under.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { Match } from './match.ts'
import type { SearchQuery } from './search-index.ts'

/** A document that was found, as it is read: `document_text t`, `document d`, its draft `revision r`. */
export interface FoundRow extends SummaryRow {
  readonly row: number
}

/** What was found, in order; everything up to row `end` was looked at, null for all there is. */
export interface Finding {
  readonly rows: readonly FoundRow[]
  readonly end: number | null
}

/** One search of a database. */
export interface Search {
  readonly db: Kysely<ContentTables>
  readonly scope: Scope
  readonly query: SearchQuery
  readonly match: Match
  /** How many documents are looked at in one try, before what was found has to do. */
  readonly lookedAt: number
}

export const foundColumns = sql`t.row, t.title, d.id, d.kind, d.key, d.live_rev, r.number, r.created_at`

/** What is asked of a document beside its words, whatever the index says. */
export function whereMatchesQuery({ site, env }: Scope, { kind, under, pending }: SearchQuery): RawBuilder<unknown> {
  const all = [sql`d.site_id = ${site}`, sql`d.env = ${env}`, pending ? pendingDraft : sql`d.draft_rev is not null`]
  if (kind !== undefined) all.push(sql`d.kind = ${kind}`)
  if (under !== undefined) all.push(whereUnder(under))
  return sql.join(all, sql` and `)
}

const KINDS: readonly DocumentKind[] = ['page', 'partial', 'strings', 'redirect']

function whereUnder(route: string): RawBuilder<unknown> {
  const ranges = KINDS.flatMap((kind) => {
    const range = keysUnder(kind, route)
    if (range === null) return []
    const keys = range === undefined ? sql`` : sql` and d.key > ${range.above} and d.key < ${range.below}`
    return [sql`(d.kind = ${kind}${keys})`]
  })
  return sql`(${sql.join(ranges, sql` or `)})`
}
