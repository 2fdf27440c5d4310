import { hash } from 'node:crypto'
import { kindOf } from '../media/kinds.ts'
import { isDocumentRoute, normalizeKey, normalizeRoute } from '../paths.ts'
import { type FolderLayout, mediaPathOf, ownLayout, type PagePath, pagePathOf, routeOfVersion } from './layout.ts'

/** What a file of a content folder is, by its path alone; `key` is undefined where the file itself says it. */
export type Place =
  | PagePlace
  | { readonly part: 'partial'; readonly format: 'md' | 'mdx' | 'json'; readonly key: string | undefined }
  | { readonly part: 'strings'; readonly format: 'json' | 'yaml' | 'toml'; readonly key: string }
  | { readonly part: 'redirects' | 'drafts' | 'languages'; readonly format: 'json' | 'yaml' }
  | { readonly part: 'release'; readonly format: 'json' | 'yaml'; readonly name: string | undefined }
  | { readonly part: 'media'; readonly key: string }
  | { readonly part: 'blockType' | 'pageType'; readonly key: string; readonly ofEnvironment: boolean }
  | { readonly part: 'ignored' | 'problem'; readonly reason: string }

interface PagePlace {
  readonly part: 'page'
  readonly format: 'md' | 'mdx' | 'json'
  readonly key: string | undefined
  /** The language that its name gives, and the route that its versions have in common; null where names give none. */
  readonly version: { readonly language: string; readonly route: string } | null
}

/** What a path is understood by. */
export interface PlaceContext {
  /** Whether routes of pages are in lower case. */
  readonly lowercase: boolean
  readonly layout: FolderLayout
  /** The routes of files that have one of their own in their front matter. */
  readonly routes: ReadonlyMap<string, string>
}

/** As a folder of Triptych's own is understood. */
export const plain: PlaceContext = { lowercase: false, layout: ownLayout, routes: new Map() }

/** The folders that count; whatever else lies beside them belongs to other tools. */
export const PARTS: readonly string[] = ['pages', 'partials', 'i18n', 'media', 'blocks', 'types', 'releases']

/** What has a name that makes no file name lies here: documents named by `route` or `key`, releases by `name`. */
const NAMED_INSIDE = '_'

const LOCALE = /^[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8})*$/
const BLOCK_TYPE = /^[a-z][a-zA-Z0-9_-]{0,63}$/
const RELEASE = /^\P{Cc}{1,100}$/u
const PAGE_TYPE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** @param file relative to the folder, with `/` */
export function placeOf(file: string, context: PlaceContext = plain): Place {
  const path = pagePathOf(file, context.layout)
  if (path !== null) return pagePlace(file, path, context)
  const [top = '', ...rest] = file.split('/')
  if (rest.length === 0) {
    const [, name, ending] = /^(redirects|drafts|languages)\.(json|yml|yaml)$/.exec(top) ?? []
    const format = dataFormat(ending)
    if (format === undefined) return ignore('not part of a content folder')
    return { part: name === 'drafts' || name === 'languages' ? name : 'redirects', format }
  }
  if (top === 'partials') return partialPlace(rest)
  if (top === 'i18n') return stringsPlace(rest)
  if (top === 'media') {
    const key = normalizeKey(rest.join('/'))
    return key === null ? badName('media file') : { part: 'media', key }
  }
  if (top === 'blocks') return blockTypePlace(rest)
  if (top === 'types') return pageTypePlace(rest)
  if (top === 'releases') return releasePlace(rest)
  return ignore('not part of a content folder')
}

/** The document that a file is, as its path says it, such as `page /about`; null where it says none. */
export function nameByPath(file: string, context?: PlaceContext): string | null {
  const place = placeOf(file, context)
  if (place.part !== 'page' && place.part !== 'partial' && place.part !== 'strings') return null
  return place.key === undefined ? null : `${place.part} ${place.key}`
}

/**
 * The file that holds a document, such that {@link placeOf} gives its key back. A key that makes no file name (a hidden
 * or overlong segment, one that looks like a file where a folder must be) goes under `_/`, as JSON that names itself.
 *
 * @returns relative to the folder
 */
export function fileOf(part: 'page' | 'partial', key: string, format: 'md' | 'json'): string {
  const folder = part === 'page' ? 'pages' : 'partials'
  const segments = (part === 'page' ? key.slice(1) : key).split('/').filter((segment) => segment !== '')
  const isRoot = segments.length === 0
  const keepsName = part === 'partial' && segments.length === 1
  if (isRoot) segments.push('_index')
  else if (/^_?index$/.test(segments.at(-1) ?? '') && !keepsName) segments.push('index')
  const file = `${folder}/${segments.join('/')}.${format}`
  const looksLikeFile = segments.slice(0, -1).some((segment) => /\.(?:md|json)$/.test(segment))
  if (
    isFileName(segments) &&
    !looksLikeFile &&
    !(part === 'partial' && segments.length > 1 && segments[0] === NAMED_INSIDE)
  )
    return file
  return `${folder}/${NAMED_INSIDE}/${hash('sha256', key).slice(0, 32)}.json`
}

/** The file that holds a release, such that {@link placeOf} gives its name back, or leaves it to the file to say it. */
export function releaseFileOf(name: string): string {
  const plain = isFileName([name]) && !name.includes('/') && name.normalize('NFC') === name
  return plain ? `releases/${name}.json` : `releases/${NAMED_INSIDE}/${hash('sha256', name).slice(0, 32)}.json`
}

/** Whether a file can be written and found again under these names; 255 bytes a name are what file systems take. */
export function isFileName(segments: readonly string[]): boolean {
  return (
    Buffer.byteLength(segments.join('/')) <= 1024 &&
    segments.every((segment) => !segment.startsWith('.') && Buffer.byteLength(segment) <= 240)
  )
}

/** Whether a text is a language tag that a strings file can be named by. */
export function isLocale(text: string): boolean {
  return LOCALE.test(text)
}

/** Whether a text can name a block type. */
export function isBlockType(text: string): boolean {
  return BLOCK_TYPE.test(text)
}

/** Whether a text can name a release. */
export function isReleaseName(text: string): boolean {
  return text.isWellFormed() && RELEASE.test(text)
}

/** What a name of a release must be, for people. */
export const releaseNameRule = '1 to 100 characters, none of them a control character'

/** What the type of a page must be, for people. */
export const pageTypeRule = 'a word of letters, digits, `.`, `_` and `-`, 100 at most'

/** Whether a text can be what the route list calls a page. */
export function isPageType(text: string): boolean {
  return PAGE_TYPE.test(text)
}

interface FileName {
  readonly format: 'md' | 'mdx' | 'json'
  readonly folders: readonly string[]
  readonly stem: string
  readonly isIndex: boolean
}

/** Null for a file that is no document. */
function documentName(segments: readonly string[]): FileName | null {
  const [, stem, ending] = /^(.*)\.(md|markdown|mdx|json)$/s.exec(segments.at(-1) ?? '') ?? []
  if (stem === undefined) return null
  const format = ending === 'json' || ending === 'mdx' ? ending : 'md'
  return { format, folders: segments.slice(0, -1), stem, isIndex: stem === 'index' || stem === '_index' }
}

const misplaced: Place = { part: 'problem', reason: `${NAMED_INSIDE}/ is for JSON files that name themselves` }

function pagePlace(file: string, { segments, language }: PagePath, { lowercase, layout, routes }: PlaceContext): Place {
  const name = documentName(segments)
  if (name === null) return bundledPlace(mediaPathOf(file, layout).split('/'))
  const { format, folders, stem, isIndex } = name
  if (folders[0] === NAMED_INSIDE) {
    return format === 'json' ? { part: 'page', format, key: undefined, version: null } : misplaced
  }
  const route = `/${[...folders, ...(isIndex ? [] : [stem])].join('/')}`
  const whole = language === null ? route : routeOfVersion(layout, route, language)
  const key = routes.get(file) ?? normalizeRoute(lowercase ? whole.toLowerCase() : whole)
  if (key === null) return badName('page')
  if (!isDocumentRoute(key))
    return { part: 'problem', reason: `${key} cannot be a page: /_… and /i18n/… are not for pages` }
  return { part: 'page', format, key, version: language === null ? null : { language, route } }
}

function partialPlace(segments: readonly string[]): Place {
  const name = documentName(segments)
  if (name === null) return bundledPlace(null, segments.at(-1))
  const { format, folders, stem, isIndex } = name
  if (folders[0] === NAMED_INSIDE) return format === 'json' ? { part: 'partial', format, key: undefined } : misplaced
  const key = normalizeKey([...folders, ...(isIndex && folders.length > 0 ? [] : [stem])].join('/'))
  return key === null ? badName('partial') : { part: 'partial', format, key }
}

/** A file beside pages belongs to them: a picture of a page bundle, delivered by its path below the pages. */
function bundledPlace(path: readonly string[] | null, name = path?.at(-1)): Place {
  const key = path !== null && path[0] !== NAMED_INSIDE ? normalizeKey(path.join('/')) : null
  const isText = /\.(?:md|markdown|mdx|json)$/i.test(key ?? '')
  if (key !== null && !isText && kindOf(key) !== null) return { part: 'media', key }
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name ?? '')?.[0] ?? 'no ending'
  return ignore(`neither text nor data of a page: ${ending}`)
}

function stringsPlace(rest: readonly string[]): Place {
  const found = /^(.*)\.(json|yml|yaml|toml)$/s.exec(rest.join('/'))
  const format = found?.[2] === 'toml' ? 'toml' : dataFormat(found?.[2])
  const locale = found?.[1]
  if (rest.length > 1 || format === undefined || locale === undefined)
    return ignore('not i18n/<locale>.{json,yml,yaml,toml}')
  if (isLocale(locale)) return { part: 'strings', format, key: locale }
  return { part: 'problem', reason: 'its name is not a language tag, such as en or pt-BR' }
}

/** Types that the environment has of its own lie here, in the folder of types. */
export const OF_ENVIRONMENT = 'environment'

function typeFile(rest: readonly string[]): { readonly type: string; readonly ofEnvironment: boolean } | null {
  const ofEnvironment = rest.length === 2 && rest[0] === OF_ENVIRONMENT
  const type = /^(.*)\.schema\.json$/s.exec(rest.at(-1) ?? '')?.[1]
  return type === undefined || (rest.length > 1 && !ofEnvironment) ? null : { type, ofEnvironment }
}

function blockTypePlace(rest: readonly string[]): Place {
  const found = typeFile(rest)
  if (found === null) return ignore('not blocks/<type>.schema.json')
  if (isBlockType(found.type)) return { part: 'blockType', key: found.type, ofEnvironment: found.ofEnvironment }
  return { part: 'problem', reason: 'its name is not a block type: a small letter, then letters, digits, _ or -' }
}

function pageTypePlace(rest: readonly string[]): Place {
  const found = typeFile(rest)
  if (found === null) return ignore('not types/<type>.schema.json')
  if (isPageType(found.type)) return { part: 'pageType', key: found.type, ofEnvironment: found.ofEnvironment }
  return { part: 'problem', reason: `its name is not a page type: it must be ${pageTypeRule}` }
}

function releasePlace(rest: readonly string[]): Place {
  const found = /^(.*)\.(json|yml|yaml)$/s.exec(rest.at(-1) ?? '')
  const format = dataFormat(found?.[2])
  const stem = found?.[1]
  const inside = rest.length === 2 && rest[0] === NAMED_INSIDE
  if ((rest.length > 1 && !inside) || format === undefined || stem === undefined)
    return ignore('not releases/<name>.{json,yml,yaml}')
  const name = stem.normalize('NFC')
  if (inside) return { part: 'release', format, name: undefined }
  if (isReleaseName(name)) return { part: 'release', format, name }
  return { part: 'problem', reason: `its name cannot be a release's: ${releaseNameRule}` }
}

function dataFormat(extension: string | undefined): 'json' | 'yaml' | undefined {
  if (extension === undefined) return undefined
  return extension === 'json' ? 'json' : 'yaml'
}

function ignore(reason: string): Place {
  return { part: 'ignored', reason }
}

function badName(what: string): Place {
  return { part: 'problem', reason: `its name cannot be a ${what}'s: control characters, \\, ? or #, or too long` }
}
