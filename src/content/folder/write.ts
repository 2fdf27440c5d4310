import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { TriptychError } from '../../errors.ts'
import type { OwnTypeChange } from '../block-types/environment-types.ts'
import type { DeclaredType } from '../declared-types.ts'
import { isDocumentRoute, normalizeKey, normalizeRoute } from '../paths.ts'
import type { PageFiles, WrittenLayout } from './page-files.ts'
import {
  fileOf,
  isBlockType,
  isFileName,
  isLocale,
  isPageType,
  OF_ENVIRONMENT,
  placeOf,
  plain,
  releaseFileOf,
} from './place.ts'
import {
  renderJson,
  renderLanguages,
  renderMarkdown,
  renderRedirects,
  renderRelease,
  renderStrings,
  type StoredDocument,
  type StoredLanguages,
  type StoredRelease,
} from './render.ts'
import { serveLinks } from './served-links.ts'

/** What a content folder is written from. */
interface StoredContent {
  /**
   * Files of pages and media that there may be in the folder, sorted as `Array.sort` does: reading it, a relative link that
   * leads to one of them becomes another link. None when absent.
   */
  readonly linkable?: readonly string[]
  readonly documents: AsyncIterable<StoredDocument> | Iterable<StoredDocument>
  /** `copyTo` writes the bytes to a file that is not there yet. */
  readonly media: Iterable<{ readonly key: string; copyTo(path: string): Promise<void> }>
  readonly blockTypes: Iterable<DeclaredType>
  readonly pageTypes: Iterable<DeclaredType>
  readonly environmentTypes?: Iterable<OwnTypeChange>
  readonly releases: AsyncIterable<StoredRelease> | Iterable<StoredRelease>
  /** Nothing of languages when null or absent. */
  readonly translations?: StoredLanguages | null
  /** Where pages are; in `pages/`, by their routes alone, when absent. */
  readonly layout?: WrittenLayout | undefined
  /** Drafts that say something else than `documents`, as the items of one release; nothing where there are none. */
  readonly drafts?: AsyncIterable<StoredRelease> | Iterable<StoredRelease>
}

/**
 * Writes what `readFolder` reads back with the same keys, bodies and draft flags. Pages and partials that Markdown can
 * express exactly become Markdown, the others JSON. Strings and redirects have no draft flag in a folder.
 *
 * @param folder must be absent or empty; left empty when writing fails
 * @throws TriptychError `invalid_request` for a folder that is not empty, and for a key that no file can carry
 */
export async function writeFolder(folder: string, content: StoredContent): Promise<void> {
  const root = resolve(folder)
  await mkdir(root, { recursive: true })
  if ((await readdir(root)).length > 0) throw new TriptychError('invalid_request', `${folder} is not empty`)
  try {
    await writeAll(root, content)
  } catch (error) {
    for (const name of await readdir(root)) await rm(join(root, name), { recursive: true, force: true })
    throw error
  }
}

async function writeAll(root: string, content: StoredContent): Promise<void> {
  const { layout } = content
  // There even for a site without pages: a folder with no known part in it is taken for a mistake.
  await mkdir(join(root, layout?.root ?? 'pages'), { recursive: true })
  for (const [file, text] of layout?.config ?? []) await write(root, file, text)
  const redirects: string[] = []
  for await (const document of content.documents) {
    if (document.kind === 'redirect') redirects.push(document.body)
    else if (document.kind === 'strings') await writeStrings(root, document)
    else await writeDocument(root, document, document.kind, content)
  }
  if (redirects.length > 0) {
    const yaml = renderRedirects(redirects)
    if (yaml !== undefined) await write(root, 'redirects.yml', yaml)
    else await write(root, 'redirects.json', `[\n${redirects.join(',\n')}\n]\n`)
  }
  for (const { type, schema } of content.blockTypes) {
    if (!isBlockType(type)) throw unwritableError('block type', type)
    await write(root, `blocks/${type}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)
  }
  for (const { type, schema } of content.pageTypes) {
    if (!isPageType(type)) throw unwritableError('page type', type)
    await write(root, `types/${type}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)
  }
  for (const { of, type, own } of content.environmentTypes ?? []) {
    if (!(of === 'page' ? isPageType(type) : isBlockType(type))) throw unwritableError(`${of} type`, type)
    const schema: unknown = own?.schema == null ? null : JSON.parse(own.schema)
    const file = `${of === 'page' ? 'types' : 'blocks'}/${OF_ENVIRONMENT}/${type}.schema.json`
    await write(root, file, `${JSON.stringify(schema, null, 2)}\n`)
  }
  for await (const release of content.releases) {
    const file = releaseFileOf(release.name)
    const place = placeOf(file)
    await write(root, file, renderRelease(release, place.part === 'release' && place.name === undefined))
  }
  if (content.translations != null)
    await write(root, 'languages.json', renderLanguages(content.translations, layout?.names))
  for await (const drafts of content.drafts ?? []) await write(root, 'drafts.json', renderRelease(drafts, false))
  for (const { key, copyTo } of content.media) {
    if (normalizeKey(key) !== key || !isFileName(key.split('/'))) throw unwritableError('media file', key)
    const target = join(root, 'media', key)
    await mkdir(dirname(target), { recursive: true })
    await copyTo(target)
  }
}

async function writeDocument(
  root: string,
  document: StoredDocument,
  part: 'page' | 'partial',
  { linkable = [], layout }: Pick<StoredContent, 'linkable' | 'layout'>,
): Promise<void> {
  const { key } = document
  const isNormal = part === 'page' ? normalizeRoute(key) === key && isDocumentRoute(key) : normalizeKey(key) === key
  if (!isNormal) throw unwritableError(part, key)
  const { md: file, json: jsonFile } = (part === 'page' ? layout?.files.get(key) : undefined) ?? filesOf(part, key)
  const context = layout?.context ?? plain
  const links = (text: string): string => serveLinks(text, file ?? jsonFile, { files: linkable, ...context }, () => {})
  const markdown = file === null ? undefined : renderMarkdown(document, links)
  if (file !== null && markdown !== undefined) return write(root, file, markdown)
  const place = placeOf(jsonFile, context)
  const named = place.part === part && place.key === undefined
  return write(root, jsonFile, renderJson(document, named))
}

function filesOf(part: 'page' | 'partial', key: string): PageFiles {
  const md = fileOf(part, key, 'md')
  return { md: md.endsWith('.md') ? md : null, json: fileOf(part, key, 'json') }
}

async function writeStrings(root: string, { key, body }: StoredDocument): Promise<void> {
  if (!isLocale(key)) throw unwritableError('language', key)
  const yaml = renderStrings(body)
  if (yaml !== undefined) return write(root, `i18n/${key}.yml`, yaml)
  return write(root, `i18n/${key}.json`, `${body}\n`)
}

/** Refuses to write a file twice: two keys in one file would lose one of them. */
async function write(root: string, file: string, text: string): Promise<void> {
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' })
}

function unwritableError(what: string, key: string): TriptychError {
  return new TriptychError('invalid_request', `the ${what} ${JSON.stringify(key)} cannot be the name of a file`)
}
