import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointerTo, pointerTokens, valueAt } from '../../src/lib/json-pointer.ts'

/** The document of RFC 6901, 5, and what each pointer leads to in it. */
const document = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
}
const examples = [
  ['', document],
  ['/foo', ['bar', 'baz']],
  ['/foo/0', 'bar'],
  ['/', 0],
  ['/a~1b', 1],
  ['/c%d', 2],
  ['/e^f', 3],
  ['/g|h', 4],
  ['/i\\j', 5],
  ['/k"l', 6],
  ['/ ', 7],
  ['/m~0n', 8],
] as const

describe('JSON Pointers', () => {
  it.each(examples)('%j leads where RFC 6901 says', (pointer, value) => {
    expect(valueAt(document, pointer)).toEqual(value)
  })

  it.each([
    '/bar',
    '/foo/2',
    '/foo/-',
    '/foo/01',
    '/foo/length',
    '/toString',
    '/foo/0/0',
    '/~01',
  ])('%j leads nowhere', (pointer) => {
    expect(valueAt(document, pointer)).toBeUndefined()
  })

  it('are read as they were made', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a') })), (names) => {
        expect(pointerTokens(pointerTo(...names))).toEqual(names)
      }),
    )
    expect(pointerTo('a~/b', 0)).toBe('/a~0~1b/0')
  })
})
