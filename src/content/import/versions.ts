import type { Kysely } from 'kysely'
import { uuidv7 } from '../../db/ids.ts'
import type { VersionEntry } from '../folder/entries.ts'
import { inChunks } from '../in-chunks.ts'
import { readVersions, statusOf, type Version } from '../languages/page-versions.ts'
import { hasLanguage, knownLanguages, type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { CurrentDocument, DocumentPlan, Plan } from './plan.ts'
import { type FileCounts, type FileProblem, noFiles } from './report.ts'

/** The language of a page, and what it is a version of, as the database has them. */
export interface StoredVersion {
  readonly translationId: string
  readonly language: string
  readonly sourceRev: number | null
}

/** How an import changes the language of a page, or what it is a version of. */
export interface VersionChange {
  readonly documentId: string
  readonly route: string
  /** Null where the import makes it. */
  readonly page: CurrentDocument | null
  /** Null where it has no row. */
  readonly before: StoredVersion | null
  /** Null for a page in the first language that is a version of none. */
  readonly after: Omit<StoredVersion, 'sourceRev'> | null
  /** The draft of the source that it is in step with; `newest` for the one that the source has after the import. */
  readonly sourceRev: number | 'newest' | null
  /** Whether a page that was deleted, or goes, has that language among the versions of that source. */
  readonly isTaken: boolean
}

export interface VersionsPlan {
  readonly changes: readonly VersionChange[]
  /** Languages that cannot be set; the pages are imported all the same. */
  readonly problems: readonly FileProblem[]
  /** Of pages that stay what they are until something is published, and of those that need what these have until then. */
  readonly held: readonly VersionChange[]
  readonly counts: FileCounts
}

interface Planning {
  readonly languages: SiteLanguages
  readonly pages: ReadonlyMap<string, DocumentPlan>
  readonly stored: ReadonlyMap<string, StoredVersion>
  readonly groups: ReadonlyMap<string, readonly Version[]>
  readonly removed: ReadonlySet<string>
  /** Pages that give their language up to one that is published in their place. */
  readonly yielding: ReadonlySet<string>
  /** The page that has a language among the versions of a source, whether it is there or not. */
  readonly holders: ReadonlyMap<string, string>
  readonly fail: (entry: VersionEntry, reason: string) => void
}

interface Member {
  readonly entry: VersionEntry
  readonly page: DocumentPlan
}

/** What a group of versions is to be. */
interface Group {
  readonly translationId: string
  readonly members: readonly Member[]
  /** Versions that the folder does not have. */
  readonly others: readonly Version[]
  /** Members that wait until they are published: another page has their language, or would lose its source. */
  readonly waiting: ReadonlySet<Member>
}

/**
 * Compares the languages of pages in a folder with those in an environment. Pages without an entry stay as they are.
 *
 * @param publish whether what is public may change
 */
export async function planVersions(
  db: Kysely<ContentTables>,
  scope: Scope,
  entries: readonly VersionEntry[],
  {
    languages,
    plan,
    removed,
    publish,
    yields = false,
  }: {
    readonly languages: SiteLanguages
    readonly plan: Plan
    readonly removed: readonly CurrentDocument[]
    readonly publish: boolean
    /** Whether pages that are not among the plan's documents give their language up to those that are. */
    readonly yields?: boolean
  },
): Promise<VersionsPlan> {
  const counts = noFiles()
  if (entries.length === 0) return { changes: [], problems: [], held: [], counts }
  const problems: FileProblem[] = []
  const fail = ({ file, line }: VersionEntry, reason: string): void => {
    problems.push(line === undefined ? { file, reason } : { file, line, reason })
  }
  const pages = new Map(plan.documents.flatMap((each) => (each.entry.kind === 'page' ? [[each.entry.key, each]] : [])))
  const ids = entries.flatMap(({ key }) => {
    const page = pages.get(key)
    return page === undefined || page.before === null ? [] : [page.id]
  })
  const stored = await readStored(db, ids)
  const translationIds = new Set(ids.map((id) => stored.get(id)?.translationId ?? id))
  const groups = await readVersions(db, scope, languages, [...translationIds])
  const gone = new Set(removed.map(({ id }) => id))
  const holders = await readHolders(db, [...translationIds])
  const yielding = new Set(yields ? plan.vanished.map(({ id }) => id) : [])
  const planning: Planning = { languages, pages, stored, groups, removed: gone, yielding, holders, fail }
  const changes: VersionChange[] = []
  const held: VersionChange[] = []
  for (const group of Map.groupBy(entries, (entry) => entry.group).values()) {
    const all = changesOf(planning, membersOf(planning, group))
    const coming = all.filter(({ change }) => !isUnchanged(change))
    counts.unchanged += all.length - coming.length
    const waiting = new Set(
      coming.flatMap(({ change, isVisible, isWaiting }) =>
        isWaiting || (!publish && isVisible && change.page?.liveKey != null) ? [change] : [],
      ),
    )
    // Those that are added have others wait in turn.
    for (const before of waiting) {
      for (const { change } of coming) if (hasToFollow(change, before)) waiting.add(change)
    }
    for (const { change } of coming) {
      if (waiting.has(change)) held.push(change)
      else {
        counts[change.before === null ? 'new' : 'changed'] += 1
        changes.push(change)
      }
    }
  }
  return { changes, problems, held, counts }
}

/** Whether a page cannot become what it is to be while another one stays what it is. */
function hasToFollow({ documentId, after }: VersionChange, other: VersionChange): boolean {
  // A source that has versions has a language itself.
  if (after?.translationId === other.documentId) return true
  if (other.before === null) return false
  const { translationId, language } = other.before
  const takesItsLanguage = after?.translationId === translationId && after.language === language
  const isItsSource = documentId === translationId && after?.translationId !== documentId
  return takesItsLanguage || isItsSource
}

/** The languages of pages as the database has them, by the pages' ids; those without a row are not there. */
export async function readStored(
  db: Kysely<ContentTables>,
  ids: readonly string[],
): Promise<Map<string, StoredVersion>> {
  const rows = await inChunks(ids, (some) =>
    db
      .selectFrom('current_translation')
      .select(['document_id as id', 'translation_id as translationId', 'language', 'source_rev as sourceRev'])
      .where('document_id', 'in', some)
      .execute(),
  )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

async function readHolders(db: Kysely<ContentTables>, translationIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await inChunks(translationIds, (some) =>
    db
      .selectFrom('current_translation')
      .select(['document_id as id', 'translation_id as of', 'language'])
      .where('translation_id', 'in', some)
      .execute(),
  )
  return new Map(rows.map(({ id, of, language }) => [`${of} ${language}`, id]))
}

/** The pages of a group that there are, one in each language. */
function membersOf({ pages, languages, fail }: Planning, group: readonly VersionEntry[]): Member[] {
  const members = new Map<string, Member>()
  for (const entry of group) {
    const page = pages.get(entry.key)
    const there = members.get(entry.language)
    if (page === undefined) fail(entry, `${entry.key}: the folder has no such page`)
    else if (!hasLanguage(languages, entry.language)) fail(entry, `${entry.language}: ${knownLanguages(languages)}`)
    else if (there !== undefined) fail(entry, `${there.entry.key} is that page in ${entry.language} already`)
    else members.set(entry.language, { entry, page })
  }
  return [...members.values()]
}

function changesOf(
  planning: Planning,
  members: readonly Member[],
): { readonly change: VersionChange; readonly isVisible: boolean; readonly isWaiting: boolean }[] {
  const group = groupOf(planning, members)
  if (group === null) return []
  return group.members.map((member) => ({
    ...changeOf(planning, group, member),
    isWaiting: group.waiting.has(member),
  }))
}

/** Null where a page would leave its translations. */
function groupOf(planning: Planning, members: readonly Member[]): Group | null {
  const { stored, groups, removed, yielding, fail } = planning
  const translationId = translationIdOf(planning, members)
  if (translationId === null) return null
  const ids = new Set(members.map(({ page }) => page.id))
  const othersIn = (id: string): Version[] =>
    (groups.get(id) ?? []).filter((version) => !ids.has(version.id) && !removed.has(version.id))
  const others = othersIn(translationId)
  const holderOf = ({ entry }: Member) => others.find(({ language }) => language === entry.language)
  const leftBy = ({ id }: DocumentPlan): Version[] =>
    (stored.get(id)?.translationId ?? id) === id && id !== translationId ? othersIn(id) : []
  const gives = (version: Version | undefined): boolean =>
    version !== undefined && version.id !== translationId && yielding.has(version.id)
  const fitting = members.filter((member) => {
    const { entry, page } = member
    const holder = holderOf(member)
    const taken = gives(holder) ? undefined : holder
    if (taken !== undefined) fail(entry, `${taken.route} is that page in ${entry.language} already`)
    const leaving = leftBy(page).find(({ id }) => !yielding.has(id))
    if (leaving !== undefined) fail(entry, `${entry.key} has a translation, ${leaving.route}, which belongs to it`)
    return taken === undefined && leaving === undefined
  })
  const waiting = fitting.filter((each) => gives(holderOf(each)) || leftBy(each.page).length > 0)
  return { translationId, members: fitting, others, waiting: new Set(waiting) }
}

/** What the versions are to be known by: the source's id, or of a source that is gone the one that they have. */
function translationIdOf({ languages, stored, groups }: Planning, members: readonly Member[]): string | null {
  const [first] = members
  if (first === undefined) return null
  const source = members.find(({ entry }) => entry.status === 'source')
  if (source !== undefined) return source.page.id
  const known = members.flatMap(({ page }) => {
    const id = stored.get(page.id)?.translationId ?? page.id
    return page.before === null || ((groups.get(id)?.length ?? 0) < 2 && id === page.id) ? [] : [id]
  })
  if (members.every(({ entry }) => entry.status === null)) {
    const inOrder = languages.languages.flatMap(
      ({ code }) => members.find(({ entry }) => entry.language === code) ?? [],
    )
    return known[0] ?? (inOrder[0] ?? first).page.id
  }
  // Each says what it is, and none that it is the source: that one is gone.
  const ofNone = known.find((id) => groups.get(id)?.every((version) => version.id !== id))
  return ofNone ?? uuidv7()
}

function changeOf({ languages, stored, groups, holders }: Planning, group: Group, { entry, page }: Member) {
  const { translationId, members, others } = group
  const { id } = page
  const before = stored.get(id) ?? null
  const wasIn = before?.translationId ?? id
  const isBare =
    members.length + others.length === 1 && id === translationId && entry.language === sourceLanguage(languages)
  const isMember = wasIn === translationId
  const versions = groups.get(wasIn) ?? []
  const own = versions.find((version) => version.id === id)
  const source = members.find((member) => member.page.id === translationId)?.page
  const step: Step = {
    before: isMember ? before : null,
    isCurrent:
      own !== undefined &&
      statusOf(
        own,
        versions.find((version) => version.id === wasIn),
      ) === 'current',
    hasSource: source !== undefined || others.some((version) => version.id === translationId),
    changesSource: source !== undefined && changesText(source),
  }
  const change: VersionChange = {
    documentId: id,
    route: entry.key,
    page: page.before,
    before,
    after: isBare ? null : { translationId, language: entry.language },
    sourceRev: id === translationId ? null : sourceRevOf({ entry, page }, step),
    isTaken: (holders.get(`${translationId} ${entry.language}`) ?? id) !== id,
  }
  return { change, isVisible: !isMember || (before?.language ?? sourceLanguage(languages)) !== entry.language }
}

/** How far a translation and its source have come. */
interface Step {
  /** Null where it was no version of that source. */
  readonly before: StoredVersion | null
  readonly isCurrent: boolean
  readonly hasSource: boolean
  /** Whether the import writes another draft of it. */
  readonly changesSource: boolean
}

/** A translation whose own text changes is in step with its source, unless the folder says what it is. */
function sourceRevOf(
  { entry: { status }, page }: Member,
  { before, isCurrent, hasSource, changesSource }: Step,
): VersionChange['sourceRev'] {
  if (!hasSource) return before?.sourceRev ?? null
  if (status === 'outdated') return before === null || isCurrent ? null : before.sourceRev
  const staysInStep = before !== null && isCurrent && !changesSource
  if (status === null && before !== null && !changesText(page)) return before.sourceRev
  return staysInStep ? before.sourceRev : 'newest'
}

function changesText({ state, pending }: DocumentPlan): boolean {
  return state !== 'unchanged' || pending !== null
}

function isUnchanged({ before, after, sourceRev, documentId }: VersionChange): boolean {
  if (before === null) return after === null
  if (after === null) return before.translationId === documentId && before.sourceRev === null
  return (
    before.translationId === after.translationId && before.language === after.language && before.sourceRev === sourceRev
  )
}
