import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadHapParts } from '../../../src/bridge/hap/hap-parts.ts'
import { undoUnwritten } from '../../../src/bridge/hap/hap-server.ts'
import { openHapStorage } from '../../../src/bridge/hap/hap-storage.ts'

it('a change of the pairings that cannot be written has not happened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-hap-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const parts = await loadHapParts()
  const storage = openHapStorage(folder, () => {})
  onTestFinished(() => storage.close())
  parts.storage.localStore = storage
  const info = parts.AccessoryInfo.create('0E:11:22:33:44:55')
  undoUnwritten(info)
  const key = Buffer.alloc(32, 1)
  info.addPairedClient('one', key, 1)
  info.save()
  rmSync(folder, { recursive: true })
  info.addPairedClient('two', key, 1)
  expect(() => info.save()).toThrow('ENOENT')
  info.updatePermission('one', 0)
  expect(() => info.save()).toThrow('ENOENT')
  expect(info.listPairings()).toEqual([{ username: 'one', publicKey: key, permission: 1 }])
  expect(info.pairedAdminClients).toBe(1)
})
