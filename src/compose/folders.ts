import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigError } from '../config.ts'

/**
 * Makes the folder that a setting names, where it is not there.
 *
 * @throws ConfigError naming the setting when it cannot be made
 */
export async function makeFolder(variable: string, path: string): Promise<void> {
  try {
    await make(path)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new ConfigError(variable, `names no folder that can be made: ${path} (${reason})`)
  }
}

/** Not `mkdir` with `recursive`: where a file system refuses a folder with ENOENT, as /proc does, it tries for ever. */
async function make(path: string): Promise<void> {
  if (await isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) await make(parent)
  // Emails and hashes are nobody else's on this machine.
  await mkdir(path, { mode: 0o700 }).catch(async (error) => {
    // Another process may have been first.
    if (!(await isFolder(path))) throw error
  })
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isDirectory() ?? false
}
