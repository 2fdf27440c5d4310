import { prefixOf, routeBelow, type SiteLanguages } from '../languages/site-languages.ts'

/** How the names of a folder's files give languages: `about.de.md`, `de/about.md`. */
export interface LanguageNames {
  readonly suffix: boolean
  readonly folder: boolean
}

/** Where a folder has its pages, and in which languages they are by their names. */
export interface FolderLayout {
  /** The folders of pages, the innermost first, and the language of those whose pages are all in one. */
  readonly roots: readonly { readonly folder: string; readonly language: string | null }[]
  /** Those that names may give; where there are none, no page has a language by its name. */
  readonly languages: SiteLanguages['languages']
  readonly names: LanguageNames
}

/** Triptych's own folder, whose names give no languages. */
export const ownLayout: FolderLayout = {
  roots: [{ folder: 'pages', language: null }],
  languages: [],
  names: { suffix: false, folder: false },
}

/** Where the folder of a page begins, and what is below. */
export interface PagePath {
  /** The folder that links from the top of all pages, or of those in one language, are looked up in, the innermost first. */
  readonly tops: readonly string[]
  /** Below the folder of pages, without the part that gives a language. */
  readonly segments: readonly string[]
  /** By the name of its file; null where no name gives a language. */
  readonly language: string | null
  /** What stands before the ending of the file, `.de`; empty where nothing does. */
  readonly suffix: string
}

/** Null for a file that lies in no folder of pages. */
export function pagePathOf(file: string, layout: FolderLayout): PagePath | null {
  const root = layout.roots.find(({ folder }) => file.startsWith(`${folder}/`))
  if (root === undefined) return null
  const segments = file.slice(root.folder.length + 1).split('/')
  const others = layout.roots.filter(({ language }) => language === null).map(({ folder }) => folder)
  const tops = [...new Set([root.folder, ...others])]
  const [first] = layout.languages
  const unsaid = { tops, segments, language: root.language ?? first?.code ?? null, suffix: '' }
  // A file below `_/` holds its own route.
  if (first === undefined || root.language !== null || segments[0] === '_') return unsaid
  return byFolder(layout, root.folder, unsaid) ?? bySuffix(layout, unsaid) ?? unsaid
}

function byFolder({ languages, names }: FolderLayout, root: string, path: PagePath): PagePath | null {
  const [top = '', ...below] = path.segments
  if (!names.folder || below.length === 0) return null
  const language = languages.find(
    ({ code }) => code.toLowerCase() === top.toLowerCase() || prefixOf(languages, code) === `/${top}`,
  )
  if (language === undefined) return null
  return { ...path, tops: [`${root}/${top}`, ...path.tops], segments: below, language: language.code }
}

function bySuffix({ languages, names }: FolderLayout, path: PagePath): PagePath | null {
  const [, stem, suffix = '', ending] =
    /^(.+)(\.[^.]+)(\.(?:md|markdown|mdx|json))$/s.exec(path.segments.at(-1) ?? '') ?? []
  const language = languages.find(({ code }) => `.${code}`.toLowerCase() === suffix.toLowerCase())
  if (!names.suffix || stem === undefined || language === undefined) return null
  return { ...path, segments: [...path.segments.slice(0, -1), stem + ending], language: language.code, suffix }
}

/** The route of a page's version in a language: the one that all of them have in common, below the prefix of the language. */
export function routeOfVersion({ languages }: FolderLayout, route: string, language: string): string {
  return routeBelow(prefixOf(languages, language), route)
}

/** Below the folder of all pages: what a picture beside a page is delivered by. */
export function mediaPathOf(file: string, { roots }: FolderLayout): string {
  const outer = roots.filter(({ folder, language }) => language === null && file.startsWith(`${folder}/`)).at(-1)
  return outer === undefined ? file : file.slice(outer.folder.length + 1)
}
