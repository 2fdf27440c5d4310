import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { BridgeLog } from '../../../src/bridge/hap/bridge-log.ts'
import { openHapStorage } from '../../../src/bridge/hap/hap-storage.ts'

function open(folder = join(mkdtempSync(join(tmpdir(), 'triptych-hap-')), 'hap')) {
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
  const messages: string[] = []
  const log: BridgeLog = ({ level, message }) => void messages.push(`${level} ${message}`)
  const storage = openHapStorage(folder, log)
  onTestFinished(() => storage.close())
  return { storage, folder, messages }
}

const key = 'AccessoryInfo.0E1122334455.json'
const ids = 'IdentifierCache.0E1122334455.json'

it('keeps what is set, for no other user to read', () => {
  const { storage, folder } = open()
  storage.setItemSync(key, { signSk: 'secret', pairedClients: {} })
  expect(storage.getItem(key)).toEqual({ signSk: 'secret', pairedClients: {} })
  expect(readdirSync(folder)).toEqual([key])
  expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const { storage: again } = open(folder)
  expect(again.getItem(key)).toEqual({ signSk: 'secret', pairedClients: {} })
  again.removeItemSync(key)
  expect(readdirSync(folder)).toEqual([])
})

it('does not go on without a file that is broken, since its pairings would be lost, and leaves others alone', () => {
  const { storage, folder } = open()
  const text = '{"pairedClients":'
  writeFileSync(join(folder, key), text)
  expect(() => storage.getItem(key)).toThrow(`${join(folder, key)} is not JSON`)
  expect(() => storage.setItemSync(key, { pairedClients: {} })).toThrow(`${join(folder, key)} is not JSON`)
  expect(readFileSync(join(folder, key), 'utf8')).toBe(text)
  mkdirSync(join(folder, ids))
  expect(() => storage.getItem(ids)).toThrow('EISDIR')
  expect(storage.getItem('AccessoryInfo.0E1122334466.json')).toBeUndefined()
})

it.each(['{}', 'null', '[]', '{"signSk":""}'])('does not go on without the keys of a bridge: %s', (text) => {
  const { storage, folder } = open()
  writeFileSync(join(folder, key), text)
  expect(() => storage.getItem(key)).toThrow(`${join(folder, key)} has no key of a bridge`)
  expect(() => storage.setItemSync(key, { signSk: 'new', pairedClients: {} })).toThrow('has no key of a bridge')
  expect(readFileSync(join(folder, key), 'utf8')).toBe(text)
})

it('tries again to write what has a broken file, once that is gone', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { storage, folder, messages } = open()
  const file = join(folder, 'ControllerStorage.0E1122334455.json')
  writeFileSync(file, '{')
  storage.setItemSync('ControllerStorage.0E1122334455.json', { accessories: {} })
  expect(messages).toEqual([`error ${file} cannot be written: ${file} is not JSON`])
  expect(readFileSync(file, 'utf8')).toBe('{')
  rmSync(file)
  vi.advanceTimersByTime(5_000)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ accessories: {} })
  expect(messages).toHaveLength(1)
})

it('refuses a pairing that cannot be written, and keeps other things in mind until they can', () => {
  const { storage, folder, messages } = open()
  storage.setItemSync(key, { pairedClients: {}, configVersion: 1 })
  rmSync(folder, { recursive: true })
  expect(() => storage.setItemSync(key, { pairedClients: { a: 'key' } })).toThrow('ENOENT')
  expect(storage.getItem(key)).toEqual({ pairedClients: {}, configVersion: 1 })
  storage.setItemSync(ids, { cache: { '|nextAID': 3 } })
  expect(storage.getItem(ids)).toEqual({ cache: { '|nextAID': 3 } })
  expect(messages).toMatchObject([expect.stringMatching(/^error .*IdentifierCache.*cannot be written: ENOENT/)])
  const { storage: again } = open(folder)
  expect(again.getItem(ids)).toBeUndefined()
  storage.close()
  expect(JSON.parse(readFileSync(join(folder, ids), 'utf8'))).toEqual({ cache: { '|nextAID': 3 } })
})
