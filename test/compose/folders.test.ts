import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeFolder } from '../../src/compose/store.ts'

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-folders-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('makeFolder', () => {
  it('makes a folder with those above it, once or many times at once', async () => {
    const folder = join(await tempFolder(), 'a', 'b', 'c')
    await Promise.all(Array.from({ length: 8 }, () => makeFolder('SVC_DATA_DIR', folder)))
    await makeFolder('SVC_DATA_DIR', folder)
    expect((await stat(folder)).isDirectory()).toBe(true)
  })

  it('names the setting when there is a file in the way', async () => {
    const file = join(await tempFolder(), 'file')
    await writeFile(file, '')
    for (const path of [file, join(file, 'below')]) {
      await expect(makeFolder('SVC_MEDIA_DIR', path)).rejects.toMatchObject({
        name: 'ConfigError',
        variable: 'SVC_MEDIA_DIR',
        message: expect.stringContaining(path),
      })
    }
  })

  it.runIf(process.platform === 'linux')('does not try for ever where no folder can be', async () => {
    await expect(makeFolder('SVC_DATA_DIR', '/proc/nothing/here')).rejects.toMatchObject({ variable: 'SVC_DATA_DIR' })
  })
})
