import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { hashFile } from '../../../src/content/media/media-store.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'

const bytes = Buffer.from('the bytes of a picture')
const hash = createHash('sha256').update(bytes).digest('hex')

describe('MediaStore', () => {
  it('keeps a file under its hash, in a directory that need not be there', async () => {
    const dir = join(await temporaryDirectory(), 'deep', 'media')
    const store = new MediaFolder(dir)
    const source = join(await folderOf({ 'a.png': bytes }), 'a.png')
    expect(await store.store(source)).toEqual({ hash, size: bytes.length })
    expect(store.pathOf(hash)).toBe(join(dir, hash.slice(0, 2), hash))
    expect(await readFile(store.pathOf(hash))).toEqual(bytes)
    expect(await hashFile(source)).toEqual({ hash, size: bytes.length })
  })

  it('keeps a stream, and nothing else is left in the directory', async () => {
    const dir = await temporaryDirectory()
    const store = new MediaFolder(dir)
    expect(await store.store(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))).toEqual({
      hash,
      size: bytes.length,
    })
    expect(await readdir(dir)).toEqual([hash.slice(0, 2)])
  })

  it.each(['a link', 'a pipe', 'a folder', 'nothing'])('reads no file where %s is', async (what) => {
    const dir = await temporaryDirectory()
    const folder = await folderOf({ 'a.png': bytes })
    const path = join(folder, 'b.png')
    if (what === 'a link') await symlink(join(folder, 'a.png'), path)
    if (what === 'a pipe') execFileSync('mkfifo', [path])
    if (what === 'a folder') await mkdir(path)
    const fault = what === 'nothing' ? 'cannot be read (ENOENT)' : 'not a regular file'
    await expect(new MediaFolder(dir).store(path)).rejects.toThrow(fault)
    await expect(hashFile(path)).rejects.toThrow(fault)
    expect(await readdir(dir)).toEqual([])
  })

  it('leaves what is there as it is', async () => {
    const store = new MediaFolder(await temporaryDirectory())
    await store.store(Readable.from([bytes]))
    const before = await stat(store.pathOf(hash))
    await store.store(Readable.from([bytes]))
    expect((await stat(store.pathOf(hash))).ino).toBe(before.ino)
  })

  it('replaces bytes that a broken disk cut short', async () => {
    const store = new MediaFolder(await temporaryDirectory())
    await store.store(Readable.from([bytes]))
    await writeFile(store.pathOf(hash), 'cut')
    expect(await store.has({ hash, size: bytes.length })).toBe(false)
    await store.store(Readable.from([bytes]))
    expect(await readFile(store.pathOf(hash))).toEqual(bytes)
  })

  it('keeps nothing of a stream that fails', async () => {
    const dir = await temporaryDirectory()
    const failing = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('the line went dead')
      })(),
    )
    await expect(new MediaFolder(dir).store(failing)).rejects.toThrow('the line went dead')
    expect(await readdir(dir)).toEqual([])
  })

  it('removes what a killed store left a day ago, and nothing younger', async () => {
    const dir = await folderOf({ '.incoming-old': 'x', '.incoming-young': 'x', 'kept.txt': 'x' })
    const now = Date.now()
    const longAgo = new Date(now - 25 * 60 * 60 * 1000)
    await utimes(join(dir, '.incoming-old'), longAgo, longAgo)
    await utimes(join(dir, 'kept.txt'), longAgo, longAgo)
    const store = new MediaFolder(dir)
    await store.removeStale(now)
    expect((await readdir(dir)).sort()).toEqual(['.incoming-young', 'kept.txt'])
    await new MediaFolder(join(dir, 'missing')).removeStale(now)
  })
})
