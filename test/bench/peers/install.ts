import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const here = import.meta.dirname

/**
 * Installs the peers that nothing but a bench needs, beside this file: when they are first needed, and again when the
 * lockfile has changed since. `say` is given the line that tells why this takes a while.
 *
 * @throws when npm fails
 */
export function ensurePeers(say: (line: string) => void): void {
  if (changed('node_modules/.package-lock.json') > changed('package-lock.json')) return
  say('installing peers into test/bench/peers …')
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  const { status, stdout, stderr, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: here,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm ci in test/bench/peers failed: ${error?.message ?? `${stdout}${stderr}`}`)
}

/** When a file beside this one was last written, or 0 when it is not there. */
function changed(name: string): number {
  return statSync(join(here, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
