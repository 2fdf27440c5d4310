import { commandActor } from '../actor.ts'
import type { ReleaseContent } from '../folder/entries.ts'
import { inChunks } from '../in-chunks.ts'
import { writeLinks } from '../links/write-links.ts'
import { insertRelease } from '../releases/new-release.ts'
import type { DocumentKind, ReleaseItemTable, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { concurrentChange } from './error.ts'
import type { PlannedItem, ReleasePlan } from './release-plan.ts'
import { changeItems, type FoundRelease, findReleases } from './release-rows.ts'

interface Writing {
  readonly scope: Scope
  readonly author: string
  readonly now: number
}

/** A document as the import left it. */
interface Leftover {
  readonly kind: DocumentKind
  readonly key: string
  readonly draft_rev: number | null
  readonly live_rev: number | null
}

/**
 * Makes releases hold what their files say, after all else that the import does: an item stands on what is public
 * then.
 *
 * @throws ImportError `changed_meanwhile` where a release or a document is not what the plan found
 */
export async function writeReleases(trx: Transact, plans: readonly ReleasePlan[], writing: Writing): Promise<void> {
  const { scope, author, now } = writing
  const found = await findReleases(
    trx,
    scope,
    plans.map(({ name }) => name),
  )
  const releases = new Map(found.map((release) => [release.name, release]))
  for (const { name, before, gone, written } of plans) {
    if (!isAsBefore(releases.get(name), before)) throw concurrentChange(`the release "${name}"`)
    const id = before?.id ?? (await insertRelease(trx, scope, { name, actor: commandActor(author), now }))
    await changeItems(trx, id, { gone, written: await itemsOf(trx, id, written, writing) })
  }
}

function isAsBefore(now: FoundRelease | undefined, before: FoundRelease | null): boolean {
  return now?.id === before?.id && now?.state === before?.state && now?.version === before?.version
}

async function itemsOf(
  trx: Transact,
  releaseId: string,
  items: readonly PlannedItem[],
  writing: Writing,
): Promise<ReleaseItemTable[]> {
  const documents = await readDocuments(trx, items)
  const pinned = await pinContents(trx, items, documents, writing)
  return items.map(({ documentId, action, content, key, isPublic }) => {
    const document = documents.get(documentId)
    if (document === undefined || document.draft_rev === null) throw concurrentChange(`a document of a release`)
    const item = { release_id: releaseId, document_id: documentId, action, base_live_rev: document.live_rev }
    if (action === 'unpublish') return { ...item, rev: null, key: null }
    if (content === null) return { ...item, rev: isPublic ? document.live_rev : document.draft_rev, key }
    return { ...item, rev: pinned.get(documentId) ?? null, key: content.key }
  })
}

async function readDocuments(trx: Transact, items: readonly PlannedItem[]): Promise<Map<string, Leftover>> {
  const ids = items.map(({ documentId }) => documentId)
  const rows = await inChunks(ids, (chunk) =>
    trx
      .selectFrom('current_document')
      .select(['id', 'kind', 'key', 'draft_rev', 'live_rev'])
      .where('id', 'in', chunk)
      .execute(),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The revisions that say what drafts do not: those that are there, else new ones, which are not drafts. Written
 * here and not staged, since a release is mostly about drafts.
 *
 * @returns revision numbers by document
 */
async function pinContents(
  trx: Transact,
  items: readonly PlannedItem[],
  documents: ReadonlyMap<string, Leftover>,
  { scope, author, now }: Writing,
): Promise<Map<string, number>> {
  const wanted = items.flatMap(({ documentId, content }) => (content === null ? [] : [{ documentId, content }]))
  const pinned = new Map<string, number>()
  await inChunks(
    wanted,
    async (chunk) => {
      const { same, newest } = await knownRevisions(trx, chunk)
      for (const [documentId, number] of same) pinned.set(documentId, number)
      const rows = chunk
        .filter(({ documentId }) => !same.has(documentId))
        .map(({ documentId, content: { key, type, body, fields, etag } }) => {
          const number = (newest.get(documentId) ?? 0) + 1
          pinned.set(documentId, number)
          return { document_id: documentId, number, key, type, body, fields, etag, author, created_at: now }
        })
      if (rows.length > 0) await trx.insertInto('revision').values(rows).execute()
      const linking = rows.flatMap(({ document_id: documentId, number: revision, ...stored }) => {
        const kind = documents.get(documentId)?.kind
        return kind === undefined ? [] : [{ documentId, revision, kind, ...stored }]
      })
      await writeLinks(trx, scope, linking)
      return []
    },
    50,
  )
  return pinned
}

interface KnownRevision {
  /** The newest revision that says what is wanted, by document. */
  readonly same: ReadonlyMap<string, number>
  /** The newest revision, by document. */
  readonly newest: ReadonlyMap<string, number>
}

async function knownRevisions(
  trx: Transact,
  wanted: readonly { readonly documentId: string; readonly content: ReleaseContent }[],
): Promise<KnownRevision> {
  const contents = new Map(wanted.map(({ documentId, content }) => [documentId, content]))
  const rows = await trx
    .selectFrom('revision')
    .select(['document_id', 'number', 'key', 'type', 'etag'])
    .where('document_id', 'in', [...contents.keys()])
    .orderBy('number')
    .execute()
  const same = new Map<string, number>()
  for (const { document_id, number, key, type, etag } of rows) {
    const content = contents.get(document_id)
    if (content?.key === key && content.type === type && content.etag === etag) same.set(document_id, number)
  }
  return { same, newest: new Map(rows.map((row) => [row.document_id, row.number])) }
}
