import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { listInstalled } from '../../src/bridge/backup.ts'
import { takeDataLock } from '../../src/bridge/data-lock.ts'
import { installPlugins } from '../../src/bridge/install-plugins.ts'
import { runTriptych } from '../support/process.ts'
import { type LoopbackRegistry, patience, startRegistry } from '../support/registry/registry.ts'
import { createPlace } from './config/place.ts'
import { npmEnvironment, pluginFiles, versionsIn } from './marketplace/shop.ts'

let registry: LoopbackRegistry
/** Has another package under a name and version of the first one. */
let other: LoopbackRegistry

beforeAll(async () => {
  ;[registry, other] = await Promise.all([startRegistry(), startRegistry()])
  await registry.publish(pluginFiles('homebridge-lamp', '1.0.0'))
  await registry.publish(pluginFiles('homebridge-lamp', '1.1.0'))
  await registry.publish(pluginFiles('@home/homebridge-fan', '2.0.0'))
  await other.publish(pluginFiles('@home/homebridge-fan', '2.0.0', { description: 'Another one.' }))
}, patience)

afterAll(async () => {
  await registry?.stop()
  await other?.stop()
})

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-archived-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const lamp = { name: 'homebridge-lamp', version: '1.0.0', integrity: null }
const fan = { name: '@home/homebridge-fan', version: '2.0.0', integrity: null }

it('plugins come back after a restore, in the same versions and no other packages', { timeout: 180_000 }, async () => {
  const home = await makeFolder()
  const archive = join(home, 'all.tar.gz')
  const { dataDir: before } = await createPlace()
  const environment = npmEnvironment(registry.url, home)
  expect(await installPlugins({ dataDir: before, environment }, [lamp, fan], () => {})).toBe(0)
  expect(await runTriptych(['backup', archive, 'bridge'], { SVC_DATA_DIR: before })).toMatchObject({ code: 0 })

  const after = join(await makeFolder(), 'data')
  const restored = await runTriptych(['restore', archive], { SVC_DATA_DIR: after })
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.stdout).toMatch(
    /again, .*:\n {2}@home\/homebridge-fan@2\.0\.0 sha512-.*\n {2}homebridge-lamp@1\.0\.0 /,
  )
  expect(restored.stdout).toContain(`triptych bridge plugins install --from-backup ${archive}\n`)
  const install = (from: LoopbackRegistry, file = archive) => {
    const env = { ...npmEnvironment(from.url, home), SVC_DATA_DIR: after }
    return runTriptych(['bridge', 'plugins', 'install', '--from-backup', file], env)
  }

  // What cannot be had leaves what is there as it is.
  await installPlugins({ dataDir: after, environment }, [{ ...lamp, version: '1.1.0' }], () => {})
  const refused = await install(other)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.stdout).toMatch(
    /homebridge-fan is not installed: .*another package as @home\/homebridge-fan 2\.0\.0 now/,
  )
  expect(refused.stdout).toMatch(/homebridge-lamp is not installed: the registry has no "homebridge-lamp@1\.0\.0"/)
  expect(refused.stdout).toContain('0 of 2 plugins of the archive are installed.\n')
  const folder = join(after, 'plugins')
  expect(await versionsIn(folder)).toEqual({ 'homebridge-lamp': '1.1.0' })

  // One is there already: the other two steps are left.
  await installPlugins({ dataDir: after, environment }, [fan], () => {})
  const done = await install(registry)
  expect(done).toMatchObject({ code: 0 })
  expect(done.stdout).toBe(
    'installing homebridge-lamp 1.0.0\ninstalled homebridge-lamp 1.0.0\n2 of 2 plugins of the archive are installed.\n',
  )
  expect(await versionsIn(folder)).toEqual({ 'homebridge-lamp': '1.0.0', '@home/homebridge-fan': '2.0.0' })
  expect(await listInstalled(after)).toEqual(await listInstalled(before))

  const lock = await takeDataLock(after)
  expect(await install(registry)).toMatchObject({ code: 75, stderr: expect.stringContaining('another process runs') })
  lock.release()
  const noArchive = join(home, 'other.tar.gz')
  await writeFile(noArchive, 'text')
  expect(await install(registry, noArchive)).toMatchObject({ code: 65, stderr: expect.stringContaining('error: ') })
})

it('a command rolls a plugin back while no daemon runs', async () => {
  const home = await makeFolder()
  const { dataDir } = await createPlace()
  const environment = npmEnvironment(registry.url, home)
  await installPlugins({ dataDir, environment }, [lamp, { ...lamp, version: '1.1.0' }], () => {})
  const rollBack = (folder = dataDir) =>
    runTriptych(['bridge', 'plugins', 'rollback', lamp.name], { ...environment, SVC_DATA_DIR: folder })
  const lock = await takeDataLock(dataDir)
  expect(await rollBack()).toMatchObject({ code: 75, stderr: expect.stringContaining('another process runs') })
  lock.release()
  expect(await rollBack()).toEqual({
    code: 0,
    stdout:
      'rolling homebridge-lamp back to 1.0.0\ninstalling homebridge-lamp 1.0.0\ninstalled homebridge-lamp 1.0.0\n',
    stderr: '',
  })
  expect(await versionsIn(join(dataDir, 'plugins'))).toEqual({ 'homebridge-lamp': '1.0.0' })
  const nothing = { code: 1, stderr: 'error: no version before it is known of "homebridge-lamp"\n' }
  expect(await rollBack()).toMatchObject(nothing)
  const empty = await makeFolder()
  expect(await rollBack(empty)).toMatchObject({ code: 1, stderr: expect.stringContaining('holds no bridge') })
  expect(await readdir(empty)).toEqual([])
})
