import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Command, CommanderError } from 'commander'
import { type SurfaceName, surfaceNames } from './compose/addresses.ts'
import type { Finding } from './compose/findings.ts'
import { readVersion } from './compose/version.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { TriptychError } from './errors.ts'
import { hasCode } from './lib/error-text.ts'
import { printable } from './lib/printable.ts'
import { StartError } from './server/listener.ts'
import { describeSettings, endAtOnce, runSurfaces } from './server/run.ts'

/** Exit codes of sysexits.h. */
const usage = 64
const badConfig = 78

/**
 * What V8 has compiled of the program is kept beside its packages for the next start. Only a user who may change the
 * program may write there; for all others nothing is kept.
 */
const compileCache = fileURLToPath(new URL('../node_modules/.cache/triptych', import.meta.url))

interface ServeOptions {
  readonly sample?: true
  readonly checkReplies?: true
  readonly startEmpty?: readonly string[]
}

/** Commands of which no more is loaded than the one that is called. */
const domains: Readonly<Record<string, (program: Command) => Promise<void>>> = {
  backup: addBackups,
  restore: addBackups,
  move: addBackups,
  auth: async (program) => {
    const [{ authCommands }, { openAuthAccess }] = await Promise.all([
      import('./auth/commands.ts'),
      import('./compose/command-access.ts'),
    ])
    program.addCommand(authCommands(async () => openAuthAccess(loadConfig())))
  },
  bridge: async (program) => {
    const [{ bridgeCommands }, { bridgeAccess }] = await Promise.all([
      import('./bridge/commands.ts'),
      import('./compose/command-access.ts'),
    ])
    program.addCommand(bridgeCommands(() => bridgeAccess(loadConfig())))
  },
  content: async (program) => {
    const [{ contentCommands }, { openContentStore }] = await Promise.all([
      import('./content/commands.ts'),
      import('./compose/content-store.ts'),
    ])
    program.addCommand(contentCommands(async () => openContentStore(loadConfig())))
  },
  service: async (program) => {
    const [{ serviceCommands }, { serviceHost }] = await Promise.all([
      import('./service/commands.ts'),
      import('./service/host.ts'),
    ])
    // The options of a command that the service is to run are not those of this one.
    program.enablePositionalOptions().addCommand(serviceCommands(surfaceNames, serviceHost))
  },
}

async function addBackups(program: Command): Promise<void> {
  const [{ addBackupCommands }, { backupAccess }] = await Promise.all([
    import('./backup/commands.ts'),
    import('./compose/command-access.ts'),
  ])
  addBackupCommands(program, surfaceNames, () => backupAccess(loadConfig()))
}

/** What is called without any of these, the help for one, needs all of them. */
const alone = new Set(['serve', 'doctor', 'upgrade', '--version', '-V'])

/** @param first of the arguments */
async function addDomains(program: Command, first: string | undefined): Promise<void> {
  const own = first === undefined ? undefined : domains[first]
  if (own !== undefined) return own(program)
  if (first !== undefined && alone.has(first)) return
  for (const add of new Set(Object.values(domains))) await add(program)
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
    .option(
      '--sample',
      'import the manual as site "docs" when no content is there yet, and begin a bridge with two virtual accessories',
    )
    .option(
      '--start-empty <surface>',
      'move the damaged SQLite file of a surface aside and begin with an empty one; one that is whole stays',
      (name: string, others: readonly string[] = []) => [...others, name],
    )
    .option('--check-replies', 'hold every answer against the contract; for tests')
    .addHelpText('after', () => `\n${describeSettings()}`)
    .action(serve)
  program
    .command('doctor')
    .description('look for what keeps surfaces from running here, and say what to do about it')
    .argument('[surfaces...]', `any of: ${surfaceNames.join(', ')}; without names, all of them`)
    .addHelpText('after', checkHelp)
    .action(doctor)
  program
    .command('upgrade')
    .description('say what it takes to run this version on the data of an earlier one')
    .argument('[surfaces...]', `any of: ${surfaceNames.join(', ')}; without names, all of them`)
    .addHelpText('after', checkHelp)
    .action(upgrade)
  return program
}

const checkHelp = `
Nothing is changed, and servers may run meanwhile. A SQLite file is read from end to end.

Exit codes: 0 nothing failed, warnings aside; 1 something did; 64 wrong usage; 78 a setting is wrong.`

async function doctor(names: readonly string[]): Promise<void> {
  const { examine } = await import('./compose/doctor.ts')
  await report(examine(loadConfig(), readSurfaceNames(names)))
}

async function upgrade(names: readonly string[]): Promise<void> {
  const { examineUpgrade } = await import('./compose/upgrade.ts')
  await report(examineUpgrade(loadConfig(), readSurfaceNames(names)))
}

async function report(findings: AsyncIterable<Finding>): Promise<void> {
  for await (const { state, subject, text, advice } of findings) {
    process.stdout.write(printable(`${state.padEnd(7)}  ${subject}: ${text}`).concat('\n'))
    if (advice !== undefined) process.stdout.write(`         → ${printable(advice)}\n`)
    if (state === 'failed') process.exitCode = 1
  }
}

function readSurfaceNames(names: readonly string[]): Set<SurfaceName> {
  return new Set(names.length === 0 ? surfaceNames : names.map(readSurfaceName))
}

async function serve(names: readonly string[], options: ServeOptions): Promise<void> {
  const wanted = readSurfaceNames(names)
  const startEmpty = new Set((options.startEmpty ?? []).map(readSurfaceName))
  const config = loadConfig()
  requireSqlite(config, startEmpty, wanted)
  const [{ settleData }, { backupStatus, scheduledBackups }, { surfaceStarters }] = await Promise.all([
    import('./compose/data-use.ts'),
    import('./compose/scheduled-backups.ts'),
    import('./compose/surfaces.ts'),
  ])
  await settleData(config, wanted.has('auth') || wanted.has('content')).catch(passOutage)
  const { createLogger } = await import('./server/logger.ts')
  const logger = await createLogger(config.logLevel)
  const { sample = false, checkReplies = false } = options
  const [program = ''] = process.argv.slice(1)
  const backups = scheduledBackups(config, [process.execPath, ...process.execArgv, program, 'backup'], logger)
  const serving = { logger, sample, checkReplies, startEmpty, ...(backups && { backups: () => backupStatus(backups) }) }
  await runSurfaces(surfaceStarters(config, wanted, serving), config, logger, backups)
  flushCompileCache()
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

/**
 * A reader may close the pipe when it has read enough, as `head` does; the command finishes its work without it. Any other
 * failure of the output, such as a full disk, is reported once, and the command fails.
 */
function watchOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  process.stdout.once('error', (error) => {
    if (hasCode(error, 'EPIPE')) return
    process.stderr.write(`error: standard output: ${error.message}\n`)
    process.exitCode = 1
  })
}

endAtOnce()
watchOutput()
enableCompileCache(compileCache)
const program = buildProgram()
// Not awaited: the bundle of the npm package is CommonJS.
void addDomains(program, process.argv[2])
  .then(() => program.parseAsync())
  .catch(fail)
