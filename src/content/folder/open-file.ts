import { constants, type FileHandle, lstat, open } from 'node:fs/promises'
import { SourceFault } from './source.ts'
import { codeOf } from './walk.ts'

/**
 * Opens a file of an untrusted folder for reading. The walk saw a regular file; a link or a pipe that was put there
 * since then is neither followed nor waited for.
 *
 * @throws SourceFault for what is not a regular file, or cannot be opened
 */
export async function openRegularFile(path: string): Promise<FileHandle> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error) => {
    throw new SourceFault(codeOf(error) === 'ELOOP' ? 'not a regular file' : `cannot be read (${codeOf(error)})`)
  })
  try {
    if (!(await handle.stat()).isFile()) throw new SourceFault('not a regular file')
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Whether there is anything at a path, a symbolic link included. */
export async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
