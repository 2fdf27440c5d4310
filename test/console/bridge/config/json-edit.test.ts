import { expect, it } from 'vitest'
import { withChange, withValue } from '../../../../console/bridge/config/json-edit.ts'

const text = '{\n  "b": 1, "a": [ {"x": 1}, {"x": 2} ],\n  "kept":   "as it is"\n}\n'

it('writes what differs, and leaves the rest as it was written', () => {
  expect(withChange(text, [], JSON.parse(text), { b: 1, a: [{ x: 1 }, { x: 3 }], kept: 'as it is' })).toBe(
    text.replace('"x": 2', '"x": 3'),
  )
})

it('changes nothing where nothing differs', () => {
  expect(withChange(text, [], JSON.parse(text), JSON.parse(text))).toBe(text)
})

it.each([
  ['an entry more', [{ x: 1 }, { x: 2 }, { x: 3 }]],
  ['an entry less', [{ x: 1 }]],
  ['none left', []],
  ['the first one gone', [{ x: 2 }]],
  ['another order', [{ x: 2 }, { x: 1 }]],
  ['a property more', [{ x: 1, y: [1] }, { x: 2 }]],
  ['a property less', [{}, { x: 2 }]],
  ['no list any more', 'none'],
])('the text holds what was asked for: %s', (_what, a) => {
  const after = withChange(text, ['a'], JSON.parse(text).a, a)
  expect(JSON.parse(after)).toEqual({ b: 1, a, kept: 'as it is' })
  expect(after).toContain('"kept":   "as it is"')
})

it.each([
  ['{ "bridge": 5 }', ['bridge', 'name'], { bridge: { name: 'x' } }],
  ['{ "bridge": null, "kept": 1 }', ['bridge', 'name'], { bridge: { name: 'x' }, kept: 1 }],
  ['"nothing"', ['ports', 'start'], { ports: { start: 'x' } }],
  ['[]', ['name'], { name: 'x' }],
  ['{ "platforms": {} }', ['platforms', -1], { platforms: ['x'] }],
])('what stands in the way gives way: %s', (before, path, after) => {
  expect(JSON.parse(withValue(before, path, 'x'))).toEqual(after)
  expect(withValue(before, path, undefined)).toBe(before)
})

it('makes what is missing, indented as the text is', () => {
  expect(withValue('{\n\t"a": 1\n}', ['list'], [{ b: 2 }])).toContain('\n\t"list": [\n\t\t{')
  expect(JSON.parse(withValue(text, ['a', -1], { x: 3 })).a).toHaveLength(3)
})
