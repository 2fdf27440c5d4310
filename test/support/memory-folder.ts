import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { access, chmod, constants, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOwnFolder } from './own-folder.ts'

const GIGABYTE = 2 ** 30

/** statfs(2) */
const TMPFS_MAGIC = 0x01021994

/**
 * A folder that Linux keeps in memory, and that may be written to.
 *
 * @param gigabytes how much room it has to have
 * @returns null where there is none
 */
export async function roomInMemory(gigabytes: number): Promise<string | null> {
  const folder = '/dev/shm'
  const found = await statfs(folder).catch(() => null)
  if (found === null || found.type !== TMPFS_MAGIC || found.bavail * found.bsize < gigabytes * GIGABYTE) return null
  return access(folder, constants.W_OK).then(
    () => folder,
    () => null,
  )
}

/**
 * Has this process, and what it starts, keep temporary files in memory, where there is room and programs may be run from
 * there: on a disk, tests wait for it a hundred thousand times. They are gone when this process ends. A `TMPDIR` that
 * is set stays.
 */
export async function keepTemporaryFilesInMemory(): Promise<void> {
  if (process.env.TMPDIR !== undefined || process.availableMemory() < 4 * GIGABYTE) return
  const memory = await roomInMemory(4)
  if (memory === null) return
  const folder = await makeOwnFolder(memory, 'triptych-tests')
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  if (!(await runsPrograms(folder))) return remove()
  // As open as `/tmp`: some tests run programs as other users.
  await chmod(folder, 0o1777)
  process.env.TMPDIR = folder
  process.once('exit', remove)
}

/** Whether programs may be run from a folder. */
export async function runsPrograms(folder: string): Promise<boolean> {
  const program = join(folder, `program-${process.pid}`)
  await writeFile(program, '#!/bin/sh\n', { mode: 0o700 })
  const { status } = spawnSync(program)
  await rm(program)
  return status === 0
}

/** Vitest's global setup; what it sets is inherited by the workers. */
export default keepTemporaryFilesInMemory
