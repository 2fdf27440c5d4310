import { join } from 'node:path'
import { languageFaults, type SiteLanguages } from '../languages/site-languages.ts'
import type { LanguagesEntry } from './entries.ts'
import { type HugoConfig, readHugoConfig } from './hugo-config.ts'
import { readJson } from './json-source.ts'
import { type LanguagesFile, readLanguagesFile } from './languages-file.ts'
import { type FolderLayout, type LanguageNames, ownLayout } from './layout.ts'
import { isThere } from './open-file.ts'
import { type Problem, SourceFault, type Tree } from './source.ts'
import { readText } from './text.ts'
import { readYaml } from './yaml-source.ts'

/** Where Astro's Starlight has its pages. */
const ASTRO = 'src/content/docs'

/** What is known of languages before a folder is looked at. */
export interface KnownLanguages {
  /** Those of the site, its first one first. */
  readonly site: SiteLanguages['languages']
  /** Those that an option of the import declares, the default one first; empty without that option. */
  readonly named: SiteLanguages['languages']
}

export interface FoundLayout {
  readonly layout: FolderLayout
  /** Languages that the site has to have for the routes of this folder; null where it has them, or `languages.json` does. */
  readonly languages: LanguagesEntry | null
  /** With one of them nothing of the folder is imported, since its routes would be others. */
  readonly problems: readonly Problem[]
}

/**
 * Where a folder has its pages, and how the names of its files give their languages. These are declared by the first that
 * there is of the import's option, the folder's `languages.json`, the configuration of Hugo, and the site; a part of a name
 * that none of them declares is no language.
 */
export async function findLayout(root: string, { site, named }: KnownLanguages): Promise<FoundLayout> {
  const problems: Problem[] = []
  const refuse = (file: string, reason: string): void => {
    problems.push({ file, reason, refusesAll: true })
  }
  const hugo = await readHugoConfig(root, problems)
  const roots = await findRoots(root, hugo)
  const both: LanguageNames = { suffix: true, folder: true }
  const declare = (languages: SiteLanguages['languages'], file: string, names: LanguageNames): FoundLayout => {
    const merged = withSite(languages, site)
    const isNew = merged.some(({ code }) => site.every((language) => language.code !== code))
    const order = [...site.filter(({ code }) => merged.every((one) => one.code !== code)), ...merged]
    const first = merged[0]?.code
    const all = order.toSorted((a, b) => Number(b.code === first) - Number(a.code === first))
    const isOther = site.length > 0 && site[0]?.code !== first
    const [fault] = languageFaults(all)
    if (isOther) refuse(file, `the first language is ${first}, and that of the site is ${site[0]?.code}`)
    else if (fault !== undefined) refuse(file, `languages/${fault.place}: ${fault.message}`)
    const declared = isNew && !isOther && fault === undefined ? { languages: merged, file } : null
    return { layout: { roots, languages: all, names }, languages: declared, problems }
  }
  if (named.length > 0) return declare(named, '.', both)
  const own = await readOwn(root, refuse)
  if (own !== null) {
    const { languages, layout } = own
    const names = { suffix: layout === 'suffix', folder: layout === 'folder' }
    return { layout: { roots, languages: layout === null ? [] : languages, names }, languages: null, problems }
  }
  if (hugo !== null && hugo.languages.length > 0)
    return declare(hugo.languages, hugo.file, { suffix: true, folder: false })
  return { layout: { roots, languages: site, names: both }, languages: null, problems }
}

/** A language that the site has stays as the site has it. */
function withSite(languages: SiteLanguages['languages'], site: SiteLanguages['languages']): SiteLanguages['languages'] {
  return languages.map((language) => site.find(({ code }) => code === language.code) ?? language)
}

/** Null where there is no such file; its faults are found when it is read as a file of the folder. */
async function readOwn(
  root: string,
  refuse: (file: string, reason: string) => void,
): Promise<Pick<LanguagesFile, 'languages' | 'layout'> | null> {
  for (const ending of ['json', 'yml', 'yaml']) {
    const file = `languages.${ending}`
    if (!(await isThere(join(root, file)))) continue
    const { text } = await readText(join(root, file)).catch(() => ({ text: '' }))
    const own = parseOwn(text, ending === 'json' ? readJson : readYaml)
    if (own === null && /\blayout\b/.test(text))
      refuse(file, 'has problems, and its `layout` decides the languages of all files')
    return own ?? { languages: [], layout: null }
  }
  return null
}

/** Null where it has problems. */
function parseOwn(text: string, read: (text: string) => Tree): LanguagesFile | null {
  try {
    return readLanguagesFile(read(text), () => {}, false) ?? null
  } catch (error) {
    if (error instanceof SourceFault || error instanceof RangeError) return null
    throw error
  }
}

async function findRoots(root: string, hugo: HugoConfig | null): Promise<FolderLayout['roots']> {
  if (await isThere(join(root, 'pages'))) {
    const below = (hugo?.contentDirs ?? []).flatMap(({ folder, language }) =>
      folder.startsWith(`${hugo?.contentDir}/`)
        ? [{ folder: `pages${folder.slice(hugo?.contentDir.length)}`, language }]
        : [],
    )
    return [...below, ...ownLayout.roots]
  }
  if (hugo !== null) {
    const { contentDir, contentDirs } = hugo
    const apart = contentDirs.filter(({ folder }) => folder !== contentDir)
    const roots = [...apart, { folder: contentDir, language: null }]
    return [...roots.toSorted((a, b) => b.folder.length - a.folder.length), ...ownLayout.roots]
  }
  return (await isThere(join(root, ASTRO))) ? [{ folder: ASTRO, language: null }, ...ownLayout.roots] : ownLayout.roots
}
