import { join, resolve } from 'node:path'
import { Command } from 'commander'
import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import { runCommand } from '../lib/command-errors.ts'
import { printable } from '../lib/printable.ts'
import { tableLines } from '../lib/text-table.ts'
import { ImportError } from './import/error.ts'
import type { ArchivedPlugin } from './install-plugins.ts'
import type { BridgeTables } from './schema.ts'

/** Exit codes of sysexits.h, where it has one. */
const exitCodes = { failed: 1, badFolder: 65, tryAgain: 75 } as const

const help = `
The folder is the one that holds Homebridge's config.json, accessories and persist; ~/.homebridge or
/var/lib/homebridge, mostly. It is only read. Stop Homebridge before, and do not start it again after.

Exit codes: 0 done, or nothing to do; 1 not possible; 64 wrong usage; 65 the folder, or the config of
this bridge, has a fault; 75 another process uses the data folder. All is imported or nothing.`

const pluginsHelp = `
A backup lists the plugins and does not hold them. Stop the bridge before. What is there in the same version
and with the same integrity stays; the rest is installed one after the other, from the registry that npm is
configured with. A package that has changed there since is refused. Run it again to go on.

Exit codes: 0 every plugin is there; 1 some are not, a line each says why; 64 wrong usage; 65 the archive is
damaged, or encrypted with another passphrase; 75 another process uses the data folder.`

const rollBackHelp = `
Stop the bridge before; while it runs, its console does the same. The packages that the plugin depends on are those of then,
too. What npm has in its cache needs no registry.

Exit codes: 0 done; 1 not possible, a line says why, and the plugin is as it was; 64 wrong usage; 75 another process uses
the data folder.`

const signInHelp = `
It is for a bridge with SVC_BRIDGE_AUTH=token, whether it runs or not. The address works once, in one browser; an earlier one
that was not used yet does not work any more. Until it is used, its token is also good for Authorization: Bearer.

Exit codes: 0 done; 1 not possible; 64 wrong usage; 75 the database is busy or damaged.`

const configHelp = `
Exit codes: 0 done; 1 not possible; 64 wrong usage; 65 the version has errors; 75 the database is
busy or damaged.`

/** The access of a command to the data of the bridge. */
export interface BridgeAccess {
  readonly dataDir: string
  /** Of the process, for npm. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Creates the data folder when it does not exist, and opens its database, migrated. */
  openStore(): Promise<Database<BridgeTables>>
  /** Opens its database as it is, for the versions of the config; null when there is none. */
  openVersions(): Promise<Database<BridgeTables> | null>
  /**
   * The third-party plugins that a backup lists, after the whole of it was verified.
   *
   * @throws TriptychError `invalid_request` for what is no archive, or a damaged one
   */
  readArchivedPlugins(file: string): Promise<readonly ArchivedPlugin[]>
  /** Creates the data folder when it does not exist. */
  makeFolder(): Promise<void>
  /** Where a browser signs in with a token, at the address of the bridge that the settings and its config have. */
  signInUrl(token: string, port: number): string
  /** Whether the settings let the bridge's own token sign in. */
  readonly signsInByToken: boolean
}

interface ImportFlags {
  readonly plugins?: string[]
  readonly install?: true
  readonly dryRun?: true
  readonly replace?: true
}

/**
 * The commands of the bridge. They print, and set `process.exitCode`; usage errors are commander's.
 *
 * @param access returns where the settings keep the data, for one command
 */
export function bridgeCommands(access: () => BridgeAccess): Command {
  const bridge = new Command('bridge').description('import a bridge, look after its config').exitOverride()
  bridge
    .command('import')
    .description('take over a Homebridge bridge, with its pairing, accessories and rooms')
    .argument('<folder>', "Homebridge's storage folder")
    .option(
      '--plugins <folders...>',
      'node_modules folders with its plugins, to match config entries to plugins; after <folder>',
    )
    .option('--install', 'install the plugins that it needs after the import')
    .option('--dry-run', 'report what would be done, and write nothing')
    .option('--replace', 'also when this bridge is paired already; its pairings are lost')
    .addHelpText('after', help)
    .action((folder: string, flags: ImportFlags) => run(() => runImport(access(), folder, flags)))
  const plugins = bridge.command('plugins').description('the third-party plugins of this bridge')
  plugins
    .command('install')
    .description('install again the plugins that a backup lists, in the same versions')
    .requiredOption('--from-backup <file>', 'the archive of "triptych backup"')
    .addHelpText('after', pluginsHelp)
    .action(({ fromBackup }: { fromBackup: string }) => run(() => installArchived(access(), resolve(fromBackup))))
  plugins
    .command('rollback')
    .description('bring back the version of a plugin that was there before its update')
    .argument('<name>', 'of the plugin: homebridge-ring')
    .addHelpText('after', rollBackHelp)
    .action((name: string) => run(() => rollBack(access(), name)))
  bridge
    .command('sign-in')
    .description('print an address that signs in a browser to this bridge, once')
    .option('--end-sessions', 'sign out every browser that such an address signed in')
    .addHelpText('after', signInHelp)
    .action(({ endSessions = false }: { endSessions?: boolean }) => run(() => printSignIn(access(), endSessions)))
  const config = bridge.command('config').description('the versions of config.json, whether the bridge runs or not')
  config
    .command('history')
    .description('list them, the newest first')
    .addHelpText('after', configHelp)
    .action(() => run(() => listHistory(access())))
  config
    .command('restore')
    .description('put one in place of config.json, which becomes a version itself')
    .argument('[id]', 'of the version; the newest other one without errors, when absent')
    .addHelpText('after', configHelp)
    .action((id?: string) => run(() => restoreConfig(access(), id)))
  return bridge
}

async function printSignIn(access: BridgeAccess, endSessions: boolean): Promise<void> {
  const { ConfigFile } = await import('./config/config-file.ts')
  const { FirstToken } = await import('./credentials/first-token.ts')
  // Only to know that there is a bridge: its database may be of an earlier version.
  await withVersions(access, async () => {})
  const db = await access.openStore()
  try {
    const file = join(access.dataDir, 'config.json')
    const config = ConfigFile.existing({ file, db, log: { info: say, warn: say } })
    const { port } = (await config.readConfig()).bridge
    const firstToken = new FirstToken(db)
    if (endSessions) process.stderr.write(`Browsers signed out: ${await firstToken.endSessions()}\n`)
    process.stdout.write(`${access.signInUrl(await firstToken.renew(), port)}\n`)
    if (!access.signsInByToken) process.stderr.write('It works once the bridge runs with SVC_BRIDGE_AUTH=token.\n')
  } finally {
    await db.close()
  }
}

async function listHistory(access: BridgeAccess): Promise<void> {
  const { judgeVersions } = await import('./config/config-versions.ts')
  await withVersions(access, async (db) => {
    const versions = await judgeVersions(db.reader)
    const rows = versions.map(({ id, createdAt, size, fault }) => [
      id,
      new Date(createdAt).toISOString(),
      String(size),
      fault ?? '',
    ])
    process.stdout.write(tableLines([['ID', 'SINCE', 'BYTES', 'ERRORS'], ...rows], '').join(''))
  })
}

async function restoreConfig(access: BridgeAccess, id: string | undefined): Promise<void> {
  const { ConfigFile } = await import('./config/config-file.ts')
  const { judgeVersions } = await import('./config/config-versions.ts')
  await withVersions(access, async (db) => {
    const file = join(access.dataDir, 'config.json')
    const config = ConfigFile.existing({ file, db, log: { info: say, warn: say } })
    const versions = await judgeVersions(db.reader)
    const now = await config.text().catch(() => null)
    const chosen = versions.find((version) =>
      id === undefined ? version.fault === null && version.content !== now : version.id === id,
    )
    if (chosen === undefined) {
      const hint = '"triptych bridge config history" lists the versions'
      throw new TriptychError('not_found', `there is no such version without errors: ${hint}`)
    }
    const changed = await config.restore(chosen.id)
    const since = new Date(chosen.createdAt).toISOString()
    say(`${file} ${changed ? 'is again' : 'is already'} the version of ${since}.`)
    if (changed) say('A bridge that runs takes it with its next restart; one that is degraded by itself.')
  })
}

async function withVersions(access: BridgeAccess, work: (db: Database<BridgeTables>) => Promise<void>): Promise<void> {
  const db = await access.openVersions()
  if (db === null) throw new TriptychError('not_found', `${access.dataDir} holds no bridge`)
  try {
    await work(db)
  } finally {
    await db.close()
  }
}

async function runImport(access: BridgeAccess, folder: string, flags: ImportFlags): Promise<void> {
  // Loaded here, so that no other command waits for what only this one needs.
  const { importStorage } = await import('./import/import-storage.ts')
  const { describeImport } = await import('./import/describe.ts')
  const { dataDir } = access
  const { dryRun = false, replace = false, install = false } = flags
  const plugins = (flags.plugins ?? []).map((path) => resolve(path))
  const options = { folder: resolve(folder), dataDir, plugins, replace }
  const report = await importStorage(options, dryRun ? null : access)
  const done = 'Nothing to import: this is the bridge of that folder already.\n'
  process.stdout.write(report === null ? done : describeImport(report, { dryRun, install, dataDir }))
  if (!install || dryRun) return
  const { installPlugins, missingPlugins } = await import('./install-plugins.ts')
  const needed = report?.plugins
    .filter(({ installed }) => !installed)
    .map(({ name, version }) => ({ name, version, integrity: null }))
  const failed = await installPlugins(access, needed ?? (await missingPlugins(dataDir)), say)
  if (failed > 0) process.exitCode = exitCodes.failed
}

async function installArchived(access: BridgeAccess, file: string): Promise<void> {
  const { differingPlugins, installPlugins } = await import('./install-plugins.ts')
  const plugins = await access.readArchivedPlugins(file)
  if (plugins.length === 0) return say('The archive lists no plugins.')
  await access.makeFolder()
  const differing = await differingPlugins(access.dataDir, plugins)
  const known = differing.filter(({ integrity }) => integrity !== null)
  for (const { name, version } of differing) {
    if (known.some((plugin) => plugin.name === name)) continue
    say(`${name} is not installed: the archive has no integrity of it. Install ${version} in the console.`)
  }
  const failed = differing.length - known.length + (await installPlugins(access, known, say))
  const there = plugins.length - failed
  say(`${there} of ${plugins.length} plugins of the archive are installed.`)
  if (failed > 0) process.exitCode = exitCodes.failed
}

async function rollBack(access: BridgeAccess, name: string): Promise<void> {
  const { rollBackPlugin } = await import('./install-plugins.ts')
  // A folder without a bridge is left as it is.
  await withVersions(access, async () => {})
  await rollBackPlugin(access, name, say)
}

function say(line: string): void {
  process.stdout.write(`${printable(line)}\n`)
}

const run = (work: () => Promise<void>): Promise<void> => runCommand(work, ImportError, exitCodeOf)

function exitCodeOf(code: string): number {
  if (code === 'invalid_request') return exitCodes.badFolder
  if (code === 'bad_folder' || code === 'config_not_json' || code === 'config_invalid') return exitCodes.badFolder
  return code === 'unavailable' || code === 'changed_meanwhile' ? exitCodes.tryAgain : exitCodes.failed
}
