import { readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { entryFile } from '../host/entry-file.ts'
import { faultOfPackage } from '../host/homebridge-package.ts'
import { readManifest } from '../host/manifest.ts'
import { realPath } from '../host/plugin-directories.ts'
import { homebridgeName } from '../protocol/homebridge-name.ts'

/** A plugin that is there; whether the config uses it is another matter. */
export interface PluginPackage {
  readonly name: string
  /** `""` when the manifest has none. */
  readonly version: string
  /** Of its entry file, which a platform entry names as `plugin`; stays the same when an update moves a link on. */
  readonly path: string
}

/**
 * The Homebridge plugins in a `node_modules` folder, scoped ones included: by name and the keyword
 * `homebridge-plugin`. What was installed is a link into the folder `trees` beside it; left out is what a link leads
 * elsewhere, and what has no manifest or no entry file.
 *
 * @returns by name; empty when there is no such folder
 */
export async function installedPlugins(nodeModules: string): Promise<PluginPackage[]> {
  const root = await realPath(nodeModules)
  if (root === undefined) return []
  const names = await namesIn(root)
  const scopes = names.filter((name) => name.startsWith('@'))
  const scoped = await Promise.all(
    scopes.map(async (scope) => (await namesIn(join(root, scope))).map((name) => `${scope}/${name}`)),
  )
  const candidates = [...names, ...scoped.flat()].filter((name) => homebridgeName.test(name))
  const plugins = await Promise.all(candidates.map((name) => pluginAt(root, name)))
  return plugins.filter((plugin) => plugin !== undefined).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** What is broken, or going away meanwhile, is not a plugin. */
async function pluginAt(root: string, name: string): Promise<PluginPackage | undefined> {
  const folder = await realPath(join(root, name))
  const isInside = [root, join(dirname(root), 'trees')].some((place) => folder?.startsWith(place + sep))
  const file = folder !== undefined && isInside ? await readManifest(folder) : undefined
  if (file?.manifest.name !== name || faultOfPackage(file) !== undefined) return undefined
  const entry = await entryFile(file.folder, file.json)
  if (entry === undefined) return undefined
  return { name, version: file.manifest.version, path: join(root, name, relative(file.folder, entry)) }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}
