import { stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { findManifest, type PluginManifest } from './manifest.ts'
import { directoryOf, type PluginDirectory, realPath, shippedPlugins } from './plugin-directories.ts'

/** A plugin that can be run. All paths are real ones. */
export interface FoundPlugin {
  readonly kind: 'native'
  readonly entry: string
  /** All that is the plugin's own. */
  readonly folder: string
  readonly manifest: PluginManifest
}

/** What became of a platform entry's `plugin`: something to run, or why not. */
export type Resolution =
  | { readonly found: FoundPlugin }
  | { readonly found?: undefined; readonly reason: string; readonly manifest?: PluginManifest }

/** An entry of a plugin that ships, wherever the installation lay that wrote it. */
const SHIPPED = /(?:^|[\\/])bridge[\\/]plugins[\\/]([\w-]+)[\\/]index\.(?:ts|js)$/

/**
 * Finds the plugin that a platform entry names.
 *
 * @param path relative to `dataDir`, or absolute; its real path must lie in one of the `directories`
 */
export async function resolvePlugin(
  path: unknown,
  dataDir: string,
  directories: readonly PluginDirectory[],
): Promise<Resolution> {
  if (typeof path !== 'string' || path === '') return { reason: 'the platform entry names no plugin' }
  const there = await realPath(resolve(dataDir, path))
  const isPlugin = there !== undefined && (await directoryOf(there, directories)) !== undefined
  const entry = isPlugin ? there : ((await movedEntry(path)) ?? there)
  if (entry === undefined) return { reason: `there is no file ${path}` }
  const directory = await directoryOf(entry, directories)
  if (directory === undefined) return { reason: `${path} lies in none of the plugin directories` }
  if (!(await stat(entry)).isFile()) return { reason: `${path} is not a file` }
  const file = await findManifest(entry, directory.path)
  const manifest = file === undefined ? {} : { manifest: file.manifest }
  if (directory.kind === 'third-party') return { ...manifest, reason: 'Homebridge plugins are not run by this version' }
  if (file === undefined) return { reason: `${path} has no package.json with a name beside or above it` }
  const folder = topFolder(entry, directory.path)
  return { found: { kind: 'native', entry, folder, manifest: file.manifest } }
}

/** The entry in this installation of a plugin that ships with every one. */
async function movedEntry(path: string): Promise<string | undefined> {
  const name = SHIPPED.exec(path)?.[1]
  if (name === undefined) return undefined
  const folder = join(shippedPlugins, name)
  return (await realPath(join(folder, 'index.ts'))) ?? (await realPath(join(folder, 'index.js')))
}

/** The folder in the plugin directory that everything of the plugin lies in; a scope is a folder of its own. */
function topFolder(entry: string, directory: string): string {
  const [first = '', second = ''] = relative(directory, entry).split(sep)
  return first.startsWith('@') ? join(directory, first, second) : join(directory, first)
}
