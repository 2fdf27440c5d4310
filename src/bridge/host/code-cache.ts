import { lchownSync, mkdirSync, rmSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { sha256 } from '../../lib/digest.ts'
import type { PluginUser } from './plugin-user.ts'

/**
 * Makes the folder where Node.js keeps what V8 compiled for a plugin's process, for its next start, below the daemon's own.
 * What is there runs in the processes that read it. So each plugin has its own, which it alone reads, for each user that it
 * runs as: no plugin writes what runs in another or in the daemon, nor what runs as another user.
 *
 * @param name of its package; null for a process that several plugins share
 * @param plugin its id; the ids of those that share the process
 * @returns undefined where there is none: the daemon keeps none either, or may not write there
 */
export function makeCodeCache(name: string | null, plugin: string, user: PluginUser | undefined): string | undefined {
  const above = folderOf(name)
  if (above === undefined) return undefined
  const folder = join(above, sha256(JSON.stringify([plugin, user?.uid ?? null])))
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    // What is in it is its user's; the folder itself cannot be exchanged, since those above are the daemon's.
    if (user !== undefined) lchownSync(folder, user.uid, user.gid)
    return folder
  } catch {
    return undefined
  }
}

/**
 * Removes what was compiled for the plugins of a package, and for all processes that plugins share, since it may have been in
 * one of them. A link that a plugin's user puts there meanwhile is not followed: `rmSync` opens each folder below its own.
 */
export function removeCodeCache(name: string): void {
  for (const folder of [folderOf(name), folderOf(null)]) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function folderOf(name: string | null): string | undefined {
  const own = getCompileCacheDir()
  return own && join(own, 'plugins', name === null ? 'shared' : sha256(name))
}
