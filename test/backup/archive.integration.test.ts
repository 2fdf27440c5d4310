import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Encrypter } from 'age-encryption'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ArchiveWriter, bytesOf, readArchive, verifyArchive } from '../../src/backup/archive.ts'
import { manifestHead } from '../../src/backup/manifest.ts'
import { backUp } from '../../src/compose/back-up.ts'
import { openAuthAccess } from '../../src/compose/command-access.ts'
import { restore } from '../../src/compose/restore.ts'
import { loadConfig } from '../../src/config.ts'
import { startCommand } from '../support/process.ts'
import { makePassphrasesCheap } from './cheap-passphrases.ts'
import { progress } from './household.ts'

const passphrase = 'correct horse battery staple'
const head = { ...manifestHead('1'), databases: {}, plugins: [], missingMedia: [], keyFingerprint: null }
const big = randomBytes(400_000)

beforeEach(makePassphrasesCheap)

async function writeOne(key: string | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'a.tar.gz')
  const writer = await ArchiveWriter.create(file, key)
  await writer.add('text', Buffer.from('hello'))
  await writer.add('empty', Buffer.alloc(0))
  await writer.addStream(`deep/${'long'.repeat(60)}`, big.length, chunksOf(big))
  expect(existsSync(file)).toBe(false)
  await writer.close(head)
  return file
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

it.each([null, passphrase])('an archive gives back what was put in (passphrase: %s)', async (key) => {
  const file = await writeOne(key)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  let read = 0
  const manifest = await verifyArchive(file, key, (bytes) => {
    read += bytes
  })
  expect(read).toBe((await stat(file)).size)
  expect(Object.keys(manifest.entries)).toEqual(['text', 'empty', `deep/${'long'.repeat(60)}`])
  const found: Buffer[] = []
  await readArchive(file, key, async (entry) => void found.push(await bytesOf(entry)))
  expect(found.slice(0, 3)).toEqual([Buffer.from('hello'), Buffer.alloc(0), big])
})

it('an encrypted archive opens with its passphrase alone', async () => {
  const file = await writeOne(passphrase)
  expect((await readFile(file)).toString('latin1', 0, 21)).toBe('age-encryption.org/v1')
  await expect(verifyArchive(file, null, () => {})).rejects.toThrow('is encrypted: set SVC_BACKUP_PASSPHRASE')
  await expect(verifyArchive(file, 'something else', () => {})).rejects.toThrow('encrypted with another passphrase')
})

it.each([null, passphrase])('a damaged archive is refused, wherever the damage is (passphrase: %s)', async (key) => {
  const file = await writeOne(key)
  const whole = await readFile(file)
  for (const at of [0, 0.02, 0.3, 0.6, 0.99]) {
    const bytes = Buffer.from(whole)
    const index = Math.min(Math.floor(whole.length * at), whole.length - 9)
    bytes[index] = (bytes[index] ?? 0) ^ 0xff
    await writeFile(file, bytes)
    await expect(
      verifyArchive(file, key, () => {}),
      `${at}`,
    ).rejects.toMatchObject({ code: 'damaged' })
  }
  for (const length of [0, 10, 1000, whole.length >> 1, whole.length - 1]) {
    await writeFile(file, whole.subarray(0, length))
    await expect(
      verifyArchive(file, key, () => {}),
      `${length}`,
    ).rejects.toMatchObject({ code: 'damaged' })
  }
})

it('an entry that grows or shrinks while it is read ends the backup, and nothing stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const size of [4, 6]) {
    const writer = await ArchiveWriter.create(join(folder, 'a'), null)
    await expect(writer.addStream('text', size, chunksOf(Buffer.from('hello')))).rejects.toThrow('changed while')
    await writer.abort()
    expect(existsSync(join(folder, 'a.partial'))).toBe(false)
  }
})

it('a restore from what is no archive says what is wrong with it, and makes no data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const missing = join(folder, 'none')
  const restoring = startCommand(['restore', missing], { SVC_DATA_DIR: dataDir })
  expect(await restoring.exited).toMatchObject({ code: 65 })
  expect(restoring.stderr()).toBe(`error: there is no file ${missing}\n`)
  expect(existsSync(dataDir)).toBe(false)
  const config = loadConfig({ SVC_DATA_DIR: dataDir })
  const refused = restore(config, { file: folder, forgetPairings: false, progress })
  await expect(refused).rejects.toMatchObject({ code: 'unfit', message: `${folder} is not a file` })
  expect(existsSync(dataDir)).toBe(false)
})

// Others cannot write into the folder of another user.
it.skipIf(process.getuid?.() !== 0)('a restore by root says to whom the data folder belongs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const config = loadConfig({ SVC_DATA_DIR: dataDir })
  const file = join(folder, 'a.tar.gz')
  await (await openAuthAccess(config)).close()
  await backUp(config, { file, surfaces: null, progress })
  expect(await restore(config, { file, forgetPairings: false, progress })).toMatchObject({ owner: null })
  await chown(dataDir, 65_534, 65_533)
  const command = startCommand(['restore', file], { SVC_DATA_DIR: dataDir })
  expect(await command.exited).toEqual({ code: 0, signal: null })
  expect(command.stdout()).toContain(`  chown -R 65534:65533 ${dataDir}\n`)
})

it('says what is wrong with the place that it writes to, at the beginning and later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await expect(ArchiveWriter.create(join(folder, 'none', 'a'), null)).rejects.toMatchObject({ code: 'ENOENT' })
  for (const key of [null, passphrase]) {
    await symlink('/dev/full', join(folder, 'a.partial'))
    const writer = await ArchiveWriter.create(join(folder, 'a'), key)
    const write = async () => {
      for (let i = 0; i < 50; i++) await writer.add(`${i}`, randomBytes(100_000))
      await writer.close(head)
    }
    await expect(write()).rejects.toMatchObject({ code: 'ENOSPC', syscall: 'write' })
    await expect(writer.add('more', Buffer.from('hello'))).rejects.toMatchObject({ code: 'ENOSPC' })
    await writer.abort()
    expect(await readdir(folder)).toEqual([])
  }
})

it('an archive that cannot be encrypted leaves no file, and none open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const encrypt = vi.spyOn(Encrypter.prototype, 'encrypt').mockRejectedValueOnce(new Error('out of memory'))
  onTestFinished(() => encrypt.mockRestore())
  await expect(ArchiveWriter.create(join(folder, 'a.tar.gz'), passphrase)).rejects.toThrow('out of memory')
  expect(await readdir(folder)).toEqual([])
})
