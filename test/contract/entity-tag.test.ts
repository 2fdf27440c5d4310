import { describe, expect, it } from 'vitest'
import { codedTag, matchesNone } from '../../src/contract/conditions.ts'

describe('If-None-Match', () => {
  it.each([
    ['the tag', '"abc"'],
    ['a weak form of it', 'W/"abc"'],
    ['a list that holds it', '"x", "abc" , "y"'],
    ['the tag of its gzip form', '"abc-gzip"'],
    ['the tag of its brotli form', '"abc-br"'],
    ['anything at all', ' * '],
  ])('matches %s', (_, header) => {
    expect(matchesNone(header, '"abc"')).toBe(true)
    expect(matchesNone(header, '"abc-br"')).toBe(true)
  })

  it.each([
    ['another tag', '"abd"'],
    ['an unquoted one', 'abc'],
    ['a longer one', '"abcd"'],
    ['nothing', ''],
  ])('does not match %s', (_, header) => {
    expect(matchesNone(header, '"abc"')).toBe(false)
  })

  it('gives each coding a tag of its own', () => {
    expect([codedTag('"a"', 'identity'), codedTag('"a"', 'gzip'), codedTag('"a"', 'br')]).toEqual([
      '"a"',
      '"a-gzip"',
      '"a-br"',
    ])
  })
})
