import type { Kysely } from 'kysely'
import type { LanguagesEntry } from '../folder/entries.ts'
import { languageFaults, readLanguages, type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import { renewVersions } from '../publish.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { concurrentChange } from './error.ts'
import { type FileCounts, type FileProblem, noFiles } from './report.ts'

export interface LanguagesPlan {
  readonly before: SiteLanguages
  /** What the site has after the import. */
  readonly after: SiteLanguages
  readonly isChanged: boolean
  readonly counts: FileCounts
  readonly problems: readonly FileProblem[]
}

/**
 * Compares the languages of a folder with those of a site. The folder's replace those with the same tag, and the site's
 * others stay. Which one comes first never changes: pages without a language of their own are in that one.
 */
export async function planLanguages(
  db: Kysely<ContentTables>,
  site: string,
  folder: LanguagesEntry | null,
): Promise<LanguagesPlan> {
  const before = await readLanguages(db, site)
  const same = { before, after: before, isChanged: false, counts: noFiles(), problems: [] }
  if (folder === null) return same
  const refuse = (reason: string): LanguagesPlan => ({ ...same, problems: [{ file: folder.file, reason }] })
  const first = folder.languages[0]?.code
  const source = sourceLanguage(before) ?? first
  if (first !== source) return refuse(`its first language is ${first}, and that of the site is ${source}`)
  const stored = new Map(before.languages.map((language) => [language.code, language]))
  const merged = new Map(stored)
  const counts = noFiles()
  for (const language of folder.languages) {
    const there = stored.get(language.code)
    counts[there === undefined ? 'new' : isSame(there, language) ? 'unchanged' : 'changed'] += 1
    if (there === undefined || !isSame(there, language)) merged.set(language.code, language)
  }
  const languages = [...merged.values()]
  const [fault] = languageFaults(languages)
  if (fault !== undefined) {
    const [index, member] = fault.place.split('/')
    return refuse(`with those of the site, the ${member} of ${languages[Number(index)]?.code}: ${fault.message}`)
  }
  return { before, after: { languages }, isChanged: counts.new + counts.changed > 0, counts, problems: [] }
}

type SiteLanguage = SiteLanguages['languages'][number]

function isSame(a: SiteLanguage, b: SiteLanguage): boolean {
  return a.prefix === b.prefix && a.fallback === b.fallback
}

/**
 * Counts at once, in every environment of the site.
 *
 * @throws ImportError `changed_meanwhile`
 */
export async function writeLanguages(
  trx: Transact,
  site: string,
  { before, after, isChanged }: LanguagesPlan,
  now: number,
): Promise<void> {
  if (JSON.stringify(await readLanguages(trx, site)) !== JSON.stringify(before)) {
    throw concurrentChange("the site's languages")
  }
  if (!isChanged) return
  await trx
    .updateTable('site')
    .set({ languages: JSON.stringify(after) })
    .where('id', '=', site)
    .execute()
  await renewVersions(trx, site, now)
}
