import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { obtainSecretKey, Secret } from '../../src/config.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('obtainSecretKey', () => {
  it('takes the given one and writes nothing', async () => {
    const folder = await emptyFolder()
    const given = new Secret('k'.repeat(32))
    expect(await obtainSecretKey(given, folder)).toBe(given)
    expect(await readdir(folder)).toEqual([])
  })

  it('makes one once, for its owner alone', async () => {
    const folder = join(await emptyFolder(), 'not', 'there')
    const first = await obtainSecretKey(null, folder)
    expect(first.reveal().length).toBeGreaterThanOrEqual(32)
    expect((await obtainSecretKey(null, folder)).reveal()).toBe(first.reveal())
    expect(await readdir(folder)).toEqual(['secret.key'])
    expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
  })

  it('gives simultaneous starts the same one', async () => {
    const folder = await emptyFolder()
    const keys = await Promise.all(Array.from({ length: 20 }, () => obtainSecretKey(null, folder)))
    expect(new Set(keys.map((key) => key.reveal())).size).toBe(1)
    expect(await readdir(folder)).toEqual(['secret.key'])
  })

  it('makes keys that differ', async () => {
    const [one, other] = await Promise.all([
      obtainSecretKey(null, await emptyFolder()),
      obtainSecretKey(null, await emptyFolder()),
    ])
    expect(one.reveal()).not.toBe(other.reveal())
  })

  it('refuses a file that is not a key, and leaves it', async () => {
    const folder = await emptyFolder()
    await writeFile(join(folder, 'secret.key'), 'short\n')
    await expect(obtainSecretKey(null, folder)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/secret\.key: it has under 32 characters/),
    })
    expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('short\n')
  })

  it('names the file when the folder cannot be made', async () => {
    const folder = await emptyFolder()
    await writeFile(join(folder, 'file'), '')
    await chmod(join(folder, 'file'), 0o600)
    await expect(obtainSecretKey(null, join(folder, 'file', 'data'))).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining(join(folder, 'file', 'data')),
    })
  })
})
