import { expect, it } from 'vitest'
import { effectOf } from '../../../../console/bridge/config/effects.ts'
import { entriesOf, pluginOf } from '../../../../console/bridge/config/entry.ts'

const packages = [
  { name: 'triptych-virtual', path: '/opt/plugins/virtual/index.ts', isNative: true },
  { name: 'homebridge-blinds', path: '/data/plugins/node_modules/homebridge-blinds/index.js', isNative: false },
]
const virtual = { platform: 'Virtual', plugin: '/opt/plugins/virtual/index.ts', accessories: [] }
const blinds = { platform: 'Blinds', plugin: 'plugins/node_modules/homebridge-blinds', speed: 3 }
const before = { bridge: { name: 'Home' }, platforms: [virtual, blinds] }
const run = (id: string, config: Record<string, unknown> = {}, bridge: string | null = null) => {
  return { id, package: id.split('.')[0] ?? id, bridge, config }
}
const loaded = [run('triptych-virtual'), run('homebridge-blinds')]
const effect = (after: unknown, running = loaded, from: unknown = before) => effectOf(from, after, packages, running)

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
  [
    'a plugin that does not run',
    { ...before, platforms: [virtual, { ...blinds, speed: 4 }] },
    [run('triptych-virtual')],
  ],
  [
    'another entry of a native plugin',
    { ...before, platforms: [virtual, { ...virtual, name: 'Shed' }, blinds] },
    loaded,
  ],
])('the whole bridge has to restart for %s', (_what, after, running) => {
  expect(effect(after, running)).toEqual({ kind: 'bridge' })
})

const ground = { ...blinds, name: 'Ground floor' }
const upstairs = { ...blinds, name: 'Upstairs' }
const two = { platforms: [ground, upstairs] }
const apart = [
  run('homebridge-blinds', { name: 'Ground floor', speed: 3 }),
  run('homebridge-blinds.upstairs', { name: 'Upstairs', speed: 3 }),
]

it('one of two entries of a platform that run apart restarts alone', () => {
  const faster = { ...upstairs, speed: 4 }
  const alone = { kind: 'plugins', ids: ['homebridge-blinds.upstairs'] }
  expect(effect({ platforms: [ground, faster] }, apart, two)).toEqual(alone)
  expect(effect({ platforms: [faster, ground] }, apart, two)).toEqual(alone)
  const both = { kind: 'plugins', ids: ['homebridge-blinds', 'homebridge-blinds.upstairs'] }
  expect(effect({ platforms: [{ ...ground, speed: 4 }, faster] }, apart, two)).toEqual(both)
})

it('where names do not tell which plugin runs an entry, all of the platform restart', () => {
  const all = { kind: 'plugins', ids: ['homebridge-blinds', 'homebridge-blinds.upstairs'] }
  expect(effect({ platforms: [ground, { ...upstairs, name: 'Attic' }] }, apart, two)).toEqual(all)
  const same = { platforms: [ground, ground] }
  const sameName = [apart[0], run('homebridge-blinds.ground-floor', { name: 'Ground floor' })].filter((each) => !!each)
  const ids = ['homebridge-blinds', 'homebridge-blinds.ground-floor']
  expect(effect({ platforms: [ground, { ...ground, speed: 4 }] }, sameName, same)).toEqual({ kind: 'plugins', ids })
})

it('an entry that is added to or removed from those that run apart takes a restart of the bridge', () => {
  expect(effect({ platforms: [ground] }, apart, two)).toEqual({ kind: 'bridge' })
  expect(effect({ platforms: [ground, upstairs, { ...blinds, name: 'Shed' }] }, apart, two)).toEqual({ kind: 'bridge' })
})

it('a change of an entry with a bridge of its own restarts what is behind that bridge, one of that bridge all', () => {
  const _bridge = { username: '0e:00:00:00:00:01' }
  const from = { platforms: [blinds, { ...upstairs, _bridge }] }
  const behind = [run('homebridge-blinds'), { ...run('homebridge-blinds', {}, '0E:00:00:00:00:01'), id: 'behind' }]
  const faster = { platforms: [blinds, { ...upstairs, _bridge, speed: 4 }] }
  expect(effect(faster, behind, from)).toEqual({ kind: 'plugins', ids: ['behind'] })
  const moved = { platforms: [blinds, { ...upstairs, _bridge: { ..._bridge, port: 51_900 } }] }
  expect(effect(moved, behind, from)).toEqual({ kind: 'bridge' })
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
