import { resolve } from 'node:path'
import { Command } from 'commander'
import type { Config } from '../config.ts'
import { printable } from '../lib/printable.ts'
import { isState, MOST_STARTS, readUnitText, STATE, unitText } from './unit.ts'

/** What a service is called that is given no other name. */
const NAME = 'triptych'

/** Where the unit is, among those of the administrator. */
function unitPath(name: string): string {
  return `/etc/systemd/system/${name}.service`
}

/** Folders that services do not see (`ProtectHome=`, `PrivateTmp=`). */
const HIDDEN = ['/home', '/root', '/run/user', '/tmp', '/var/tmp']

const installHelp = `
The unit has the settings that this command is run with: SVC_BASE_URL=… triptych service install. A secret is
taken from the file that its <NAME>_FILE names, as a credential of systemd; the unit itself is for everyone to
read. SVC_DATA_DIR is /var/lib/<name> unless it is set. Run it again to change settings.

Services of other names have users and data of their own, as a bridge beside a public auth has to.

The service runs as a user of its own, so no plugin may have a "uid" in the bridge's config.json; leave the
bridge out, or run it as root by a unit of your own, where that is needed.

Exit codes: 0 done; 1 not possible; 64 wrong usage; 78 a setting is wrong.`

/** What a program printed, and how it ended. */
export interface Outcome {
  readonly code: number
  readonly output: string
}

/** What the commands do to the machine. */
export interface ServiceHost {
  /** Node, its options and this program, all absolute. */
  readonly command: readonly string[]
  /** Whether this is root on a system that systemd runs. */
  readonly ready: boolean
  /** The `SVC_` variables as they are. */
  readonly settings: Readonly<Record<string, string>>
  /** Names of settings that are secret. */
  readonly secrets: ReadonlySet<string>
  config(): Config
  userExists(name: string): boolean
  /** Runs `useradd`; the home is not made. */
  addUser(name: string, home: string): Outcome
  /**
   * Makes a folder for its user alone; one that is there stays as it is.
   *
   * @returns false for one that is there and that the user may not write to, going by its owner and mode
   */
  makeFolder(path: string, user: string): boolean
  /** Null where there is none. */
  readUnit(path: string): string | null
  writeUnit(path: string, text: string): void
  removeUnit(path: string): void
  /** Runs `systemctl`. */
  systemctl(...args: readonly string[]): Outcome
  /**
   * The text of a secret's file, without one line end at its end.
   *
   * @throws Error where it cannot be read
   */
  readSecret(path: string): string
  /**
   * Runs a program at this terminal, as a user with all of its groups, who gains no rights by programs that it starts, and
   * with these variables alone, apart from those of every terminal.
   *
   * @returns its exit code; of one that a signal ended, 128 and the number of that
   * @throws Error where it cannot be started
   */
  runAs(user: string, environment: Readonly<Record<string, string>>, command: readonly string[]): Promise<number>
}

/** Exit codes; `usage` is of sysexits.h. */
const exitCodes = { failed: 1, usage: 64 } as const

class ServiceError extends Error {
  readonly code: keyof typeof exitCodes

  constructor(message: string, code: keyof typeof exitCodes = 'failed') {
    super(message)
    this.code = code
  }
}

const nameOption = ['--name <name>', 'what the service is called', NAME] as const

interface NameOptions {
  readonly name: string
}

interface InstallOptions extends NameOptions {
  readonly user?: string
  readonly print?: true
}

/** The commands `service install|run|status|uninstall`. They print, and set `process.exitCode`. */
export function serviceCommands(surfaceNames: readonly string[], host: () => ServiceHost): Command {
  const service = new Command('service').description('run surfaces as a service of systemd').exitOverride()
  service.enablePositionalOptions()
  service
    .command('install')
    .description('write a hardened unit, and start it')
    .argument('[surfaces...]', `any of: ${surfaceNames.join(', ')}; without names, all of them`)
    .option(...nameOption)
    .option('--user <name>', 'the user that it runs as, made where there is none; without it, that of its name')
    .option('--print', 'print the unit, and change nothing')
    .addHelpText('after', installHelp)
    .action((surfaces: string[], options: InstallOptions) =>
      run(() => install(host(), surfaceNames, surfaces, options)),
    )
  service
    .command('run')
    .description('run another command as the user of the service, with its settings')
    .argument('<command...>', 'the command with its options, such as: auth members')
    .option(...nameOption)
    .passThroughOptions()
    .addHelpText('after', '\nThe exit code is that of the command.')
    .action(async (command: string[], { name }: NameOptions) => run(() => runInService(host(), name, command)))
  service
    .command('status')
    .description('say whether it runs, and why it does not')
    .option(...nameOption)
    .addHelpText('after', '\nExit codes: 0 it runs; 3 it does not; 4 it is not installed.')
    .action(({ name }: NameOptions) => run(() => status(host(), name)))
  service
    .command('uninstall')
    .description('stop it and remove the unit; the data stay')
    .option(...nameOption)
    .action(({ name }: NameOptions) => run(() => uninstall(host(), name)))
  return service
}

async function run(work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    process.stderr.write(`error: ${printable(error.message)}\n`)
    process.exitCode = exitCodes[error.code]
  }
}

function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

function install(
  host: ServiceHost,
  known: readonly string[],
  surfaces: readonly string[],
  { name, user = name, print: onlyPrint }: InstallOptions,
): void {
  const stranger = surfaces.find((surface) => !known.includes(surface))
  if (stranger !== undefined)
    throw new ServiceError(`${stranger} is not a surface; there is: ${known.join(', ')}`, 'usage')
  requireName(name)
  if (!isUserName(user)) throw new ServiceError(`${user} is not a user name`, 'usage')
  const { folders, ...unit } = describe(host, name, surfaces, user)
  const text = unitText({ ...unit, folders })
  if (onlyPrint) {
    process.stdout.write(text)
    return
  }
  requireReady(host, '; --print shows the unit anywhere')
  const isHidden = (path: string): boolean => HIDDEN.some((folder) => path.startsWith(`${folder}/`))
  const program = host.command.find(isHidden)
  if (program !== undefined) {
    throw new ServiceError(
      `${program} is in a folder that services do not see: install Triptych and Node elsewhere, such as in /opt or by npm install --global`,
    )
  }
  const data = [unit.dataDir, ...folders].find(isHidden)
  if (data !== undefined) {
    throw new ServiceError(`${data} is in a folder that services do not see: choose another, such as one in /srv`)
  }
  // A colon separates the fields of passwd(5), so such a folder is no home.
  const home = unit.dataDir.includes(':') ? '/nonexistent' : unit.dataDir
  if (!host.userExists(user)) requireDone(`useradd ${user}`, host.addUser(user, home))
  for (const folder of isState(unit.dataDir) ? folders : [unit.dataDir, ...folders]) {
    if (!host.makeFolder(folder, user)) {
      throw new ServiceError(
        `${user} may not write to ${folder}: hand it over with chown -R ${user} ${folder}, or choose another`,
      )
    }
  }
  host.writeUnit(unitPath(name), text)
  systemctl(host, 'daemon-reload')
  systemctl(host, 'enable', `${name}.service`)
  systemctl(host, 'restart', `${name}.service`)
  const named = name === NAME ? '' : ` --name ${name}`
  print(
    `Wrote ${unitPath(name)} and started it, as the user ${user}, with the data in ${unit.dataDir}.`,
    `  triptych service status${named}   whether it runs`,
    `  triptych service run${named} …    another command, with its user and settings`,
    `  journalctl -u ${name}   its log`,
  )
  if (unit.surfaces.length === 0 || unit.surfaces.includes('bridge')) {
    print('No plugin may have a "uid" in config.json: only a bridge that runs as root can start it as another user.')
  }
}

/** @throws ServiceError where a setting cannot be part of a unit */
function describe(host: ServiceHost, name: string, surfaces: readonly string[], user: string) {
  const secret = Object.keys(host.settings).find((name) => host.secrets.has(name))
  if (secret !== undefined) {
    throw new ServiceError(
      `${secret} is a secret, and a unit is for everyone to read: put it into a file, and name that in ${secret}_FILE`,
    )
  }
  const config = host.config()
  const settings = Object.fromEntries(
    Object.entries(host.settings).map(([key, value]) => [key, /_(FILE|DIR)$/.test(key) ? resolve(value) : value]),
  )
  const folders = [settings.SVC_MEDIA_DIR, settings.SVC_BACKUP_DIR].filter((folder) => folder !== undefined)
  const ports = [config.auth.port, config.bridge.port ?? 0, config.content.port]
  return {
    name,
    command: host.command,
    surfaces,
    user,
    settings,
    dataDir: settings.SVC_DATA_DIR ?? `${STATE}/${name}`,
    folders,
    privilegedPort: ports.some((port) => port > 0 && port < 1024),
  }
}

/** What an exit code means: of `serve`, where systemd leaves it at that, and of systemd's own, before `serve` begins. */
const meanings: Readonly<Record<string, string>> = {
  64: 'it was called in a wrong way; run `triptych service install` again',
  69: 'something that it needs is missing; its last lines in the log say what',
  78: 'a setting is wrong; its last line in the log names it',
  200: 'its data folder is missing, or its user may not enter it',
  203: 'Node is not where it was; run `triptych service install` again',
  217: 'its user is missing; run `triptych service install` again',
  226: 'a folder that it writes to is missing, or its disk is not mounted; the log names it',
  243: 'a file of a secret cannot be read; the unit names them after LoadCredential=',
}

function status(host: ServiceHost, name: string): void {
  requireName(name)
  if (host.readUnit(unitPath(name)) === null) {
    print(`Not installed: there is no ${unitPath(name)}.`)
    process.exitCode = 4
    return
  }
  const properties = '--property=ActiveState,SubState,ExecMainCode,ExecMainStatus,NRestarts,MainPID'
  const output = systemctl(host, 'show', `${name}.service`, properties)
  const shown = new Map(output.split('\n').map((line) => [line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]))
  const restarts = Number(shown.get('NRestarts') ?? 0)
  const again = restarts > 0 ? `, restarted ${restarts === 1 ? 'once' : `${restarts} times`} since` : ''
  if (shown.get('ActiveState') === 'active') {
    print(`Running, process ${shown.get('MainPID')}${again}.`)
    return
  }
  process.exitCode = 3
  const code = shown.get('ExecMainStatus') ?? ''
  const ended = EXITED.has(shown.get('ExecMainCode')) ? `it ended with ${code}` : `signal ${code} killed it`
  print(`Not running (${shown.get('ActiveState')}, ${shown.get('SubState')}); ${ended}${again}.`)
  const meaning = EXITED.has(shown.get('ExecMainCode')) ? meanings[code] : undefined
  if (meaning !== undefined) print(`${code}: ${meaning}.`)
  if (shown.get('ActiveState') === 'failed' && restarts >= MOST_STARTS - 1) {
    print(`It failed too often to be started again: systemctl reset-failed ${name}, then systemctl start ${name}.`)
  }
  print(`Its log: journalctl -u ${name}`)
}

/** `ExecMainCode` of a process that no signal killed (`CLD_EXITED`), or of none. */
const EXITED: ReadonlySet<string | undefined> = new Set(['0', '1', undefined])

function uninstall(host: ServiceHost, name: string): void {
  requireName(name)
  requireReady(host)
  const { dataDir } = readUnitText(requireUnit(host, name))
  systemctl(host, 'disable', '--now', `${name}.service`)
  host.removeUnit(unitPath(name))
  systemctl(host, 'daemon-reload')
  print(`Stopped and removed ${unitPath(name)}. The data stay in ${dataDir}, and the user stays.`)
}

async function runInService(host: ServiceHost, name: string, args: readonly string[]): Promise<void> {
  requireName(name)
  const { user, command, environment, secretFiles } = readUnitText(requireUnit(host, name))
  requireReady(host)
  if (environment.HOME === undefined) {
    throw new ServiceError(`${unitPath(name)} is of an earlier version: run \`triptych service install\` again`)
  }
  if (!host.userExists(user)) throw new ServiceError(`there is no user ${user}`)
  const secrets = Object.entries(secretFiles).map(([setting, file]) => {
    try {
      return [setting, host.readSecret(file)]
    } catch (error) {
      throw new ServiceError(`the file of ${setting} cannot be read: ${error instanceof Error ? error.message : error}`)
    }
  })
  try {
    process.exitCode = await host.runAs(user, { ...environment, ...Object.fromEntries(secrets) }, [...command, ...args])
  } catch (error) {
    throw new ServiceError(`it cannot be started: ${error instanceof Error ? error.message : error}`)
  }
}

/** What `useradd` takes. */
function isUserName(name: string): boolean {
  return /^[a-z_][a-z0-9_-]{0,31}$/.test(name)
}

/** A name is that of a user, a unit and a folder too. No unit of another program begins so, and none is written over. */
function requireName(name: string): void {
  if (isUserName(name) && /^triptych(-[a-z0-9]+)*$/.test(name)) return
  throw new ServiceError(`a service is called ${NAME}, or ${NAME}-bridge and so on, not ${name}`, 'usage')
}

/** @returns its text */
function requireUnit(host: ServiceHost, name: string): string {
  const unit = host.readUnit(unitPath(name))
  if (unit === null) throw new ServiceError(`there is no ${unitPath(name)}`)
  return unit
}

function requireReady(host: ServiceHost, hint = ''): void {
  if (host.ready) return
  throw new ServiceError(`this takes root on a system that systemd runs${hint}`)
}

/** @returns what it prints */
function systemctl(host: ServiceHost, ...args: readonly string[]): string {
  return requireDone(`systemctl ${args.join(' ')}`, host.systemctl(...args))
}

/** @throws ServiceError where a program failed, with its first line */
function requireDone(program: string, { code, output }: Outcome): string {
  if (code !== 0) throw new ServiceError(`${program} failed: ${output.trim().split('\n', 1)[0]}`)
  return output
}
