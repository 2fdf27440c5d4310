import type { Accessory } from '@homebridge/hap-nodejs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'
import { hapClasses } from '../../../../src/bridge/child/homebridge/hap-classes.ts'
import type { AccessoryDescription } from '../../../../src/bridge/protocol/accessory.ts'
import { describeSerialized } from '../../../../src/bridge/protocol/serialized-accessory.ts'
import { type InstalledFixtures, installFixtures } from '../../fixtures/homebridge/index.ts'
import { host } from './hosted.ts'
import type { MemoryHome } from './memory-home.ts'

let fixtures: InstalledFixtures

beforeAll(async () => {
  fixtures = await installFixtures()
})
afterAll(() => fixtures.remove())

/** What the daemon would have of a home. */
async function described(home: MemoryHome, fields: object = {}): Promise<AccessoryDescription[]> {
  const hap = await loadHap()
  const { propsOf } = hapClasses(hap)
  const serialized = (accessory: Accessory) => JSON.parse(JSON.stringify(hap.Accessory.serialize(accessory)))
  return home
    .names()
    .map((name) => describeSerialized({ ...serialized(home.accessory(name)), ...home.kept(name), ...fields }, propsOf))
}

it('gives a platform its accessories back, with their context', async () => {
  const { Service, Characteristic } = await loadHap()
  const first = await host(fixtures, 'homebridge-fixture-dynamic')
  await first.start({ platform: 'FixtureDynamic', devices: ['Lamp', 'Fan'] })
  expect(first.home.kept('Lamp')).toEqual({
    plugin: 'homebridge-fixture-dynamic',
    platform: 'FixtureDynamic',
    context: { starts: 1 },
  })
  const lamp = first.home.accessory('Lamp').getService(Service.Switch)?.getCharacteristic(Characteristic.On)
  await lamp?.handleSetRequest(true)
  expect(first.home.kept('Lamp')?.context).toEqual({ starts: 1 })
  first.plugin.stop()
  expect(first.home.kept('Lamp')?.context).toEqual({ starts: 1, on: true })

  const earlier = await described(first.home)
  const second = await host(fixtures, 'homebridge-fixture-dynamic', { earlier })
  await second.start({ platform: 'FixtureDynamic', devices: ['Lamp', 'Shutter'] })
  expect(second.home.names()).toEqual(['Lamp', 'Shutter'])
  expect(second.logs).toContain('info Loading accessory from cache: Fan')
  expect(second.home.kept('Lamp')?.context).toEqual({ starts: 2, on: true })
  const restored = second.home.accessory('Lamp')
  expect(await restored.getService(Service.Switch)?.getCharacteristic(Characteristic.On).handleGetRequest()).toBe(true)
  expect(restored.getService(Service.Switch)).toBeInstanceOf(Service.Switch)
  expect(restored.services.filter(({ UUID }) => UUID === Service.Switch.UUID)).toHaveLength(1)
  const information = restored.getService(Service.AccessoryInformation)
  expect(information?.getCharacteristic(Characteristic.FirmwareRevision).value).toBe('0')
  expect(earlier[0]?.context).toMatchObject({ context: { starts: 1 } })
})

it('keeps an accessory that its plugin could not take back', async () => {
  const first = await host(fixtures, 'homebridge-fixture-dynamic')
  await first.start({ platform: 'FixtureDynamic', devices: ['Lamp', 'Fan'] })
  const second = await host(fixtures, 'homebridge-fixture-dynamic', { earlier: await described(first.home) })
  await second.start({ platform: 'FixtureDynamic', devices: ['Fan'], fail: 'Lamp' })
  await second.plugin.complete?.()
  expect(second.home.names()).toEqual(['Lamp', 'Fan'])
  expect(second.logs.join('\n')).toContain('error Lamp: its plugin could not restore it: Error: cannot take Lamp')
  expect(second.home.calls).toEqual(['forgetOthers'])
})

it('adds none of a platform that does not run, and takes one over from another name of the plugin', async () => {
  const first = await host(fixtures, 'homebridge-fixture-dynamic')
  await first.start({ platform: 'FixtureDynamic' })
  const renamed = await described(first.home, { plugin: 'homebridge-former-name' })
  const third = await host(fixtures, 'homebridge-fixture-dynamic', { earlier: renamed })
  await third.start({ platform: 'FixtureDynamic' })
  expect(third.home.kept('Lamp')).toMatchObject({ plugin: 'homebridge-fixture-dynamic', context: { starts: 2 } })

  const orphaned = await described(first.home, { platform: 'FixtureFormer' })
  const second = await host(fixtures, 'homebridge-fixture-dynamic', { earlier: orphaned })
  await second.start({ platform: 'FixtureDynamic', devices: [] })
  await second.plugin.complete?.()
  expect(second.home.names()).toEqual([])
  expect(second.logs).toEqual(["info Lamp: its platform 'FixtureFormer' does not run"])
  expect(second.home.calls).toEqual(['forgetOthers'])

  const keeping = await host(fixtures, 'homebridge-fixture-dynamic', { earlier: orphaned, keepOrphans: true })
  await keeping.start({ platform: 'FixtureDynamic', devices: [] })
  await keeping.plugin.complete?.()
  expect(keeping.home.names()).toEqual(['Lamp'])
})
