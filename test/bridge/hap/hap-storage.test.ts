import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { BridgeLog } from '../../../src/bridge/hap/bridge-log.ts'
import { loadHapNodejs } from '../../../src/bridge/hap/hap-nodejs.ts'
import { openHapStorage } from '../../../src/bridge/hap/hap-storage.ts'

async function open(folder = join(mkdtempSync(join(tmpdir(), 'triptych-hap-')), 'hap')) {
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
  const messages: string[] = []
  const log: BridgeLog = ({ level, message }) => void messages.push(`${level} ${message}`)
  const storage = openHapStorage(await loadHapNodejs(), folder, log)
  onTestFinished(() => storage.close())
  return { storage, folder, messages }
}

const key = 'AccessoryInfo.0E1122334455.json'
const ids = 'IdentifierCache.0E1122334455.json'

it('keeps what is set, for nobody else to read', async () => {
  const { storage, folder } = await open()
  storage.setItemSync(key, { signSk: 'secret', pairedClients: {} })
  expect(storage.getItem(key)).toEqual({ signSk: 'secret', pairedClients: {} })
  expect(readdirSync(folder)).toEqual([key])
  expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const { storage: again } = await open(folder)
  expect(again.getItem(key)).toEqual({ signSk: 'secret', pairedClients: {} })
  again.removeItemSync(key)
  expect(readdirSync(folder)).toEqual([])
})

it('refuses to begin with a file that is broken: its pairings would be lost', async () => {
  const { folder } = await open()
  writeFileSync(join(folder, key), '{"pairedClients":')
  await expect(open(folder)).rejects.toThrow(`${join(folder, key)} is not JSON`)
})

it('refuses a pairing that cannot be written, and keeps other things in mind until they can', async () => {
  const { storage, folder, messages } = await open()
  storage.setItemSync(key, { pairedClients: {}, configVersion: 1 })
  rmSync(folder, { recursive: true })
  expect(() => storage.setItemSync(key, { pairedClients: { a: 'key' } })).toThrow('ENOENT')
  expect(storage.getItem(key)).toEqual({ pairedClients: {}, configVersion: 1 })
  storage.setItemSync(ids, { cache: { '|nextAID': 3 } })
  expect(storage.getItem(ids)).toEqual({ cache: { '|nextAID': 3 } })
  expect(messages).toMatchObject([expect.stringMatching(/^error .*IdentifierCache.*cannot be written: ENOENT/)])
  const { storage: again } = await open(folder)
  expect(again.getItem(ids)).toBeUndefined()
  storage.close()
  expect(JSON.parse(readFileSync(join(folder, ids), 'utf8'))).toEqual({ cache: { '|nextAID': 3 } })
})
