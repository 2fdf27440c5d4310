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

type Languages = SiteLanguages['languages']

/** What is known of languages before a folder is looked at. */
export interface KnownLanguages {
  /** Those of the site, its first one first. */
  readonly site: Languages
  /** Those that an option of the import declares, the default one first; empty without that option. */
  readonly named: Languages
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
  const declare = (declared: Languages, file: string, names: LanguageNames): FoundLayout => {
    const { all, added, fault } = mergeLanguages(site, declared)
    if (fault !== null) refuse(file, fault)
    const languages = added === null || fault !== null ? null : { languages: added, file }
    return { layout: { roots, languages: all, names }, languages, problems }
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

interface MergedLanguages {
  /** Those of the site too, the first declared one first. */
  readonly all: Languages
  /** The declared ones, each as the site has it; null where the site has them all. */
  readonly added: Languages | null
  /** Why the site cannot have them; null where it can. */
  readonly fault: string | null
}

/** What a folder declares, with the languages of the site. */
function mergeLanguages(site: Languages, declared: Languages): MergedLanguages {
  const merged = declared.map((language) => site.find(({ code }) => code === language.code) ?? language)
  const isNew = merged.some(({ code }) => site.every((language) => language.code !== code))
  const order = [...site.filter(({ code }) => merged.every((one) => one.code !== code)), ...merged]
  const first = merged[0]?.code
  const all = order.toSorted((a, b) => Number(b.code === first) - Number(a.code === first))
  const [fault] = languageFaults(all)
  const isOther = site.length > 0 && site[0]?.code !== first
  const faultOfAll = fault === undefined ? null : `languages/${fault.place}: ${fault.message}`
  return {
    all,
    added: isNew ? merged : null,
    fault: isOther ? `the first language is ${first}, and that of the site is ${site[0]?.code}` : faultOfAll,
  }
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
