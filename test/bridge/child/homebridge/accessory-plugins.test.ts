import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'
import { type InstalledFixtures, installFixtures } from '../../fixtures/homebridge/index.ts'
import { host } from './hosted.ts'

let fixtures: InstalledFixtures

beforeAll(async () => {
  fixtures = await installFixtures()
})
afterAll(() => fixtures.remove())

it('makes an accessory of its services, under the UUID that Homebridge gives it', async () => {
  const { uuid, Service, Characteristic } = await loadHap()
  const { start, home, logs } = await host(fixtures, 'homebridge-fixture-accessory')
  await start({ accessory: 'FixtureLock', name: 'Front' }, { accessory: 'FixtureLock', name: 'Back', uuid_base: 'b' })
  const front = home.accessory('Front')
  expect(front.UUID).toBe(uuid.generate('FixtureLock:Front'))
  expect(home.accessory('Back').UUID).toBe(uuid.generate('FixtureLock:b'))
  expect(home.kept('Front')).toEqual({ plugin: 'homebridge-fixture-accessory', platform: null, context: null })
  const information = front.getService(Service.AccessoryInformation)
  const [name, maker, model] = [Characteristic.Name, Characteristic.Manufacturer, Characteristic.Model]
  expect([name, maker, model].map((type) => information?.getCharacteristic(type).value)).toEqual([
    'Front',
    'Locksmith',
    'L1',
  ])
  expect(front.services.map(({ UUID }) => UUID)).toEqual([
    Service.AccessoryInformation.UUID,
    ...(front.getService(Service.ProtocolInformation) ? [Service.ProtocolInformation.UUID] : []),
    Service.LockMechanism.UUID,
  ])
  await information?.getCharacteristic(Characteristic.Identify).handleSetRequest(true)
  expect(logs).toEqual(['info [Front] identified'])
})

it('runs a plugin of 2015', async () => {
  const { Service, Characteristic } = await loadHap()
  const { start, home, logs } = await host(fixtures, 'homebridge-old')
  await start({ accessory: 'Old', name: 'Lamp' })
  const lamp = home.accessory('Lamp').getService(Service.Lightbulb)
  const on = lamp?.getCharacteristic(Characteristic.On)
  expect(await on?.handleGetRequest()).toBe(false)
  await on?.handleSetRequest(true)
  expect(await on?.handleGetRequest()).toBe(true)
  expect(lamp?.getCharacteristic(Characteristic.Brightness).props).toMatchObject({
    format: 'int',
    unit: 'percentage',
    perms: ['pr', 'pw', 'ev'],
  })
  await expect(lamp?.getCharacteristic(Characteristic.Brightness).handleSetRequest(95)).rejects.toBe(-70402)
  expect(logs).toContain('info Lamp of category 5 at 30')
})
