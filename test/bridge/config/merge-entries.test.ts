import { expect, it } from 'vitest'
import { type Entry, entryOf, findChanges, mergeEntry } from '../../../src/bridge/config/merge-entries.ts'

const ring = (fields: Entry = {}): Entry => ({ platform: 'Ring', plugin: 'plugins/ring', name: 'Ring', ...fields })
const lists = (...platforms: Entry[]) => ({ platforms, accessories: [] })

function merged(before: Entry, now: Entry, after: Entry) {
  return mergeEntry(now, { list: 'platforms', before, after })
}

it('an entry that a plugin changed is found, the others are not', () => {
  const before = lists(ring({ token: 'a' }), ring({ name: 'Second', token: 'b' }), { platform: 'X', plugin: 'p' })
  const { plugin: _, ...second } = ring({ name: 'Second', token: 'c' })
  const after = lists(ring({ token: 'a', plugin: undefined }), second, { platform: 'X' })
  expect(findChanges(before, after)).toEqual({
    changes: [{ list: 'platforms', before: before.platforms[1], after: second }],
    unknown: [],
  })
})

it('entries that a plugin added or removed are named, and not compared', () => {
  expect(findChanges(lists(ring({ token: 'a' })), lists(ring({ token: 'b' }), ring()))).toEqual({
    changes: [],
    unknown: ['Ring'],
  })
  expect(findChanges(lists(), lists({ platform: 'Evil', plugin: '/tmp/evil' })).unknown).toEqual(['Evil'])
})

it.each([
  ['of the plugin alone is taken', { token: 'a' }, { token: 'a' }, { token: 'b' }, { token: 'b' }, ['/token'], []],
  ['of the config alone stays', { token: 'a' }, { token: 'c' }, { token: 'a' }, { token: 'c' }, [], []],
  ['of both alike is no conflict', { token: 'a' }, { token: 'b' }, { token: 'b' }, { token: 'b' }, [], []],
  [
    'of both is a conflict, and the config stays',
    { token: 'a' },
    { token: 'b' },
    { token: 'c' },
    { token: 'b' },
    [],
    ['/token'],
  ],
  [
    'of different fields is both',
    { o: { a: 1, b: 1 } },
    { o: { a: 2, b: 1 } },
    { o: { a: 1, b: 2 } },
    { o: { a: 2, b: 2 } },
    ['/o/b'],
    [],
  ],
  ['that adds a field is taken', {}, {}, { token: 'b' }, { token: 'b' }, ['/token'], []],
  ['that removes a field is taken', { token: 'a' }, { token: 'a' }, {}, {}, ['/token'], []],
  ['of a list is one value', { l: [1] }, { l: [1, 2] }, { l: [3] }, { l: [1, 2] }, [], ['/l']],
] as const)('a change %s', (_, before, now, after, expected, taken, conflicts) => {
  expect(merged(ring(before), ring(now), ring(after))).toEqual({ entry: ring(expected), taken, conflicts })
})

it('nothing that decides what runs, and as whom, is taken', () => {
  const hostile = {
    ...{ plugin: '/tmp/evil.js', platform: 'Other', accessory: 'x', uid: 0, process: 'shared', heapMb: 4096 },
    ...{ _bridge: { port: 1 }, allowScripts: true },
  }
  expect(merged(ring({ uid: 7 }), ring({ uid: 7 }), { ...hostile, name: 'Ring' })).toEqual({
    entry: ring({ uid: 7 }),
    taken: [],
    conflicts: [],
  })
  expect(findChanges(lists(ring()), lists({ ...ring(), ...hostile, platform: 'Ring' })).changes).toEqual([])
})

it('the entry is found by type, plugin and name, or not at all', () => {
  const change = { list: 'platforms', before: ring(), after: ring({ token: 'b' }) } as const
  const [first, second] = [ring({ name: 'First' }), ring({ name: 'Second' })]
  expect(entryOf(change, lists(first, ring({ token: 'c' })))).toEqual(ring({ token: 'c' }))
  expect(entryOf(change, lists(first))).toBe(first)
  expect(entryOf(change, lists(first, second))).toBeUndefined()
  expect(entryOf(change, lists(ring({ plugin: 'plugins/other' })))).toBeUndefined()
})
