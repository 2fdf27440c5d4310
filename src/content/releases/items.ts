import { type Kysely, sql } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { hasLanguage, readLanguages, type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import type { ContentTables } from '../schema.ts'
import { isOfDeleted, isStale } from './counts.ts'
import type { Release } from './representation.ts'

/** One document in a release, as the console shows it. */
export type ReleaseItem = components['schemas']['ReleaseItem']

/** Which items: all, those that are stale, or those of deleted documents. */
export type ItemFilter = 'all' | 'stale' | 'deleted'

/**
 * At most one item more than `limit`, in the order of the documents' ids, from the one after `after` on. Titles are
 * those of the drafts, as in every list of documents.
 */
export async function readItems(
  db: Kysely<ContentTables>,
  release: Pick<Release, 'id' | 'state'>,
  { limit, after }: PageRequest<string>,
  filter: ItemFilter = 'all',
): Promise<ReleaseItem[]> {
  const isDone = release.state === 'published'
  if (isDone && filter !== 'all') return []
  // Of what the release takes down, it shows what is public; of what it took down, what was.
  const live = isDone ? sql.ref('i.base_live_rev') : sql.ref('d.live_rev')
  const rows = await db
    .selectFrom('current_release_item as i')
    .innerJoin('current_document as d', 'd.id', 'i.document_id')
    .leftJoin('revision as r', (join) =>
      join
        .onRef('r.document_id', '=', 'd.id')
        .on('r.number', '=', sql<number>`coalesce(i.rev, ${live}, i.base_live_rev, d.draft_rev)`),
    )
    .leftJoin('document_text as t', 't.document_id', 'd.id')
    .leftJoin('current_document as s', 's.id', 'i.translation_id')
    .select(['i.document_id', 'd.kind', 'i.action', 'i.rev', 'i.base_live_rev', 'd.live_rev', 't.title'])
    .select(['i.translation_id', 'i.language', 's.key as source'])
    .select(sql<string>`coalesce(r.key, d.key)`.as('key'))
    .select(sql<number>`case when ${isStale(db)} then 1 else 0 end`.as('stale'))
    .where('i.release_id', '=', release.id)
    .$if(after !== null, (query) => query.where('i.document_id', '>', after))
    .$if(filter === 'stale', (query) => query.where(isStale(db)))
    .$if(filter === 'deleted', (query) => query.where(isOfDeleted))
    .orderBy('i.document_id')
    .limit(limit + 1)
    .execute()
  const languages = rows.some((row) => row.translation_id !== null) ? await readSite(db, release.id) : { languages: [] }
  const translationOf = (row: (typeof rows)[number]): Pick<ReleaseItem, 'translation'> => {
    const { document_id: id, translation_id: translationId, source } = row
    const language = row.language ?? sourceLanguage(languages)
    // One that the site has no more is none that a page becomes a version in.
    if (translationId === null || language === undefined || !hasLanguage(languages, language)) return {}
    return { translation: { language, of: translationId === id ? null : source } }
  }
  return rows.map((row) => ({
    documentId: row.document_id,
    kind: row.kind,
    key: row.key,
    title: row.title ?? '',
    action: row.action,
    revision: row.rev,
    baseRevision: row.base_live_rev,
    liveRevision: row.live_rev,
    conflict: !isDone && row.stale === 1,
    ...translationOf(row),
  }))
}

async function readSite(db: Kysely<ContentTables>, releaseId: string): Promise<SiteLanguages> {
  const { site_id } = await db
    .selectFrom('release')
    .select('site_id')
    .where('id', '=', releaseId)
    .executeTakeFirstOrThrow()
  return readLanguages(db, site_id)
}
