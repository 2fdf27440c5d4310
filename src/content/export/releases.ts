import type { Kysely } from 'kysely'
import type { ReleaseTranslation } from '../folder/entries.ts'
import type { StoredLanguages, StoredRelease } from '../folder/render.ts'
import { isOfDates } from '../import/schedules.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, ReleaseState } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { bodiesOf, type ExportedRevision } from './documents.ts'

/** A release, and what it pins. */
export interface ExportedRelease {
  readonly name: string
  readonly state: ReleaseState
  readonly items: readonly ExportedItem[]
}

interface ExportedItem {
  readonly document_id: string
  readonly action: 'publish' | 'unpublish'
  readonly rev: number | null
  readonly key: string | null
  readonly type: string | null
  readonly etag: string | null
  /** What the page becomes a version of; null where it stays what it is. */
  readonly version: ExportedVersion | null
}

interface ExportedVersion {
  readonly of: string
  /** Null for the first language of the site. */
  readonly language: string | null
  readonly isCurrent: boolean
}

export interface ExportedReleases {
  readonly written: readonly ExportedRelease[]
  /** How many are not written. */
  readonly leftOut: number
}

/** The releases of an environment that are still to be published; none where only what is public is written. */
export async function chooseReleases(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  published: boolean,
): Promise<ExportedReleases> {
  const rows = await db
    .selectFrom('current_release')
    .select(['id', 'name', 'state', 'scheduled_by'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .orderBy('name')
    .execute()
  const written: ExportedRelease[] = []
  for (const { id, name, ...release } of published ? [] : rows) {
    const { state } = release
    if (state !== 'published' && !isOfDates(release)) written.push({ name, state, items: await itemsOf(db, id) })
  }
  const dated = rows.filter(isOfDates).length
  return { written, leftOut: rows.length - dated - written.length }
}

/** Drafts that are not what is public, as a release would publish them; none without any. */
export function draftsOf(pending: readonly ExportedRevision[]): ExportedRelease[] {
  if (pending.length === 0) return []
  const items = pending.map(({ id, rev, key, type, etag }) => {
    return { document_id: id, action: 'publish', rev, key, type, etag, version: null } as const
  })
  return [{ name: 'drafts', state: 'open', items }]
}

async function itemsOf(db: Kysely<ContentTables>, releaseId: string): Promise<ExportedItem[]> {
  const rows = await db
    .selectFrom('current_release_item as i')
    .leftJoin('revision as r', (join) =>
      join.onRef('r.document_id', '=', 'i.document_id').onRef('r.number', '=', 'i.rev'),
    )
    .leftJoin('current_document as s', 's.id', 'i.translation_id')
    .select(['i.document_id', 'i.action', 'i.rev', 'r.key', 'r.type', 'r.etag'])
    .select(['i.translation_id as of', 'i.language', 'i.source_rev', 's.draft_rev as newest'])
    .where('i.release_id', '=', releaseId)
    .execute()
  return rows.map(({ of, language, source_rev, newest, ...item }) => {
    const isCurrent = (newest ?? 0) <= (source_rev ?? 0)
    return { ...item, version: of === null ? null : { of, language, isCurrent } }
  })
}

/** The releases as a folder says them: an item brings the content that it pins where the document's file differs. */
export async function* releaseContents(
  db: Kysely<ContentTables>,
  releases: readonly ExportedRelease[],
  chosen: readonly ExportedRevision[],
  languages: StoredLanguages | null = null,
): AsyncGenerator<StoredRelease> {
  const first = languages?.languages[0]?.code
  const codes = new Set(languages?.languages.map(({ code }) => code))
  const documents = new Map(releases.length === 0 ? [] : chosen.map((document) => [document.id, document]))
  const order = new Map(releases.length === 0 ? [] : chosen.map(({ id }, index) => [id, index]))
  for (const { name, items } of releases) {
    const pinned = items.flatMap(({ document_id: id, rev, key, type, etag }) => {
      const document = documents.get(id)
      const asWritten = document?.key === key && document?.type === type && document?.etag === etag
      return rev === null || asWritten ? [] : [{ id, rev }]
    })
    const bodies = new Map(await inChunks(pinned, async (chunk) => [...(await bodiesOf(db, chunk))], 100))
    const others = await readMembers(
      db,
      items.flatMap(({ version }) => (version === null || documents.has(version.of) ? [] : [version.of])),
    )
    const translationOf = (id: string, version: ExportedVersion | null): ReleaseTranslation | null => {
      const language = version?.language ?? first
      if (version === null || language === undefined || !codes.has(language)) return null
      if (version.of === id) return { language, of: null, status: 'current' }
      // Where the source is gone, by another version of it.
      const known = [version.of, ...(others.get(version.of) ?? [])].find((each) => each !== id && documents.has(each))
      const status = version.isCurrent ? 'current' : 'outdated'
      return { language, of: documents.get(known ?? '')?.key ?? null, status }
    }
    const stored = items.flatMap(({ document_id: id, action, key, type, version }) => {
      const document = documents.get(id)
      // Of one that is not written.
      if (document === undefined) return []
      const said = bodies.get(id)
      const content = said === undefined || key === null || type === null ? null : { key, type, ...said }
      const translation = action === 'publish' ? translationOf(id, version) : null
      return [{ at: order.get(id) ?? 0, action, kind: document.kind, key: document.key, content, translation }]
    })
    yield { name, items: stored.sort((a, b) => a.at - b.at).map(({ at, ...item }) => item) }
  }
}

/** The pages that are versions of sources, by those. */
async function readMembers(
  db: Kysely<ContentTables>,
  sources: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await inChunks(sources, (ids) =>
    db
      .selectFrom('current_translation')
      .select(['document_id as id', 'translation_id as of'])
      .where('translation_id', 'in', ids)
      .orderBy('document_id')
      .execute(),
  )
  const groups = Map.groupBy(rows, ({ of }) => of)
  return new Map([...groups].map(([of, members]) => [of, members.map(({ id }) => id)]))
}
