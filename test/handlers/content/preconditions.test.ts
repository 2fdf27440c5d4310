import { describe, expect, it } from 'vitest'
import { ifMatch, ifNoneMatchAny } from '../../../handlers/content/preconditions.ts'

describe('If-Match', () => {
  it.each([
    ['a tag', '"a1b2-_/+=:,*"', 'a1b2-_/+=:,*'],
    ['a tag with space around it', ' "a1" ', 'a1'],
    ['the empty tag', '""', ''],
  ])('is %s, without its quotes', (_, header, tag) => {
    expect(ifMatch({ headers: { 'If-Match': header } })).toBe(tag)
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ' '],
    ['any state at all', '*'],
  ])('has to say more than %s', (_, header) => {
    expect(() => ifMatch({ headers: { 'If-Match': header } })).toThrow(
      expect.objectContaining({ code: 'precondition_required' }),
    )
  })

  it.each([
    ['a weak tag', 'W/"a1"'],
    ['two tags', '"a1", "a2"'],
    ['the same tag twice', '"a1","a1"'],
    ['a tag without quotes', 'a1'],
    ['half a tag', '"a1'],
    ['a tag with a space in it', '"a 1"'],
    ['any state among others', '"a1", *'],
  ])('is never ours as %s', (_, header) => {
    expect(() => ifMatch({ headers: { 'If-Match': header } })).toThrow(expect.objectContaining({ code: 'stale' }))
  })
})

describe('If-None-Match', () => {
  it.each([
    ['*', true],
    [' * ', true],
    ['"a1"', false],
    ['"*"', false],
    ['', false],
    [undefined, false],
  ])('%s is for where nothing is: %s', (header, meant) => {
    expect(ifNoneMatchAny(header)).toBe(meant)
  })
})
