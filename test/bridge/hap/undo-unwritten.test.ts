import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadHapNodejs } from '../../../src/bridge/hap/hap-nodejs.ts'
import { openHapStorage } from '../../../src/bridge/hap/hap-storage.ts'
import { undoUnwritten } from '../../../src/bridge/hap/undo-unwritten.ts'

it('a change of the pairings that cannot be written has not happened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-hap-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const hap = await loadHapNodejs()
  const storage = openHapStorage(hap, folder, () => {})
  onTestFinished(() => storage.close())
  hap.parts.storage.localStore = storage
  const info = hap.AccessoryInfo.create('0E:11:22:33:44:55')
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
