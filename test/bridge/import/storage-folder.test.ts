import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyFiles, listPluginFiles, missingFiles } from '../../../src/bridge/import/copy-files.ts'
import { readStorageFolder } from '../../../src/bridge/import/storage-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triptych-storage-'))
  for (const inner of ['accessories', 'persist', 'backups', 'own']) await mkdir(join(folder, inner))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const put = (path: string, text = '{}') => writeFile(join(folder, path), text)

it('reads the backup of a cache that is broken, as Homebridge does', async () => {
  await put('config.json')
  await put('accessories/cachedAccessories', '[{"UUID":')
  await put('accessories/.cachedAccessories.bak', '[{"UUID":"main"}]')
  await put('accessories/cachedAccessories.0E77310B42EE', '[{"UUID":"child"}]')
  await put('persist/AccessoryInfo.0E77310B42EE.json', '{"displayName":"Child"}')
  const notes: string[] = []
  const { cached, hap } = await readStorageFolder(folder, (message) => void notes.push(message))
  expect([...cached].sort()).toEqual([
    ['', [{ UUID: 'main' }]],
    ['0E77310B42EE', [{ UUID: 'child' }]],
  ])
  expect([...hap]).toEqual([['0E77310B42EE', { AccessoryInfo: { displayName: 'Child' } }]])
  expect(notes).toEqual([expect.stringMatching(/^accessories\/cachedAccessories cannot be read: /)])
})

it('goes on without no key, no id and no config', async () => {
  await expect(readStorageFolder(folder, () => {})).rejects.toThrow('has no config.json')
  await put('config.json')
  const file = join(folder, 'config.json')
  await expect(readStorageFolder(file, () => {})).rejects.toMatchObject({ code: 'bad_folder' })
  await put('persist/AccessoryInfo.0E3F2A915CD4.json', '{"displayName')
  const message = /^persist\/AccessoryInfo.0E3F2A915CD4.json cannot be read: /
  await expect(readStorageFolder(folder, () => {})).rejects.toThrow(message)
})

it('does not wait for a pipe', async () => {
  await put('config.json')
  execFileSync('mkfifo', [join(folder, 'accessories/cachedAccessories')])
  const notes: string[] = []
  const { cached } = await readStorageFolder(folder, (message) => void notes.push(message))
  expect([cached.size, notes]).toEqual([0, ['accessories/cachedAccessories cannot be read: not a file']])
})

it("copies plugins' files, none of Homebridge's and none that a link leads to", async () => {
  const others = [
    'config.json',
    'auth.json',
    '.uix-secrets',
    'homebridge.log',
    'backups/old',
    'persist/AccessoryInfo.X.json',
  ]
  for (const path of others) await put(path)
  await put('own/token.json', 'new')
  await put('own/kept.json', 'new')
  await put('persist/plugin.json', 'new')
  await symlink('/etc/hostname', join(folder, 'own/link'))
  const { files, leftOut } = await listPluginFiles(folder)
  expect(files).toEqual(['own/kept.json', 'own/token.json', 'persist/plugin.json'])
  expect(leftOut).toEqual(['own/link'])
  const to = join(folder, 'to')
  await mkdir(join(to, 'own'), { recursive: true })
  await put('to/own/kept.json', 'old')
  const missing = await missingFiles(files, to)
  expect(missing).toEqual(['own/token.json', 'persist/plugin.json'])
  await copyFiles(folder, missing, to)
  expect(await missingFiles(files, to)).toEqual([])
  expect((await listPluginFiles(folder, to)).files).toEqual(files)
})
