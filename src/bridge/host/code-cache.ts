import { lchownSync, mkdirSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { sha256 } from '../../lib/digest.ts'
import type { PluginUser } from './plugin-user.ts'

/**
 * Makes the folder where Node.js keeps what V8 compiled for a plugin's process, for its next start, below the daemon's own.
 * What is there runs in the processes that read it. So each plugin has its own, which it alone reads, for each user that it
 * runs as: no plugin writes what runs in another or in the daemon, nor what runs as another user.
 *
 * @param plugin its id; the ids of those that share the process
 * @returns undefined where there is none: the daemon keeps none either, or may not write there
 */
export function makeCodeCache(plugin: string, user: PluginUser | undefined): string | undefined {
  const own = getCompileCacheDir()
  if (own === undefined) return undefined
  const folder = join(own, 'plugins', sha256(JSON.stringify([plugin, user?.uid ?? null])))
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    // What is in it is its user's; the folder itself cannot be exchanged, since those above are the daemon's.
    if (user !== undefined) lchownSync(folder, user.uid, user.gid)
    return folder
  } catch {
    return undefined
  }
}
