import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OwnTypeChange } from '../block-types/environment-types.ts'
import type { TypeKind } from '../block-types/type-tables.ts'
import { readOwnTypes } from '../block-types/types-in.ts'
import { readTypes } from '../declared-types.ts'
import type { PageLayout, WrittenLayout } from '../folder/page-files.ts'
import { fileOf } from '../folder/place.ts'
import { writeFolder } from '../folder/write.ts'
import { ImportError } from '../import/error.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import { type Scope, scopeExists } from '../sites.ts'
import { bodies, choose, type ExportedRevision } from './documents.ts'
import { chooseLanguages, placeChosen } from './languages.ts'
import { chooseReleases, draftsOf, releaseContents } from './releases.ts'

interface ExportDependencies {
  readonly db: Database<ContentTables>
  readonly media: MediaStore
}

interface ExportOptions extends Scope {
  /** Only what is public; otherwise drafts too. */
  readonly published?: boolean
  /** Has pages where Hugo or Astro has them; in `pages/` when absent. */
  readonly layout?: PageLayout | undefined
}

/** What an export did with the releases. */
export interface ExportedReleases {
  readonly written: number
  /** Of them, those that are to be published at a time: a folder says no times. */
  readonly scheduled: readonly string[]
  /** Those that are published already, which are history; with `published`, all. */
  readonly leftOut: number
}

export interface ExportReport extends Scope {
  readonly published: boolean
  /** Pages that the layout has no name for: JSON that says its own route. */
  readonly apart: number
  /** Numbers of documents. */
  readonly documents: Readonly<Record<DocumentKind, number>>
  /** Of them, pages that are not public; the folder marks them with `draft: true`. */
  readonly drafts: number
  /** Drafts of documents that are public and say something else: they stand in `drafts.json`. */
  readonly pending: number
  /** Strings and redirects that are not public: a folder cannot mark them, so publishing it publishes them. */
  readonly unmarked: readonly { readonly kind: DocumentKind; readonly key: string }[]
  readonly media: number
  readonly blockTypes: number
  readonly pageTypes: number
  /** That the environment has of its own. */
  readonly environmentTypes: number
  /** Of the site. */
  readonly languages: number
  /** Pages that are versions of others, or in a language of their own. */
  readonly versions: number
  readonly releases: ExportedReleases
}

/**
 * Writes an environment, with its releases and its site's languages, media, block types and page types, as a folder
 * that `importFolder` takes back without changing anything. What is written is read from one state of the database, and
 * revisions never change, so what others do meanwhile does not mix in.
 *
 * @param folder must be absent or empty
 * @throws ImportError `unknown_site`; what `writeFolder` throws
 */
export async function exportFolder(
  { db, media: store }: ExportDependencies,
  folder: string,
  { site, env, published = false, layout: wanted }: ExportOptions,
): Promise<ExportReport> {
  const scope = { site, env }
  if (!(await scopeExists(db.reader, scope))) {
    throw new ImportError('unknown_site', `there is no environment "${env}" of a site "${site}"`)
  }
  const stated = await db.snapshot(async (reader) => {
    const { documents: chosen, pending } = await choose(reader, scope, published)
    return {
      releases: await chooseReleases(reader, scope, published),
      ...{ chosen, pending },
      media: await reader
        .selectFrom('current_media_site as s')
        .innerJoin('current_media as m', 'm.key', 's.key')
        .select(['m.key', 'm.hash', 'm.size'])
        .where('s.site_id', '=', site)
        .orderBy('s.key')
        .execute(),
      languages: await chooseLanguages(reader, scope, chosen),
      layout: wanted === undefined ? undefined : await placeChosen(reader, scope, wanted, chosen),
      blockTypes: await readTypes(reader, 'block', { site, env: null }),
      pageTypes: await readTypes(reader, 'page', { site, env: null }),
      environmentTypes: await readEnvironmentTypes(reader, scope),
    }
  })
  const { releases, chosen, pending, media, languages, layout, blockTypes, pageTypes, environmentTypes } = stated

  await writeFolder(folder, {
    documents: bodies(db.reader, chosen),
    linkable: linkableFiles(
      chosen,
      media.map(({ key }) => key),
      layout,
    ),
    layout,
    media: media.map(({ key, ...stored }) => ({ key, copyTo: (path) => store.copyTo(stored, path) })),
    blockTypes,
    pageTypes,
    environmentTypes,
    releases: releaseContents(db.reader, releases.written, chosen, languages),
    translations: languages,
    drafts: releaseContents(db.reader, draftsOf(pending), chosen),
  })

  const documents = { page: 0, partial: 0, strings: 0, redirect: 0 }
  for (const { kind } of chosen) documents[kind] += 1
  const drafts = chosen.filter(({ kind, draft }) => kind === 'page' && draft).length
  const unmarked = chosen
    .filter(({ kind, draft }) => draft && (kind === 'strings' || kind === 'redirect'))
    .map(({ kind, key }) => ({ kind, key }))
  return {
    site,
    env,
    published,
    apart: [...(layout?.files.values() ?? [])].filter(({ md, json }) => md === null && json.includes('/_/')).length,
    documents,
    drafts,
    pending: pending.length,
    unmarked,
    media: media.length,
    blockTypes: blockTypes.length,
    pageTypes: pageTypes.length,
    environmentTypes: environmentTypes.length,
    languages: languages?.languages.length ?? 0,
    versions: languages?.translations.flatMap(({ versions }) => versions).length ?? 0,
    releases: {
      written: releases.written.length,
      scheduled: releases.written.filter(({ state }) => state === 'scheduled').map(({ name }) => name),
      leftOut: releases.leftOut,
    },
  }
}

async function readEnvironmentTypes(db: Kysely<ContentTables>, scope: Scope): Promise<OwnTypeChange[]> {
  const of = async (kind: TypeKind) =>
    (await readOwnTypes(db, kind, scope)).map(({ type, schema }) => ({ of: kind, type, own: { schema } }))
  return [...(await of('block')), ...(await of('page'))]
}

/** Of a page either of its files: which of them it gets, shows when it is written. */
function linkableFiles(
  chosen: readonly ExportedRevision[],
  media: readonly string[],
  layout: WrittenLayout | undefined,
): readonly string[] {
  const pages = chosen.flatMap(({ kind, key }) => {
    if (kind !== 'page') return []
    const { md = fileOf('page', key, 'md'), json = fileOf('page', key, 'json') } = layout?.files.get(key) ?? {}
    return md === null ? [json] : [md, json]
  })
  return [...pages, ...media.map((key) => `media/${key}`)].sort()
}
