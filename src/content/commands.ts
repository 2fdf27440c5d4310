import { basename, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { TriptychError } from '../errors.ts'
import { printable } from '../printable.ts'
import { ImportError } from './import/error.ts'
import type { ImportDependencies } from './import/import-folder.ts'

/** Exit codes of sysexits.h, where it has one. */
const exitCodes = { failed: 1, usage: 64, badContent: 65, tryAgain: 75 } as const

const exitHelp = `
Exit codes: 0 done; 64 wrong usage; 65 the folder has problems, all listed;
75 somebody else wrote meanwhile, run it again. All is written or nothing.`

const folderHelp = `
What is read from the folder:
  pages/**/*.{md,json}         pages, by route; an index is its folder
  partials/**/*.{md,json}      partials
  i18n/<locale>.{yml,json}     interface strings of a language
  media/**                     media files
  redirects.{yml,json}         redirects
  blocks/<type>.schema.json    block types (JSON Schema)
.yaml is the same as .yml.
`

interface ContentAccess extends ImportDependencies {
  close(): Promise<void>
}

interface Place {
  readonly site: string
  readonly env: string
}

/**
 * The commands of the content surface. They print, and set `process.exitCode`; usage errors are commander's.
 *
 * @param open opens the database of the settings, migrated, for one command
 */
export function contentCommands(open: () => Promise<ContentAccess>): Command {
  const content = new Command('content').description('bring content in and out').exitOverride()
  content
    .command('import')
    .description('bring a folder into a site: as drafts, unless told otherwise; all of it or nothing')
    .argument('<folder>', 'the folder')
    .requiredOption('--site <site>', 'the site, made where it is missing')
    .requiredOption('--env <environment>', 'the environment, made where it is missing')
    .addOption(new Option('--publish', 'make it public at once').conflicts('release'))
    .option('--release <name>', 'put it into this open release, made where it is missing')
    .option('--dry-run', 'say what would be done, and write nothing')
    .option('--prune', 'take away the documents that the folder no longer has')
    .addHelpText('after', folderHelp + exitHelp)
    .action((folder: string, options: Place & ImportFlags) => run(open, (access) => importing(access, folder, options)))
  content
    .command('export')
    .description('write a site as a folder that can be imported again')
    .argument('<folder>', 'the folder, made where it is missing')
    .requiredOption('--site <site>', 'the site')
    .requiredOption('--env <environment>', 'the environment')
    .option('--published', 'only what is public, instead of the newest drafts')
    .action((folder: string, options: Place & { published?: true }) =>
      run(open, (access) => exporting(access, folder, options)),
    )
  return content
}

interface ImportFlags {
  readonly publish?: true
  readonly release?: string
  readonly dryRun?: true
  readonly prune?: true
}

async function importing(access: ContentAccess, folder: string, options: Place & ImportFlags): Promise<void> {
  // Loaded here, so that no other command waits for what only this one needs.
  const { importFolder } = await import('./import/import-folder.ts')
  const { describeImport } = await import('./import/describe.ts')
  const { openProgressBar } = await import('./import/progress-bar.ts')
  const bar = openProgressBar(process.stderr)
  try {
    const report = await importFolder(access, folder, options, bar.update)
    bar.close()
    process.stdout.write(describeImport(report, basename(resolve(folder))))
    if (report.problems.length > 0) process.exitCode = exitCodes.badContent
  } finally {
    bar.close()
  }
}

async function exporting(access: ContentAccess, folder: string, options: Place & { published?: true }): Promise<void> {
  const { exportFolder } = await import('./export/export-folder.ts')
  const { describeExport } = await import('./export/describe.ts')
  const report = await exportFolder(access, folder, { ...options, published: options.published ?? false })
  process.stdout.write(describeExport(report, folder))
}

/** What a person can mend takes one line; anything else is thrown on. */
async function run(open: () => Promise<ContentAccess>, work: (access: ContentAccess) => Promise<void>): Promise<void> {
  let access: ContentAccess | null = null
  try {
    access = await open()
    await work(access)
  } catch (error) {
    if (!isMendable(error)) throw error
    process.stderr.write(`error: ${printable(error.message)}\n`)
    process.exitCode = exitCodeOf(error.code)
  } finally {
    await access?.close()
  }
}

/** Our own refusals, and those of the file system: no space, no permission, no such file. */
function isMendable(error: unknown): error is Error & { code: string } {
  if (error instanceof ImportError || error instanceof TriptychError) return true
  return error instanceof Error && 'syscall' in error && 'code' in error
}

function exitCodeOf(code: string): number {
  if (code === 'bad_name') return exitCodes.usage
  if (code === 'changed_meanwhile' || code === 'file_changed' || code === 'unavailable') return exitCodes.tryAgain
  return exitCodes.failed
}
