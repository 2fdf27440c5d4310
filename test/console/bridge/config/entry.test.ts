import { expect, it } from 'vitest'
import { pluginOf } from '../../../../console/bridge/config/entry.ts'

it.each([
  ['node_modules/homebridge-lamp', 'homebridge-lamp'],
  ['/home/ann/plugins/node_modules/@home/homebridge-lamp/index.js', '@home/homebridge-lamp'],
  ['node_modules/.pnpm/homebridge-lamp@1.0.0/node_modules/homebridge-lamp/index.js', 'homebridge-lamp'],
  ['node_modules/.cache/lamp/index.js', null],
  ['/home/ann/lamp.js', null],
])('the plugin of an entry at %s is %s', (plugin, name) => {
  expect(pluginOf({ list: 'platforms', index: 0, value: { plugin } }, [])).toBe(name)
})
