import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { entryFile } from './entry-file.ts'
import { readManifest } from './manifest.ts'
import { type PluginDirectory, realPath } from './plugin-directories.ts'

/** A native plugin that is there, whether the config uses it or not. */
export interface NativePlugin {
  readonly name: string
  readonly version: string
  /** Its entry file, as a platform entry's `plugin` names it. */
  readonly path: string
}

/** The plugins in the native plugin directories. */
export class NativePlugins {
  readonly #directories: readonly PluginDirectory[]
  #plugins: readonly NativePlugin[] = []

  private constructor(directories: readonly PluginDirectory[]) {
    this.#directories = directories.filter(({ kind }) => kind === 'native')
  }

  static async scan(directories: readonly PluginDirectory[]): Promise<NativePlugins> {
    const plugins = new NativePlugins(directories)
    await plugins.refresh()
    return plugins
  }

  /** By name; what shares a name comes in the order of the directories. */
  list(): readonly NativePlugin[] {
    return this.#plugins
  }

  /** Looks again. */
  async refresh(): Promise<void> {
    const found = await Promise.all(this.#directories.map(({ path }) => pluginsIn(path)))
    this.#plugins = found.flat().toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  }
}

async function pluginsIn(directory: string): Promise<NativePlugin[]> {
  const top = await realPath(directory)
  if (top === undefined) return []
  const folders = await foldersIn(top)
  const scoped = folders.filter((name) => name.startsWith('@'))
  const below = await Promise.all(
    scoped.map(async (scope) => (await foldersIn(join(top, scope))).map((name) => join(scope, name))),
  )
  const plain = folders.filter((name) => !name.startsWith('@'))
  const plugins = await Promise.all([...plain, ...below.flat()].map((name) => pluginAt(join(top, name))))
  return plugins.filter((plugin) => plugin !== undefined)
}

/** Symbolic links are left out: they lead elsewhere, where plugins are not run. */
async function foldersIn(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch {
    return []
  }
}

async function pluginAt(folder: string): Promise<NativePlugin | undefined> {
  const file = await readManifest(folder)
  if (file === undefined) return undefined
  const path = await entryFile(folder, file.json, 'native')
  return path === undefined ? undefined : { name: file.manifest.name, version: file.manifest.version, path }
}
