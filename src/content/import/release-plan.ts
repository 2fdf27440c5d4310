import type { Kysely } from 'kysely'
import type { ReleaseContent, ReleaseEntry, ReleaseItemEntry } from '../folder/entries.ts'
import { hasLanguage, knownLanguages, type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type CurrentDocument, type DocumentPlan, isPublicAs, type Plan } from './plan.ts'
import { type FoundRelease, findReleases, fixedReleaseError } from './release-rows.ts'
import { type FileCounts, type FileProblem, noFiles } from './report.ts'
import { readStored, type StoredVersion, type VersionChange } from './versions.ts'

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
  readonly kind: DocumentKind
  /** What becomes of the document; null for one that the folder does not have. */
  readonly plan: DocumentPlan | null
  /** The existing document, when the import leaves it as it is. */
  readonly stays: CurrentDocument | null
  /** Whether what its file says is public, and not the draft. */
  readonly isPublic: boolean
  /** What the page becomes a version of; null where the file does not say. */
  readonly version: PlannedVersion | null
}

/** What an item makes of the language of its page. */
export interface PlannedVersion {
  readonly translationId: string
  /** Null for a page in the first language that is a version of none. */
  readonly language: string | null
  /** What the page is a version of before the release is published. */
  readonly base: StoredVersion | null
  /** Whether it is in step with the draft of its source, which is one of these, or neither where it is not there. */
  readonly isCurrent: boolean
  readonly source: { readonly plan: DocumentPlan | null; readonly stays: CurrentDocument | null } | null
}

/** The languages of pages, once the import is done. */
interface Languages {
  readonly languages: SiteLanguages
  readonly versions: readonly VersionChange[]
}

export interface ReleasesPlan {
  /** The releases that are made or changed. */
  readonly changed: readonly ReleasePlan[]
  readonly counts: FileCounts
  readonly problems: readonly FileProblem[]
}

/** A document that an item can be about, and what its draft says once the import is done. */
type Candidate = RevisionKey & Pick<PlannedItem, 'kind' | 'plan' | 'stays' | 'isPublic'> & { readonly id: string }

type Candidates = ReadonlyMap<string, Candidate>

interface RevisionKey {
  readonly key: string
  readonly etag: string
  readonly type: string
}

type StoredItem = { readonly action: string; readonly version: StoredVersion | null } & {
  readonly [K in keyof RevisionKey]: string | null
}

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
  { languages, versions }: Languages,
): Promise<ReleasesPlan> {
  const counts = noFiles()
  const problems: FileProblem[] = []
  const changed: ReleasePlan[] = []
  if (entries.length === 0) return { changed, counts, problems }
  const names = entries.map(({ name }) => name)
  const releases = new Map((await findReleases(db, scope, names)).map((release) => [release.name, release]))
  const candidates = candidatesOf(plan, removed)
  const versionIn = await versionsIn(db, entries, candidates, versions)
  const byId = new Map([...candidates.values()].map((candidate) => [candidate.id, candidate]))
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
      const version = versionOf(item, document, { languages, candidates, byId, versionIn })
      if (typeof version === 'string') {
        problems.push(item.line === undefined ? { file, reason: version } : { file, line: item.line, reason: version })
        continue
      }
      const planned = { ...itemOf(item, document), version }
      wanted.set(document.id, planned)
      if (same(stored.get(document.id), planned, document)) continue
      written.push(planned)
    }
    const gone = [...stored.keys()].filter((id) => !wanted.has(id))
    const state = before === null ? 'new' : gone.length + written.length > 0 ? 'changed' : 'unchanged'
    counts[state] += 1
    if (state === 'unchanged') continue
    const fixed = before === null ? undefined : fixedReleaseError(before)
    if (fixed !== undefined) problems.push({ file, reason: fixed.message })
    changed.push({ name, before, gone, written })
  }
  return { changed, counts, problems }
}

function candidatesOf({ documents, vanished }: Plan, removed: readonly CurrentDocument[]): Map<string, Candidate> {
  const going = new Set(removed)
  const candidates = new Map<string, Candidate>()
  for (const document of vanished) {
    const { id, kind, key, draftEtag: etag, draftType: type } = document
    if (going.has(document) || etag === null || type === null) continue
    candidates.set(nameOf(kind, key), { id, kind, key, etag, type, plan: null, stays: document, isPublic: false })
  }
  for (const plan of documents) {
    const { id, entry, before, state } = plan
    const { kind, key, etag, type } = entry
    const stays = state === 'unchanged' ? before : null
    const isPublic = stays !== null && entry.pending !== null && isPublicAs(entry, before)
    candidates.set(nameOf(kind, key), { id, kind, key, etag, type, plan, stays, isPublic })
  }
  return candidates
}

/** What pages are versions of once the import is done, of those that items name. */
async function versionsIn(
  db: Kysely<ContentTables>,
  entries: readonly ReleaseEntry[],
  candidates: Candidates,
  changes: readonly VersionChange[],
): Promise<(id: string) => StoredVersion | null> {
  const saying = entries.flatMap(({ items }) => items.filter(({ translation }) => translation !== null))
  const keys = new Set(saying.flatMap(({ key, translation }) => [key, translation?.of ?? key]))
  const stored = await readStored(
    db,
    [...keys].flatMap((key) => candidates.get(nameOf('page', key))?.id ?? []),
  )
  const changed = new Map(changes.map((change) => [change.documentId, change]))
  return (id) => {
    const change = changed.get(id)
    if (change === undefined) return stored.get(id) ?? null
    return change.after === null ? null : { ...change.after, sourceRev: null }
  }
}

interface Versioning {
  readonly languages: SiteLanguages
  readonly candidates: Candidates
  readonly byId: Candidates
  readonly versionIn: (id: string) => StoredVersion | null
}

/** @returns why it cannot be, in words; null where the item does not say */
function versionOf(
  { translation }: ReleaseItemEntry,
  { id }: Candidate,
  { languages, candidates, byId, versionIn }: Versioning,
): PlannedVersion | string | null {
  if (translation === null) return null
  const { language, of, status } = translation
  if (!hasLanguage(languages, language)) return `${language}: ${knownLanguages(languages)}`
  const named = of === null ? undefined : candidates.get(nameOf('page', of))
  if (of !== null && named === undefined) return `there is no page ${of}, neither in the folder nor in the site`
  const translationId = named === undefined ? id : (versionIn(named.id)?.translationId ?? named.id)
  const source = translationId === id ? null : (byId.get(translationId) ?? null)
  const isBare = translationId === id && language === sourceLanguage(languages)
  const isCurrent = status === 'current'
  return { translationId, language: isBare ? null : language, base: versionIn(id), isCurrent, source }
}

function itemOf({ action, content }: ReleaseItemEntry, draft: Candidate): Omit<PlannedItem, 'version'> {
  const { id, kind, key, plan, stays, isPublic } = draft
  const asDraft = content === null || isSameRevision(content, draft)
  return { documentId: id, action, content: asDraft ? null : content, key, kind, plan, stays, isPublic }
}

function same(stored: StoredItem | undefined, { action, content, version }: PlannedItem, draft: Candidate): boolean {
  if (stored?.action !== action || !isSameVersion(stored.version, version)) return false
  return action === 'unpublish' || isSameRevision(stored, content ?? draft)
}

function isSameVersion(stored: StoredVersion | null, wanted: PlannedVersion | null): boolean {
  if (wanted === null) return true
  const { translationId, language, isCurrent, source } = wanted
  if (stored?.translationId !== translationId || (stored.language || null) !== language) return false
  if (source === null) return true
  // Of a source that changes, the draft to come is not known yet.
  const newest = source.stays?.draftRev ?? null
  return isCurrent ? stored.sourceRev === newest : (stored.sourceRev ?? 0) < (newest ?? Number.POSITIVE_INFINITY)
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
    .selectFrom('current_release_item as i')
    .leftJoin('revision as r', (join) =>
      join.onRef('r.document_id', '=', 'i.document_id').onRef('r.number', '=', 'i.rev'),
    )
    .select(['i.document_id', 'i.action', 'r.key', 'r.etag', 'r.type'])
    .select(['i.translation_id as of', 'i.language', 'i.source_rev as sourceRev'])
    .where('i.release_id', '=', releaseId)
    .execute()
  return new Map(
    rows.map(({ document_id, of, language, sourceRev, ...item }) => {
      const version = of === null ? null : { translationId: of, language: language ?? '', sourceRev }
      return [document_id, { ...item, version }]
    }),
  )
}

function nameOf(kind: DocumentKind, key: string): string {
  return `${kind} ${key}`
}
