import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { DocumentKind } from '../schema.ts'
import { stateOf } from './representation.ts'

/** A document as lists show it. */
export type DocumentSummary = components['schemas']['DocumentSummary']

/** What a list reads: `document d`, its draft `revision r`, `document_text t`. */
export interface SummaryRow {
  readonly id: string
  readonly kind: DocumentKind
  readonly key: string
  readonly live_rev: number | null
  readonly number: number
  readonly created_at: number
  readonly title: string | null
}

export function summaryOf({ id, kind, key, live_rev, number, created_at, title }: SummaryRow): DocumentSummary {
  return {
    id,
    kind,
    key,
    title: title ?? '',
    state: stateOf(number, live_rev),
    draftRevision: number,
    liveRevision: live_rev,
    updatedAt: new Date(created_at).toISOString(),
  }
}

/** The very words of the index `document_pending`, which also holds whatever an import has staged, as columns of `d`. */
function matchPendingIndex(draft: string, live: string): RawBuilder<boolean> {
  const [draftRev, liveRev] = [sql.ref(draft), sql.ref(live)]
  return sql<boolean>`
    ((${draftRev} is not null and (${liveRev} is null or ${liveRev} <> ${draftRev})) or d.next_generation is not null)`
}

/** Whether the row `document d` is in the index `document_pending`: all whose drafts are pending, and maybe more. */
export const maybePending = matchPendingIndex('d.draft_rev', 'd.live_rev')

/** Whether a draft of `current_document d` is not public as it is. */
export const pendingDraft: RawBuilder<boolean> = sql<boolean>`
  ${matchPendingIndex('d.stored_draft_rev', 'd.stored_live_rev')}
  and d.draft_rev is not null and (d.live_rev is null or d.live_rev <> d.draft_rev)`
