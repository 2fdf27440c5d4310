import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { stateOf } from '../documents/representation.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type SiteLanguages, sourceLanguage } from './site-languages.ts'

/** A page in its languages, as the console shows it. */
export type Translations = components['schemas']['Translations']

/** A page that is a version of another one, or of itself. */
export interface Version {
  readonly id: string
  readonly translationId: string
  readonly language: string
  readonly sourceRev: number | null
  /** Whether it has a row of its own. */
  readonly isStated: boolean
  readonly route: string
  readonly publicRoute: string | null
  readonly title: string
  readonly draftRev: number
  readonly liveRev: number | null
}

/** What a page is a version of: the id of its source, its own where nothing else is said. */
export async function translationIdOf(db: Kysely<ContentTables>, documentId: string): Promise<string> {
  const row = await db
    .selectFrom('current_translation')
    .select('translation_id')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.translation_id ?? documentId
}

/** The pages that are versions of these sources, by the sources' ids; deleted ones are not there. */
export async function readVersions(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  languages: SiteLanguages,
  translationIds: readonly string[],
): Promise<Map<string, Version[]>> {
  const stated = await inChunks(translationIds, (ids) =>
    db.selectFrom('current_translation').select('document_id as id').where('translation_id', 'in', ids).execute(),
  )
  const ids = new Set([...translationIds, ...stated.map(({ id }) => id)])
  const rows = await inChunks([...ids], (some) =>
    db
      .selectFrom('current_document as d')
      .leftJoin('current_translation as l', 'l.document_id', 'd.id')
      .leftJoin('public_document as p', 'p.document_id', 'd.id')
      .leftJoin('document_text as t', 't.document_id', 'd.id')
      .select(['d.id', 'd.key', 'd.draft_rev', 'd.live_rev', 'p.key as publicRoute', 't.title'])
      .select(['l.translation_id', 'l.language', 'l.source_rev'])
      .where('d.id', 'in', some)
      .where('d.site_id', '=', site)
      .where('d.env', '=', env)
      .where('d.kind', '=', 'page')
      .where('d.draft_rev', 'is not', null)
      .orderBy('d.id')
      .execute(),
  )
  const versions = rows.map(
    ({ id, key, draft_rev, live_rev, publicRoute, title, translation_id, language, source_rev }): Version => ({
      id,
      translationId: translation_id ?? id,
      language: language ?? sourceLanguage(languages) ?? '',
      sourceRev: source_rev,
      isStated: translation_id !== null,
      route: key,
      publicRoute,
      title: title ?? '',
      draftRev: draft_rev ?? 0,
      liveRev: live_rev,
    }),
  )
  return Map.groupBy(versions, ({ translationId }) => translationId)
}

/** A row of the grid. */
export function translationsOf(
  { languages }: SiteLanguages,
  translationId: string,
  versions: readonly Version[],
): Translations {
  const source = versions.find(({ id }) => id === translationId)
  return {
    id: translationId,
    title: (source ?? versions[0])?.title ?? '',
    versions: languages.map(({ code }) => {
      const version = versions.find(({ language }) => language === code)
      if (version === undefined) return { language: code, status: 'missing', page: null }
      const { id, route, title, draftRev, liveRev, publicRoute, sourceRev } = version
      const state = stateOf(draftRev, liveRev)
      return {
        language: code,
        status: statusOf(version, source),
        page: { id, route, title, state, draftRevision: draftRev, publicRoute, sourceRevision: sourceRev },
      }
    }),
  }
}

/** What a version is to its source; where that is gone, all are `current`. */
export function statusOf({ id, sourceRev }: Version, source: Version | undefined): 'source' | 'current' | 'outdated' {
  if (source === undefined) return 'current'
  if (id === source.id) return 'source'
  return source.draftRev > (sourceRev ?? 0) ? 'outdated' : 'current'
}
