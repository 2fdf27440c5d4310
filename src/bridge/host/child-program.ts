import { existsSync, realpathSync } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasCode } from '../../lib/error-text.ts'
import type { PluginKind } from '../protocol/messages.ts'
import { DEFAULT_HEAP_MB } from './host-config.ts'

interface Ran {
  readonly kind: PluginKind
  readonly folder: string
}

const bridge = fileURLToPath(new URL('..', import.meta.url))

/** What every plugin may read beside its own folder: the programs of its process, and packages. */
const readable = [
  join(bridge, 'child'),
  join(bridge, 'protocol'),
  join(bridge, '..', 'lib'),
  ...ancestorsOf(bridge).flatMap((folder) => [join(folder, 'package.json'), join(folder, 'node_modules')]),
].flatMap((path) => (existsSync(path) ? [...new Set([path, realpathSync(path)])] : []))

/** No plugin makes another process of its user open a debugger, to which it could connect then. */
export const NO_DEBUGGER = '--disable-sigusr1'

/**
 * What runs under Node's permission model. `node:sqlite` opens files past it (`ATTACH`, `VACUUM INTO`), so there is none; V8
 * writes what it traces to files that its flags name, so they are as they were at the start. From Node 25 on the network is a
 * permission as well.
 */
export const PERMISSIONS: readonly string[] = [
  '--permission',
  '--freeze-flags-after-init',
  ...(process.allowedNodeEnvironmentFlags.has('--experimental-sqlite') ? ['--no-experimental-sqlite'] : []),
  ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
]

/** A plugin has little to do: a small nursery and one helper thread save it 3 MiB, and more when it is busy. */
const SMALL = ['--max-semi-space-size=1', '--v8-pool-size=1']

/**
 * Node's options for a plugin's process. A native one has its own folder and this installation's programs to read,
 * nothing to write, no processes and no threads (a thread is not held to `--permission`); it may use the network. A
 * Homebridge plugin may do what it likes, as in Homebridge: they write files, start programs and load addons.
 *
 * @param others the folders of the plugins that share its process
 */
export function nodeOptions(
  { kind, folder }: Ran,
  heapMb: number = DEFAULT_HEAP_MB,
  others: readonly string[] = [],
): string[] {
  const common = [NO_DEBUGGER, `--max-old-space-size=${heapMb}`, ...SMALL]
  if (kind === 'homebridge') return common
  return [
    ...common,
    ...PERMISSIONS,
    ...[...new Set([folder, ...others]), ...readable].map((path) => `--allow-fs-read=${path}`),
  ]
}

/**
 * A symbolic link by which a native plugin could read what it may not: Node follows the links in a folder that may be read,
 * wherever they lead. Relative to the folder; undefined where there is none.
 *
 * @param folder a real path
 */
export async function linkOutOf(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    // A plugin of one file.
    if (hasCode(error, 'ENOTDIR')) return []
    throw error
  })
  for (const entry of entries.filter((each) => each.isSymbolicLink())) {
    const link = join(entry.parentPath, entry.name)
    // Where it leads nowhere, something may be later.
    const target = await realpath(link).catch(() => undefined)
    const isOpen = [folder, ...readable].some((open) => target === open || target?.startsWith(open + sep))
    if (!isOpen) return relative(folder, link)
  }
  return undefined
}

/** What a plugin's process learns of the daemon's environment: no secrets of the daemon's, nor Node's options. */
const PASSED =
  /^(?:PATH|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|SystemRoot)$/

/** What those of Homebridge learn as well: request libraries read the proxies, and `debug` what to say. */
const PASSED_TO_HOMEBRIDGE = /^(?:HTTPS?_PROXY|NO_PROXY|https?_proxy|no_proxy|DEBUG)$/

/**
 * @param home of the user that the process runs as, where that is not the daemon's
 * @param codeCache where Node.js keeps what it compiled; a process under permissions could not use one that it may not write
 */
export function childEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  kind: PluginKind,
  home?: string,
  codeCache?: string,
): Record<string, string> {
  const isPassed = (name: string): boolean =>
    PASSED.test(name) || (kind === 'homebridge' && PASSED_TO_HOMEBRIDGE.test(name))
  const passed = Object.entries(environment).flatMap(([name, value]) =>
    isPassed(name) && value !== undefined ? [[name, value] as const] : [],
  )
  const isOther = home !== undefined
  return {
    ...Object.fromEntries(passed.filter(([name]) => !isOther || !/^(?:USER|LOGNAME|TMPDIR)$/.test(name))),
    ...(isOther && { HOME: home }),
    ...(codeCache !== undefined && { NODE_COMPILE_CACHE: codeCache }),
  }
}

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)]
}
