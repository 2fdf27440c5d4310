import type { Kysely } from 'kysely'
import type { ReleaseContent, ReleaseEntry, ReleaseItemEntry } from '../folder/entries.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type CurrentDocument, isPublicAs, type Plan } from './plan.ts'
import { type FoundRelease, findReleases, fixedReleaseError } from './release-rows.ts'
import { type FileCounts, type FileProblem, noFiles } from './report.ts'

/** What an import does with one release of the folder. */
export interface ReleasePlan {
  readonly name: string
  /** Null where it is made. */
  readonly before: FoundRelease | null
  /** Documents whose items go. */
  readonly gone: readonly string[]
  /** Items that come or change. */
  readonly written: readonly PlannedItem[]
}

export interface PlannedItem {
  readonly documentId: string
  readonly action: 'publish' | 'unpublish'
  /** What is to be public, where neither of these says it; null for what the document's own file says. */
  readonly content: ReleaseContent | null
  /** Where the document's own file has it. */
  readonly key: string
  /** Whether what that file says is public, and not the draft. */
  readonly isPublic: boolean
}

export interface ReleasesPlan {
  /** The releases that are made or changed. */
  readonly changed: readonly ReleasePlan[]
  /** Documents that the import leaves as they are, and whose drafts come into a release. */
  readonly standOn: readonly CurrentDocument[]
  readonly counts: FileCounts
  readonly problems: readonly FileProblem[]
}

/** A document that an item can be about, and what its draft says once the import is done. */
interface Candidate extends RevisionKey {
  readonly id: string
  /** The existing document, when the import leaves it as it is. */
  readonly stays: CurrentDocument | null
  readonly isPublic: boolean
}

interface RevisionKey {
  readonly key: string
  readonly etag: string
  readonly type: string
}

type StoredItem = { readonly action: string } & { readonly [K in keyof RevisionKey]: string | null }

/**
 * Compares the releases of a folder with those of an environment: by what their items publish, not by the numbers of
 * revisions. A release holds exactly the items that its file has; releases without a file stay.
 *
 * @param removed documents that the import takes away
 */
export async function planReleases(
  db: Kysely<ContentTables>,
  scope: Scope,
  entries: readonly ReleaseEntry[],
  plan: Plan,
  removed: readonly CurrentDocument[],
): Promise<ReleasesPlan> {
  const counts = noFiles()
  const problems: FileProblem[] = []
  const changed: ReleasePlan[] = []
  const standOn = new Set<CurrentDocument>()
  if (entries.length === 0) return { changed, standOn: [], counts, problems }
  const names = entries.map(({ name }) => name)
  const releases = new Map((await findReleases(db, scope, names)).map((release) => [release.name, release]))
  const candidates = candidatesOf(plan, removed)
  for (const { name, items, file } of entries) {
    const before = releases.get(name) ?? null
    const stored = before === null ? new Map<string, StoredItem>() : await readItems(db, before.id)
    const wanted = new Map<string, PlannedItem>()
    const written: PlannedItem[] = []
    for (const item of items) {
      const document = candidates.get(nameOf(item.kind, item.key))
      if (document === undefined) {
        problems.push(noDocument(file, item))
        continue
      }
      const planned = itemOf(item, document)
      wanted.set(document.id, planned)
      if (same(stored.get(document.id), planned, document)) continue
      written.push(planned)
      if (document.stays !== null) standOn.add(document.stays)
    }
    const gone = [...stored.keys()].filter((id) => !wanted.has(id))
    const state = before === null ? 'new' : gone.length + written.length > 0 ? 'changed' : 'unchanged'
    counts[state] += 1
    if (state === 'unchanged') continue
    const fixed = before === null ? undefined : fixedReleaseError(before)
    if (fixed !== undefined) problems.push({ file, reason: fixed.message })
    changed.push({ name, before, gone, written })
  }
  return { changed, standOn: [...standOn], counts, problems }
}

function candidatesOf({ documents, vanished }: Plan, removed: readonly CurrentDocument[]): Map<string, Candidate> {
  const going = new Set(removed)
  const candidates = new Map<string, Candidate>()
  for (const document of vanished) {
    const { id, kind, key, draftEtag: etag, draftType: type } = document
    if (going.has(document) || etag === null || type === null) continue
    candidates.set(nameOf(kind, key), { id, key, etag, type, stays: document, isPublic: false })
  }
  for (const { id, entry, before, state } of documents) {
    const { kind, key, etag, type } = entry
    const stays = state === 'unchanged' ? before : null
    const isPublic = stays !== null && entry.pending !== null && isPublicAs(entry, before)
    candidates.set(nameOf(kind, key), { id, key, etag, type, stays, isPublic })
  }
  return candidates
}

function itemOf({ action, content }: ReleaseItemEntry, draft: Candidate): PlannedItem {
  const asDraft = content === null || isSameRevision(content, draft)
  return { documentId: draft.id, action, content: asDraft ? null : content, key: draft.key, isPublic: draft.isPublic }
}

function same(stored: StoredItem | undefined, { action, content }: PlannedItem, draft: Candidate): boolean {
  if (stored?.action !== action) return false
  return action === 'unpublish' || isSameRevision(stored, content ?? draft)
}

function isSameRevision(a: { readonly [K in keyof RevisionKey]: string | null }, b: RevisionKey): boolean {
  return a.key === b.key && a.etag === b.etag && a.type === b.type
}

function noDocument(file: string, { kind, key, line }: ReleaseItemEntry): FileProblem {
  const reason = `there is no ${kind} ${key}, neither in the folder nor in the site`
  return line === undefined ? { file, reason } : { file, line, reason }
}

/** What the items of a release publish, by document. */
async function readItems(db: Kysely<ContentTables>, releaseId: string): Promise<Map<string, StoredItem>> {
  const rows = await db
    .selectFrom('release_item as i')
    .leftJoin('revision as r', (join) =>
      join.onRef('r.document_id', '=', 'i.document_id').onRef('r.number', '=', 'i.rev'),
    )
    .select(['i.document_id', 'i.action', 'r.key', 'r.etag', 'r.type'])
    .where('i.release_id', '=', releaseId)
    .execute()
  return new Map(rows.map(({ document_id, ...item }) => [document_id, item]))
}

function nameOf(kind: DocumentKind, key: string): string {
  return `${kind} ${key}`
}
