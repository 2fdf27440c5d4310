import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// As Node loads them, not as the test runner does: the module hooks are Node's, and hap-nodejs is there once.
const require = createRequire(import.meta.url)
const home = '../../../../src/bridge/child/homebridge'
let folder: string
let fromPlugin: NodeJS.Require
let hap: object

beforeAll(async () => {
  const { loadHap } = require(`${home}/hap.ts`)
  const { provideHomebridgeModules } = require(`${home}/modules.ts`)
  hap = await loadHap()
  provideHomebridgeModules()
  folder = await realpath(await mkdtemp(join(tmpdir(), 'triptych-test-')))
  await put('index.js', 'exports.load = (id) => import(id)')
  fromPlugin = createRequire(join(folder, 'index.js'))
})
afterAll(() => rm(folder, { recursive: true }))

async function put(path: string, text: string): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

test('hap-nodejs, by both names, and files of it', async () => {
  for (const id of ['@homebridge/hap-nodejs', 'hap-nodejs']) {
    expect(fromPlugin(id) === hap).toBe(true)
    expect((await fromPlugin('./index.js').load(id)).default === hap).toBe(true)
  }
  const { Service } = hap as { Service: unknown }
  expect(fromPlugin('@homebridge/hap-nodejs/dist/lib/Service').Service === Service).toBe(true)
  // Where it was until 0.5.
  expect(fromPlugin('hap-nodejs/accessories/types.js').LIGHTBULB_STYPE).toMatch(/^0+43-/)
  expect(fromPlugin('hap-nodejs/lib/Service.js').Service === Service).toBe(true)
})

test('homebridge', async () => {
  const imported = await fromPlugin('./index.js').load('homebridge')
  expect(imported.APIEvent.DID_FINISH_LAUNCHING).toBe('didFinishLaunching')
  expect(imported.LogLevel.SUCCESS).toBe('success')
  expect(imported.Categories.LIGHTBULB).toBe(5)
  expect(Object.values(imported)).not.toContain(undefined)
  expect(fromPlugin('homebridge').Perms).toBe(imported.Perms)
})

test('what is nowhere stays missing', async () => {
  expect(() => fromPlugin('hap-nodejs/lib/nothing')).toThrow(/Cannot find module/)
  expect(() => fromPlugin('homebridge-nothing')).toThrow(/Cannot find module/)
  await expect(fromPlugin('./index.js').load('hap-nodejs/nothing')).rejects.toThrow(/Cannot find/)
})

test("a plugin's own copy comes first", async () => {
  await put('own/node_modules/hap-nodejs/package.json', '{"version":"0.4.0","main":"index.js"}')
  await put('own/node_modules/hap-nodejs/index.js', 'exports.own = true')
  await put('own/node_modules/homebridge/package.json', '{"version":"1.0.0","main":"index.js"}')
  await put('own/node_modules/homebridge/index.js', 'exports.own = true')
  const fromOwn = createRequire(join(folder, 'own/index.js'))
  expect(fromOwn('hap-nodejs')).toEqual({ own: true })
  expect(fromOwn('homebridge')).toEqual({ own: true })
})
