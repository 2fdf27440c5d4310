import { BulkChanges } from '../../../src/content/bulk/bulk-changes.ts'
import type { View } from '../../../src/content/delivery.ts'
import { Languages, type SiteLanguages } from '../../../src/content/languages/site-languages.ts'
import { TranslationGroups } from '../../../src/content/languages/translations.ts'
import type { LinkPolicy } from '../../../src/content/links/policy.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { PageLists } from '../../../src/content/pages/page-lists.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { ada } from '../documents/editor.ts'
import { LinkedSite, scope } from '../links/linked-site.ts'

export const three: SiteLanguages['languages'] = [
  { code: 'en' },
  { code: 'de', prefix: '/de', fallback: 'en' },
  { code: 'de-CH', fallback: 'de' },
]

/** A site with languages, and short names for what is done with them. */
export async function siteInLanguages(
  db: Database<ContentTables>,
  declared: SiteLanguages['languages'] = three,
  check: LinkPolicy['check'] = 'off',
) {
  const site = await LinkedSite.open(db, check)
  const search = new DatabaseSearch(db)
  const languages = new Languages(db)
  const groups = new TranslationGroups(db, search, new BulkChanges(db, search, site.publisher))
  const choose = async (next: SiteLanguages['languages']) => {
    const { etag } = await languages.read(scope.site)
    return languages.put(scope.site, { languages: next }, etag)
  }
  if (declared.length > 0) await choose(declared)
  const put = async (id: string, body: Parameters<TranslationGroups['put']>[2], demand = () => {}) =>
    groups.put(scope, id, body, (await groups.read(scope, id)).etag, demand)
  const begin = async (id: string, language: string, route?: string) =>
    (await groups.create(scope, id, route === undefined ? { language } : { language, route }, ada)).value.id
  const publish = async (id: string, only?: string[]) =>
    groups.publish(scope, id, only, (await groups.read(scope, id)).etag, ada)
  const pages = new PageDelivery(db)
  const read = async (id: string, language?: string, view: View = { kind: 'published' }) => {
    const found = await pages.read(scope, id, view, { language })
    return found === null ? null : { ...JSON.parse(found.body), etag: found.etag }
  }
  const lists = new PageLists(db)
  const list = async (language?: string) => {
    const asked = { type: 'page', sort: 'route', limit: 20, ...(language === undefined ? {} : { language }) }
    const found = await lists.list(scope, asked)
    return JSON.parse(found?.body ?? '{}').documents as Record<string, unknown>[]
  }
  const routes = async (language?: string) => (await list(language)).map(({ route }) => route)
  const grid = async (id: string) => {
    const { value } = await groups.read(scope, id)
    return value.versions.map(({ language, status, page }) => [language, status, page?.route ?? null])
  }
  const version = async () =>
    (await db.reader.selectFrom('environment').select('content_version').executeTakeFirstOrThrow()).content_version
  return { site, db, languages, groups, choose, put, begin, publish, pages, read, lists, list, routes, grid, version }
}
