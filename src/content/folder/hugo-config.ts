import { join } from 'node:path'
import { isObject } from '../../lib/json.ts'
import { usualSpelling } from '../../lib/language-tag.ts'
import type { SiteLanguages } from '../languages/site-languages.ts'
import { readJson } from './json-source.ts'
import { isThere } from './open-file.ts'
import { type Problem, SourceFault, type Tree } from './source.ts'
import { readText } from './text.ts'
import { readToml } from './toml-source.ts'
import { readYaml } from './yaml-source.ts'

/** The languages of a Hugo site, and where their pages are. */
export interface HugoConfig {
  /** The file that declares the languages, relative to the root. */
  readonly file: string
  /** The default one first; none where the site has only one. */
  readonly languages: SiteLanguages['languages']
  /** Where pages are, below the root, and those of one language alone. */
  readonly contentDir: string
  readonly contentDirs: readonly { readonly folder: string; readonly language: string }[]
}

const READERS: readonly (readonly [string, (text: string) => Tree])[] = [
  ['toml', readToml],
  ['yaml', readYaml],
  ['yml', readYaml],
  ['json', readJson],
]

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config']

/** The configuration of a Hugo site in a folder; null where there is none. Nothing of it is run. */
export async function readHugoConfig(root: string, problems: Problem[]): Promise<HugoConfig | null> {
  const main = await readFirst(root, NAMES, problems)
  if (main === null) return null
  const apart = await readFirst(root, ['config/_default/languages'], problems)
  const { value } = main
  const file = apart?.file ?? main.file
  const given = apart === null ? member(value, 'languages') : apart.value
  const languages = Object.entries(isObject(given) ? given : {})
    .filter(([, settings]) => isObject(settings) && member(settings, 'disabled') !== true)
    .map(([name, settings]) => ({ name, settings: isObject(settings) ? settings : {} }))
  const standard = textOf(member(value, 'defaultContentLanguage')) ?? 'en'
  const weight = (settings: Record<string, unknown>): number => Number(member(settings, 'weight') ?? 0)
  const ordered = languages.toSorted(
    (a, b) =>
      Number(b.name === standard) - Number(a.name === standard) ||
      weight(a.settings) - weight(b.settings) ||
      (a.name < b.name ? -1 : 1),
  )
  const inFolder = member(value, 'defaultContentLanguageInSubdir') === true
  const known = ordered.flatMap(({ name, settings }, index) => {
    const code = usualSpelling(name)
    if (code === null) {
      problems.push({ file, reason: `languages/${name}: is no language tag such as de or pt-br`, refusesAll: true })
      return []
    }
    const folder = folderOf(textOf(member(settings, 'contentDir')))
    return [{ folder, language: { code, ...(index === 0 && inFolder ? { prefix: `/${name.toLowerCase()}` } : {}) } }]
  })
  return {
    file,
    languages: known.length > 1 ? known.map(({ language }) => language) : [],
    contentDir: folderOf(textOf(member(value, 'contentDir'))) ?? 'content',
    contentDirs: known.flatMap(({ folder, language }) =>
      folder === null ? [] : [{ folder, language: language.code }],
    ),
  }
}

async function readFirst(
  root: string,
  names: readonly string[],
  problems: Problem[],
): Promise<{ readonly file: string; readonly value: Record<string, unknown> } | null> {
  for (const name of names) {
    for (const [ending, read] of READERS) {
      const file = `${name}.${ending}`
      const value = await readMap(root, file, read, problems)
      if (value !== null) return { file, value }
    }
  }
  return null
}

async function readMap(
  root: string,
  file: string,
  read: (text: string) => Tree,
  problems: Problem[],
): Promise<Record<string, unknown> | null> {
  if (!(await isThere(join(root, file)))) return null
  try {
    const { value } = read((await readText(join(root, file))).text)
    return isObject(value) ? value : {}
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    const { message: reason, line } = error
    problems.push({ file, reason, refusesAll: true, ...(line === undefined ? {} : { line }) })
    return {}
  }
}

/** Hugo reads the names of settings in any case. */
function member(map: Record<string, unknown>, name: string): unknown {
  return Object.entries(map).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Relative to the root, without slashes around it. */
function folderOf(path: string | null): string | null {
  const folder = path?.replace(/^(?:\.?\/)+|\/+$/g, '') ?? ''
  return folder === '' || folder.split('/').includes('..') ? null : folder
}
