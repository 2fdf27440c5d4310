import { setTimeout as pause } from 'node:timers/promises'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { environmentLocks } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Scope } from '../sites.ts'
import { Sweeper } from '../sweeper.ts'
import { eraseDocument } from './deleted.ts'

/** How much history is kept; null for all of it. */
export interface HistoryRetention {
  /** Of each document, the newest revisions. */
  readonly revisions: number | null
  /** Days after which a revision goes that another one has followed. */
  readonly revisionDays: number | null
  /** Days after which a deleted document is erased. */
  readonly deletedDays: number | null
}

interface HistorySweeperOptions {
  readonly retention: HistoryRetention
  /** Receives errors; the next look tries again. */
  readonly onError: (error: unknown) => void
  /** UTC milliseconds. */
  readonly now?: () => number
}

const minute = 60_000
const day = 24 * 60 * minute

/** How many documents are looked at in one read, and how many revisions go in one transaction. */
const DOCUMENTS = 200
const REVISIONS = 200

/** Between two reads, in milliseconds: others come first. */
const REST = 5

/** A document as the sweep looks at it. */
interface Looked extends Scope {
  readonly id: string
  readonly deleted: boolean
  readonly deletedAt: number | null
}

/**
 * Removes the history that is not kept, once a day and in short pieces: revisions that are too many or too old, and
 * deleted documents. A draft, what is public and whatever a release names stay, so that nothing that can be published
 * or reverted is lost.
 */
export class HistorySweeper extends Sweeper {
  readonly #db: Database<ContentTables>
  readonly #search: SearchIndex
  readonly #retention: HistoryRetention
  readonly #now: () => number

  constructor(
    db: Database<ContentTables>,
    search: SearchIndex,
    { retention, onError, now = Date.now }: HistorySweeperOptions,
  ) {
    super({ first: 10 * minute, pause: day }, onError)
    this.#db = db
    this.#search = search
    this.#retention = retention
    this.#now = now
  }

  /** Looks at every document. Answers how many revisions and documents were removed. */
  override async look(): Promise<{ revisions: number; documents: number }> {
    const removed = { revisions: 0, documents: 0 }
    for (let last = ''; !this.stopped; ) {
      const documents = await readDocuments(this.#db.reader, last)
      if (documents.length === 0) break
      last = documents.at(-1)?.id ?? last
      removed.documents += await this.#eraseDeleted(documents.filter(({ deleted }) => deleted))
      removed.revisions += await this.#thin(documents.filter(({ deleted }) => !deleted))
      await pause(REST)
    }
    if (removed.documents > 0) await this.#search.purge()
    return removed
  }

  async #eraseDeleted(documents: readonly Looked[]): Promise<number> {
    const { deletedDays } = this.#retention
    if (deletedDays === null) return 0
    const now = this.#now()
    const before = now - deletedDays * day
    const unknown = documents.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : []))
    // Deleted by an older version beside this one: it counts from now.
    if (unknown.length > 0) {
      await this.#db.writer
        .updateTable('document')
        .set({ deleted_at: now })
        .where('id', 'in', unknown)
        .where('deleted_at', 'is', null)
        // What an import is about to make is there as if it were deleted.
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('import_stage as s').select('s.kind').whereRef('s.document_id', '=', 'document.id'))),
        )
        .execute()
    }
    let erased = 0
    for (const { id, site, env, deletedAt } of documents) {
      if (this.stopped || deletedAt === null || deletedAt >= before) continue
      const done = await this.#db.transaction(environmentLocks({ site, env }), async (trx) => {
        const still = await trx
          .selectFrom('current_document')
          .select('id')
          .where('id', '=', id)
          .where('draft_rev', 'is', null)
          .where('live_rev', 'is', null)
          .where('deleted_at', '<', before)
          .executeTakeFirst()
        if (still !== undefined) await eraseDocument(trx, this.#search, id)
        return still !== undefined
      })
      if (done) erased += 1
    }
    return erased
  }

  async #thin(documents: readonly Looked[]): Promise<number> {
    const { revisions, revisionDays } = this.#retention
    if (documents.length === 0 || (revisions === null && revisionDays === null)) return 0
    const limits = { revisions, before: revisionDays === null ? null : this.#now() - revisionDays * day }
    const ids = documents.map(({ id }) => id)
    const rows = await selectSurplus(this.#db.reader, limits)
      .select('r.document_id as id')
      .distinct()
      .where('r.document_id', 'in', ids)
      .execute()
    const surplus = new Set(rows.map(({ id }) => id))
    let removed = 0
    for (const { id, site, env } of documents.filter((document) => surplus.has(document.id))) {
      for (let count = REVISIONS; count === REVISIONS && !this.stopped; removed += count) {
        count = await this.#db.transaction(environmentLocks({ site, env }), (trx) => removeSurplus(trx, id, limits))
      }
    }
    return removed
  }
}

async function readDocuments(db: Kysely<ContentTables>, after: string): Promise<Looked[]> {
  const rows = await db
    .selectFrom('current_document')
    .select(['id', 'site_id as site', 'env', 'draft_rev', 'live_rev', 'deleted_at as deletedAt'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(DOCUMENTS)
    .execute()
  return rows.map(({ draft_rev, live_rev, ...row }) => ({ ...row, deleted: draft_rev === null && live_rev === null }))
}

interface Limits {
  readonly revisions: number | null
  /** UTC milliseconds: revisions that were followed by another one before this go. */
  readonly before: number | null
}

/** The revisions `r` of documents `d` that are not kept. */
function selectSurplus(db: Kysely<ContentTables>, { revisions, before }: Limits) {
  return db
    .selectFrom('revision as r')
    .innerJoin('current_document as d', 'd.id', 'r.document_id')
    .whereRef('r.number', '<', 'd.draft_rev')
    .where((eb) => eb.or([eb('d.live_rev', 'is', null), eb('r.number', '<>', eb.ref('d.live_rev'))]))
    .where((eb) =>
      eb.or([
        ...(revisions === null ? [] : [eb('r.number', '<=', eb('d.draft_rev', '-', revisions))]),
        ...(before === null ? [] : [eb.exists(selectFollower(eb, before))]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release_item as i')
            .select('i.set_id')
            .whereRef('i.document_id', '=', 'r.document_id')
            .where((item) =>
              item.or([item('i.rev', '=', item.ref('r.number')), item('i.base_live_rev', '=', item.ref('r.number'))]),
            ),
        ),
      ),
    )
}

function selectFollower(eb: ExpressionBuilder<ContentTables & { r: ContentTables['revision'] }, 'r'>, before: number) {
  return eb
    .selectFrom('revision as n')
    .select('n.number')
    .whereRef('n.document_id', '=', 'r.document_id')
    .whereRef('n.number', '>', 'r.number')
    .where('n.created_at', '<', before)
}

async function removeSurplus(trx: Transact, id: string, limits: Limits): Promise<number> {
  const rows = await selectSurplus(trx, limits)
    .select('r.number')
    .where('r.document_id', '=', id)
    .orderBy('r.number')
    .limit(REVISIONS)
    .execute()
  const numbers = rows.map(({ number }) => number)
  if (numbers.length > 0) {
    await trx.deleteFrom('revision').where('document_id', '=', id).where('number', 'in', numbers).execute()
  }
  return numbers.length
}
