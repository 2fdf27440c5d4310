import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { overwrite, overwritePages } from '../../compose/degraded/damage.ts'
import { makeBridgeFolder } from '../../support/bridge-folder.ts'
import { freePort } from '../../support/loopback.ts'
import { startProcess } from '../../support/process.ts'

const launcher = fileURLToPath(new URL('../../../bin/triptych', import.meta.url))

/** What leaves the port of the API to the config file. */
function serving(path: string) {
  return { SVC_DATA_DIR: path, SVC_HAP_BIND: '127.0.0.1', SVC_HAP_ADVERTISER: 'none' }
}

it('a port of the config that cannot be had leaves the API where it was, and says so', async () => {
  const folder = await makeBridgeFolder({ platforms: [] })
  const [port, taken] = [await freePort(), createServer().listen(0, '127.0.0.1')]
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const config = await readFile(folder.configFile, 'utf8')
  await writeFile(folder.configFile, config.replace('"port": 8582', `"port": ${port}`))
  const running = startProcess(launcher, ['serve', 'bridge'], serving(folder.path))
  onTestFinished(async () => void (await running.stop('SIGKILL')))
  await running.waitFor('ready\n')
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', Connection: 'close' }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    return (await fetch(`http://127.0.0.1:${port}${path}`, init)).json() as Promise<{ entries?: unknown[] }>
  }
  const address = taken.address()
  const wanted = typeof address === 'object' ? (address?.port ?? 0) : 0
  expect(await call('POST', '/api/bridge', { port: wanted })).toEqual({ ok: true })
  expect(await call('POST', '/api/daemon/restart')).toEqual({ restarting: true })
  const message = `127.0.0.1:${wanted} is in use by another program: the API stays on port ${port}`
  await running.waitFor(message)
  const { entries } = await vi.waitFor(() => call('GET', '/api/logs'), { interval: 50 })
  expect(entries).toContainEqual(expect.objectContaining({ level: 'error', plugin: 'bridge', message }))
})

it('where the data cannot be opened, the port of the config says so', async () => {
  const folder = await makeBridgeFolder({ platforms: [] })
  const port = await freePort()
  const config = await readFile(folder.configFile, 'utf8')
  await writeFile(folder.configFile, config.replace('"port": 8582', `"port": ${port}`))
  const start = () => startProcess(launcher, ['serve', 'bridge'], serving(folder.path))
  const before = start()
  await before.waitFor('ready\n')
  await before.stop()
  overwrite(join(folder.path, 'bridge.sqlite'))
  const running = start()
  onTestFinished(async () => void (await running.stop('SIGKILL')))
  await running.waitFor('ready\n')
  const answer = await fetch(`http://127.0.0.1:${port}/health`)
  expect(await answer.json()).toMatchObject({ status: 503, reason: 'database_damaged' })
})

it('where the data are damaged while it serves, it is told at the port where it serves, whatever the config has become', async () => {
  const folder = await makeBridgeFolder({ platforms: [] })
  const [port, next] = [await freePort(), await freePort()]
  const config = await readFile(folder.configFile, 'utf8')
  await writeFile(folder.configFile, config.replace('"port": 8582', `"port": ${port}`))
  const before = startProcess(launcher, ['serve', 'bridge'], serving(folder.path))
  await before.waitFor('ready\n')
  await before.stop()
  const running = startProcess(launcher, ['serve', 'bridge'], serving(folder.path))
  onTestFinished(async () => void (await running.stop('SIGKILL')))
  await running.waitFor('ready\n')
  await writeFile(folder.configFile, config.replace('"port": 8582', `"port": ${next}`))
  overwritePages(join(folder.path, 'bridge.sqlite'))
  const headers = { Connection: 'close' }
  // What reads the database meets the damage. The moment in which the listener is replaced has no answer.
  const health = () =>
    fetch(`http://127.0.0.1:${port}/api/config/backups`, { headers })
      .then(() => fetch(`http://127.0.0.1:${port}/health`, { headers }))
      .then(
        (answer) => answer.json(),
        () => null,
      )
  await expect.poll(health).toMatchObject({ status: 503, reason: 'database_damaged' })
})
