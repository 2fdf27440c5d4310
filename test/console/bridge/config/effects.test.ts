import { expect, it } from 'vitest'
import { effectOf } from '../../../../console/bridge/config/effects.ts'
import { entriesOf, pluginOf } from '../../../../console/bridge/config/entry.ts'

const packages = [
  { name: 'triptych-virtual', path: '/opt/plugins/virtual/index.ts' },
  { name: 'homebridge-blinds', path: '/data/plugins/node_modules/homebridge-blinds/index.js' },
]
const virtual = { platform: 'Virtual', plugin: '/opt/plugins/virtual/index.ts', accessories: [] }
const blinds = { platform: 'Blinds', plugin: 'plugins/node_modules/homebridge-blinds', speed: 3 }
const before = { bridge: { name: 'Home' }, platforms: [virtual, blinds] }
const loaded = ['triptych-virtual', 'homebridge-blinds']
const effect = (after: unknown, running = loaded) => effectOf(before, after, packages, running)

it('a plugin that runs takes its own entries when it alone restarts', () => {
  expect(effect({ ...before, platforms: [virtual, { ...blinds, speed: 4 }] })).toEqual({
    kind: 'plugins',
    ids: ['homebridge-blinds'],
  })
})

it.each([
  ['a setting of the bridge', { ...before, bridge: { name: 'House' } }, loaded],
  ['a plugin without entries any more', { ...before, platforms: [virtual] }, loaded],
  ['a first entry of a plugin', { ...before, platforms: [virtual, blinds, { platform: 'New', plugin: '/x' }] }, loaded],
  ['a plugin that does not run', { ...before, platforms: [virtual, { ...blinds, speed: 4 }] }, ['triptych-virtual']],
])('the whole bridge has to restart for %s', (_what, after, running) => {
  expect(effect(after, running)).toEqual({ kind: 'bridge' })
})

it('what only moved in the file takes no restart', () => {
  expect(effect({ platforms: [virtual, blinds], bridge: { name: 'Home' } })).toEqual({ kind: 'none' })
})

it.each([
  ['/opt/plugins/virtual/index.ts', 'triptych-virtual'],
  ['/opt/plugins/virtual', 'triptych-virtual'],
  ['plugins/node_modules/homebridge-blinds/', 'homebridge-blinds'],
  ['plugins/node_modules/homebridge-blinds/index.js', 'homebridge-blinds'],
  ['/elsewhere/node_modules/@scope/homebridge-gone/main.js', '@scope/homebridge-gone'],
  ['inds/index.js', null],
  ['', null],
])('whose entry it is that names %j', (plugin, name) => {
  const [entry] = entriesOf({ platforms: [{ platform: 'X', plugin }] })
  expect(entry && pluginOf(entry, packages)).toBe(name)
})
