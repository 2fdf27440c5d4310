import { type Command, InvalidArgumentError, Option } from 'commander'
import { TriptychError } from '../../errors.ts'
import { usualSpelling } from '../../lib/language-tag.ts'
import { printableJson } from '../../lib/printable.ts'
import { tableLines } from '../../lib/text-table.ts'
import { listTranslations, type TranslationFilter } from '../languages/list-translations.ts'
import type { Translations } from '../languages/page-versions.ts'
import { Languages, prefixOf, readLanguages, type SiteLanguages } from '../languages/site-languages.ts'
import type { Scope } from '../sites.ts'
import {
  addScopeOptions,
  type ContentAccess,
  exitHelp,
  type Open,
  type Printing,
  print,
  requireScope,
  run,
} from './access.ts'
import { printList } from './listing.ts'

const setHelp = `
The first language that is set is the one the site is written in: every page without a language of its own is in it.
Without --prefix routes of new pages begin with / in the first language, and with /de-ch in de-CH.
`

const noLanguages = 'The site has no languages. "triptych content languages set <code> --site <site>" adds one.'

type Flags = Printing & { readonly site: string }

interface SetFlags extends Flags {
  readonly prefix?: string
  /** False where none is to stand in. */
  readonly fallback?: string | false
}

interface GridFlags extends Scope, Printing {
  readonly missing?: string | true
  readonly outdated?: string | true
}

/** The languages of a site, and which versions of its pages there are. */
export function addLanguageCommands(content: Command, open: Open): void {
  const languages = content.command('languages').description('list, add, change or remove the languages of a site')
  const add = (words: string, description: string, help = ''): Command =>
    languages
      .command(words)
      .description(description)
      .requiredOption('--site <site>', 'the site; "triptych content sites" lists them')
      .option('--json', 'print JSON, as the API returns it')
      .addHelpText('after', help + exitHelp)
  add('list', 'list the languages of a site, the one that it is written in first').action((flags: Flags) =>
    run(open, (access) => showLanguages(access, flags)),
  )
  add('set', 'add a language, or change it; it is named by its tag (BCP 47): de, de-CH, zh-Hant', setHelp)
    .argument('<code>', 'the language', readLanguage)
    .option('--prefix <path>', 'what routes of new pages in it begin with: /de')
    .option('--fallback <code>', 'the language that stands in where a page is not public in this one', readLanguage)
    .option('--no-fallback', 'no language stands in')
    .action((code: string, flags: SetFlags) => run(open, (access) => setLanguage(access, code, flags)))
  add('remove', 'remove a language that no page is in')
    .argument('<code>', 'the language', readLanguage)
    .action((code: string, flags: Flags) => run(open, (access) => removeLanguage(access, code, flags)))
  addScopeOptions(content.command('translations').description('list the pages with their versions in each language'))
    .addOption(
      new Option('--missing [code]', 'only pages without a version in a language, or in any of them')
        .argParser(readLanguage)
        .conflicts('outdated'),
    )
    .option(
      '--outdated [code]',
      'only pages with a version older than its source, in a language or in any',
      readLanguage,
    )
    .option('--json', 'print JSON, as the API returns it')
    .addHelpText('after', exitHelp)
    .action((flags: GridFlags) => run(open, (access) => showTranslations(access, flags)))
}

async function showLanguages({ db }: ContentAccess, { site, json = false }: Flags): Promise<void> {
  const { value } = await new Languages(db).read(site)
  printLanguages(value, json)
}

function printLanguages(value: SiteLanguages, json: boolean): void {
  if (json) print(printableJson(value))
  else if (value.languages.length === 0) print(noLanguages)
  else {
    const rows = value.languages.map(({ code, fallback = '-' }) => [code, prefixOf(value.languages, code), fallback])
    process.stdout.write(tableLines([['LANGUAGE', 'PREFIX', 'FALLBACK'], ...rows], '').join(''))
  }
}

/** @throws TriptychError what `Languages.put` throws */
async function setLanguage(access: ContentAccess, code: string, flags: SetFlags): Promise<void> {
  const { site, prefix, fallback, json = false } = flags
  await changeLanguages(access, site, json, ({ languages }) => {
    const before = languages.find((language) => language.code === code)
    const { fallback: standIn, ...rest } = { ...before, code, ...(prefix !== undefined && { prefix }) }
    const stands = fallback === undefined ? standIn : fallback
    const next = typeof stands === 'string' ? { ...rest, fallback: stands } : rest
    return before === undefined ? [...languages, next] : languages.map((one) => (one === before ? next : one))
  })
}

/** @throws TriptychError `not_found` for a language that the site does not have, and what `Languages.put` throws */
async function removeLanguage(access: ContentAccess, code: string, { site, json = false }: Flags): Promise<void> {
  await changeLanguages(access, site, json, ({ languages }) => {
    const rest = languages.filter((language) => language.code !== code)
    if (rest.length < languages.length) return rest
    throw new TriptychError(
      'not_found',
      `${site} is not in ${code}: "triptych content languages list" lists its languages`,
    )
  })
}

async function changeLanguages(
  { db }: ContentAccess,
  site: string,
  json: boolean,
  change: (now: SiteLanguages) => SiteLanguages['languages'],
): Promise<void> {
  const languages = new Languages(db)
  const { value, etag } = await languages.read(site)
  printLanguages((await languages.put(site, { languages: change(value) }, etag)).value, json)
}

async function showTranslations(access: ContentAccess, flags: GridFlags): Promise<void> {
  const { missing, outdated, json = false } = flags
  const scope = await requireScope(access, flags)
  const languages = await readLanguages(access.db.reader, scope.site)
  const filter = filterOf(missing, outdated)
  await printList((page) => listTranslations(access.db, scope, page, filter), {
    json,
    heading: ['PAGE', ...languages.languages.map(({ code }) => code)],
    rowOf: (row) => [pageOf(row), ...row.versions.map(cellOf)],
    none: noneOf(languages, filter),
  })
}

function filterOf(missing: GridFlags['missing'], outdated: GridFlags['outdated']): TranslationFilter {
  const wanted = missing ?? outdated
  if (wanted === undefined) return {}
  const language = wanted === true ? undefined : wanted
  return { status: missing === undefined ? 'outdated' : 'missing', language }
}

function noneOf({ languages }: SiteLanguages, { status, language }: TranslationFilter): string {
  if (languages.length === 0) return noLanguages
  if (status === undefined) return 'There are no pages.'
  return `No page is ${status} in ${language ?? 'any language'}.`
}

/** The route of the source; where it is gone, of another version. */
function pageOf({ versions }: Translations): string {
  const shown = versions.find(({ status }) => status === 'source') ?? versions.find(({ page }) => page !== null)
  return shown?.page?.route ?? ''
}

/** `outdated, published`; what is in step with its source has its state alone. */
function cellOf({ status, page }: Translations['versions'][number]): string {
  if (page === null) return status
  return status === 'current' ? page.state : `${status}, ${page.state}`
}

/** A language tag as the API takes it, whatever its letters' case. */
function readLanguage(text: string): string {
  const code = usualSpelling(text)
  if (code !== null) return code
  throw new InvalidArgumentError('not a language tag, such as de, de-CH or zh-Hant.')
}
