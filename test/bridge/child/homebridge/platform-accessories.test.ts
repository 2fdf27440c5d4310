import { expect, it } from 'vitest'
import { type EntryConstructor, HomebridgeApi } from '../../../../src/bridge/child/homebridge/api.ts'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'
import { openPlatformAccessories } from '../../../../src/bridge/child/homebridge/platform-accessories.ts'
import {
  makePlatformAccessory,
  type PlatformAccessory,
} from '../../../../src/bridge/child/homebridge/platform-accessory.ts'
import { memoryHome } from './memory-home.ts'

const PLUGIN = 'homebridge-x'
const uuids = ['8d3f1c1e-0000-4000-8000-000000000001', '8d3f1c1e-0000-4000-8000-000000000002'] as const

/** The api of a plugin with a platform `X`. */
async function begin() {
  const hap = await loadHap()
  const logs: string[] = []
  const write = (message: string) => void logs.push(message)
  const log = { debug: write, info: write, warn: write, error: write }
  const path = () => ''
  const user = { storagePath: path, configPath: path, persistPath: path, matterPath: path, cachedAccessoryPath: path }
  const setStoragePath = () => {
    throw new Error('no')
  }
  const platformAccessory = makePlatformAccessory(hap)
  const api = new HomebridgeApi({ hap, user: { ...user, setStoragePath }, platformAccessory, log })
  const accessories = openPlatformAccessories(api)
  const home = memoryHome()
  const registered = (name: string) => ({ name, make: Object as unknown as EntryConstructor })
  const registrations = { platforms: ['X'], accessoryTypes: [], platform: registered, accessory: registered }
  const open = (cached: PlatformAccessory[] = []) =>
    accessories.open(
      {
        ...{ api, hap, home, plugin: PLUGIN, log, registrations, dynamic: new Map(), isShared: false, failures: [] },
        keepOrphans: false,
        separate: () => {},
      },
      cached,
    )
  const make = (name: string, uuid: string = uuids[0]) => new platformAccessory(name, uuid)
  return { hap, api, accessories, home, logs, open, make }
}

it('does what a plugin asks for before it has started, when it starts', async () => {
  const { api, home, open, make } = await begin()
  api.registerPlatformAccessories(PLUGIN, 'X', [make('Early')])
  api.publishExternalAccessories(PLUGIN, [make('Alone', uuids[1])])
  expect(home.names()).toEqual([])
  open()
  expect(home.names()).toEqual(['Early'])
  expect(home.published.map(({ displayName }) => displayName)).toEqual(['Alone'])
})

it('adds no second accessory of a UUID, and warns of a platform that does not get it back', async () => {
  const { api, home, open, make, logs } = await begin()
  open()
  api.registerPlatformAccessories(PLUGIN, 'X', [make('One'), make('Two')])
  api.registerPlatformAccessories(PLUGIN, 'Y', [make('Three', uuids[1])])
  expect(home.names()).toEqual(['One', 'Three'])
  expect(logs).toEqual([
    `Two: it has the UUID of 'One', ${uuids[0]}, and is not added a second time`,
    "Three: the plugin has no platform 'Y', so it will not be restored",
  ])
})

it('takes an accessory away by its UUID, and one that is not there without a word', async () => {
  const { api, home, open, make } = await begin()
  open()
  api.registerPlatformAccessories(PLUGIN, 'X', [make('One')])
  api.unregisterPlatformAccessories(PLUGIN, 'X', [make('Another of its UUID'), make('Unknown', uuids[1])])
  expect(home.names()).toEqual([])
  api.registerPlatformAccessories(PLUGIN, 'X', [make('Again')])
  expect(home.names()).toEqual(['Again'])
})

it('keeps what another accessory of the UUID says, and the last context that can be kept', async () => {
  const { api, home, open, make, logs } = await begin()
  open()
  const one = make('One')
  one.context = { n: 1 }
  api.registerPlatformAccessories(PLUGIN, 'X', [one])
  const two = make('Renamed')
  two.context = { n: 2 }
  api.updatePlatformAccessories([two, make('Unknown', uuids[1])])
  expect(home.kept('Renamed')).toEqual({ plugin: PLUGIN, platform: 'X', context: { n: 2 } })
  two.context = { n: 3n }
  api.updatePlatformAccessories([two])
  two.context = { n: 'x'.repeat(600_000) }
  api.updatePlatformAccessories([two])
  api.updatePlatformAccessories(undefined as never)
  expect(home.kept('Renamed')?.context).toEqual({ n: 2 })
  expect(logs).toEqual([expect.stringMatching(/^Renamed: its context cannot be kept: TypeError/)])
})

it('takes nothing that is not a PlatformAccessory', async () => {
  const { hap, api, open } = await begin()
  open()
  const accessory = new hap.Accessory('Bare', uuids[0]) as never
  const refused = "attempt to register an accessory that isn't PlatformAccessory!"
  expect(() => api.registerPlatformAccessories(PLUGIN, 'X', [accessory])).toThrow(`${PLUGIN} - X ${refused}`)
  expect(() => api.publishExternalAccessories(PLUGIN, [accessory])).toThrow(`${PLUGIN} ${refused}`)
  expect(() => api.unregisterPlatformAccessories(PLUGIN, 'X', [accessory])).toThrow(TypeError)
})

it('gives accessories the fields of Homebridge, and back after they were kept', async () => {
  const { hap, make, api, logs, open } = await begin()
  open()
  const { platformAccessory } = api
  const lamp = new platformAccessory('Lamp', uuids[0], 5 as never)
  lamp.addService(hap.Service.Lightbulb, 'Lamp', 'main')
  lamp.updateDisplayName('Lantern')
  expect(() => platformAccessory.serialize(lamp)).toThrow('missing associated plugin')
  api.publishExternalAccessories('X', [lamp])
  expect(logs).toEqual(["it publishes external accessories as 'X', which is not the name of a plugin: tell its author"])
  api.registerPlatformAccessories(PLUGIN, 'X', [make('Other', uuids[1])])
  lamp._associatedPlatform = 'X'
  lamp.context = { room: 'attic' }
  const restored = platformAccessory.deserialize(JSON.parse(JSON.stringify(platformAccessory.serialize(lamp))))
  expect([restored.displayName, restored.UUID, restored.category, restored.context]).toEqual([
    'Lantern',
    uuids[0],
    5,
    { room: 'attic' },
  ])
  expect(restored.services).toBe(restored._associatedHAPAccessory.services)
  expect(restored.getServiceByUUIDAndSubType(hap.Service.Lightbulb, 'main')).toBeInstanceOf(hap.Service.Lightbulb)
  let answered = ''
  restored.on('identify', (paired: boolean, done: () => void) => {
    answered += `plugin ${paired} `
    done()
  })
  restored._associatedHAPAccessory.emit('identify' as never, true as never, (() => (answered += 'bridge')) as never)
  expect(answered).toBe('plugin true bridge')
})

it('writes what hap-nodejs has to say of a characteristic to the log', async () => {
  const { hap, api, open, make, logs } = await begin()
  open()
  const accessory = make('Lamp')
  const lamp = accessory.addService(hap.Service.Lightbulb, 'Lamp')
  api.registerPlatformAccessories(PLUGIN, 'X', [accessory])
  lamp.getCharacteristic(hap.Characteristic.Brightness).updateValue(1_000)
  expect(logs[0]).toMatch(/^Lamp, Brightness: characteristic was supplied illegal value: number 1000/)
})
