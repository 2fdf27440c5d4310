import type { Kysely } from 'kysely'
import type { VersionEntry } from '../folder/entries.ts'
import { type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { PublicOutline } from './public-source.ts'

/**
 * The languages of what is public in an environment, as an import reads them of a folder: of pages that have one of their
 * own there, and of those that have one in the target alone. None where the site has no languages.
 */
export async function readPublicVersions(
  db: Kysely<ContentTables>,
  source: Scope,
  target: Scope,
  { languages, outlines }: { readonly languages: SiteLanguages; readonly outlines: readonly PublicOutline[] },
): Promise<VersionEntry[]> {
  const first = sourceLanguage(languages)
  if (first === undefined) return []
  const pages = new Map(outlines.flatMap((each) => (each.kind === 'page' ? [[each.documentId, each] as const] : [])))
  const rows = await readRows(db, source)
  const own = rows.flatMap(({ id, of, language, sourceRev }): VersionEntry[] => {
    const page = pages.get(id)
    if (page === undefined) return []
    const original = pages.get(of)
    const isOutdated = original !== undefined && original.revision > (sourceRev ?? 0)
    const status = original === undefined ? null : id === of ? 'source' : isOutdated ? 'outdated' : 'current'
    return [{ key: page.key, language, group: of, status, file: page.file }]
  })
  const stated = new Set(rows.map(({ id }) => id))
  const there = new Set((await readRows(db, target)).map(({ key }) => key))
  const bare = [...pages.values()].filter(({ documentId, key }) => !stated.has(documentId) && there.has(key))
  return [
    ...own,
    ...bare.map(({ documentId, key, file }) => {
      return { key, language: first, group: documentId, status: 'source', file } as const
    }),
  ]
}

function readRows(db: Kysely<ContentTables>, { site, env }: Scope) {
  return db
    .selectFrom('current_translation as t')
    .innerJoin('current_document as d', 'd.id', 't.document_id')
    .select(['t.document_id as id', 't.translation_id as of', 't.language', 't.source_rev as sourceRev', 'd.key'])
    .where('t.site_id', '=', site)
    .where('t.env', '=', env)
    .orderBy('t.document_id')
    .execute()
}
