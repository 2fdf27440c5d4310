import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { TriptychError } from '../../errors.ts'
import type { View } from '../delivery.ts'
import { inChunks } from '../in-chunks.ts'
import { readPages } from '../pages/page-rows.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import {
  fallbacksOf,
  hasLanguage,
  knownLanguages,
  readLanguages,
  type SiteLanguages,
  sourceLanguage,
} from './site-languages.ts'

/** What delivery tells of a page's languages. */
export type Languages = Pick<components['schemas']['PageListEntry'], 'language' | 'hreflang'>

interface Shown {
  readonly id: string
  readonly language: string
  readonly route: string
}

/** The languages of pages that a view shows, by their ids, and where it shows their versions; empty where the site has none. */
export async function readHreflang(
  db: Kysely<ContentTables>,
  scope: Scope,
  view: View,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Languages>> {
  const languages = await readLanguages(db, scope.site)
  const source = sourceLanguage(languages)
  if (source === undefined || ids.length === 0) return new Map()
  const { groupOf, shown } = await readShown(db, scope, view, source, ids)
  return new Map(
    ids.flatMap((id) => {
      const versions = shown.get(groupOf.get(id) ?? id) ?? []
      const own = versions.find((version) => version.id === id)
      return own === undefined
        ? []
        : [[id, { language: own.language, hreflang: hreflangOf(versions, source) }] as const]
    }),
  )
}

/**
 * The version of a page that a view shows to who wants a language: the first of that and its fallbacks. Null for none.
 *
 * @throws TriptychError `invalid_request` for a language that the site does not have
 */
export async function findVersion(
  db: Kysely<ContentTables>,
  scope: Scope,
  view: View,
  { id, language }: { readonly id: string; readonly language: string },
): Promise<string | null> {
  const languages = await readLanguages(db, scope.site)
  checkAsked(languages, language)
  const { groupOf, shown } = await readShown(db, scope, view, sourceLanguage(languages) ?? '', [id])
  const versions = shown.get(groupOf.get(id) ?? id) ?? []
  for (const code of fallbacksOf(languages, language)) {
    const version = versions.find((one) => one.language === code)
    if (version !== undefined) return version.id
  }
  return null
}

/** @throws TriptychError `invalid_request` for a language that the site does not have */
export function checkAsked(languages: SiteLanguages, language: string): void {
  if (hasLanguage(languages, language)) return
  const message = knownLanguages(languages)
  throw new TriptychError('invalid_request', `language ${message}`, {
    errors: [{ in: 'query', name: 'language', message }],
  })
}

function hreflangOf(versions: readonly Shown[], source: string): Record<string, string> {
  const routes = versions.map(({ language, route }) => [language, route] as const)
  const inOrder = routes.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const original = versions.find(({ language }) => language === source)
  return Object.fromEntries([...inOrder, ...(original === undefined ? [] : [['x-default', original.route] as const])])
}

/** What a view shows of pages and their versions, by the id that they have in common. */
async function readShown(
  db: Kysely<ContentTables>,
  scope: Scope,
  view: View,
  source: string,
  ids: readonly string[],
): Promise<{ readonly groupOf: ReadonlyMap<string, string>; readonly shown: ReadonlyMap<string, readonly Shown[]> }> {
  const select = db.selectFrom('translation').select(['document_id as id', 'translation_id as of', 'language'])
  const own = await inChunks(ids, (some) => select.where('document_id', 'in', some).execute())
  const groupOf = new Map(own.map(({ id, of }) => [id, of]))
  const groups = new Set(own.map(({ of }) => of))
  const all = await inChunks([...groups], (some) => select.where('translation_id', 'in', some).execute())
  const stated = new Map(all.map((row) => [row.id, row]))
  const routes = await readRoutes(db, scope, view, [...new Set([...ids, ...stated.keys()])])
  const versions = routes.map(({ id, route }) => {
    const row = stated.get(id)
    return { id, route, of: row?.of ?? id, language: row?.language ?? source }
  })
  return { groupOf, shown: Map.groupBy(versions, ({ of }) => of) }
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
