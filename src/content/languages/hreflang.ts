import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { TriptychError } from '../../errors.ts'
import type { View } from '../delivery.ts'
import { inChunks } from '../in-chunks.ts'
import { readPages } from '../pages/page-rows.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { fallbacksOf, hasLanguage, knownLanguages, type SiteLanguages, sourceLanguage } from './site-languages.ts'

/** The language of a page and the routes of its versions, as delivery has them. */
export type Languages = Pick<components['schemas']['PageListEntry'], 'language' | 'hreflang'>

interface VisibleVersion {
  readonly id: string
  readonly language: string
  readonly route: string
}

/** The versions of a page that a view shows, by the id of each of them; none where the site has no languages. */
export type VisibleVersions = ReadonlyMap<string, readonly VisibleVersion[]>

/** Null for a page that is not shown, or where the site has no languages. */
export function languagesOf(versions: VisibleVersions, site: SiteLanguages, id: string): Languages | null {
  const all = versions.get(id) ?? []
  const own = all.find((version) => version.id === id)
  return own === undefined ? null : { language: own.language, hreflang: hreflangOf(all, sourceLanguage(site)) }
}

/** The version of a page in a language, or else the first that is shown along its fallbacks; null for none. */
export function versionIn(versions: VisibleVersions, site: SiteLanguages, id: string, language: string): string | null {
  const all = versions.get(id) ?? []
  for (const code of fallbacksOf(site.languages, language)) {
    const version = all.find((one) => one.language === code)
    if (version !== undefined) return version.id
  }
  return null
}

/** @throws TriptychError `invalid_request` for a language that the site does not have */
export function checkRequested(languages: SiteLanguages, language: string): void {
  if (hasLanguage(languages, language)) return
  const message = knownLanguages(languages)
  throw new TriptychError('invalid_request', `language ${message}`, {
    errors: [{ in: 'query', name: 'language', message }],
  })
}

function hreflangOf(versions: readonly VisibleVersion[], source: string | undefined): Record<string, string> {
  const routes = versions.map(({ language, route }) => [language, route] as const)
  const inOrder = routes.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const original = versions.find(({ language }) => language === source)
  return Object.fromEntries([...inOrder, ...(original === undefined ? [] : [['x-default', original.route] as const])])
}

/** Reads which versions of these pages a view shows, and where. */
export async function readVisibleVersions(
  db: Kysely<ContentTables>,
  scope: Scope,
  view: View,
  site: SiteLanguages,
  ids: readonly string[],
): Promise<VisibleVersions> {
  const source = sourceLanguage(site)
  if (source === undefined || ids.length === 0) return new Map()
  const select = db.selectFrom('current_translation').select(['document_id as id', 'translation_id as of', 'language'])
  const released = view.kind === 'release' ? await readReleased(db, view.id, source) : []
  const ofRelease = new Map(released.map((row) => [row.id, row]))
  const own = await inChunks(ids, (some) => select.where('document_id', 'in', some).execute())
  const known = new Map([...own, ...released].map((row) => [row.id, row]))
  const groups = new Set(ids.flatMap((id) => known.get(id)?.of ?? []))
  const all = await inChunks([...groups], (some) => select.where('translation_id', 'in', some).execute())
  const there = all.filter(({ id }) => !ofRelease.has(id))
  const places = new Map([...there, ...released].map((row) => [`${row.of} ${row.language}`, row]))
  const stated = new Map([...places.values()].filter(({ of }) => groups.has(of)).map((row) => [row.id, row]))
  const routes = await readRoutes(db, scope, view, [...new Set([...ids, ...stated.keys()])])
  const versions = routes.map(({ id, route }) => {
    const row = stated.get(id)
    return { id, route, of: row?.of ?? id, language: row?.language ?? source }
  })
  const byGroup = Map.groupBy(versions, ({ of }) => of)
  return new Map(versions.map(({ id, of }) => [id, byGroup.get(of) ?? []]))
}

/** What pages become versions of with a release. */
async function readReleased(db: Kysely<ContentTables>, releaseId: string, source: string) {
  const rows = await db
    .selectFrom('current_release_item')
    .select(['document_id as id', 'translation_id as of', 'language'])
    .where('release_id', '=', releaseId)
    .where('action', '=', 'publish')
    .where('translation_id', 'is not', null)
    .execute()
  return rows.map(({ id, of, language }) => ({ id, of: of ?? id, language: language ?? source }))
}

async function readRoutes(
  db: Kysely<ContentTables>,
  scope: Scope,
  view: View,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly route: string }[]> {
  if (view.kind !== 'published') {
    return (await readPages(db, scope, view, { ids })).map(({ id, key }) => ({ id, route: key }))
  }
  return inChunks(ids, (some) =>
    db
      .selectFrom('public_document')
      .select(['document_id as id', 'key as route'])
      .where('document_id', 'in', some)
      .where('site_id', '=', scope.site)
      .where('env', '=', scope.env)
      .where('kind', '=', 'page')
      .execute(),
  )
}
