import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withValue } from '../../../src/bridge/config/edit.ts'

describe('withValue', () => {
  it('leaves the rest as it was written', () => {
    const text = '{ "bridge": {"port":1,\n    "name":   "a"},"x":[1,2 ,3]}\n'
    expect(withValue(text, ['bridge', 'name'], 'b')).toBe(text.replace('"a"', '"b"'))
  })

  it.each<[string, string, string]>([
    ['two spaces', '\n', '  '],
    ['tabs', '\n', '\t'],
    ['four spaces and CRLF', '\r\n', '    '],
  ])('adds in the style of the text: %s', (_name, eol, indent) => {
    const styled = (value: unknown): string => JSON.stringify(value, null, indent).replaceAll('\n', eol)
    const text = styled({ a: 1, platforms: [{ platform: 'A', plugin: 'a' }] })
    expect(withValue(text, ['platforms', -1], { platform: 'B', plugin: 'b' })).toBe(
      styled({
        a: 1,
        platforms: [
          { platform: 'A', plugin: 'a' },
          { platform: 'B', plugin: 'b' },
        ],
      }),
    )
    expect(withValue(text, ['disabledPlugins'], ['x'])).toBe(
      styled({ a: 1, platforms: [{ platform: 'A', plugin: 'a' }], disabledPlugins: ['x'] }),
    )
  })

  it('changes that value and no other', () => {
    const space = fc.constantFrom(undefined, 1, 2, 4, '\t')
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }),
        fc.string({ minLength: 1 }),
        fc.jsonValue(),
        space,
        (object, key, value, indent) => {
          fc.pre(key !== '__proto__' && !('__proto__' in object && Object.hasOwn(object, '__proto__')))
          const changed = withValue(JSON.stringify({ x: object }, null, indent), ['x', key], value)
          expect(changed).toSatisfy((text: string) => {
            const expected = { x: { ...object, [key]: value } }
            return JSON.stringify(sorted(JSON.parse(text))) === JSON.stringify(sorted(expected))
          })
        },
      ),
    )
  })
})

/** Keys in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
