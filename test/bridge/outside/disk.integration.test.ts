import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { makeBridgeFolder } from '../../support/bridge-folder.ts'
import { type BridgeServer, startBridge } from '../../support/bridge-server.ts'
import { databaseOf, hapId, readOne } from '../../support/hap-controller.ts'
import { freePorts, startProcess } from '../../support/process.ts'
import { askForRestart, isBack } from './restart.ts'
import { shown, writeOverRest } from './things.ts'

const launcher = fileURLToPath(new URL('../../../bin/triptych', import.meta.url))

/** Linux's way to bound what a process that runs already may write. */
const hasLimits = spawnSync('prlimit', ['--version']).status === 0

/** From now on the bridge can make no file longer (`0`), as on a full disk, or can again (`unlimited`). */
function limitFiles({ child }: BridgeServer, bytes: '0' | 'unlimited'): void {
  execFileSync('prlimit', [`--fsize=${bytes}:`, '--pid', String(child.pid)])
}

const BRIGHTNESS = '8'

it.runIf(hasLimits)('a disk that is full is told of, and takes nothing with it', async () => {
  const folder = await makeBridgeFolder()
  const bridge = await startBridge(folder)
  await bridge.becomes('triptych-virtual', 'running')
  const controller = bridge.controller()
  const brightness = await hapId(controller, 'Lamp', BRIGHTNESS)
  expect(await writeOverRest(bridge, 'Lamp', 'Brightness', 61)).toBe(200)
  const config = await readFile(folder.configFile, 'utf8')

  limitFiles(bridge, '0')
  expect(await bridge.post('/api/bridge', { name: 'No Space' })).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
  expect(await bridge.post('/api/plugins/triptych-virtual/disable')).toMatchObject({ status: 503 })
  await bridge.waitFor(`${folder.configFile} cannot be written: EFBIG`)
  // The lamp keeps its state, and does not take one that it cannot keep.
  expect(await writeOverRest(bridge, 'Lamp', 'Brightness', 62)).toBe(503)
  expect(await shown(bridge, 'Lamp', 'Brightness')).toBe(61)
  await expect(controller.addPairing(randomUUID(), Buffer.alloc(32, 7), false)).rejects.toThrow()
  expect((await bridge.get('/api/hap/pairings')).body.pairings).toHaveLength(1)
  expect(await readOne(controller, brightness)).toMatchObject({ value: 61 })
  const virtual = bridge.processOf('triptych-virtual')
  expect(await askForRestart(bridge)).toEqual({ restarting: true })
  await isBack(bridge, { 'triptych-virtual': virtual })
  expect(await readOne(bridge.controller(), brightness)).toMatchObject({ value: 61 })
  expect(await readFile(folder.configFile, 'utf8')).toBe(config)

  limitFiles(bridge, 'unlimited')
  expect((await bridge.post('/api/bridge', { name: 'Space' })).status).toBe(200)
  // Its accessories could not be kept when it started.
  expect((await bridge.post('/api/plugins/triptych-virtual/restart')).status).toBe(200)
  expect(await writeOverRest(bridge, 'Lamp', 'Brightness', 63)).toBe(200)
  await bridge.controller().addPairing(randomUUID(), Buffer.alloc(32, 7), false)
  expect((await bridge.get('/api/hap/pairings')).body.pairings).toHaveLength(2)
  expect(await bridge.stop()).toEqual({ code: 0, signal: null })
})

/** A bridge alone, in a shell that ran `before`. */
function serveBridge(before: string, folder: string) {
  onTestFinished(() => rm(folder, { recursive: true, force: true }).catch(() => {}))
  const args = ['-c', `${before}; exec "$@"`, 'sh', launcher, 'serve', 'bridge']
  const running = startProcess('sh', args, { ...freePorts, SVC_DATA_DIR: folder })
  onTestFinished(() => void running.child.kill('SIGKILL'))
  return running
}

it('a data folder that cannot be made is a reason not to start', async () => {
  const running = serveBridge('true', '/dev/null/triptych')
  expect((await running.exited).code).toBe(78)
  expect(running.stdout()).toBe('')
  // One line that says it, and no stack.
  expect(running.stderr().match(/^error: .*$/gm)).toEqual([
    expect.stringMatching(/^error: SVC_DATA_DIR names no folder that can be made: /),
  ])
  expect(running.stderr()).not.toContain('    at ')
})

it('a disk that is full when the bridge starts degrades it, until there is space', async () => {
  const running = serveBridge('ulimit -S -f 0', join(tmpdir(), `triptych-full-${process.pid}`))
  await running.waitFor('ready\n')
  await running.waitFor(/"reason":"storage_unavailable","msg":"degraded: .*bridge\.lock cannot be locked: /)
  const url = /^listening bridge (\S+)$/m.exec(running.stdout())?.[1]
  const health = async () => {
    const response = await fetch(`${url}/health`)
    return [response.status, await response.json()]
  }
  expect(await health()).toEqual([503, expect.objectContaining({ reason: 'storage_unavailable' })])
  execFileSync('prlimit', ['--fsize=unlimited:', '--pid', String(running.child.pid)])
  await running.waitFor('serves again')
  expect(await health()).toEqual([200, { status: 'ready', surface: 'bridge' }])
  expect(await running.stop()).toEqual({ code: 0, signal: null })
})

it('a HAP port that another program holds keeps no client from the API, and is taken at the next restart', async () => {
  const folder = await makeBridgeFolder()
  const other = createServer().listen(folder.hapPort, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const bridge = await startBridge(folder)
  await bridge.becomes('triptych-virtual', 'running')
  const error = `port ${folder.hapPort} is taken by another program (bridge.hapPort)`
  expect(await bridge.logs('bridge')).toContainEqual(
    expect.objectContaining({ level: 'error', message: `HAP is not published: ${error}` }),
  )
  await bridge.waitFor(`no controller can pair yet: ${error}`)
  const { setupURI, pincode } = (await bridge.get('/api/qr')).body
  expect([setupURI, pincode]).toEqual([expect.stringMatching(/^X-HM:\/\/[0-9A-Z]{13}$/), folder.pincode])
  expect(await writeOverRest(bridge, 'Lamp', 'Brightness', 61)).toBe(200)

  other.close()
  await once(other, 'close')
  const virtual = bridge.processOf('triptych-virtual')
  expect(await askForRestart(bridge)).toEqual({ restarting: true })
  await isBack(bridge, { 'triptych-virtual': virtual })
  expect(await databaseOf(bridge.controller())).toHaveLength(3)
})
