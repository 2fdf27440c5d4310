import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './error-text.ts'

/** As many as Node works on at once. */
const AT_ONCE = 4

/** Windows opens no folders. */
const opensFolders = process.platform !== 'win32'

/** Makes the names in a folder outlive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  if (opensFolders) await flush(folder)
}

/** The same, synchronously, for callers that cannot wait, such as hap-nodejs, which saves files during other work. */
export function flushFolderSync(folder: string): void {
  if (!opensFolders) return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes every file of a tree outlive a power cut; links are names of their folders. */
export async function flushTree(tree: string): Promise<void> {
  const entries = await readdir(tree, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() || (entry.isDirectory() && opensFolders))
    .map((entry) => join(entry.parentPath, entry.name))
  const next = paths.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of next) await flush(path).catch(passUnreadable)
    }),
  )
  await flushFolder(tree)
}

/** A package may hold a file that its own owner may not read; it is written all the same. */
function passUnreadable(error: unknown): void {
  if (!hasCode(error, 'EACCES')) throw error
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}
