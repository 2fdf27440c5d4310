import { expect, it } from 'vitest'
import type { AssignedEntry } from '../../../src/bridge/import/assign-plugins.ts'
import { readHomebridgeConfig } from '../../../src/bridge/import/homebridge-config.ts'
import { mergeConfig } from '../../../src/bridge/import/merge-config.ts'

const own = `{
  "bridge": { "name": "Mine", "username": "0E:00:00:00:00:02", "hapPort": 51900, "pincode": "482-19-375" },
  "platforms": [
    { "platform": "Virtual", "plugin": "/x/bridge/plugins/virtual/index.ts" },
    { "platform": "X", "plugin": "plugins/node_modules/homebridge-x/index.js", "old": true }
  ],
  "disabledPlugins": ["homebridge-mine"],
  "mqtt": "mine"
}
`

function merge(text: string | null, config: object, packages: Record<string, string | null> = { X: 'homebridge-x' }) {
  const homebridge = readHomebridgeConfig(JSON.stringify(config), () => {})
  const entries = homebridge.entries.map(
    (entry): AssignedEntry => ({ ...entry, package: packages[entry.type] ?? null }),
  )
  return JSON.parse(mergeConfig(text, homebridge, entries))
}

it('adds to what is there, and replaces what is of the same plugin', () => {
  const theirs = {
    bridge: { name: 'Theirs', username: '0e:3f:2a:91:5c:d4', port: 51_626 },
    platforms: [{ platform: 'X', new: 1 }, { platform: 'X', new: 2 }, { platform: 'Y Z' }],
    disabledPlugins: ['homebridge-mine', 'homebridge-theirs'],
    mqtt: 'theirs',
    other: 'theirs',
  }
  expect(merge(own, theirs)).toEqual({
    bridge: {
      ...{ name: 'Theirs', username: '0E:3F:2A:91:5C:D4', hapPort: 51_626, pincode: '031-45-154' },
      addIdentifyingMaterial: true,
    },
    platforms: [
      { platform: 'Virtual', plugin: '/x/bridge/plugins/virtual/index.ts' },
      { platform: 'X', new: 1, plugin: 'plugins/node_modules/homebridge-x' },
      { platform: 'X', new: 2, plugin: 'plugins/node_modules/homebridge-x' },
      { platform: 'Y Z', plugin: 'plugins/node_modules/homebridge-unknown-y-z' },
    ],
    disabledPlugins: ['homebridge-mine', 'homebridge-theirs'],
    mqtt: 'mine',
    other: 'theirs',
  })
})

it('keeps the HAP port where Homebridge has none', () => {
  expect(merge(own, {}).bridge.hapPort).toBe(51_900)
  expect(merge(null, {}).bridge.hapPort).toBe(51_826)
})

it.for([
  ['a port that the API has', { bridge: { port: 8582 } }, 'where this bridge has its API'],
  ['a platform of another plugin', { platforms: [{ platform: 'Virtual' }] }, 'take it out there first'],
  ['a platform that no config takes', { platforms: [{ platform: 'x'.repeat(201) }] }, 'must be a platform name'],
] as const)('refuses %s', ([, config, message]) => {
  expect(() => merge(own, config)).toThrow(message)
})
