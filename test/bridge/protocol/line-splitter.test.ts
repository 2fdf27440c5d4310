import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LineSplitter } from '../../../src/bridge/protocol/line-splitter.ts'

function split(max: number, chunks: readonly Buffer[]): [string, boolean][] {
  const lines: [string, boolean][] = []
  const splitter = new LineSplitter(max, (line, isWhole) => lines.push([line, isWhole]))
  for (const chunk of chunks) splitter.push(chunk)
  splitter.end()
  return lines
}

it('gives the same lines, wherever the chunks end', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', 'é', '😀') }), fc.array(fc.nat(40)), (text, cuts) => {
      const bytes = Buffer.from(text)
      const places = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length]
      const chunks = places.slice(1).map((place, index) => bytes.subarray(places[index], place))
      expect(split(1_000, chunks)).toEqual(text.split('\n').map((line) => [line, true]))
    }),
  )
})

it('holds no more of a line than it may', () => {
  const chunks = ['abc', 'def', 'ghi\nx', '\n'].map((text) => Buffer.from(text))
  expect(split(4, chunks)).toEqual([
    ['abcd', false],
    ['x', true],
    ['', true],
  ])
})
