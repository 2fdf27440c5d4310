import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, open, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** Whether this user may mount file systems. */
export const mayMount =
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

/** A file system of its own for the data folder, that can be filled up. */
export interface Disk {
  readonly dataDir: string
  fill(): Promise<void>
  free(): Promise<void>
}

/** @param size as `mount` takes it, `48m` */
export async function createDisk(size: string): Promise<Disk> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'triptych-faults-')))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dataDir])
  onTestFinished(async () => {
    spawnSync('umount', ['--lazy', dataDir])
    spawnSync('umount', ['--lazy', dataDir])
    await rm(dataDir, { recursive: true, force: true })
  })
  const filler = join(dataDir, 'filler')
  return {
    dataDir,
    fill: async () => {
      await using file = await open(filler, 'w')
      await expect(
        (async () => {
          for (;;) await file.write(Buffer.alloc(4096, 'x'))
        })(),
      ).rejects.toMatchObject({ code: 'ENOSPC' })
    },
    free: () => rm(filler),
  }
}
