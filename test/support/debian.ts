/** Programs that tests need and a machine may not have. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDebianPackages } from '../../tools/debian-packages.ts'

/** Where Debian puts libraries of this processor, below `/usr/lib` or the like of it. */
const architecture = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`

export interface DebianProgram {
  readonly program: string
  /** What it needs in its environment: where its libraries are. */
  readonly env: Record<string, string>
}

/**
 * The installed program, else the one of Debian's packages.
 *
 * @param path of the program: `/usr/sbin/pgbouncer`
 * @param packages those of it and of its libraries that not every Debian has
 * @throws Error with one line that says what to install
 */
export function debianProgram(path: string, packages: readonly [string, ...string[]]): DebianProgram {
  if (existsSync(path)) return { program: path, env: {} }
  const root = ensureDebianPackages(packages)
  const libraries = ['usr/lib', 'lib'].flatMap((lib) => [
    join(root, lib, architecture),
    join(root, lib, architecture, 'systemd'),
  ])
  return { program: join(root, path), env: { LD_LIBRARY_PATH: libraries.join(':') } }
}
