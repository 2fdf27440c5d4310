import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const here = import.meta.dirname
const FILES = ['package.json', 'package-lock.json', '.npmrc']

/**
 * Installs the AsyncAPI parser and generator beside this file when they are first needed, and again when their
 * lockfile has changed since. `say` is given the line that tells why this takes a while. Several processes may come
 * here at once: each installs apart, and the first to be done moves its packages into place.
 *
 * @throws Error when npm fails
 */
export function ensureAsyncApi(say: (line: string) => void): void {
  if (current()) return
  say('installing the AsyncAPI generator into tools/asyncapi')
  // On the same file system, and where nobody minds what a killed install leaves behind.
  const staging = mkdtempSync(join(here, '../../node_modules/.asyncapi-'))
  try {
    for (const name of FILES) copyFileSync(join(here, name), join(staging, name))
    npmCi(staging)
    if (!current()) moveIntoPlace(join(staging, 'node_modules'), join(staging, 'old'))
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

function current(): boolean {
  return changed('node_modules/.package-lock.json') > changed('package-lock.json')
}

/** When a file beside this one was last written, or 0 when it is not there. */
function changed(name: string): number {
  return statSync(join(here, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function npmCi(folder: string): void {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  const { status, stdout, stderr, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm ci in tools/asyncapi failed: ${error?.message ?? `${stdout}${stderr}`}`)
}

function moveIntoPlace(packages: string, old: string): void {
  const target = join(here, 'node_modules')
  if (statSync(target, { throwIfNoEntry: false })) renameSync(target, old)
  try {
    renameSync(packages, target)
  } catch (error) {
    // Another process was first.
    if (!current()) throw error
  }
}
