import { chmod, mkdir, readFile, rename, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { AccessoryDescription } from '../../../src/bridge/protocol/accessory.ts'
import { copyFixtures } from '../fixtures/homebridge/index.ts'
import { bridgeFacts, entry, type FixtureHost, startHost } from './fixture-host.ts'
import { canBeOther } from './other-user.ts'

const dynamic = 'homebridge-fixture-dynamic'
const external = 'homebridge-fixture-external'
const accessory = 'homebridge-fixture-accessory'
const missing = '@a/homebridge-missing'
const nodeModules = 'plugins/node_modules'

const config = {
  platforms: [
    entry('healthy'),
    { platform: `${dynamic}.FixtureDynamic`, plugin: `${nodeModules}/${dynamic}`, name: 'Lamps', _bridge: {} },
    { platform: 'FixtureDynamics', plugin: `${nodeModules}/${dynamic}/gone.js` },
    { platform: 'FixtureExternal', plugin: `${nodeModules}/${external}/index.js` },
    { platform: 'Missing', plugin: `${nodeModules}/${missing}/dist/index.js` },
  ],
  accessories: [
    { accessory: 'FixtureLock', name: 'Door', plugin: `${nodeModules}/${accessory}` },
    { accessory: 'FixtureBell', name: 'Bell', plugin: `${nodeModules}/${accessory}` },
    { accessory: 'Missing', name: 'Nobody', plugin: `${nodeModules}/${missing}` },
  ],
}

let running: FixtureHost
beforeAll(async () => {
  running = await startHost([], {
    environment: { ...process.env, SVC_SECRET: 'x', https_proxy: 'http://127.0.0.1:9', DEBUG: 'nothing' },
  })
  const { dataDir, host } = running
  await copyFixtures(join(dataDir, 'plugins'))
  // As the marketplace installs: a link into a tree of its own.
  const tree = join(dataDir, 'plugins/trees/one/node_modules')
  await mkdir(tree, { recursive: true })
  await rename(join(dataDir, nodeModules, dynamic), join(tree, dynamic))
  await symlink(`../trees/one/node_modules/${dynamic}`, join(dataDir, nodeModules, dynamic))
  await host.start(config)
  expect(await host.completed(null)).toBe(false)
})
afterAll(() => running.stop())

it('plugins run by what the config has of each, in `platforms` and `accessories`', () => {
  expect(running.host.list().map(({ id, status, statusReason }) => [id, status, statusReason])).toEqual([
    ['fixture-healthy', 'running', undefined],
    [dynamic, 'running', undefined],
    [external, 'running', undefined],
    [missing, 'failed', `${missing} is not installed`],
    [accessory, 'running', undefined],
  ])
  const warnings = running.logs.filter(({ level }) => level === 'warn').map(({ plugin, message }) => [plugin, message])
  expect(warnings).toEqual(
    expect.arrayContaining([
      [dynamic, 'it registers the platform FixtureDynamic, not FixtureDynamics'],
      [accessory, 'it registers the accessory FixtureLock, not FixtureBell'],
    ]),
  )
  expect(running.host.get(accessory)?.config).toEqual({
    accessories: [
      { accessory: 'FixtureLock', name: 'Door' },
      { accessory: 'FixtureBell', name: 'Bell' },
    ],
  })
})

it('accessories come, are read and are written', async () => {
  const { host, accessories, until } = running
  await until(() => accessories.get(dynamic)?.size === 1 && accessories.get(accessory)?.size === 1)
  const [lamp] = accessories.get(dynamic)?.values() ?? []
  const [door] = accessories.get(accessory)?.values() ?? []
  expect([lamp?.name, door?.name]).toEqual(['Lamp', 'Door'])
  const link = host.link(dynamic)
  expect(await link.read(switchOf(lamp))).toBe(false)
  await link.write(switchOf(lamp), true)
  expect(await link.read(switchOf(lamp))).toBe(true)
  await running.until(() => running.values.some(({ plugin, value }) => plugin === dynamic && value === 21.5))
})

it('the storage folder holds a config as Homebridge has it, of Homebridge plugins alone', async () => {
  const folder = join(running.dataDir, 'homebridge')
  const { bridge, platforms, accessories } = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))
  const { name, username, pincode: pin, port } = bridgeFacts
  expect(bridge).toEqual({ name, username, pin, port, bind: ['127.0.0.1'] })
  expect(platforms).toContainEqual({ platform: `${dynamic}.FixtureDynamic`, name: 'Lamps', _bridge: {} })
  expect(platforms.map(({ platform }: { platform: string }) => platform)).not.toContain('Healthy')
  expect(accessories).toContainEqual({ accessory: 'FixtureLock', name: 'Door' })
  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
})

it('an accessory on its own is listed, unpaired, and shown without a port while its plugin does not run', async () => {
  const { host } = running
  await vi.waitFor(() => expect(host.externals()[0]?.port).toBeGreaterThan(0), { interval: 20 })
  const [television] = host.externals()
  expect(television).toMatchObject({ plugin: external, name: 'Television', category: 31, paired: false })
  const { uuid = '' } = television ?? {}
  await host.unpair(external, uuid)
  await expect(host.unpair(external, 'other')).rejects.toMatchObject({ code: 'not_found' })
  await host.setDisabled(external, true)
  const shown = { ...television, port: null, error: 'its plugin is not running' }
  expect(host.externals()).toEqual([shown])
  await expect(host.unpair(external, uuid)).rejects.toMatchObject({ code: 'plugin_unavailable' })
})

it('what was installed meanwhile is found by a restart, under the same id', async () => {
  const { host, dataDir } = running
  await host.restart(missing)
  expect(host.get(missing)?.statusReason).toBe(`${missing} is not installed`)
  await rename(join(dataDir, nodeModules, dynamic), join(dataDir, nodeModules, 'away'))
  await host.restart(dynamic)
  expect(host.get(dynamic)?.statusReason).toBe(`${dynamic} is not installed`)
  await rename(join(dataDir, nodeModules, 'away'), join(dataDir, nodeModules, dynamic))
  await host.restart(dynamic)
  expect(host.get(dynamic)?.status).toBe('running')
})

it.runIf(canBeOther)('a plugin may run as another user, with a storage folder of its own', async () => {
  const { host, dataDir } = running
  const other = { ...config, plugins: { [dynamic]: { uid: 65_534 } } }
  await host.restart(dynamic, other)
  expect(host.get(dynamic)?.statusReason).toBe(
    `it cannot run as user 65534, who cannot read ${join(dataDir, 'plugins/trees/one/node_modules', dynamic)}/index.js: check the folders above, too`,
  )
  await chmod(dataDir, 0o711)
  await host.restart(dynamic)
  expect(host.get(dynamic)).toMatchObject({ status: 'running' })
  const file = join(dataDir, 'plugins/users/65534/homebridge/config.json')
  expect(await stat(file)).toMatchObject({ uid: 65_534 })
  const { accessories } = JSON.parse(await readFile(file, 'utf8'))
  expect(accessories, 'those of other users’ plugins').toEqual([])
  expect(await usersOfPlugins()).toContain(65_534)
})

/** HAP's UUIDs of a switch and its `On`. */
function switchOf(description: AccessoryDescription | undefined) {
  const service = { type: '00000049-0000-1000-8000-0026BB765291' }
  return { accessory: description?.uuid ?? '', service, characteristic: '00000025-0000-1000-8000-0026BB765291' }
}

/** Effective users of the processes that this one started. */
async function usersOfPlugins(): Promise<number[]> {
  const children = (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')).trim().split(' ')
  const status = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')))
  return status.map((text) => Number(/^Uid:\t\d+\t(\d+)/m.exec(text)?.[1]))
}
