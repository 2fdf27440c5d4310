import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { usualSpelling } from '../../lib/language-tag.ts'
import { printable } from '../../lib/printable.ts'
import { count } from '../../lib/text-table.ts'
import type { PageLayout } from '../folder/page-files.ts'
import type { SiteLanguages } from '../languages/site-languages.ts'
import type { Scope } from '../sites.ts'
import { type ContentAccess, exitCodes, type Open, print, run } from './access.ts'

const exitHelp = `
Exit codes: 0 done; 64 wrong usage; 65 the folder has problems, all listed;
75 a concurrent change, run it again. All is written or nothing.`

const strictHelp = `
A file that has a problem is left out and listed, and the others are imported;
--prune removes nothing then. With --strict nothing is imported.
`

const folderHelp = `
What is read from the folder:
  pages/**/*.{md,mdx,json}     pages, by route; an index is its folder
  partials/**/*.{md,mdx,json}  partials
  i18n/<locale>.{yml,json,toml} interface strings of a language
  media/**                     media files
  redirects.{yml,json}         redirects
  languages.{yml,json}         languages, and which pages are versions of one another
  drafts.{yml,json}            drafts of documents that are public otherwise
  blocks/<type>.schema.json    block types (JSON Schema)
  types/<type>.schema.json     page types (JSON Schema)
  blocks/environment/**, types/environment/** types of this environment alone
  releases/<name>.{yml,json}   releases: what is to become public together
.yaml is the same as .yml, .markdown as .md. Pictures beside pages are media.
`

const exportHelp = `
Published releases are history and are not written. Scheduled ones are, without their time.
`

const typesHelp = `
Exit codes: 0 done; 1 refused, a line says why; 64 wrong usage.`

interface ImportFlags {
  readonly publish?: boolean
  readonly release?: string
  readonly dryRun?: boolean
  readonly prune?: boolean
  readonly media?: boolean
  readonly overwrite?: boolean
  readonly strict?: boolean
  readonly lowercase?: boolean
  readonly languages?: SiteLanguages['languages']
}

interface ExportFlags {
  readonly published?: boolean
  readonly layout?: PageLayout
}

/** As `folder/page-files.ts` has them, which is loaded with the command. */
const PAGE_LAYOUTS: readonly PageLayout[] = ['hugo-suffix', 'hugo-folder', 'astro-suffix', 'astro-folder']

function declarationFile(file: string): string {
  if (!/\.d\.[cm]?ts$/.test(file)) throw new InvalidArgumentError('its name must end in .d.ts.')
  return file
}

function languageList(text: string): SiteLanguages['languages'] {
  try {
    return readLanguageList(text)
  } catch (error) {
    throw error instanceof RangeError ? new InvalidArgumentError(error.message) : error
  }
}

/** Bringing a folder in, and writing one, or the types of what is in it. */
export function addFolderCommands(content: Command, open: Open): void {
  content
    .command('import')
    .description(
      'import a folder into a site, as drafts by default; all of it or nothing, without files that have problems',
    )
    .argument('<folder>', 'the folder')
    .requiredOption('--site <site>', 'the site; created when it does not exist')
    .requiredOption('--env <environment>', 'the environment; created when it does not exist')
    .addOption(new Option('--publish', 'make it public at once').conflicts('release'))
    .option('--release <name>', 'put the changes into this open release; created when it does not exist')
    .option('--dry-run', 'report what would be done, and write nothing')
    .option('--prune', 'remove the documents that the folder no longer has')
    .option('--media', 'bring media without --publish too; they are public at once')
    .option('--overwrite', 'replace what editors have published since')
    .option(
      '--languages <tags>',
      'languages that the names of files may give, the default one first: en,de,pt-BR=/brasil',
      languageList,
    )
    .option('--lowercase', 'have routes of pages in lower case, and links to them')
    .option('--strict', 'refuse the folder where a file has a problem, instead of leaving that file out')
    .addHelpText('after', folderHelp + strictHelp + exitHelp)
    .action((folder: string, options: Scope & ImportFlags) => run(open, (access) => runImport(access, folder, options)))
  content
    .command('export')
    .description('write a site as a folder that can be imported again')
    .argument('<folder>', 'the folder; created when it does not exist')
    .requiredOption('--site <site>', 'the site')
    .requiredOption('--env <environment>', 'the environment')
    .option('--published', 'only what is public, without drafts and releases')
    .addOption(
      new Option('--layout <layout>', 'have pages, and their languages, where Hugo or Astro has them').choices(
        PAGE_LAYOUTS,
      ),
    )
    .addHelpText('after', exportHelp + exitHelp)
    .action((folder: string, options: Scope & ExportFlags) => run(open, (access) => exporting(access, folder, options)))
  content
    .command('types')
    .description("write TypeScript types of a site's page and block types")
    .argument('<file>', 'a file such as src/content.d.ts; replaced when it exists', declarationFile)
    .requiredOption('--site <site>', 'the site')
    .option('--env <environment>', 'the environment whose types are written; those of the site when absent')
    .addHelpText('after', typesHelp)
    .action((file: string, options: TypesFlags) => run(open, (access) => writingTypes(access, file, options)))
}

interface TypesFlags {
  readonly site: string
  readonly env?: string
}

async function writingTypes({ db }: ContentAccess, file: string, { site, env }: TypesFlags): Promise<void> {
  const { declareTypes, readTypes } = await import('../declared-types.ts')
  const { demandScope, demandSite } = await import('../sites.ts')
  await demandSite(db.reader, site)
  if (env !== undefined) await demandScope(db.reader, { site, env })
  const scope = { site, env: env ?? null }
  const pageTypes = await readTypes(db.reader, 'page', scope)
  const blockTypes = await readTypes(db.reader, 'block', scope)
  await writeFile(file, declareTypes(site, { env: scope.env, pageTypes, blockTypes }))
  const types = [
    count(pageTypes.length, 'page type', 'page types'),
    count(blockTypes.length, 'block type', 'block types'),
  ]
  print(`${printable(file)} declares ${types.join(' and ')} of ${env === undefined ? site : `${site}/${env}`}.`)
}

async function runImport(access: ContentAccess, folder: string, options: Scope & ImportFlags): Promise<void> {
  // Loaded here, so that no other command waits for what only this one needs.
  const { importFolder } = await import('../import/import-folder.ts')
  const { describeImport } = await import('../import/describe.ts')
  const { openProgressBar } = await import('../import/progress-bar.ts')
  const bar = openProgressBar(process.stderr)
  // What is read of a large folder is soon garbage: V8 would take a hundred MB to collect it a little faster.
  setFlagsFromString('--semi-space-growth-factor=1')
  try {
    const report = await importFolder(access, folder, { ...options, strict: options.strict === true }, bar.update)
    bar.close()
    process.stdout.write(describeImport(report, basename(resolve(folder))))
    if (report.problems.length + report.leftOut.length + report.unlinked.length > 0)
      process.exitCode = exitCodes.badContent
  } finally {
    bar.close()
  }
}

async function exporting(access: ContentAccess, folder: string, options: Scope & ExportFlags): Promise<void> {
  const { exportFolder } = await import('../export/export-folder.ts')
  const { describeExport } = await import('../export/describe.ts')
  const report = await exportFolder(access, folder, { ...options, published: options.published ?? false })
  process.stdout.write(describeExport(report, folder))
}

/**
 * Languages as a command takes them, `en,de,pt-BR=/brasil`: each with its prefix where that is not its code.
 *
 * @throws RangeError for what is no such list, with a sentence for people
 */
function readLanguageList(text: string): SiteLanguages['languages'] {
  const languages = text.split(',').map((item) => {
    const [name = '', prefix] = item.trim().split('=')
    const code = usualSpelling(name)
    if (code === null) throw new RangeError(`${JSON.stringify(name)} is no language tag such as de or pt-BR.`)
    return { code, ...(prefix === undefined ? {} : { prefix }) }
  })
  const codes = languages.map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) < index)
  if (twice !== undefined) throw new RangeError(`${twice} is there twice.`)
  return languages
}
