import { readFile, writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { addPlugin, makeBridgeFolder } from '../../support/bridge-folder.ts'
import { type BridgeServer, descendants, processes, startBridge } from '../../support/bridge-server.ts'
import { databaseOf } from '../../support/hap-controller.ts'
import { askForRestart, isBack } from './restart.ts'
import { writeOverRest } from './things.ts'

const messages = async (bridge: BridgeServer) =>
  (await bridge.logs('bridge')).map(({ level, message }) => `${level} ${message}`)

it('a restart answers, drops every connection, and runs what the config has become, on the same ports', async () => {
  const folder = await makeBridgeFolder({ plugins: { healthy: {} } })
  const bridge = await startBridge(folder)
  await Promise.all(['triptych-virtual', 'healthy'].map((id) => bridge.becomes(id, 'running')))
  const pids = { 'triptych-virtual': bridge.processOf('triptych-virtual'), healthy: bridge.processOf('healthy') }
  const streams = await Promise.all(['logs', 'terminal', 'metrics', 'shell'].map((name) => bridge.stream(name)))
  const controller = bridge.controller()
  const before = await databaseOf(controller)
  expect(await writeOverRest(bridge, 'Lamp', 'Brightness', 61)).toBe(200)

  expect((await bridge.post('/api/bridge', { name: 'Another Name' })).status).toBe(200)
  const second = await addPlugin(folder.path, 'second', { fixture: 'healthy' })
  expect((await bridge.post('/api/config/platform', second)).status).toBe(200)
  expect((await bridge.get('/api/plugins/second')).status).toBe(404)

  expect(await askForRestart(bridge)).toEqual({ restarting: true })
  expect(await Promise.all(streams.map(({ closed }) => closed))).toEqual([1001, 1001, 1001, 1001])
  await isBack(bridge, { second: undefined, healthy: pids.healthy })
  await bridge.becomes('triptych-virtual', 'running')
  expect(bridge.processOf('triptych-virtual')).not.toBe(pids['triptych-virtual'])
  const left = processes().filter(({ pid }) => Object.values(pids).includes(pid))
  expect(left).toEqual([])

  expect((await bridge.get('/api/bridge')).body.name).toBe('Another Name')
  const after = await databaseOf(bridge.controller())
  expect(JSON.stringify(after)).toContain('Another Name')
  expect(after.map(({ aid }) => aid)).toEqual([...before.map(({ aid }) => aid), 5])
  expect(JSON.stringify(after)).toContain('"value":61')
  // The streams of the new run.
  const logs = await bridge.stream('logs')
  expect(await writeOverRest(bridge, 'Lamp', 'Brightness', 62)).toBe(200)
  await logs.find((frame) => frame.includes('Brightness set to 62'))
})

it('a broken config stays out of force, and says so, until it is mended', async () => {
  const folder = await makeBridgeFolder({ platforms: [], plugins: { healthy: {} } })
  const bridge = await startBridge(folder)
  await bridge.becomes('healthy', 'running')
  const good = await readFile(folder.configFile, 'utf8')
  await writeFile(folder.configFile, good.replace('"platforms"', 'platforms'))
  let healthy = bridge.processOf('healthy')
  expect(await askForRestart(bridge)).toEqual({ restarting: true })
  await isBack(bridge, { healthy })
  expect(await messages(bridge)).toContainEqual(
    expect.stringMatching(/^error the config file was not applied: .*config\.json.*line \d+/),
  )
  expect((await bridge.get('/api/qr')).body.pincode).toBe(folder.pincode)
  expect((await bridge.get('/api/config')).status).toBe(200)
  expect((await bridge.get('/api/bridge')).status).toBe(503)
  expect(await databaseOf(bridge.controller())).toHaveLength(2)

  await writeFile(folder.configFile, good.replace('Test Bridge', 'Mended Bridge'))
  healthy = bridge.processOf('healthy')
  await askForRestart(bridge)
  await isBack(bridge, { healthy })
  expect(JSON.stringify(await databaseOf(bridge.controller()))).toContain('Mended Bridge')
})

it('restarts that come at once are one, and a stop that comes meanwhile is the last word', async () => {
  const folder = await makeBridgeFolder({ platforms: [], plugins: { healthy: {}, hangs: {} } })
  const bridge = await startBridge(folder)
  await Promise.all(['healthy', 'hangs'].map((id) => bridge.becomes(id, 'running')))
  const pids = { healthy: bridge.processOf('healthy'), hangs: bridge.processOf('hangs') }
  const answers = await Promise.allSettled([askForRestart(bridge), askForRestart(bridge), askForRestart(bridge)])
  // One that was still on its way when the connections were dropped has no answer.
  const heard = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(new Set(heard.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"restarting":true}']))
  await isBack(bridge, pids)
  expect((await messages(bridge)).filter((message) => message.startsWith('info HAP listens'))).toHaveLength(2)

  const started = descendants(bridge.child.pid)
  expect(await askForRestart(bridge)).toEqual({ restarting: true })
  // Not 1, with which it ends after five seconds.
  expect(await bridge.stop()).toEqual({ code: 0, signal: null })
  const left = () =>
    processes().filter(({ pid, cwd }) => started.some((one) => one.pid === pid) || cwd.startsWith(folder.path))
  // The plugins' reaper notices that the daemon is gone, and goes after it.
  await vi.waitFor(() => expect(left()).toEqual([]), { interval: 200 })
})
