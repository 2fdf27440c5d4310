import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { makeBridgeFolder } from '../../support/bridge-folder.ts'
import { startBridge } from '../../support/bridge-server.ts'

it('what HAP is bound to is a text over the API, with commas, and a list in the config file', async () => {
  const folder = await makeBridgeFolder({ platforms: [] })
  const bridge = await startBridge(folder)
  const bound = async () => [
    (await bridge.get('/api/bridge')).body.bind,
    JSON.parse(await readFile(folder.configFile, 'utf8')).bridge.bind,
  ]
  expect((await bridge.post('/api/bridge', { bind: 'eth0,192.0.2.7' })).status).toBe(200)
  expect(await bound()).toEqual(['eth0, 192.0.2.7', ['eth0', '192.0.2.7']])
  expect((await bridge.post('/api/bridge', { bind: 'lo' })).status).toBe(200)
  expect(await bound()).toEqual(['lo', 'lo'])
  expect((await bridge.post('/api/bridge', { bind: 'lo,' })).status).toBe(422)
  expect((await bridge.post('/api/bridge', { bind: null })).status).toBe(200)
  expect(await bound()).toEqual([null, null])
})
