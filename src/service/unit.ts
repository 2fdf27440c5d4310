import { basename, dirname } from 'node:path'

export interface UnitOptions {
  /** What the service is called, and its folder of caches. */
  readonly name: string
  /** Node, its options and the program, all absolute; `serve` and the surfaces are added. */
  readonly command: readonly string[]
  readonly surfaces: readonly string[]
  readonly user: string
  /** The settings with the folders made absolute; secrets only as `<NAME>_FILE`. */
  readonly settings: Readonly<Record<string, string>>
  readonly dataDir: string
  /** Other folders that are written to, such as that of backups. */
  readonly folders: readonly string[]
  /** Whether a port below 1024 is listened on. */
  readonly privilegedPort: boolean
}

/** Where systemd keeps the folders of services (`StateDirectory=`). */
export const STATE = '/var/lib'

/** Where it keeps their caches (`CacheDirectory=`). */
const CACHE = '/var/cache'

/** Starts within `StartLimitIntervalSec=`; after so many, systemd starts it no more. */
export const MOST_STARTS = 10

/** Seconds until systemd kills what is left: `serve` gives itself 5, and its plugins less. */
const STOP_TIMEOUT = 20

/**
 * The unit of systemd that runs `serve` as a user of its own, with the rights that it needs and no others. It takes
 * systemd 250 or newer.
 */
export function unitText(options: UnitOptions): string {
  const { name, command, surfaces, user, dataDir, folders, privilegedPort } = options
  const bridge = hasBridge(surfaces)
  const capability = privilegedPort ? 'CAP_NET_BIND_SERVICE' : ''
  // Without it in the set, the kernel does not even start a ping that has it by its file.
  const bounds = [...(privilegedPort ? [capability] : []), ...(bridge ? ['CAP_NET_RAW'] : [])]
  const written = isState(dataDir) ? folders : [dataDir, ...folders]
  return [
    section('Unit', [
      'Description=Triptych',
      'Wants=network-online.target',
      // After network file systems, which are mounted late. None is required: without one, systemd tries again.
      'After=network-online.target remote-fs.target postgresql.service',
      'StartLimitIntervalSec=5min',
      `StartLimitBurst=${MOST_STARTS}`,
    ]),
    section('Service', [
      `ExecStart=${[...command, 'serve', ...surfaces].map(quoteArgument).join(' ')}`,
      `User=${user}`,
      `SyslogIdentifier=${name}`,
      ...environment(options),
      ...(isState(dataDir) ? [`StateDirectory=${quoteWord(basename(dataDir))}`, 'StateDirectoryMode=0700'] : []),
      `CacheDirectory=${name}`,
      `WorkingDirectory=${escapeSpecifiers(dataDir)}`,
      '',
      '# 64 is wrong usage, 69 something that is missing, 78 a wrong setting: another try would not help.',
      'Restart=on-failure',
      'RestartSec=2',
      'RestartPreventExitStatus=64 69 78',
      '',
      '# The first signal is for the server alone, which ends its plugins; what is left is killed.',
      'KillMode=mixed',
      `TimeoutStopSec=${STOP_TIMEOUT}`,
      '# A plugin that is killed for its memory is restarted by the bridge and takes nothing with it.',
      'OOMPolicy=continue',
      'Delegate=yes',
      '',
      '# No MemoryDenyWriteExecute: V8 compiles while it runs. A user other than root, with these, cannot become',
      '# another one, so no plugin may have a "uid" in config.json.',
      'NoNewPrivileges=yes',
      ...(bridge ? ['# Plugins may start ping, which gets no capability by this.'] : []),
      `CapabilityBoundingSet=${bounds.join(' ')}`,
      `AmbientCapabilities=${capability}`,
      'ProtectSystem=strict',
      ...written.map((folder) => `ReadWritePaths=${quoteWord(folder)}`),
      'ProtectHome=yes',
      'PrivateTmp=yes',
      ...(bridge ? ['# Plugins may use devices, such as a serial port.', 'PrivateDevices=no'] : ['PrivateDevices=yes']),
      'ProtectClock=yes',
      'ProtectHostname=yes',
      'ProtectKernelLogs=yes',
      'ProtectKernelModules=yes',
      'ProtectKernelTunables=yes',
      'ProtectProc=invisible',
      'LockPersonality=yes',
      'RemoveIPC=yes',
      'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK',
      'RestrictNamespaces=yes',
      'RestrictRealtime=yes',
      'RestrictSUIDSGID=yes',
      'SystemCallArchitectures=native',
      'SystemCallFilter=@system-service',
      'UMask=0077',
    ]),
    section('Install', ['WantedBy=multi-user.target']),
  ].join('\n')
}

function hasBridge(surfaces: readonly string[]): boolean {
  return surfaces.length === 0 || surfaces.includes('bridge')
}

/** What of a unit counts for other commands. */
export interface InstalledUnit {
  readonly user: string
  readonly dataDir: string
  /** As of {@link UnitOptions}. */
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Files of secrets, by the setting that has what is in them. */
  readonly secretFiles: Readonly<Record<string, string>>
}

/** Reads what `unitText` wrote. */
export function readUnitText(text: string): InstalledUnit {
  const environment: Record<string, string> = {}
  const secretFiles: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/^Environment="(\w+)=(.*)"$/gm)) {
    if (!value.startsWith('%d/')) environment[name] = plainPercent(value.replace(/\\(["\\])/g, '$1'))
  }
  for (const [, credential = '', file = ''] of text.matchAll(/^LoadCredential=(\w+):(.*)$/gm)) {
    secretFiles[credential.toUpperCase().replace(/_FILE$/, '')] = plainPercent(file)
  }
  const line = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? ''
  const words = [...line('ExecStart').matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, plain = '']) =>
    plainPercent(quoted?.replace(/\\(["\\])/g, '$1') ?? plain).replaceAll('$$', '$'),
  )
  const command = words.slice(0, words.lastIndexOf('serve'))
  return { user: line('User'), dataDir: plainPercent(line('WorkingDirectory')), command, environment, secretFiles }
}

/** The other way round than `escapeSpecifiers`. */
function plainPercent(text: string): string {
  return text.replaceAll('%%', '%')
}

/** Whether systemd makes the folder and hands it to the user. After a colon it would read the name of a link. */
export function isState(folder: string): boolean {
  return dirname(folder) === STATE && !folder.includes(':')
}

/** Settings as they are; files of secrets as credentials, which root reads and the user sees while the service runs. */
function environment({ name: service, surfaces, settings, dataDir }: UnitOptions): string[] {
  const lines = [
    // The user's own need not be there, and is not seen: npm, plugins and the shell write to it.
    variable('HOME', escapeText(dataDir)),
    variable('SVC_DATA_DIR', escapeText(dataDir)),
    variable('NODE_COMPILE_CACHE', `${CACHE}/${service}`),
    ...(hasBridge(surfaces) ? [variable('npm_config_cache', `${CACHE}/${service}/npm`)] : []),
  ]
  for (const [name, value] of Object.entries(settings)) {
    if (name === 'SVC_DATA_DIR') continue
    if (!name.endsWith('_FILE')) {
      lines.push(variable(name, escapeText(value)))
      continue
    }
    const credential = name.toLowerCase()
    lines.push(`LoadCredential=${credential}:${escapeSpecifiers(value)}`, variable(name, `%d/${credential}`))
  }
  return lines
}

function variable(name: string, value: string): string {
  return `Environment="${name}=${value}"`
}

function section(name: string, lines: readonly string[]): string {
  return `[${name}]\n${lines.join('\n')}\n`
}

/** As a path that is the rest of its line (systemd.unit: specifiers). */
function escapeSpecifiers(text: string): string {
  return text.replaceAll('%', '%%')
}

/** As text between quotes (systemd.syntax). */
function escapeText(text: string): string {
  return escapeSpecifiers(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}

/** As one of several words. */
function quoteWord(text: string): string {
  const escaped = escapeText(text)
  return /^[\w@%+=:,./-]+$/.test(escaped) ? escaped : `"${escaped}"`
}

/** As one argument of a command, without its variables (systemd.service, command lines). */
function quoteArgument(text: string): string {
  return quoteWord(text).replaceAll('$', '$$$$')
}
