import type { Kysely } from 'kysely'
import { type PageLayout, placePages, type WrittenLayout } from '../folder/page-files.ts'
import type { StoredLanguages } from '../folder/render.ts'
import { readVersions, statusOf } from '../languages/page-versions.ts'
import { readLanguages, sourceLanguage } from '../languages/site-languages.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { bodiesOf, type ExportedRevision } from './documents.ts'

/** The languages of a site, and which of the chosen pages are versions of one another; null where it has none. */
export async function chooseLanguages(
  db: Kysely<ContentTables>,
  scope: Scope,
  chosen: readonly ExportedRevision[],
): Promise<StoredLanguages | null> {
  const site = await readLanguages(db, scope.site)
  const first = sourceLanguage(site)
  if (first === undefined) return null
  const routes = new Map(chosen.flatMap(({ id, kind, key }) => (kind === 'page' ? [[id, key]] : [])))
  const rows = await db
    .selectFrom('current_translation')
    .select('translation_id as id')
    .distinct()
    .where('site_id', '=', scope.site)
    .where('env', '=', scope.env)
    .orderBy('translation_id')
    .execute()
  const groups = await readVersions(
    db,
    scope,
    site,
    rows.map(({ id }) => id),
  )
  const order = new Map(site.languages.map(({ code }, index) => [code, index]))
  const at = ({ language }: { readonly language: string }): number => order.get(language) ?? 0
  const translations = [...groups.values()].flatMap((group) => {
    const source = group.find(({ id, translationId }) => id === translationId)
    const versions = group.flatMap((version) => {
      const route = routes.get(version.id)
      return route === undefined ? [] : [{ route, language: version.language, status: statusOf(version, source) }]
    })
    const isBare = versions.length === 1 && versions[0]?.language === first && versions[0].status === 'source'
    return versions.length === 0 || isBare ? [] : [{ versions: versions.toSorted((a, b) => at(a) - at(b)) }]
  })
  const routeOf = ({ versions }: { readonly versions: readonly { readonly route: string }[] }): string =>
    versions[0]?.route ?? ''
  return {
    languages: site.languages,
    translations: translations.toSorted((a, b) => (routeOf(a) < routeOf(b) ? -1 : 1)),
  }
}

/** Where the chosen pages are in a folder of another program's layout. */
export async function placeChosen(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  layout: PageLayout,
  chosen: readonly ExportedRevision[],
): Promise<WrittenLayout> {
  const languages = await readLanguages(db, site)
  const first = sourceLanguage(languages) ?? ''
  const rows = await db
    .selectFrom('current_translation')
    .select(['document_id as id', 'translation_id as of', 'language'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .execute()
  const versions = new Map(rows.map((row) => [row.id, row]))
  const pages = chosen.filter(({ kind }) => kind === 'page')
  const keys = new Map(pages.map(({ id, key }) => [id, key]))
  const translations = pages.filter(({ id }) => (versions.get(id)?.language ?? first) !== first)
  const bodies = new Map<string, string | null>()
  for (let start = 0; start < translations.length; start += 100) {
    const some = await bodiesOf(db, translations.slice(start, start + 100))
    for (const [id, { fields }] of some) bodies.set(id, fields)
  }
  return placePages(
    layout,
    languages,
    pages.map(({ id, key }) => {
      const { of = id, language = first } = versions.get(id) ?? {}
      const sourceKey = keys.get(of)
      const source =
        sourceKey === undefined
          ? { sourceKey: key, sourceLanguage: language }
          : { sourceKey, sourceLanguage: versions.get(of)?.language ?? first }
      return { key, language, ...source, fields: bodies.get(id) ?? null }
    }),
  )
}
