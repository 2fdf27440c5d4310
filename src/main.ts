import { Command, CommanderError } from 'commander'
import { authCommands } from './auth/commands.ts'
import { addBackupCommands } from './backup/commands.ts'
import { bridgeCommands } from './bridge/commands.ts'
import { backupAccess, bridgeAccess, openAuthAccess } from './compose/command-access.ts'
import { settleData } from './compose/data-use.ts'
import { scheduledBackups } from './compose/scheduled-backups.ts'
import { openContentStore } from './compose/store.ts'
import { type SurfaceName, surfaceNames, surfaceStarters } from './compose/surfaces.ts'
import { readVersion } from './compose/version.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { contentCommands } from './content/commands.ts'
import { TriptychError } from './errors.ts'
import { StartError } from './server/listener.ts'
import { describeSettings, runSurfaces } from './server/run.ts'

/** Exit codes of sysexits.h. */
const usage = 64
const badConfig = 78

interface ServeOptions {
  readonly sample?: true
  readonly checkReplies?: true
  readonly startEmpty?: readonly string[]
}

function buildProgram(): Command {
  const program = new Command('triptych')
    .description('Services whose every byte is promised by a hand-written contract.')
    .version(readVersion())
    .showHelpAfterError('(triptych --help shows the commands)')
    .exitOverride()
  program
    .command('serve')
    .description('run surfaces; without names, all of them')
    .argument('[surfaces...]', `any of: ${surfaceNames.join(', ')}`)
    .option('--sample', 'import the manual as site "docs" when no content is there yet')
    .option(
      '--start-empty <surface>',
      'move the damaged SQLite file of a surface aside and begin with an empty one; one that is whole stays',
      (name: string, others: readonly string[] = []) => [...others, name],
    )
    .option('--check-replies', 'hold every answer against the contract; for tests')
    .addHelpText('after', () => `\n${describeSettings()}`)
    .action(serve)
  addBackupCommands(program, surfaceNames, () => backupAccess(loadConfig()))
  program.addCommand(authCommands(async () => openAuthAccess(loadConfig())))
  program.addCommand(bridgeCommands(() => bridgeAccess(loadConfig())))
  program.addCommand(contentCommands(async () => openContentStore(loadConfig())))
  return program
}

async function serve(names: readonly string[], options: ServeOptions): Promise<void> {
  const wanted = new Set(names.length === 0 ? surfaceNames : names.map(readSurfaceName))
  const startEmpty = new Set((options.startEmpty ?? []).map(readSurfaceName))
  const config = loadConfig()
  requireSqlite(config, startEmpty, wanted)
  await settleData(config, wanted.has('auth') || wanted.has('content')).catch(passOutage)
  const { createLogger } = await import('./server/logger.ts')
  const logger = await createLogger(config.logLevel)
  const { sample = false, checkReplies = false } = options
  const serving = { logger, sample, checkReplies, startEmpty }
  const [program = ''] = process.argv.slice(1)
  const backups = scheduledBackups(config, [process.execPath, ...process.execArgv, program, 'backup'], logger)
  await runSurfaces(surfaceStarters(config, wanted, serving), config, logger, backups)
}

/** The surfaces that it concerns say it, and try again. */
function passOutage(error: unknown): void {
  if (!(error instanceof TriptychError) || error.code !== 'unavailable') throw error
}

function requireSqlite(config: Config, startEmpty: ReadonlySet<SurfaceName>, wanted: ReadonlySet<SurfaceName>): void {
  for (const name of startEmpty) {
    const fault = !wanted.has(name)
      ? 'is not among the surfaces to serve'
      : name !== 'bridge' && config.database.kind === 'postgres'
        ? 'is on PostgreSQL, and --start-empty is for SQLite'
        : null
    if (fault !== null) throw new CommanderError(usage, 'triptych.startEmpty', `error: ${name} ${fault}`)
  }
}

function readSurfaceName(name: string): SurfaceName {
  const known = surfaceNames.find((surface) => surface === name)
  if (known === undefined) {
    const message = `error: ${JSON.stringify(name)} is not a surface; there is: ${surfaceNames.join(', ')}`
    throw new CommanderError(usage, 'triptych.unknownSurface', message)
  }
  return known
}

/** What a user can mend takes one line; anything else shows where it broke. */
function fail(error: unknown): never {
  if (error instanceof CommanderError) {
    if (error.code.startsWith('triptych.')) process.stderr.write(`${error.message}\n`)
    process.exit(error.exitCode === 1 ? usage : error.exitCode)
  }
  const text = isForUsers(error) ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`error: ${text}\n`)
  process.exit(error instanceof ConfigError ? badConfig : 1)
}

/** Refusals, and what the operating system or the network said no to: an error of the system names its call. */
function isForUsers(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const known = error instanceof ConfigError || error instanceof StartError || error instanceof TriptychError
  return known || 'syscall' in error
}

await buildProgram().parseAsync().catch(fail)
