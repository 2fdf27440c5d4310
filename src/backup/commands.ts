import { resolve } from 'node:path'
import type { Command } from 'commander'
import { runCommand } from '../lib/command-errors.ts'
import { printable } from '../lib/printable.ts'
import { BackupError } from './error.ts'
import type { ArchivedPlugin } from './manifest.ts'
import { openProgress, type Progress } from './progress.ts'

/** Exit codes of sysexits.h, where it has one. */
const exitCodes = { failed: 1, usage: 64, badArchive: 65, tryAgain: 75 } as const

const exitHelp = `
Exit codes: 0 done; 1 refused, a line says why; 64 wrong usage; 65 the archive is damaged, encrypted with
another passphrase, or of another version; 75 a server or another command is in the way, run it again.`

const backupHelp = `
The archive holds the databases, media, the secret key, the bridge's config.json, its folders hap and
homebridge, and the list of its plugins. No session and no token is in it. Servers may run meanwhile.
It is a tar in gzip, readable by its owner alone, and encrypted (age) where SVC_BACKUP_PASSPHRASE is set.
${exitHelp}`

const restoreHelp = `
Stop every server first. The archive is verified as a whole before anything is replaced; a restore that is
killed changes nothing, or is finished by the next start. What was there before is kept in a folder beside.
Everybody has to sign in again: no session, token, authorized application, sign-in code or preview link
of before works. Scheduled releases wait to be scheduled again, and messages that waited are not sent.
${exitHelp}`

const moveHelp = `
Stop every server first. Everything keeps its id, history and credentials; people stay signed in. The bridge,
media and the secret key stay where they are. To move back, run it with SVC_DATABASE_URL set. A move that was
killed has happened or has not: one side starts, the other says why it does not. Run it again to finish.
${exitHelp}`

/** What was done, for people. The texts are what the commands print. */
export interface BackupAccess {
  backUp(options: {
    readonly file: string
    readonly surfaces: readonly string[] | null
    readonly progress: Progress
  }): Promise<BackupSummary>
  restore(options: {
    readonly file: string
    readonly forgetPairings: boolean
    readonly progress: Progress
  }): Promise<RestoreSummary>
  move(options: { readonly to: string; readonly progress: Progress }): Promise<MoveSummary>
}

interface MoveSummary {
  readonly to: 'postgres' | 'sqlite'
  readonly place: string
  readonly surfaces: readonly string[]
  readonly rows: number | null
}

interface BackupSummary {
  readonly file: string
  readonly size: number
  readonly encrypted: boolean
  readonly surfaces: readonly string[]
  readonly rows: number
  readonly activityHead: string | null
  readonly media: number
  readonly files: number
  readonly missingMedia: readonly string[]
  readonly leftOut: readonly string[]
}

/** What a restore has discarded and turned off of a surface's webhooks. */
interface RestoredWebhooks {
  readonly discardedMessages: number
  readonly turnedOffWebhooks: readonly string[]
  readonly unknownWebhooks: readonly string[]
}

interface RestoreSummary {
  readonly createdAt: string
  readonly surfaces: readonly string[]
  readonly rows: number
  readonly media: number
  readonly auth:
    | (RestoredWebhooks & {
        readonly removed: readonly string[]
        readonly suspended: readonly string[]
        readonly demoted: readonly string[]
        readonly moved: readonly string[]
        readonly unlinked: readonly string[]
        readonly blocked: readonly string[]
        readonly unknown: readonly string[]
        readonly administrators: readonly string[]
        readonly members: number
      })
    | null
  readonly content: (RestoredWebhooks & { readonly held: readonly string[] }) | null
  readonly unread: readonly { readonly surface: string; readonly reason: string | null }[]
  readonly pairings: { readonly count: number; readonly forgotten: boolean } | null
  readonly missingPlugins: readonly ArchivedPlugin[]
  readonly missingMedia: readonly string[]
  readonly otherKey: boolean
  readonly replaced: readonly string[]
  readonly owner: { readonly folder: string; readonly uid: number; readonly gid: number } | null
}

/**
 * The commands `backup`, `restore` and `move`. They print, and set `process.exitCode`; usage errors are commander's.
 *
 * @param access returns what the settings name, for one command
 */
export function addBackupCommands(program: Command, surfaces: readonly string[], access: () => BackupAccess): void {
  program
    .command('backup')
    .description('write one archive of everything, also while servers run')
    .argument('<file>', 'the archive to write; must not be there yet')
    .argument('[surfaces...]', `any of: ${surfaces.join(', ')}; without names, all that have data`)
    .addHelpText('after', backupHelp)
    .action((file: string, names: string[]) => run(() => backup(access(), file, names)))
  program
    .command('restore')
    .description('put the archive of a backup in the place of what is there')
    .argument('<file>', 'the archive')
    .option('--forget-pairings', 'forget the controllers that the bridge was paired with')
    .addHelpText('after', restoreHelp)
    .action((file: string, options: { forgetPairings?: true }) => run(() => restore(access(), file, options)))
  program
    .command('move')
    .description('move members and content to PostgreSQL, or back to SQLite')
    .requiredOption('--to <place>', 'postgres://… of a database that has none yet; or sqlite')
    .addHelpText('after', moveHelp)
    .action(({ to }: { to: string }) => run(() => move(access(), to)))
}

async function move(access: BackupAccess, to: string): Promise<void> {
  const report = await access.move({ to, progress: openProgress(process.stderr) })
  const what = report.rows === null ? '' : `, ${count(report.rows, 'row')}`
  print(
    `Moved ${report.surfaces.join(' and ')} to ${report.to === 'sqlite' ? 'SQLite in' : 'PostgreSQL at'} ${report.place}${what}.`,
  )
  if (report.to === 'sqlite') print('Start servers without SVC_DATABASE_URL from now on.')
  else print('Start servers with SVC_DATABASE_URL set to that address from now on.')
}

async function backup(access: BackupAccess, file: string, names: readonly string[]): Promise<void> {
  const surfaces = names.length === 0 ? null : names
  const report = await access.backUp({ file: resolve(file), surfaces, progress: openProgress(process.stderr) })
  const { size, encrypted, rows, media, files, missingMedia, leftOut } = report
  print(`${report.file}: ${megabytes(size)}, ${encrypted ? 'encrypted' : 'not encrypted'}`)
  const held = [count(rows, 'row'), count(media, 'media file'), `${count(files, 'file')} of the bridge`]
  print(`It holds ${report.surfaces.join(', ')}: ${held.join(', ')}.`)
  if (report.activityHead !== null) print(`The activity is linked up to ${report.activityHead}.`)
  list('Skipped, since they are neither files nor folders:', leftOut)
  list('Missing on disk, and so in the archive; media by hash:', missingMedia)
}

async function restore(
  access: BackupAccess,
  file: string,
  { forgetPairings = false }: { forgetPairings?: boolean },
): Promise<void> {
  const progress = openProgress(process.stderr)
  const report = await access.restore({ file: resolve(file), forgetPairings, progress })
  const { surfaces, rows, media } = report
  print(
    `Restored ${surfaces.join(', ')} as of ${report.createdAt}: ${count(rows, 'row')}, ${count(media, 'media file')}.`,
  )
  describeAuth(report)
  describeContent(report)
  const { pairings } = report
  if (pairings?.forgotten) print(`${count(pairings.count, 'pairing')} forgotten: pair the bridge again.`)
  else if (pairings !== null) print(`${count(pairings.count, 'pairing')} of the bridge kept.`)
  const plugins = report.missingPlugins.map(({ name, version, integrity }) => `${name}@${version} ${integrity ?? ''}`)
  list('Plugins to be installed again, in the console or with what is below:', plugins)
  if (plugins.length > 0) print(`triptych bridge plugins install --from-backup ${printable(file)}`)
  list('Media that the archive did not have, by hash:', report.missingMedia)
  if (report.otherKey) {
    print('The secret key stays, and is not that of the archive: applications and webhooks have to be set up again.')
  }
  list('What was there before is kept; remove it once you are sure:', report.replaced)
  if (report.owner !== null) {
    const { folder, uid, gid } = report.owner
    print('What was restored belongs to root, and servers cannot read it. Before one starts:')
    print(`  chown -R ${uid}:${gid} ${printable(folder)}`)
  }
}

function describeAuth({ auth, unread }: RestoreSummary): void {
  if (auth === null) return
  print('Everybody has to sign in again; tokens and authorized applications have to be made again.')
  list('Removed since the backup, and so not restored:', auth.removed)
  list('Suspended since the backup, and so still:', auth.suspended)
  list('No administrators any more since the backup:', auth.demoted)
  list('Members whose email was changed since the backup, and who sign in by the new one:', auth.moved)
  list('Sign-ins by a provider that were taken from members since the backup, and stay so:', auth.unlinked)
  list('Applications that were blocked since the backup, and stay so:', auth.blocked)
  const unreadable = unread.find(({ surface }) => surface === 'auth')
  if (unreadable !== undefined) {
    const why = unreadable.reason === null ? '' : ` (${unreadable.reason})`
    print(
      `There was no database to compare with${why}: "triptych auth members" lists ${count(auth.members, 'member')};`,
    )
    print('remove those who were removed since the backup.')
  }
  list('Not in the database that was replaced; remove those who were removed since the backup:', auth.unknown)
  if (auth.administrators.length === 0) print('No administrator is left: "triptych auth promote <email>" makes one.')
  else list('Administrators:', auth.administrators)
  describeWebhooks(auth)
}

function describeWebhooks({ turnedOffWebhooks, unknownWebhooks, discardedMessages }: RestoredWebhooks): void {
  list('Webhooks that were turned off since the backup, and stay so:', turnedOffWebhooks)
  list(
    'Webhooks that are on and not in the database that was replaced; turn off those that should be off:',
    unknownWebhooks,
  )
  if (discardedMessages > 0) print(`${count(discardedMessages, 'message')} to webhooks not sent.`)
}

function describeContent({ content }: RestoreSummary): void {
  if (content === null) return
  list('Releases that were scheduled, and wait to be scheduled again:', content.held)
  describeWebhooks(content)
}

function list(heading: string, entries: readonly string[]): void {
  if (entries.length === 0) return
  print(heading)
  for (const entry of entries) print(`  ${printable(entry.trim())}`)
}

function count(number: number, one: string): string {
  return `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`
}

function megabytes(size: number): string {
  return `${(size / 1_000_000).toFixed(size < 10_000_000 ? 2 : 0)} MB`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const run = (work: () => Promise<void>): Promise<void> => runCommand(work, BackupError, exitCodeOf)

function exitCodeOf(code: string): number {
  if (code === 'invalid_request') return exitCodes.usage
  if (code === 'damaged' || code === 'encrypted' || code === 'unfit') return exitCodes.badArchive
  return code === 'unavailable' || code === 'changed' ? exitCodes.tryAgain : exitCodes.failed
}
