import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { table } from '../../db/dialect.ts'
import type { DocumentEntry } from '../folder/entries.ts'
import { environmentLocks } from '../locks.ts'
import { ruleOf, rulesOfPage } from '../publish.ts'
import type { RedirectRule } from '../redirects/rule.ts'
import { type ContentTables, NEVER, type Transact } from '../schema.ts'
import { adoptStaged, clearStaged, type StagedEntry, stageEntries } from '../search/staged.ts'
import type { Scope } from '../sites.ts'
import { type Claim, checkClaim } from './claim.ts'
import { concurrentChange } from './error.ts'
import { type CurrentDocument, type DocumentPlan, isPublicAs } from './plan.ts'
import type { FolderSource } from './source.ts'

/** How long one piece may keep other writers waiting, in milliseconds; the next one is larger or smaller by it. */
const PIECE = 8
const FEWEST_ROWS = 2
const MOST_ROWS = 50
/** Documents that are cleared at once. */
const CLEARED = 20
const MOST_CHARACTERS = 500_000
/** Between two pieces, in milliseconds: longer than others that wait for SQLite take between two looks at its lock. */
const BREAK = 5
const STALE_AFTER = 24 * 60 * 60 * 1000

export interface Staging {
  readonly claim: Claim
  readonly source: FolderSource
  /** Those that change, or become public. */
  readonly documents: readonly DocumentPlan[]
  /** Those that go. */
  readonly removed: readonly CurrentDocument[]
  /** Whether documents are to be found, once they take effect. */
  readonly search: boolean
  readonly author: string
  readonly now: number
  /** Called with the number of documents written so far. */
  onStaged?(done: number): void
}

/** What is known once everything is staged, of the documents that a small part of all are. */
export interface Staged {
  /** The redirects that documents declare once they are public. */
  readonly rules: ReadonlyMap<string, readonly RedirectRule[]>
  /** Revisions that were written, by document. */
  readonly revisions: ReadonlyMap<string, number>
}

/**
 * Writes what an import changes where nothing but the import looks, in many short transactions: documents as if they
 * were deleted, their revisions, and what will be public in a generation that the environment has not reached. Other
 * writers wait for no more than one of them.
 *
 * @throws ImportError `changed_meanwhile`, `file_changed`
 */
export async function stage(db: Database<ContentTables>, staging: Staging): Promise<Staged> {
  const { claim, source, documents, removed, search, onStaged } = staging
  const rules = new Map<string, readonly RedirectRule[]>()
  const revisions = new Map<string, number>()
  const pieces = new Pieces(db, claim)
  for (let done = 0; done < documents.length; ) {
    const plans = documents.slice(done, done + pieces.rows)
    const batch = await loadBatch(source, plans)
    for (const { plan, entry } of batch) {
      const declared = plan.action === 'publish' ? rulesOf(entry) : []
      if (declared.length > 0) rules.set(plan.id, declared)
    }
    const written = await pieces.write(batch.length, async (trx) => {
      const numbers = await writeDocuments(trx, staging, batch)
      if (search) await stageEntries(trx, claim.importId, batch.flatMap(entryOf(claim.scope)))
      return numbers
    })
    for (const [id, number] of written) revisions.set(id, number)
    done += batch.length
    onStaged?.(done)
  }
  for (let done = 0; done < removed.length; ) {
    const batch = removed.slice(done, done + pieces.rows)
    await pieces.write(batch.length, (trx) => writeRemoved(trx, staging, batch))
    done += batch.length
  }
  return { rules, revisions }
}

interface Loaded {
  readonly plan: DocumentPlan
  readonly entry: DocumentEntry
}

/** As many of the plans as are not too much text at once. */
async function loadBatch(source: FolderSource, plans: readonly DocumentPlan[]): Promise<Loaded[]> {
  const batch: Loaded[] = []
  let characters = 0
  for (const plan of plans) {
    const [entry] = await source.load([plan.entry])
    if (entry === undefined) break
    batch.push({ plan, entry })
    characters += entry.body.length
    if (characters > MOST_CHARACTERS) break
  }
  return batch
}

function rulesOf({ kind, body }: DocumentEntry): RedirectRule[] {
  if (kind === 'redirect') return [ruleOf(body)]
  return kind === 'page' && body.includes('"redirectsFrom":') ? rulesOfPage(body) : []
}

/** What finds a document that says something new. */
function entryOf(scope: Scope) {
  return ({ plan: { id, before, state }, entry: { kind, key, body } }: Loaded): StagedEntry[] =>
    state === 'unchanged' ? [] : [{ entry: { documentId: id, ...scope, kind, key, body }, isNew: before === null }]
}

/** Short transactions, one after the other, each as large as the one before was fast. */
class Pieces {
  readonly #db: Database<ContentTables>
  readonly #claim: Claim
  rows = FEWEST_ROWS

  constructor(db: Database<ContentTables>, claim: Claim) {
    this.#db = db
    this.#claim = claim
  }

  async write<R>(rows: number, work: (trx: Transact) => Promise<R>): Promise<R> {
    return inPiece(this.#db, this.#claim.scope, async (trx) => {
      await checkClaim(trx, this.#claim)
      const began = performance.now()
      const written = await work(trx)
      const took = performance.now() - began
      this.rows = Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, Math.round((rows * PIECE) / took)))
      return written
    })
  }
}

/** Runs a short transaction, and leaves others their turn after it. */
async function inPiece<R>(db: Database<ContentTables>, scope: Scope, work: (trx: Transact) => Promise<R>): Promise<R> {
  const result = await db.transaction(environmentLocks(scope), work, { alone: true })
  await pause(BREAK)
  return result
}

/** @returns the numbers of the revisions that were written, by document */
async function writeDocuments(
  trx: Transact,
  { claim, author, now }: Staging,
  batch: readonly Loaded[],
): Promise<Map<string, number>> {
  const { scope } = claim
  const plans = batch.map(({ plan }) => plan)
  await makeDocuments(trx, scope, plans)
  await demandDocuments(trx, plans)
  const revisions = await nextRevisions(
    trx,
    batch.flatMap(({ plan }) => (plan.state === 'unchanged' ? [] : [plan.id])),
  )
  const written = batch.flatMap(({ plan: { id }, entry: { key, type, body, etag } }) => {
    const number = revisions.get(id)
    return number === undefined ? [] : [{ document_id: id, number, key, type, body, etag, author, created_at: now }]
  })
  if (written.length > 0) await trx.insertInto('revision').values(written).execute()
  const rows = batch.map(({ plan: { id, entry, before, action } }) => {
    const revision = revisions.get(id) ?? null
    const draft = revision ?? before?.draftRev ?? null
    const live = { publish: draft, unpublish: null, none: before?.liveRev ?? null }[action ?? 'none']
    return { ...stageRow(claim, entry, id, before, now), revision, next_draft_rev: draft, next_live_rev: live }
  })
  await trx.insertInto('import_stage').values(rows).execute()
  const coming = batch.filter(
    ({ plan: { action, entry, before } }) => action === 'publish' && !isPublicAs(entry, before),
  )
  const going = batch.filter(({ plan: { action, before } }) => action === 'unpublish' && before?.liveKey !== null)
  await endAt(
    trx,
    claim,
    [...coming, ...going].map(({ plan }) => plan.id),
  )
  await publishAt(
    trx,
    claim,
    coming.map(({ plan }) => plan.id),
    now,
  )
  return revisions
}

async function writeRemoved(trx: Transact, { claim, now }: Staging, batch: readonly CurrentDocument[]): Promise<void> {
  const rows = batch.map((document) => stageRow(claim, document, document.id, document, now))
  await trx.insertInto('import_stage').values(rows).execute()
  await endAt(
    trx,
    claim,
    batch.map(({ id }) => id),
  )
}

function stageRow(
  { importId, scope, generation }: Claim,
  { kind, key }: Pick<CurrentDocument, 'kind' | 'key'>,
  id: string,
  before: CurrentDocument | null,
  now: number,
) {
  return {
    import_id: importId,
    site_id: scope.site,
    env: scope.env,
    generation,
    kind,
    key,
    document_id: id,
    base_draft_rev: before?.draftRev ?? null,
    base_live_rev: before?.liveRev ?? null,
    staged_at: now,
  }
}

/** New documents, as if they were deleted. */
async function makeDocuments(trx: Transact, scope: Scope, plans: readonly DocumentPlan[]): Promise<void> {
  const made = plans.filter(({ before }) => before === null)
  if (made.length === 0) return
  const rows = await trx
    .insertInto('document')
    .values(
      made.map(({ id, entry: { kind, key } }) => {
        return { id, site_id: scope.site, env: scope.env, kind, key }
      }),
    )
    .onConflict((clash) => clash.columns(['site_id', 'env', 'kind', 'key']).doNothing())
    .returning('id')
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  const other = made.find(({ id }) => !ids.has(id))
  if (other !== undefined) throw concurrentChange(`the ${other.entry.kind} ${other.entry.key}`)
}

async function demandDocuments(trx: Transact, plans: readonly DocumentPlan[]): Promise<void> {
  const ids = plans.map(({ id }) => id)
  const rows = await trx.selectFrom('document').select('id').where('id', 'in', ids).execute()
  const there = new Set(rows.map(({ id }) => id))
  const gone = plans.find(({ id }) => !there.has(id))
  if (gone !== undefined) throw concurrentChange(`the ${gone.entry.kind} ${gone.entry.key}`)
}

async function nextRevisions(trx: Transact, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('revision')
    .select(({ fn }) => ['document_id', fn.max('number').as('last')])
    .where('document_id', 'in', ids)
    .groupBy('document_id')
    .execute()
  const last = new Map(rows.map((row) => [row.document_id, row.last]))
  return new Map(ids.map((id) => [id, (last.get(id) ?? 0) + 1]))
}

/** What is public of these documents ends with the import's generation. */
async function endAt(trx: Transact, { generation }: Claim, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('published')
    .set({ until_generation: generation })
    .where('document_id', 'in', ids)
    .where('from_generation', '<', generation)
    .where('until_generation', '=', NEVER)
    .execute()
}

/** What the import makes public of these documents begins with its generation. */
async function publishAt(trx: Transact, { importId, generation }: Claim, ids: readonly string[], now: number) {
  if (ids.length === 0) return
  await sql`
    insert into ${table(trx, 'published')}
      (site_id, env, kind, key, document_id, type, body, etag, updated_at, from_generation)
    select s.site_id, s.env, s.kind, r.key, r.document_id, r.type, r.body, r.etag, cast(${now} as bigint),
      cast(${generation} as integer)
    from ${table(trx, 'import_stage')} s
    join ${table(trx, 'revision')} r on r.document_id = s.document_id and r.number = s.next_live_rev
    where s.import_id = ${importId} and s.document_id in (${sql.join(ids)})`.execute(trx)
}

/**
 * Removes what an import staged: what it has replaced, where it took effect, and else what it would have made. Pieces
 * are small, and each leaves what is public as it is.
 */
export async function clearStage(db: Database<ContentTables>, importId: string): Promise<void> {
  for (;;) {
    const rows = await db.reader
      .selectFrom('import_stage')
      .select(['site_id', 'env', 'generation', 'document_id', 'revision'])
      .where('import_id', '=', importId)
      .orderBy('kind')
      .orderBy('key')
      .limit(CLEARED)
      .execute()
    const [first] = rows
    if (first === undefined) return
    const scope = { site: first.site_id, env: first.env }
    await inPiece(db, scope, async (trx) => {
      const { generation } = (await trx
        .selectFrom('environment')
        .select('generation')
        .where('site_id', '=', scope.site)
        .where('name', '=', scope.env)
        .executeTakeFirst()) ?? { generation: 0 }
      const ids = rows.map((row) => row.document_id)
      if (generation >= first.generation) await finishStaged(trx, importId, generation, rows)
      else await undoStaged(trx, first.generation, rows)
      await clearStaged(trx, importId, ids)
      await trx.deleteFrom('import_stage').where('import_id', '=', importId).where('document_id', 'in', ids).execute()
    })
  }
}

interface StagedRow {
  readonly document_id: string
  readonly revision: number | null
}

/** Removes what was public before, and has documents found by what they say now, unless they say something else again. */
async function finishStaged(
  trx: Transact,
  importId: string,
  generation: number,
  rows: readonly StagedRow[],
): Promise<void> {
  const ids = rows.map((row) => row.document_id)
  await trx
    .deleteFrom('published')
    .where('document_id', 'in', ids)
    .where('until_generation', '<=', generation)
    .execute()
  const drafts = await trx.selectFrom('document').select(['id', 'draft_rev']).where('id', 'in', ids).execute()
  const now = new Map(drafts.map(({ id, draft_rev }) => [id, draft_rev]))
  const same = rows.filter(({ document_id, revision }) => revision !== null && now.get(document_id) === revision)
  await adoptStaged(
    trx,
    importId,
    same.map((row) => row.document_id),
  )
}

async function undoStaged(trx: Transact, generation: number, rows: readonly StagedRow[]): Promise<void> {
  const ids = rows.map((row) => row.document_id)
  await trx.deleteFrom('published').where('document_id', 'in', ids).where('from_generation', '=', generation).execute()
  await trx
    .updateTable('published')
    .set({ until_generation: NEVER })
    .where('document_id', 'in', ids)
    .where('until_generation', '=', generation)
    .execute()
  for (const { document_id, revision } of rows) {
    if (revision === null) continue
    await trx
      .deleteFrom('revision')
      .where('document_id', '=', document_id)
      .where('number', '=', revision)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('release_item as i')
              .select('i.action')
              .where('i.document_id', '=', document_id)
              .where('i.rev', '=', revision),
          ),
        ),
      )
      .execute()
  }
  await trx
    .deleteFrom('document')
    .where('id', 'in', ids)
    .where('draft_rev', 'is', null)
    .where('live_rev', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('revision as r').select('r.number').whereRef('r.document_id', '=', 'document.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('release_item as i').select('i.action').whereRef('i.document_id', '=', 'document.id'))),
    )
    .execute()
}

/** Removes what other imports into an environment staged: those that did not take effect will not any more. */
export async function clearOthers(db: Database<ContentTables>, { importId, scope }: Claim): Promise<void> {
  for (const other of await stagedInto(db, scope)) if (other !== importId) await clearStage(db, other)
}

/** The imports that have staged something for an environment: under way, or killed. */
export async function stagedInto(db: Database<ContentTables>, { site, env }: Scope): Promise<string[]> {
  const rows = await db.reader
    .selectFrom('import_stage')
    .select('import_id')
    .distinct()
    .where('site_id', '=', site)
    .where('env', '=', env)
    .execute()
  return rows.map((row) => row.import_id)
}

/** Removes what imports that were killed a day ago or longer left behind. */
export async function clearStaleStages(db: Database<ContentTables>, now: number): Promise<void> {
  const stale = await db.reader
    .selectFrom('import_stage')
    .select('import_id')
    .distinct()
    .where('staged_at', '<', now - STALE_AFTER)
    .execute()
  for (const { import_id } of stale) await clearStage(db, import_id)
}
