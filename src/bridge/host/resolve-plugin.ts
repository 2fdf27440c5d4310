import { stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { homebridgeName } from '../protocol/homebridge-name.ts'
import type { PluginKind } from '../protocol/messages.ts'
import { linkOutOf } from './child-program.ts'
import { entryFile } from './entry-file.ts'
import { faultOfPackage, packageOfPath } from './homebridge-package.ts'
import { findManifest, type PluginManifest, readManifest } from './manifest.ts'
import { directoryOf, type PluginDirectory, realPath, shippedPlugins } from './plugin-directories.ts'

/** A plugin that can be run. All paths are real ones. */
export interface FoundPlugin {
  readonly kind: PluginKind
  readonly entry: string
  /** All that is the plugin's own. */
  readonly folder: string
  readonly manifest: PluginManifest
}

/** What became of an entry's `plugin`: something to run, or why not. Of a Homebridge plugin its name is known all the same. */
export type Resolution =
  | { readonly found: FoundPlugin }
  | { readonly found?: undefined; readonly reason: string; readonly manifest?: PluginManifest }

/** An entry of a plugin that ships, wherever the installation lay that wrote it. */
const SHIPPED = /(?:^|[\\/])bridge[\\/]plugins[\\/]([\w-]+)[\\/]index\.(?:ts|js)$/

/**
 * Finds the plugin that an entry of the config names.
 *
 * @param path relative to `dataDir`, or absolute; its real path must lie in one of the `directories`. Of a Homebridge
 * plugin it may be the package's folder as well, or a file that an update took away.
 */
export async function resolvePlugin(
  path: unknown,
  dataDir: string,
  directories: readonly PluginDirectory[],
): Promise<Resolution> {
  if (typeof path !== 'string' || path === '') return { reason: 'its entry of the config names no plugin' }
  const absolute = resolve(dataDir, path)
  const installed = packageOfPath(absolute)
  const there = (await realPath(absolute)) ?? (installed && (await realPath(installed.folder)))
  const isPlugin = there !== undefined && (await directoryOf(there, directories)) !== undefined
  const real = isPlugin ? there : ((await findMovedEntry(path)) ?? there)
  if (real === undefined) return installed === undefined ? { reason: noFile(path) } : notInstalled(installed)
  const directory = await directoryOf(real, directories)
  if (directory === undefined) return { reason: `${path} is not in a plugin directory` }
  const isFile = (await stat(real)).isFile()
  if (directory.kind === 'third-party') return findHomebridge(path, real, isFile, directory)
  if (!isFile) return { reason: `${path} is not a file` }
  const file = await findManifest(real, directory.path)
  if (file === undefined) return { reason: withoutManifest(path) }
  const folder = topFolder(real, directory.path)
  const link = await linkOutOf(folder)
  if (link !== undefined) return { reason: `its folder has a symbolic link that leads out of it: ${link}` }
  return { found: { kind: 'native', entry: real, folder, manifest: file.manifest } }
}

async function findHomebridge(
  path: string,
  real: string,
  isFile: boolean,
  directory: PluginDirectory,
): Promise<Resolution> {
  const file = isFile ? await findManifest(real, directory.path) : await readManifest(real)
  if (file === undefined) return { reason: withoutManifest(path) }
  const { manifest, folder, json } = file
  const fault = faultOfPackage(file)
  if (fault !== undefined) return { manifest, reason: fault }
  const entry = isFile ? real : await entryFile(folder, json)
  if (entry === undefined) return { manifest, reason: `${manifest.name} has no entry file` }
  return { found: { kind: 'homebridge', entry, folder, manifest } }
}

/** Who comes from Homebridge names a plugin by its package. */
function noFile(path: string): string {
  const hint = homebridgeName.test(path) ? `; the package's folder is plugins/node_modules/${path}` : ''
  return `there is no file ${path}${hint}`
}

function notInstalled({ name }: { readonly name: string }): Resolution {
  return { manifest: { name, version: '', description: '', author: '' }, reason: `${name} is not installed` }
}

function withoutManifest(path: string): string {
  return `${path} has no package.json with a name beside or above it`
}

/** The entry in this installation of a plugin that ships with every one. */
async function findMovedEntry(path: string): Promise<string | undefined> {
  const name = SHIPPED.exec(path)?.[1]
  if (name === undefined) return undefined
  const folder = join(shippedPlugins, name)
  return (await realPath(join(folder, 'index.ts'))) ?? (await realPath(join(folder, 'index.js')))
}

/** The folder in the plugin directory that holds all files of the plugin; a scope is a folder of its own. */
function topFolder(entry: string, directory: string): string {
  const [first = '', second = ''] = relative(directory, entry).split(sep)
  return first.startsWith('@') ? join(directory, first, second) : join(directory, first)
}
