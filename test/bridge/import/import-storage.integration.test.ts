import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeDataLock } from '../../../src/bridge/data-lock.ts'
import { AwaitedAccessories } from '../../../src/bridge/import/imported-accessories.ts'
import { type Controller, databaseOf, HttpClient, idOf, readOne } from '../../support/hap-controller.ts'
import { type HapHome, openHapHome } from '../hap/hap-home.ts'
import { createImportPlace, idsOf, type RecordedController, recordedController, short } from './import-place.ts'

const place = await createImportPlace()
let recording: RecordedController
let home: HapHome
let controller: Controller

beforeAll(async () => {
  recording = await recordedController()
})

afterAll(async () => {
  await controller?.close()
  await home?.close()
  await place.remove()
})

const info = 'AccessoryInfo.0E3F2A915CD4.json'

it('says in a dry run what it would do, and writes nothing', async () => {
  const report = await place.import({ dryRun: true })
  expect(report).toMatchObject({
    bridge: { name: 'Homebridge 3F2A', username: '0E:3F:2A:91:5C:D4', hapPort: 51_626, pincode: '031-45-154' },
    controllers: 1,
    plugins: [
      { name: 'homebridge-dummy', version: null, installed: false },
      { name: 'homebridge-recorded', version: '1.4.2', installed: false },
    ],
    unknown: [],
    accessories: 8,
    awaited: 1,
    children: [{ name: 'Child of recorded', username: '0E:77:31:0B:42:EE', controllers: 0, accessories: 1 }],
    files: 1,
    notes: [],
  })
  expect(await place.files()).toEqual([])
})

it('leaves the data folder of a running daemon alone', async () => {
  const lock = await takeDataLock(place.dataDir)
  await expect(place.import()).rejects.toThrow(/another process runs the bridge of .*: stop it first/)
  lock.release()
})

it('brings config, keys, ids and files', async () => {
  await place.import()
  const config = JSON.parse(await place.read('config.json'))
  expect(config.bridge).toEqual({
    name: 'Homebridge 3F2A',
    username: '0E:3F:2A:91:5C:D4',
    hapPort: 51_626,
    pincode: '031-45-154',
    addIdentifyingMaterial: true,
    bind: '127.0.0.1',
    advertiser: 'ciao',
  })
  const plugins = (entries: { plugin: string }[]) =>
    entries.map(({ plugin }) => plugin.replace('plugins/node_modules/', ''))
  expect(plugins(config.platforms)).toEqual(['homebridge-dummy', ...Array(3).fill('homebridge-recorded')])
  expect(plugins(config.accessories)).toEqual(['homebridge-recorded', 'homebridge-recorded'])
  expect(config.platforms[3]._bridge).toEqual({
    username: '0E:77:31:0B:42:EE',
    name: 'Child of recorded',
    port: 52_090,
  })
  expect(config).toMatchObject({ ports: { start: 52_100, end: 52_150 }, disabledPlugins: ['homebridge-unused'] })
  expect(JSON.parse(await place.read(join('hap', info)))).toEqual(
    JSON.parse(await readFile(join(place.storage, 'persist', info), 'utf8')),
  )
  expect(await place.files()).toEqual(
    expect.arrayContaining(['hap/external/AccessoryInfo.2F9B7F4A79E8.json', 'homebridge/http-webhooks/state.json']),
  )
  expect((await place.files()).filter((file) => file.includes('0E77310B42EE') || file.endsWith('.tmp'))).toEqual([
    'hap/AccessoryInfo.0E77310B42EE.json',
    'hap/IdentifierCache.0E77310B42EE.json',
  ])
})

it('does nothing a second time', async () => {
  const before = await place.read('config.json')
  expect(await place.import()).toBeNull()
  expect(await place.read('config.json')).toBe(before)
})

it('serves the controller that was paired with Homebridge, with the same ids', async () => {
  home = await openHapHome(place.dataDir)
  const awaited = await new AwaitedAccessories(home.home.db).list(null)
  const { username, pairing, accessories } = recording
  const { port } = await home.start({ username, pincode: '031-45-154', name: 'Homebridge 3F2A', keepIds: awaited })
  controller = new HttpClient(username, '127.0.0.1', port, pairing, { usePersistentConnections: true })
  const served = await databaseOf(controller)
  const found = new Set(idsOf(served))
  const missing = idsOf(accessories).filter((id) => !found.has(id))
  // Of what its config does not name nothing is known but its ids; and of a type of a plugin's own, no more.
  const unnamed = accessories.find(({ services }) => JSON.stringify(services).includes('Found on the network'))
  expect(awaited).toHaveLength(1)
  expect(missing.filter((id) => !id.startsWith(`${unnamed?.aid}.`) && !id.endsWith('E863F10D'))).toEqual([])
  // No id has another meaning than it had.
  const meaning = new Map(idsOf(accessories).map((id) => [id.split(' ')[0], id]))
  expect([...found].filter((id) => (meaning.get(id.split(' ')[0]) ?? id) !== id)).toEqual([])
})

it('keeps the ids of what a plugin brings later', async () => {
  const unnamed = recording.accessories.find(({ services }) =>
    JSON.stringify(services).includes('Found on the network'),
  )
  const [uuid = ''] = await new AwaitedAccessories(home.home.db).list(null)
  const services = [{ type: 'Lightbulb', name: 'Found on the network', characteristics: [{ type: 'On', value: true }] }]
  await home.home.accessories.put('homebridge-recorded', { uuid, name: 'Found on the network', services })
  const last = (await databaseOf(controller)).findIndex(({ aid }) => aid === unnamed?.aid)
  const id = await idOf(controller, last, '25')
  const lamp = unnamed?.services.find(({ type }) => short(type) === '43')
  expect(id).toBe(`${unnamed?.aid}.${lamp?.characteristics.find(({ type }) => short(type) === '25')?.iid}`)
  expect(await readOne(controller, id)).toMatchObject({ value: 1 })
})

it('does not take the place of a paired bridge, unless forced to', async () => {
  const file = join(place.dataDir, 'config.json')
  const config = JSON.parse(await readFile(file, 'utf8'))
  config.bridge.username = '0E:00:00:00:00:01'
  await writeFile(file, JSON.stringify(config))
  const paired = JSON.stringify({ pairedClients: { someone: 'a key' } })
  await writeFile(join(place.dataDir, 'hap', 'AccessoryInfo.0E0000000001.json'), paired)
  await expect(place.import()).rejects.toThrow('use --replace to import nevertheless')
  expect(await place.import({ replace: true, dryRun: true })).toMatchObject({ controllers: 1 })
  await writeFile(join(place.dataDir, 'hap', 'AccessoryInfo.0E0000000001.json'), paired.slice(1))
  await expect(place.import()).rejects.toThrow(/AccessoryInfo\.0E0000000001\.json is not JSON.*use --replace/)
})
