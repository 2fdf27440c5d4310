import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'
import { type InstalledFixtures, installFixtures } from '../../fixtures/homebridge/index.ts'
import { host } from './hosted.ts'

let fixtures: InstalledFixtures

beforeAll(async () => {
  fixtures = await installFixtures()
})
afterAll(() => fixtures.remove())

it('adds the accessories of a static platform, under the UUIDs that Homebridge gives them', async () => {
  const { uuid } = await loadHap()
  const { plugin, start, home, logs } = await host(fixtures, 'homebridge-fixture-static')
  await start({ platform: 'FixtureStatic', name: 'Things' })
  expect(await plugin.complete?.()).toBe(true)
  expect(home.accessory('Outlet').UUID).toBe(uuid.generate('FixtureStatic:outlet-1'))
  expect(home.accessory('Thermometer').UUID).toBe(uuid.generate('FixtureStatic:Thermometer'))
  expect(home.calls).toEqual(['forgetOthers'])
  expect(logs).toEqual(['info a static platform of FixtureStatic'])
})

it('waits for a static platform before anything is forgotten', async () => {
  const { plugin, start, home } = await host(fixtures, 'homebridge-fixture-static')
  await start({ platform: 'FixtureStatic', calls: 'late' })
  expect(home.names()).toEqual([])
  await plugin.complete?.()
  expect(home.names()).toEqual(['Outlet', 'Thermometer'])
})

it('forgets nothing while entries of the config match nothing', async () => {
  const { plugin, home } = await host(fixtures, 'homebridge-fixture-static')
  const platforms = [{ platform: 'FixtureStatic', name: 'Things' }]
  await plugin.start({ type: 'start', platforms, accessoryEntries: [], accessories: [], isPartial: true })
  expect(await plugin.complete?.()).toBe(false)
  expect(home.names()).toEqual(['Outlet', 'Thermometer'])
  expect(home.calls).toEqual([])
})

it('takes the accessories of a static platform once', async () => {
  const { start, home, logs } = await host(fixtures, 'homebridge-fixture-static')
  await start({ platform: 'FixtureStatic', calls: 'twice' })
  expect(home.names()).toEqual(['Outlet', 'Thermometer'])
  expect(logs.slice(1)).toEqual(['warn it reported its accessories a second time; these are not added'])
})

it('says again and again that a static platform has not called back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { start, logs } = await host(fixtures, 'homebridge-fixture-static')
    await start({ platform: 'FixtureStatic', calls: 'never' })
    vi.advanceTimersByTime(60_000)
    expect(logs.slice(1)).toEqual(Array(3).fill('warn it has not reported its accessories yet'))
  } finally {
    vi.useRealTimers()
  }
})

it('forgets nothing when a static platform could not make all of its accessories', async () => {
  const { plugin, start, home, logs } = await host(fixtures, 'homebridge-fixture-static')
  await start(
    { platform: 'FixtureStatic', calls: 'partly' },
    { platform: 'FixtureStatic', calls: 'wrongly', name: 'W' },
  )
  expect(await plugin.complete?.()).toBe(false)
  expect(home.names()).toEqual(['Outlet', 'Thermometer'])
  expect(home.calls).toEqual([])
  const errors = logs.filter((line) => line.startsWith('error'))
  expect(errors.map((line) => line.split('\n')[0])).toEqual([
    'error FixtureStatic, Broken: TypeError: made.nothing is not a function',
    expect.stringContaining('error W: TypeError: it called back without a list of accessories'),
  ])
})

it('runs one entry of a dynamic platform, and has the others started apart', async () => {
  const { plugin, start, home, separated } = await host(fixtures, 'homebridge-fixture-dynamic')
  await start(
    { platform: 'FixtureDynamic', name: 'One' },
    { platform: 'FixtureDynamic', name: 'Two', devices: ['Fan'] },
  )
  expect(home.names()).toEqual(['Lamp'])
  expect(separated).toEqual(['FixtureDynamic'])
  expect(await plugin.complete?.()).toBe(true)
})
