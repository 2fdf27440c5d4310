import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRawPath } from '../../src/contract/table-router.ts'

const malformed = expect.objectContaining({ code: 'malformed_path' })

describe('checkRawPath', () => {
  it.each([
    ['/'],
    ['/api/v1/docs/production'],
    ['/api/v1/docs/production/'],
    ['/api/v1/docs/production//about'],
    ['/a%2Fb'],
    ['/caf%C3%A9'],
    ['/.well-known/thing'],
    ['/a/..b'],
    ['/a/...'],
    ['/%252e%252e/x'],
    [`/${'%E4%B8%AD'.repeat(2047)}`],
    [`/${'a'.repeat(2047)}`],
  ])('takes %s', (path) => {
    expect(() => checkRawPath(path)).not.toThrow()
  })

  it.each([
    ['a dot segment', '/a/../b'],
    ['a dot segment at the end', '/a/.'],
    ['an encoded dot segment', '/a/%2e%2E/b'],
    ['a half encoded dot segment', '/a/.%2e/b'],
    ['a dot segment behind an encoded slash', '/a%2F..%2Fb'],
    ['a backslash', '/a\\b'],
    ['an encoded backslash', '/a%5cb'],
    ['NUL', '/a%00'],
    ['a line feed', '/a%0Ab'],
    ['DEL', '/a%7F'],
    ['a C1 control', '/a%C2%85'],
    ['an encoded question mark', '/a%3Fb'],
    ['an encoded hash', '/a%23b'],
    ['a hash', '/a#b'],
    ['a lone percent', '/a%'],
    ['a percent without hex', '/a%zz'],
    ['a broken UTF-8 sequence', '/a%C3'],
    ['overlong UTF-8', '/a%C0%AF'],
    ['a UTF-8 surrogate', '/a%ED%A0%80'],
    ['a raw byte beyond ASCII', '/caf\u00e9'],
    ['a space', '/a b'],
    ['no slash at the start', 'a'],
    ['the asterisk form', '*'],
    ['2,049 characters', `/${'a'.repeat(2048)}`],
  ])('refuses %s', (_, path) => {
    expect(() => checkRawPath(path)).toThrow(malformed)
  })

  it('refuses or takes whatever comes, and throws nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        try {
          checkRawPath(`/${text}`)
        } catch (error) {
          expect(error).toEqual(malformed)
        }
      }),
    )
  })

  it('takes every text without delimiters, dots and controls, once it is encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        fc.pre(!/[\\?#.\p{Cc}]/u.test(text))
        expect(() => checkRawPath(`/${encodeURIComponent(text)}`)).not.toThrow()
      }),
    )
  })
})
