import type { Database } from '../../db/database.ts'
import { readTypes } from '../declared-types.ts'
import { fileOf } from '../folder/place.ts'
import { writeFolder } from '../folder/write.ts'
import { ImportError } from '../import/error.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import { type Scope, scopeExists } from '../sites.ts'
import { bodies, choose, type ExportedRevision } from './documents.ts'
import { chooseLanguages } from './languages.ts'
import { chooseReleases, draftsOf, releaseContents } from './releases.ts'

interface ExportDependencies {
  readonly db: Database<ContentTables>
  readonly media: MediaStore
}

interface ExportOptions extends Scope {
  /** Only what is public; otherwise drafts too. */
  readonly published?: boolean
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
  /** Of the site. */
  readonly languages: number
  /** Pages that are versions of others, or in a language of their own. */
  readonly versions: number
  readonly releases: ExportedReleases
}

/**
 * Writes an environment, with its releases and its site's languages, media, block types and page types, as a folder that `importFolder` takes
 * back without changing anything. Which revisions are written is read at once, and revisions never change, so what others publish
 * meanwhile does not mix in.
 *
 * @param folder must be absent or empty
 * @throws ImportError `unknown_site`; what `writeFolder` throws
 */
export async function exportFolder(
  { db, media: store }: ExportDependencies,
  folder: string,
  { site, env, published = false }: ExportOptions,
): Promise<ExportReport> {
  const scope = { site, env }
  if (!(await scopeExists(db.reader, scope))) {
    throw new ImportError('unknown_site', `there is no environment "${env}" of a site "${site}"`)
  }
  // Before the documents: what an item pins that is not a draft any more by then is written with the item.
  const releases = await chooseReleases(db.reader, scope, published)
  const { documents: chosen, pending } = await choose(db.reader, scope, published)
  const media = await db.reader
    .selectFrom('current_media_site as s')
    .innerJoin('current_media as m', 'm.key', 's.key')
    .select(['m.key', 'm.hash', 'm.size'])
    .where('s.site_id', '=', site)
    .orderBy('s.key')
    .execute()
  const languages = await chooseLanguages(db.reader, scope, chosen)
  const blockTypes = await readTypes(db.reader, 'block_type', site)
  const pageTypes = await readTypes(db.reader, 'page_type', site)

  await writeFolder(folder, {
    documents: bodies(db.reader, chosen),
    linkable: linkableFiles(
      chosen,
      media.map(({ key }) => key),
    ),
    media: media.map(({ key, ...stored }) => ({ key, copyTo: (path) => store.copyTo(stored, path) })),
    blockTypes,
    pageTypes,
    releases: releaseContents(db.reader, releases.written, chosen),
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
    documents,
    drafts,
    pending: pending.length,
    unmarked,
    media: media.length,
    blockTypes: blockTypes.length,
    pageTypes: pageTypes.length,
    languages: languages?.languages.length ?? 0,
    versions: languages?.translations.flatMap(({ versions }) => versions).length ?? 0,
    releases: {
      written: releases.written.length,
      scheduled: releases.written.filter(({ state }) => state === 'scheduled').map(({ name }) => name),
      leftOut: releases.leftOut,
    },
  }
}

/** Of a page either of its files: which of them it gets, shows when it is written. */
function linkableFiles(chosen: readonly ExportedRevision[], media: readonly string[]): readonly string[] {
  const pages = chosen.flatMap(({ kind, key }) =>
    kind === 'page' ? [fileOf('page', key, 'md'), fileOf('page', key, 'json')] : [],
  )
  return [...pages, ...media.map((key) => `media/${key}`)].sort()
}
