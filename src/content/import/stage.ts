import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { table } from '../../db/dialect.ts'
import { actorText, commandActor } from '../actor.ts'
import type { DocumentEntry, ReleaseContent } from '../folder/entries.ts'
import { keepTargets, writeLinks } from '../links/write-links.ts'
import { endValues, writeValues } from '../pages/page-values.ts'
import { ruleOf, rulesOfPage } from '../publish.ts'
import type { RedirectRule } from '../redirects/rule.ts'
import { type ContentTables, NEVER, type Transact } from '../schema.ts'
import { type StagedEntry, stageEntries } from '../search/staged.ts'
import type { Scope } from '../sites.ts'
import { liveAfter } from './after.ts'
import { type Claim, isStagedBy } from './claim.ts'
import { concurrentChange } from './error.ts'
import { Pieces } from './pieces.ts'
import { type CurrentDocument, type DocumentPlan, draftKey, isPublicAs } from './plan.ts'
import type { DocumentSource } from './source.ts'

/** Text that is written at once. */
const MOST_CHARACTERS = 500_000

export interface Staging {
  readonly claim: Claim
  readonly source: DocumentSource
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
  /** Revisions that were written of what files say, by document. */
  readonly revisions: ReadonlyMap<string, number>
  /** What becomes the draft of documents beyond that, by document. */
  readonly drafts: ReadonlyMap<string, number>
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
  const drafts = new Map<string, number>()
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
    for (const { id, number, isPending } of written) (isPending ? drafts : revisions).set(id, number)
    done += batch.length
    onStaged?.(done)
  }
  for (let done = 0; done < removed.length; ) {
    const batch = removed.slice(done, done + pieces.rows)
    await pieces.write(batch.length, (trx) => writeRemoved(trx, staging, batch))
    done += batch.length
  }
  return { rules, revisions, drafts }
}

/**
 * Has the import give up where documents change that it leaves as they are, and whose state it stands on.
 *
 * @throws ImportError `changed_meanwhile` where one has changed already
 */
export async function stageKept(
  db: Database<ContentTables>,
  claim: Claim,
  documents: readonly CurrentDocument[],
  writing: Pick<Staging, 'author' | 'now'>,
): Promise<void> {
  const pieces = new Pieces(db, claim)
  for (let done = 0; done < documents.length; ) {
    const batch = documents.slice(done, done + pieces.rows)
    await pieces.write(batch.length, async (trx) => {
      await checkPlanned(trx, batch)
      const rows = batch.map(({ id, kind, key, liveRev }) => {
        // Another document of the folder may be on its way to the same place; `#` is in no key.
        return { ...stageRow(claim, { kind, key: `${key}#${id}` }, id, writing.now), next_live_rev: liveRev }
      })
      await trx.insertInto('import_stage').values(rows).execute()
      const kept = batch.map(({ id, draftRev, liveRev }) => ({ id, draft: draftRev, live: liveRev }))
      await changeAt(trx, { claim, ...writing }, kept)
    })
    done += batch.length
  }
}

interface Loaded {
  readonly plan: DocumentPlan
  readonly entry: DocumentEntry
}

/** As many of the plans as are not too much text at once. */
async function loadBatch(source: DocumentSource, plans: readonly DocumentPlan[]): Promise<Loaded[]> {
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
  return ({ plan: { id, before, state, pending }, entry }: Loaded): StagedEntry[] => {
    if (state === 'unchanged' && pending === null) return []
    const { key, body } = pending ?? entry
    return [{ entry: { documentId: id, ...scope, kind: entry.kind, key, body }, isNew: before === null }]
  }
}

interface NewRevision {
  readonly id: string
  readonly number: number
  readonly kind: DocumentEntry['kind']
  readonly content: ReleaseContent
  /** Whether it is a draft beyond what the document's own file says. */
  readonly isPending: boolean
}

/** What is written of a document: what its file says where that is new, and the draft beyond it. */
function revisionsOf(numbers: ReadonlyMap<string, number>) {
  return ({ plan: { id, state, pending }, entry }: Loaded): NewRevision[] => {
    const first = numbers.get(id)
    if (first === undefined) return []
    const { kind } = entry
    const own = state === 'unchanged' ? [] : [{ id, number: first, kind, content: entry, isPending: false }]
    if (pending === null || (own.length > 0 && pending.etag === entry.etag && pending.type === entry.type)) return own
    return [...own, { id, number: first + own.length, kind, content: pending, isPending: true }]
  }
}

/** @returns the revisions that were written */
async function writeDocuments(trx: Transact, staging: Staging, batch: readonly Loaded[]): Promise<NewRevision[]> {
  const { claim, author, now } = staging
  const { scope } = claim
  const plans = batch.map(({ plan }) => plan)
  await makeDocuments(trx, scope, plans)
  await checkPlanned(
    trx,
    plans.map(({ id, entry, before }) => before ?? newDocument(id, entry)),
  )
  const numbers = await nextRevisions(
    trx,
    plans.flatMap(({ id, state, pending }) => (state === 'unchanged' && pending === null ? [] : [id])),
  )
  const written = batch.flatMap(revisionsOf(numbers))
  const values = written.map(({ id, number, content: { key, type, body, fields, etag } }) => {
    return { document_id: id, number, key, type, body, fields, etag, author, created_at: now }
  })
  if (values.length > 0) await trx.insertInto('revision').values(values).execute()
  const linking = written.map(({ id, number, kind, content: { type, body, fields } }) => {
    return { documentId: id, revision: number, kind, type, body, fields }
  })
  await writeLinks(trx, scope, linking)
  const numbersOf = (pending: boolean) =>
    new Map(written.flatMap(({ id, number, isPending }) => (isPending === pending ? [[id, number] as const] : [])))
  const [revisions, drafts] = [numbersOf(false), numbersOf(true)]
  await keepPublicTargets(trx, plans, revisions)
  for (const { id, before } of plans) {
    const [from, to] = [revisions.get(id) ?? before?.draftRev, drafts.get(id)]
    if (from != null && to !== undefined) await keepTargets(trx, id, from, to)
  }
  const rows = plans.map((plan) => {
    const { id, entry, before } = plan
    const revision = drafts.get(id) ?? revisions.get(id) ?? null
    const first_revision = revision === null ? null : (numbers.get(id) ?? null)
    const row = { ...stageRow(claim, entry, id, now), revision, first_revision }
    return {
      row: { ...row, next_live_rev: liveAfter({ revisions }, plan) },
      draft: revision ?? before?.draftRev ?? null,
    }
  })
  await trx
    .insertInto('import_stage')
    .values(rows.map(({ row }) => row))
    .execute()
  await changeAt(
    trx,
    staging,
    rows.map(({ row, draft }) => ({ id: row.document_id, draft, live: row.next_live_rev })),
  )
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
  return written
}

/** Links of what says what is public already lead where those lead: it is not made public once more. */
async function keepPublicTargets(
  trx: Transact,
  plans: readonly DocumentPlan[],
  revisions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { id, entry, before, action } of plans) {
    const revision = revisions.get(id)
    if (action !== 'publish' || revision === undefined || before === null || before.liveRev === null) continue
    if (isPublicAs(entry, before)) await keepTargets(trx, id, before.liveRev, revision)
  }
}

async function writeRemoved(trx: Transact, staging: Staging, batch: readonly CurrentDocument[]): Promise<void> {
  const { claim, now } = staging
  await checkPlanned(trx, batch)
  const rows = batch.map((document) => stageRow(claim, document, document.id, now))
  await trx.insertInto('import_stage').values(rows).execute()
  await changeAt(
    trx,
    staging,
    batch.map(({ id }) => ({ id, draft: null, live: null })),
  )
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
    staged_at: now,
  }
}

/**
 * New documents, as if they were deleted; so is what another import had staged, and cleared away since this one was
 * planned.
 */
async function makeDocuments(trx: Transact, scope: Scope, plans: readonly DocumentPlan[]): Promise<void> {
  const made = plans.filter(({ before }) => before === null || (before.draftRev === null && before.liveRev === null))
  if (made.length === 0) return
  await trx
    .insertInto('document')
    .values(
      made.map(({ id, entry }) => {
        return { id, site_id: scope.site, env: scope.env, kind: entry.kind, key: draftKey(entry) }
      }),
    )
    .onConflict((clash) => clash.doNothing())
    .execute()
}

type PlannedDocument = Pick<CurrentDocument, 'id' | 'kind' | 'key' | 'draftRev' | 'liveRev'>

function newDocument(id: string, entry: DocumentPlan['entry']): PlannedDocument {
  return { id, kind: entry.kind, key: draftKey(entry), draftRev: null, liveRev: null }
}

/**
 * From here on, a change of one of these documents has the import give up (`beforeChange`).
 *
 * @throws ImportError `changed_meanwhile` where one is not as it was planned
 */
export async function checkPlanned(trx: Transact, planned: readonly PlannedDocument[]): Promise<void> {
  if (planned.length === 0) return
  const ids = planned.map(({ id }) => id)
  const rows = await trx
    .selectFrom('current_document')
    .select(['id', 'key', 'draft_rev', 'live_rev'])
    .where('id', 'in', ids)
    .execute()
  const now = new Map(rows.map((row) => [row.id, row]))
  for (const { id, kind, key, draftRev, liveRev } of planned) {
    const row = now.get(id)
    const isSame = row?.key === key && row.draft_rev === draftRev && row.live_rev === liveRev
    if (!isSame) throw concurrentChange(`the ${kind} ${key}`)
  }
}

/** What documents have once the import is in effect. */
async function changeAt(
  trx: Transact,
  { claim, author, now }: Pick<Staging, 'claim' | 'author' | 'now'>,
  documents: readonly { readonly id: string; readonly draft: number | null; readonly live: number | null }[],
): Promise<void> {
  const by = actorText(commandActor(author))
  const values = documents.map(
    ({ id, draft, live }) => sql`(cast(${id} as text), cast(${draft} as integer), cast(${live} as integer))`,
  )
  await sql`
    with coming (id, draft, live) as (values ${sql.join(values)})
    update ${table(trx, 'document')} set next_generation = cast(${claim.generation} as integer),
      next_draft_rev = coming.draft, next_live_rev = coming.live, next_at = cast(${now} as bigint),
      next_by = cast(${by} as text)
    from coming where document.id = coming.id`.execute(trx)
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
  await endValues(trx, ids, generation)
}

/** What the import makes public of these documents begins with its generation. */
async function publishAt(trx: Transact, { importId, generation }: Claim, ids: readonly string[], now: number) {
  if (ids.length === 0) return
  await sql`
    insert into ${table(trx, 'published')}
      (site_id, env, kind, key, document_id, type, body, fields, etag, updated_at, from_generation)
    select s.site_id, s.env, s.kind, r.key, r.document_id, r.type, r.body, r.fields, r.etag, cast(${now} as bigint),
      cast(${generation} as integer)
    from ${table(trx, 'import_stage')} s
    join ${table(trx, 'revision')} r on r.document_id = s.document_id and r.number = s.next_live_rev
    where ${isStagedBy(importId)} and s.document_id in (${sql.join(ids)})`.execute(trx)
  await writeValues(trx, ids, generation)
}
