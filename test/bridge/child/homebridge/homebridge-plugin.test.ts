import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NotAPlugin } from '../../../../src/bridge/child/loader.ts'
import { type InstalledFixtures, installFixtures } from '../../fixtures/homebridge/index.ts'
import { host } from './hosted.ts'

let fixtures: InstalledFixtures

beforeAll(async () => {
  fixtures = await installFixtures()
})
afterAll(() => fixtures.remove())

it('loads every shape of module, and tells what it registers', async () => {
  const registered = async (...given: Parameters<typeof host> extends [unknown, ...infer Rest] ? Rest : never) => {
    const { plugin } = await host(fixtures, ...given)
    return [...plugin.platforms, ...plugin.accessoryTypes].join()
  }
  expect(await registered('homebridge-fixture-dynamic')).toBe('FixtureDynamic')
  expect(await registered('homebridge-fixture-static')).toBe('FixtureStatic')
  expect(await registered('@fixture/homebridge-scoped')).toBe('FixtureScoped')
  expect(await registered('homebridge-fixture-async')).toBe('FixtureAsync,FixtureAsyncAccessory')
  expect(await registered('homebridge-fixture-compiled')).toBe('FixtureCompiled')
  expect(await registered('homebridge-old')).toBe('Old')
  // With the plugin's name or without, by a method that was taken off.
  expect(await registered('homebridge-fixture-wrong-time')).toBe('FixtureWrongTime,FixtureTwice,FixtureTaken')
})

it('says what a module exports that is not a plugin', async () => {
  const loading = host(fixtures, 'homebridge-fixture-throws', { file: 'no-initializer.js' })
  await expect(loading).rejects.toThrow(NotAPlugin)
  await expect(loading).rejects.toThrow(
    "it exports no initializer, a function that takes Homebridge's api: found a default export of type object, and platform",
  )
})

it('fails with what a plugin throws when it is loaded or initialized', async () => {
  const loading = host(fixtures, 'homebridge-fixture-throws', { file: 'throws-loading.js' })
  await expect(loading).rejects.toThrow('it cannot be loaded')
  const initializing = host(fixtures, 'homebridge-fixture-throws', { file: 'throws-initializing.js' })
  await expect(initializing).rejects.toThrow('it cannot be initialized')
})

it('only warns of what a plugin asks for and does not get', async () => {
  const { logs } = await host(fixtures, 'homebridge-fixture-compiled')
  expect(logs).toEqual([
    'warn it is made for Homebridge ^1.3.0, and finds what Homebridge 2.4.0 has',
    `warn it is made for Node.js ^14, and runs in ${process.version}`,
    'warn it brings its own hap-nodejs, which may not work with the provided version: report this to its author',
  ])
  expect((await host(fixtures, 'homebridge-fixture-dynamic')).logs).toEqual([])
})

it('gives an independent platform its api, its log, its config and its folders', async () => {
  const { plugin, logs, start, storagePath, home } = await host(fixtures, 'homebridge-fixture-independent')
  await start({ platform: 'FixtureIndependent', plugin: 'plugins/x', _bridge: {}, name: 'Alone', deep: { list: [1] } })
  await plugin.complete?.()
  plugin.stop()
  const found = JSON.parse(logs[0]?.replace('info ', '') ?? '')
  expect(found).toEqual({
    config: { platform: 'FixtureIndependent', name: 'Alone', deep: { list: [1] } },
    version: 2.7,
    serverVersion: '2.4.0',
    atLeast2: true,
    atLeast3: false,
    matter: [false, false, true],
    paths: ['', 'config.json', 'persist', 'accessories', 'matter'].map((name) => join(storagePath, name)),
    legacyTypes: '00000043-0000-1000-8000-0026BB765291',
    isDynamic: true,
  })
  expect(existsSync(join(storagePath, 'persist')) && existsSync(join(storagePath, 'accessories'))).toBe(true)
  expect(logs.slice(1, 4)).toEqual(['warn written by level', 'info done { deep: [ 1 ] }', 'debug a detail'])
  expect(logs[4]).toMatch(/^error Error: an error with a stack\n {4}at /)
  expect(logs.at(-1)).toBe('info bye')
  expect(home.calls).toEqual(['forgetOthers', 'close'])
})

it('refuses registrations outside the initializer, and a second one of a name', async () => {
  const { start, logs } = await host(fixtures, 'homebridge-fixture-wrong-time')
  await start({ platform: 'FixtureWrongTime' }, { platform: 'FixtureTwice' })
  expect(logs).toHaveLength(2)
  expect(logs[0]).toBe(
    "warn [FixtureTwice] Plugin 'homebridge-fixture-wrong-time' tried to register a platform 'FixtureTwice' which has already been registered!",
  )
  expect(logs[1]).toContain(
    'error FixtureWrongTime: Error: Unexpected platform registration. Plugin tried to register outside the initializer',
  )
})

it('starts what can be started of several entries, and forgets nothing then', async () => {
  const { plugin, start, home, logs } = await host(fixtures, 'homebridge-fixture-accessory')
  await start(
    { accessory: 'FixtureLock', name: 'Broken', broken: true },
    { accessory: 'FixtureLock', name: 'Front' },
    { accessory: 'homebridge-fixture-accessory.FixtureLock', name: 'Back', uuid_base: 'b' },
    { accessory: 'FixtureLock', name: 'Empty', empty: true },
    { accessory: 'FixtureLock', name: 'Front' },
    { accessory: 'FixtureLock' },
    { accessory: 'FixtureKey', name: 'Key' },
  )
  expect(home.names()).toEqual(['Front', 'Back'])
  expect(logs.map((line) => line.split('\n')[0])).toEqual([
    'info [Empty] it has no services, so it is not added to the bridge',
    'error Broken: Error: no such lock',
    expect.stringMatching(/^error Front: Error: .* is there already$/),
    "error FixtureLock: an entry of accessory 'FixtureLock' needs a `name`",
    "error Key: the plugin registers no accessory 'FixtureKey'; those that it registers: 'FixtureLock'",
  ])
  await plugin.complete?.()
  expect(home.calls).toEqual([])
})

it('fails with the first reason when nothing could be started', async () => {
  const { start, logs } = await host(fixtures, 'homebridge-fixture-throws')
  await expect(start({ platform: 'FixtureThrows' }, { platform: 'Unknown', name: 'Other' })).rejects.toThrow(
    'there is no device',
  )
  expect(logs).toHaveLength(1)
  expect(logs[0]).toContain("error Other: the plugin registers no platform 'Unknown'")
})

it('publishes accessories that are to be on their own', async () => {
  const { start, home } = await host(fixtures, 'homebridge-fixture-external')
  await start({ platform: 'FixtureExternal' })
  expect(home.published.map(({ displayName, category }) => [displayName, category])).toEqual([['Television', 31]])
  expect(home.names()).toEqual([])
})
