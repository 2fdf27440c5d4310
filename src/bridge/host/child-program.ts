import { existsSync, realpathSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_HEAP_MB } from './host-config.ts'

const bridge = fileURLToPath(new URL('..', import.meta.url))

/** What a plugin's process runs: `.ts` from a checkout, `.js` from the package, as this file does. */
export const childProgram = join(bridge, 'child', `main${extname(import.meta.url)}`)

/** What every plugin may read beside its own folder: the programs of its process, and packages. */
const readable = [
  join(bridge, 'child'),
  join(bridge, 'protocol'),
  ...ancestorsOf(bridge).flatMap((folder) => [join(folder, 'package.json'), join(folder, 'node_modules')]),
].flatMap((path) => (existsSync(path) ? [...new Set([path, realpathSync(path)])] : []))

/**
 * Node's options for a native plugin: its own folder and this installation's programs to read, nothing to write, no
 * processes and no threads (a thread is not held to `--permission`). It may use the network.
 */
export function nodeOptions(folder: string, heapMb: number = DEFAULT_HEAP_MB): string[] {
  return [
    `--max-old-space-size=${heapMb}`,
    '--permission',
    // From Node 25 on the network is a permission as well.
    ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
    ...[folder, ...readable].map((path) => `--allow-fs-read=${path}`),
  ]
}

/** What a plugin's process learns of the daemon's environment: no secrets of the daemon's, nor Node's options. */
const PASSED =
  /^(?:PATH|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|SystemRoot)$/

export function childEnvironment(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      PASSED.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  )
}

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)]
}
