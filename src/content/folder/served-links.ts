import { posix } from 'node:path'
import { encodeText } from '../encode.ts'
import { type LinkingBody, markdownLinks, rewriteLinks } from '../links/find-links.ts'
import { respell } from '../links/link-target.ts'
import { pagePathOf } from './layout.ts'
import { type PlaceContext, placeOf } from './place.ts'

/** What a file of a folder is read beside. */
export interface FolderContext extends PlaceContext {
  /** The files of the folder, sorted as `Array.sort` does. */
  readonly files: readonly string[]
}

/** What a text has where it may have relative links, or links to files of pages. */
const MAYBE = /\](?:\(|:)\s*<?(?:(?![a-z][a-z0-9+.-]*:|[\s/#?<)])|\/\S*\.(?:md|mdx|markdown)\b)/i

/** Hugo's shortcodes for the address of a page. */
const REF = /\{\{[<%]\s*(?:rel)?ref\s+(?:"([^"\n]*)"|`([^`\n]*)`)\s*[>%]\}\}/g

const SUFFIX = /[?#].*$/su

/** What the name of a page's file may end with. */
const PAGE_ENDINGS = ['', '/index', '/_index'].flatMap((name) =>
  ['.md', '.markdown', '.mdx', '.json'].map((ending) => name + ending),
)

/**
 * A Markdown text with its links to files of the folder as links to what delivery serves of those: relative ones, as
 * `../other.md` and `picture.png`, those from the top of `pages/`, as `/blog/first.md`, and Hugo's `ref` and `relref`.
 *
 * @param file that has the text
 * @param unknown called with each relative link that leads to no file of the folder, and stays as it is
 */
export function serveLinks(
  text: string,
  file: string,
  context: FolderContext,
  unknown: (link: string) => void,
): string {
  const named = text.replace(REF, (shortcode, quoted?: string, raw?: string) => {
    const link = quoted ?? raw ?? ''
    const address = link.startsWith('#') ? link : refAddress(link, file, context)
    if (address === null) unknown(link)
    return address ?? shortcode
  })
  let written = ''
  let end = 0
  for (const { destination, start } of markdownLinks(named, MAYBE)) {
    if (/^(?:[a-z][a-z0-9+.-]*:|[#?]|$)/i.test(destination)) continue
    const path = decode(destination.replace(SUFFIX, ''))
    const isAbsolute = path.startsWith('/')
    if (isAbsolute && !/\.(?:md|mdx|markdown)$/.test(path)) continue
    const address = firstAddress(filesAt(file, path, context), context)
    if (address === null) {
      if (!isAbsolute) unknown(destination)
      continue
    }
    written += named.slice(end, start) + respell(destination, { kind: 'page', key: address })
    end = start + destination.length
  }
  return written + named.slice(end)
}

/** A document with its links to pages of the folder in lower case, as the routes of those are. */
export function lowercaseLinks<T extends Pick<LinkingBody, 'body' | 'fields'>>(
  document: T,
  of: Pick<LinkingBody, 'kind' | 'type'>,
  context: FolderContext,
): T {
  const written = rewriteLinks({ ...document, ...of }, (text, { kind, key }) =>
    kind === 'page' && hasPage(key, context) ? respell(text, { kind, key: key.toLowerCase() }) : text,
  )
  return { ...document, ...encodeText(written.body, written.fields) }
}

/** Whether the folder has a page whose file is called as the route. */
export function hasPage(route: string, context: FolderContext): boolean {
  let routes = routesOf.get(context)
  if (routes === undefined) {
    const places = context.files.map((file) => placeOf(file, { ...context, lowercase: false }))
    routes = new Set(places.flatMap((place) => (place.part === 'page' && place.key !== undefined ? [place.key] : [])))
    routesOf.set(context, routes)
  }
  return routes.has(route)
}

/** The routes of the pages of folders, in the case of their files. */
const routesOf = new WeakMap<FolderContext, ReadonlySet<string>>()

/** Where `ref` finds a page: beside the file, or from the top of `pages/`, with or without its ending. */
function refAddress(link: string, file: string, context: FolderContext): string | null {
  const path = decode(link.replace(SUFFIX, '')).replace(/(?<=.)\/$/, '')
  if (path === '' || path === '/') return null
  for (const at of [path, `/${path}`]) {
    const names = ['', ...PAGE_ENDINGS].map((ending) => at + ending)
    const address = firstAddress(
      names.flatMap((name) => filesAt(file, name, context)),
      context,
    )
    if (address !== null) return respell(link, { kind: 'page', key: address })
  }
  return null
}

/**
 * The files that a path may lead to from another file, none of them out of the folder: of a page with a language in its name,
 * first those in the same one.
 */
function filesAt(file: string, path: string, { layout }: FolderContext): string[] {
  const { tops = layout.roots.map(({ folder }) => folder), suffix = '' } = pagePathOf(file, layout) ?? {}
  const places = path.startsWith('/') ? tops.map((top) => `${top}/${path}`) : [posix.join(posix.dirname(file), path)]
  const within = places.map(posix.normalize).filter((place) => !place.startsWith('..'))
  return within.flatMap((place) => {
    return suffix === '' ? [place] : [place.replace(/(?=\.(?:md|markdown|mdx|json)$)/, suffix), place]
  })
}

function firstAddress(files: readonly string[], context: FolderContext): string | null {
  for (const file of files) {
    const address = addressOf(file, context)
    if (address !== null) return address
  }
  return null
}

/** What delivery serves of a file of the folder; null where there is no such file, and for what it serves nothing of. */
function addressOf(file: string, context: FolderContext): string | null {
  const found = find(file, context)
  if (found === null) return null
  const place = placeOf(found, context)
  if (place.part === 'page') return place.key ?? null
  return place.part === 'media' ? `/media/${place.key}` : null
}

/** The file as the folder spells it: systems differ in how they compose letters. */
function find(file: string, { files }: FolderContext): string | null {
  return [file, file.normalize('NFC'), file.normalize('NFD')].find((name) => isAmong(name, files)) ?? null
}

function isAmong(name: string, sorted: readonly string[]): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < name) low = middle + 1
    else high = middle
  }
  return sorted[low] === name
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
