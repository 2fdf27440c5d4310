import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeBridgeFolder } from '../../support/bridge-folder.ts'
import { type BridgeServer, descendants, processes, startBridge } from '../../support/bridge-server.ts'
import { everyId, hapId, readOne } from '../../support/hap-controller.ts'
import { type LoopbackRegistry, patience, startRegistry } from '../../support/registry/registry.ts'
import { type BrokenRegistry, startBrokenRegistry } from '../marketplace/broken-registry.ts'
import { npmEnvironment } from '../marketplace/shop.ts'
import { appear, identitiesOf, shown, writeOverRest } from './things.ts'

const NAME = 'homebridge-fixture-dynamic'
const place = join(import.meta.dirname, '../fixtures/homebridge', NAME)

/** Short types (HAP, chapter 9). */
const [ON, TEMPERATURE] = ['25', '11']

let registry: LoopbackRegistry
let broken: BrokenRegistry

beforeAll(async () => {
  registry = await startRegistry()
  broken = await startBrokenRegistry(registry.url)
  await registry.publish(place)
  // The next version is colder.
  const source = await readFile(join(place, 'index.js'), 'utf8')
  const manifest = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))
  await registry.publish({
    'package.json': { ...manifest, version: '2.0.0' },
    'index.js': source.replace('value ? 21.5 : 19', 'value ? 11.5 : 9'),
  })
}, patience)
afterAll(async () => {
  await broken.stop()
  await registry.stop()
})

it('an update that dies half-way leaves the plugin that was there; one that does not, its ids', async () => {
  const platforms = [{ platform: 'FixtureDynamic', plugin: `plugins/node_modules/${NAME}` }]
  const folder = await makeBridgeFolder({ platforms })
  const environment = npmEnvironment(broken.url, folder.path)
  const first = await startBridge(folder, environment)
  const install = (bridge: BridgeServer, spec = NAME) => bridge.post('/api/marketplace/install', { package: spec })
  // The config may name it before it is there.
  expect((await first.becomes(NAME, 'failed')).reason).toBe(`${NAME} is not installed`)
  broken.mend()
  expect(await install(first, `${NAME}@1.2.3`)).toEqual({ status: 200, body: { ok: true } })
  await first.becomes(NAME, 'running')
  await appear(first, 'Lamp')
  const before = await identities(first)
  expect(await installed(first)).toEqual({ [NAME]: '1.2.3' })
  expect((await first.get('/api/marketplace/updates')).body.plugins).toMatchObject([
    { name: NAME, latest: '2.0.0', update: true },
  ])
  expect(await warmth(first)).toBe(21.5)

  broken.break('hangs')
  const asked = broken.asked()
  const cut = expect(install(first)).rejects.toThrow('fetch failed')
  await asked
  const busy = { status: 409, body: { code: 'install_busy' } }
  expect(await install(first, 'homebridge-other')).toMatchObject(busy)
  expect(await first.delete(`/api/marketplace/uninstall/${NAME}`)).toMatchObject(busy)
  expect(await first.post(`/api/marketplace/rollback/${NAME}`)).toMatchObject(busy)
  expect(await installed(first)).toEqual({ [NAME]: '1.2.3' })
  const started = descendants(first.child.pid)
  await first.stop('SIGKILL')
  await cut
  broken.break('gone')
  const bridge = await startBridge(folder, environment)
  await bridge.becomes(NAME, 'running')
  // Neither npm nor the plugin outlives the daemon.
  await vi.waitFor(
    () => {
      const left = new Set(processes().map(({ pid }) => pid))
      expect(started.filter(({ pid }) => left.has(pid))).toEqual([])
    },
    { interval: 100 },
  )
  expect(await identities(bridge)).toEqual(before)
  expect(await installed(bridge)).toEqual({ [NAME]: '1.2.3' })
  expect(await readdir(join(folder.path, 'plugins/trees'))).toHaveLength(1)
  const controller = bridge.controller()
  const [on, temperature] = [await hapId(controller, 'Lamp', ON), await hapId(controller, 'Lamp', TEMPERATURE)]
  // Its context is kept.
  expect(await readOne(controller, on)).toMatchObject({ value: 1 })
  // A registry that is not reached, or has no keys, verifies nothing.
  const signature = async () => (await bridge.get(`/api/marketplace/signature/${NAME}`)).body
  const unverified = { state: 'unverified', reason: expect.stringContaining('the package registry') }
  expect(await signature()).toEqual({ ...unverified, provenance: { ...unverified, build: null } })
  const unavailable = { status: 502, body: { code: 'registry_unavailable' } }
  expect(await install(bridge)).toMatchObject(unavailable)
  expect(await bridge.get('/api/marketplace/updates')).toMatchObject(unavailable)
  expect((await bridge.stats(NAME)).status).toBe('running')

  broken.mend()
  expect(await install(bridge, 'homebridge-other')).toMatchObject({ status: 404, body: { code: 'package_not_found' } })
  expect(await install(bridge)).toEqual({ status: 200, body: { ok: true } })
  await bridge.becomes(NAME, 'running')
  expect(await installed(bridge)).toEqual({ [NAME]: '2.0.0' })
  expect((await bridge.get(`/api/plugins/${NAME}`)).body.manifest).toMatchObject({ version: '2.0.0' })
  expect(await identities(bridge)).toEqual(before)
  expect(await warmth(bridge)).toBe(11.5)
  expect(await readOne(controller, temperature)).toMatchObject({ value: 11.5 })

  expect(await signature()).toMatchObject({ state: 'unverified', provenance: { state: 'none', reason: null } })

  // The update is no good: the version before it is brought back, and everything with it.
  const rollBack = () => bridge.post(`/api/marketplace/rollback/${NAME}`)
  expect((await bridge.get('/api/marketplace/installed')).body.plugins).toMatchObject([
    { name: NAME, version: '2.0.0', previous: { version: '1.2.3' } },
  ])
  broken.break('gone')
  const cache = join(folder.path, 'cache')
  await rename(cache, `${cache}-away`)
  expect(await rollBack()).toMatchObject(unavailable)
  expect(await installed(bridge)).toEqual({ [NAME]: '2.0.0' })
  await rm(cache, { recursive: true, force: true })
  await rename(`${cache}-away`, cache)
  broken.mend()
  expect(await rollBack()).toEqual({ status: 200, body: { ok: true } })
  await bridge.becomes(NAME, 'running')
  expect(await installed(bridge)).toEqual({ [NAME]: '1.2.3' })
  expect(await identities(bridge)).toEqual(before)
  expect(await warmth(bridge)).toBe(21.5)
  expect(await rollBack()).toMatchObject({ status: 404, body: { code: 'not_found' } })

  expect(await bridge.delete(`/api/marketplace/uninstall/${NAME}`)).toMatchObject({ status: 200 })
  expect((await bridge.becomes(NAME, 'failed')).reason).toBe(`${NAME} is not installed`)
  expect(await installed(bridge)).toEqual({})
  expect(await readdir(join(folder.path, 'plugins/trees'))).toEqual([])
  expect(await identities(bridge)).toEqual(before)
  expect(await readOne(controller, on)).toMatchObject({ status: -70402 })
  expect(await writeOverRest(bridge, 'Lamp', 'On', true)).toBe(503)
  expect((await bridge.delete(`/api/marketplace/uninstall/${NAME}`)).status).toBe(404)
  expect(await install(bridge)).toEqual({ status: 200, body: { ok: true } })
  await bridge.becomes(NAME, 'running')
  expect(await identities(bridge)).toEqual(before)
  expect(await readOne(controller, on)).toMatchObject({ value: 1 })
})

/** What the API and a controller know of the accessories, values left out. */
async function identities(bridge: BridgeServer): Promise<unknown> {
  return [identitiesOf(await bridge.accessories()), await everyId(bridge.controller())]
}

async function installed(bridge: BridgeServer): Promise<Record<string, string>> {
  const { plugins } = (await bridge.get('/api/marketplace/installed')).body
  return Object.fromEntries(plugins.map(({ name, version }: { name: string; version: string }) => [name, version]))
}

/** The temperature once the switch is on, which tells the versions apart. */
async function warmth(bridge: BridgeServer): Promise<unknown> {
  expect(await writeOverRest(bridge, 'Lamp', 'On', true)).toBe(200)
  return shown(bridge, 'Lamp', 'CurrentTemperature')
}
