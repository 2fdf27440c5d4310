import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.ts'

const toolchain = join(import.meta.dirname, '../.toolchain')

/** Where the files of packages are once they were asked for. */
export function debianFolder(packages: readonly string[]): string {
  return join(toolchain, 'debian', packages.join('+'))
}

/**
 * The folder in `.toolchain/` with the files of packages of Debian, `usr/` and so on. They are downloaded and unpacked
 * when they are first needed, which takes no root and changes nothing outside the checkout.
 *
 * @param packages without what they depend on: name that too, where a bare Debian does not have it
 * @throws Error with one line that says what to install
 */
export function ensureDebianPackages(packages: readonly [string, ...string[]]): string {
  const folder = debianFolder(packages)
  if (existsSync(folder)) return folder
  // apt itself serves one at a time.
  oneAtATime('debian-packages', () => {
    if (!existsSync(folder)) unpack(packages, folder)
  })
  return folder
}

function unpack(packages: readonly string[], folder: string): void {
  mkdirSync(join(toolchain, 'debian'), { recursive: true })
  const place = mkdtempSync(join(toolchain, 'debian-'))
  try {
    // The lists of packages that the system has, else (a container has none, or old ones) a copy of one's own.
    if (!run('apt-get', ['download', ...packages], place)) {
      const own = ownState()
      if (!run('apt-get', [...own, 'update'], place) || !run('apt-get', [...own, 'download', ...packages], place)) {
        throw new Error(`${packages[0]} is missing and cannot be downloaded: apt-get install ${packages.join(' ')}`)
      }
    }
    for (const file of readdirSync(place)) {
      if (!run('dpkg-deb', ['-x', file, 'unpacked'], place)) throw new Error(`${file} cannot be unpacked`)
    }
    renameSync(join(place, 'unpacked'), folder)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Has apt keep lists and downloads in the checkout. As root it would become a user who may not write there. */
function ownState(): string[] {
  const state = join(toolchain, 'apt/state')
  const cache = join(toolchain, 'apt/cache')
  for (const folder of [state, cache]) mkdirSync(folder, { recursive: true })
  return ['-o', `Dir::State=${state}`, '-o', `Dir::Cache=${cache}`, '-o', 'APT::Sandbox::User=root']
}

function run(program: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(program, args, { cwd, stdio: 'ignore' }).status === 0
}
