import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { readManifest } from '../host/manifest.ts'
import { realPath } from '../host/plugin-directories.ts'
import { entryFile } from './entry-file.ts'

/** A plugin that is there; whether the config uses it is another matter. */
export interface PluginPackage {
  readonly name: string
  /** `""` when the manifest has none. */
  readonly version: string
  /** The real path of its entry file: what a platform entry names as `plugin`. */
  readonly path: string
}

/** How Homebridge plugins are named (Homebridge, `PluginManager`). */
const homebridgeName = /^((@[\w-]+(\.[\w-]+)*)\/)?(homebridge-[\w-]+)$/

/**
 * The Homebridge plugins in a `node_modules` folder, scoped ones included: by name and the keyword
 * `homebridge-plugin`. Left out is what has no manifest or no entry file, and what a link leads out of the folder.
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

/** What is broken, or going away meanwhile, is no plugin. */
async function pluginAt(root: string, name: string): Promise<PluginPackage | undefined> {
  const folder = await realPath(join(root, name))
  if (!folder?.startsWith(root + sep)) return undefined
  const file = await readManifest(folder)
  const isPlugin = file?.manifest.name === name && isMarked(file.json.keywords)
  const path = isPlugin ? await entryFile(folder, file.json) : undefined
  return path === undefined ? undefined : { name, version: file?.manifest.version ?? '', path }
}

function isMarked(keywords: unknown): boolean {
  return Array.isArray(keywords) && keywords.includes('homebridge-plugin')
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}
