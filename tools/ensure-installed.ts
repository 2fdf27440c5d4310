import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, delimiter, dirname, join, relative } from 'node:path'

const root = dirname(import.meta.dirname)
/** On the same disk, in no list of files, and gone with `make clean`. */
const staging = join(root, 'node_modules', '.cache')

/** What npm has installed, for itself. */
const note = 'node_modules/.package-lock.json'

/**
 * The npm among the packages of this checkout, for Node to run. The system's is used to install those alone: older ones
 * refuse lockfiles that this one writes.
 */
export const npmProgram = join(root, 'node_modules/npm/bin/npm-cli.js')

/** The environment of an npm: programs that it starts as `node` are the Node of this process. */
export function npmEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}` }
}

/**
 * Installs the packages of a folder with a package.json and lockfile of its own when they are first needed, and again
 * when the lockfile has changed since. Two processes that do so at the same time do not disturb each other.
 *
 * @param folder absolute
 * @param say given the line that tells why this takes a while
 * @throws Error when npm fails
 */
export function ensureInstalled(folder: string, say: (line: string) => void): void {
  if (isInstalled(folder)) return
  say(`installing the packages of ${relative(root, folder)}`)
  mkdirSync(staging, { recursive: true })
  const place = mkdtempSync(join(staging, `${basename(folder)}-`))
  try {
    for (const name of ['.npmrc', 'package.json', 'package-lock.json'])
      copyFileSync(join(folder, name), join(place, name))
    const args = [npmProgram, 'ci', '--include=dev', '--loglevel=error']
    const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
      cwd: place,
      env: npmEnvironment(),
      encoding: 'utf8',
    })
    const reason = error?.message ?? `${stdout}${stderr}`
    if (status !== 0) throw new Error(`npm ci in ${relative(root, folder)} failed: ${reason}`)
    // On a full disk npm leaves files out, and ends well all the same; but for this one, which is written last.
    if (writtenAt(join(place, note)) === 0) {
      throw new Error(`npm ci in ${relative(root, folder)} has not installed everything: is the disk full?`)
    }
    putInPlace(place, folder)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function putInPlace(place: string, folder: string): void {
  const target = join(folder, 'node_modules')
  if (writtenAt(target) > 0 && !isInstalled(folder)) renameSync(target, join(place, 'before'))
  try {
    renameSync(join(place, 'node_modules'), target)
  } catch (error) {
    // Another process was faster.
    if (!isInstalled(folder)) throw error
  }
}

function isInstalled(folder: string): boolean {
  return writtenAt(join(folder, note)) > writtenAt(join(folder, 'package-lock.json'))
}

/** When a file was last written, or 0 when it is not there. */
function writtenAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
