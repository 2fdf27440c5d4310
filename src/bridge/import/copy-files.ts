import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { flushFolder } from '../../lib/flush.ts'
import { realPath } from '../host/plugin-directories.ts'
import { ImportError } from './error.ts'
import { hapKinds } from './storage-folder.ts'

/** Files of plugins that lie in Homebridge's storage folder. */
export interface PluginFiles {
  /** Relative to the folder. */
  readonly files: readonly string[]
  readonly bytes: number
  /** Links and what is neither file nor folder, relative to the folder. */
  readonly leftOut: readonly string[]
}

/** More than this is not a plugin's settings: a camera's recordings perhaps. */
const MOST_BYTES = 1024 ** 3
const MOST_FILES = 100_000

/** What is Homebridge's own, or its interface's; secrets of the latter among it. */
const notPlugins =
  /^(config\.json|accessories|backups|matter|node_modules|logs?|auth\.json|package(-lock)?\.json|\.uix-.*|\.npm.*|\.git|\.DS_Store)$/i

const temporarySuffix = '.import.tmp'

/**
 * @param except real path of a folder that is not looked into, should it lie in there
 * @throws ImportError when they are too many
 */
export async function listPluginFiles(folder: string, except?: string): Promise<PluginFiles> {
  const files: string[] = []
  const leftOut: string[] = []
  const root = (await realPath(folder)) ?? folder
  let bytes = 0
  const walk = async (inside: string): Promise<void> => {
    for (const entry of (await readdir(join(folder, inside), { withFileTypes: true })).sort(byName)) {
      const path = join(inside, entry.name)
      if (isNoPlugins(inside, entry.name) || join(root, path) === except) continue
      if (entry.isDirectory()) await walk(path)
      else if (!entry.isFile()) leftOut.push(path)
      else {
        bytes += (await lstat(join(folder, path))).size
        files.push(path)
        if (bytes > MOST_BYTES || files.length > MOST_FILES) throw tooMany(folder)
      }
    }
  }
  await walk('')
  return { files, bytes, leftOut }
}

function tooMany(folder: string): ImportError {
  const message = `${folder} holds more than 1 GiB or ${MOST_FILES} files of plugins: move what is not a setting of theirs out of it, recordings for example`
  return new ImportError('bad_folder', message)
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1
}

function isNoPlugins(folder: string, name: string): boolean {
  if (name.endsWith('.log')) return true
  if (folder === 'persist') return hapKinds.some((kind) => name.startsWith(`${kind}.`))
  return folder === '' && notPlugins.test(name)
}

/** Those that are not there yet. */
export async function missingFiles(files: readonly string[], to: string): Promise<string[]> {
  const missing: string[] = []
  for (const file of files) {
    const isThere = await lstat(join(to, file)).then(
      () => true,
      () => false,
    )
    if (!isThere) missing.push(file)
  }
  return missing
}

/** Copies files durably, each whole or not at all. */
export async function copyFiles(from: string, files: readonly string[], to: string): Promise<void> {
  for (const file of files) {
    const target = join(to, file)
    const temporary = join(dirname(target), `.${basename(target)}${temporarySuffix}`)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await rm(temporary, { force: true })
    await copyFile(join(from, file), temporary, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    // The copy has the mode of the original, which may be read-only.
    await using copy = await open(temporary, 'r')
    await copy.sync()
    await rename(temporary, target)
  }
  for (const folder of new Set(files.map((file) => dirname(join(to, file))))) await flushFolder(folder)
}
