import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonDiff } from '../../../src/content/documents/json-diff.ts'
import { applyPatch } from './apply-patch.ts'

const name = fc.constantFrom('a', 'b', 'id', '0', '', 'a/b', 'm~n', '__proto__', '_t', 'constructor', 'ä')
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(0, 1, -1, 'a', 'b', '', true, null),
    fc.array(tie('json'), { maxLength: 6 }),
    fc.array(fc.record({ id: fc.constantFrom('x', 'y', 'z', 'w', 'v'), v: tie('json') }), { maxLength: 7 }),
    fc.dictionary(name, tie('json'), { maxKeys: 4 }).map((each) => JSON.parse(JSON.stringify(each))),
  ),
}))

const ids = fc.uniqueArray(fc.nat(12), { maxLength: 10 })

describe('jsonDiff', () => {
  it('is a patch that makes the one of the other, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(applyPatch(before, jsonDiff(before, after))).toEqual(after)
        expect(jsonDiff(before, before)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('moves blocks, and as few as can be', () => {
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const changes = jsonDiff(blocks(before), blocks(after))
        expect(applyPatch(blocks(before), changes)).toEqual(blocks(after))
        const kept = after.filter((id) => before.includes(id))
        expect(changes.filter(({ op }) => op === 'add')).toHaveLength(after.length - kept.length)
        expect(changes.filter(({ op }) => op === 'remove')).toHaveLength(before.length - kept.length)
        expect(changes.filter(({ op }) => op === 'move')).toHaveLength(kept.length - longestRun(kept, before))
      }),
      { numRuns: 1000 },
    )
  })

  it('says what a person would say', () => {
    const before = { route: '/a', zones: { main: { blocks: blocks([1, 2, 3, 4]) } }, tags: ['x', 'y', 'z'] }
    const list = [...blocks([4, 1]), { id: 'b2', fields: { text: 'new' } }, ...blocks([5])]
    const after = { route: '/b', zones: { main: { blocks: list } }, tags: ['x', 'w', 'z'] }
    expect(jsonDiff(before, after)).toEqual([
      { op: 'replace', path: '/route', value: '/b', before: '/a' },
      { op: 'remove', path: '/zones/main/blocks/2', before: blocks([3])[0] },
      { op: 'move', from: '/zones/main/blocks/2', path: '/zones/main/blocks/0' },
      { op: 'add', path: '/zones/main/blocks/3', value: blocks([5])[0] },
      { op: 'replace', path: '/zones/main/blocks/2/fields/text', value: 'new', before: 'text 2' },
      { op: 'replace', path: '/tags/1', value: 'w', before: 'y' },
    ])
  })

  it('does not mind the order of members', () => {
    expect(jsonDiff({ a: 1, b: { c: 2, d: [1] } }, { b: { d: [1], c: 2 }, a: 1 })).toEqual([])
    expect(jsonDiff({ a: numbers(200_000), b: 1 }, { b: 1, a: numbers(200_000) })).toEqual([])
  })

  it('spells names as RFC 6901 does', () => {
    expect(jsonDiff({ 'a/b': 1, 'm~n': 2 }, { 'a/b': 2 })).toEqual([
      { op: 'replace', path: '/a~1b', value: 2, before: 1 },
      { op: 'remove', path: '/m~0n', before: 2 },
    ])
  })

  it.each([
    ['more values than are looked into', { list: numbers(20_000) }, { list: numbers(20_001) }, '/list'],
    ['more values at the top', object(20_000, 1), object(20_000, 2), ''],
    ['more values than are compared', { a: { list: numbers(100_001) } }, { a: { list: numbers(100_002) } }, ''],
    ['names as long as a body', long(9), long(8), ''],
    ['blocks that all moved', { list: blocks(numbers(6000)) }, { list: blocks(numbers(6000).reverse()) }, '/list'],
  ])('replaces as a whole what would take long: %s', (_name, before, after, path) => {
    const changes = jsonDiff(before, after)
    expect(changes.map(({ op, path }) => [op, path])).toEqual([['replace', path]])
    expect(applyPatch(before, changes)).toEqual(after)
  })

  it('still tells a large list of strings apart', () => {
    const before = { strings: object(12_000, 1) }
    const after = { strings: { ...object(12_000, 1), k77: 2, other: 3 } }
    expect(jsonDiff(before, after)).toEqual([
      { op: 'replace', path: '/strings/k77', value: 2, before: 1 },
      { op: 'add', path: '/strings/other', value: 3 },
    ])
  })
})

function blocks(of: readonly number[]): { id: string; fields: { text: string } }[] {
  return of.map((each) => ({ id: `b${each}`, fields: { text: `text ${each}` } }))
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function object(count: number, value: number): Record<string, number> {
  return Object.fromEntries(numbers(count).map((index) => [`k${index}`, value]))
}

/** Every change of it names a path as long as a body may be. */
function long(value: number): Record<string, number[]> {
  return { ['n'.repeat(500_000)]: numbers(20).map((index) => index * value + 1) }
}

/** How many of `kept` can stay where they are: tried in the plainest way. */
function longestRun(kept: readonly number[], before: readonly number[]): number {
  const lengths: number[] = []
  for (const [index, id] of kept.entries()) {
    const shorter = lengths.filter((_, each) => before.indexOf(kept[each] ?? -1) < before.indexOf(id))
    lengths[index] = 1 + Math.max(0, ...shorter)
  }
  return Math.max(0, ...lengths)
}
