import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PluginProcesses } from '../../../src/bridge/host/plugin-processes.ts'
import { startTriptych } from '../../support/process.ts'
import { canBeOther, otherUser } from './other-user.ts'

/** Its first thread ends, while another one still has a socket. */
const firstThreadEnds = `
import ctypes, os, socket, threading
server = socket.create_server(("127.0.0.1", 0))
threading.Thread(target=lambda: threading.Event().wait()).start()
os.write(1, b"%d" % os.fstat(server.fileno()).st_ino)
ctypes.CDLL(None).pthread_exit(None)
`

describe.runIf(process.platform === 'linux')('the sockets of plugins', () => {
  it('are not known while a process is ending, and are none once it has ended', async () => {
    const child = spawn('python3', ['-c', firstThreadEnds], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    const processes = new PluginProcesses()
    const stopTracking = processes.track(child.pid ?? 0, { plugin: 'a', canSpawn: false })
    onTestFinished(stopTracking)
    await once(child.stdout, 'data')
    await expect.poll(() => processes.heldSockets()).toMatchObject({ hidden: undefined, ending: 'a' })
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    expect(await processes.heldSockets()).toEqual({ pluginOf: new Map(), hidden: undefined, ending: undefined })
  })
})

it('a bridge of an ordinary user answers others while a plugin ends and starts again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-ordinary-'))
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
  await chmod(dataDir, 0o777)
  // Root sees more of processes than others do.
  const through = canBeOther ? ['setpriv', `--reuid=${otherUser}`, `--regid=${otherUser}`, '--clear-groups'] : []
  const server = await startTriptych({ args: ['bridge', '--sample'], env: { SVC_DATA_DIR: dataDir }, through })
  onTestFinished(async () => void (await server.stop()))
  const headers = { Connection: 'close' }
  const ask = async (path: string, method = 'GET'): Promise<number> => {
    const response = await fetch(`${server.urls.bridge}${path}`, { method, headers })
    await response.arrayBuffer()
    return response.status
  }
  let isOver = false
  const statuses = new Map<number, number>()
  const looking = async (): Promise<void> => {
    while (!isOver) {
      const status = await ask('/api/accessories')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const looks = [looking(), looking()]
  for (let restarts = 0; restarts < 5; restarts += 1) {
    expect(await ask('/api/plugins/triptych-virtual/restart', 'POST')).toBe(200)
  }
  isOver = true
  await Promise.all(looks)
  expect([...statuses.keys()]).toEqual([200])
})
