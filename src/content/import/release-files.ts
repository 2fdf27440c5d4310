import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { ReleaseContent } from '../folder/entries.ts'
import { inChunks } from '../in-chunks.ts'
import { writeLinks } from '../links/write-links.ts'
import type { ContentTables, DocumentKind, Transact } from '../schema.ts'
import { liveAfter, newestIn, revisionIn } from './after.ts'
import { type Claim, isStagedBy } from './claim.ts'
import type { ComingSet } from './coming-sets.ts'
import { Pieces } from './pieces.ts'
import type { PlannedItem, PlannedVersion, ReleasePlan } from './release-plan.ts'
import { readItems, versionColumns, type WrittenItem } from './release-rows.ts'
import type { Staged } from './stage.ts'

interface Writing {
  readonly staged: Staged
  readonly author: string
  readonly now: number
}

/**
 * What releases are to hold by their files, once the documents are staged: an item stands on what is public when the
 * import is in effect. What drafts do not say is written as revisions in pieces.
 */
export async function comingReleases(
  db: Database<ContentTables>,
  claim: Claim,
  plans: readonly ReleasePlan[],
  writing: Writing,
): Promise<ComingSet[]> {
  const sets: ComingSet[] = []
  for (const { name, before, gone, written } of plans) {
    const items = before === null ? new Map<string, WrittenItem>() : await readItems(db.reader, before.id)
    for (const documentId of gone) items.delete(documentId)
    for (const item of await itemsOf(db, claim, written, writing)) {
      // Of one whose file does not say it, the language stays what it was.
      const kept = item.translation_id === undefined && item.action === 'publish' ? items.get(item.document_id) : null
      items.set(item.document_id, { ...kept, ...item })
    }
    sets.push({ name, before, items: [...items.values()] })
    await setImmediate()
  }
  return sets
}

async function itemsOf(
  db: Database<ContentTables>,
  claim: Claim,
  items: readonly PlannedItem[],
  writing: Writing,
): Promise<WrittenItem[]> {
  const { staged } = writing
  const pinned = await pinContents(db, claim, items, writing)
  return items.map(({ documentId, action, content, key, plan, stays, isPublic, version }) => {
    const live = plan === null ? (stays?.liveRev ?? null) : liveAfter(staged, plan)
    const item = {
      document_id: documentId,
      action,
      base_live_rev: live,
      ...(version === null ? {} : toVersionColumns(version, staged)),
    }
    if (action === 'unpublish') return { ...item, rev: null, key: null }
    if (content !== null) return { ...item, rev: pinned.get(documentId) ?? null, key: content.key }
    return { ...item, rev: isPublic ? live : revisionIn(staged, documentId, stays), key }
  })
}

function toVersionColumns({ translationId, language, base, isCurrent, source }: PlannedVersion, staged: Staged) {
  const { plan, stays } = source ?? { plan: null, stays: null }
  const written = plan === null ? undefined : newestIn(staged, plan.id)
  const newest = written ?? (plan?.before ?? stays)?.draftRev ?? null
  return versionColumns({ translationId, language, sourceRev: isCurrent ? newest : null }, base)
}

/**
 * The revisions that say what drafts do not: those that are there, else new ones, which are not drafts.
 *
 * @returns revision numbers by document
 */
async function pinContents(
  db: Database<ContentTables>,
  claim: Claim,
  items: readonly PlannedItem[],
  writing: Writing,
): Promise<Map<string, number>> {
  const wanted = items.flatMap(({ documentId, kind, content }) =>
    content === null ? [] : [{ documentId, kind, content }],
  )
  const pinned = new Map<string, number>()
  const pieces = new Pieces(db, claim)
  for (let done = 0; done < wanted.length; ) {
    const some = wanted.slice(done, done + pieces.rows)
    const numbers = await pieces.write(some.length, (trx) => pinSome(trx, claim, some, writing))
    for (const [documentId, number] of numbers) pinned.set(documentId, number)
    done += some.length
  }
  return pinned
}

interface Pinning {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly content: ReleaseContent
}

async function pinSome(
  trx: Transact,
  { importId, scope }: Claim,
  wanted: readonly Pinning[],
  { author, now }: Writing,
): Promise<Map<string, number>> {
  const { same, newest } = await knownRevisions(trx, wanted)
  const made = wanted.flatMap((each) => {
    const { documentId } = each
    return same.has(documentId) ? [] : [{ ...each, number: (newest.get(documentId) ?? 0) + 1 }]
  })
  const rows = made.map(({ documentId, number, content: { key, type, body, fields, etag } }) => {
    return { document_id: documentId, number, key, type, body, fields, etag, author, created_at: now }
  })
  if (rows.length > 0) await trx.insertInto('revision').values(rows).execute()
  const linking = made.map(({ documentId, number, kind, content: { type, body, fields } }) => {
    return { documentId, revision: number, kind, type, body, fields }
  })
  await writeLinks(trx, scope, linking)
  for (const { documentId, number } of made) {
    await trx
      .updateTable('import_stage')
      .set({ first_revision: number })
      .where(isStagedBy(importId))
      .where('document_id', '=', documentId)
      .where('first_revision', 'is', null)
      .execute()
  }
  return new Map([...same, ...made.map(({ documentId, number }) => [documentId, number] as const)])
}

interface KnownRevision {
  /** The newest revision that says what is wanted, by document. */
  readonly same: ReadonlyMap<string, number>
  /** The newest revision, by document. */
  readonly newest: ReadonlyMap<string, number>
}

async function knownRevisions(trx: Transact, wanted: readonly Pinning[]): Promise<KnownRevision> {
  const contents = new Map(wanted.map(({ documentId, content }) => [documentId, content]))
  const rows = await inChunks([...contents.keys()], (ids) =>
    trx
      .selectFrom('revision')
      .select(['document_id', 'number', 'key', 'type', 'etag'])
      .where('document_id', 'in', ids)
      .orderBy('number')
      .execute(),
  )
  const same = new Map<string, number>()
  for (const { document_id, number, key, type, etag } of rows) {
    const content = contents.get(document_id)
    if (content?.key === key && content.type === type && content.etag === etag) same.set(document_id, number)
  }
  return { same, newest: new Map(rows.map((row) => [row.document_id, row.number])) }
}
