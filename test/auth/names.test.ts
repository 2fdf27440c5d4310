import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeName, requireName } from '../../src/auth/names.ts'

describe('normalizeName', () => {
  it.each([
    ['  Ann  ', 'Ann'],
    ['Zoe\u0308', 'Zoë'],
    ['نور', 'نور'],
    ['क्‍ष', 'क्‍ष'],
    ['👩‍💻', '👩‍💻'],
    ["O'Brien, J. <script>", "O'Brien, J. <script>"],
    ['x'.repeat(120), 'x'.repeat(120)],
    [` ${'𝒳'.repeat(120)} `, '𝒳'.repeat(120)],
    ['a\ud800b', 'a\ufffdb'],
  ])('keeps %j as %j', (text, name) => {
    expect(normalizeName(text)).toBe(name)
  })

  it.each([
    '',
    '   ',
    '\ufeff',
    'a\nb',
    'a\u0000b',
    '\u001b[2J',
    'a\u009bb',
    'a\u202eb',
    'a\u2028b',
    'x'.repeat(121),
  ])('takes %j for no name', (text) => {
    expect(normalizeName(text)).toBeNull()
  })

  it('leaves what it gave as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = normalizeName(text)
        if (name !== null) expect(normalizeName(name)).toBe(name)
      }),
    )
  })
})

describe('requireName', () => {
  it('says where the name stood', () => {
    expect(requireName(' Ann ')).toBe('Ann')
    expect(() => requireName('')).toThrow(
      expect.objectContaining({ code: 'invalid_request', errors: [expect.objectContaining({ name: 'name' })] }),
    )
  })
})
