import { expect, it } from 'vitest'
import type { PluginSettings } from '../../../src/bridge/host/host-config.ts'
import { placePlugins, sharedLimits } from '../../../src/bridge/host/sharing.ts'

const plugin = (id: string, settings: PluginSettings, kind: 'native' | 'homebridge' = 'homebridge', of = id) => ({
  ...{ id, kind, settings },
  package: of,
})
const nobody = (): undefined => undefined

it('plugins share a process by choice, with those that could do the same alone', () => {
  const places = placePlugins(
    [
      plugin('alone', {}),
      plugin('own', { process: 'own' }),
      plugin('one', { process: 'shared' }),
      plugin('two', { process: 'shared', heapMb: 64 }),
      plugin('native', { process: 'shared' }, 'native'),
      plugin('other native', { process: 'shared', uid: 1000 }, 'native'),
      plugin('user', { process: 'shared', uid: 1000 }),
      plugin('same user', { process: 'shared', uid: 1000 }),
      plugin('root', { process: 'shared', uid: 0 }),
      plugin('sudo', { process: 'shared', allowSetuid: true }),
      plugin('no sudo', { process: 'shared', allowSetuid: false }),
    ],
    nobody,
  )
  const together = Map.groupBy(places, ([, { key }]) => key)
  expect([...together.values()].map((group) => group.map(([id]) => id))).toEqual([
    ['alone', 'own'],
    ['one', 'two', 'no sudo'],
    ['native', 'other native'],
    ['user', 'same user'],
    ['root'],
    ['sudo'],
  ])
  expect([...places.values()].some(({ apart }) => apart !== undefined)).toBe(false)
})

it('of a package one plugin is in a shared process; the others say why they are not', () => {
  const places = placePlugins(
    [
      plugin('homebridge-a', { process: 'shared' }),
      plugin('homebridge-a-2', { process: 'shared' }, 'homebridge', 'homebridge-a'),
      plugin('homebridge-b', { process: 'shared' }),
    ],
    nobody,
  )
  expect(places.get('homebridge-a-2')).toEqual({
    apart: 'homebridge-a is in the shared process, which loads a package once',
  })
  expect(places.get('homebridge-b')).toEqual(places.get('homebridge-a'))
})

it('a plugin that left its shared process has one of its own, and the next of its package takes its place', () => {
  const places = placePlugins(
    [plugin('one', { process: 'shared' }, 'homebridge', 'a'), plugin('two', { process: 'shared' }, 'homebridge', 'a')],
    (id) => (id === 'one' ? 'it broke' : undefined),
  )
  expect(places.get('one')).toEqual({ apart: 'it broke' })
  expect(places.get('two')?.key).toBeDefined()
})

it('a shared process may use what the one of its plugins may that may use most', () => {
  const limits = (...all: PluginSettings[]) => sharedLimits(all.map((settings) => ({ settings })))
  expect(limits({}, {})).toEqual({ heapMb: 256, memoryMb: 512 })
  expect(limits({ heapMb: 64 }, { heapMb: 96, memoryMb: 100 })).toEqual({ heapMb: 96, memoryMb: 320 })
  expect(limits({ heapMb: 1024 }, { memoryMb: 4096 })).toEqual({ heapMb: 1024, memoryMb: 4096 })
})
