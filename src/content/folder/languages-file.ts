import { isObject } from '../../lib/json.ts'
import { isLanguageCode } from '../../lib/language-tag.ts'
import { languageFaults, type SiteLanguages } from '../languages/site-languages.ts'
import type { VersionEntry } from './entries.ts'
import { normalizeName } from './names.ts'
import { type Path, type Report, SourceFault, type Tree } from './source.ts'

const LAYOUTS = ['suffix', 'folder'] as const

const STATUSES = ['source', 'current', 'outdated'] as const

type Fail = (path: Path, reason: string) => undefined

/** The contents of `languages.json`. */
export interface LanguagesFile {
  readonly languages: SiteLanguages['languages']
  /** How the names of the folder's files give languages; null where they do not. */
  readonly layout: 'suffix' | 'folder' | null
  readonly versions: readonly Omit<VersionEntry, 'file'>[]
}

/**
 * The languages of a site, and which pages are versions of one another: `{languages, layout?, translations?}`. A page is named by
 * its route, as its own file has it.
 *
 * @param lowercase whether routes of pages are in lower case
 * @returns undefined when something was reported
 * @throws SourceFault for anything but a map
 */
export function readLanguagesFile(tree: Tree, report: Report, lowercase: boolean): LanguagesFile | undefined {
  const { value } = tree
  if (!isObject(value)) throw new SourceFault('must be a map with languages', tree.lineOf([]))
  let failed = false
  const fail: Fail = (path, reason) => {
    failed = true
    report(`${path.length === 0 ? '' : `${path.join('/')}: `}${reason}`, tree.lineOf(path))
  }
  checkMembers(value, ['languages', 'layout', 'translations'], [], fail)
  const layout = LAYOUTS.find((known) => known === value.layout) ?? null
  if (layout === null && value.layout !== undefined) fail(['layout'], `must be one of ${LAYOUTS.join(', ')}`)
  const languages = listAt(value.languages, ['languages'], fail).flatMap(
    (item, index) => languageOf(item, ['languages', index], fail) ?? [],
  )
  if (Array.isArray(value.languages) && value.languages.length === 0)
    fail(['languages'], 'must be one language or more')
  for (const { place, message } of languageFaults(languages)) fail(['languages', ...place.split('/')], message)
  const groups = listAt(value.translations ?? [], ['translations'], fail)
  const versions = groups.flatMap((group, index) => {
    const at = ['translations', index]
    if (!isObject(group)) {
      fail(at, 'must be a map with versions')
      return []
    }
    checkMembers(group, ['versions'], at, fail)
    return listAt(group.versions, [...at, 'versions'], fail).flatMap((item, place) => {
      const version = versionOf(item, [...at, 'versions', place], lowercase, fail)
      return version === undefined
        ? []
        : [{ ...version, group: `translations/${index}`, line: tree.lineOf([...at, 'versions', place]) }]
    })
  })
  return failed ? undefined : { languages, layout, versions }
}

function languageOf(item: unknown, at: Path, fail: Fail): SiteLanguages['languages'][number] | undefined {
  if (!isObject(item)) return fail(at, 'must be a map with code')
  checkMembers(item, ['code', 'prefix', 'fallback'], at, fail)
  const { code, prefix, fallback } = item
  if (typeof code !== 'string' || !isLanguageCode(code)) {
    return fail([...at, 'code'], 'must be a language tag in its usual spelling, such as de, de-CH or zh-Hant')
  }
  if (prefix !== undefined && typeof prefix !== 'string') return fail([...at, 'prefix'], 'must be a string')
  if (fallback !== undefined && typeof fallback !== 'string') return fail([...at, 'fallback'], 'must be a string')
  return { code, ...(prefix === undefined ? {} : { prefix }), ...(fallback === undefined ? {} : { fallback }) }
}

function versionOf(
  item: unknown,
  at: Path,
  lowercase: boolean,
  fail: Fail,
): Pick<VersionEntry, 'key' | 'language' | 'status'> | undefined {
  if (!isObject(item)) return fail(at, 'must be a map with route and language')
  checkMembers(item, ['route', 'language', 'status'], at, fail)
  const { route, language } = item
  const key = typeof route === 'string' ? normalizeName('page', lowercase)(route) : null
  if (key === null) return fail([...at, 'route'], 'must be the route of a page')
  if (typeof language !== 'string') return fail([...at, 'language'], 'must be a language tag')
  const status = STATUSES.find((known) => known === item.status) ?? null
  if (status === null && item.status !== undefined) {
    return fail([...at, 'status'], `must be one of ${STATUSES.join(', ')}`)
  }
  return { key, language, status }
}

function listAt(value: unknown, at: Path, fail: Fail): unknown[] {
  if (Array.isArray(value)) return value
  fail(at, 'must be a list')
  return []
}

function checkMembers(value: Record<string, unknown>, known: readonly string[], at: Path, fail: Fail): void {
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) fail([...at, name], `is unknown here; known are ${known.join(', ')}`)
  }
}
