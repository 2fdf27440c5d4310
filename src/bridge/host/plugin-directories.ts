import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A folder that plugins may lie in. */
export interface PluginDirectory {
  readonly path: string
  readonly kind: 'native' | 'third-party'
}

/** The native plugins that ship with the daemon. */
export const shippedPlugins = fileURLToPath(new URL('../plugins', import.meta.url))

/** The plugin directories of an installation with this data folder; some may not exist. */
export function pluginDirectories(dataDir: string): readonly PluginDirectory[] {
  return [
    { path: shippedPlugins, kind: 'native' },
    { path: join(dataDir, 'plugins', 'native'), kind: 'native' },
    { path: join(dataDir, 'plugins', 'node_modules'), kind: 'third-party' },
    // Where the links in that one lead for what the marketplace installed.
    { path: join(dataDir, 'plugins', 'trees'), kind: 'third-party' },
  ]
}

/** The plugin directory that contains a real path, with the directory's own real path. */
export async function directoryOf(
  path: string,
  directories: readonly PluginDirectory[],
): Promise<PluginDirectory | undefined> {
  for (const directory of directories) {
    const real = await realPath(directory.path)
    if (real !== undefined && path.startsWith(real + sep)) return { ...directory, path: real }
  }
  return undefined
}

/** A path without symbolic links; undefined where there is nothing. */
export async function realPath(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch {
    return undefined
  }
}
