import type { Kysely } from 'kysely'
import type { StoredRelease } from '../folder/render.ts'
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
    return { document_id: id, action: 'publish', rev, key, type, etag } as const
  })
  return [{ name: 'drafts', state: 'open', items }]
}

function itemsOf(db: Kysely<ContentTables>, releaseId: string): Promise<ExportedItem[]> {
  return db
    .selectFrom('release_item as i')
    .leftJoin('revision as r', (join) =>
      join.onRef('r.document_id', '=', 'i.document_id').onRef('r.number', '=', 'i.rev'),
    )
    .select(['i.document_id', 'i.action', 'i.rev', 'r.key', 'r.type', 'r.etag'])
    .where('i.release_id', '=', releaseId)
    .execute()
}

/** The releases as a folder says them: an item brings the content that it pins where the document's file differs. */
export async function* releaseContents(
  db: Kysely<ContentTables>,
  releases: readonly ExportedRelease[],
  chosen: readonly ExportedRevision[],
): AsyncGenerator<StoredRelease> {
  const documents = new Map(releases.length === 0 ? [] : chosen.map((document) => [document.id, document]))
  const order = new Map(releases.length === 0 ? [] : chosen.map(({ id }, index) => [id, index]))
  for (const { name, items } of releases) {
    const pinned = items.flatMap(({ document_id: id, rev, key, type, etag }) => {
      const document = documents.get(id)
      const asWritten = document?.key === key && document?.type === type && document?.etag === etag
      return rev === null || asWritten ? [] : [{ id, rev }]
    })
    const bodies = new Map(await inChunks(pinned, async (chunk) => [...(await bodiesOf(db, chunk))], 100))
    const stored = items.flatMap(({ document_id: id, action, key, type }) => {
      const document = documents.get(id)
      // Deleted since the items were read, and with that out of the release.
      if (document === undefined) return []
      const said = bodies.get(id)
      const content = said === undefined || key === null || type === null ? null : { key, type, ...said }
      return [{ at: order.get(id) ?? 0, action, kind: document.kind, key: document.key, content }]
    })
    yield { name, items: stored.sort((a, b) => a.at - b.at).map(({ at, ...item }) => item) }
  }
}
