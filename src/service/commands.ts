import { resolve } from 'node:path'
import { Command } from 'commander'
import type { Config } from '../config.ts'
import { printable } from '../lib/printable.ts'
import { isState, STATE, unitText } from './unit.ts'

/** Where the unit is, among those of the administrator. */
const UNIT = '/etc/systemd/system/triptych.service'
const NAME = 'triptych.service'

/** Folders that services do not see (`ProtectHome=`, `PrivateTmp=`). */
const HIDDEN = ['/home', '/root', '/run/user', '/tmp', '/var/tmp']

const installHelp = `
The unit has the settings that this command is run with: SVC_BASE_URL=… triptych service install. A secret is
taken from the file that its <NAME>_FILE names, as a credential of systemd; the unit itself is for everyone to
read. SVC_DATA_DIR is /var/lib/triptych unless it is set. Run it again to change settings.

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
  /** Runs `useradd`. */
  addUser(name: string): Outcome
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

/** The commands `service install|status|uninstall`. They print, and set `process.exitCode`. */
export function serviceCommands(surfaceNames: readonly string[], host: () => ServiceHost): Command {
  const service = new Command('service').description('run surfaces as a service of systemd').exitOverride()
  service
    .command('install')
    .description('write a hardened unit, and start it')
    .argument('[surfaces...]', `any of: ${surfaceNames.join(', ')}; without names, all of them`)
    .option('--user <name>', 'the user that it runs as, made where there is none', 'triptych')
    .option('--print', 'print the unit, and change nothing')
    .addHelpText('after', installHelp)
    .action((surfaces: string[], options: { user: string; print?: true }) => {
      run(() => install(host(), surfaceNames, surfaces, options))
    })
  service
    .command('status')
    .description('say whether it runs, and why it does not')
    .addHelpText('after', '\nExit codes: 0 it runs; 3 it does not; 4 it is not installed.')
    .action(() => run(() => status(host())))
  service
    .command('uninstall')
    .description('stop it and remove the unit; the data stay')
    .action(() => run(() => uninstall(host())))
  return service
}

function run(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    process.stderr.write(`error: ${printable(error.message)}\n`)
    process.exitCode = exitCodes[error.code]
  }
}

function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

interface InstallOptions {
  readonly user: string
  readonly print?: true
}

function install(
  host: ServiceHost,
  known: readonly string[],
  surfaces: readonly string[],
  { user, print: onlyPrint }: InstallOptions,
): void {
  const stranger = surfaces.find((surface) => !known.includes(surface))
  if (stranger !== undefined)
    throw new ServiceError(`${stranger} is not a surface; there is: ${known.join(', ')}`, 'usage')
  if (!/^[a-z_][a-z0-9_-]*$/.test(user)) throw new ServiceError(`${user} is not a user name`, 'usage')
  const { folders, ...unit } = describe(host, surfaces, user)
  const text = unitText({ ...unit, folders })
  if (onlyPrint) {
    process.stdout.write(text)
    return
  }
  requireReady(host)
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
  if (!host.userExists(user)) requireDone(`useradd ${user}`, host.addUser(user))
  for (const folder of isState(unit.dataDir) ? folders : [unit.dataDir, ...folders]) {
    if (!host.makeFolder(folder, user)) {
      throw new ServiceError(
        `${user} may not write to ${folder}: hand it over with chown -R ${user} ${folder}, or choose another`,
      )
    }
  }
  host.writeUnit(UNIT, text)
  systemctl(host, 'daemon-reload')
  systemctl(host, 'enable', NAME)
  systemctl(host, 'restart', NAME)
  print(
    `Wrote ${UNIT} and started it, as the user ${user}, with the data in ${unit.dataDir}.`,
    '  triptych service status   whether it runs',
    `  journalctl -u ${NAME}   its log`,
  )
  if (unit.surfaces.length === 0 || unit.surfaces.includes('bridge')) {
    print('No plugin may have a "uid" in config.json: only a bridge that runs as root can start it as another user.')
  }
}

/** @throws ServiceError where a setting cannot be part of a unit */
function describe(host: ServiceHost, surfaces: readonly string[], user: string) {
  const secret = Object.keys(host.settings).find((name) => host.secrets.has(name))
  if (secret !== undefined) {
    throw new ServiceError(
      `${secret} is a secret, and a unit is for everyone to read: put it into a file, and name that in ${secret}_FILE`,
    )
  }
  const config = host.config()
  const settings = Object.fromEntries(
    Object.entries(host.settings).map(([name, value]) => [name, /_(FILE|DIR)$/.test(name) ? resolve(value) : value]),
  )
  const folders = [settings.SVC_MEDIA_DIR, settings.SVC_BACKUP_DIR].filter((folder) => folder !== undefined)
  const ports = [config.auth.port, config.bridge.port ?? 0, config.content.port]
  return {
    command: host.command,
    surfaces,
    user,
    settings,
    dataDir: settings.SVC_DATA_DIR ?? `${STATE}/triptych`,
    folders,
    privilegedPort: ports.some((port) => port > 0 && port < 1024),
  }
}

/** What an exit code of `serve` means, where systemd leaves it at that. */
const final: Readonly<Record<string, string>> = {
  64: 'it was called in a wrong way; run `triptych service install` again',
  69: 'something that it needs is missing; its last lines in the log say what',
  78: 'a setting is wrong; its last line in the log names it',
}

function status(host: ServiceHost): void {
  if (host.readUnit(UNIT) === null) {
    print(`Not installed: there is no ${UNIT}.`)
    process.exitCode = 4
    return
  }
  const properties = '--property=ActiveState,SubState,ExecMainStatus,NRestarts,MainPID'
  const output = systemctl(host, 'show', NAME, properties)
  const shown = new Map(output.split('\n').map((line) => [line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]))
  const restarts = Number(shown.get('NRestarts') ?? 0)
  const again = restarts > 0 ? `, restarted ${restarts} times since` : ''
  if (shown.get('ActiveState') === 'active') {
    print(`Running, process ${shown.get('MainPID')}${again}.`)
    return
  }
  process.exitCode = 3
  const code = shown.get('ExecMainStatus') ?? ''
  print(`Not running (${shown.get('ActiveState')}, ${shown.get('SubState')}); it ended with ${code}${again}.`)
  if (final[code] !== undefined) print(`${code}: ${final[code]}.`)
  print(`Its log: journalctl -u ${NAME}`)
}

function uninstall(host: ServiceHost): void {
  requireReady(host)
  const unit = host.readUnit(UNIT)
  if (unit === null) throw new ServiceError(`there is no ${UNIT}`)
  systemctl(host, 'disable', '--now', NAME)
  host.removeUnit(UNIT)
  systemctl(host, 'daemon-reload')
  const data = /^WorkingDirectory=(.*)$/m.exec(unit)?.[1]?.replaceAll('%%', '%') ?? STATE
  print(`Stopped and removed ${UNIT}. The data stay in ${data}, and the user stays.`)
}

function requireReady(host: ServiceHost): void {
  if (host.ready) return
  throw new ServiceError('this takes root on a system that systemd runs; --print shows the unit anywhere')
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
