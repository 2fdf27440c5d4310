import { expect, it } from 'vitest'
import { faultsBelow, refusalOf, spansOf, standing } from '../../../../console/bridge/config/refusal.ts'

const text = '{\n  "bridge": { "name": "", "port": 1 },\n  "platforms": [{ "a/b": 2 }]\n}'
const problem = (faults: Record<string, string>) => ({
  title: 'The config is not valid',
  status: 422,
  code: 'config_invalid',
  errors: Object.entries(faults).map(([name, message]) => ({ in: 'body', name, message })),
})
const marked = (at: string) =>
  spansOf(refusalOf(problem({ [at]: 'is wrong' }), text), text).map(({ from, to }) => text.slice(from, to))

it.each([
  ['/bridge/name', '""'],
  ['/platforms/0/a~1b', '2'],
  ['/bridge', '"bridge"'],
  ['/platforms/0', '{'],
  ['', '{'],
  // What is missing is marked where it would be.
  ['/bridge/hapPort', '"bridge"'],
  ['/platforms/0/plugin', '{'],
  ['/platforms/7', '"platforms"'],
])('marks %s at its place', (pointer, place) => {
  expect(marked(pointer)).toEqual([place])
})

it('no longer names what was changed since, and keeps the rest', () => {
  const refusal = refusalOf(problem({ '/bridge/name': 'must be a name', '/bridge/port': 'is taken' }), text)
  const mended = text.replace('"name": ""', '"name": "Home"')
  expect(standing(refusal, mended)).toEqual([{ pointer: '/bridge/port', message: 'is taken' }])
  const [span] = spansOf(refusal, mended)
  expect(mended.slice(span?.from, span?.to)).toBe('1')
})

it('marks what is not JSON where reading came to an end, until the text changes', () => {
  const error = { ...problem({ '': 'a comma is missing' }), code: 'config_not_json', line: 2, column: 3 }
  const refusal = refusalOf(error, text)
  expect(spansOf(refusal, text)).toEqual([{ from: 4, to: 5, message: 'a comma is missing' }])
  expect(spansOf(refusal, `${text} `)).toEqual([])
})

it('gives a form the faults below its entry', () => {
  const { faults } = refusalOf(
    problem({ '/platforms/1/x': 'a', '/platforms/10/x': 'b', '/platforms/1': 'c' }),
    text,
  ) ?? { faults: [] }
  expect(faultsBelow(faults, '/platforms/1')).toEqual([
    { name: '/x', message: 'a' },
    { name: '', message: 'c' },
  ])
})

it('takes no other refusal for one of the text', () => {
  expect(refusalOf({ title: 'Service unavailable', status: 503, code: 'unavailable' }, text)).toBeNull()
  expect(refusalOf(new TypeError('Failed to fetch'), text)).toBeNull()
})
