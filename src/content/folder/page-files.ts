import { hash } from 'node:crypto'
import { prefixOf, type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import type { FolderLayout } from './layout.ts'
import { ownRouteOf } from './own-routes.ts'
import { fileOf, type PlaceContext, placeOf } from './place.ts'

/** Where other programs have their pages, and how names give the languages of these there. */
export type PageLayout = `${'hugo' | 'astro'}-${'suffix' | 'folder'}`

/** A page that is about to be written. */
export interface PlacedPage {
  readonly key: string
  readonly language: string
  /** Of the page that it is a version of; its own where it is none. */
  readonly sourceKey: string
  readonly sourceLanguage: string
  /** The JSON of its fields, which may have a `slug` or `url`. */
  readonly fields: string | null
}

/** The files that a page may be written to. */
export interface PageFiles {
  /** Null where only JSON can hold it. */
  readonly md: string | null
  readonly json: string
}

/** How a folder is written. */
export interface WrittenLayout {
  readonly context: PlaceContext
  /** The folder that all pages are below. */
  readonly root: string
  /** How its `languages.json` says that names give languages. */
  readonly names: 'suffix' | 'folder'
  /** What the folder needs to be read so, by path. */
  readonly config: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, PageFiles>
}

/**
 * Places pages by their languages: each version beside its source, under the same name. A page whose name would be read as
 * another route or language is JSON that says its own route.
 */
export function placePages(
  layout: PageLayout,
  { languages }: SiteLanguages,
  pages: readonly PlacedPage[],
): WrittenLayout {
  const [program, names] = layout.split('-') as ['hugo' | 'astro', 'suffix' | 'folder']
  const root = program === 'hugo' ? 'content' : 'src/content/docs'
  const isApart = layout === 'hugo-folder'
  const apart = isApart ? languages.map(({ code }) => ({ folder: `${root}/${folderOf(code)}`, language: code })) : []
  const folders: FolderLayout = {
    roots: [...apart, { folder: root, language: null }],
    languages,
    names: { suffix: names === 'suffix', folder: names === 'folder' },
  }
  const routes = new Map<string, string>()
  const context = { lowercase: false, layout: folders, routes }
  const first = sourceLanguage({ languages })
  const nameIn = (route: string, language: string, format: 'md' | 'json'): string | null => {
    const plain = fileOf('page', route, format)
    if (plain.startsWith('pages/_/')) return null
    const below = plain.slice('pages/'.length)
    if (first === undefined || (language === first && !isApart)) return `${root}/${below}`
    if (names === 'folder') return `${root}/${folderOf(language)}/${below}`
    return `${root}/${below.replace(/(\.[a-z]+)$/, `.${language}$1`)}`
  }
  const taken = new Set<string>()
  const files = new Map<string, PageFiles>()
  for (const page of pages) {
    const { key, language } = page
    const shared = [commonRoute(languages, page.sourceKey, page.sourceLanguage), commonRoute(languages, key, language)]
    const namesOf = (format: 'md' | 'json') =>
      shared.flatMap((route) => (route === null ? [] : (nameIn(route, language, format) ?? [])))
    const md = namesOf('md').find((file) => !taken.has(file) && isReadAs(page, file, context)) ?? null
    const json = namesOf('json').find((file) => isReadAs(page, file, context))
    files.set(key, { md, json: json ?? `${root}/_/${hash('sha256', key).slice(0, 32)}.json` })
    if (md === null) continue
    taken.add(md)
    const route = routeIn(page, md, context)
    if (route !== null) routes.set(md, route)
  }
  return { context, root, names, config: configOf(program, languages, isApart), files }
}

function folderOf(code: string): string {
  return code.toLowerCase()
}

/** What versions have in common: the route without the prefix of its language; null where it does not begin with that. */
function commonRoute(languages: SiteLanguages['languages'], key: string, language: string): string | null {
  const prefix = prefixOf(languages, language)
  if (prefix === '/') return key
  if (key === prefix) return '/'
  return key.startsWith(`${prefix}/`) ? key.slice(prefix.length) : null
}

/** The route that the front matter of a page's file says; null where it says none. */
function routeIn({ language, fields }: PlacedPage, file: string, context: PlaceContext): string | null {
  const place = placeOf(file, { ...context, routes: new Map() })
  if (place.part !== 'page' || place.format === 'json' || place.version === null || fields === null) return null
  if (language === sourceLanguage(context.layout)) return null
  return ownRouteOf(file, place.version, JSON.parse(fields) as Record<string, unknown>, context)
}

/** Whether a file is read as the page: at its route, and in its language. */
function isReadAs(page: PlacedPage, file: string, context: PlaceContext): boolean {
  const route = routeIn(page, file, context)
  const place = placeOf(file, { ...context, routes: route === null ? new Map() : new Map([[file, route]]) })
  if (place.part !== 'page' || place.key !== page.key) return false
  return place.version === null || place.version.language === page.language
}

/** A minimal configuration of Hugo; Astro's pages are found without one. */
function configOf(
  program: 'hugo' | 'astro',
  languages: SiteLanguages['languages'],
  isApart: boolean,
): ReadonlyMap<string, string> {
  if (program === 'astro') return new Map()
  const [first] = languages
  const lines = languages.flatMap(({ code }, index) => [
    `[languages.${code.toLowerCase()}]`,
    ...(isApart ? [`contentDir = "content/${folderOf(code)}"`] : []),
    `weight = ${index + 1}`,
  ])
  const head = first === undefined ? ['contentDir = "content"'] : [`defaultContentLanguage = "${folderOf(first.code)}"`]
  return new Map([['hugo.toml', `${[...head, ...lines].join('\n')}\n`]])
}
