import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'
import type { Hap } from '../../../../src/bridge/child/homebridge/types.ts'

// Identity is compared by hand: the difference of two hap-nodejs takes minutes to print.
const require = createRequire(import.meta.url)
const prepare = Error.prepareStackTrace
let hap: Hap

beforeAll(async () => {
  hap = await loadHap()
})

test('is the package itself, and its modules', () => {
  expect(require('@homebridge/hap-nodejs') === hap).toBe(true)
  const { Accessory } = require('@homebridge/hap-nodejs/dist/lib/Accessory')
  const { Characteristic } = require('@homebridge/hap-nodejs/dist/lib/Characteristic')
  const { Service } = require('@homebridge/hap-nodejs/dist/lib/Service')
  expect(hap.Accessory === Accessory).toBe(true)
  expect(hap.Characteristic === Characteristic).toBe(true)
  expect(hap.Service === Service).toBe(true)
  expect(hap.LegacyTypes.CURRENT_TEMPERATURE_CTYPE).toMatch(/^0+11-/)
})

test('leaves stack traces alone, and what only publishing needs unloaded', () => {
  expect(Error.prepareStackTrace).toBe(prepare)
  const loaded = Object.keys(require.cache).join('\n')
  expect(loaded).not.toMatch(/source-map-support|dbus-native|bonjour-hap|ciao\/lib\/index/)
  const ofHap = createRequire(require.resolve('@homebridge/hap-nodejs'))
  expect(typeof ofHap('@homebridge/ciao').getResponder).toBe('function')
})
