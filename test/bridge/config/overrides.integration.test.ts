import { expect, it, onTestFinished } from 'vitest'
import { startTriptych } from '../../support/process.ts'

it('lists what settings override, whatever the config file says', async () => {
  const env = { SVC_BRIDGE_PORT: '0', SVC_HAP_BIND: '127.0.0.1', SVC_HAP_ADVERTISER: 'none' }
  const server = await startTriptych({ args: ['bridge', '--check-replies'], env })
  onTestFinished(async () => void (await server.stop()))
  const overrides = async () => (await fetch(`${server.urls.bridge}/api/config/overrides`)).json()
  const expected = {
    overrides: [
      { field: 'port', setting: 'SVC_BRIDGE_PORT', value: '0' },
      { field: 'bind', setting: 'SVC_HAP_BIND', value: '127.0.0.1' },
      { field: 'advertiser', setting: 'SVC_HAP_ADVERTISER', value: 'none' },
    ],
  }
  expect(await overrides()).toEqual(expected)
  const written = await fetch(`${server.urls.bridge}/api/bridge`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ port: 9123, hapPort: 51827 }),
  })
  expect(written.status).toBe(200)
  expect(await overrides()).toEqual(expected)
})
